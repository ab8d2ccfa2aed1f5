//! The faces of every sheet: how wide each letter is.
//!
//! The outlines lie in files that page and paper share (`public/fonts`), and only what writes a
//! file needs them ([`Faces`](super::Faces)). Widths are all that laying out asks for: they are
//! a table here, cut from the same files by `scripts/fonts/make`.

/// One of the faces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Face {
    /// Lettercase Text.
    #[default]
    Regular,
    /// The same in bold.
    Bold,
    /// Besley, for letters on boards and cards and for titles. A sign that it lacks is taken
    /// from the bold face.
    Display,
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 3] = [Face::Regular, Face::Bold, Face::Display];

    /// How far the tallest letters reach over the baseline, in sizes.
    pub const ASCENT: f32 = 0.78;
    /// How far the lowest reach below it.
    pub const DESCENT: f32 = 0.26;

    /// How tall a capital is, in sizes.
    pub const fn capital(self) -> f32 {
        match self {
            Face::Regular | Face::Bold => 0.66,
            Face::Display => 0.75,
        }
    }

    /// The face that a character is drawn in, if it can be drawn at all.
    pub fn holding(self, c: char) -> Option<Face> {
        match self {
            Face::Display if DISPLAY.place(c).is_some() => Some(Face::Display),
            Face::Display | Face::Bold => TEXT.place(c).map(|_| Face::Bold),
            Face::Regular => TEXT.place(c).map(|_| Face::Regular),
        }
    }

    /// How wide a character is, in thousandths of the size.
    pub fn width(self, c: char) -> Option<u16> {
        match self.holding(c)? {
            Face::Regular => Some(TEXT.width(0, TEXT.place(c)?)),
            Face::Bold => Some(TEXT.width(1, TEXT.place(c)?)),
            Face::Display => Some(DISPLAY.width(0, DISPLAY.place(c)?)),
        }
    }
}

/// Whether a character can be drawn, in any of the faces.
pub fn can_draw(c: char) -> bool {
    TEXT.place(c).is_some()
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

/// Signs in order and how wide each is, one set after the other, in numbers of two bytes: how
/// many, the signs, and a row of widths for each face that has them.
static TABLE: &[u8] = include_bytes!("widths.bin");

fn number(at: usize) -> u16 {
    match TABLE.get(2 * at..2 * at + 2) {
        Some(&[low, high]) => u16::from_le_bytes([low, high]),
        _ => 0,
    }
}

/// The signs that a face has.
struct Signs {
    /// Where in the table their number stands.
    from: usize,
}

/// Those of regular and bold.
const TEXT: Signs = Signs { from: 0 };
/// Those of the display face, behind the two rows of the others.
const DISPLAY: Signs = Signs {
    from: 1 + 3 * TEXT_SIGNS,
};
/// How many the first set has; a test holds it against the table.
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

    /// Every sign of a set.
    fn all(signs: &Signs) -> Vec<char> {
        let sign = |at| char::from_u32(number(signs.from + 1 + at).into()).unwrap();
        (0..signs.count()).map(sign).collect()
    }

    #[test]
    fn the_table_is_whole() {
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
            "the display face has no sign that the others lack"
        );
    }

    #[test]
    fn every_width_is_that_of_the_file() {
        for face in Face::ALL {
            for c in all(&TEXT) {
                if face.holding(c) != Some(face) {
                    continue;
                }
                let font = Faces::shipped().font(face);
                let glyph = font.glyph(c).unwrap_or_else(|| panic!("{face:?} has {c}"));
                let wide = font.thousandths(font.advance(glyph));
                let told = f32::from(face.width(c).unwrap());
                assert!((wide - told).abs() <= 0.5, "{face:?} {c}: {wide}, {told}");
            }
        }
    }

    #[test]
    fn what_the_display_face_lacks_is_bold() {
        assert_eq!(Face::Display.holding('A'), Some(Face::Display));
        assert_eq!(Face::Display.holding('Ž'), Some(Face::Bold));
        assert_eq!(Face::Display.width('Ž'), Face::Bold.width('Ž'));
    }

    #[test]
    fn what_no_face_has_is_not_there() {
        for c in [
            'の', 'Ж', 'α', '\n', '\u{7f}', '\u{81}', '\u{fffd}', '🂡', '\u{202e}',
        ] {
            assert!(!can_draw(c), "{c:?}");
            assert_eq!(Face::Display.width(c), None, "{c:?}");
        }
    }
}
