//! A story that is told anew.

use super::Told;

/// The entries without what was taken back later.
pub(super) fn that_count(entries: &[(u64, Told)]) -> Vec<&(u64, Told)> {
    let mut count: Vec<&(u64, Told)> = Vec::new();
    for entry in entries {
        match &entry.1 {
            Told::TakenBack { keep } => {
                count.retain(|(number, told)| number <= keep || !matches!(told, Told::Line(_)));
            }
            _ => count.push(entry),
        }
    }
    count
}

/// Can a line that was read like this be that line, now that nothing is hidden?
pub(super) fn reads_like(known: &str, line: &str) -> bool {
    if known == line {
        return true;
    }
    let (known, line): (Vec<&str>, Vec<&str>) = (known.split(" | ").collect(), line.split(" | ").collect());
    let same = |(known, line): (&&str, &&str)| {
        known == line || known.strip_suffix('?').is_some_and(|actor| line.starts_with(actor))
    };
    known.len() == line.len() && known.iter().zip(&line).all(same)
}
