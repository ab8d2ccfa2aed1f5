//! Fonts embedded in a file: the used glyphs of each face, and the characters that they stand for.

use std::fmt::Write as _;

use crate::number::Number;
use crate::{Face, Faces};

use super::objects::{self, Objects};

/// The glyphs of a face that a file uses, numbered from 1 in order of appearance.
#[derive(Default)]
struct Used {
    glyphs: Vec<u16>,
    characters: Vec<char>,
}

/// The used glyphs of all faces.
#[derive(Default)]
pub struct Fonts([Used; 3]);

/// Returns the name of a face in the pages' resources.
pub const fn name(face: Face) -> &'static str {
    match face {
        Face::Regular => "R",
        Face::Bold => "B",
        Face::Display => "D",
    }
}

impl Fonts {
    fn of(&mut self, face: Face) -> &mut Used {
        let [regular, bold, display] = &mut self.0;
        match face {
            Face::Regular => regular,
            Face::Bold => bold,
            Face::Display => display,
        }
    }

    /// Returns the number of a character's glyph in the face, and adds it if it is new. The face
    /// must have the character.
    pub fn number(&mut self, faces: &Faces, face: Face, c: char) -> usize {
        let used = self.of(face);
        let found = used.characters.iter().position(|other| *other == c);
        found.unwrap_or_else(|| {
            used.characters.push(c);
            used.glyphs.push(faces.font(face).glyph(c).unwrap_or(0));
            used.characters.len() - 1
        }) + 1
    }

    /// Embeds the faces that are used. Returns their entries for the pages' resources.
    pub fn write(mut self, faces: &Faces, objects: &mut Objects) -> String {
        let mut entries = String::new();
        for face in Face::ALL {
            let used = std::mem::take(self.of(face));
            if !used.glyphs.is_empty() {
                let font = embed(faces, face, &used, objects);
                // Writing to a string can't fail.
                let _ = write!(entries, "/{} {font} ", name(face));
            }
        }
        entries
    }
}

fn embed(faces: &Faces, face: Face, used: &Used, objects: &mut Objects) -> objects::Number {
    let font = faces.font(face);
    let called = match face {
        Face::Regular => "LETTER+LettercaseText-Regular",
        Face::Bold => "LETTER+LettercaseText-Bold",
        Face::Display => "LETTER+Besley-SemiBold",
    };
    let cut = font.cut(&used.glyphs).for_pdf();
    let long = cut.len();
    let file = objects.stream(&format!("/Length1 {long}"), &cut);
    let bounds = font.bounds().map(|at| Number(at).to_string()).join(" ");
    let (up, down) = font.reach();
    let (up, down) = (Number(up), Number(down));
    let (capital, stem) = (
        Number(face.capital() * 1000.0),
        if face == Face::Regular { 84 } else { 140 },
    );
    let descriptor = objects.add(format!(
        "<< /Type /FontDescriptor /FontName /{called} /Flags 4 /FontBBox [{bounds}] \
         /ItalicAngle 0 /Ascent {up} /Descent {down} /CapHeight {capital} /StemV {stem} \
         /FontFile2 {file} >>"
    ));
    let widths = used.glyphs.iter().map(|glyph| {
        let wide = font.thousandths(font.advance(*glyph));
        Number(wide).to_string()
    });
    let widths = widths.collect::<Vec<_>>().join(" ");
    let inner = objects.add(format!(
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{called} /CIDToGIDMap /Identity \
         /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> \
         /FontDescriptor {descriptor} /DW 0 /W [1 [{widths}]] >>"
    ));
    let map = objects.stream("", characters(&used.characters).as_bytes());
    objects.add(format!(
        "<< /Type /Font /Subtype /Type0 /BaseFont /{called} /Encoding /Identity-H \
         /DescendantFonts [{inner}] /ToUnicode {map} >>"
    ))
}

/// Writes the map from glyph numbers to characters, which makes text searchable and copyable.
fn characters(of: &[char]) -> String {
    let mut map = String::from(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n\
         /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n\
         /CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n\
         1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n",
    );
    let mut number = 0;
    for chunk in of.chunks(100) {
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
