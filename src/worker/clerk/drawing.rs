//! Orders, drawn page by page.

use super::{Print, Printed, Wanted};
use crate::games::paper_grid::words::studio::PAGE_PREVIEW;
use crate::sheet::{Faces, Page, Zip, svg};
use crate::shop::{Composed, Made, Refusal, add, compose};

/// Draws what is wanted, telling how far it is. What comes of it, and the bytes of a file.
/// A file needs the faces: without them there is none.
pub fn draw(
    order: &Print,
    faces: Option<&Faces>,
    tell: impl FnMut(Printed),
) -> (Printed, Option<Vec<u8>>) {
    let composed = match compose(&order.order) {
        Ok(composed) => composed,
        Err(why) => return (refused(&why), None),
    };
    let file = |made: Result<Vec<u8>, Refusal>| match made {
        Ok(file) => (Printed::File, Some(file)),
        Err(why) => (refused(&why), None),
    };
    match (order.wanted, faces) {
        (Wanted::File | Wanted::Svg, None) => (Printed::NoLetters, None),
        (Wanted::File, Some(faces)) => file(pdf(composed, faces, tell)),
        (Wanted::Svg, Some(faces)) => match svgs(order, composed, faces, tell) {
            Ok((printed, file)) => (printed, Some(file)),
            Err(why) => (refused(&why), None),
        },
        (Wanted::Pages, _) => (
            pages(composed, tell).unwrap_or_else(|why| refused(&why)),
            None,
        ),
        (Wanted::FirstPage, _) => match first(composed) {
            Ok(made) => {
                let first = made.pages.first().map(picture);
                (Printed::Pages(Vec::from_iter(first), made.left_out), None)
            }
            Err(why) => (refused(&why), None),
        },
    }
}

fn refused(why: &Refusal) -> Printed {
    match why {
        Refusal::TooSmall => Printed::TooSmall,
        why => Printed::Refused(why.told()),
    }
}

fn picture(page: &Page) -> String {
    svg::write(page, PAGE_PREVIEW)
}

fn pdf(
    composed: Composed,
    faces: &Faces,
    mut tell: impl FnMut(Printed),
) -> Result<Vec<u8>, Refusal> {
    let all = composed.pages;
    let (file, _) = composed.file(faces, |done| tell(Printed::Drawn(done, all)))?;
    Ok(file)
}

/// One page as a file, several as an archive of files, numbered in order.
fn svgs(
    order: &Print,
    composed: Composed,
    faces: &Faces,
    mut tell: impl FnMut(Printed),
) -> Result<(Printed, Vec<u8>), Refusal> {
    let (all, name) = (composed.pages, order.order.file_name());
    let (mut zip, mut only, mut done) = (Zip::default(), None, 0);
    for job in composed.jobs {
        for page in job()?.pages {
            let drawn = svg::file(&page, PAGE_PREVIEW, faces);
            done += 1;
            if all == 1 {
                only = Some(drawn);
                continue;
            }
            zip.add(&format!("{name}-{done:02}.svg"), drawn.as_bytes());
            tell(Printed::Drawn(done, all));
        }
    }
    Ok(match only {
        Some(drawn) => (Printed::File, drawn.into_bytes()),
        None => (Printed::Files, zip.finish()),
    })
}

/// What the first job makes.
fn first(composed: Composed) -> Result<Made, Refusal> {
    match composed.jobs.into_iter().next() {
        Some(job) => job(),
        None => Err(Refusal::Nothing),
    }
}

fn pages(composed: Composed, mut tell: impl FnMut(Printed)) -> Result<Printed, Refusal> {
    let (mut pages, mut missing) = (Vec::new(), Vec::new());
    for job in composed.jobs {
        let made = job()?;
        pages.extend(made.pages.iter().map(picture));
        add(&mut missing, made.left_out);
        tell(Printed::Drawn(pages.len(), composed.pages));
    }
    Ok(Printed::Pages(pages, missing))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::print::{DeckOptions, PerPage, Series, SheetOptions};
    use crate::shop::{CardGame, Game, Order, Thing};

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
    fn the_first_page_is_the_first_of_all() {
        let all = pages(&order(Wanted::Pages, 5));
        assert_eq!(all.len(), 3);
        assert_eq!(pages(&order(Wanted::FirstPage, 5)), all[..1]);
        assert_ne!(all[0], all[1], "each board has a seed of its own");
        let mut told = Vec::new();
        draw(&order(Wanted::Pages, 5), None, |one| told.push(one));
        assert_eq!(told, [1, 2, 3].map(|done| Printed::Drawn(done, 3)));
    }

    #[test]
    fn a_file_tells_how_far_it_is() {
        let mut told = Vec::new();
        let faces = Some(Faces::shipped());
        let (printed, file) = draw(&order(Wanted::File, 3), faces, |one| told.push(one));
        assert_eq!(printed, Printed::File);
        assert!(file.is_some_and(|file| file.starts_with(b"%PDF")));
        assert_eq!(told, [1, 2].map(|done| Printed::Drawn(done, 2)));
        let without = draw(&order(Wanted::File, 3), None, |_| {});
        assert_eq!(without, (Printed::NoLetters, None), "no letters, no file");
    }

    #[test]
    fn a_drawing_for_others_brings_its_letters() {
        let (printed, file) = draw(&order(Wanted::Svg, 2), Some(Faces::shipped()), |_| {});
        assert_eq!(printed, Printed::File);
        let file = String::from_utf8(file.unwrap()).unwrap();
        assert!(file.starts_with("<svg") && file.contains("@font-face"));
    }

    #[test]
    fn several_drawings_come_in_one_archive() {
        let mut told = Vec::new();
        let faces = Some(Faces::shipped());
        let (printed, file) = draw(&order(Wanted::Svg, 3), faces, |one| told.push(one));
        assert_eq!(printed, Printed::Files);
        assert_eq!(told, [1, 2].map(|done| Printed::Drawn(done, 2)));
        let file = file.unwrap();
        assert!(file.starts_with(b"PK"));
        for name in ["paper-grid-picnic-3-01.svg", "paper-grid-picnic-3-02.svg"] {
            let named = file
                .windows(name.len())
                .filter(|part| *part == name.as_bytes());
            assert_eq!(named.count(), 2, "{name} is at its file and in the list");
        }
    }

    #[test]
    fn other_things_are_drawn_too() {
        let mut rules = order(Wanted::FirstPage, 1);
        rules.order.things = vec![Thing::Rules(Game::WordHeist)];
        assert!(pages(&rules)[0].contains("Word Heist"));
    }

    #[test]
    fn a_wrong_code_of_a_deck_is_told() {
        let mut wrong = order(Wanted::FirstPage, 1);
        let game = CardGame::OneLetterBetter(Some("A6.B2".into()));
        wrong.order.things = vec![Thing::Deck(game, DeckOptions::default())];
        let said = "This isn’t a deck code. Copy all of it.";
        assert_eq!(draw(&wrong, None, |_| {}).0, Printed::Refused(said.into()));
    }

    #[test]
    fn what_cannot_be_drawn_is_told() {
        let mut small = order(Wanted::FirstPage, 4);
        let Some(Thing::Boards(series)) = small.order.things.first_mut() else {
            panic!("boards");
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
