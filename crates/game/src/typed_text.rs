//! Cleans and compares lines of text that people type.

/// Returns the text as one line that shows exactly what it holds: words separated by
/// single spaces, without invisible characters and without marks that turn the direction
/// of the text around them.
pub fn clean_line(text: &str) -> String {
    let visible: String = text.chars().filter(|&c| !hidden(c)).collect();
    let words: Vec<&str> = visible.split_whitespace().collect();
    words.join(" ")
}

/// Whether [`clean_line`] drops a character: controls, direction overrides and characters without a
/// shape. The two joiners stay, since several scripts can't be written properly without them.
fn hidden(c: char) -> bool {
    let shapeless = matches!(c,
        '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    shapeless || (c.is_control() && !c.is_whitespace())
}

/// Whether a line shows nothing at all. It may still hold characters that other characters need
/// beside them: joiners, fillers, variation selectors, the empty braille cell.
pub fn is_blank(line: &str) -> bool {
    line.chars().all(|c| c.is_whitespace() || is_invisible(c))
}

/// Whether a character draws nothing: those that Unicode lets fonts ignore, and the empty braille
/// cell, which Unicode counts as visible.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

/// Whether a character turns the direction of the text around it: marks,
/// embeddings, overrides, isolates.
pub(crate) fn changes_direction(c: char) -> bool {
    matches!(c, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether two names look the same to people. Case doesn't matter, joiners and other characters
/// without ink are ignored, and fillers that leave a gap count as spaces. Both names must already
/// be composed (NFC), where the platform can do that.
pub(crate) fn names_look_same(one: &str, other: &str) -> bool {
    visible_form(one) == visible_form(other)
}

fn visible_form(name: &str) -> String {
    let seen = name.chars().filter_map(|c| match c {
        '\u{115f}' | '\u{1160}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' => Some(' '),
        c if is_invisible(c) => None,
        c => Some(lowercase(c)),
    });
    clean_line(&seen.collect::<String>())
}

/// Returns the lower-case form of a letter, in the scripts that have both cases and that people's
/// names use today: Latin with all its marks, Greek, Cyrillic, Armenian. The standard library's
/// tables cover a few hundred more characters, of scholarly and extinct scripts, and would add 5
/// kB to the home page, as much as the whole list of players.
pub fn lowercase(letter: char) -> char {
    let code = letter as u32;
    let lowercase = match code {
        0x41..=0x5a | 0xc0..=0xd6 | 0xd8..=0xde => code + 0x20,
        // Pairs of code points in which the capital is the even one.
        0x100..=0x12f | 0x132..=0x137 | 0x14a..=0x177 => code | 1,
        0x1de..=0x1ef | 0x1f8..=0x21f | 0x222..=0x233 | 0x246..=0x24f => code | 1,
        0x1e00..=0x1e95 | 0x1ea0..=0x1eff => code | 1,
        0x3d8..=0x3ef | 0x460..=0x481 | 0x48a..=0x4bf | 0x4d0..=0x52f => code | 1,
        // Pairs of code points in which the capital is the odd one.
        0x139..=0x148 | 0x179..=0x17e | 0x1cd..=0x1dc | 0x4c1..=0x4ce => code + code % 2,
        // Vietnamese horned letters.
        0x1a0..=0x1a5 => code | 1,
        0x1af => 0x1b0,
        0x178 => 0xff,
        0x1e9e => 0xdf,
        0x386 => 0x3ac,
        0x388..=0x38a => code + 0x25,
        0x38c => 0x3cc,
        0x38e | 0x38f => code + 0x3f,
        0x391..=0x3a1 | 0x3a3..=0x3ab => code + 0x20,
        // A sigma at a word's end is the same letter.
        0x3c2 => 0x3c3,
        0x400..=0x40f => code + 0x50,
        0x410..=0x42f => code + 0x20,
        0x531..=0x556 => code + 0x30,
        _ => code,
    };
    char::from_u32(lowercase).unwrap_or(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ranges of code points in which `lowercase` must agree with the standard library.
    const SCRIPTS: [(u32, u32); 6] = [
        (0x00, 0x17f),
        (0x1cd, 0x24f),
        (0x370, 0x3ff),
        (0x400, 0x52f),
        (0x531, 0x587),
        (0x1e00, 0x1eff),
    ];

    #[test]
    fn lowercase_agrees_with_the_library_except_for_rare_letters() {
        // Scholarly and historical characters that no name uses today, and the dotted İ, whose
        // small form is two characters.
        let rare = |letter: char| {
            matches!(letter as u32, 0x130 | 0x220 | 0x23a..=0x245 | 0x1f6 | 0x1f7 | 0x1dd | 0x1c4..=0x1cc
                | 0x1f1..=0x1f5 | 0x370..=0x37f | 0x3c2 | 0x3cf | 0x3f4..=0x3ff | 0x4c0)
        };
        let all = SCRIPTS.iter().flat_map(|&(from, to)| from..=to);
        let mut pairs = 0;
        for letter in all.filter_map(char::from_u32).filter(|&c| !rare(c)) {
            let library: String = letter.to_lowercase().collect();
            assert_eq!(
                lowercase(letter).to_string(),
                library,
                "U+{:04X}",
                letter as u32
            );
            pairs += u32::from(lowercase(letter) != letter);
        }
        assert!(pairs > 500, "{pairs}");
    }

    #[test]
    fn same_name_ignores_case() {
        let same = [
            ("Ada", "ADA"),
            ("zoë", "ZOË"),
            ("Łukasz", "łUKASZ"),
            ("Ðorđe", "ðORĐE"),
            ("Ş Ž Ÿ", "ş ž ÿ"),
            ("Ơn Ưu Ạ", "ơN ưU ạ"),
            ("Νίκος", "ΝΊΚΟΣ"),
            ("Жанна Ёж Ѓ", "жАННА ёЖ ѓ"),
            ("Արամ", "ԱՐԱՄ"),
            ("نور", "نور"),
        ];
        for (one, other) in same {
            assert!(names_look_same(one, other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Adam"), ("Zoe", "Zoë"), ("Ы", "И"), ("×", "÷")] {
            assert!(!names_look_same(one, other), "{one} {other}");
        }
    }

    #[test]
    fn same_name_ignores_invisible_characters() {
        let same = [
            ("Ada", "A\u{200d}da"),
            ("Ada", "Ad\u{200c}a"),
            ("Ada", "Ada\u{61c}"),
            ("Ada", "A\u{34f}da\u{fe0f}"),
            ("Ada", "Ada\u{3164}"),
            ("Ann Lee", "Ann\u{2800}Lee"),
            ("❤", "❤\u{fe0f}"),
        ];
        for (one, other) in same {
            assert!(names_look_same(one, other), "{one:?} {other:?}");
        }
        for (one, other) in [("Ann Lee", "Annlee"), ("👩\u{200d}🚀", "👨\u{200d}🚀")] {
            assert!(!names_look_same(one, other), "{one:?} {other:?}");
        }
    }
}
