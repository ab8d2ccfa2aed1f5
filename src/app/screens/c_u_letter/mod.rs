//! C U Letter on its screen.

use leptos::prelude::*;

use crate::app::draw::all;
use crate::app::session::Session;
use crate::app::shell::HEADING;
use crate::games::c_u_letter::CULetter;
use crate::screen::text::{c_u_letter_play as play, c_u_letter_table as words};
use crate::table::GameId;

/// The table of a game that is kept here.
pub fn table(id: &GameId) -> Option<AnyView> {
    let session = Session::<CULetter>::open(id, |game, told| {
        play::line(&told.line, &game.journal().seats)
    })
    .ok()?;
    let prompt =
        move || session.with(|game| words::prompt(&game.state().table, &game.journal().seats));
    let line = |(_, says): (usize, String)| view! { <li>{says}</li> }.into_any();
    let table = view! {
        <h1 id=HEADING tabindex="-1">{words::LETTER}</h1>
        <p role="status">{prompt}</p>
        <h2>{words::HISTORY}</h2>
        <ol>{move || all(session.history().into_iter().map(line))}</ol>
    };
    Some(table.into_any())
}
