//! Evaluates what a placing opens, breaks and gains.

use super::{FoundPlay, OpenedWord, PlacingGains};
use c_u_letter_rules::claiming::{longest_words_through, sort_longest_first, word_worth_claiming};
use c_u_letter_rules::ownership::{ClaimEntry, CountingClaims};
use c_u_letter_rules::reading::WordCriteria;
use c_u_letter_rules::{
    BoardLine, BoardWord, ClaimId, LetterBoard, Placing, Span, SquareSet, Table, Use,
};
use game::SeatId;

/// The table before a placing, with the data that most placings leave unchanged.
pub(super) struct TableBefore<'t> {
    table: &'t Table,
    seat: SeatId,
    criteria: WordCriteria<'t>,
    /// The claims as ownership entries, and their squares.
    entries: Vec<(ClaimEntry, SquareSet)>,
    /// The word worth claiming in each line, in the order of the lines.
    worth: Vec<(BoardLine, Option<BoardWord>)>,
    /// Numbers of cards that the seat and the other seats would have if the round ended now.
    cards: (i32, i32),
}

impl<'t> TableBefore<'t> {
    pub(super) fn new(
        table: &'t Table,
        seat: SeatId,
        criteria: WordCriteria<'t>,
    ) -> TableBefore<'t> {
        let Table { board, ledger, .. } = table;
        let entries = ClaimEntry::from_ledger(board, ledger);
        let counting = CountingClaims::from_claims(&entries);
        let mut found = Vec::new();
        let worth = BoardLine::all().map(|line| {
            found.clear();
            board.find_words_in(line, criteria, &mut found);
            let worth = word_worth_claiming(board, ledger, counting.claim_in(line), seat, &found);
            (line, worth)
        });
        let worth = worth.collect();
        let covered = |entry: &ClaimEntry| entry.span.map_or(SquareSet::EMPTY, Span::square_set);
        let mut before = TableBefore {
            table,
            seat,
            criteria,
            worth,
            cards: (0, 0),
            entries: entries
                .iter()
                .map(|entry| (*entry, covered(entry)))
                .collect(),
        };
        before.cards = before.count_cards(board, &counting);
        before
    }

    /// Evaluates a placing.
    pub(super) fn evaluate(&self, placing: Placing) -> FoundPlay {
        let mut breaks = Vec::new();
        let mut opens: Vec<BoardWord> = Vec::new();
        let touched = self.table.board.touched(&placing);
        let gains = self.gains(
            placing,
            &mut |claim| breaks.push(claim),
            &mut |after, found| {
                let fresh = found.iter().filter(|one| self.is_new(after, one, touched));
                opens.extend(fresh.copied());
            },
        );
        sort_longest_first(&mut opens);
        let opened = opens.into_iter().map(|one| OpenedWord {
            span: one.span,
            word: one.word,
            id: Some(one.id),
        });
        FoundPlay {
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
        stand: &mut dyn FnMut(&LetterBoard, &[BoardWord]),
    ) -> PlacingGains {
        let Table { board, ledger, .. } = self.table;
        let touched = board.touched(&placing);
        // Callers only ask about legal placings, which always fit the board.
        let laid = board.after_placing(&placing, self.seat);
        let (mut after, lands) = laid.unwrap_or_else(|| (board.clone(), placing.at));
        let mut entries = Vec::with_capacity(self.entries.len() + self.worth.len() + 2);
        for ((entry, squares), claim) in self.entries.iter().zip(ledger.claims()) {
            let mut entry = *entry;
            if squares.intersects(touched) {
                entry.span = after.span_of(&claim.cards);
                if entry.span.is_none() {
                    breaks(claim.id);
                }
            }
            entries.push(entry);
        }
        let counting = CountingClaims::from_claims(&entries);
        let mut found = Vec::new();
        for (line, worth) in &self.worth {
            let claims = if touched.intersects(line.square_set()) {
                found.clear();
                after.find_words_in(*line, self.criteria, &mut found);
                stand(&after, &found);
                word_worth_claiming(&after, ledger, counting.claim_in(*line), self.seat, &found)
            } else {
                *worth
            };
            entries.extend(claims.map(|standing| self.entry(&standing, false)));
        }
        let (own, others) = self.count_cards(&after, &CountingClaims::from_claims(&entries));
        let ambush = match placing.using {
            Use::Hide => {
                after.reveal(lands, placing.card);
                let found = longest_words_through(&after, lands, self.criteria);
                entries.extend(found.iter().map(|standing| self.entry(standing, true)));
                let (more, fewer) =
                    self.count_cards(&after, &CountingClaims::from_claims(&entries));
                (more - own) + (others - fewer)
            }
            _ => 0,
        };
        PlacingGains {
            gain: own - self.cards.0,
            loss: self.cards.1 - others,
            ambush,
        }
    }

    const fn entry(&self, standing: &BoardWord, hidden: bool) -> ClaimEntry {
        ClaimEntry {
            owner: self.seat,
            hidden,
            span: Some(standing.span),
        }
    }

    /// Whether a word wasn't on the board before the placing and isn't claimed.
    fn is_new(&self, after: &LetterBoard, standing: &BoardWord, touched: SquareSet) -> bool {
        let Table { board, ledger, .. } = self.table;
        let mut squares = standing.span.squares();
        squares.any(|square| touched.contains(square)) && {
            let cards = after.cards_on(standing.span).unwrap_or_default();
            board.span_of(&cards).is_none() && ledger.claim_on(&cards).is_none()
        }
    }

    /// Counts the cards that the seat and the other seats would have.
    fn count_cards(&self, board: &LetterBoard, counting: &CountingClaims) -> (i32, i32) {
        let mut cards = (0, 0);
        counting.for_each_word(|_, seat, squares| {
            let pays = board.payout(squares, self.table.options.stacks);
            let pays = i32::try_from(pays).unwrap_or(i32::MAX);
            if seat == self.seat {
                cards.0 += pays
            } else {
                cards.1 += pays
            }
        });
        cards
    }
}
