//! Word Heist on its screen.
//!
//! - `bench`: what this screen holds, and its verbs
//! - `rogues`: opponents that look, and act in their time
//! - `keyboard`: what keys do that nothing else has a use for
//! - `seats`: everybody's words
//! - `middle`: the pile, the letters in the centre, who has them reserved
//! - `entry`: the word that is typed, and what comes of it
//! - `pads`: a pad in each player's corner
//! - `asking`: what the whole table decides: done, stopping, taking back, house words
//! - `travel`: a word's letters move to where they lie next
//! - `past`: the history, leaving
//! - `over`: the end
//! - `review`: what could have been made

mod asking;
mod bench;
mod entry;
mod keyboard;
mod middle;
mod over;
mod pads;
mod past;
mod review;
mod rogues;
mod seats;
mod travel;

use leptos::prelude::*;

use self::bench::Bench;
use crate::app::draw::show_when;
use crate::app::shell::HEADING;
use crate::games::word_heist::Mode;
use crate::screen::text::word_heist_table as words;
use crate::table::GameId;

/// The table of a game that is kept here.
pub fn table(id: &GameId) -> Option<AnyView> {
    let bench = Bench::open(id).ok()?;
    keyboard::listen(bench);
    let mode = bench.table.with_untracked(|table| table.options.mode);
    let buzzers = matches!(mode, Mode::Buzzers { .. });
    let calls = buzzers || mode == Mode::CallItOut;
    let plays = move || !bench.over();
    let padded = move || buzzers && plays();
    let table = view! {
        <h1 class="only-heard" id=HEADING tabindex="-1">{words::HEIST}</h1>
        <div class="heist" data-calls=calls.then_some("") data-padded=move || padded().then_some("")>
            {show_when(padded, move || pads::row(bench, true))}
            {seats::seats(bench)}
            <div class="heist-play">
                {show_when(plays, move || middle::middle(bench))}
                {show_when(move || plays() && !bench.asked(), move || entry::entry(bench))}
                {show_when(move || bench.asked(), move || asking::question(bench))}
                {show_when(move || bench.over(), move || over::life(bench))}
            </div>
            <div class="heist-else">
                {show_when(move || plays() && !bench.asked(), move || asking::asking(bench))}
                {show_when(move || bench.over(), move || over::over(bench))}
                {past::past(bench)}
            </div>
            {show_when(padded, move || pads::row(bench, false))}
        </div>
    }
    .into_any();
    Some(table)
}
