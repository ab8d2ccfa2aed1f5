//! A pack for a school class: a cover, the rules, a board for each pupil, score pads, and an index
//! for the teacher.

use drawing::Phrase;
use paper_grid::sheet::{BoardSeries, Label, Omission, PrintedBoard};
use paper_grid::text::print::PACK;
use paper_grid::text::sheet::SHEET;
use printing::{
    Cover, IndexEntry, boards_per_index_page, draw_cover, draw_index, draw_pads, pad_places,
};

use super::PrintedGame;
use super::compose::{FinishedPages, JobList, PrintOrderError};
use super::names::MAX_NAME_LEN;
use super::order::{ClassPack, PrintOrder};

/// Returns the text as a printable phrase, or `None` if it is empty. Control characters, which
/// pasted text may contain, become spaces.
fn printable_phrase(what: &'static str, text: &str) -> Result<Option<Phrase>, PrintOrderError> {
    let gap = |c: char| if c.is_control() { ' ' } else { c };
    let text: String = text.chars().map(gap).collect();
    let text = text.trim();
    if text.chars().count() > MAX_NAME_LEN {
        return Err(PrintOrderError::TooLong(what));
    }
    match Phrase::exact(text) {
        Ok(_) if text.is_empty() => Ok(None),
        Ok(phrase) => Ok(Some(phrase)),
        Err(missing) => Err(PrintOrderError::NotOnPaper(what, missing.0)),
    }
}

/// Adds the pack's pages to the order.
pub(crate) fn add_pack(
    found: &mut JobList,
    order: &PrintOrder,
    pack: &ClassPack,
) -> Result<(), PrintOrderError> {
    let (class, date) = (
        printable_phrase("class", &pack.class)?,
        printable_phrase("date", &pack.date)?,
    );
    let names: Result<Vec<_>, _> = pack
        .names
        .iter()
        .map(|name| printable_phrase("name", name))
        .collect();
    let names = names?;
    let count = match names.len() {
        0 => pack.boards.count,
        named => named,
    };
    let series = BoardSeries {
        count,
        ..pack.boards.clone()
    };
    let boards: Vec<PrintedBoard> = (series.checked_boards()?.take(count).zip(1..))
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
    found.add_job(
        1,
        move || Ok(draw_cover(&PACK, &front, size, margin).into()),
    );
    let begun = found.len();
    if pack.rules {
        found.add_rules_page(order, PrintedGame::PaperGrid);
        found.add_to_contents_at(begun, 1, "The rules".to_owned());
    }
    let begun = found.len();
    for (page, some) in boards.chunks(options.per_page.count()).enumerate() {
        found.add_board_page(some.to_vec(), options.clone());
        let whose = |printed: &PrintedBoard| {
            let label = printed.label.as_ref()?;
            let name = label.name.as_ref().map(Phrase::as_str).unwrap_or_default();
            Some(format!("{} {name}", label.number).trim().to_owned())
        };
        let names: Vec<String> = some.iter().filter_map(whose).collect();
        found.add_to_contents_at(begun + page, 1, format!("Board {}", names.join(", ")));
    }
    if let Some(seats) = pack.pads {
        let begun = found.len();
        let pad = PrintedGame::PaperGrid.pad();
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
            found.add_job(1, move || {
                Ok(draw_pads(&pad, seats, page, &places, style).into())
            });
        }
        found.add_to_contents_at(begun, 1, "Score pads".to_owned());
    }
    let entry = |printed: &PrintedBoard| {
        let label = printed.label.clone().unwrap_or_default();
        IndexEntry {
            number: label.number,
            name: label.name,
            seed: printed.origin.seed.clone().map(|(seed, _)| seed),
            link: printed.origin.address().map(str::to_owned),
        }
    };
    let mut entries: Vec<IndexEntry> = boards.iter().map(entry).collect();
    let begun = found.len();
    while !entries.is_empty() {
        let rest = entries.split_off(boards_per_index_page(size, margin).min(entries.len()));
        let some = std::mem::replace(&mut entries, rest);
        found.add_job(1, move || {
            let (page, coded) = draw_index(&PACK, &some, size, margin);
            let left_out = Vec::from_iter((!coded).then_some(Omission::Qr));
            Ok(FinishedPages {
                left_out,
                ..page.into()
            })
        });
    }
    found.add_to_contents_at(begun, 1, PACK.index.to_owned());
    Ok(())
}
