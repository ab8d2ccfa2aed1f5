//! Bots at the table: their errands for the bot worker, and carrying out their actions.

use super::table_state::{TableState, acting_bot};
use paper_grid::bots::{Errand, Report};
use ui::bot_driver;
use ui::bot_driver::{ACTION_PAUSE_MS, BotPlan, BotTiming};

/// Lets the bots at this table think, if there are any.
pub fn start_bots(table: TableState) {
    bot_driver::drive_bots(
        table,
        |game| {
            let seat = acting_bot(game)?;
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
