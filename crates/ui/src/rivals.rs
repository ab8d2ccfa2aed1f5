//! Drives the bots at every table. Bots think in a worker, each from what its seat can see, and act
//! one after another, so that people can keep up.

use std::rc::Rc;

use leptos::prelude::*;

use super::desk::use_desk;
use super::lesson::Coaching;
use super::seated::Plays;
use super::thinker::Thinker;
use super::words::{Words, use_words};
use crate::draw::effect;
use game::bots::Thought;
use game::{Game, Match, Moment, Seat, SeatId};

/// How long an action is shown before the next one, in milliseconds.
pub const PAUSE: u64 = 900;

/// How often to check whether a hidden page is visible again, in milliseconds.
const OUT_OF_SIGHT: u64 = 100;

/// An action that a bot is about to take.
pub struct Plan<A> {
    pub seat: SeatId,
    pub action: A,
    /// When the bot acts.
    pub when: When,
}

/// When a bot acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// After people have had this many milliseconds, at normal pace, to look at the last action.
    /// The players choose the pace, and a tap continues at once.
    After(u64),
    /// In a race against people: after this many milliseconds, at any pace.
    Race(u64),
    /// At this moment of table time, which stops while the page is hidden.
    At(Moment),
}

/// Starts the bots of a table, if it has any. In a lesson, bots do what the lesson says.
///
/// `asks` returns an errand for the thinker and what it is about; `does` turns the answer into a
/// plan: which seat does what, and when.
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
    // The effect restarts when the game changes, which drops any plan for an earlier position.
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
                // Unless the game has moved on by then.
                pace.will(paced, left, move || {
                    if number() == before {
                        bench.let_program_act(plan.seat, &plan.action);
                    }
                });
            }
        });
    });
}
