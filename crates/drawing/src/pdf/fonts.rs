//! Fonts embedded in a file: the used glyphs of each face, and the characters that they stand for.

use std::fmt::Write as _;

use crate::decimal::Decimal;
use crate::{FontFace, FontFaces};

use super::objects::{self, ObjectWriter};

/// The glyphs of a face that a file uses, numbered from 1 in order of appearance.
#[derive(Default)]
struct UsedGlyphs {
    glyphs: Vec<u16>,
    characters: Vec<char>,
}

/// The used glyphs of all faces.
#[derive(Default)]
pub struct EmbeddedFonts([UsedGlyphs; 3]);

/// Returns the name of a face in the pages' resources.
pub(crate) const fn resource_name(face: FontFace) -> &'static str {
    match face {
        FontFace::Regular => "R",
        FontFace::Bold => "B",
        FontFace::Display => "D",
    }
}

impl EmbeddedFonts {
    fn used_glyphs(&mut self, face: FontFace) -> &mut UsedGlyphs {
        let [regular, bold, display] = &mut self.0;
        match face {
            FontFace::Regular => regular,
            FontFace::Bold => bold,
            FontFace::Display => display,
        }
    }

    /// Returns the number of a character's glyph in the face, and adds it if it is new. The face
    /// must have the character.
    pub(crate) fn glyph_number(&mut self, faces: &FontFaces, face: FontFace, c: char) -> usize {
        let used = self.used_glyphs(face);
        let found = used.characters.iter().position(|other| *other == c);
        found.unwrap_or_else(|| {
            used.characters.push(c);
            used.glyphs.push(faces.font(face).glyph(c).unwrap_or(0));
            used.characters.len() - 1
        }) + 1
    }

    /// Embeds the faces that are used. Returns their entries for the pages' resources.
    pub fn write(mut self, faces: &FontFaces, objects: &mut ObjectWriter) -> String {
        let mut entries = String::new();
        for face in FontFace::ALL {
            let used = std::mem::take(self.used_glyphs(face));
            if !used.glyphs.is_empty() {
                let font = embed_font(faces, face, &used, objects);
                // Writing to a string can't fail.
                let _ = write!(entries, "/{} {font} ", resource_name(face));
            }
        }
        entries
    }
}

fn embed_font(
    faces: &FontFaces,
    face: FontFace,
    used: &UsedGlyphs,
    objects: &mut ObjectWriter,
) -> objects::ObjectId {
    let font = faces.font(face);
    let called = match face {
        FontFace::Regular => "LETTER+LettercaseText-Regular",
        FontFace::Bold => "LETTER+LettercaseText-Bold",
        FontFace::Display => "LETTER+Besley-SemiBold",
    };
    let cut = font.subset(&used.glyphs).to_pdf_font();
    let long = cut.len();
    let file = objects.stream(&format!("/Length1 {long}"), &cut);
    let bounds = font.bounds().map(|at| Decimal(at).to_string()).join(" ");
    let (up, down) = font.ascent_and_descent();
    let (up, down) = (Decimal(up), Decimal(down));
    let (capital, stem) = (
        Decimal(face.cap_height() * 1000.0),
        if face == FontFace::Regular { 84 } else { 140 },
    );
    let descriptor = objects.add(format!(
        "<< /Type /FontDescriptor /FontName /{called} /Flags 4 /FontBBox [{bounds}] \
         /ItalicAngle 0 /Ascent {up} /Descent {down} /CapHeight {capital} /StemV {stem} \
         /FontFile2 {file} >>"
    ));
    let widths = used.glyphs.iter().map(|glyph| {
        let wide = font.thousandths(font.advance(*glyph));
        Decimal(wide).to_string()
    });
    let widths = widths.collect::<Vec<_>>().join(" ");
    let inner = objects.add(format!(
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{called} /CIDToGIDMap /Identity \
         /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> \
         /FontDescriptor {descriptor} /DW 0 /W [1 [{widths}]] >>"
    ));
    let map = objects.stream("", to_unicode_map(&used.characters).as_bytes());
    objects.add(format!(
        "<< /Type /Font /Subtype /Type0 /BaseFont /{called} /Encoding /Identity-H \
         /DescendantFonts [{inner}] /ToUnicode {map} >>"
    ))
}

/// Writes the map from glyph numbers to characters, which makes text searchable and copyable.
fn to_unicode_map(characters: &[char]) -> String {
    let mut map = String::from(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n\
         /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n\
         /CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n\
         1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n",
    );
    let mut number = 0;
    for chunk in characters.chunks(100) {
        // Writing to a string can't fail.
        let _ = writeln!(map, "{} beginbfchar", chunk.len());
        for c in chunk {
            number += 1;
            let _ = writeln!(map, "<{number:04X}> <{:04X}>", u32::from(*c));
        }
        map.push_str("endbfchar\n");
    }
    map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n"
}
