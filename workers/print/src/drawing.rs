//! Draws orders page by page.

use ::drawing::{Faces, Page, Zip, svg};
use games::shop::{Composed, Missing, Print, Printed, Refusal, Wanted, compose};
use paper_grid::text::studio::PAGE_PREVIEW;

/// Draws an order and reports progress. Returns the final report, and the bytes of the file if the
/// order asks for one. A file needs the fonts: without them the report is [`Printed::NoLetters`].
pub fn draw(
    order: &Print,
    faces: Option<&Faces>,
    tell: impl FnMut(Printed),
) -> (Printed, Option<Vec<u8>>) {
    let composed = match compose(&order.order) {
        Ok(composed) => composed,
        Err(why) => return (refused(&why), None),
    };
    let made = match (order.wanted, faces) {
        (Wanted::File | Wanted::Svg, None) => Ok((Printed::NoLetters, None)),
        (Wanted::File, Some(faces)) => pdf(composed, faces, tell),
        (Wanted::Svg, Some(faces)) => svgs(order, composed, faces, tell),
        (Wanted::Pages, _) => pages(composed, tell),
        (Wanted::FirstPage, _) => first(composed),
        (Wanted::Overview, _) => overview(composed),
    };
    made.unwrap_or_else(|why| (refused(&why), None))
}

/// The final report, and the bytes of a file.
type Drawn = Result<(Printed, Option<Vec<u8>>), Refusal>;

fn refused(why: &Refusal) -> Printed {
    match why {
        Refusal::TooSmall => Printed::TooSmall,
        why => Printed::Refused(why.told()),
    }
}

fn picture(page: &Page) -> String {
    svg::write(page, PAGE_PREVIEW)
}

fn pdf(composed: Composed, faces: &Faces, mut tell: impl FnMut(Printed)) -> Drawn {
    let all = composed.pages;
    let (file, missing) = composed.file(faces, |done| tell(Printed::Drawn(done, all)))?;
    Ok((Printed::File(false, missing.told()), Some(file)))
}

/// Writes one page as an SVG file, or several as a ZIP archive of files numbered in order.
fn svgs(order: &Print, composed: Composed, faces: &Faces, mut tell: impl FnMut(Printed)) -> Drawn {
    let (all, name) = (composed.pages, order.order.file_name());
    let (mut zip, mut only, mut done) = (Zip::default(), None, 0);
    let missing = composed.draw(|page| {
        let drawn = svg::file(&page, PAGE_PREVIEW, faces);
        done += 1;
        if all == 1 {
            only = Some(drawn);
        } else {
            zip.add(&format!("{name}-{done:02}.svg"), drawn.as_bytes());
            tell(Printed::Drawn(done, all));
        }
    })?;
    let (several, file) = match only {
        Some(drawn) => (false, drawn.into_bytes()),
        None => (true, zip.finish()),
    };
    Ok((Printed::File(several, missing.told()), Some(file)))
}

/// Draws the first page from the first job alone. If there are more pages, what is missing on all
/// of them isn't known.
fn first(composed: Composed) -> Drawn {
    let all = composed.pages;
    let made = composed.jobs.into_iter().next().ok_or(Refusal::Nothing)?()?;
    let mut missing = Missing::default();
    if made.pages.len() == all {
        missing.note(&made);
    }
    let first = made.pages.first().map(picture);
    Ok((Printed::Pages(Vec::from_iter(first), missing.told()), None))
}

/// Draws the first page, and lists what is missing on any page.
fn overview(composed: Composed) -> Drawn {
    let mut first = Vec::new();
    let missing = composed.draw(|page| {
        if first.is_empty() {
            first.push(picture(&page));
        }
    })?;
    Ok((Printed::Pages(first, missing.told()), None))
}

fn pages(composed: Composed, mut tell: impl FnMut(Printed)) -> Drawn {
    let (all, mut pages) = (composed.pages, Vec::new());
    let missing = composed.draw(|page| {
        pages.push(picture(&page));
        tell(Printed::Drawn(pages.len(), all));
    })?;
    Ok((Printed::Pages(pages, missing.told()), None))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::shop::{CardGame, Game, Order, Thing};
    use paper_grid::sheet::Series;
    use printing::{DeckOptions, PerPage, Scores, SheetOptions};

    fn order(wanted: Wanted, count: usize) -> Print {
        let series = Series {
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
        let order = Order::of_boards(series);
        Print { order, wanted }
    }

    fn pages(order: &Print) -> Vec<String> {
        match draw(order, None, |_| {}) {
            (Printed::Pages(pages, _), None) => pages,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn first_page_equals_the_first_of_all_pages() {
        let all = pages(&order(Wanted::Pages, 5));
        assert_eq!(all.len(), 3);
        assert_eq!(pages(&order(Wanted::FirstPage, 5)), all[..1]);
        assert_ne!(all[0], all[1], "each board has a seed of its own");
        let mut told = Vec::new();
        draw(&order(Wanted::Pages, 5), None, |one| told.push(one));
        assert_eq!(told, [1, 2, 3].map(|done| Printed::Drawn(done, 3)));
    }

    #[test]
    fn drawing_a_file_reports_progress() {
        let mut told = Vec::new();
        let faces = Some(Faces::shipped());
        let (printed, file) = draw(&order(Wanted::File, 3), faces, |one| told.push(one));
        assert_eq!(printed, Printed::File(false, Vec::new()));
        assert!(file.is_some_and(|file| file.starts_with(b"%PDF")));
        assert_eq!(told, [1, 2].map(|done| Printed::Drawn(done, 2)));
        let without = draw(&order(Wanted::File, 3), None, |_| {});
        assert_eq!(without, (Printed::NoLetters, None), "no letters, no file");
    }

    #[test]
    fn an_svg_file_embeds_its_fonts() {
        let (printed, file) = draw(&order(Wanted::Svg, 2), Some(Faces::shipped()), |_| {});
        assert_eq!(printed, Printed::File(false, Vec::new()));
        let file = String::from_utf8(file.unwrap()).unwrap();
        assert!(file.starts_with("<svg") && file.contains("@font-face"));
    }

    #[test]
    fn several_svg_pages_become_one_archive() {
        let mut told = Vec::new();
        let faces = Some(Faces::shipped());
        let (printed, file) = draw(&order(Wanted::Svg, 3), faces, |one| told.push(one));
        assert_eq!(printed, Printed::File(true, Vec::new()));
        assert_eq!(told, [1, 2].map(|done| Printed::Drawn(done, 2)));
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
            if let Some(Thing::Boards(series)) = order.order.things.first_mut() {
                series.options.qr = true;
                series.options.scores = Scores::Numbered;
                series.options.large_print = true;
            }
            draw(&order, Some(Faces::shipped()), |_| {}).0
        };
        let Printed::Pages(first, told) = wanted(Wanted::Overview) else {
            panic!("expected pages");
        };
        assert!(told.contains(&"No room for the score table.".to_owned()));
        // The first page's report doesn't cover the others.
        assert_eq!(wanted(Wanted::FirstPage), Printed::Pages(first, Vec::new()));
        assert_eq!(wanted(Wanted::File), Printed::File(false, told.clone()));
        assert_eq!(wanted(Wanted::Svg), Printed::File(true, told));
    }

    #[test]
    fn rules_are_drawn_too() {
        let mut rules = order(Wanted::FirstPage, 1);
        rules.order.things = vec![Thing::Rules(Game::WordHeist)];
        assert!(pages(&rules)[0].contains("Word Heist"));
    }

    #[test]
    fn an_invalid_deck_code_is_refused_with_its_reason() {
        let mut wrong = order(Wanted::FirstPage, 1);
        let game = CardGame::OneLetterBetter(Some("A6.B2".into()));
        wrong.order.things = vec![Thing::Deck(game, DeckOptions::default())];
        let said = "This isn’t a deck code. Copy all of it.";
        assert_eq!(draw(&wrong, None, |_| {}).0, Printed::Refused(said.into()));
    }

    #[test]
    fn orders_that_cannot_be_drawn_report_why() {
        let mut small = order(Wanted::FirstPage, 4);
        let Some(Thing::Boards(series)) = small.order.things.first_mut() else {
            panic!("expected boards");
        };
        series.link = "#/board/1/large-6/picnic".into();
        series.options.per_page = PerPage::Four;
        series.options.large_print = true;
        let too_small = draw(&small, None, |_| {});
        assert_eq!(too_small, (Printed::TooSmall, None));
        let none = draw(&order(Wanted::Pages, 0), None, |_| {});
        let said = "1 to 60 boards are printed together, not 0.";
        assert_eq!(none, (Printed::Refused(said.into()), None));
    }
}
