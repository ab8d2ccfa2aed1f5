//! A drawing as PDF: vectors, and text that can be searched, copied and heard.
//!
//! Of each face the letters that are used are embedded, so that a file looks the same
//! everywhere. Streams are packed. Every mark is decoration or has its place in the tree of what
//! is read (PDF/UA); addresses can be clicked, and named pages are listed. There is no date in
//! the file: the same drawing gives the same bytes.
//!
//! - `objects`: the file as such; `fonts`: letters in it
//! - `content`: what a page draws; `structure`: what is read, and what can be clicked
//! - `outline`: the list of its parts; `about`: what the file says of itself

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

/// All pages of a drawing.
pub fn write(drawing: &Drawing, faces: &Faces) -> Vec<u8> {
    let mut file = PdfFile::new(&drawing.title, faces);
    for page in &drawing.pages {
        file.add(page);
    }
    file.finish()
}

/// A file that grows page by page, so that a long one can show how far it is.
pub struct PdfFile<'a> {
    title: String,
    faces: &'a Faces,
    fonts: Fonts,
    objects: Objects,
    /// The objects that all pages name: the list of them, and what they draw with.
    all: Number,
    resources: Number,
    structure: Structure,
    pages: Vec<Number>,
    /// What is listed: how deep, its name, its page.
    listed: Vec<(usize, String, Number)>,
}

impl<'a> PdfFile<'a> {
    /// One without pages, under this title, with letters of these faces.
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

    /// How many pages it has.
    pub fn pages(&self) -> usize {
        self.pages.len()
    }

    /// The file.
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
        // A millimetre stays a millimetre.
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
