//! The scramble: words of the cards left over after the last round (C40).

use super::resolution::Resolution;
use super::{CardId, Event, Refusal, Scramble, ScrambleWord, Span, Stage, Table, rounds};
use game::{Chance, SeatId, SeatSet};
use lexicon::{Lexicon, Word};

/// Fewest letters of a scramble word.
pub(super) const MIN_LETTERS: u8 = 2;

/// Starts the scramble. The seat with the lowest score begins or, with buzzers, the seat that
/// presses first.
pub(super) fn begin(resolution: &mut Resolution) {
    let state = &resolution.state;
    let scramble = state.table.options.scramble;
    let loose = match scramble {
        Scramble::InLines => Vec::new(),
        _ => state.cards_on_board(),
    };
    let first = state.table.lowest_scoring_seat();
    resolution.add(Event::ScrambleBegan(loose));
    if scramble != Scramble::Buzzers {
        resolution.add(Event::Scrambles(first));
    }
}

/// Gives the floor to a seat that pressed. If several press at the same moment, a coin decides.
pub(super) fn buzz(
    resolution: &mut Resolution,
    seat: SeatId,
    pressed: SeatSet,
    chance: &mut Chance,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    let Stage::Scramble(left) = &table.stage else {
        return Err(Refusal::NotNow);
    };
    let seats: Vec<SeatId> = pressed.iter().collect();
    let strange = |seat: &&SeatId| seat.index() >= table.seats.into();
    if !pressed.contains(seat) || seats.iter().any(|one| strange(&one)) {
        return Err(Refusal::NoBuzzers);
    }
    if let Some(seat) = seats.iter().find(|seat| left.passed.contains(**seat)) {
        return Err(Refusal::HasPassed(*seat));
    }
    let floor = match seats.as_slice() {
        [one] => *one,
        several => chance.pick(several).copied().unwrap_or(seat),
    };
    resolution.add(Event::Buzzed { pressed, floor });
    Ok(())
}

/// Makes a word of leftover cards, in any order, for the seat on turn.
pub(super) fn spell(
    resolution: &mut Resolution,
    cards: &[CardId],
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    let word = spelled_word(&table.loose, cards)?;
    table.check_word(word, words)?;
    record_cards(resolution, cards, false)
}

/// Claims a word in a line for the seat on turn.
pub(super) fn claim(
    resolution: &mut Resolution,
    span: Span,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &resolution.state.table;
    table.readable_cards(span, MIN_LETTERS)?;
    let span = table.in_word_direction(span, words)?;
    record_span(resolution, span, false);
    Ok(())
}

/// Returns the word that the cards spell, if all of them are among the leftover cards.
pub(super) fn spelled_word(loose: &[CardId], cards: &[CardId]) -> Result<Word, Refusal> {
    for (place, card) in cards.iter().enumerate() {
        if !loose.contains(card) {
            return Err(Refusal::NotLeft(*card));
        }
        if cards.iter().take(place).any(|other| other == card) {
            return Err(Refusal::Twice(*card));
        }
    }
    if cards.len() < MIN_LETTERS.into() {
        return Err(Refusal::TooFewCards);
    }
    let mut letters = cards.iter().map(|card| card.letter());
    let word = letters.try_fold(Word::EMPTY, Word::push);
    // A sequence longer than a `Word` can't be in the list.
    word.ok_or(Refusal::ListDecides)
}

pub(super) fn record_cards(
    resolution: &mut Resolution,
    cards: &[CardId],
    agreed: bool,
) -> Result<(), Refusal> {
    let loose = &resolution.state.table.loose;
    let spelled = ScrambleWord {
        word: spelled_word(loose, cards)?,
        cards: cards.to_vec(),
        squares: Vec::new(),
        agreed,
    };
    resolution.add(Event::Spelled(spelled));
    advance(resolution);
    Ok(())
}

pub(super) fn record_span(resolution: &mut Resolution, span: Span, agreed: bool) {
    let state = &resolution.state;
    let cards = span
        .squares()
        .flat_map(|square| rounds::cards_taken(state, square));
    let spelled = ScrambleWord {
        word: state.table.board.word_on(span).unwrap_or_default(),
        cards: cards.collect(),
        squares: span.squares().collect(),
        agreed,
    };
    resolution.add(Event::Spelled(spelled));
    advance(resolution);
}

/// Records that a seat passes, and goes on with the scramble.
pub(super) fn pass(resolution: &mut Resolution, seat: SeatId) {
    resolution.add(Event::Passed(seat));
    advance(resolution);
}

/// Gives the next seat its turn. The scramble ends when all seats have passed in a row, or fewer
/// than two cards are left.
fn advance(resolution: &mut Resolution) {
    let table = &resolution.state.table;
    let Stage::Scramble(left) = &table.stage else {
        return;
    };
    let lying = table.loose.len() + table.board.occupied_squares().count();
    let all = table.all_seats().all(|seat| left.passed.contains(seat));
    if all || lying < MIN_LETTERS.into() {
        resolution.add(Event::Over);
    } else if table.options.scramble != Scramble::Buzzers {
        let next = table.turn.seat.next_clockwise(table.seats);
        resolution.add(Event::Scrambles(next));
    }
}

impl Table {
    /// Returns the seat with the lowest score. Ties go to the first seat clockwise from the
    /// starter.
    fn lowest_scoring_seat(&self) -> SeatId {
        let around = std::iter::once(self.starter).chain(self.starter.others_clockwise(self.seats));
        let lowest = around.min_by_key(|seat| self.score(*seat));
        lowest.unwrap_or(self.starter)
    }
}
