//! A page on several sheets, to be glued together: each bears its part, a strip where the next
//! one is glued on, and which part it is.

use drawing::{
    Align, Ink, Mark, Orientation, Page, PageSize, Paper, Path, Pen, Rect, Tag, Text, Window, at,
};

/// How wide the strip is on which the next sheet is glued, in millimetres.
pub const GLUE: f32 = 10.0;
/// The most sheets side by side, or one under the other.
pub const MOST_SHEETS: usize = 5;

/// A page on so many sheets side by side and one under the other, as large as it can be. The
/// sheets lie as the page does.
pub fn poster(
    page: &Page,
    paper: Paper,
    (columns, rows): (usize, usize),
    margin: f32,
) -> Vec<Page> {
    let orientation = match page.size.width > page.size.height {
        true => Orientation::Landscape,
        false => Orientation::Portrait,
    };
    let size = PageSize::new(paper, orientation);
    let sheet = size.rect().inset(margin);
    // A sheet's part ends where the next one's begins: on the strip nothing else is printed.
    let part = (sheet.width - GLUE, sheet.height - GLUE);
    let whole = (part.0 * columns as f32, part.1 * rows as f32);
    let scale = (whole.0 / page.size.width).min(whole.1 / page.size.height);
    // In the middle of what the sheets are together.
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
            one.tagged(Tag::Figure(which.clone()), |one| {
                one.marks.push(Mark::Window(Window { seen, marks }));
            });
            strips(&mut one, seen, column + 1 < columns, row + 1 < rows);
            let foot = at(sheet.right(), size.height - margin * 0.4);
            let which = Text::new(foot, 2.6, which).inked(Ink::Grey(60));
            one.text(which.aligned(Align::Right));
            sheets.push(one);
        }
    }
    sheets
}

/// Where sheets to the right and below are glued on, and the corners that meet.
fn strips(page: &mut Page, seen: Rect, right: bool, below: bool) {
    let pen = Pen::new(0.2, Ink::Grey(50));
    let tint = Ink::Grey(10);
    if right {
        let strip = Rect::new(seen.right(), seen.y, GLUE, seen.height);
        page.fill(Path::rect(strip), tint);
        page.line(at(strip.x, strip.y), at(strip.x, strip.bottom()), pen);
    }
    if below {
        let strip = Rect::new(seen.x, seen.bottom(), seen.width, GLUE);
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
