//! The fonts with their outlines, which the writers of SVG and PDF embed.

use super::FontFace;
use super::truetype::{FontError, TrueType};

/// The three faces, loaded from font files. Only the writers of files need them: to lay text out,
/// [`FontFace`] and [`Phrase`](super::Phrase) are enough.
#[derive(Debug, Clone)]
pub struct FontFaces {
    regular: TrueType,
    bold: TrueType,
    display: TrueType,
}

impl FontFaces {
    /// Paths of the font files, relative to the page, in the order of [`FontFace::ALL`].
    pub const FILE_PATHS: [&'static str; 3] = [
        "fonts/lettercase-text-400.ttf",
        "fonts/lettercase-text-700.ttf",
        "fonts/besley-600.ttf",
    ];

    /// Reads the faces from the content of font files, in the order of [`FontFace::ALL`].
    ///
    /// # Errors
    /// One of the files isn't a TrueType file, or lacks a required table.
    pub fn read([regular, bold, display]: [Vec<u8>; 3]) -> Result<FontFaces, FontError> {
        Ok(FontFaces {
            regular: TrueType::read(regular)?,
            bold: TrueType::read(bold)?,
            display: TrueType::read(display)?,
        })
    }

    /// Returns the faces that ship with the app, compiled into native programs.
    #[cfg(not(target_family = "wasm"))]
    #[expect(
        clippy::expect_used,
        reason = "a test reads the files that are in here"
    )]
    pub fn shipped() -> &'static FontFaces {
        use std::sync::LazyLock;
        static FACES: LazyLock<FontFaces> = LazyLock::new(|| {
            let face =
                |bytes: &'static [u8]| TrueType::read(bytes).expect("shipped fonts are valid");
            FontFaces {
                regular: face(include_bytes!(
                    "../../../public/fonts/lettercase-text-400.ttf"
                )),
                bold: face(include_bytes!(
                    "../../../public/fonts/lettercase-text-700.ttf"
                )),
                display: face(include_bytes!("../../../public/fonts/besley-600.ttf")),
            }
        });
        &FACES
    }

    /// Returns the font of a face.
    pub fn font(&self, face: FontFace) -> &TrueType {
        match face {
            FontFace::Regular => &self.regular,
            FontFace::Bold => &self.bold,
            FontFace::Display => &self.display,
        }
    }
}
