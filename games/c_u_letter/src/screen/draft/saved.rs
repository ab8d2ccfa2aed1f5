//! Saving a draft, so that a reload doesn't lose it. A draft names cards of a hand, so only the
//! seat's own player may see it.

use super::Draft;
use base::sorting::sort;
use c_u_letter_rules::{Stage, View};

impl Draft {
    /// Returns the draft as text for saving, or an empty text if nothing is chosen.
    pub fn to_text(&self) -> String {
        if *self == Draft::default() {
            String::new()
        } else {
            serde_json::to_string(self).unwrap_or_default()
        }
    }

    /// Reads a saved draft if this viewer can still choose it: its card is in the hand, its spelled
    /// cards are left over, and it fits the stage of the turn.
    pub fn from_text(text: &str, view: &View) -> Option<Draft> {
        let draft: Draft = base::json::read(text).ok()?;
        let places = view.table.stage == Stage::Placing;
        let own = draft
            .card
            .is_none_or(|card| places && view.hand.contains(&card));
        let aims = draft.card.is_some() || (draft.at.is_none() && draft.using.is_none());
        let marks = !places || (draft.start.is_none() && draft.span.is_none());
        let mut spelled = draft.spelled.clone();
        sort(&mut spelled);
        spelled.dedup();
        let left = spelled.len() == draft.spelled.len()
            && spelled.iter().all(|card| view.table.loose.contains(card));
        (own && aims && marks && left).then_some(draft)
    }
}
