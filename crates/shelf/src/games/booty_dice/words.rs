//! Small pieces of English.

/// `1 die`, `2 dice`.
pub(super) fn count(number: impl TryInto<i64>, one: &str, several: &str) -> String {
    let number = number.try_into().unwrap_or(i64::MAX);
    format!("{number} {}", if number == 1 { one } else { several })
}

/// `4 doubloons`
pub(super) fn doubloons(number: u8) -> String {
    count(number, "doubloon", "doubloons")
}

/// `1 life`
pub(super) fn lives(number: u8) -> String {
    count(number, "life", "lives")
}

/// `2 shields`
pub(super) fn shields(number: u8) -> String {
    count(number, "shield", "shields")
}

/// `a`, `a and b`, `a, b and c`
pub(super) fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [head @ .., tail] => format!("{} and {tail}", head.join(", ")),
    }
}
