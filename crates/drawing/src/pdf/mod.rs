//! Writes a drawing as PDF: vector graphics, and text that can be searched, copied and read aloud.
//!
//! The used glyphs of each face are embedded, so that a file looks the same everywhere. Streams are
//! compressed. Every mark is either decoration or part of the structure tree for screen readers
//! (PDF/UA); links can be clicked, and named pages are in the outline. The file has no date: the
//! same drawing gives the same bytes.
//!
//! - `objects`: the file format; `fonts`: embedded glyphs
//! - `content`: a page's marks; `structure`: what screen readers read, and links
//! - `outline`: the table of contents; `metadata`: title, language, conformance

mod content;
mod fonts;
mod metadata;
mod objects;
mod outline;
mod structure;

use self::fonts::EmbeddedFonts;
use self::objects::{ObjectId, ObjectWriter, pdf_string};
use self::structure::Structure;
use super::{Drawing, FontFaces, Page, at};

/// Writes all pages of a drawing as a PDF file.
///
/// ```
/// use drawing::{Drawing, FontFaces, Orientation, Page, PageSize, Paper, Text, at, pdf};
///
/// let size = PageSize::new(Paper::A4, Orientation::Portrait);
/// let mut page = Page::new(size).with_outline(0, "Rules");
/// page.text(Text::new(at(20.0, 30.0), 8.0, "How to play").display());
/// let drawing = Drawing { title: "Rules".to_owned(), pages: vec![page] };
/// let file = pdf::write(&drawing, FontFaces::shipped());
/// assert!(file.starts_with(b"%PDF-1.7"));
/// assert_eq!(file, pdf::write(&drawing, FontFaces::shipped()), "the same bytes every time");
/// ```
pub fn write(drawing: &Drawing, faces: &FontFaces) -> Vec<u8> {
    let mut file = PdfFile::new(&drawing.title, faces);
    for page in &drawing.pages {
        file.add_page(page);
    }
    file.finish()
}

/// Writer of a PDF file, page by page, so that the caller can show progress on a long file.
///
/// ```
/// use drawing::pdf::PdfFile;
/// use drawing::{FontFaces, Orientation, Page, PageSize, Paper};
///
/// let mut file = PdfFile::new("Score sheets", FontFaces::shipped());
/// for _ in 0..3 {
///     file.add_page(&Page::new(PageSize::new(Paper::A4, Orientation::Portrait)));
/// }
/// assert_eq!(file.page_count(), 3);
/// assert!(file.finish().starts_with(b"%PDF"));
/// ```
pub struct PdfFile<'a> {
    title: String,
    faces: &'a FontFaces,
    fonts: EmbeddedFonts,
    objects: ObjectWriter,
    /// Object that lists all pages. Every page refers to it and to the resources.
    all: ObjectId,
    resources: ObjectId,
    structure: Structure,
    pages: Vec<ObjectId>,
    /// Entries of the outline: depth, name, page.
    listed: Vec<(usize, String, ObjectId)>,
}

impl<'a> PdfFile<'a> {
    /// Starts a file without pages, with this title. Its text is set in these faces.
    pub fn new(title: &str, faces: &'a FontFaces) -> PdfFile<'a> {
        let mut objects = ObjectWriter::new();
        PdfFile {
            title: title.to_owned(),
            faces,
            fonts: EmbeddedFonts::default(),
            all: objects.reserve(),
            resources: objects.reserve(),
            structure: Structure::new(&mut objects),
            objects,
            pages: Vec::new(),
            listed: Vec::new(),
        }
    }

    /// Adds a page at the end.
    pub fn add_page(&mut self, page: &Page) {
        let (content, pieces) = content::write_content(page, self.faces, &mut self.fonts);
        let content = self.objects.stream("", content.as_bytes());
        let number = self.objects.reserve();
        let own = self
            .structure
            .add(&mut self.objects, number, page.size, pieces);
        let corner = content::to_pdf_point(page.size, at(page.size.width, 0.0));
        let (width, height) = (
            super::decimal::Decimal(corner.x),
            super::decimal::Decimal(corner.y),
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
    pub fn page_count(&self) -> usize {
        self.pages.len()
    }

    /// Ends the file and returns its bytes.
    pub fn finish(mut self) -> Vec<u8> {
        let objects = &mut self.objects;
        let fonts = self.fonts.write(self.faces, objects);
        objects.put(self.resources, format!("<< /Font << {fonts}>> >>"));
        let kids: Vec<String> = self.pages.iter().map(ObjectId::to_string).collect();
        let (count, kids) = (kids.len(), kids.join(" "));
        objects.put(
            self.all,
            format!("<< /Type /Pages /Count {count} /Kids [{kids}] >>"),
        );
        let read = self.structure.finish(objects);
        let listed = outline::write(objects, &self.listed);
        let (title, ours) = (pdf_string(&self.title), pdf_string("Lettercase"));
        let metadata = metadata::write(&self.title);
        let metadata = objects.plain_stream("/Type /Metadata /Subtype /XML", metadata.as_bytes());
        let pages = self.all;
        // No scaling when printed, so that a millimetre stays a millimetre.
        let root = objects.add(format!(
            "<< /Type /Catalog /Pages {pages} /Lang (en-GB) /MarkInfo << /Marked true >> \
             /StructTreeRoot {read} /Metadata {metadata} {listed} \
             /ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>"
        ));
        let info = objects.add(format!(
            "<< /Title {title} /Creator {ours} /Producer {ours} >>"
        ));
        self.objects.finish(root, info)
    }
}
