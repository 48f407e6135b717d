//! What was typed while the terminal was asked: no key is lost; and answers that come too late: none is taken for keys.

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

/// The keys in these bytes, in order.
pub(super) fn keys(bytes: &[u8]) -> Vec<Event> {
    let text = String::from_utf8_lossy(bytes);
    let (mut rest, mut keys) = (text.as_ref(), Vec::new());
    while !rest.is_empty() {
        let (key, length) = first_key(rest);
        keys.extend(key.map(Event::Key));
        rest = &rest[length..];
    }
    keys
}

/// The first key and how many bytes it is; a sequence that we know nothing of is passed over.
fn first_key(text: &str) -> (Option<KeyEvent>, usize) {
    let sequence = text.strip_prefix("\x1b[").or(text.strip_prefix("\x1bO"));
    let Some(sequence) = sequence else {
        let sign = text.chars().next().unwrap_or_default();
        return (Some(plain(sign)), sign.len_utf8());
    };
    let Some(end) = sequence.find(|sign: char| ('@'..='~').contains(&sign)) else {
        return (None, text.len());
    };
    (named(&sequence[..=end]).map(KeyEvent::from), 2 + end + 1)
}

fn plain(sign: char) -> KeyEvent {
    match sign {
        '\r' => KeyCode::Enter.into(),
        '\t' => KeyCode::Tab.into(),
        '\x7f' => KeyCode::Backspace.into(),
        '\x1b' => KeyCode::Esc.into(),
        '\x01'..='\x1a' => {
            KeyEvent::new(KeyCode::Char(char::from(sign as u8 - 1 + b'a')), KeyModifiers::CONTROL)
        }
        _ => KeyCode::Char(sign).into(),
    }
}

/// The key that a sequence stands for.
fn named(sequence: &str) -> Option<KeyCode> {
    Some(match sequence {
        "A" => KeyCode::Up,
        "B" => KeyCode::Down,
        "C" => KeyCode::Right,
        "D" => KeyCode::Left,
        "H" | "1~" | "7~" => KeyCode::Home,
        "F" | "4~" | "8~" => KeyCode::End,
        "Z" => KeyCode::BackTab,
        "5~" => KeyCode::PageUp,
        "6~" => KeyCode::PageDown,
        "P" | "11~" => KeyCode::F(1),
        "Q" | "12~" => KeyCode::F(2),
        "R" | "13~" => KeyCode::F(3),
        "S" | "14~" => KeyCode::F(4),
        "15~" => KeyCode::F(5),
        "17~" => KeyCode::F(6),
        "18~" => KeyCode::F(7),
        "19~" => KeyCode::F(8),
        "20~" => KeyCode::F(9),
        "21~" => KeyCode::F(10),
        _ => return None,
    })
}

/// An answer to kitty's question that comes late looks like keys: Alt-_, `Gi=31;OK`, Alt-\. The other answers do not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Late {
    /// Everything was answered, or nothing was asked.
    #[default]
    Nothing,
    /// An answer may come.
    Awaited,
    /// It may have begun.
    Begun,
    /// It goes on: so many signs at most.
    Within(u8),
}

impl Late {
    /// Is this event a part of a late answer, and none for the screens?
    pub(crate) fn takes(&mut self, event: &Event) -> bool {
        let Event::Key(KeyEvent { code, modifiers, .. }) = *event else { return false };
        let KeyCode::Char(sign) = code else {
            // No answer goes on after another key.
            *self = if *self == Late::Nothing { Late::Nothing } else { Late::Awaited };
            return false;
        };
        let alt = modifiers.contains(KeyModifiers::ALT);
        let (next, takes) = match *self {
            Late::Nothing => (Late::Nothing, false),
            Late::Awaited | Late::Begun if alt && sign == '_' => (Late::Begun, true),
            Late::Begun if sign == 'G' => (Late::Within(60), true),
            Late::Awaited | Late::Begun => (Late::Awaited, false),
            Late::Within(_) if alt && sign == '\\' => (Late::Nothing, true),
            Late::Within(0) => (Late::Nothing, false),
            Late::Within(left) => (Late::Within(left - 1), true),
        };
        *self = next;
        takes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(text: &str) -> Vec<KeyCode> {
        let code = |event: Event| event.as_key_event().unwrap().code;
        keys(text.as_bytes()).into_iter().map(code).collect()
    }

    #[test]
    fn keys_are_what_they_are_called() {
        use KeyCode::{Char, Down, Enter, Esc, F, Up};
        assert_eq!(
            codes("é2\r\x1b[A\x1bOB\x1bOP\x1b[21~"),
            [Char('é'), Char('2'), Enter, Up, Down, F(1), F(10)]
        );
        assert_eq!(codes("\x1b"), [Esc]);
        assert_eq!(codes("\x1b[<0;3;4Mq\x1b[1;5"), [Char('q')]);
        let ended = keys(b"\x03")[0].as_key_event().unwrap();
        assert_eq!((ended.code, ended.modifiers), (Char('c'), KeyModifiers::CONTROL));
    }

    fn passed(late: &mut Late, typed: &str) -> String {
        let mut passed = String::new();
        let mut alt = KeyModifiers::NONE;
        for sign in typed.chars() {
            if sign == '\x1b' {
                alt = KeyModifiers::ALT;
                continue;
            }
            let event = Event::Key(KeyEvent::new(
                KeyCode::Char(sign),
                std::mem::replace(&mut alt, KeyModifiers::NONE),
            ));
            passed.extend((!late.takes(&event)).then_some(sign));
        }
        passed
    }

    #[test]
    fn a_late_answer_is_not_typed() {
        assert_eq!(passed(&mut Late::Awaited, "ab\x1b_Gi=31;OK\x1b\\cd"), "abcd");
        assert_eq!(passed(&mut Late::Nothing, "\x1b_Gi"), "_Gi");
        // Who types that by hand loses the one key, and nothing after it.
        assert_eq!(passed(&mut Late::Awaited, "\x1b_hold"), "hold");
        assert_eq!(passed(&mut Late::Within(2), "abcdef"), "cdef");
    }
}
