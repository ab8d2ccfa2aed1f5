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
