//! The animated ceremony at the end of a round: word by word from the last claim to the first, with
//! each word's cards flying to their owner.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use c_u_letter::screen::{CeremonyStep, Changes, Draft, Outline, Shown, ceremony, outlines, shown};
use c_u_letter_rules::{CULetter, CardId, ClaimId, Event, Square, Stage, Table, Then, View};
use game::{Game, Match, SeatId, Viewer};
use lexicon::Word;
use ui::card_flight::Places;
use ui::dom;
use ui::draw::memo;
use ui::session::Session;

/// Display time of each word.
const LOOK: Duration = Duration::from_millis(1_000);

/// A round that has ended.
#[derive(Debug, Clone, PartialEq)]
pub struct Ended {
    /// The view just before the payout.
    before: View,
    /// The view after the payout.
    after: View,
    /// The steps of the ceremony.
    pub steps: Vec<CeremonyStep>,
}

/// The state of the ceremony.
#[derive(Clone, Copy)]
pub struct Walk {
    /// The round that has ended, if its ceremony can be shown.
    pub ended: Memo<Option<Ended>>,
    /// The current step, or `None` when the ceremony isn't running.
    at: RwSignal<Option<usize>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Walk {
    /// Creates a ceremony that isn't running.
    pub fn new(session: Session<CULetter>) -> Walk {
        let walk = Walk {
            ended: memo(move || session.with(ended)),
            at: RwSignal::new(None),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || walk.rest());
        walk
    }

    /// Starts the ceremony, unless the player prefers no motion.
    pub fn begin(self) {
        self.rest();
        if dom::moves() && self.ended.with_untracked(Option::is_some) {
            self.at.set(Some(0));
            self.wait();
        }
    }

    /// Ends the ceremony at once.
    pub fn skip(self) {
        self.rest();
        self.at.set(None);
    }

    /// Whether the ceremony is running, tracked.
    pub fn walks(self) -> bool {
        self.at.with(Option::is_some)
    }

    /// The number of steps to show, tracked.
    pub fn seen(self) -> usize {
        let all = self
            .ended
            .with(|ended| ended.as_ref().map_or(0, |one| one.steps.len()));
        self.at.get().map_or(all, |at| (at + 1).min(all))
    }

    fn wait(self) {
        let next = set_timeout_with_handle(move || self.step(), LOOK);
        self.timer.set_value(next.ok());
    }

    fn step(self) {
        let Some(next) = self.at.get_untracked().map(|at| at + 1) else {
            return;
        };
        let all = self
            .ended
            .with_untracked(|ended| ended.as_ref().map_or(0, |one| one.steps.len()));
        let before = Places::now(".letter");
        if next < all {
            self.at.set(Some(next));
            self.wait();
        } else {
            self.at.set(None);
        }
        before.travel();
    }

    fn rest(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// The cards that a seat has got so far, tracked.
    pub fn heap(self, seat: SeatId) -> Vec<CardId> {
        let done = self.at.get().unwrap_or(usize::MAX);
        self.ended.with(|ended| {
            let steps = ended.iter().flat_map(|one| one.steps.iter().take(done));
            let takes = steps.filter_map(|step| match step {
                CeremonyStep::Pays { owner, takes, .. } if *owner == seat => Some(takes),
                _ => None,
            });
            let cards = takes.flatten().flat_map(|(_, cards)| cards);
            cards.copied().collect()
        })
    }

    /// The number of cards that a seat has still to get, tracked.
    pub fn missing(self, seat: SeatId) -> usize {
        let all = self.ended.with(|ended| {
            let result = ended
                .as_ref()
                .and_then(|one| one.after.table.results.last());
            result.map_or(0, |result| result.score(seat))
        });
        all.saturating_sub(self.heap(seat).len())
    }

    /// The outlines of the words not yet paid while the ceremony runs, tracked.
    pub fn outlines(self) -> Option<Vec<Outline>> {
        let at = self.at.get()?;
        self.ended.with(|ended| {
            let before = &ended.as_ref()?.before;
            let claims = before.table.ledger.claims().iter().rev();
            let walked: Vec<ClaimId> = claims.take(at).map(|claim| claim.id).collect();
            let all = outlines(before, &Draft::default(), &Changes::default()).into_iter();
            Some(all.filter(|one| !walked.contains(&one.claim)).collect())
        })
    }

    /// The current step while the ceremony runs, tracked.
    pub fn step_now(self) -> Option<CeremonyStep> {
        let at = self.at.get()?;
        self.ended
            .with(|ended| ended.as_ref()?.steps.get(at).cloned())
    }

    /// The words that have paid a seat so far, each with its number of cards; tracked.
    pub fn paid(self, seat: SeatId) -> Vec<(Word, usize)> {
        let done = self.at.get().unwrap_or(usize::MAX);
        self.ended.with(|ended| {
            let steps = ended.iter().flat_map(|one| one.steps.iter().take(done));
            let pays = steps.filter_map(|step| match step {
                CeremonyStep::Pays {
                    owner, word, takes, ..
                } if *owner == seat => {
                    Some((*word, takes.iter().map(|(_, cards)| cards.len()).sum()))
                }
                _ => None,
            });
            pays.collect()
        })
    }

    /// The contents of the table at the current step, tracked.
    pub fn shown(self) -> Option<Shown> {
        let at = self.at.get()?;
        self.ended.with(|ended| {
            let Ended {
                before,
                after,
                steps,
            } = ended.as_ref()?;
            let mut drawn = shown(before, &Draft::default());
            let after = shown(after, &Draft::default());
            let gone: Vec<Square> = steps.iter().take(at).flat_map(squares).collect();
            let looked: Vec<Square> = steps.get(at).into_iter().flat_map(squares).collect();
            for (square, later) in drawn.squares.iter_mut().zip(after.squares) {
                if gone.contains(&square.square) {
                    *square = later;
                }
                square.changes = looked.contains(&square.square);
            }
            Some(drawn)
        })
    }
}

/// The squares that a step empties.
fn squares(step: &CeremonyStep) -> Vec<Square> {
    match step {
        CeremonyStep::Pays { takes, .. } => takes.iter().map(|(square, _)| *square).collect(),
        _ => Vec::new(),
    }
}

/// Returns the round that has just ended, if its ceremony can be shown.
fn ended(game: &Match<CULetter>) -> Option<Ended> {
    let table: &Table = &game.state().table;
    let result = table.results.last()?;
    // A game that ends with a scramble didn't end with this round.
    match (&table.stage, result.then) {
        (Stage::RoundOver, _) | (Stage::Over, Then::Over) => {}
        _ => return None,
    }
    let steps = &game.journal().steps;
    let ends = |event: &Event| matches!(event, Event::RoundEnded(_));
    let last = steps
        .iter()
        .rposition(|step| step.events.iter().any(ends))?;
    let step = steps.get(last)?;
    let mut state = game.at(last);
    for event in step.events.iter().take_while(|event| !ends(event)) {
        CULetter::evolve(&mut state, event, step.at);
    }
    let before = state.seen_by(Viewer::Table);
    let after = game.at(last + 1).seen_by(Viewer::Table);
    let steps = ceremony(&before.table, &after.table, result);
    Some(Ended {
        before,
        after,
        steps,
    })
}
