//! Programs think beside the page, each from what its seat sees, and act one thing after the
//! other, so that people can follow. One driver serves all tables.

use std::rc::Rc;

use leptos::prelude::*;

use super::desk::use_desk;
use super::lesson::Coaching;
use super::seated::Plays;
use super::thinker::Thinker;
use super::words::{Words, use_words};
use crate::shell::draw::effect;
use crate::worker::Thought;
use game::{Game, Match, Moment, Seat, SeatId};

/// How long an action stays to be looked at before the next one, in milliseconds.
pub const PAUSE: u64 = 900;

/// How often it is looked whether the page is seen again, in milliseconds.
const OUT_OF_SIGHT: u64 = 100;

/// What a program is about to do.
pub struct Plan<A> {
    /// Which seat.
    pub seat: SeatId,
    /// The action.
    pub action: A,
    /// When it is done.
    pub when: When,
}

/// When a program acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Once people have looked so long at what was done last, in milliseconds of the normal
    /// pace: they choose how fast bots act, and a tap goes on at once.
    After(u64),
    /// In a race against people: after so long, at any pace.
    Race(u64),
    /// At that moment of the table, whose time stands still while the page is out of sight.
    At(Moment),
}

/// Those that play here, if any, begin to think.
///
/// In a lesson they do what that says. `asks` says what they are asked, and about what; `does` reads the answer: who does what, and
/// when.
pub fn sit_down<B: Plays, A: Copy + 'static, T: Thought>(
    bench: B,
    asks: impl Fn(&Match<B::Game>) -> Option<(A, T)> + Copy + 'static,
    does: impl Fn(A, T::Report) -> Option<Plan<<B::Game as Game>::Action>> + Copy + 'static,
) where
    <B::Game as Game>::Action: 'static,
{
    let session = bench.session;
    if let Some(coaching) = use_context::<Coaching<B::Game>>() {
        let acts = move |seat, action| bench.let_program_act(seat, &action);
        return coaching.0.run((session, Rc::new(acts)));
    }
    let program = |seat: &Seat| seat.by.program().is_some();
    if !bench.with_seats(|seats| seats.iter().any(program)) {
        return;
    }
    let (desk, pace, thinker) = (use_desk(), bench.pace, Thinker::new());
    pace.listen();
    let number = move || session.with_now(|game| game.journal().steps.len());
    // Whoever is waited for thinks; what another had in mind is of yesterday.
    effect(move || {
        pace.wait();
        if session.tries() {
            return thinker.dismiss();
        }
        let words = use_words().state();
        let asked = session.with(|game| match &words {
            Words::Here(book) if game.outcome().is_none() => Some((asks(game)?, book.clone())),
            _ => None,
        });
        let Some(((about, errand), book)) = asked else {
            return thinker.dismiss();
        };
        let before = number();
        pace.thinks();
        thinker.send(&errand, &book, move |said| {
            if let Some(plan) = said.and_then(|report| does(about, report)) {
                let left = move || match plan.when {
                    When::After(usual) => {
                        let clock = session.with_now(|game| B::Game::deadline(game.state()));
                        let clock = clock.map(|at| at.0.saturating_sub(session.now().0));
                        desk.settings_now().pace.left(usual, pace.since(), clock)
                    }
                    When::Race(pause) => Some(pause.saturating_sub(pace.since())),
                    When::At(_) if document().hidden() => Some(OUT_OF_SIGHT),
                    When::At(moment) => Some(moment.0.saturating_sub(session.now().0)),
                };
                let paced = matches!(plan.when, When::After(_));
                // Unless the game has gone on by then.
                pace.will(paced, left, move || {
                    if number() == before {
                        bench.let_program_act(plan.seat, &plan.action);
                    }
                });
            }
        });
    });
}
