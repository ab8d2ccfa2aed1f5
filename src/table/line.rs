//! Text that people write, as one line.

/// The text as one line that shows what it is: words with single spaces between, and
/// nothing that is invisible or turns the direction of what stands beside it.
pub(crate) fn one_line(text: &str) -> String {
    let visible: String = text.chars().filter(|&c| !hidden(c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ")
}

/// Controls, direction overrides and characters without a shape. The two joiners stay:
/// several scripts are not written rightly without them.
fn hidden(c: char) -> bool {
    let shapeless = matches!(c,
        '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    shapeless || (c.is_control() && !c.is_whitespace())
}

/// Whether nobody would see anything of this line. It may still hold signs that others
/// need beside them: joiners, fillers, variation selectors, the empty braille cell.
pub(crate) fn shows_nothing(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || unseen(c))
}

/// A character without ink of its own: those that Unicode lets fonts ignore, and the
/// empty braille cell, which it takes for a sign.
fn unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}
