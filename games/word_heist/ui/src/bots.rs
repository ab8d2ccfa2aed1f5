//! Bots that think in the bot worker, and act when their time comes.

use super::table_state::TableState;
use game::Moment;
use ui::bot_driver;
use ui::bot_driver::{BotPlan, BotTiming};
use word_heist::bots::{Errand, Report};

/// Starts the bots of this game, if any. All are asked at once, because the first to act changes
/// the table for the others.
pub fn start_bots(state: TableState) {
    bot_driver::drive_bots(
        state,
        |game| Some((game.state().table.since, Errand::for_next_move(game))),
        |since, report| match report {
            Report::Does(Some((seat, plan))) => Some(BotPlan {
                seat,
                action: plan.action,
                timing: BotTiming::At(Moment(since.0.saturating_add(plan.after))),
            }),
            _ => None,
        },
    );
}
