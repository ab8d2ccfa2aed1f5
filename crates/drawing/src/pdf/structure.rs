//! What a file is to somebody who does not see it: the tree of all that is read, page by page,
//! and the places that can be clicked.

use crate::number::Number as Length;
use crate::{PageSize, Rect, Tag, at};

use super::content::{Piece, points, role};
use super::objects::{Number, Objects, words};

/// The tree as it grows.
pub struct Structure {
    root: Number,
    document: Number,
    /// What the document holds, in order.
    kids: Vec<Number>,
    /// By the numbers that pages and links bear, what holds them.
    holders: Vec<String>,
}

impl Structure {
    /// An empty one.
    pub fn new(objects: &mut Objects) -> Structure {
        Structure {
            root: objects.reserve(),
            document: objects.reserve(),
            kids: Vec::new(),
            holders: Vec::new(),
        }
    }

    /// Adds a page's pieces; what the page itself says of them.
    pub fn add(
        &mut self,
        objects: &mut Objects,
        page: Number,
        size: PageSize,
        pieces: Vec<Piece>,
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
                        words(shows)
                    );
                }
                Tag::Link(address) => {
                    let told = self.holders.len();
                    self.holders.push(element.to_string());
                    let (address, said) = (words(address), words(address));
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
            let (name, within) = (role(&piece.tag), self.document);
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
        let links = match links.is_empty() {
            true => String::new(),
            false => format!("/Annots [{}]", links.join(" ")),
        };
        format!("/StructParents {key} /Tabs /S {links}")
    }

    /// Writes the tree; its number.
    pub fn finish(self, objects: &mut Objects) -> Number {
        let (root, document) = (self.root, self.document);
        let kids: Vec<String> = self.kids.iter().map(Number::to_string).collect();
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

/// A place by its lower left and its upper right corner.
fn corners(size: PageSize, place: Rect) -> String {
    let low = points(size, at(place.x, place.bottom()));
    let high = points(size, at(place.right(), place.y));
    let each = [low.x, low.y, high.x, high.y].map(|part| Length(part).to_string());
    each.join(" ")
}
