//! One Letter Better on its screen.

use leptos::prelude::*;

use crate::app::draw::all;
use crate::app::session::Session;
use crate::app::shell::HEADING;
use crate::games::one_letter_better::OneLetterBetter;
use crate::screen::text::{one_letter_better_play as play, one_letter_better_table as words};
use crate::table::{GameId, SeatId, Viewer};

/// The table of a game that is kept here.
pub fn table(id: &GameId) -> Option<AnyView> {
    let session = Session::<OneLetterBetter>::open(id, |game, told| {
        let journal = game.journal();
        play::line(&told.line, &journal.options.deck, &journal.seats)
    })
    .ok()?;
    let seats = move || {
        let table = session.with(|game| game.view(Viewer::Table).table);
        let seat = move |seat: SeatId| {
            let spelled = table.words_of(seat).map(|word| play::word(word.word()));
            let spelled: Vec<String> = spelled.collect();
            let laid = match spelled.is_empty() {
                true => words::NO_WORDS.to_owned(),
                false => spelled.join(", "),
            };
            view! { <li>{session.name(seat)}": "{laid}</li> }.into_any()
        };
        let count = session.with(|game| game.journal().seats.len() as u8);
        all(SeatId::all(count).map(seat))
    };
    let table = view! {
        <h1 id=HEADING tabindex="-1">{words::BETTER}</h1>
        <ul>{move || seats()}</ul>
    };
    Some(table.into_any())
}
