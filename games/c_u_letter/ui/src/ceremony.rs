//! The animated ceremony at the end of a round: word by word from the last claim to the first, with
//! each word's cards flying to their owner.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

use c_u_letter::screen::{
    CeremonyStep, ClaimChanges, Draft, Outline, ShownTable, ceremony_steps, outlines, shown_table,
};
use c_u_letter_rules::{AfterRound, CULetter, CardId, ClaimId, Event, Square, Stage, Table, View};
use game::{Game, Match, SeatId, Viewer};
use lexicon::Word;
use ui::card_flight::CardPositions;
use ui::dom;
use ui::draw::memo;
use ui::session::Session;

/// Display time of each word.
const WORD_DISPLAY_TIME: Duration = Duration::from_millis(1_000);

/// A round that has ended.
#[derive(Debug, Clone, PartialEq)]
pub struct EndedRound {
    /// The view just before the payout.
    before: View,
    /// The view after the payout.
    after: View,
    /// The steps of the ceremony.
    pub steps: Vec<CeremonyStep>,
}

/// The state of the ceremony.
#[derive(Clone, Copy)]
pub struct Ceremony {
    /// The round that has ended, if its ceremony can be shown.
    pub ended: Memo<Option<EndedRound>>,
    /// The current step, or `None` when the ceremony isn't running.
    at: RwSignal<Option<usize>>,
    timer: StoredValue<Option<TimeoutHandle>>,
}

impl Ceremony {
    /// Creates a ceremony that isn't running.
    pub fn new(session: Session<CULetter>) -> Ceremony {
        let ceremony = Ceremony {
            ended: memo(move || session.with(ended_round)),
            at: RwSignal::new(None),
            timer: StoredValue::new(None),
        };
        on_cleanup(move || ceremony.stop_timer());
        ceremony
    }

    /// Starts the ceremony, unless the player prefers no motion.
    pub fn begin(self) {
        self.stop_timer();
        if dom::are_animations_on() && self.ended.with_untracked(Option::is_some) {
            self.at.set(Some(0));
            self.schedule_next_step();
        }
    }

    /// Ends the ceremony at once.
    pub fn skip(self) {
        self.stop_timer();
        self.at.set(None);
    }

    /// Whether the ceremony is running, tracked.
    pub fn is_running(self) -> bool {
        self.at.with(Option::is_some)
    }

    /// The number of steps to show, tracked.
    pub(crate) fn steps_shown(self) -> usize {
        let all = self
            .ended
            .with(|ended| ended.as_ref().map_or(0, |one| one.steps.len()));
        self.at.get().map_or(all, |at| (at + 1).min(all))
    }

    fn schedule_next_step(self) {
        let next = set_timeout_with_handle(move || self.advance(), WORD_DISPLAY_TIME);
        self.timer.set_value(next.ok());
    }

    fn advance(self) {
        let Some(next) = self.at.get_untracked().map(|at| at + 1) else {
            return;
        };
        let all = self
            .ended
            .with_untracked(|ended| ended.as_ref().map_or(0, |one| one.steps.len()));
        let before = CardPositions::record(".letter");
        if next < all {
            self.at.set(Some(next));
            self.schedule_next_step();
        } else {
            self.at.set(None);
        }
        before.animate();
    }

    fn stop_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }

    /// The cards that a seat has got so far, tracked.
    pub fn pile(self, seat: SeatId) -> Vec<CardId> {
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
    pub(crate) fn cards_to_come(self, seat: SeatId) -> usize {
        let all = self.ended.with(|ended| {
            let result = ended
                .as_ref()
                .and_then(|one| one.after.table.results.last());
            result.map_or(0, |result| result.score(seat))
        });
        all.saturating_sub(self.pile(seat).len())
    }

    /// The outlines of the words not yet paid while the ceremony runs, tracked.
    pub fn outlines(self) -> Option<Vec<Outline>> {
        let at = self.at.get()?;
        self.ended.with(|ended| {
            let before = &ended.as_ref()?.before;
            let claims = before.table.ledger.claims().iter().rev();
            let walked: Vec<ClaimId> = claims.take(at).map(|claim| claim.id).collect();
            let all = outlines(before, &Draft::default(), &ClaimChanges::default()).into_iter();
            Some(all.filter(|one| !walked.contains(&one.claim)).collect())
        })
    }

    /// The current step while the ceremony runs, tracked.
    pub(crate) fn current_step(self) -> Option<CeremonyStep> {
        let at = self.at.get()?;
        self.ended
            .with(|ended| ended.as_ref()?.steps.get(at).cloned())
    }

    /// The words that have paid a seat so far, each with its number of cards; tracked.
    pub(crate) fn paid_words(self, seat: SeatId) -> Vec<(Word, usize)> {
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
    pub fn shown_table(self) -> Option<ShownTable> {
        let at = self.at.get()?;
        self.ended.with(|ended| {
            let EndedRound {
                before,
                after,
                steps,
            } = ended.as_ref()?;
            let mut drawn = shown_table(before, &Draft::default());
            let after = shown_table(after, &Draft::default());
            let gone: Vec<Square> = steps.iter().take(at).flat_map(emptied_squares).collect();
            let looked: Vec<Square> = steps
                .get(at)
                .into_iter()
                .flat_map(emptied_squares)
                .collect();
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
fn emptied_squares(step: &CeremonyStep) -> Vec<Square> {
    match step {
        CeremonyStep::Pays { takes, .. } => takes.iter().map(|(square, _)| *square).collect(),
        _ => Vec::new(),
    }
}

/// Returns the round that has just ended, if its ceremony can be shown.
fn ended_round(game: &Match<CULetter>) -> Option<EndedRound> {
    let table: &Table = &game.state().table;
    let result = table.results.last()?;
    // A game that ends with a scramble didn't end with this round.
    match (&table.stage, result.then) {
        (Stage::RoundOver, _) | (Stage::Over, AfterRound::Over) => {}
        _ => return None,
    }
    let steps = &game.journal().steps;
    let ends = |event: &Event| matches!(event, Event::RoundEnded(_));
    let last = steps
        .iter()
        .rposition(|step| step.events.iter().any(ends))?;
    let step = steps.get(last)?;
    let mut state = game.state_after(last);
    for event in step.events.iter().take_while(|event| !ends(event)) {
        CULetter::evolve(&mut state, event, step.at);
    }
    let before = state.seen_by(Viewer::Table);
    let after = game.state_after(last + 1).seen_by(Viewer::Table);
    let steps = ceremony_steps(&before.table, &after.table, result);
    Some(EndedRound {
        before,
        after,
        steps,
    })
}
