//! A half-built move survives a reload: it is saved beside the game, and dropped when the game goes
//! on.

use leptos::prelude::*;

use super::session::Session;
use game::{Game, SeatId};
use screen::StoredDraft;

/// The name of the record that holds the draft. One record suffices, since a tab shows one table at
/// a time.
const DRAFT_RECORD: &str = "draft";

fn step_count<G: Game>(session: Session<G>) -> usize {
    session.with_untracked(|game| game.journal().steps.len())
}

impl<G: Game> Session<G> {
    /// The saved draft of this seat in this position, in the game's own format.
    pub fn draft(self, seat: SeatId) -> Option<String> {
        let kept: Option<StoredDraft> = self.is_saving().then(|| self.app().load(DRAFT_RECORD))?;
        kept?.restore(&self.id(), step_count(self), seat)
    }

    /// Saves the draft whenever it changes. `built`, a tracked function, returns the seat and the
    /// draft in the game's format (empty if nothing is built), or `None` while no player can build,
    /// for example under a cover.
    pub fn autosave_draft(self, built: impl Fn() -> Option<(SeatId, String)> + 'static) {
        if self.is_lesson() {
            return;
        }
        Effect::new(move |before: Option<Option<StoredDraft>>| {
            let built = built();
            if !self.is_saving() {
                return before.flatten();
            }
            let (id, steps) = (self.id(), step_count(self));
            let kept = before.unwrap_or_else(|| self.app().load(DRAFT_RECORD));
            let now = match built {
                Some((_, text)) if text.is_empty() => None,
                Some((seat, text)) => Some(StoredDraft::new(&id, steps, seat, text)),
                None => kept.clone().filter(|kept| kept.is_for(&id, steps)),
            };
            if now != kept {
                self.app().save(DRAFT_RECORD, &now);
            }
            now
        });
    }
}
