//! The faces used in print, and the width of each letter.
//!
//! The outlines are in font files that screen and paper share (`public/fonts`). Only the writers of
//! SVG and PDF need them ([`Faces`](super::Faces)). Layout needs only the widths, which are a table
//! in this module, extracted from the same files by `scripts/fonts/make`.

/// A face: a font in one style.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Face {
    /// Lettercase Text, the face for running text.
    #[default]
    Regular,
    /// Lettercase Text in bold.
    Bold,
    /// Besley, for titles and for letters on boards and cards. The bold face supplies characters
    /// that Besley lacks.
    Display,
}

impl Face {
    /// Every face.
    pub const ALL: [Face; 3] = [Face::Regular, Face::Bold, Face::Display];

    /// Height of the tallest letters above the baseline, as a multiple of the font size.
    pub const ASCENT: f32 = 0.78;
    /// Depth of the lowest letters below the baseline, as a multiple of the font size.
    pub const DESCENT: f32 = 0.26;

    /// Returns the height of capitals, as a multiple of the font size.
    pub const fn capital(self) -> f32 {
        match self {
            Face::Regular | Face::Bold => 0.66,
            Face::Display => 0.75,
        }
    }

    /// Returns the face that draws a character of this face's text; `None` if no face has it.
    pub fn holding(self, c: char) -> Option<Face> {
        match self {
            Face::Display if DISPLAY.place(c).is_some() => Some(Face::Display),
            Face::Display | Face::Bold => TEXT.place(c).map(|_| Face::Bold),
            Face::Regular => TEXT.place(c).map(|_| Face::Regular),
        }
    }

    /// Returns the width of a character in thousandths of the font size; `None` if no face has it.
    pub fn width(self, c: char) -> Option<u16> {
        match self.holding(c)? {
            Face::Regular => Some(TEXT.width(0, TEXT.place(c)?)),
            Face::Bold => Some(TEXT.width(1, TEXT.place(c)?)),
            Face::Display => Some(DISPLAY.width(0, DISPLAY.place(c)?)),
        }
    }
}

/// Whether any face has the character.
pub fn can_draw(c: char) -> bool {
    TEXT.place(c).is_some()
}

/// The point of a text's baseline that its position refers to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Align {
    /// Left end.
    #[default]
    Left,
    /// Middle.
    Middle,
    /// Right end.
    Right,
}

impl Align {
    /// Returns the share of the text's width that is to the left of this point, from 0 to 1.
    pub fn share(self) -> f32 {
        match self {
            Align::Left => 0.0,
            Align::Middle => 0.5,
            Align::Right => 1.0,
        }
    }
}

/// Characters and their widths, as little-endian 16-bit numbers. For each of two sets: the number
/// of characters, the sorted characters, and a row of widths for each face with this set.
static TABLE: &[u8] = include_bytes!("widths.bin");

fn number(at: usize) -> u16 {
    match TABLE.get(2 * at..2 * at + 2) {
        Some(&[low, high]) => u16::from_le_bytes([low, high]),
        _ => 0,
    }
}

/// A set of characters in the table.
struct Signs {
    /// Index of the set's first number, which is the number of its characters.
    from: usize,
}

/// Characters of the regular and bold faces.
const TEXT: Signs = Signs { from: 0 };
/// Characters of the display face, after the two rows of widths of the other faces.
const DISPLAY: Signs = Signs {
    from: 1 + 3 * TEXT_SIGNS,
};
/// Number of characters in the first set. A test compares it with the table.
const TEXT_SIGNS: usize = 350;

impl Signs {
    fn count(&self) -> usize {
        number(self.from).into()
    }

    fn place(&self, c: char) -> Option<usize> {
        let sign = u16::try_from(u32::from(c)).ok()?;
        let (mut low, mut high) = (0, self.count());
        while low < high {
            let middle = (low + high) / 2;
            match number(self.from + 1 + middle).cmp(&sign) {
                std::cmp::Ordering::Equal => return Some(middle),
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    fn width(&self, row: usize, place: usize) -> u16 {
        number(self.from + 1 + (1 + row) * self.count() + place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Faces;

    /// Returns every character of a set.
    fn all(signs: &Signs) -> Vec<char> {
        let sign = |at| char::from_u32(number(signs.from + 1 + at).into()).unwrap();
        (0..signs.count()).map(sign).collect()
    }

    #[test]
    fn the_table_of_widths_is_complete_and_sorted() {
        assert_eq!(TEXT.count(), TEXT_SIGNS);
        let display = DISPLAY.count();
        assert_eq!(TABLE.len() / 2, DISPLAY.from + 1 + 2 * display);
        for signs in [all(&TEXT), all(&DISPLAY)] {
            assert!(signs.is_sorted());
        }
        let missing: Vec<char> = (all(&DISPLAY).into_iter())
            .filter(|&c| TEXT.place(c).is_none())
            .collect();
        assert_eq!(
            missing,
            [],
            "every character of the display face must be in the text faces"
        );
    }

    #[test]
    fn every_width_equals_that_in_the_font_file() {
        for face in Face::ALL {
            for c in all(&TEXT) {
                if face.holding(c) != Some(face) {
                    continue;
                }
                let font = Faces::shipped().font(face);
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
        assert_eq!(Face::Display.holding('A'), Some(Face::Display));
        assert_eq!(Face::Display.holding('Ž'), Some(Face::Bold));
        assert_eq!(Face::Display.width('Ž'), Face::Bold.width('Ž'));
    }

    #[test]
    fn characters_in_no_face_have_no_width() {
        for c in [
            'の', 'Ж', 'α', '\n', '\u{7f}', '\u{81}', '\u{fffd}', '🂡', '\u{202e}',
        ] {
            assert!(!can_draw(c), "{c:?}");
            assert_eq!(Face::Display.width(c), None, "{c:?}");
        }
    }
}
