//! Reads TrueType files: the glyph and width of each character. Also writes smaller files with only
//! a few glyphs.
//!
//! It reads the app's own fonts (`public/fonts`), which have plain outlines in one file. It refuses
//! any other file, and never reads beyond the end of one.

mod subset;

use std::borrow::Cow;
use std::ops::Range;

use thiserror::Error;

/// A TrueType font: the bytes of its file, and where to find things in them.
#[derive(Debug, Clone)]
pub struct TrueType {
    bytes: Cow<'static, [u8]>,
    tables: Vec<([u8; 4], Range<usize>)>,
    /// Range of the character map (`cmap`, format 4) in the file.
    characters: Range<usize>,
    /// Whether the offsets of outlines have four bytes each, not two.
    long_offsets: bool,
    /// Number of glyphs.
    glyphs: u16,
    /// Number of glyphs with an advance width of their own.
    widths: u16,
    /// Units per em.
    per_em: u16,
}

/// The file isn't a TrueType file, or a required table is missing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("not a TrueType file, or a required table is missing")]
pub struct FontError;

/// Reads a 16-bit number, high byte first; 0 beyond the end.
fn read_u16(bytes: &[u8], at: usize) -> u16 {
    match bytes.get(at..at.saturating_add(2)) {
        Some(&[high, low]) => u16::from_be_bytes([high, low]),
        _ => 0,
    }
}

fn read_u32(bytes: &[u8], at: usize) -> u32 {
    u32::from(read_u16(bytes, at)) << 16 | u32::from(read_u16(bytes, at.saturating_add(2)))
}

impl TrueType {
    /// Reads a font file.
    ///
    /// # Errors
    /// The file isn't a TrueType file, or a required table is missing.
    pub fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Result<TrueType, FontError> {
        let bytes = bytes.into();
        if read_u32(&bytes, 0) != 0x0001_0000 {
            return Err(FontError);
        }
        let mut tables = Vec::new();
        for n in 0..usize::from(read_u16(&bytes, 4)) {
            let record = bytes.get(12 + 16 * n..28 + 16 * n).ok_or(FontError)?;
            let (from, long) = (read_u32(record, 8) as usize, read_u32(record, 12) as usize);
            let range = from..from.checked_add(long).ok_or(FontError)?;
            bytes.get(range.clone()).ok_or(FontError)?;
            let name = record.first_chunk::<4>().ok_or(FontError)?;
            tables.push((*name, range));
        }
        let mut font = TrueType {
            bytes,
            tables,
            characters: 0..0,
            long_offsets: false,
            glyphs: 0,
            widths: 0,
            per_em: 0,
        };
        font.long_offsets = read_u16(font.table(b"head"), 50) == 1;
        font.per_em = read_u16(font.table(b"head"), 18);
        font.glyphs = read_u16(font.table(b"maxp"), 4);
        font.widths = read_u16(font.table(b"hhea"), 34);
        font.characters = font.find_character_map().ok_or(FontError)?;
        let whole = [b"glyf", b"loca", b"hmtx"].map(|name| font.table(name).len());
        if font.per_em == 0 || font.widths == 0 || whole.contains(&0) {
            return Err(FontError);
        }
        Ok(font)
    }

    /// Returns the bytes of a table; empty if the font doesn't have it.
    fn table(&self, name: &[u8; 4]) -> &[u8] {
        let found = self.tables.iter().find(|(other, _)| other == name);
        found
            .and_then(|(_, range)| self.bytes.get(range.clone()))
            .unwrap_or_default()
    }

    /// Finds the character map for Unicode, in format 4 (segments).
    fn find_character_map(&self) -> Option<Range<usize>> {
        let (_, whole) = self.tables.iter().find(|(name, _)| name == b"cmap")?;
        let cmap = self.table(b"cmap");
        (0..usize::from(read_u16(cmap, 2))).find_map(|n| {
            let from = read_u32(cmap, 4 + 8 * n + 4) as usize;
            let long = usize::from(read_u16(cmap, from + 2));
            let found = read_u16(cmap, from) == 4 && from + long <= cmap.len();
            found.then(|| whole.start + from..whole.start + from + long)
        })
    }

    /// Returns the glyph of a character; `None` if the font lacks it.
    pub fn glyph(&self, c: char) -> Option<u16> {
        let sign = u16::try_from(u32::from(c)).ok()?;
        let map = self.bytes.get(self.characters.clone())?;
        let twice = usize::from(read_u16(map, 6));
        let (ends, starts) = (14, 16 + twice);
        let (steps, ranges) = (starts + twice, starts + 2 * twice);
        let segment = (0..twice)
            .step_by(2)
            .find(|at| read_u16(map, ends + at) >= sign)?;
        let from = read_u16(map, starts + segment);
        let step = read_u16(map, steps + segment);
        let glyph = match (sign.checked_sub(from)?, read_u16(map, ranges + segment)) {
            (_, 0) => sign.wrapping_add(step),
            (beyond, range) => {
                let at = ranges + segment + usize::from(range) + 2 * usize::from(beyond);
                match read_u16(map, at) {
                    0 => 0,
                    glyph => glyph.wrapping_add(step),
                }
            }
        };
        (glyph != 0 && glyph < self.glyphs).then_some(glyph)
    }

    /// Returns the advance width of a glyph in font units.
    pub fn advance(&self, glyph: u16) -> u16 {
        let own = glyph.min(self.widths - 1);
        read_u16(self.table(b"hmtx"), 4 * usize::from(own))
    }

    /// Converts font units to thousandths of the font size.
    pub fn thousandths(&self, units: impl Into<i32>) -> f32 {
        units.into() as f32 * 1000.0 / f32::from(self.per_em)
    }

    /// Returns the font's bounding box in thousandths: left, bottom, right, top.
    pub fn bounds(&self) -> [f32; 4] {
        [36, 38, 40, 42].map(|at| self.thousandths(read_u16(self.table(b"head"), at) as i16))
    }

    /// Returns the font's ascent and descent in thousandths. The descent is negative.
    pub(crate) fn ascent_and_descent(&self) -> (f32, f32) {
        let units = |at| self.thousandths(read_u16(self.table(b"hhea"), at) as i16);
        (units(4), units(6))
    }

    /// Returns the left side bearing of a glyph.
    fn bearing(&self, glyph: u16) -> u16 {
        let (glyph, own) = (usize::from(glyph), usize::from(self.widths));
        let at = if glyph < own {
            4 * glyph + 2
        } else {
            4 * own + 2 * (glyph - own)
        };
        read_u16(self.table(b"hmtx"), at)
    }

    /// Returns the outline of a glyph; empty for a space.
    fn outline(&self, glyph: u16) -> &[u8] {
        let (loca, glyph) = (self.table(b"loca"), usize::from(glyph));
        let place = |n: usize| {
            if self.long_offsets {
                read_u32(loca, 4 * n) as usize
            } else {
                2 * usize::from(read_u16(loca, 2 * n))
            }
        };
        let range = place(glyph)..place(glyph + 1);
        self.table(b"glyf").get(range).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FontFace, FontFaces};

    #[test]
    fn a_character_has_a_glyph_only_if_the_font_has_it() {
        let font = FontFaces::shipped().font(FontFace::Regular);
        assert!(font.glyph('A').is_some());
        assert_ne!(font.glyph('A'), font.glyph('B'));
        assert_eq!(font.glyph('の'), None);
        assert_eq!(font.glyph('\u{ffff}'), None);
    }

    #[test]
    fn files_that_are_not_fonts_are_refused() {
        let file = include_bytes!("../../../../public/fonts/lettercase-text-400.ttf");
        for bytes in [&b""[..], b"wOF2", b"\0\x01\0\0", &file[..40], &file[..2000]] {
            assert_eq!(TrueType::read(bytes.to_vec()).err(), Some(FontError));
        }
    }

    /// A font with any byte changed is read or refused, and can be cut without a panic.
    #[test]
    fn a_damaged_font_never_panics() {
        let file = include_bytes!("../../../../public/fonts/besley-600.ttf");
        for at in (0..file.len()).step_by(61) {
            let mut bytes = file.to_vec();
            bytes[at] ^= 0x55;
            let Ok(font) = TrueType::read(bytes) else {
                continue;
            };
            let glyphs: Vec<u16> = ('A'..='Z').filter_map(|c| font.glyph(c)).collect();
            let _ = font.subset(&glyphs);
        }
    }
}
