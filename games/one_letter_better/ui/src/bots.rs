//! Bots at the table: their errands for the bot worker, and carrying out their actions.

use super::table_state::TableState;
use one_letter_better::bots::{Errand, Report};
use one_letter_better::screen::thinking_bot;
use ui::bot_driver;
use ui::bot_driver::{ACTION_PAUSE_MS, BotPlan, BotTiming};

/// Starts the bots that play at this table, if any.
pub fn start_bots(state: TableState) {
    let people = state.people;
    bot_driver::drive_bots(
        state,
        move |game| {
            let seat = thinking_bot(&game.state().table, people)?;
            Some((seat, Errand::think(game, seat)?))
        },
        |seat, report| match report {
            Report::Does(action) => Some(BotPlan {
                seat,
                action,
                timing: BotTiming::After(ACTION_PAUSE_MS),
            }),
            _ => None,
        },
    );
}
