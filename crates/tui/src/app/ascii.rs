//! A terminal that can show ASCII only: nothing else leaves the house.

use ratatui::buffer::Buffer;

/// Signs that the games' own words and pictures are made of, and letters of our languages, with what stands for them.
const SIGNS: [(&str, &str); 22] = [
    ("─━╌═–—", "-"),
    ("│┃║", "|"),
    ("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝", "+"),
    ("█▓●♥■◆★", "#"),
    ("░▒○□◇☆·", "."),
    ("▶→»", ">"),
    ("◀←«", "<"),
    ("−", "-"),
    ("’‘", "'"),
    ("×✗", "x"),
    ("äàâ", "a"),
    ("éèêë", "e"),
    ("îï", "i"),
    ("öôœ", "o"),
    ("üùû", "u"),
    ("ß", "s"),
    ("ç", "c"),
    ("ÄÀÂ", "A"),
    ("ÉÈÊ", "E"),
    ("ÖÔŒ", "O"),
    ("ÜÙÛ", "U"),
    ("„“”", "\""),
];

/// Put ASCII in the place of every other sign.
pub(super) fn fold(buffer: &mut Buffer) {
    for cell in &mut buffer.content {
        if !cell.symbol().is_ascii() {
            cell.set_symbol(plain(cell.symbol()));
        }
    }
}

fn plain(symbol: &str) -> &'static str {
    let known =
        SIGNS.iter().find(|(signs, _)| symbol.chars().next().is_some_and(|sign| signs.contains(sign)));
    known.map_or("~", |(_, plain)| plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_becomes_ascii() {
        let mut buffer = Buffer::with_lines(["┌─┐ a ± ♥░…", "Würfel dés"]);
        fold(&mut buffer);
        assert_eq!(buffer, Buffer::with_lines(["+-+ a ~ #.~", "Wurfel des"]));
    }
}
