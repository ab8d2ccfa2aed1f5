//! The outline of a file (table of contents), which viewers show beside the pages.

use super::objects::{ObjectId, ObjectWriter, pdf_string};

/// Writes the outline. Returns its entry in the catalogue; empty if no pages are listed.
pub fn write(objects: &mut ObjectWriter, listed: &[(usize, String, ObjectId)]) -> String {
    if listed.is_empty() {
        return String::new();
    }
    let root = objects.reserve();
    let numbers: Vec<ObjectId> = listed.iter().map(|_| objects.reserve()).collect();
    // Parent of each line: the last line before it that is less deep.
    let depth = |at: usize| listed.get(at).map_or(0, |line| line.0);
    let above: Vec<Option<usize>> = (0..listed.len())
        .map(|at| (0..at).rev().find(|&before| depth(before) < depth(at)))
        .collect();
    let under = |parent: Option<usize>| -> Vec<usize> {
        let own = |at: &usize| above.get(*at) == Some(&parent);
        (0..listed.len()).filter(own).collect()
    };
    let number = |at: Option<&usize>| at.and_then(|at| numbers.get(*at));
    let ends = |kids: &[usize]| match (number(kids.first()), number(kids.last())) {
        (Some(first), Some(last)) => format!("/First {first} /Last {last}"),
        _ => String::new(),
    };
    let top = under(None);
    for (at, (_, name, page)) in listed.iter().enumerate() {
        let parent = above.get(at).copied().flatten();
        let beside = under(parent);
        let place = beside.iter().position(|other| *other == at).unwrap_or(0);
        let mut line = format!(
            "<< /Title {} /Parent {} /Dest [{page} /Fit]",
            pdf_string(name),
            parent
                .and_then(|parent| numbers.get(parent))
                .unwrap_or(&root)
        );
        if let Some(before) = number(place.checked_sub(1).and_then(|place| beside.get(place))) {
            line += &format!(" /Prev {before}");
        }
        if let Some(next) = number(beside.get(place + 1)) {
            line += &format!(" /Next {next}");
        }
        let kids = under(Some(at));
        if !kids.is_empty() {
            // A negative count means collapsed.
            line += &format!(" {} /Count -{}", ends(&kids), kids.len());
        }
        if let Some(own) = numbers.get(at) {
            objects.put(*own, line + " >>");
        }
    }
    let (ends, count) = (ends(&top), top.len());
    objects.put(root, format!("<< /Type /Outlines {ends} /Count {count} >>"));
    format!("/Outlines {root} /PageMode /UseOutlines")
}
