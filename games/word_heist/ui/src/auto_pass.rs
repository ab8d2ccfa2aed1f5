//! In the sweep, passes for seats that can't make any word, and says why; the word search reveals
//! nothing else (A13).

use leptos::prelude::*;

use super::table_state::TableState;
use game::SeatId;
use ui::app_state::use_app;
use ui::bot_worker::BotWorker;
use ui::draw::{effect, memo};
use ui::table_core::GameTable;
use ui::wordlist::{WordListState, use_word_list};
use word_heist::bots::{Errand, Report};
use word_heist::text::news::NO_WORD;
use word_heist_rules::{Action, Stage, Table};

/// The seat that the sweep asks, and the numbers of letters and words at that time.
type SweepQuestion = (SeatId, usize, usize);

/// Passes for seats that can't make any word, while the table is open.
pub(crate) fn pass_without_words(state: TableState) {
    let (bot_worker, words, app) = (BotWorker::new(), use_word_list(), use_app());
    let asked = memo(move || state.table.with(|table| current_question(state, table)));
    effect(move || {
        let Some(now) = asked.get() else {
            return bot_worker.cancel();
        };
        let view = state.table.get_untracked();
        if let WordListState::Loaded(book) = words.state() {
            let errand = Errand::Look {
                view: Box::new(view),
                seat: now.0,
            };
            bot_worker.send(&errand, &book, move |said| {
                let still = asked.try_get_untracked() == Some(Some(now));
                if still && said == Some(Report::Can(false)) {
                    let step = state
                        .session
                        .with_untracked(|game| game.journal().steps.len());
                    state.skipped.set(Some(step));
                    // Where several people pass, only the passes are announced: there may be many.
                    let alone = untrack(|| state.people_present().len() == 1);
                    if state.act_as(now.0, &Action::Pass) && alone {
                        app.announce(format!("{NO_WORD}."));
                    }
                }
            });
        }
    });
}

/// What to ask the bot worker now; `None` after an undo, when people pass by hand.
fn current_question(state: TableState, table: &Table) -> Option<SweepQuestion> {
    let Stage::Sweep { seat, .. } = table.stage else {
        return None;
    };
    let up = table.turned_up_count();
    let asks = state.people.contains(seat) && table.motion.is_none() && state.undone.get() != up;
    asks.then_some((seat, up, table.words.len()))
}
