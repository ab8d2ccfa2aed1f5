//! The outlines of the faces, for what writes a file.

use super::Face;
use super::truetype::{NotAFace, TrueType};

/// The faces as their files have them.
#[derive(Debug, Clone)]
pub struct Faces {
    regular: TrueType,
    bold: TrueType,
    display: TrueType,
}

impl Faces {
    /// Where their files lie beside the page, in the order of [`Face::ALL`].
    pub const FILES: [&'static str; 3] = [
        "fonts/lettercase-text-400.ttf",
        "fonts/lettercase-text-700.ttf",
        "fonts/besley-600.ttf",
    ];

    /// Out of the files, in the order of [`Face::ALL`].
    ///
    /// # Errors
    /// One of them is no face.
    pub fn read([regular, bold, display]: [Vec<u8>; 3]) -> Result<Faces, NotAFace> {
        Ok(Faces {
            regular: TrueType::read(regular)?,
            bold: TrueType::read(bold)?,
            display: TrueType::read(display)?,
        })
    }

    /// Those that ship with the page.
    #[cfg(not(target_family = "wasm"))]
    #[expect(
        clippy::expect_used,
        reason = "a test reads the files that are in here"
    )]
    pub fn shipped() -> &'static Faces {
        use std::sync::LazyLock;
        static FACES: LazyLock<Faces> = LazyLock::new(|| {
            let face = |bytes: &'static [u8]| TrueType::read(bytes).expect("a face");
            Faces {
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

    /// One of them.
    pub fn font(&self, face: Face) -> &TrueType {
        match face {
            Face::Regular => &self.regular,
            Face::Bold => &self.bold,
            Face::Display => &self.display,
        }
    }
}
