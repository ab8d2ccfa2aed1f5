//! Simulated play in a world, by the rules and by what each seat gains at once.

use super::BotLevel;
use super::budget::{CARD_LAYING_COST, STEPS_PER_BOARD, STEPS_PER_PLACING, SearchBudget};
use super::lead::{lead_from_claims, lead_over_average};
use crate::bots::finder::{FoundPlay, gains};
use c_u_letter_rules::claiming::{longest_words_through, words_worth_claiming};
use c_u_letter_rules::ownership::ClaimEntry;
use c_u_letter_rules::reading::WordCriteria;
use c_u_letter_rules::{Action, BoardWord, CULetter, Event, Placing, Stage, State};
use game::{Actor, Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};

/// The value of an ambush, in percent: the hidden card may be found out or buried.
pub(super) const AMBUSH_VALUE_PERCENT: i32 = 75;

/// The immediate value of a placing, in hundredths of a card.
pub(super) const fn immediate_value(find: &FoundPlay) -> i32 {
    weighted_value(find.swing(), find.ambush)
}

const fn weighted_value(swing: i32, ambush: i32) -> i32 {
    100 * swing + AMBUSH_VALUE_PERCENT * ambush
}

/// A simulation that plays sampled games (worlds) on from here, within the work limit.
pub(super) struct Simulation<'a> {
    pub(super) words: &'a Lexicon,
    /// The bot's seat. `own`: the hardest word level that the bot knows.
    pub(super) seat: SeatId,
    pub(super) own: Level,
    /// Hardest word level assumed for the other seats.
    pub(super) others: Level,
    pub(super) budget: &'a SearchBudget,
}

impl<'a> Simulation<'a> {
    /// Creates a simulation for a bot of this level on a seat.
    pub(super) fn new(
        bot: &BotLevel,
        seat: SeatId,
        words: &'a Lexicon,
        budget: &'a SearchBudget,
    ) -> Self {
        Simulation {
            words,
            seat,
            own: bot.mind.vocabulary,
            others: bot.mind.judgement.others,
            budget,
        }
    }
}

impl Simulation<'_> {
    /// Plays a placing of the seat on turn, claims the words worth claiming, and goes on to the
    /// next turn or the end of the round. Returns `None` if too little work is left, or the placing
    /// is illegal.
    pub(super) fn play_placing(&self, state: &mut State, placing: Placing) -> Option<()> {
        // For seats with automatic claims, placing also claims words, which reads the board a
        // second time.
        self.require_work(2 * STEPS_PER_BOARD)?;
        self.apply(state, &Action::Place(placing))?;
        let criteria = self.word_criteria(state)?;
        let table = &state.table;
        let seat = table.turn.seat;
        let found = words_worth_claiming(&table.board, &table.ledger, seat, criteria);
        self.claim_words(state, &found);
        self.apply(state, &Action::Done)?;
        while let Stage::Revealing(card) = state.table.stage {
            let criteria = self.word_criteria(state)?;
            self.require_work(2 * STEPS_PER_BOARD)?;
            CULetter::evolve(state, &Event::Ready, Moment::START);
            let board = &state.table.board;
            let square = board.square_of(card)?;
            let found = longest_words_through(board, square, criteria);
            self.claim_words(state, &found);
            self.apply(state, &Action::Done)?;
        }
        Some(())
    }

    /// Plays the turn of the seat on turn, with the placing that gains it most at once.
    pub(super) fn play_turn(&self, state: &mut State) -> Option<()> {
        CULetter::evolve(state, &Event::Ready, Moment::START);
        let criteria = self.word_criteria(state)?;
        self.require_work(STEPS_PER_BOARD)?;
        let table = &state.table;
        let seat = table.turn.seat;
        let mut best: Option<(i32, Placing)> = None;
        let mut all = gains(table, seat, state.hand(seat), criteria);
        loop {
            self.require_work(STEPS_PER_PLACING)?;
            let Some((placing, gains)) = all.next() else {
                break;
            };
            self.budget.spend(CARD_LAYING_COST);
            let immediate_value = weighted_value(gains.gain + gains.loss, gains.ambush);
            // On a tie the first is kept, which uses no ability if possible.
            if best.is_none_or(|(most, _)| immediate_value > most) {
                best = Some((immediate_value, placing));
            }
        }
        drop(all);
        let (_, placing) = best?;
        self.play_placing(state, placing)
    }

    /// A seat's lead over the average of the others if the round ended now, in hundredths of a
    /// card. Face-down cards are valued as ambushes. For a finished round, its actual result is
    /// used.
    pub(super) fn lead(&self, state: &State, seat: SeatId) -> Option<i32> {
        let table = &state.table;
        if let Some(result) = table.results.last() {
            return Some(100 * lead_over_average(table.seats, seat, |seat| result.score(seat)));
        }
        let secrets = table.board.secrets();
        let open = ClaimEntry::from_ledger(&table.board, &table.ledger);
        let now = lead_from_claims(table, &table.board, &open, seat);
        if secrets.is_empty() {
            return Some(100 * now);
        }
        let criteria = self.word_criteria(state)?;
        let mut entries = open;
        let mut board = table.board.clone();
        for (square, secret) in secrets {
            self.require_work(STEPS_PER_PLACING)?;
            let card = state.secrets.get(usize::from(secret.number))?;
            board.reveal(square, *card);
            let found = longest_words_through(&board, square, criteria);
            entries.extend(found.iter().map(|standing| ClaimEntry {
                owner: secret.by,
                hidden: true,
                span: Some(standing.span),
            }));
        }
        let shown = lead_from_claims(table, &board, &entries, seat);
        Some((100 - AMBUSH_VALUE_PERCENT) * now + AMBUSH_VALUE_PERCENT * shown)
    }

    fn claim_words(&self, state: &mut State, found: &[BoardWord]) {
        for standing in found {
            // A word that an earlier claim made impossible is skipped.
            let _ = self.apply(state, &Action::Claim(standing.span));
        }
    }

    fn word_criteria(&self, state: &State) -> Option<WordCriteria<'_>> {
        let criteria = state.table.word_criteria(Some(self.words))?;
        let knows = if state.table.turn.seat == self.seat {
            self.own
        } else {
            self.others
        };
        let level = criteria.level.min(knows);
        Some(WordCriteria {
            level,
            before: Some(&self.budget.before),
            ..criteria
        })
    }

    fn apply(&self, state: &mut State, action: &Action) -> Option<()> {
        self.budget.spend(CARD_LAYING_COST);
        let by = Actor {
            seat: state.table.turn.seat,
            at: Moment::START,
        };
        let mut coin = Chance::new(0);
        let events = CULetter::decide(state, by, action, Some(self.words), &mut coin).ok()?;
        for event in &events {
            CULetter::evolve(state, event, Moment::START);
        }
        Some(())
    }

    fn require_work(&self, work: u64) -> Option<()> {
        // A claim per line is also read both ways and laid out.
        self.budget
            .can_spend(work + 18 * 18 + 24 * CARD_LAYING_COST)
            .then_some(())
    }
}
