//! Values derived from the game: explained moments, marked words, outlines of words, the last act.

use leptos::prelude::*;

use super::table_state::TableState;
use c_u_letter::screen::{
    Draft, Outline, PreparedClaim, WordOffer, offers, outlines, put_hinted_first, words_to_mark,
};
use c_u_letter::text::stage as told;
use c_u_letter_rules::{CardId, Span, Square, Stage, View};
use game::SeatId;
use ui::stage::RibbonText;
use ui::wordlist::{WordListState, use_word_list};

/// Maximum number of words to mark for a player (C10).
const MAX_MARKED_WORDS: usize = 8;

impl TableState {
    /// The words marked for the player at the screen (C10), tracked.
    pub(crate) fn marked_words(self) -> Vec<WordOffer> {
        let WordListState::Loaded(book) = use_word_list().state() else {
            return Vec::new();
        };
        if !self.can_mark() {
            return Vec::new();
        }
        let acting = self.acting_seat();
        self.view.with(|view| {
            let all = words_to_mark(view, acting, &book.lexicon).into_iter();
            let kept = all.filter(|one| !book.family.hides(one.id));
            let kept: Vec<Span> = kept.map(|one| one.span).collect();
            let mut told = offers(view, acting, &book.lexicon);
            told.retain(|one| kept.contains(&one.span));
            put_hinted_first(&mut told, &self.hinted_claims());
            told.truncate(MAX_MARKED_WORDS);
            told
        })
    }

    /// The words of the hint that are still to be claimed, tracked.
    pub(crate) fn hinted_claims(self) -> Vec<PreparedClaim> {
        self.with_hint(|hint| self.view.with(|view| hint.claims_left(view)))
            .unwrap_or_default()
    }

    /// The outlines of the words on the board, tracked: after the chosen placing or, during the
    /// ceremony, those not yet paid.
    pub(crate) fn word_outlines(self) -> Vec<Outline> {
        let last = self.last.get();
        let draw = |view: &View, draft: &Draft| outlines(view, draft, &last.changes);
        if let Some(walked) = self.ceremony.outlines() {
            return walked;
        }
        match self.past.get() {
            Some(_) => self.seen.with(|view| draw(view, &Draft::default())),
            None => self
                .view
                .with(|view| self.built.with(|draft| draw(view, draft))),
        }
    }

    /// The revealed card (C34) as its seat and square, tracked.
    pub(crate) fn revealed_card(self) -> Option<(SeatId, Square)> {
        self.seen.with(|view| match view.table.stage {
            Stage::Revealing(card) => {
                let at = view.table.board.square_of(card)?;
                Some((view.table.turn.seat, at))
            }
            _ => None,
        })
    }
}

/// Announces what no player should miss: a revealed card, or a broken word.
pub(crate) fn announce_moments(state: TableState) {
    Effect::new(move |before: Option<(usize, Option<CardId>)>| {
        let last = state.last.get();
        let (steps, revealed) = state.session.with(|game| {
            let revealed = match game.state().table.stage {
                Stage::Revealing(card) => Some(card),
                _ => None,
            };
            (game.journal().steps.len(), revealed)
        });
        let new = before.is_some_and(|(before, _)| before < steps);
        if new && state.past.with_untracked(Option::is_none) {
            let anew = revealed.filter(|card| before.and_then(|(_, card)| card) != Some(*card));
            let told = state.session.with_untracked(|game| {
                let table = &game.state().table;
                told::announcement(table, anew, &last.changes, &game.journal().seats)
            });
            if let Some((title, says, seat)) = told {
                let colour = state.colour_of(seat);
                state.ribbon.show(RibbonText {
                    title,
                    says,
                    colour,
                });
            }
        }
        (steps, revealed)
    });
}
