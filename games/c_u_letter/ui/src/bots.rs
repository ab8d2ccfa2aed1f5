//! The bots at the table: their errands for the bot worker, and their actions.

use super::table_state::TableState;
use c_u_letter::bots::{Errand, Report};
use c_u_letter::screen::thinking_bot;
use c_u_letter_rules::{Action, CULetter, Stage};
use game::Game;
use ui::bot_driver;
use ui::bot_driver::{ACTION_PAUSE_MS, BotPlan, BotTiming};

/// Delay before a bot presses the buzzer or passes in the scramble (C40), in milliseconds. It gives
/// people time to press first.
const BUZZER_DELAY_MS: u64 = 6_000;

/// Starts the bots of this game, if there are any.
pub fn start_bots(state: TableState) {
    let people = state.people;
    bot_driver::drive_bots(
        state,
        move |game| {
            let seat = thinking_bot(&game.state().table, people)?;
            Some((seat, Errand::think(game, seat)?))
        },
        move |seat, report| {
            let Report::Does(action) = report else {
                return None;
            };
            let races = || {
                state.session.with_untracked(|game| {
                    let table = &game.state().table;
                    let free = matches!(table.stage, Stage::Scramble(left) if !left.floor);
                    free && CULetter::waiting_for(game.state()).seats().len() > 1
                })
            };
            let when = match action {
                Action::Ready => BotTiming::After(0),
                _ if races() => BotTiming::Race(BUZZER_DELAY_MS),
                _ => BotTiming::After(ACTION_PAUSE_MS),
            };
            Some(BotPlan {
                seat,
                action,
                timing: when,
            })
        },
    );
}
