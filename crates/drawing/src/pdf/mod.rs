//! Writes a drawing as PDF: vector graphics, and text that can be searched, copied and read aloud.
//!
//! The used glyphs of each face are embedded, so that a file looks the same everywhere. Streams are
//! compressed. Every mark is either decoration or part of the structure tree for screen readers
//! (PDF/UA); links can be clicked, and named pages are in the outline. The file has no date: the
//! same drawing gives the same bytes.
//!
//! - `objects`: the file format; `fonts`: embedded glyphs
//! - `content`: a page's marks; `structure`: what screen readers read, and links
//! - `outline`: the table of contents; `about`: metadata

mod about;
mod content;
mod fonts;
mod objects;
mod outline;
mod structure;

use self::fonts::Fonts;
use self::objects::{Number, Objects, words};
use self::structure::Structure;
use super::{Drawing, Faces, Page, at};

/// Writes all pages of a drawing as a PDF file.
pub fn write(drawing: &Drawing, faces: &Faces) -> Vec<u8> {
    let mut file = PdfFile::new(&drawing.title, faces);
    for page in &drawing.pages {
        file.add(page);
    }
    file.finish()
}

/// Writer of a PDF file, page by page, so that the caller can show progress on a long file.
///
/// ```
/// use drawing::pdf::PdfFile;
/// use drawing::{Faces, Orientation, Page, PageSize, Paper};
///
/// let mut file = PdfFile::new("Score sheets", Faces::shipped());
/// for _ in 0..3 {
///     file.add(&Page::new(PageSize::new(Paper::A4, Orientation::Portrait)));
/// }
/// assert_eq!(file.pages(), 3);
/// assert!(file.finish().starts_with(b"%PDF"));
/// ```
pub struct PdfFile<'a> {
    title: String,
    faces: &'a Faces,
    fonts: Fonts,
    objects: Objects,
    /// Object that lists all pages. Every page refers to it and to the resources.
    all: Number,
    resources: Number,
    structure: Structure,
    pages: Vec<Number>,
    /// Entries of the outline: depth, name, page.
    listed: Vec<(usize, String, Number)>,
}

impl<'a> PdfFile<'a> {
    /// Starts a file without pages, with this title. Its text is set in these faces.
    pub fn new(title: &str, faces: &'a Faces) -> PdfFile<'a> {
        let mut objects = Objects::new();
        PdfFile {
            title: title.to_owned(),
            faces,
            fonts: Fonts::default(),
            all: objects.reserve(),
            resources: objects.reserve(),
            structure: Structure::new(&mut objects),
            objects,
            pages: Vec::new(),
            listed: Vec::new(),
        }
    }

    /// Adds a page at the end.
    pub fn add(&mut self, page: &Page) {
        let (content, pieces) = content::drawn(page, self.faces, &mut self.fonts);
        let content = self.objects.stream("", content.as_bytes());
        let number = self.objects.reserve();
        let own = self
            .structure
            .add(&mut self.objects, number, page.size, pieces);
        let corner = content::points(page.size, at(page.size.width, 0.0));
        let (width, height) = (
            super::number::Number(corner.x),
            super::number::Number(corner.y),
        );
        let (all, resources) = (self.all, self.resources);
        self.objects.put(
            number,
            format!(
                "<< /Type /Page /Parent {all} /MediaBox [0 0 {width} {height}] \
                 /Contents {content} /Resources {resources} {own} >>"
            ),
        );
        self.pages.push(number);
        if let Some((depth, name)) = &page.outline {
            self.listed.push((*depth, name.clone(), number));
        }
    }

    /// Returns the number of pages so far.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Ends the file and returns its bytes.
    pub fn finish(mut self) -> Vec<u8> {
        let objects = &mut self.objects;
        let fonts = self.fonts.write(self.faces, objects);
        objects.put(self.resources, format!("<< /Font << {fonts}>> >>"));
        let kids: Vec<String> = self.pages.iter().map(Number::to_string).collect();
        let (count, kids) = (kids.len(), kids.join(" "));
        objects.put(
            self.all,
            format!("<< /Type /Pages /Count {count} /Kids [{kids}] >>"),
        );
        let read = self.structure.finish(objects);
        let listed = outline::write(objects, &self.listed);
        let (title, ours) = (words(&self.title), words("Lettercase"));
        let about = about::write(&self.title);
        let about = objects.plain_stream("/Type /Metadata /Subtype /XML", about.as_bytes());
        let pages = self.all;
        // No scaling when printed, so that a millimetre stays a millimetre.
        let root = objects.add(format!(
            "<< /Type /Catalog /Pages {pages} /Lang (en-GB) /MarkInfo << /Marked true >> \
             /StructTreeRoot {read} /Metadata {about} {listed} \
             /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>"
        ));
        let info = objects.add(format!(
            "<< /Title {title} /Creator {ours} /Producer {ours} >>"
        ));
        self.objects.finish(root, info)
    }
}
