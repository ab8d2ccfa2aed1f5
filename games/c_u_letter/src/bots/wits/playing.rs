//! Simulated play in a world, by the rules and by what each seat gains at once.

use super::Wits;
use super::budget::{A_BOARD, A_PLACING, Budget, LAYING};
use super::margin::{over, paid};
use crate::bots::finder::{Find, gains};
use c_u_letter_rules::claiming::{longest_through, worth_claiming};
use c_u_letter_rules::ownership::Entry;
use c_u_letter_rules::reading::Judging;
use c_u_letter_rules::{Action, CULetter, Event, Placing, Stage, Standing, State};
use game::{By, Chance, Game, Moment, SeatId};
use lexicon::{Level, Lexicon};

/// The value of an ambush, in percent: the hidden card may be found out or buried.
pub(super) const AMBUSH: i32 = 75;

/// The immediate value of a placing, in hundredths of a card.
pub(super) const fn worth(find: &Find) -> i32 {
    weighed(find.swing(), find.ambush)
}

const fn weighed(swing: i32, ambush: i32) -> i32 {
    100 * swing + AMBUSH * ambush
}

/// A simulation that plays sampled games (worlds) on from here, within the work limit.
pub(super) struct Playing<'a> {
    pub(super) words: &'a Lexicon,
    /// The bot's seat. `own`: the hardest word level that the bot knows.
    pub(super) seat: SeatId,
    pub(super) own: Level,
    /// Hardest word level assumed for the other seats.
    pub(super) others: Level,
    pub(super) budget: &'a Budget,
}

impl<'a> Playing<'a> {
    /// Creates a simulation for a bot of this level on a seat.
    pub(super) fn of(wits: &Wits, seat: SeatId, words: &'a Lexicon, budget: &'a Budget) -> Self {
        Playing {
            words,
            seat,
            own: wits.mind.vocabulary,
            others: wits.mind.judgement.others,
            budget,
        }
    }
}

impl Playing<'_> {
    /// Plays a placing of the seat on turn, claims the words worth claiming, and goes on to the
    /// next turn or the end of the round. Returns `None` if too little work is left, or the placing
    /// is illegal.
    pub(super) fn place(&self, state: &mut State, placing: Placing) -> Option<()> {
        // For seats with automatic claims, placing also claims words, which reads the board a
        // second time.
        self.room(2 * A_BOARD)?;
        self.act(state, &Action::Place(placing))?;
        let judging = self.judging(state)?;
        let table = &state.table;
        let seat = table.turn.seat;
        let found = worth_claiming(&table.board, &table.ledger, seat, judging);
        self.claim(state, &found);
        self.act(state, &Action::Done)?;
        while let Stage::Revealing(card) = state.table.stage {
            let judging = self.judging(state)?;
            self.room(2 * A_BOARD)?;
            CULetter::evolve(state, &Event::Ready, Moment::START);
            let board = &state.table.board;
            let square = board.place_of(card)?;
            let found = longest_through(board, square, judging);
            self.claim(state, &found);
            self.act(state, &Action::Done)?;
        }
        Some(())
    }

    /// Plays the turn of the seat on turn, with the placing that gains it most at once.
    pub(super) fn turn(&self, state: &mut State) -> Option<()> {
        CULetter::evolve(state, &Event::Ready, Moment::START);
        let judging = self.judging(state)?;
        self.room(A_BOARD)?;
        let table = &state.table;
        let seat = table.turn.seat;
        let mut best: Option<(i32, Placing)> = None;
        let mut all = gains(table, seat, state.hand(seat), judging);
        loop {
            self.room(A_PLACING)?;
            let Some((placing, gains)) = all.next() else {
                break;
            };
            self.budget.count(LAYING);
            let worth = weighed(gains.gain + gains.loss, gains.ambush);
            // On a tie the first is kept, which uses no ability if possible.
            if best.is_none_or(|(most, _)| worth > most) {
                best = Some((worth, placing));
            }
        }
        drop(all);
        let (_, placing) = best?;
        self.place(state, placing)
    }

    /// A seat's lead over the average of the others if the round ended now, in hundredths of a
    /// card. Face-down cards are valued as ambushes. For a finished round, its actual result is
    /// used.
    pub(super) fn margin(&self, state: &State, seat: SeatId) -> Option<i32> {
        let table = &state.table;
        if let Some(result) = table.results.last() {
            return Some(100 * over(table.seats, seat, |seat| result.score(seat)));
        }
        let secrets = table.board.secrets();
        let open = Entry::all(&table.board, &table.ledger);
        let now = paid(table, &table.board, &open, seat);
        if secrets.is_empty() {
            return Some(100 * now);
        }
        let judging = self.judging(state)?;
        let mut entries = open;
        let mut board = table.board.clone();
        for (square, secret) in secrets {
            self.room(A_PLACING)?;
            let card = state.secrets.get(usize::from(secret.number))?;
            board.reveal(square, *card);
            let found = longest_through(&board, square, judging);
            entries.extend(found.iter().map(|standing| Entry {
                owner: secret.by,
                hidden: true,
                span: Some(standing.span),
            }));
        }
        let shown = paid(table, &board, &entries, seat);
        Some((100 - AMBUSH) * now + AMBUSH * shown)
    }

    fn claim(&self, state: &mut State, found: &[Standing]) {
        for standing in found {
            // A word that an earlier claim made impossible is skipped.
            let _ = self.act(state, &Action::Claim(standing.span));
        }
    }

    fn judging(&self, state: &State) -> Option<Judging<'_>> {
        let judging = state.table.judging(Some(self.words))?;
        let knows = match state.table.turn.seat == self.seat {
            true => self.own,
            false => self.others,
        };
        let level = judging.level.min(knows);
        Some(Judging {
            level,
            before: Some(&self.budget.before),
            ..judging
        })
    }

    fn act(&self, state: &mut State, action: &Action) -> Option<()> {
        self.budget.count(LAYING);
        let by = By {
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

    fn room(&self, work: u64) -> Option<()> {
        // A claim per line is also read both ways and laid out.
        self.budget.has(work + 18 * 18 + 24 * LAYING).then_some(())
    }
}
