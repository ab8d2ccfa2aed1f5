//! What taps and keys do for the player at the screen.

use leptos::prelude::*;

use super::hand::dom_id;
use super::table_state::{Activity, Selection, TableState};
use lexicon::Letter;
use one_letter_better::screen::{Draft, DraftOutcome};
use one_letter_better::text::{play, table as words};
use one_letter_better_rules::{Action, CardId, Face, Refusal, Stage, TableWordId, View};
use ui::dom;
use ui::table_core::GameTable;

impl TableState {
    /// Handles a tap on a card of the hand.
    pub fn tap_card(self, card: CardId) {
        let face = self
            .view
            .with_untracked(|view| view.table.options.deck.face(card));
        match (self.activity_untracked(), face) {
            (Activity::Discarding, _) => self.edit_draft(|draft, view| draft.discard(card, view)),
            (Activity::Watching, _) => {}
            (_, Face::StealOne) => match self.view.with_untracked(View::steal_one_refusal) {
                Some(waits) => self.show_refusal(self.refusal_text(&waits)),
                None => self.update_selection(|chosen| chosen.fan = Some((card, None))),
            },
            _ => self.edit_draft(|draft, view| draft.tap(card, view)),
        }
    }

    /// Handles a tap on a word of the table, at a place in it.
    pub fn tap_word(self, id: TableWordId, place: usize, across: u8) {
        if self.activity_untracked() != Activity::Discarding {
            self.edit_draft(|draft, view| draft.tap_word_at(id, place, across, view));
        }
    }

    /// Handles a tap on a card of the pile.
    pub(crate) fn tap_pile(self, card: CardId) {
        let swaps = self.view.with_untracked(|view| {
            self.draft
                .with_untracked(|draft| draft.swappable_blue(view))
        });
        if self.activity_untracked() == Activity::Taking
            || swaps.is_some()
            || self.can_take_last_cards()
        {
            self.update_selection(|chosen| {
                chosen.depth = (chosen.depth != Some(card)).then_some(card);
            });
        } else if self.activity_untracked() == Activity::Playing {
            self.show_refusal(self.refusal_text(&Refusal::DrawnAlready));
        }
    }

    /// Whether a card may be taken from the pile although the deck is empty (O33).
    fn can_take_last_cards(self) -> bool {
        let empty = |view: &View| view.deck == 0 && !view.table.turn.drawn;
        self.activity_untracked() == Activity::Playing && self.view.with_untracked(empty)
    }

    /// Handles a typed letter: it picks a card to play or to discard.
    pub fn type_letter(self, letter: Letter) {
        match self.activity_untracked() {
            Activity::Watching | Activity::Robbing => {}
            Activity::Discarding => self.edit_draft(|draft, view| {
                let deck = &view.table.options.deck;
                let begins = |card: &&CardId| match deck.face(**card) {
                    Face::Letters(_, letters) => letters.get(0) == Some(letter),
                    _ => false,
                };
                let mut rest = view.hand.iter().filter(|c| !draft.discards().contains(c));
                let card = rest.find(begins).copied();
                if let Some(card) = card {
                    draft.discard(card, view);
                }
            }),
            _ => {
                let mut found = true;
                self.edit_draft(|draft, view| found = draft.type_letter(letter, view));
                if !found {
                    self.show_refusal(words::no_card_notice(letter));
                }
            }
        }
    }

    /// Moves a card of the hand by one place, keeping the focus on it.
    pub(crate) fn move_card_by(self, card: CardId, step: isize) {
        let hand = untrack(|| self.hand());
        let at = hand.iter().position(|one| *one == card);
        // To move a card past the next one, it is placed before the card after that.
        let place = at.and_then(|at| (at + usize::from(step > 0)).checked_add_signed(step));
        if let Some(place) = place {
            self.move_card(card, place);
            request_animation_frame(move || dom::focus(&dom_id(card)));
        }
    }

    /// Takes back the item placed last.
    pub(crate) fn remove_last(self) {
        match self.activity_untracked() {
            Activity::Discarding => self.edit_draft(|draft, view| {
                if let Some(last) = draft.discards().last().copied() {
                    draft.discard(last, view);
                }
            }),
            _ => self.edit_draft(Draft::back),
        }
    }

    /// Clears the line.
    pub(crate) fn clear_line(self) {
        self.edit_draft(|draft, _| draft.clear());
        let hint = self.chosen.with_untracked(|chosen| chosen.hint.clone());
        self.chosen.set(Selection {
            hint,
            ..Selection::default()
        });
    }

    /// Plays the line. A play that loses points is confirmed first (O24).
    pub fn play_line(self) {
        let DraftOutcome::Play(made) = self.prospect.get_untracked() else {
            return;
        };
        let asks =
            play::score_warning(&made).is_some() && !self.chosen.with_untracked(|one| one.sure);
        if asks {
            self.chosen.update(|chosen| chosen.sure = true);
        } else {
            let line = self.draft.with_untracked(Draft::laid_cards);
            self.act(&Action::Play(line));
        }
    }

    /// Ends the turn, or starts choosing discards.
    pub fn end_turn(self) {
        let (range, penance) = self.view.with_untracked(|view| {
            let penance = matches!(view.table.stage, Stage::Penance { .. });
            (view.allowed_discards(), penance)
        });
        let gone = self.draft.with_untracked(|draft| draft.discards().to_vec());
        if penance {
            self.act(&Action::Discard(gone));
        } else if self.chosen.with_untracked(|chosen| chosen.discarding) || *range.end() == 0 {
            self.act(&Action::End(gone));
        } else {
            self.edit_draft(|draft, _| draft.clear());
            self.update_selection(|chosen| chosen.discarding = true);
        }
    }
}
