//! Claims: what a seat may claim, what the table decides about, and automatic claims (C9 to C11,
//! C34).

use super::ownership::{Counting, Entry};
use super::reading::Judging;
use super::ruling::Ruling;
use super::square::SIDE;
use super::{
    Beyond, Board, CardId, Claim, ClaimId, Event, Ledger, Line, Proposal, Refusal, Scramble, Span,
    Square, Stage, Standing, Table, View, scramble,
};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Level, Lexicon, Word};

/// Claims a span for the seat on turn (C10, C34), in whichever direction it reads as a word.
pub(super) fn claim(
    ruling: &mut Ruling,
    span: Span,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    table.may_claim(span)?;
    let span = table.as_a_word(span, words)?;
    enter(ruling, span, false);
    Ok(())
}

/// Records a claim of the seat on turn.
fn enter(ruling: &mut Ruling, span: Span, agreed: bool) {
    let table = &ruling.state.table;
    let read = table.board.cards(span).zip(table.board.read(span));
    let hidden = match table.stage {
        Stage::Revealing(card) => Some(card),
        _ => None,
    };
    if let Some((cards, word)) = read {
        let claim = Claim {
            id: table.ledger.next(),
            owner: table.turn.seat,
            cards,
            word,
            hidden,
            agreed,
            void: false,
        };
        ruling.add(Event::Claimed(claim));
    }
}

/// Asks all players to accept a word (C11). A word in the list is claimed at once.
pub(super) fn propose(
    ruling: &mut Ruling,
    what: &Proposal,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    let in_lines = table.options.scramble == Scramble::InLines;
    let word = match (&table.stage, what) {
        (Stage::Claiming | Stage::Revealing(_), Proposal::Span(span)) => {
            table.may_claim(*span)?;
            table.as_a_word(*span, words).map(drop)
        }
        (Stage::Scramble(left), Proposal::Span(span)) if left.floor && in_lines => {
            table.readable(*span, scramble::LEAST)?;
            table.as_a_word(*span, words).map(drop)
        }
        (Stage::Scramble(left), Proposal::Cards(cards)) if left.floor => {
            let word = scramble::word_of(&table.loose, cards)?;
            table.judges(word, words)
        }
        _ => return Err(Refusal::NotNow),
    };
    match (word, table.options.beyond) {
        (Ok(()), _) => accept(ruling, what, words, false),
        (Err(_), Beyond::Never) => Err(Refusal::ListDecides),
        (Err(_), Beyond::ByAgreement) => {
            ruling.add(Event::Proposed(what.clone()));
            Ok(())
        }
    }
}

/// Accepts the proposed word on behalf of all players (C11).
pub(super) fn agree(ruling: &mut Ruling) -> Result<(), Refusal> {
    match ruling.state.table.proposed.clone() {
        Some(what) => accept(ruling, &what, None, true),
        None => Err(Refusal::NotNow),
    }
}

fn accept(
    ruling: &mut Ruling,
    what: &Proposal,
    words: Option<&Lexicon>,
    agreed: bool,
) -> Result<(), Refusal> {
    let scrambling = matches!(ruling.state.table.stage, Stage::Scramble(_));
    match what {
        Proposal::Span(span) => {
            let span = match agreed {
                true => *span,
                false => ruling.state.table.as_a_word(*span, words)?,
            };
            match scrambling {
                true => scramble::enter_span(ruling, span, agreed),
                false => enter(ruling, span, agreed),
            }
        }
        Proposal::Cards(cards) => scramble::enter_cards(ruling, cards, agreed)?,
    }
    Ok(())
}

/// Claims words for a seat with the help "claims for me" (C10): after a placing, those worth
/// claiming; at a reveal, the longest word in each line through the seat's revealed card (C34).
pub(super) fn claim_for(ruling: &mut Ruling, words: Option<&Lexicon>) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    let judging = table.judging(words).ok_or(Refusal::NoListYet)?;
    let spans = match table.stage {
        Stage::Revealing(card) => match table.board.place_of(card) {
            Some(square) => longest_through(&table.board, square, judging),
            None => Vec::new(),
        },
        _ => worth_claiming(&table.board, &table.ledger, table.turn.seat, judging),
    };
    for standing in spans {
        enter(ruling, standing.span, false);
    }
    Ok(())
}

/// Returns the longest word through a square in each of its two lines (C34).
pub fn longest_through(board: &Board, square: Square, judging: Judging<'_>) -> Vec<Standing> {
    let longest = |line: Line| {
        let mut found = Vec::new();
        board.standing(line, judging, &mut found);
        found.retain(|one| one.span.covers(square));
        longest(found)
    };
    square.lines().into_iter().filter_map(longest).collect()
}

/// Returns the first of the longest words.
fn longest(found: Vec<Standing>) -> Option<Standing> {
    found
        .into_iter()
        .rev()
        .max_by_key(|standing| standing.word.len())
}

/// Finds the words worth claiming (C10): in each line the longest unclaimed word, if it would count
/// at once and its line has no word yet, a shorter one, or another seat's.
pub fn worth_claiming(
    board: &Board,
    ledger: &Ledger,
    seat: SeatId,
    judging: Judging<'_>,
) -> Vec<Standing> {
    let counting = Counting::among(&Entry::all(board, ledger));
    let each = Line::all().filter_map(|line| {
        let mut found = Vec::new();
        board.standing(line, judging, &mut found);
        worth_in(board, ledger, counting.of(line), seat, &found)
    });
    each.collect()
}

/// Picks the word worth claiming from those found in a line. `counts` is the claim that counts in
/// that line so far.
pub fn worth_in(
    board: &Board,
    ledger: &Ledger,
    counts: Option<ClaimId>,
    seat: SeatId,
    found: &[Standing],
) -> Option<Standing> {
    let counts = counts.and_then(|id| ledger.claim(id));
    let (least, own) = match counts {
        Some(claim) => (claim.cards.len(), claim.owner == seat),
        None => (0, false),
    };
    let worth = |standing: &&Standing| {
        let len = standing.word.len();
        len > least || (len == least && !own)
    };
    // Picks the first of the longest free words. `is_free` is expensive, so only longer words are
    // checked.
    let mut best: Option<&Standing> = None;
    for one in found.iter().filter(worth) {
        let longer = best.is_none_or(|best| one.word.len() > best.word.len());
        if longer && is_free(board, ledger, one.span) {
            best = Some(one);
        }
    }
    best.copied()
}

/// Whether no valid claim holds exactly these cards.
pub(super) fn is_free(board: &Board, ledger: &Ledger, span: Span) -> bool {
    let mut cards = [None; SIDE as usize];
    for (card, square) in cards.iter_mut().zip(span.squares()) {
        *card = board.up(square);
    }
    let cards = cards.get(..span.len()).unwrap_or_default();
    cards.iter().all(Option::is_some) && !ledger.has(cards)
}

impl Table {
    /// Returns how words are judged at this stage, or `None` before the list has loaded.
    pub fn judging<'l>(&self, words: Option<&'l Lexicon>) -> Option<Judging<'l>> {
        let least = match self.stage {
            Stage::Scramble(_) => scramble::LEAST,
            _ => self.options.least_letters,
        };
        Some(Judging {
            words: words?,
            level: self.options.judge.level()?,
            least,
            before: None,
        })
    }

    /// Checks that the list has a word (C11).
    pub(super) fn judges(&self, word: Word, words: Option<&Lexicon>) -> Result<(), Refusal> {
        let judging = self.judging(words).ok_or(Refusal::NoListYet)?;
        match judging.words.contains_at(word, judging.level) {
            true => Ok(()),
            false => Err(Refusal::NotInTheList(word)),
        }
    }

    /// Returns the span in the direction that reads as a word of the list: as marked, or else
    /// reversed.
    pub(super) fn as_a_word(&self, span: Span, words: Option<&Lexicon>) -> Result<Span, Refusal> {
        let word = |span: Span| {
            let read = self.board.read(span);
            read.ok_or(Refusal::Unreadable(span.from()))
        };
        let said = self.judges(word(span)?, words);
        match said {
            Ok(()) => Ok(span),
            Err(refusal) => {
                let back = span.reversed();
                let other = self.judges(word(back)?, words);
                other.map(|()| back).map_err(|_| refusal)
            }
        }
    }

    /// Checks that every card of a span is readable and that it is long enough (C9).
    pub(super) fn readable(&self, span: Span, least: u8) -> Result<Vec<CardId>, Refusal> {
        let mut squares = span.squares();
        if let Some(square) = squares.find(|square| self.board.up(*square).is_none()) {
            return Err(Refusal::Unreadable(square));
        }
        if span.len() < least.into() {
            return Err(Refusal::TooShort(least));
        }
        Ok(self.board.cards(span).unwrap_or_default())
    }

    /// Checks whether a span may be claimed now, apart from the word itself (C9, C10, C34).
    fn may_claim(&self, span: Span) -> Result<(), Refusal> {
        let cards = self.readable(span, self.options.least_letters)?;
        if let Some(claim) = self.ledger.on(&cards) {
            return Err(Refusal::ClaimedAlready(claim.owner));
        }
        if let Stage::Revealing(card) = self.stage {
            if !cards.contains(&card) {
                return Err(Refusal::NotThroughIt);
            }
            // C34: only one word per line may be claimed through a revealed card.
            let same = |claim: &&Claim| {
                let lies = claim.lies_at(&self.board);
                claim.hidden == Some(card) && lies.is_some_and(|own| own.line() == span.line())
            };
            if let Some(claim) = self.ledger.claims().iter().find(same) {
                return Err(Refusal::OneALine(claim.word));
            }
        }
        Ok(())
    }
}

impl View {
    /// Returns the words that the viewing seat could claim now, longest first. A span that reads as
    /// a word in both directions appears once.
    pub fn claimable(&self, words: &Lexicon) -> Vec<Standing> {
        let table = &self.table;
        let in_lines = table.options.scramble == Scramble::InLines;
        let open = match &table.stage {
            Stage::Claiming | Stage::Revealing(_) => true,
            Stage::Scramble(left) => left.floor && in_lines,
            _ => false,
        };
        let Some(judging) = table.judging(Some(words)).filter(|_| open && self.acts()) else {
            return Vec::new();
        };
        let mut found = Vec::new();
        Line::all().for_each(|line| table.board.standing(line, judging, &mut found));
        found.retain(|one| match table.stage {
            Stage::Scramble(_) => true,
            _ => table.may_claim(one.span).is_ok(),
        });
        longest_first(&mut found);
        found
    }

    /// Returns the words worth claiming for the viewing seat now, up to a word level: after
    /// placing, one per line that would count at once; at a reveal, the longest through the card.
    pub fn worth_claiming(&self, words: &Lexicon, level: Level) -> Vec<Standing> {
        let table = &self.table;
        let judging = table.judging(Some(words)).filter(|_| self.acts());
        let Some(judging) = judging else {
            return Vec::new();
        };
        let judging = Judging {
            level: judging.level.min(level),
            ..judging
        };
        let Table { board, ledger, .. } = table;
        match table.stage {
            Stage::Claiming => worth_claiming(board, ledger, table.turn.seat, judging),
            Stage::Revealing(card) => {
                let square = board.place_of(card);
                let mut found =
                    square.map_or_else(Vec::new, |square| longest_through(board, square, judging));
                found.retain(|one| table.may_claim(one.span).is_ok());
                found
            }
            _ => Vec::new(),
        }
    }

    /// Returns the word that a claim of this span would make.
    ///
    ///
    /// # Errors
    /// The reason why the span cannot be claimed.
    pub fn would_claim(&self, span: Span, words: Option<&Lexicon>) -> Result<Standing, Refusal> {
        let table = &self.table;
        match table.stage {
            Stage::Scramble(_) => table.readable(span, scramble::LEAST).map(drop)?,
            _ => table.may_claim(span)?,
        }
        let span = table.as_a_word(span, words)?;
        let word = table.board.read(span);
        let found = word.and_then(|word| Some((word, words?.find(word)?)));
        let (word, id) = found.ok_or(Refusal::NoListYet)?;
        Ok(Standing { span, word, id })
    }

    /// Whether the players may be asked to accept the word of a span, which must be readable and
    /// unclaimed.
    pub fn may_propose(&self, span: Span) -> bool {
        let table = &self.table;
        let open = table.options.beyond == Beyond::ByAgreement;
        open && match table.stage {
            Stage::Scramble(_) => table.readable(span, scramble::LEAST).is_ok(),
            _ => table.may_claim(span).is_ok(),
        }
    }
}

/// Sorts words longest first and keeps one reading direction per span.
pub fn longest_first(found: &mut Vec<Standing>) {
    sort_by_key(found, |one| (std::cmp::Reverse(one.word.len()), one.span));
    let mut seen: Vec<Span> = Vec::new();
    found.retain(|one| {
        let fresh = !seen.contains(&one.span.reversed());
        seen.push(one.span);
        fresh
    });
}
