//! Evaluates what a placing opens, breaks and gains.

use super::{Find, Gains, Opened};
use c_u_letter_rules::claiming::{longest_first, longest_through, worth_in};
use c_u_letter_rules::ownership::{Counting, Entry};
use c_u_letter_rules::reading::Judging;
use c_u_letter_rules::{Board, ClaimId, Line, Placing, Span, SquareSet, Standing, Table, Use};
use game::SeatId;

/// The table before a placing, with the data that most placings leave unchanged.
pub(super) struct Before<'t> {
    table: &'t Table,
    seat: SeatId,
    judging: Judging<'t>,
    /// The claims as ownership entries, and their squares.
    entries: Vec<(Entry, SquareSet)>,
    /// The word worth claiming in each line, in the order of the lines.
    worth: Vec<(Line, Option<Standing>)>,
    /// Cards of the seat and of the others, if the round ended now.
    cards: (i32, i32),
}

impl<'t> Before<'t> {
    pub(super) fn of(table: &'t Table, seat: SeatId, judging: Judging<'t>) -> Before<'t> {
        let Table { board, ledger, .. } = table;
        let entries = Entry::all(board, ledger);
        let counting = Counting::among(&entries);
        let mut found = Vec::new();
        let worth = Line::all().map(|line| {
            found.clear();
            board.standing(line, judging, &mut found);
            let worth = worth_in(board, ledger, counting.of(line), seat, &found);
            (line, worth)
        });
        let worth = worth.collect();
        let covered = |entry: &Entry| entry.span.map_or(SquareSet::NONE, Span::set);
        let mut before = Before {
            table,
            seat,
            judging,
            worth,
            cards: (0, 0),
            entries: entries
                .iter()
                .map(|entry| (*entry, covered(entry)))
                .collect(),
        };
        before.cards = before.count(board, &counting);
        before
    }

    /// Evaluates a placing.
    pub(super) fn find(&self, placing: Placing) -> Find {
        let mut breaks = Vec::new();
        let mut opens: Vec<Standing> = Vec::new();
        let touched = self.table.board.touched(&placing);
        let gains = self.gains(
            placing,
            &mut |claim| breaks.push(claim),
            &mut |after, found| {
                let fresh = found.iter().filter(|one| self.is_new(after, one, touched));
                opens.extend(fresh.copied());
            },
        );
        longest_first(&mut opens);
        let opened = opens.into_iter().map(|one| Opened {
            span: one.span,
            word: one.word,
            id: Some(one.id),
        });
        Find {
            placing,
            opens: opened.collect(),
            breaks,
            gain: gains.gain,
            loss: gains.loss,
            ambush: gains.ambush,
        }
    }

    /// Computes the gains of a placing. Reports each claim that it breaks, and all words in each
    /// line that it changes.
    pub(super) fn gains(
        &self,
        placing: Placing,
        breaks: &mut dyn FnMut(ClaimId),
        stand: &mut dyn FnMut(&Board, &[Standing]),
    ) -> Gains {
        let Table { board, ledger, .. } = self.table;
        let touched = board.touched(&placing);
        // Callers only ask about legal placings, which always fit the board.
        let laid = board.with(&placing, self.seat);
        let (mut after, lands) = laid.unwrap_or_else(|| (board.clone(), placing.at));
        let mut entries = Vec::with_capacity(self.entries.len() + self.worth.len() + 2);
        for ((entry, squares), claim) in self.entries.iter().zip(ledger.claims()) {
            let mut entry = *entry;
            if squares.meets(touched) {
                entry.span = after.span_of(&claim.cards);
                if entry.span.is_none() {
                    breaks(claim.id);
                }
            }
            entries.push(entry);
        }
        let counting = Counting::among(&entries);
        let mut found = Vec::new();
        for (line, worth) in &self.worth {
            let claims = if touched.meets(line.all_squares()) {
                found.clear();
                after.standing(*line, self.judging, &mut found);
                stand(&after, &found);
                worth_in(&after, ledger, counting.of(*line), self.seat, &found)
            } else {
                *worth
            };
            entries.extend(claims.map(|standing| self.entry(&standing, false)));
        }
        let (own, others) = self.count(&after, &Counting::among(&entries));
        let ambush = match placing.using {
            Use::Hide => {
                after.reveal(lands, placing.card);
                let found = longest_through(&after, lands, self.judging);
                entries.extend(found.iter().map(|standing| self.entry(standing, true)));
                let (more, fewer) = self.count(&after, &Counting::among(&entries));
                (more - own) + (others - fewer)
            }
            _ => 0,
        };
        Gains {
            gain: own - self.cards.0,
            loss: self.cards.1 - others,
            ambush,
        }
    }

    const fn entry(&self, standing: &Standing, hidden: bool) -> Entry {
        Entry {
            owner: self.seat,
            hidden,
            span: Some(standing.span),
        }
    }

    /// Whether a word wasn't on the board before the placing and isn't claimed.
    fn is_new(&self, after: &Board, standing: &Standing, touched: SquareSet) -> bool {
        let Table { board, ledger, .. } = self.table;
        let mut squares = standing.span.squares();
        squares.any(|square| touched.contains(square)) && {
            let cards = after.cards(standing.span).unwrap_or_default();
            board.span_of(&cards).is_none() && ledger.on(&cards).is_none()
        }
    }

    /// Counts the cards that the seat and the others would have.
    fn count(&self, board: &Board, counting: &Counting) -> (i32, i32) {
        let mut cards = (0, 0);
        counting.each_word(|_, seat, squares| {
            let pays = board.pay(squares, self.table.options.stacks);
            let pays = i32::try_from(pays).unwrap_or(i32::MAX);
            match seat == self.seat {
                true => cards.0 += pays,
                false => cards.1 += pays,
            }
        });
        cards
    }
}
