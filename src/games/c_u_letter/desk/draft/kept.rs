//! A draft as it is kept, so that a reload loses nothing of it. It names cards of a hand: who may
//! see it is the seat's own player alone.

use super::Draft;
use crate::games::c_u_letter::rules::{Stage, View};
use base::sorting::sort;

impl Draft {
    /// What is chosen, to be kept; nothing where nothing is.
    pub fn text(&self) -> String {
        match *self == Draft::default() {
            true => String::new(),
            false => serde_json::to_string(self).unwrap_or_default(),
        }
    }

    /// What was kept, if it can be chosen by who sees this: a card of the hand, cards that are
    /// left, and what belongs to this part of the turn.
    pub fn read(text: &str, view: &View) -> Option<Draft> {
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
