//! What taps and keys mean: the actions of the player at the screen.

use leptos::prelude::*;

use super::table_state::{Selection, TableState};
use c_u_letter::bots::{Errand, Report};
use c_u_letter::screen::{Draft, DraftOutcome, ShownFace, ShownTable, TurnHint};
use c_u_letter::text::moments as words;
use c_u_letter_rules::{Action, CardId, Placing, Square, Stage, Use, View};
use lexicon::Letter;
use screen::text::table::HINT_FAILED;
use ui::bot_worker::BotWorker;
use ui::wordlist::{WordListState, use_word_list};

impl TableState {
    /// Handles a tap on a card of the hand, or on a leftover card.
    pub fn tap_card(self, card: CardId) {
        self.update_draft(|draft, view| draft.tap_card(card, view));
    }

    /// Handles a tap on a square: chooses it for the card, places the card at a second tap, or
    /// marks an end of a word. Otherwise the message line describes the square.
    pub fn tap_square(self, square: Square) {
        self.cursor.set(square);
        let (places, marks) = untrack(|| (self.can_place(), self.can_mark()));
        let chosen = self.draft.with_untracked(Draft::card).is_some();
        if places && chosen {
            let again = self
                .draft
                .with_untracked(|draft| draft.repeats_choice(square));
            let legal = matches!(self.outcome.get_untracked(), DraftOutcome::Place { .. });
            if again && legal {
                self.confirm()
            } else {
                self.update_draft(|draft, view| draft.tap_square(square, view))
            }
        } else if marks {
            self.update_draft(|draft, view| draft.tap_square(square, view));
            if self.draft.with_untracked(Draft::span).is_some() {
                self.confirm();
            }
        } else {
            self.refusal.set(String::new());
            self.selection.update(|chosen| chosen.looked = Some(square));
        }
    }

    /// Whether the viewer may peek at a face-down card on this square (C35).
    pub(crate) fn can_peek(self, at: Square) -> bool {
        let own = |shown: &ShownTable| match shown.squares.get(at.index()).map(|one| one.face) {
            Some(ShownFace::Down { peek, .. }) => peek.is_some(),
            _ => false,
        };
        self.shown.with_untracked(own)
    }

    /// Marks a word from a square to another one in its row or column.
    pub(crate) fn mark_word(self, from: Square, to: Square) {
        if untrack(|| self.can_mark()) {
            self.update_draft(|draft, _| draft.mark_span(from, snap_to_line(from, to)));
        }
    }

    /// Carries out the current choice: places the card, claims the marked word, or makes the
    /// spelled one.
    pub fn confirm(self) {
        let action = self
            .view
            .with_untracked(|view| self.draft.with_untracked(|draft| draft.action(view)));
        if let Some(action) = action {
            self.act(&action);
        }
    }

    /// Asks all players to accept the marked or spelled word (C11).
    pub fn propose(self) {
        if let Some(action) = self.draft.with_untracked(Draft::proposal) {
            self.act(&action);
        }
    }

    /// Chooses what the card does.
    pub fn choose_use(self, using: Use) {
        self.update_draft(|draft, _| draft.choose_use(using));
    }

    /// Clears the player's choices.
    pub fn clear(self) {
        self.update_draft(|draft, _| draft.clear());
        self.selection.set(Selection::default());
    }

    /// Gives the next step of the hint. The last one prepares the placing, as does every later
    /// press. Hints are computed in a worker.
    pub(crate) fn ask_hint(self, bot_worker: BotWorker) {
        if self.hint.with_untracked(Option::is_some) {
            let placing = self.hint.try_update(|hint| hint.as_mut()?.give_next());
            self.prepare(placing.flatten());
        } else if let WordListState::Loaded(book) = use_word_list().state_untracked() {
            let view = self.view.get_untracked();
            let errand = Errand::Hint {
                view: Box::new(view.clone()),
            };
            bot_worker.send(&errand, &book, move |said| match said {
                Some(Report::Hint(Ok(hint))) => {
                    let hint = TurnHint::new(hint, view.clone());
                    let is_now = self.view.with_untracked(|view| hint.is_shown(view));
                    if is_now && self.hint.with_untracked(Option::is_none) {
                        let placing = hint.prepared();
                        self.hint.set(Some(hint));
                        // The player may have chosen a card meanwhile.
                        let free = self.draft.with_untracked(|draft| draft.card().is_none());
                        self.prepare(placing.filter(|_| free));
                    }
                }
                Some(_) => {}
                None => self.show_message(HINT_FAILED.into()),
            });
        }
    }

    /// Chooses the placing of a hint, if there is one.
    fn prepare(self, placing: Option<Placing>) {
        if let Some(placing) = placing {
            self.update_draft(|draft, view| draft.prepare(placing, view));
        }
    }

    /// Handles a typed letter: chooses the next card with it.
    pub fn type_letter(self, letter: Letter) {
        let pool = |view: &View| match view.table.stage {
            Stage::Placing => view.hand.clone(),
            Stage::Scramble(_) => view.table.loose.clone(),
            _ => Vec::new(),
        };
        let cards = self.view.with_untracked(pool);
        let (chosen, spelled) = self
            .draft
            .with_untracked(|draft| (draft.card(), draft.spelled().to_vec()));
        let after = cards.iter().position(|card| Some(*card) == chosen);
        let from = after.map_or(0, |at| at + 1);
        let (before, rest) = cards.split_at(from.min(cards.len()));
        let mut each = rest.iter().chain(before);
        let fits = |card: &&CardId| {
            card.letter() == letter && !spelled.contains(card) && chosen != Some(**card)
        };
        match each.find(fits) {
            Some(card) => self.tap_card(*card),
            None if cards.is_empty() || chosen.is_some_and(|one| one.letter() == letter) => {}
            None => self.show_message(words::no_card_for(letter)),
        }
    }

    /// Removes the last letter of the spelled word.
    pub(crate) fn remove_last_letter(self) {
        self.update_draft(|draft, view| match draft.spelled().last().copied() {
            Some(last) => draft.tap_card(last, view),
            None => draft.clear(),
        });
    }

    /// Ends the turn, or passes in the scramble.
    pub(crate) fn finish_turn(self) {
        let scrambles = self
            .view
            .with_untracked(|view| matches!(view.table.stage, Stage::Scramble(_)));
        self.act(if scrambles {
            &Action::Pass
        } else {
            &Action::Done
        });
    }
}

/// Snaps an imprecise drag to a line: returns the square in the row or column of `from` that is
/// closest to `to`.
fn snap_to_line(from: Square, to: Square) -> Square {
    let across = from.column().abs_diff(to.column());
    let down = from.row().abs_diff(to.row());
    let meant = if across >= down {
        Square::at(to.column(), from.row())
    } else {
        Square::at(from.column(), to.row())
    };
    meant.unwrap_or(to)
}
