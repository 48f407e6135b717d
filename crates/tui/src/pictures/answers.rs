//! What a terminal answers, and what was typed between its answers.

/// What was answered so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Answers {
    /// Pictures are taken as kitty takes them.
    pub(super) kitty: bool,
    /// It has sixels.
    pub(super) sixel: bool,
    /// The dots of a cell, across and down.
    pub(super) cell: Option<(u16, u16)>,
    /// The last answer has come.
    pub(super) complete: bool,
    /// What is no answer: keys.
    pub(super) keys: Vec<u8>,
    /// An answer that has begun and not ended.
    pub(super) begun: Vec<u8>,
}

impl Answers {
    /// The next bytes have come.
    pub(super) fn take(&mut self, bytes: &[u8]) {
        let all = [std::mem::take(&mut self.begun).as_slice(), bytes].concat();
        let mut rest = all.as_slice();
        while let Some((first, after)) = rest.split_first() {
            rest = match answer(rest) {
                Answer::None => {
                    self.keys.push(*first);
                    after
                }
                Answer::Begun => {
                    self.begun = rest.to_vec();
                    return;
                }
                Answer::Whole(text, length) => {
                    self.read(text);
                    &rest[length..]
                }
            };
        }
    }

    fn read(&mut self, text: &[u8]) {
        let text = String::from_utf8_lossy(text);
        if let Some(answered) = text.strip_prefix("_G") {
            self.kitty |= answered.split_once(';').is_some_and(|(_, said)| said == "OK");
        } else if let Some(attributes) = text.strip_prefix("[?").and_then(|text| text.strip_suffix('c')) {
            self.sixel = attributes.split(';').any(|attribute| attribute == "4");
            self.complete = true;
        } else if let Some(size) = text.strip_prefix("[6;").and_then(|text| text.strip_suffix('t')) {
            let size = size
                .split_once(';')
                .and_then(|(down, across)| Some((across.parse().ok()?, down.parse().ok()?)));
            self.cell = size.filter(|(across, down)| (2..=200).contains(across) && (2..=200).contains(down));
        }
    }
}

/// What bytes begin with.
enum Answer<'a> {
    /// No answer.
    None,
    /// An answer whose end has not come.
    Begun,
    /// An answer without what stands around it, and how many bytes it is.
    Whole(&'a [u8], usize),
}

/// How answers begin: of kitty, of the terminal's attributes, of the size of a cell.
const BEGINNINGS: [&[u8]; 3] = [b"\x1b_G", b"\x1b[?", b"\x1b[6;"];

fn answer(bytes: &[u8]) -> Answer<'_> {
    let Some(beginning) = BEGINNINGS.iter().find(|known| bytes.starts_with(known)) else {
        // An Esc alone is a key, unless more follows.
        let begun = bytes.len() > 1 && BEGINNINGS.iter().any(|known| known.starts_with(bytes));
        return if begun { Answer::Begun } else { Answer::None };
    };
    let after = &bytes[beginning.len()..];
    let (end, closing) = match *beginning {
        b"\x1b_G" => (after.windows(2).position(|two| two == b"\x1b\\"), 2),
        _ => (after.iter().position(|byte| !byte.is_ascii_digit() && *byte != b';'), 1),
    };
    match end {
        None => Answer::Begun,
        Some(end) if closing == 2 => {
            Answer::Whole(&bytes[1..beginning.len() + end], beginning.len() + end + 2)
        }
        Some(end) => match after[end] {
            b'c' | b't' => Answer::Whole(&bytes[1..=beginning.len() + end], beginning.len() + end + 1),
            _ => Answer::None,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(parts: &[&str]) -> Answers {
        let mut answers = Answers::default();
        parts.iter().for_each(|part| answers.take(part.as_bytes()));
        answers
    }

    #[test]
    fn answers_are_read_however_they_are_cut() {
        let whole = "\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62;4;22c";
        for cut in 1..whole.len() {
            // A lone Esc cannot be told from the key.
            if whole.as_bytes()[cut - 1] == b'\x1b' && whole.as_bytes()[cut] != b'\\' {
                continue;
            }
            let read = answers(&[&whole[..cut], &whole[cut..]]);
            assert!(read.kitty && read.sixel && read.complete && read.keys.is_empty(), "{cut}: {read:?}");
            assert_eq!(read.cell, Some((10, 20)), "{cut}");
        }
    }

    #[test]
    fn what_is_no_answer_is_typed() {
        let read = answers(&["q\x1b[A\x1b_Gi=31;ENOTSUP\x1b\\1\x1b", "\x1b[6~\x1b[?62;22c\r"]);
        assert_eq!(read.keys, b"q\x1b[A1\x1b\x1b[6~\r");
        assert!(read.complete && !read.kitty && !read.sixel && read.cell.is_none());
    }

    #[test]
    fn a_cell_has_a_size_that_makes_sense() {
        assert_eq!(answers(&["\x1b[6;0;0t"]).cell, None);
        assert_eq!(answers(&["\x1b[6;99999999;1t"]).cell, None);
        assert!(!answers(&["\x1b[?1;40c"]).sixel);
    }

    #[test]
    fn an_answer_that_does_not_end_is_not_typed() {
        let read = answers(&["a\x1b[?62;"]);
        assert_eq!((read.keys.as_slice(), read.begun.as_slice()), (&b"a"[..], &b"\x1b[?62;"[..]));
    }
}
