//! Subsets of fonts: smaller files with only a few glyphs.

use super::{TrueType, read_u16};

/// A subset of a font's glyphs.
pub struct FontSubset<'a> {
    font: &'a TrueType,
    /// Glyphs in the order of their new numbers: glyph 0 for missing characters, the requested ones
    /// in order, and then the parts that composite glyphs need.
    glyphs: Vec<u16>,
}

/// Flags of a part of a composite glyph, which determine the part's length.
const ARGS_ARE_WORDS: u16 = 1;
const HAS_SCALE: u16 = 8;
const MORE_COMPONENTS: u16 = 0x20;
const HAS_X_AND_Y_SCALE: u16 = 0x40;
const HAS_TWO_BY_TWO: u16 = 0x80;

impl TrueType {
    /// Returns a subset of the font with only these glyphs, renumbered from 1 in this order.
    pub fn subset(&self, wanted: &[u16]) -> FontSubset<'_> {
        let mut glyphs = vec![0];
        glyphs.extend_from_slice(wanted);
        let mut at = 0;
        while let Some(&glyph) = glyphs.get(at) {
            for (_, part) in composite_parts(self.outline(glyph)) {
                // Ends even if parts refer to each other, since each glyph is added once.
                if !glyphs.contains(&part) && part < self.glyphs {
                    glyphs.push(part);
                }
            }
            at += 1;
        }
        FontSubset { font: self, glyphs }
    }
}

/// Returns the parts of a composite glyph: offset of the glyph number, and the number.
fn composite_parts(outline: &[u8]) -> Vec<(usize, u16)> {
    let mut found = Vec::new();
    if (read_u16(outline, 0) as i16) < 0 {
        let mut at = 10;
        while at + 4 <= outline.len() {
            let flags = read_u16(outline, at);
            found.push((at + 2, read_u16(outline, at + 2)));
            at += if flags & ARGS_ARE_WORDS != 0 { 8 } else { 6 };
            at += match flags {
                _ if flags & HAS_SCALE != 0 => 2,
                _ if flags & HAS_X_AND_Y_SCALE != 0 => 4,
                _ if flags & HAS_TWO_BY_TWO != 0 => 8,
                _ => 0,
            };
            if flags & MORE_COMPONENTS == 0 {
                break;
            }
        }
    }
    found
}

impl FontSubset<'_> {
    /// Returns the font file to embed in a PDF: outlines and widths, without a character map.
    pub fn to_pdf_font(&self) -> Vec<u8> {
        font_file(&self.tables())
    }

    /// Returns the font file for browsers, with a character map. `characters` are those of the
    /// requested glyphs, in the same order.
    pub fn to_web_font(&self, characters: &[char]) -> Vec<u8> {
        let own = |name: &'static [u8; 4]| (name, self.font.table(name).to_vec());
        // A font file lists its tables in alphabetical order.
        let mut tables = vec![own(b"OS/2"), (b"cmap", character_map(characters))];
        tables.extend(self.tables());
        tables.push(own(b"name"));
        // Version 3 of the table: no glyph names.
        let mut post = self.font.table(b"post").to_vec();
        post.resize(32, 0);
        write_u16(&mut post, 0, 3);
        write_u16(&mut post, 2, 0);
        tables.push((b"post", post));
        font_file(&tables)
    }

    fn tables(&self) -> Vec<(&'static [u8; 4], Vec<u8>)> {
        let count = self.glyphs.len() as u16;
        let (mut glyf, mut loca, mut hmtx) = (Vec::new(), vec![0; 4], Vec::new());
        for &glyph in &self.glyphs {
            let from = glyf.len();
            glyf.extend_from_slice(self.font.outline(glyph));
            for (at, part) in composite_parts(self.font.outline(glyph)) {
                let number = self.glyphs.iter().position(|other| *other == part);
                write_u16(&mut glyf, from + at, number.unwrap_or(0) as u16);
            }
            glyf.resize(glyf.len().next_multiple_of(4), 0);
            loca.extend((glyf.len() as u32).to_be_bytes());
            hmtx.extend(self.font.advance(glyph).to_be_bytes());
            hmtx.extend(self.font.bearing(glyph).to_be_bytes());
        }
        let with = |name: &[u8; 4], changes: &[(usize, u16)]| {
            let mut table = self.font.table(name).to_vec();
            for &(at, number) in changes {
                write_u16(&mut table, at, number);
            }
            table
        };
        // Offsets in four bytes; checksum adjustment 0, since readers of these files don't check
        // it.
        let head = with(b"head", &[(8, 0), (10, 0), (50, 1)]);
        vec![
            (b"glyf", glyf),
            (b"head", head),
            (b"hhea", with(b"hhea", &[(34, count)])),
            (b"hmtx", hmtx),
            (b"loca", loca),
            (b"maxp", with(b"maxp", &[(4, count)])),
        ]
    }
}

fn write_u16(bytes: &mut [u8], at: usize, number: u16) {
    if let Some(place) = bytes.get_mut(at..at + 2) {
        place.copy_from_slice(&number.to_be_bytes());
    }
}

/// Writes a character map with one segment per character.
fn character_map(characters: &[char]) -> Vec<u8> {
    let mut pairs: Vec<(u16, u16)> = Vec::new();
    for (c, glyph) in characters.iter().zip(1..) {
        if let Ok(c) = u16::try_from(u32::from(*c)) {
            let place = pairs.partition_point(|(other, _)| *other < c);
            pairs.insert(place, (c, glyph));
        }
    }
    // The last segment, which must end at U+FFFF and maps to no glyph.
    pairs.push((u16::MAX, 0));
    let count = pairs.len() as u16;
    let power = count.ilog2() as u16;
    let range = 2 << power;
    // One subtable (platform Windows, encoding Unicode BMP), in format 4.
    let mut map = vec![0, 1, 3, 1, 0, 12, 4, 16 + 8 * count, 0];
    map.extend([2 * count, range, power, 2 * count - range]);
    map.extend(pairs.iter().map(|(c, _)| *c));
    map.push(0);
    map.extend(pairs.iter().map(|(c, _)| *c));
    map.extend(pairs.iter().map(|(c, glyph)| glyph.wrapping_sub(*c)));
    map.extend(pairs.iter().map(|_| 0));
    map.into_iter().flat_map(u16::to_be_bytes).collect()
}

/// Writes tables as a font file. They must be in alphabetical order.
fn font_file(tables: &[(&'static [u8; 4], Vec<u8>)]) -> Vec<u8> {
    let count = tables.len() as u16;
    let power = count.ilog2() as u16;
    let range = 16 << power;
    let mut out = vec![0, 1, 0, 0];
    for number in [count, range, power, 16 * count - range] {
        out.extend(number.to_be_bytes());
    }
    let mut place = 12 + 16 * tables.len();
    for (name, table) in tables {
        out.extend_from_slice(*name);
        for number in [table_checksum(table), place as u32, table.len() as u32] {
            out.extend(number.to_be_bytes());
        }
        place += table.len().next_multiple_of(4);
    }
    for (_, table) in tables {
        out.extend_from_slice(table);
        out.resize(out.len().next_multiple_of(4), 0);
    }
    out
}

/// Computes a table's checksum.
fn table_checksum(table: &[u8]) -> u32 {
    let word = |chunk: &[u8]| {
        let byte = |n: usize| chunk.get(n).copied().unwrap_or(0);
        u32::from_be_bytes([byte(0), byte(1), byte(2), byte(3)])
    };
    (table.chunks(4).map(word)).fold(0, u32::wrapping_add)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FontFace, FontFaces};

    #[test]
    fn cut_glyphs_keep_their_outlines_and_widths() {
        let font = FontFaces::shipped().font(FontFace::Regular);
        let text = ['Z', 'Ő', 'é', ' ', 'Å'];
        let glyphs = text.map(|c| font.glyph(c).unwrap());
        let cut = font.subset(&glyphs);
        // An accented letter is composed of two glyphs.
        assert!(cut.glyphs.len() > 1 + text.len());
        let small = TrueType::read(cut.to_web_font(&text)).unwrap();
        assert_eq!(small.glyphs as usize, cut.glyphs.len());
        for (number, (c, old)) in (1..).zip(text.into_iter().zip(glyphs)) {
            assert_eq!(small.glyph(c), Some(number), "{c}");
            assert_eq!(small.advance(number), font.advance(old), "{c}");
            assert_eq!(small.bearing(number), font.bearing(old), "{c}");
            let (whole, was) = (small.outline(number), font.outline(old));
            let shapes = composite_parts(was).len();
            assert_eq!(composite_parts(whole).len(), shapes, "{c}");
            if shapes == 0 {
                assert!(whole.starts_with(was), "{c}");
            }
            for ((_, new), (_, old)) in composite_parts(whole).into_iter().zip(composite_parts(was))
            {
                assert!(small.outline(new).starts_with(font.outline(old)), "{c}");
            }
        }
        assert_eq!(small.glyph('Q'), None);
    }

    #[test]
    fn a_cut_font_of_a_few_letters_is_small() {
        let font = FontFaces::shipped().font(FontFace::Display);
        let glyphs: Vec<u16> = "BOARD".chars().filter_map(|c| font.glyph(c)).collect();
        assert!(font.subset(&glyphs).to_pdf_font().len() < 3000);
    }
}
