//! The faces used in print, and the width of each letter.
//!
//! The outlines are in font files that screen and paper share (`public/fonts`). Only the writers of
//! SVG and PDF need them ([`FontFaces`](super::FontFaces)). Layout needs only the widths, which are
//! a table in this module, extracted from the same files by `scripts/fonts/make`.

/// A face: a font in one style.
///
/// ```
/// use drawing::FontFace;
///
/// assert!(FontFace::Bold.width('W') > FontFace::Bold.width('i'));
/// assert_eq!(FontFace::Display.face_for('Ž'), Some(FontFace::Bold), "Besley has no Ž");
/// assert_eq!(FontFace::Regular.width('の'), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum FontFace {
    /// Lettercase Text, the face for running text.
    #[default]
    Regular,
    /// Lettercase Text in bold.
    Bold,
    /// Besley, for titles and for letters on boards and cards. The bold face supplies characters
    /// that Besley lacks.
    Display,
}

impl FontFace {
    /// Every face.
    pub const ALL: [FontFace; 3] = [FontFace::Regular, FontFace::Bold, FontFace::Display];

    /// Height of the tallest letters above the baseline, as a multiple of the font size.
    pub(crate) const ASCENT: f32 = 0.78;
    /// Depth of the lowest letters below the baseline, as a multiple of the font size.
    pub const DESCENT: f32 = 0.26;

    /// Returns the height of capitals, as a multiple of the font size.
    pub const fn cap_height(self) -> f32 {
        match self {
            FontFace::Regular | FontFace::Bold => 0.66,
            FontFace::Display => 0.75,
        }
    }

    /// Returns the face that draws a character of this face's text; `None` if no face has it.
    pub fn face_for(self, c: char) -> Option<FontFace> {
        match self {
            FontFace::Display if DISPLAY_CHARS.index_of(c).is_some() => Some(FontFace::Display),
            FontFace::Display | FontFace::Bold => TEXT_CHARS.index_of(c).map(|_| FontFace::Bold),
            FontFace::Regular => TEXT_CHARS.index_of(c).map(|_| FontFace::Regular),
        }
    }

    /// Returns the width of a character in thousandths of the font size; `None` if no face has it.
    pub fn width(self, c: char) -> Option<u16> {
        match self.face_for(c)? {
            FontFace::Regular => Some(TEXT_CHARS.width(0, TEXT_CHARS.index_of(c)?)),
            FontFace::Bold => Some(TEXT_CHARS.width(1, TEXT_CHARS.index_of(c)?)),
            FontFace::Display => Some(DISPLAY_CHARS.width(0, DISPLAY_CHARS.index_of(c)?)),
        }
    }
}

/// Whether any face has the character.
pub fn can_draw(c: char) -> bool {
    TEXT_CHARS.index_of(c).is_some()
}

/// The point of a text's baseline that its position refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Align {
    /// The left end of the text.
    #[default]
    Left,
    /// The middle of the text.
    Middle,
    /// The right end of the text.
    Right,
}

impl Align {
    /// Returns the share of the text's width that is to the left of this point, from 0 to 1.
    pub(crate) fn fraction_before(self) -> f32 {
        match self {
            Align::Left => 0.0,
            Align::Middle => 0.5,
            Align::Right => 1.0,
        }
    }
}

/// Characters and their widths, as little-endian 16-bit numbers. For each of two sets: the number
/// of characters, the sorted characters, and a row of widths for each face with this set.
static WIDTH_TABLE: &[u8] = include_bytes!("widths.bin");

fn table_number(at: usize) -> u16 {
    match WIDTH_TABLE.get(2 * at..2 * at + 2) {
        Some(&[low, high]) => u16::from_le_bytes([low, high]),
        _ => 0,
    }
}

/// A set of characters in the table.
struct CharSet {
    /// Index of the set's first number, which is the number of its characters.
    from: usize,
}

/// Characters of the regular and bold faces.
const TEXT_CHARS: CharSet = CharSet { from: 0 };
/// Characters of the display face, after the two rows of widths of the other faces.
const DISPLAY_CHARS: CharSet = CharSet {
    from: 1 + 3 * TEXT_CHAR_COUNT,
};
/// Number of characters in the first set. A test compares it with the table.
const TEXT_CHAR_COUNT: usize = 350;

impl CharSet {
    fn count(&self) -> usize {
        table_number(self.from).into()
    }

    fn index_of(&self, c: char) -> Option<usize> {
        let sign = u16::try_from(u32::from(c)).ok()?;
        let (mut low, mut high) = (0, self.count());
        while low < high {
            let middle = (low + high) / 2;
            match table_number(self.from + 1 + middle).cmp(&sign) {
                std::cmp::Ordering::Equal => return Some(middle),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    fn width(&self, row: usize, place: usize) -> u16 {
        table_number(self.from + 1 + (1 + row) * self.count() + place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FontFaces;

    /// Returns every character of a set.
    fn all(signs: &CharSet) -> Vec<char> {
        let sign = |at| char::from_u32(table_number(signs.from + 1 + at).into()).unwrap();
        (0..signs.count()).map(sign).collect()
    }

    #[test]
    fn the_table_of_widths_is_complete_and_sorted() {
        assert_eq!(TEXT_CHARS.count(), TEXT_CHAR_COUNT);
        let display = DISPLAY_CHARS.count();
        assert_eq!(WIDTH_TABLE.len() / 2, DISPLAY_CHARS.from + 1 + 2 * display);
        for signs in [all(&TEXT_CHARS), all(&DISPLAY_CHARS)] {
            assert!(signs.is_sorted());
        }
        let missing: Vec<char> = (all(&DISPLAY_CHARS).into_iter())
            .filter(|&c| TEXT_CHARS.index_of(c).is_none())
            .collect();
        assert_eq!(
            missing,
            [],
            "every character of the display face must be in the text faces"
        );
    }

    #[test]
    fn every_width_equals_that_in_the_font_file() {
        for face in FontFace::ALL {
            for c in all(&TEXT_CHARS) {
                if face.face_for(c) != Some(face) {
                    continue;
                }
                let font = FontFaces::shipped().font(face);
                let glyph = font
                    .glyph(c)
                    .unwrap_or_else(|| panic!("{face:?} lacks {c}"));
                let wide = font.thousandths(font.advance(glyph));
                let told = f32::from(face.width(c).unwrap());
                assert!((wide - told).abs() <= 0.5, "{face:?} {c}: {wide}, {told}");
            }
        }
    }

    #[test]
    fn the_bold_face_supplies_what_the_display_face_lacks() {
        assert_eq!(FontFace::Display.face_for('A'), Some(FontFace::Display));
        assert_eq!(FontFace::Display.face_for('Ž'), Some(FontFace::Bold));
        assert_eq!(FontFace::Display.width('Ž'), FontFace::Bold.width('Ž'));
    }

    #[test]
    fn characters_in_no_face_have_no_width() {
        for c in [
            'の', 'Ж', 'α', '\n', '\u{7f}', '\u{81}', '\u{fffd}', '🂡', '\u{202e}',
        ] {
            assert!(!can_draw(c), "{c:?}");
            assert_eq!(FontFace::Display.width(c), None, "{c:?}");
        }
    }
}
