//! State that the screen derives from the game: the last action, and the moments that no player
//! should miss.

use leptos::prelude::*;

use super::bench::Bench;
use game::SeatColour;
use one_letter_better::text::news;
use screen::Did;
use ui::stage::Moment;

impl Bench {
    /// The last action and its actor's colour, tracked. When the player looks back, the action at
    /// that step.
    pub fn did(self) -> Option<(Did, Option<SeatColour>)> {
        let did = match self.past.get() {
            None => self.session.with(news::did)?,
            Some(past) => {
                let rows = self.rows.get();
                let row = rows.into_iter().find(|row| row.step < past)?;
                let says = format!("{} {}", row.words, row.says);
                Did {
                    step: row.step,
                    actor: row.seat,
                    says: says.trim().to_owned(),
                }
            }
        };
        let colour = did.actor.and_then(|seat| self.mark_of(seat));
        Some((did, colour))
    }
}

/// Shows moments that no player should miss: a stolen word, a word turned face down, a verdict.
pub fn show_moments(bench: Bench) {
    Effect::new(move |before: Option<usize>| {
        let steps = bench.session.with(|game| game.journal().steps.len());
        if before.is_some_and(|before| before < steps) {
            let told = bench.session.with_now(news::moment);
            if let Some((title, says, seat)) = told {
                let colour = bench.mark_of(seat);
                bench.ribbon.show(Moment {
                    title,
                    says,
                    colour,
                });
            }
        }
        steps
    });
}
