//! Accessibility of a file: the structure tree that screen readers read, page by page, and the
//! links.

use crate::decimal::Decimal;
use crate::{PageSize, Rect, Tag, at};

use super::content::{TaggedPiece, role_name, to_pdf_point};
use super::objects::{ObjectId, ObjectWriter, pdf_string};

/// The structure tree of a file, as it grows.
pub struct Structure {
    root: ObjectId,
    document: ObjectId,
    /// Elements of the document, in reading order.
    kids: Vec<ObjectId>,
    /// Parent tree: for each key of a page or link, the elements that hold it.
    holders: Vec<String>,
}

impl Structure {
    /// Builds an empty structure tree.
    pub fn new(objects: &mut ObjectWriter) -> Structure {
        Structure {
            root: objects.reserve(),
            document: objects.reserve(),
            kids: Vec::new(),
            holders: Vec::new(),
        }
    }

    /// Adds the pieces of a page. Returns the entries that the page's own object needs.
    pub fn add(
        &mut self,
        objects: &mut ObjectWriter,
        page: ObjectId,
        size: PageSize,
        pieces: Vec<TaggedPiece>,
    ) -> String {
        let key = self.holders.len();
        self.holders.push(String::new());
        let (mut held, mut links) = (Vec::new(), Vec::new());
        for (number, piece) in pieces.iter().enumerate() {
            let element = objects.reserve();
            let (mut kids, mut more) = (number.to_string(), String::new());
            let bounds = corners(size, piece.bounds);
            match &piece.tag {
                Tag::Figure(shows) => {
                    more = format!(
                        "/Alt {} /A << /O /Layout /Placement /Block /BBox [{bounds}] >>",
                        pdf_string(shows)
                    );
                }
                Tag::Link(address) => {
                    let told = self.holders.len();
                    self.holders.push(element.to_string());
                    let (address, said) = (pdf_string(address), pdf_string(address));
                    let link = objects.add(format!(
                        "<< /Type /Annot /Subtype /Link /Rect [{bounds}] /Border [0 0 0] /F 4 \
                         /Contents {said} /StructParent {told} \
                         /A << /Type /Action /S /URI /URI {address} >> >>"
                    ));
                    kids = format!("[{number} << /Type /OBJR /Obj {link} /Pg {page} >>]");
                    links.push(link.to_string());
                }
                Tag::Title | Tag::Heading | Tag::Paragraph => {}
            }
            let (name, within) = (role_name(&piece.tag), self.document);
            objects.put(
                element,
                format!(
                    "<< /Type /StructElem /S /{name} /P {within} /Pg {page} /K {kids} {more} >>"
                ),
            );
            self.kids.push(element);
            held.push(element.to_string());
        }
        if let Some(holder) = self.holders.get_mut(key) {
            *holder = format!("[{}]", held.join(" "));
        }
        let links = if links.is_empty() {
            String::new()
        } else {
            format!("/Annots [{}]", links.join(" "))
        };
        format!("/StructParents {key} /Tabs /S {links}")
    }

    /// Writes the tree and returns the number of its root.
    pub fn finish(self, objects: &mut ObjectWriter) -> ObjectId {
        let (root, document) = (self.root, self.document);
        let kids: Vec<String> = self.kids.iter().map(ObjectId::to_string).collect();
        let kids = kids.join(" ");
        objects.put(
            document,
            format!("<< /Type /StructElem /S /Document /P {root} /K [{kids}] >>"),
        );
        let next = self.holders.len();
        let holders = (self.holders.iter().enumerate()).map(|(key, held)| format!("{key} {held}"));
        let holders = holders.collect::<Vec<_>>().join(" ");
        let held = objects.add(format!("<< /Nums [{holders}] >>"));
        objects.put(
            root,
            format!(
                "<< /Type /StructTreeRoot /K {document} /ParentTree {held} \
                 /ParentTreeNextKey {next} >>"
            ),
        );
        root
    }
}

/// Formats a rectangle by its lower left and its upper right corner.
fn corners(size: PageSize, place: Rect) -> String {
    let low = to_pdf_point(size, at(place.x, place.bottom()));
    let high = to_pdf_point(size, at(place.right(), place.y));
    let each = [low.x, low.y, high.x, high.y].map(|part| Decimal(part).to_string());
    each.join(" ")
}
