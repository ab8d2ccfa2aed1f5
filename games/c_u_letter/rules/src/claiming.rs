//! Claims: the words that a seat may claim, words put to the players, and automatic claims (C9 to
//! C11, C34).

use super::ownership::{ClaimEntry, CountingClaims};
use super::reading::WordCriteria;
use super::resolution::Resolution;
use super::square::SIDE;
use super::{
    BoardLine, BoardWord, CardId, Claim, ClaimId, Event, Heading, Ledger, LetterBoard, Refusal,
    Scramble, Span, Square, Stage, Table, UnlistedWords, View, WordProposal, scramble,
};
use base::sorting::sort_by_key;
use game::SeatId;
use lexicon::{Level, Lexicon, Word};

/// Claims a span for the seat on turn (C10, C34), in whichever direction it reads as a word.
pub(super) fn claim(
    resolution: &mut Resolution,
    span: Span,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    table.check_claimable(span)?;
    let span = table.in_word_direction(span, words)?;
    record_claim(resolution, span, false);
    Ok(())
}

/// Records a claim of the seat on turn.
fn record_claim(resolution: &mut Resolution, span: Span, agreed: bool) {
    let table = &resolution.state.table;
    let read = table.board.cards_on(span).zip(table.board.word_on(span));
    let hidden = match table.stage {
        Stage::Revealing(card) => Some(card),
        _ => None,
    };
    if let Some((cards, word)) = read {
        let claim = Claim {
            id: table.ledger.next_id(),
            owner: table.turn.seat,
            cards,
            word,
            hidden,
            agreed,
            void: false,
        };
        resolution.add(Event::Claimed(claim));
    }
}

/// Asks all players to accept a word (C11). A word in the list is claimed at once.
pub(super) fn propose(
    resolution: &mut Resolution,
    what: &WordProposal,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    let in_lines = table.options.scramble == Scramble::InLines;
    let word = match (&table.stage, what) {
        (Stage::Claiming | Stage::Revealing(_), WordProposal::Span(span)) => {
            table.check_claimable(*span)?;
            table.in_word_direction(*span, words).map(drop)
        }
        (Stage::Scramble(left), WordProposal::Span(span)) if left.floor && in_lines => {
            table.readable_cards(*span, scramble::MIN_LETTERS)?;
            table.in_word_direction(*span, words).map(drop)
        }
        (Stage::Scramble(left), WordProposal::Cards(cards)) if left.floor => {
            let word = scramble::spelled_word(&table.loose, cards)?;
            table.check_word(word, words)
        }
        _ => return Err(Refusal::NotNow),
    };
    match (word, table.options.beyond) {
        (Ok(()), _) => accept(resolution, what, words, false),
        (Err(_), UnlistedWords::Never) => Err(Refusal::ListDecides),
        (Err(_), UnlistedWords::ByAgreement) => {
            resolution.add(Event::Proposed(what.clone()));
            Ok(())
        }
    }
}

/// Accepts the proposed word on behalf of all players (C11).
pub(super) fn agree(resolution: &mut Resolution) -> Result<(), Refusal> {
    match resolution.state.table.proposed.clone() {
        Some(what) => accept(resolution, &what, None, true),
        None => Err(Refusal::NotNow),
    }
}

fn accept(
    resolution: &mut Resolution,
    what: &WordProposal,
    words: Option<&Lexicon>,
    agreed: bool,
) -> Result<(), Refusal> {
    let scrambling = matches!(resolution.state.table.stage, Stage::Scramble(_));
    match what {
        WordProposal::Span(span) => {
            let span = if agreed {
                *span
            } else {
                resolution.state.table.in_word_direction(*span, words)?
            };
            if scrambling {
                scramble::record_span(resolution, span, agreed)
            } else {
                record_claim(resolution, span, agreed)
            }
        }
        WordProposal::Cards(cards) => scramble::record_cards(resolution, cards, agreed)?,
    }
    Ok(())
}

/// Claims words for a seat whose help does so (C10): after a placing, those worth claiming; at a
/// reveal, the longest word in each line through the seat's revealed card (C34).
pub(super) fn claim_automatically(
    resolution: &mut Resolution,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    let criteria = table.word_criteria(words).ok_or(Refusal::NoListYet)?;
    let spans = match table.stage {
        Stage::Revealing(card) => match table.board.square_of(card) {
            Some(square) => longest_words_through(&table.board, square, criteria),
            None => Vec::new(),
        },
        _ => words_worth_claiming(&table.board, &table.ledger, table.turn.seat, criteria),
    };
    for standing in spans {
        record_claim(resolution, standing.span, false);
    }
    Ok(())
}

/// Returns the longest word through a square in each of its two lines (C34).
pub fn longest_words_through(
    board: &LetterBoard,
    square: Square,
    criteria: WordCriteria<'_>,
) -> Vec<BoardWord> {
    let longest = |line: BoardLine| {
        let mut found = Vec::new();
        board.find_words_in(line, criteria, &mut found);
        found.retain(|one| one.span.covers(square));
        longest(found)
    };
    square.lines().into_iter().filter_map(longest).collect()
}

/// Returns the first of the longest words.
fn longest(found: Vec<BoardWord>) -> Option<BoardWord> {
    found
        .into_iter()
        .rev()
        .max_by_key(|standing| standing.word.len())
}

/// Finds the words worth claiming (C10): in each line the longest unclaimed word, if it would count
/// at once and the line has no claim yet, a shorter one, or another seat's.
pub fn words_worth_claiming(
    board: &LetterBoard,
    ledger: &Ledger,
    seat: SeatId,
    criteria: WordCriteria<'_>,
) -> Vec<BoardWord> {
    let counting = CountingClaims::from_claims(&ClaimEntry::from_ledger(board, ledger));
    let each = BoardLine::all().filter_map(|line| {
        let mut found = Vec::new();
        board.find_words_in(line, criteria, &mut found);
        word_worth_claiming(board, ledger, counting.claim_in(line), seat, &found)
    });
    each.collect()
}

/// Picks the word worth claiming from those found in a line. `counts` is the claim that counts in
/// that line so far.
pub fn word_worth_claiming(
    board: &LetterBoard,
    ledger: &Ledger,
    counts: Option<ClaimId>,
    seat: SeatId,
    found: &[BoardWord],
) -> Option<BoardWord> {
    let counts = counts.and_then(|id| ledger.claim(id));
    let (least, own) = match counts {
        Some(claim) => (claim.cards.len(), claim.owner == seat),
        None => (0, false),
    };
    let worth = |standing: &&BoardWord| {
        let len = standing.word.len();
        len > least || (len == least && !own)
    };
    // Picks the first of the longest free words. `is_free` is expensive, so only longer words are
    // checked.
    let mut best: Option<&BoardWord> = None;
    for one in found.iter().filter(worth) {
        let longer = best.is_none_or(|best| one.word.len() > best.word.len());
        if longer && is_unclaimed(board, ledger, one.span) {
            best = Some(one);
        }
    }
    best.copied()
}

/// Whether no valid claim holds exactly these cards.
pub(super) fn is_unclaimed(board: &LetterBoard, ledger: &Ledger, span: Span) -> bool {
    let mut cards = [None; SIDE as usize];
    for (card, square) in cards.iter_mut().zip(span.squares()) {
        *card = board.face_up_card(square);
    }
    let cards = cards.get(..span.len()).unwrap_or_default();
    cards.iter().all(Option::is_some) && !ledger.has_claim_on(cards)
}

impl Table {
    /// Returns how words are judged at this stage, or `None` before the list has loaded.
    pub fn word_criteria<'l>(&self, words: Option<&'l Lexicon>) -> Option<WordCriteria<'l>> {
        let least = match self.stage {
            Stage::Scramble(_) => scramble::MIN_LETTERS,
            _ => self.options.least_letters,
        };
        Some(WordCriteria {
            words: words?,
            level: self.options.judge.level()?,
            least,
            before: None,
        })
    }

    /// Checks that the list has a word (C11).
    pub(super) fn check_word(&self, word: Word, words: Option<&Lexicon>) -> Result<(), Refusal> {
        let criteria = self.word_criteria(words).ok_or(Refusal::NoListYet)?;
        if criteria.words.contains_up_to(word, criteria.level) {
            Ok(())
        } else {
            Err(Refusal::NotInTheList(word))
        }
    }

    /// Returns the span in the direction that reads as a word of the list: as marked, or else
    /// reversed.
    pub(super) fn in_word_direction(
        &self,
        span: Span,
        words: Option<&Lexicon>,
    ) -> Result<Span, Refusal> {
        let word = |span: Span| {
            let read = self.board.word_on(span);
            read.ok_or(Refusal::Unreadable(span.from()))
        };
        let said = self.check_word(word(span)?, words);
        match said {
            Ok(()) => Ok(span),
            Err(refusal) => {
                let back = span.reversed();
                let other = self.check_word(word(back)?, words);
                other.map(|()| back).map_err(|_| refusal)
            }
        }
    }

    /// Checks that every card of a span is readable and that it is long enough (C9).
    pub(super) fn readable_cards(&self, span: Span, least: u8) -> Result<Vec<CardId>, Refusal> {
        let mut squares = span.squares();
        if let Some(square) = squares.find(|square| self.board.face_up_card(*square).is_none()) {
            return Err(Refusal::Unreadable(square));
        }
        if span.len() < least.into() {
            return Err(Refusal::TooShort(least));
        }
        Ok(self.board.cards_on(span).unwrap_or_default())
    }

    /// Whether a span is left that may be claimed now if it spells a word (C9, C10, C34).
    pub fn has_claimable_span(&self) -> bool {
        let ways = [Heading::Right, Heading::Down];
        let mut rays = Square::all().flat_map(|from| ways.map(|way| (from, from.ray(way))));
        rays.any(|(from, mut ray)| {
            let span =
                |to| Span::new(from, to).is_some_and(|span| self.check_claimable(span).is_ok());
            ray.any(span)
        })
    }

    /// Checks whether a span may be claimed now, apart from the word itself (C9, C10, C34).
    fn check_claimable(&self, span: Span) -> Result<(), Refusal> {
        let cards = self.readable_cards(span, self.options.least_letters)?;
        if let Some(claim) = self.ledger.claim_on(&cards) {
            return Err(Refusal::ClaimedAlready(claim.owner));
        }
        if let Stage::Revealing(card) = self.stage {
            if !cards.contains(&card) {
                return Err(Refusal::NotThroughIt);
            }
            // C34: only one word per line may be claimed through a revealed card.
            let same = |claim: &&Claim| {
                let lies = claim.current_span(&self.board);
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
    pub fn claimable_words(&self, words: &Lexicon) -> Vec<BoardWord> {
        let table = &self.table;
        let in_lines = table.options.scramble == Scramble::InLines;
        let open = match &table.stage {
            Stage::Claiming | Stage::Revealing(_) => true,
            Stage::Scramble(left) => left.floor && in_lines,
            _ => false,
        };
        let Some(criteria) = table
            .word_criteria(Some(words))
            .filter(|_| open && self.can_act())
        else {
            return Vec::new();
        };
        let mut found = Vec::new();
        BoardLine::all().for_each(|line| table.board.find_words_in(line, criteria, &mut found));
        found.retain(|one| match table.stage {
            Stage::Scramble(_) => true,
            _ => table.check_claimable(one.span).is_ok(),
        });
        sort_longest_first(&mut found);
        found
    }

    /// Returns the words worth claiming for the viewing seat now, up to a word level: after
    /// placing, one per line that would count at once; at a reveal, the longest through the card.
    pub fn words_worth_claiming(&self, words: &Lexicon, level: Level) -> Vec<BoardWord> {
        let table = &self.table;
        let criteria = table.word_criteria(Some(words)).filter(|_| self.can_act());
        let Some(criteria) = criteria else {
            return Vec::new();
        };
        let criteria = WordCriteria {
            level: criteria.level.min(level),
            ..criteria
        };
        let Table { board, ledger, .. } = table;
        match table.stage {
            Stage::Claiming => words_worth_claiming(board, ledger, table.turn.seat, criteria),
            Stage::Revealing(card) => {
                let square = board.square_of(card);
                let mut found = square.map_or_else(Vec::new, |square| {
                    longest_words_through(board, square, criteria)
                });
                found.retain(|one| table.check_claimable(one.span).is_ok());
                found
            }
            _ => Vec::new(),
        }
    }

    /// Returns the word that a claim of this span would make.
    ///
    /// # Errors
    /// The reason why the span cannot be claimed.
    pub fn preview_claim(&self, span: Span, words: Option<&Lexicon>) -> Result<BoardWord, Refusal> {
        let table = &self.table;
        match table.stage {
            Stage::Scramble(_) => table
                .readable_cards(span, scramble::MIN_LETTERS)
                .map(drop)?,
            _ => table.check_claimable(span)?,
        }
        let span = table.in_word_direction(span, words)?;
        let word = table.board.word_on(span);
        let found = word.and_then(|word| Some((word, words?.find(word)?)));
        let (word, id) = found.ok_or(Refusal::NoListYet)?;
        Ok(BoardWord { span, word, id })
    }

    /// Whether the players may be asked to accept the word of a span, which must be readable and
    /// unclaimed.
    pub fn can_propose(&self, span: Span) -> bool {
        let table = &self.table;
        let open = table.options.beyond == UnlistedWords::ByAgreement;
        open && match table.stage {
            Stage::Scramble(_) => table.readable_cards(span, scramble::MIN_LETTERS).is_ok(),
            _ => table.check_claimable(span).is_ok(),
        }
    }
}

/// Sorts words longest first and keeps one reading direction per span.
pub fn sort_longest_first(found: &mut Vec<BoardWord>) {
    sort_by_key(found, |one| (std::cmp::Reverse(one.word.len()), one.span));
    let mut seen: Vec<Span> = Vec::new();
    found.retain(|one| {
        let fresh = !seen.contains(&one.span.reversed());
        seen.push(one.span);
        fresh
    });
}
