//! Drives the bots at every table. Bots think in a worker, each from what its seat can see, and act
//! one after another, so that people can keep up.

use std::rc::Rc;

use leptos::prelude::*;

use super::app_state::use_app;
use super::bot_worker::BotWorker;
use super::lesson::LessonDriver;
use super::table_core::GameTable;
use super::wordlist::{WordListState, use_word_list};
use crate::draw::effect;
use game::bots::BotErrand;
use game::{Game, Match, Moment, Seat, SeatId};

/// How long an action is shown before the next one, in milliseconds.
pub const ACTION_PAUSE_MS: u64 = 900;

/// How often to check whether a hidden page is visible again, in milliseconds.
const HIDDEN_PAGE_CHECK_MS: u64 = 100;

/// An action that a bot is about to take.
pub struct BotPlan<A> {
    pub seat: SeatId,
    pub action: A,
    /// When the bot acts.
    pub timing: BotTiming,
}

/// When a bot acts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotTiming {
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
/// `errand_for` returns an errand for the bot worker and what it is about;
/// `plan_for` turns the answer into a plan: which seat does what, and when.
pub fn drive_bots<B: GameTable, A: Copy + 'static, T: BotErrand>(
    table: B,
    errand_for: impl Fn(&Match<B::Game>) -> Option<(A, T)> + Copy + 'static,
    plan_for: impl Fn(A, T::Report) -> Option<BotPlan<<B::Game as Game>::Action>> + Copy + 'static,
) where
    <B::Game as Game>::Action: 'static,
{
    let session = table.session;
    if let Some(coaching) = use_context::<LessonDriver<B::Game>>() {
        let acts = move |seat, action| table.act_as_bot(seat, &action);
        return coaching.0.run((session, Rc::new(acts)));
    }
    let program = |seat: &Seat| seat.by.bot_id().is_some();
    if !table.with_seats(|seats| seats.iter().any(program)) {
        return;
    }
    let (app, pace, bot_worker) = (use_app(), table.pace, BotWorker::new());
    pace.listen();
    let number = move || session.with_untracked(|game| game.journal().steps.len());
    // The effect restarts when the game changes, which drops any plan for an earlier position.
    effect(move || {
        pace.cancel_pending();
        if session.is_retrying() {
            return bot_worker.cancel();
        }
        let words = use_word_list().state();
        let asked = session.with(|game| match &words {
            WordListState::Loaded(book) if game.outcome().is_none() => {
                Some((errand_for(game)?, book.clone()))
            }
            _ => None,
        });
        let Some(((about, errand), book)) = asked else {
            return bot_worker.cancel();
        };
        let before = number();
        pace.start_thinking();
        bot_worker.send(&errand, &book, move |said| {
            if let Some(plan) = said.and_then(|report| plan_for(about, report)) {
                let left = move || match plan.timing {
                    BotTiming::After(usual) => {
                        let clock = session.with_untracked(|game| B::Game::deadline(game.state()));
                        let clock = clock.map(|at| at.0.saturating_sub(session.table_time().0));
                        app.settings_untracked().pace.remaining(
                            usual,
                            pace.since_last_action(),
                            clock,
                        )
                    }
                    BotTiming::Race(pause) => Some(pause.saturating_sub(pace.since_last_action())),
                    BotTiming::At(_) if document().hidden() => Some(HIDDEN_PAGE_CHECK_MS),
                    BotTiming::At(moment) => Some(moment.0.saturating_sub(session.table_time().0)),
                };
                let paced = matches!(plan.timing, BotTiming::After(_));
                // The bot acts only if the game hasn't moved on by then.
                pace.schedule(paced, left, move || {
                    if number() == before {
                        table.act_as_bot(plan.seat, &plan.action);
                    }
                });
            }
        });
    });
}
