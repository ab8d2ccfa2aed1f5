//! Programs at the table: what they are asked, and what they do.

use super::bench::Bench;
use crate::games::c_u_letter::desk::thinks;
use crate::games::c_u_letter::opponent::{LetterErrand, LetterReport, Mage};
use crate::games::c_u_letter::rules::{Action, CULetter, Stage};
use crate::shell::rivals;
use crate::shell::rivals::PAUSE;
use crate::table::{Game, Viewer};

/// How long people have before a program presses or passes (C40), in milliseconds.
const RACE: f64 = 6_000.0;

/// Those that play here, if any, begin to think.
pub fn sit_down(bench: Bench) {
    let people = bench.people;
    rivals::sit_down(
        bench.session,
        move |game, chance| {
            let seat = thinks(&game.state().table, people)?;
            let mage = Mage::at(game.journal().seats.get(seat.index())?)?;
            let thought = LetterErrand::Think {
                view: Box::new(game.view(Viewer::Seat(seat))),
                seat,
                mage,
                chance,
            };
            Some((seat, thought))
        },
        move |report| match report {
            LetterReport::Does(Action::Ready) => Some((Action::Ready, 0.0)),
            LetterReport::Does(action) => {
                let races = bench.session.with_now(|game| {
                    let table = &game.state().table;
                    let free = matches!(table.stage, Stage::Scramble(left) if !left.floor);
                    free && CULetter::waiting_for(game.state()).seats().len() > 1
                });
                Some((action, if races { RACE } else { PAUSE }))
            }
            _ => None,
        },
        move |seat, action| {
            bench.act_as(seat, action);
        },
    );
}
