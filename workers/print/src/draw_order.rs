//! Draws orders page by page.

use drawing::{FontFaces, Page, Zip, svg};
use games::print_orders::{
    ComposedOrder, MissingContent, OutputFormat, PrintOrderError, PrintReport, PrintRequest,
    compose,
};
use paper_grid::text::studio::PAGE_PREVIEW;

/// Draws an order and reports progress. Returns the final report, and the bytes of the file if the
/// order asks for one. A file needs the fonts: without them the report is
/// [`PrintReport::NoLetters`].
pub fn draw(
    order: &PrintRequest,
    faces: Option<&FontFaces>,
    report: impl FnMut(PrintReport),
) -> (PrintReport, Option<Vec<u8>>) {
    let composed = match compose(&order.order) {
        Ok(composed) => composed,
        Err(why) => return (refusal_report(&why), None),
    };
    let made = match (order.wanted, faces) {
        (OutputFormat::File | OutputFormat::Svg, None) => Ok((PrintReport::NoLetters, None)),
        (OutputFormat::File, Some(faces)) => draw_pdf(composed, faces, report),
        (OutputFormat::Svg, Some(faces)) => draw_svgs(order, composed, faces, report),
        (OutputFormat::Pages, _) => draw_pages(composed, report),
        (OutputFormat::FirstPage, _) => draw_first_page(composed),
        (OutputFormat::Overview, _) => draw_overview(composed),
    };
    made.unwrap_or_else(|why| (refusal_report(&why), None))
}

/// The final report, and the bytes of a file.
type DrawResult = Result<(PrintReport, Option<Vec<u8>>), PrintOrderError>;

fn refusal_report(why: &PrintOrderError) -> PrintReport {
    match why {
        PrintOrderError::TooSmall => PrintReport::TooSmall,
        why => PrintReport::Refused(why.describe()),
    }
}

fn page_svg(page: &Page) -> String {
    svg::write(page, PAGE_PREVIEW)
}

fn draw_pdf(
    composed: ComposedOrder,
    faces: &FontFaces,
    mut report: impl FnMut(PrintReport),
) -> DrawResult {
    let all = composed.pages;
    let (file, missing) =
        composed.write_pdf(faces, |done| report(PrintReport::Drawn(done, all)))?;
    Ok((PrintReport::File(false, missing.describe()), Some(file)))
}

/// Writes one page as an SVG file, or several as a ZIP archive of files numbered in order.
fn draw_svgs(
    order: &PrintRequest,
    composed: ComposedOrder,
    faces: &FontFaces,
    mut report: impl FnMut(PrintReport),
) -> DrawResult {
    let (all, name) = (composed.pages, order.order.file_name());
    let (mut zip, mut only, mut done) = (Zip::default(), None, 0);
    let missing = composed.draw(|page| {
        let drawn = svg::write_file(&page, PAGE_PREVIEW, faces);
        done += 1;
        if all == 1 {
            only = Some(drawn);
        } else {
            zip.add(&format!("{name}-{done:02}.svg"), drawn.as_bytes());
            report(PrintReport::Drawn(done, all));
        }
    })?;
    let (several, file) = match only {
        Some(drawn) => (false, drawn.into_bytes()),
        None => (true, zip.finish()),
    };
    Ok((PrintReport::File(several, missing.describe()), Some(file)))
}

/// Draws the first page from the first job alone. If there are more pages, what they lack isn't
/// known.
fn draw_first_page(composed: ComposedOrder) -> DrawResult {
    let all = composed.pages;
    let made = composed
        .jobs
        .into_iter()
        .next()
        .ok_or(PrintOrderError::Nothing)?()?;
    let mut missing = MissingContent::default();
    if made.pages.len() == all {
        missing.record(&made);
    }
    let first = made.pages.first().map(page_svg);
    Ok((
        PrintReport::Pages(Vec::from_iter(first), missing.describe()),
        None,
    ))
}

/// Draws the first page, and lists what is missing on any page.
fn draw_overview(composed: ComposedOrder) -> DrawResult {
    let mut first = Vec::new();
    let missing = composed.draw(|page| {
        if first.is_empty() {
            first.push(page_svg(&page));
        }
    })?;
    Ok((PrintReport::Pages(first, missing.describe()), None))
}

fn draw_pages(composed: ComposedOrder, mut report: impl FnMut(PrintReport)) -> DrawResult {
    let (all, mut pages) = (composed.pages, Vec::new());
    let missing = composed.draw(|page| {
        pages.push(page_svg(&page));
        report(PrintReport::Drawn(pages.len(), all));
    })?;
    Ok((PrintReport::Pages(pages, missing.describe()), None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::print_orders::{CardGame, PrintItem, PrintOrder, PrintedGame};
    use paper_grid::sheet::BoardSeries;
    use printing::{DeckOptions, PerPage, ScoreTable, SheetOptions};

    fn order(wanted: OutputFormat, count: usize) -> PrintRequest {
        let series = BoardSeries {
            link: "#/board/1/medium-4/picnic".into(),
            base: "https://letters.example/".into(),
            count,
            numbers: Vec::new(),
            different: true,
            options: SheetOptions {
                per_page: PerPage::Two,
                ..SheetOptions::default()
            },
        };
        let order = PrintOrder::for_boards(series);
        PrintRequest { order, wanted }
    }

    fn pages(order: &PrintRequest) -> Vec<String> {
        match draw(order, None, |_| {}) {
            (PrintReport::Pages(pages, _), None) => pages,
            other => panic!("unexpected value: {other:?}"),
        }
    }

    #[test]
    fn first_page_output_equals_the_first_of_all_pages() {
        let all = pages(&order(OutputFormat::Pages, 5));
        assert_eq!(all.len(), 3);
        assert_eq!(pages(&order(OutputFormat::FirstPage, 5)), all[..1]);
        assert_ne!(all[0], all[1], "each board has a seed of its own");
        let mut told = Vec::new();
        draw(&order(OutputFormat::Pages, 5), None, |one| told.push(one));
        assert_eq!(told, [1, 2, 3].map(|done| PrintReport::Drawn(done, 3)));
    }

    #[test]
    fn drawing_a_file_reports_progress() {
        let mut told = Vec::new();
        let faces = Some(FontFaces::shipped());
        let (printed, file) = draw(&order(OutputFormat::File, 3), faces, |one| told.push(one));
        assert_eq!(printed, PrintReport::File(false, Vec::new()));
        assert!(file.is_some_and(|file| file.starts_with(b"%PDF")));
        assert_eq!(told, [1, 2].map(|done| PrintReport::Drawn(done, 2)));
        let without = draw(&order(OutputFormat::File, 3), None, |_| {});
        assert_eq!(
            without,
            (PrintReport::NoLetters, None),
            "no letters, no file"
        );
    }

    #[test]
    fn an_svg_file_embeds_its_fonts() {
        let (printed, file) = draw(
            &order(OutputFormat::Svg, 2),
            Some(FontFaces::shipped()),
            |_| {},
        );
        assert_eq!(printed, PrintReport::File(false, Vec::new()));
        let file = String::from_utf8(file.unwrap()).unwrap();
        assert!(file.starts_with("<svg") && file.contains("@font-face"));
    }

    #[test]
    fn several_svg_pages_become_one_archive() {
        let mut told = Vec::new();
        let faces = Some(FontFaces::shipped());
        let (printed, file) = draw(&order(OutputFormat::Svg, 3), faces, |one| told.push(one));
        assert_eq!(printed, PrintReport::File(true, Vec::new()));
        assert_eq!(told, [1, 2].map(|done| PrintReport::Drawn(done, 2)));
        let file = file.unwrap();
        assert!(file.starts_with(b"PK"));
        for name in ["paper-grid-picnic-3-01.svg", "paper-grid-picnic-3-02.svg"] {
            let named = file
                .windows(name.len())
                .filter(|part| *part == name.as_bytes());
            assert_eq!(named.count(), 2, "{name} is in the header and the list");
        }
    }

    #[test]
    fn overview_and_files_list_what_is_missing_on_any_page() {
        let wanted = |wanted| {
            let mut order = order(wanted, 3);
            if let Some(PrintItem::Boards(series)) = order.order.things.first_mut() {
                series.options.qr = true;
                series.options.scores = ScoreTable::Numbered;
                series.options.large_print = true;
            }
            draw(&order, Some(FontFaces::shipped()), |_| {}).0
        };
        let PrintReport::Pages(first, told) = wanted(OutputFormat::Overview) else {
            panic!("expected pages");
        };
        assert!(told.contains(&"No room for the score table.".to_owned()));
        // The first page's report doesn't cover the others.
        assert_eq!(
            wanted(OutputFormat::FirstPage),
            PrintReport::Pages(first, Vec::new())
        );
        assert_eq!(
            wanted(OutputFormat::File),
            PrintReport::File(false, told.clone())
        );
        assert_eq!(wanted(OutputFormat::Svg), PrintReport::File(true, told));
    }

    #[test]
    fn rules_are_drawn_too() {
        let mut rules = order(OutputFormat::FirstPage, 1);
        rules.order.things = vec![PrintItem::Rules(PrintedGame::WordHeist)];
        assert!(pages(&rules)[0].contains("Word Heist"));
    }

    #[test]
    fn an_invalid_deck_code_is_refused_with_its_reason() {
        let mut wrong = order(OutputFormat::FirstPage, 1);
        let game = CardGame::OneLetterBetter(Some("A6.B2".into()));
        wrong.order.things = vec![PrintItem::Deck(game, DeckOptions::default())];
        let said = "This isn’t a deck code. Copy all of it.";
        assert_eq!(
            draw(&wrong, None, |_| {}).0,
            PrintReport::Refused(said.into())
        );
    }

    #[test]
    fn orders_that_cannot_be_drawn_report_why() {
        let mut small = order(OutputFormat::FirstPage, 4);
        let Some(PrintItem::Boards(series)) = small.order.things.first_mut() else {
            panic!("expected boards");
        };
        series.link = "#/board/1/large-6/picnic".into();
        series.options.per_page = PerPage::Four;
        series.options.large_print = true;
        let too_small = draw(&small, None, |_| {});
        assert_eq!(too_small, (PrintReport::TooSmall, None));
        let none = draw(&order(OutputFormat::Pages, 0), None, |_| {});
        let said = "1 to 60 boards are printed together, not 0.";
        assert_eq!(none, (PrintReport::Refused(said.into()), None));
    }
}
