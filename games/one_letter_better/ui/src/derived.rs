//! State that the screen derives from the game and the draft: the last action, the cards at fault,
//! and the moments that no player should miss.

use leptos::prelude::*;

use super::table_state::TableState;
use game::SeatColour;
use one_letter_better::text::news;
use one_letter_better_rules::CardId;
use screen::ActSentence;
use ui::stage::RibbonText;

impl TableState {
    /// The cards of the line that keep it from being played; none during a drag. Tracked.
    pub(crate) fn faults(self) -> Vec<CardId> {
        if self.moving.get().is_some() {
            return Vec::new();
        }
        let prospect = self.prospect.get();
        self.view
            .with(|view| self.draft.with(|draft| draft.faults(&prospect, view)))
    }

    /// The last action and its actor's colour, tracked. When the player looks back, the action at
    /// that step.
    pub fn last_action(self) -> Option<(ActSentence, Option<SeatColour>)> {
        let did = match self.past.get() {
            None => self.session.with(news::last_action)?,
            Some(past) => {
                let rows = self.rows.get();
                let row = rows.into_iter().find(|row| row.step < past)?;
                let says = format!("{} {}", row.words, row.says);
                ActSentence {
                    step: row.step,
                    actor: row.seat,
                    says: says.trim().to_owned(),
                    signs: row.signs,
                }
            }
        };
        let colour = did.actor.and_then(|seat| self.colour_of(seat));
        Some((did, colour))
    }
}

/// Shows moments that no player should miss: a stolen word, a word turned face down, a verdict.
pub(crate) fn show_moments(state: TableState) {
    Effect::new(move |before: Option<usize>| {
        let steps = state.session.with(|game| game.journal().steps.len());
        if before.is_some_and(|before| before < steps) {
            let told = state.session.with_untracked(news::moment);
            if let Some((title, says, seat)) = told {
                let colour = state.colour_of(seat);
                state.ribbon.show(RibbonText {
                    title,
                    says,
                    colour,
                });
            }
        }
        steps
    });
}
