//! What a placing opens, breaks and gains.

use super::{Find, Opened};
use crate::games::c_u_letter::rules::claiming::{longest_first, longest_through, worth_in};
use crate::games::c_u_letter::rules::ownership::Entry;
use crate::games::c_u_letter::rules::reading::Judging;
use crate::games::c_u_letter::rules::{
    Board, Line, Ownership, Placing, Span, SquareSet, Standing, Table, Use,
};
use crate::sorting::sort;
use crate::table::SeatId;

/// The table before a card is placed, and all that most placings leave as it is.
pub(super) struct Before<'t> {
    table: &'t Table,
    seat: SeatId,
    judging: Judging<'t>,
    /// How the claims lie.
    entries: Vec<Entry>,
    /// The word of each line that is worth claiming.
    worth: Vec<(Line, Option<Standing>)>,
    /// The own cards and those of others, if the round ended now.
    cards: (i32, i32),
}

impl<'t> Before<'t> {
    pub(super) fn of(table: &'t Table, seat: SeatId, judging: Judging<'t>) -> Before<'t> {
        let Table { board, ledger, .. } = table;
        let entries = Entry::all(board, ledger);
        let ownership = Ownership::among(&entries);
        let worth = Line::all().map(|line| {
            let mut found = Vec::new();
            board.standing(line, judging, &mut found);
            (line, worth_in(board, ledger, &ownership, seat, line, found))
        });
        let worth = worth.collect();
        let mut before = Before {
            table,
            seat,
            judging,
            entries,
            worth,
            cards: (0, 0),
        };
        before.cards = before.count(board, &ownership);
        before
    }

    /// What comes of a placing.
    pub(super) fn find(&self, placing: Placing) -> Find {
        let Table { board, ledger, .. } = self.table;
        let touched = board.touched(&placing);
        let lines = lines_of(touched);
        // Only what the rules allow is asked about, and that can be laid.
        let laid = board.with(&placing, self.seat);
        let (mut after, lands) = laid.unwrap_or_else(|| (board.clone(), placing.at));
        let mut entries = self.entries.clone();
        let mut breaks = Vec::new();
        for (entry, claim) in entries.iter_mut().zip(ledger.claims()) {
            let hit = |span: Span| span.squares().any(|square| touched.contains(square));
            if entry.span.is_some_and(hit) {
                entry.span = after.span_of(&claim.cards);
                if entry.span.is_none() {
                    breaks.push(claim.id);
                }
            }
        }
        let ownership = Ownership::among(&entries);
        let mut opens: Vec<Standing> = Vec::new();
        let claims = self.worth.iter().filter_map(|(line, worth)| {
            if !lines.contains(line) {
                return *worth;
            }
            let mut found = Vec::new();
            after.standing(*line, self.judging, &mut found);
            let fresh = found.iter().filter(|one| self.is_new(&after, one, touched));
            opens.extend(fresh.copied());
            worth_in(&after, ledger, &ownership, self.seat, *line, found)
        });
        let claims: Vec<Standing> = claims.collect();
        entries.extend(claims.iter().map(|standing| self.entry(standing, false)));
        let (own, others) = self.count(&after, &Ownership::among(&entries));
        let ambush = match placing.using {
            Use::Hide => {
                after.reveal(lands, placing.card);
                let found = longest_through(&after, lands, self.judging);
                entries.extend(found.iter().map(|standing| self.entry(standing, true)));
                let (more, fewer) = self.count(&after, &Ownership::among(&entries));
                (more - own) + (others - fewer)
            }
            _ => 0,
        };
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

    /// Whether a word did not stand before the placing, and nobody's claim lies on it.
    fn is_new(&self, after: &Board, standing: &Standing, touched: SquareSet) -> bool {
        let Table { board, ledger, .. } = self.table;
        let mut squares = standing.span.squares();
        squares.any(|square| touched.contains(square)) && {
            let cards = after.cards(standing.span).unwrap_or_default();
            board.span_of(&cards).is_none() && ledger.on(&cards).is_none()
        }
    }

    /// How many cards the own seat and the others would have.
    fn count(&self, board: &Board, ownership: &Ownership) -> (i32, i32) {
        let mut cards = (0, 0);
        for owned in ownership.owned() {
            let pays = board.pays(owned.square, self.table.options.stacks);
            let pays = i32::try_from(pays).unwrap_or(1);
            match owned.seat == self.seat {
                true => cards.0 += pays,
                false => cards.1 += pays,
            }
        }
        cards
    }
}

/// The rows and columns of some squares.
fn lines_of(squares: SquareSet) -> Vec<Line> {
    let mut lines: Vec<Line> = squares.iter().flat_map(|square| square.lines()).collect();
    sort(&mut lines);
    lines.dedup();
    lines
}
