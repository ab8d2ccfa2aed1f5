//! A pack for a school class: a cover, the rules, a board for each pupil, score pads, and an index
//! for the teacher.

use drawing::Phrase;
use paper_grid::sheet::{Label, LeftOut, PrintedBoard, Series};
use paper_grid::text::print::PACK;
use paper_grid::text::sheet::SHEET;
use printing::{Cover, Entry, cover, index, pad_places, pads, per_index};

use super::Game;
use super::compose::{Found, Made, Refusal};
use super::names::MOST_NAME;
use super::order::{Order, Pack};

/// Returns the text as a printable phrase, or `None` if it is empty. Control characters, which
/// pasted text may contain, become spaces.
fn phrase(what: &'static str, text: &str) -> Result<Option<Phrase>, Refusal> {
    let gap = |c: char| if c.is_control() { ' ' } else { c };
    let text: String = text.chars().map(gap).collect();
    let text = text.trim();
    if text.chars().count() > MOST_NAME {
        return Err(Refusal::TooLong(what));
    }
    match Phrase::exact(text) {
        Ok(_) if text.is_empty() => Ok(None),
        Ok(phrase) => Ok(Some(phrase)),
        Err(missing) => Err(Refusal::NotOnPaper(what, missing.0)),
    }
}

/// Adds the pack's pages to the order.
pub fn compose(found: &mut Found, order: &Order, pack: &Pack) -> Result<(), Refusal> {
    let (class, date) = (phrase("class", &pack.class)?, phrase("date", &pack.date)?);
    let names: Result<Vec<_>, _> = pack.names.iter().map(|name| phrase("name", name)).collect();
    let names = names?;
    let count = match names.len() {
        0 => pack.boards.count,
        named => named,
    };
    let series = Series {
        count,
        ..pack.boards.clone()
    };
    let boards: Vec<PrintedBoard> = (series.checked()?.take(count).zip(1..))
        .map(|(printed, number)| PrintedBoard {
            label: Some(Label {
                number,
                name: names.get(number - 1).cloned().flatten(),
                class: class.clone(),
                date: date.clone(),
            }),
            ..printed
        })
        .collect();
    let size = order.size();
    let (margin, options) = (order.margin(12.0), order.options(&series));
    let mut contents = Vec::new();
    if pack.rules {
        contents.push("The rules on a page".to_owned());
    }
    contents.push((PACK.boards)(boards.len()));
    if let Some(seats) = pack.pads {
        contents.push(format!("Score pads for {seats}"));
    }
    contents.push("An index of all boards, for the teacher".to_owned());
    let front = Cover {
        game: SHEET.name,
        boards: boards.len(),
        class,
        date,
        seed: series.seed(),
        contents,
    };
    found.add(1, move || Ok(cover(&PACK, &front, size, margin).into()));
    let begun = found.len();
    if pack.rules {
        found.one_page(order, Game::PaperGrid);
        found.list_within(begun, 1, "The rules".to_owned());
    }
    let begun = found.len();
    for (page, some) in boards.chunks(options.per_page.count()).enumerate() {
        found.page_of(some.to_vec(), options.clone());
        let whose = |printed: &PrintedBoard| {
            let label = printed.label.as_ref()?;
            let name = label.name.as_ref().map(Phrase::as_str).unwrap_or_default();
            Some(format!("{} {name}", label.number).trim().to_owned())
        };
        let names: Vec<String> = some.iter().filter_map(whose).collect();
        found.list_within(begun + page, 1, format!("Board {}", names.join(", ")));
    }
    if let Some(seats) = pack.pads {
        let begun = found.len();
        let pad = Game::PaperGrid.pad();
        let (page, places) = pad_places(
            &pad,
            seats,
            order.paper,
            order.orientation,
            order.margin(10.0),
        );
        // One pad sheet for each group of `seats` boards, so that each table gets one.
        let sheets = boards.len().div_ceil(seats).div_ceil(places.len().max(1));
        for _ in 0..sheets {
            let (pad, places, style) = (pad.clone(), places.clone(), order.style);
            found.add(
                1,
                move || Ok(pads(&pad, seats, page, &places, style).into()),
            );
        }
        found.list_within(begun, 1, "Score pads".to_owned());
    }
    let entry = |printed: &PrintedBoard| {
        let label = printed.label.clone().unwrap_or_default();
        Entry {
            number: label.number,
            name: label.name,
            seed: printed.origin.seed.clone().map(|(seed, _)| seed),
            link: printed.origin.address().map(str::to_owned),
        }
    };
    let mut entries: Vec<Entry> = boards.iter().map(entry).collect();
    let begun = found.len();
    while !entries.is_empty() {
        let rest = entries.split_off(per_index(size, margin).min(entries.len()));
        let some = std::mem::replace(&mut entries, rest);
        found.add(1, move || {
            let (page, coded) = index(&PACK, &some, size, margin);
            let left_out = Vec::from_iter((!coded).then_some(LeftOut::Qr));
            Ok(Made {
                left_out,
                ..page.into()
            })
        });
    }
    found.list_within(begun, 1, PACK.index.to_owned());
    Ok(())
}
