//! One Letter Better on its screen. Hands are hidden: what is drawn comes from the view of who
//! is before it, so nothing else is in the document.
//!
//! - `bench`: what this screen holds, and its verbs
//! - `touching`: what taps and keys mean
//! - `rivals`: programs that think, and act so that people can follow
//! - `keyboard`: what keys do that nothing else has a use for
//! - `cover`: the device goes from hand to hand
//! - `doubt`: the words of a turn are challenged, and the list answers
//! - `seats`: everybody's words
//! - `middle`: the deck, the pile, what happened since the own turn
//! - `card`: a card's face; what a pointer is over
//! - `turn`: what comes next, and the buttons for it
//! - `line`: the word that is built
//! - `hand`: the own cards
//! - `fan`: STL-1
//! - `past`: the history, the rules that were chosen, leaving
//! - `over`: the end of rounds and of the match
//! - `review`: what could have been played

mod bench;
mod card;
mod cover;
mod doubt;
mod fan;
mod hand;
mod keyboard;
mod line;
mod middle;
mod over;
mod past;
mod review;
mod rivals;
mod seats;
mod touching;
mod turn;

use leptos::prelude::*;

use self::bench::Bench;
use crate::app::draw::show_when;
use crate::app::shell::HEADING;
use crate::screen::one_letter_better::Scene;
use crate::screen::text::one_letter_better_table as words;
use crate::table::GameId;

/// The table of a game that is kept here.
pub fn table(id: &GameId) -> Option<AnyView> {
    let bench = Bench::open(id).ok()?;
    keyboard::listen(bench);
    // A hand that comes is drawn anew, whoever's was there before.
    let face = Memo::new(move |_| match bench.scene.get() {
        Scene::Cover(seat) => (Some(seat), None),
        Scene::HandOver => (None, None),
        _ => (None, Some(bench.view.with(|view| view.own))),
    });
    let drawn = move || match face.get() {
        (Some(seat), _) => cover::cover(bench, seat),
        (None, None) => cover::hand_over(bench),
        (None, Some(_)) => open(bench),
    };
    let table = view! {
        <h1 class="only-heard" id=HEADING tabindex="-1">{words::BETTER}</h1>
        {drawn}
    }
    .into_any();
    Some(table)
}

/// The table, with the hand of who is before it.
fn open(bench: Bench) -> AnyView {
    let over = move || matches!(bench.scene.get(), Scene::RoundOver | Scene::Over);
    let doubts = move || bench.scene.get() == Scene::Doubts;
    let plays = move || !over() && !doubts();
    view! {
        <div class="better" data-over=move || over().then_some("")>
            {show_when(move || !over(), move || middle::middle(bench))}
            {seats::seats(bench)}
            <div class="better-play">
                {show_when(plays, move || turn::turn(bench))}
                {show_when(doubts, move || doubt::window(bench))}
                {show_when(over, move || over::over(bench))}
            </div>
            <div class="better-else">{past::past(bench)}</div>
        </div>
    }
    .into_any()
}
