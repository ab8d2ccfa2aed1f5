//! The print shop: orders are complete, in their size, and positioned where scissors and printers
//! expect it.

mod bad_orders;
mod cards;
mod half;
mod missing;
mod packs;
mod rules_page;
mod screen;
mod sheets;

use drawing::{Page, PageMark, Paper, Text};
use games::print_orders::{PrintItem, PrintOrder, PrintOrderError, compose};
use paper_grid::sheet::BoardSeries;
use paper_grid_rules::BoardSettings;
use printing::SheetOptions;

/// A series of boards from a seed.
pub fn board_series(count: usize) -> BoardSeries {
    let settings = BoardSettings {
        seed: "autumn".parse().expect("a seed"),
        ..BoardSettings::default()
    };
    BoardSeries {
        link: paper_grid_rules::BoardLink::Grown(settings, 1).to_string(),
        base: "https://letters.example/".to_owned(),
        count,
        numbers: Vec::new(),
        different: true,
        options: SheetOptions::default(),
    }
}

/// The pages of an order.
pub fn draw_pages(order: &PrintOrder) -> Result<Vec<Page>, PrintOrderError> {
    let composed = compose(order)?;
    let said = composed.pages;
    let mut pages = Vec::new();
    composed.draw(|page| pages.push(page))?;
    assert_eq!(
        pages.len(),
        said,
        "the number of pages differs from the announced one"
    );
    Ok(pages)
}

/// The pages of one thing on this paper.
#[track_caller]
pub fn print_item(paper: Paper, thing: PrintItem) -> Vec<Page> {
    match draw_pages(&PrintOrder::new(paper, vec![thing])) {
        Ok(pages) => pages,
        Err(why) => panic!("{why}"),
    }
}

/// Every line of text on a page, including those in windows.
pub fn texts(page: &Page) -> Vec<&Text> {
    fn collect_texts<'p>(marks: &'p [PageMark], found: &mut Vec<&'p Text>) {
        for mark in marks {
            match mark {
                PageMark::Text(text) => found.push(text),
                PageMark::Clip(window) => collect_texts(&window.marks, found),
                _ => {}
            }
        }
    }
    let mut found = Vec::new();
    collect_texts(&page.marks, &mut found);
    found
}

/// All words of a page, joined.
pub fn page_words(page: &Page) -> String {
    let lines = texts(page).into_iter().map(|text| text.words.as_str());
    lines.collect::<Vec<_>>().join(" ")
}
