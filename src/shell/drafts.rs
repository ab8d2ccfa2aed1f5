//! What somebody builds survives a reload: it is kept beside the game, and forgotten as the game
//! goes on.

use leptos::prelude::*;

use super::session::Session;
use game::{Game, SeatId};
use screen::KeptDraft;

/// The record: one table is sat at at a time.
const DRAFT: &str = "draft";

fn steps<G: Game>(session: Session<G>) -> usize {
    session.with_now(|game| game.journal().steps.len())
}

impl<G: Game> Session<G> {
    /// What this seat was building in this position, as its game wrote it.
    pub fn draft(self, seat: SeatId) -> Option<String> {
        let kept: Option<KeptDraft> = self.keeps().then(|| self.desk().load(DRAFT))?;
        kept?.given_back(&self.id(), steps(self), seat)
    }

    /// Keeps what is built as it changes. `built` is followed: the seat, and what its game writes
    /// of it, nothing where nothing is built; or none while nobody can build, as under a cover.
    pub fn keep_draft(self, built: impl Fn() -> Option<(SeatId, String)> + 'static) {
        if self.is_lesson() {
            return;
        }
        Effect::new(move |before: Option<Option<KeptDraft>>| {
            let built = built();
            if !self.keeps() {
                return before.flatten();
            }
            let (id, steps) = (self.id(), steps(self));
            let kept = before.unwrap_or_else(|| self.desk().load(DRAFT));
            let now = match built {
                Some((_, text)) if text.is_empty() => None,
                Some((seat, text)) => Some(KeptDraft::new(&id, steps, seat, text)),
                None => kept.clone().filter(|kept| kept.is_of(&id, steps)),
            };
            if now != kept {
                self.desk().keep(DRAFT, &now);
            }
            now
        });
    }
}
