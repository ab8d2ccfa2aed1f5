//! The bots at the table: the tasks given to them, and their actions.

use super::bench::Bench;
use c_u_letter::bots::{Errand, Report};
use c_u_letter::screen::thinks;
use c_u_letter_rules::{Action, CULetter, Stage};
use game::Game;
use ui::rivals;
use ui::rivals::{PAUSE, Plan, When};

/// Delay before a bot presses the buzzer or passes in the scramble (C40), in milliseconds. It gives
/// people time to press first.
const RACE: u64 = 6_000;

/// Starts the bots of this game, if there are any.
pub fn sit_down(bench: Bench) {
    let people = bench.people;
    rivals::sit_down(
        bench,
        move |game| {
            let seat = thinks(&game.state().table, people)?;
            Some((seat, Errand::think(game, seat)?))
        },
        move |seat, report| {
            let Report::Does(action) = report else {
                return None;
            };
            let races = || {
                bench.session.with_now(|game| {
                    let table = &game.state().table;
                    let free = matches!(table.stage, Stage::Scramble(left) if !left.floor);
                    free && CULetter::waiting_for(game.state()).seats().len() > 1
                })
            };
            let when = match action {
                Action::Ready => When::After(0),
                _ if races() => When::Race(RACE),
                _ => When::After(PAUSE),
            };
            Some(Plan { seat, action, when })
        },
    );
}
