//! Values derived from the game: explained moments, marked words, outlines of words, the last act.

use leptos::prelude::*;

use super::bench::Bench;
use c_u_letter::screen::{Draft, Offer, Outline, claims_now, offers, outlines};
use c_u_letter::text::stage as told;
use c_u_letter_rules::{CardId, Span, Square, Stage, View};
use game::SeatId;
use ui::stage::Moment;
use ui::words::{Words, use_words};

/// Maximum number of words to mark for a player (C10).
const MARKED: usize = 8;

impl Bench {
    /// The words marked for the player at the screen (C10), tracked.
    pub fn marked(self) -> Vec<Offer> {
        let Words::Here(book) = use_words().state() else {
            return Vec::new();
        };
        if !self.marks() {
            return Vec::new();
        }
        let acting = self.acting();
        self.view.with(|view| {
            let all = claims_now(view, acting, &book.lexicon).into_iter();
            let kept = all.filter(|one| !book.family.hides(one.id));
            let kept: Vec<Span> = kept.map(|one| one.span).collect();
            let told = offers(view, acting, &book.lexicon).into_iter();
            told.filter(|one| kept.contains(&one.span))
                .take(MARKED)
                .collect()
        })
    }

    /// The outlines of the words on the board, tracked: after the chosen placing or, during the
    /// ceremony, those not yet paid.
    pub fn outlined(self) -> Vec<Outline> {
        let last = self.last.get();
        let draw = |view: &View, draft: &Draft| outlines(view, draft, &last.changes);
        if let Some(walked) = self.walk.outlines() {
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
    pub fn revealed(self) -> Option<(SeatId, Square)> {
        self.seen.with(|view| match view.table.stage {
            Stage::Revealing(card) => {
                let at = view.table.board.place_of(card)?;
                Some((view.table.turn.seat, at))
            }
            _ => None,
        })
    }
}

/// Announces what no player should miss: a revealed card, or a broken word.
pub fn show_moments(bench: Bench) {
    Effect::new(move |before: Option<(usize, Option<CardId>)>| {
        let last = bench.last.get();
        let (steps, revealed) = bench.session.with(|game| {
            let revealed = match game.state().table.stage {
                Stage::Revealing(card) => Some(card),
                _ => None,
            };
            (game.journal().steps.len(), revealed)
        });
        let new = before.is_some_and(|(before, _)| before < steps);
        if new && bench.past.with_untracked(Option::is_none) {
            let anew = revealed.filter(|card| before.and_then(|(_, card)| card) != Some(*card));
            let told = bench.session.with_now(|game| {
                let table = &game.state().table;
                told::moment(table, anew, &last.changes, &game.journal().seats)
            });
            if let Some((title, says, seat)) = told {
                let colour = bench.mark_of(seat);
                bench.ribbon.show(Moment {
                    title,
                    says,
                    colour,
                });
            }
        }
        (steps, revealed)
    });
}
