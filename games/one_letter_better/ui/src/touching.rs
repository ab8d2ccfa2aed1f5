//! What taps and keys do for the player at the screen.

use leptos::prelude::*;

use super::bench::{Bench, Chosen, Doing};
use super::hand::dom_id;
use lexicon::Letter;
use one_letter_better::screen::{Draft, Prospect};
use one_letter_better::text::{play, table as words};
use one_letter_better_rules::{Action, CardId, Face, Refusal, Stage, TableWordId, View};
use ui::dom;
use ui::seated::Plays;

impl Bench {
    /// Handles a tap on a card of the hand.
    pub fn touch_card(self, card: CardId) {
        let face = self
            .view
            .with_untracked(|view| view.table.options.deck.face(card));
        match (self.doing_now(), face) {
            (Doing::Discarding, _) => self.build(|draft, view| draft.discard(card, view)),
            (Doing::Watching, _) => {}
            (_, Face::StealOne) => match self.view.with_untracked(View::steal_one_waits) {
                Some(waits) => self.refuse(self.says(&waits)),
                None => self.choose(|chosen| chosen.fan = Some((card, None))),
            },
            _ => self.build(|draft, view| draft.tap(card, view)),
        }
    }

    /// Handles a tap on a word of the table, at a place in it.
    pub fn touch_word(self, id: TableWordId, place: usize, across: u8) {
        if self.doing_now() != Doing::Discarding {
            self.build(|draft, view| draft.touch_word(id, place, across, view));
        }
    }

    /// Handles a tap on a card of the pile.
    pub fn touch_pile(self, card: CardId) {
        let swaps = self
            .view
            .with_untracked(|view| self.draft.with_untracked(|draft| draft.swaps(view)));
        if self.doing_now() == Doing::Taking || swaps.is_some() || self.last_cards() {
            self.choose(|chosen| {
                chosen.depth = (chosen.depth != Some(card)).then_some(card);
            });
        } else if self.doing_now() == Doing::Playing {
            self.refuse(self.says(&Refusal::DrawnAlready));
        }
    }

    /// Whether a card may be taken from the pile although the deck is empty (O33).
    fn last_cards(self) -> bool {
        let empty = |view: &View| view.deck == 0 && !view.table.turn.drawn;
        self.doing_now() == Doing::Playing && self.view.with_untracked(empty)
    }

    /// Handles a typed letter: it picks a card to play or to discard.
    pub fn type_letter(self, letter: Letter) {
        match self.doing_now() {
            Doing::Watching | Doing::Robbing => {}
            Doing::Discarding => self.build(|draft, view| {
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
                self.build(|draft, view| found = draft.type_letter(letter, view));
                if !found {
                    self.refuse(words::no_card_for(letter));
                }
            }
        }
    }

    /// Moves a card of the hand by one place, keeping the focus on it.
    pub fn step(self, card: CardId, step: isize) {
        let hand = untrack(|| self.hand());
        let at = hand.iter().position(|one| *one == card);
        // After the next card means before the one following it.
        let place = at.and_then(|at| (at + usize::from(step > 0)).checked_add_signed(step));
        if let Some(place) = place {
            self.arrange(card, place);
            request_animation_frame(move || dom::focus(&dom_id(card)));
        }
    }

    /// Takes back the item placed last.
    pub fn back(self) {
        match self.doing_now() {
            Doing::Discarding => self.build(|draft, view| {
                if let Some(last) = draft.discards().last().copied() {
                    draft.discard(last, view);
                }
            }),
            _ => self.build(|draft, _| draft.back()),
        }
    }

    /// Clears the line.
    pub fn clear(self) {
        self.build(|draft, _| draft.clear());
        let hints = self.chosen.with_untracked(|chosen| chosen.hints.clone());
        self.chosen.set(Chosen {
            hints,
            ..Chosen::default()
        });
    }

    /// Plays the line. A play that loses points is confirmed first (O24).
    pub fn play(self) {
        let Prospect::Play(made) = self.prospect.get_untracked() else {
            return;
        };
        let asks = play::lowers(&made).is_some() && !self.chosen.with_untracked(|one| one.sure);
        if asks {
            self.chosen.update(|chosen| chosen.sure = true);
        } else {
            let line = self.draft.with_untracked(Draft::laid);
            self.act(&Action::Play(line));
        }
    }

    /// Ends the turn, or starts choosing discards.
    pub fn end(self) {
        let (range, penance) = self.view.with_untracked(|view| {
            let penance = matches!(view.table.stage, Stage::Penance { .. });
            (view.discards(), penance)
        });
        let gone = self.draft.with_untracked(|draft| draft.discards().to_vec());
        if penance {
            self.act(&Action::Discard(gone));
        } else if self.chosen.with_untracked(|chosen| chosen.discarding) || *range.end() == 0 {
            self.act(&Action::End(gone));
        } else {
            self.build(|draft, _| draft.clear());
            self.choose(|chosen| chosen.discarding = true);
        }
    }
}
