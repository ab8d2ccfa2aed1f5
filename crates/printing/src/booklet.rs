//! Rules as a booklet: half-sheet pages, arranged so that sheets printed on both sides can be
//! folded once and stapled.

use drawing::{
    Align, FontFace, Ink, Orientation, Page, PageSize, Paper, Path, Phrase, Rect, Tag, Text, at,
};

use super::look::{SOFT_INK, SheetLook};
use super::rules::{MIN_TEXT_SIZE, TextSetting, rules_look};
use super::{RulesText, Style, TooSmall, icons};

/// Preferred text size in millimetres, and how far it may shrink to save a sheet.
const PREFERRED_TEXT_SIZE: f32 = 4.0;
const MIN_BOOKLET_TEXT_SIZE: f32 = 3.05;

/// Returns the page size of a booklet: half of a sheet.
pub fn half_sheet(paper: Paper) -> PageSize {
    let (short, long) = paper.sides();
    PageSize {
        width: long / 2.0,
        height: short,
    }
}

/// Imposes half-sheet pages on whole sheets, a front and a back each. Printed on both sides, turned
/// over about the short edge and folded, the sheets make a booklet.
pub fn impose(pages: &[Page], paper: Paper) -> Vec<Page> {
    let size = PageSize::new(paper, Orientation::Landscape);
    let count = pages.len();
    (0..count / 2)
        .map(|side| {
            let (low, high) = (side, count - 1 - side);
            // Fronts have the later page on the left, backs on the right.
            let (left, right) = if side % 2 == 0 {
                (high, low)
            } else {
                (low, high)
            };
            let mut sheet = Page::new(size);
            for (n, x) in [(left, 0.0), (right, size.width / 2.0)] {
                if let Some(page) = pages.get(n) {
                    sheet.draw_page(page, 1.0, at(x, 0.0));
                }
            }
            sheet
        })
        .collect()
}

/// Returns the booklet's pages in reading order, a multiple of four: a cover, the rules, and the
/// game's credits on the last page.
///
/// # Errors
/// The margins leave too little room.
pub fn booklet_pages(
    words: &'static RulesText,
    size: PageSize,
    margin: f32,
    style: Style,
) -> Result<Vec<Page>, TooSmall> {
    let look = rules_look(style);
    let pieces = (words.pieces)();
    let body = size.rect().inset(margin);
    let body = Rect {
        height: body.height - 6.0,
        ..body
    };
    let fitting = [2, 6, 10, 14].into_iter().find_map(|count| {
        let pages = vec![body; count];
        let least = if count == 14 {
            MIN_TEXT_SIZE
        } else {
            MIN_BOOKLET_TEXT_SIZE
        };
        TextSetting::between_sizes(&pieces, &pages, (PREFERRED_TEXT_SIZE, least), look)
            .map(|found| (count, found))
    });
    let (count, (setting, _, places)) = fitting.ok_or(TooSmall)?;
    let mut pages = vec![draw_cover(words, size, margin, look)];
    pages.extend(std::iter::repeat_n(Page::new(size), count));
    for (piece, (at, place)) in pieces.iter().zip(places) {
        if let Some(page) = pages.get_mut(1 + at) {
            setting.draw(page, piece, place);
        }
    }
    let numbered = pages.iter_mut().enumerate().skip(1);
    for (number, page) in numbered.filter(|(_, page)| !page.marks.is_empty()) {
        let foot = at(size.width / 2.0, size.height - margin + 2.0);
        let number = Text::new(foot, 2.8, number.to_string()).inked(SOFT_INK);
        page.text(number.aligned(Align::Middle));
    }
    let mut last = Page::new(size);
    let wide = size.width * 0.62;
    let lines = wrap_evenly(&Phrase::from(words.credit), 3.2, wide);
    let mut y = size.height * 0.46;
    for line in lines {
        let text = Text::new(at(size.width / 2.0, y), 3.2, line);
        last.text(text.aligned(Align::Middle).inked(SOFT_INK));
        y += 4.3;
    }
    pages.push(last);
    Ok(pages)
}

/// Breaks a centred text into lines of similar length.
fn wrap_evenly(text: &Phrase, size: f32, widest: f32) -> Vec<Phrase> {
    let mut lines = text.wrap(FontFace::Regular, size, widest);
    let mut width = widest;
    while width > widest * 0.5 {
        width -= 1.0;
        let narrower = text.wrap(FontFace::Regular, size, width);
        if narrower.len() > lines.len() {
            break;
        }
        lines = narrower;
    }
    lines
}

/// Draws a booklet's cover.
fn draw_cover(words: &RulesText, size: PageSize, margin: f32, look: SheetLook) -> Page {
    let mut page = Page::new(size);
    let middle = size.width / 2.0;
    let frame = size.rect().inset(margin);
    page.stroke(Path::rect(frame), look.frame_pen());
    page.stroke(Path::rect(frame.inset(1.6)), look.thin_pen());
    let (name, rest) = words.title.split_once(':').unwrap_or((words.title, ""));
    // The game's name, as a row of letter tiles.
    let signs: Vec<char> = name.chars().collect();
    let side = (frame.width * 0.78 / signs.len() as f32).min(15.0);
    let mut y = size.height * 0.3;
    page.draw_tagged(Tag::Title, |page| {
        let mut x = middle - side * signs.len() as f32 / 2.0;
        for sign in &signs {
            if *sign != ' ' {
                let tile = Rect::new(x, y, side, side).inset(side * 0.04);
                page.fill(icons::rounded_rect(tile, side * 0.14), Ink::BLACK);
                let size = side * 0.62;
                let baseline = at(
                    tile.centre().x,
                    tile.centre().y + size * FontFace::Display.cap_height() / 2.0,
                );
                let letter = sign.to_ascii_uppercase().to_string();
                let letter = Text::new(baseline, size, letter).display();
                page.text(letter.aligned(Align::Middle).inked(Ink::WHITE));
            }
            x += side;
        }
    });
    y += side + 12.0;
    let rest = Text::new(at(middle, y), 7.0, rest.trim()).display();
    page.text(rest.aligned(Align::Middle));
    y += 9.0;
    for line in wrap_evenly(&Phrase::from(words.subtitle), 3.8, frame.width * 0.7) {
        let line = Text::new(at(middle, y), 3.8, line).inked(SOFT_INK);
        page.text(line.aligned(Align::Middle));
        y += 5.2;
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{PageMark, Point};

    /// Returns a page that shows its number.
    fn numbered(number: usize) -> Page {
        let mut page = Page::new(half_sheet(Paper::A4));
        page.text(Text::new(at(10.0, 10.0), 4.0, number.to_string()));
        page
    }

    fn text_places(sheet: &Page) -> Vec<(String, Point)> {
        let text = |mark: &PageMark| match mark {
            PageMark::Text(text) => Some((text.words.as_str().to_owned(), text.at)),
            _ => None,
        };
        sheet.marks.iter().filter_map(text).collect()
    }

    /// Folds printed sheets, stacked with the first outermost, and returns their pages in reading
    /// order.
    fn reading_order(sheets: &[Page], pages: usize) -> Vec<String> {
        let middle = sheets[0].size.width / 2.0;
        let mut read = vec![String::new(); pages];
        for (n, sides) in sheets.chunks(2).enumerate() {
            for (word, place) in text_places(&sides[0]) {
                // The right half of a front holds an earlier page, the left half a later one.
                let at = if place.x > middle {
                    2 * n
                } else {
                    pages - 1 - 2 * n
                };
                read[at] = word;
            }
            for (word, place) in text_places(&sides[1]) {
                let at = if place.x < middle {
                    2 * n + 1
                } else {
                    pages - 2 - 2 * n
                };
                read[at] = word;
            }
        }
        read
    }

    #[test]
    fn folded_sheets_are_read_from_the_first_page_to_the_last() {
        for count in [4, 8, 12] {
            let pages: Vec<Page> = (1..=count).map(numbered).collect();
            let sheets = impose(&pages, Paper::A4);
            assert_eq!(sheets.len(), count / 2);
            let wanted: Vec<String> = (1..=count).map(|n| n.to_string()).collect();
            assert_eq!(reading_order(&sheets, count), wanted);
        }
    }
}
