//! A page enlarged to several sheets that are glued together. Each sheet shows its part of the
//! page, a strip for gluing on the next sheet, and its position.

use drawing::{
    Align, Clip, Ink, Orientation, Page, PageMark, PageSize, Paper, Path, Pen, Rect, Tag, Text, at,
};

/// Width of the glue strip, in millimetres.
pub(crate) const GLUE_WIDTH: f32 = 10.0;
/// Largest number of sheets in a row or column.
pub const MAX_POSTER_SHEETS: usize = 5;

/// Enlarges a page to this many columns and rows of sheets, as large as possible. The sheets have
/// the page's orientation.
pub fn enlarge(
    page: &Page,
    paper: Paper,
    (columns, rows): (usize, usize),
    margin: f32,
) -> Vec<Page> {
    let orientation = if page.size.width > page.size.height {
        Orientation::Landscape
    } else {
        Orientation::Portrait
    };
    let size = PageSize::new(paper, orientation);
    let sheet = size.rect().inset(margin);
    // A sheet's part ends where the next sheet's part begins; nothing else is printed on the glue
    // strip.
    let part = (sheet.width - GLUE_WIDTH, sheet.height - GLUE_WIDTH);
    let whole = (part.0 * columns as f32, part.1 * rows as f32);
    let scale = (whole.0 / page.size.width).min(whole.1 / page.size.height);
    // The page is centred on all sheets together.
    let left = (whole.0 - page.size.width * scale) / 2.0;
    let top = (whole.1 - page.size.height * scale) / 2.0;
    let mut sheets = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let seen = Rect::new(sheet.x, sheet.y, part.0, part.1);
            let corner = at(
                sheet.x + left - column as f32 * part.0,
                sheet.y + top - row as f32 * part.1,
            );
            let marks = (page.marks.iter())
                .map(|mark| mark.placed(scale, corner))
                .filter(|mark| mark.bounds().overlaps(seen, 0.0))
                .collect();
            let mut one = Page::new(size);
            let which = format!(
                "Part {} of {}: row {}, column {}",
                sheets.len() + 1,
                columns * rows,
                row + 1,
                column + 1
            );
            one.draw_tagged(Tag::Figure(which.clone()), |one| {
                one.marks.push(PageMark::Clip(Clip {
                    visible: seen,
                    marks,
                }));
            });
            draw_strips(&mut one, seen, column + 1 < columns, row + 1 < rows);
            let foot = at(sheet.right(), size.height - margin * 0.4);
            let which = Text::new(foot, 2.6, which).inked(Ink::Grey(60));
            one.text(which.aligned(Align::Right));
            sheets.push(one);
        }
    }
    sheets
}

/// Draws the glue strips for the sheets to the right and below, and crosses at the corners that
/// meet.
fn draw_strips(page: &mut Page, seen: Rect, right: bool, below: bool) {
    let pen = Pen::new(0.2, Ink::Grey(50));
    let tint = Ink::Grey(10);
    if right {
        let strip = Rect::new(seen.right(), seen.y, GLUE_WIDTH, seen.height);
        page.fill(Path::rect(strip), tint);
        page.line(at(strip.x, strip.y), at(strip.x, strip.bottom()), pen);
    }
    if below {
        let strip = Rect::new(seen.x, seen.bottom(), seen.width, GLUE_WIDTH);
        page.fill(Path::rect(strip), tint);
        page.line(at(strip.x, strip.y), at(strip.right(), strip.y), pen);
        let words = at(strip.x + 4.0, strip.centre().y + 0.9);
        page.text(Text::new(words, 2.6, "Glue the next sheet on here.").inked(Ink::Grey(70)));
    }
    for corner in [
        at(seen.x, seen.y),
        at(seen.right(), seen.y),
        at(seen.x, seen.bottom()),
        at(seen.right(), seen.bottom()),
    ] {
        let (x, y) = (corner.x, corner.y);
        page.line(at(x - 2.0, y), at(x + 2.0, y), pen);
        page.line(at(x, y - 2.0), at(x, y + 2.0), pen);
    }
}
