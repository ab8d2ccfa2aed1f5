//! The two faces of every sheet, Helvetica and its bold: how wide each letter is.
//!
//! They are the standard fonts of PDF, so that nothing is embedded; what a browser puts
//! in their place is as wide. The widths are facts of the fonts.

/// Plain or bold.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Face {
    /// Helvetica.
    #[default]
    Regular,
    /// Helvetica-Bold.
    Bold,
}

impl Face {
    /// How far the tallest letters reach over the baseline, in sizes.
    pub const ASCENT: f32 = 0.74;
    /// How far the lowest reach below it.
    pub const DESCENT: f32 = 0.21;
    /// How tall a capital is.
    pub const CAPITAL: f32 = 0.72;
}

/// Which of a text's points is given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Align {
    /// Its left end.
    #[default]
    Left,
    /// Its middle.
    Middle,
    /// Its right end.
    Right,
}

impl Align {
    /// How much of the text lies left of the point.
    pub fn share(self) -> f32 {
        match self {
            Align::Left => 0.0,
            Align::Middle => 0.5,
            Align::Right => 1.0,
        }
    }
}

/// One of the two sets of letters that a face has, by the byte that stands for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LetterSet {
    /// Windows-1252: most of western Europe.
    Western,
    /// The rest of Europe's Latin letters; bytes count [`further`] from [`FURTHER_FIRST`].
    Further,
}

/// A letter as a face holds it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Glyph {
    /// The set it is of.
    pub set: LetterSet,
    /// Its byte there.
    pub code: u8,
    regular: u16,
    bold: u16,
}

/// The byte of the first further letter.
pub const FURTHER_FIRST: u8 = 33;

impl Glyph {
    /// The letter of a character, if the faces have it.
    pub fn of(c: char) -> Option<Glyph> {
        western(c).or_else(|| {
            let at = FURTHER.binary_search_by_key(&c, |further| further.0).ok()?;
            let &(_, _, regular, bold) = FURTHER.get(at)?;
            Some(Glyph {
                set: LetterSet::Further,
                code: u8::try_from(at).ok()? + FURTHER_FIRST,
                regular,
                bold,
            })
        })
    }

    /// How wide it is, in thousandths of the size.
    pub fn width(self, face: Face) -> u16 {
        match face {
            Face::Regular => self.regular,
            Face::Bold => self.bold,
        }
    }
}

/// The names of the further letters, in the order of their bytes.
pub fn further() -> impl ExactSizeIterator<Item = &'static str> {
    FURTHER.iter().map(|further| further.1)
}

fn western(c: char) -> Option<Glyph> {
    let code = match c {
        ' '..='~' | '\u{a0}'..='ÿ' => u8::try_from(u32::from(c)).ok()?,
        _ => 0x80 + u8::try_from(UPPER_ROW.chars().position(|other| other == c)?).ok()?,
    };
    let at = usize::from(code).checked_sub(32)?;
    let (&regular, &bold) = (REGULAR.get(at)?, BOLD.get(at)?);
    // A place without a letter has no width.
    (regular > 0).then_some(Glyph {
        set: LetterSet::Western,
        code,
        regular,
        bold,
    })
}

/// What Windows-1252 has from byte 128 to 159; the five it leaves free hold a place.
const UPPER_ROW: &str = "€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}Ž\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}žŸ";

/// Helvetica, in thousandths of its size, for the bytes from 32 to 255.
const REGULAR: [u16; 224] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    0, 556, 0, 222, 556, 333, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0, 0, 222, 222,
    333, 333, 350, 556, 1000, 333, 1000, 500, 333, 944, 0, 500, 667, 278, 333, 556, 556, 556, 556,
    260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 556, 537, 278, 333,
    333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667, 1000, 722, 667, 667, 667, 667,
    278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
    611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556, 278, 278, 278, 278, 556, 556,
    556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556, 500,
];

/// The same of Helvetica-Bold.
const BOLD: [u16; 224] = [
    278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667,
    611, 778, 722, 278, 556, 722, 611, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556,
    278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584,
    0, 556, 0, 278, 556, 500, 1000, 556, 556, 333, 1000, 667, 333, 1000, 0, 611, 0, 0, 278, 278,
    500, 500, 350, 556, 1000, 333, 1000, 556, 333, 944, 0, 500, 667, 278, 333, 556, 556, 556, 556,
    280, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333, 333, 333, 611, 556, 278, 333,
    333, 365, 556, 834, 834, 834, 611, 722, 722, 722, 722, 722, 722, 1000, 722, 667, 667, 667, 667,
    278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778, 722, 722, 722, 722, 667, 667,
    611, 556, 556, 556, 556, 556, 556, 889, 556, 556, 556, 556, 556, 278, 278, 278, 278, 611, 611,
    611, 611, 611, 611, 611, 584, 611, 611, 611, 611, 611, 556, 611, 556,
];

/// Letters beyond Windows-1252 that the standard Helvetica has: character, its name in
/// the font, width in Helvetica, width in Helvetica-Bold. In the order of the characters.
const FURTHER: [(char, &str, u16, u16); 80] = [
    ('Ā', "Amacron", 667, 722),
    ('ā', "amacron", 556, 556),
    ('Ă', "Abreve", 667, 722),
    ('ă', "abreve", 556, 556),
    ('Ą', "Aogonek", 667, 722),
    ('ą', "aogonek", 556, 556),
    ('Ć', "Cacute", 722, 722),
    ('ć', "cacute", 500, 556),
    ('Č', "Ccaron", 722, 722),
    ('č', "ccaron", 500, 556),
    ('Ď', "Dcaron", 722, 722),
    ('ď', "dcaron", 643, 743),
    ('Đ', "Dcroat", 722, 722),
    ('đ', "dcroat", 556, 611),
    ('Ē', "Emacron", 667, 667),
    ('ē', "emacron", 556, 556),
    ('Ė', "Edotaccent", 667, 667),
    ('ė', "edotaccent", 556, 556),
    ('Ę', "Eogonek", 667, 667),
    ('ę', "eogonek", 556, 556),
    ('Ě', "Ecaron", 667, 667),
    ('ě', "ecaron", 556, 556),
    ('Ğ', "Gbreve", 778, 778),
    ('ğ', "gbreve", 556, 611),
    ('Ģ', "Gcommaaccent", 778, 778),
    ('ģ', "gcommaaccent", 556, 611),
    ('Ī', "Imacron", 278, 278),
    ('ī', "imacron", 278, 278),
    ('Į', "Iogonek", 278, 278),
    ('į', "iogonek", 222, 278),
    ('İ', "Idotaccent", 278, 278),
    ('ı', "dotlessi", 278, 278),
    ('Ķ', "Kcommaaccent", 667, 722),
    ('ķ', "kcommaaccent", 500, 556),
    ('Ĺ', "Lacute", 556, 611),
    ('ĺ', "lacute", 222, 278),
    ('Ļ', "Lcommaaccent", 556, 611),
    ('ļ', "lcommaaccent", 222, 278),
    ('Ľ', "Lcaron", 556, 611),
    ('ľ', "lcaron", 299, 400),
    ('Ł', "Lslash", 556, 611),
    ('ł', "lslash", 222, 278),
    ('Ń', "Nacute", 722, 722),
    ('ń', "nacute", 556, 611),
    ('Ņ', "Ncommaaccent", 722, 722),
    ('ņ', "ncommaaccent", 556, 611),
    ('Ň', "Ncaron", 722, 722),
    ('ň', "ncaron", 556, 611),
    ('Ō', "Omacron", 778, 778),
    ('ō', "omacron", 556, 611),
    ('Ő', "Ohungarumlaut", 778, 778),
    ('ő', "ohungarumlaut", 556, 611),
    ('Ŕ', "Racute", 722, 722),
    ('ŕ', "racute", 333, 389),
    ('Ŗ', "Rcommaaccent", 722, 722),
    ('ŗ', "rcommaaccent", 333, 389),
    ('Ř', "Rcaron", 722, 722),
    ('ř', "rcaron", 333, 389),
    ('Ś', "Sacute", 667, 667),
    ('ś', "sacute", 500, 556),
    ('Ş', "Scedilla", 667, 667),
    ('ş', "scedilla", 500, 556),
    ('Ţ', "Tcommaaccent", 611, 611),
    ('ţ', "tcommaaccent", 278, 333),
    ('Ť', "Tcaron", 611, 611),
    ('ť', "tcaron", 317, 389),
    ('Ū', "Umacron", 722, 722),
    ('ū', "umacron", 556, 611),
    ('Ů', "Uring", 722, 722),
    ('ů', "uring", 556, 611),
    ('Ű', "Uhungarumlaut", 722, 722),
    ('ű', "uhungarumlaut", 556, 611),
    ('Ų', "Uogonek", 722, 722),
    ('ų', "uogonek", 556, 611),
    ('Ź', "Zacute", 611, 611),
    ('ź', "zacute", 500, 500),
    ('Ż', "Zdotaccent", 611, 611),
    ('ż', "zdotaccent", 500, 500),
    ('Ș', "Scommaaccent", 667, 667),
    ('ș', "scommaaccent", 500, 556),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_widths_are_those_of_the_standard_fonts() {
        let width = |c, face| Glyph::of(c).unwrap().width(face);
        assert_eq!(width('A', Face::Regular), 667);
        assert_eq!(width('A', Face::Bold), 722);
        assert_eq!(width('i', Face::Regular), 222);
        assert_eq!(width('€', Face::Regular), 556);
        assert_eq!(width('—', Face::Bold), 1000);
        assert_eq!(width('é', Face::Regular), 556);
        assert_eq!(width('ř', Face::Regular), 333);
    }

    #[test]
    fn bytes_are_windows_1252() {
        for (c, byte) in [
            ('A', 65),
            ('€', 128),
            ('Œ', 140),
            ('Ž', 142),
            ('™', 153),
            ('ÿ', 255),
        ] {
            let glyph = Glyph::of(c).unwrap();
            assert_eq!((glyph.set, glyph.code), (LetterSet::Western, byte), "{c}");
        }
    }

    #[test]
    fn what_the_fonts_lack_is_not_there() {
        for c in ['の', 'Ж', 'α', '\n', '\u{7f}', '\u{81}', '\u{fffd}', '🂡'] {
            assert_eq!(Glyph::of(c), None, "{c:?}");
        }
    }

    #[test]
    fn further_letters_are_sorted_and_all_found() {
        for (at, (c, ..)) in FURTHER.iter().enumerate() {
            let glyph = Glyph::of(*c).unwrap();
            assert_eq!(glyph.set, LetterSet::Further, "{c}");
            assert_eq!(usize::from(glyph.code - FURTHER_FIRST), at, "{c}");
        }
    }
}
