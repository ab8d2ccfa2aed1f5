//! The scramble: words of the cards left over after the last round (C40).

use super::ruling::Ruling;
use super::{CardId, Event, Refusal, Scramble, Span, Spelled, Stage, Table, rounds};
use game::{Chance, SeatId, SeatSet};
use lexicon::{Lexicon, Word};

/// Fewest letters of a scramble word.
pub(super) const LEAST: u8 = 2;

/// Starts the scramble. The seat with the lowest score begins or, with buzzers, the seat that
/// presses first.
pub(super) fn begin(ruling: &mut Ruling) {
    let state = &ruling.state;
    let scramble = state.table.options.scramble;
    let loose = match scramble {
        Scramble::InLines => Vec::new(),
        _ => state.left(),
    };
    let first = state.table.lowest();
    ruling.add(Event::ScrambleBegan(loose));
    if scramble != Scramble::Buzzers {
        ruling.add(Event::Scrambles(first));
    }
}

/// Gives the floor to a seat that pressed. If several press at the same moment, a coin decides.
pub(super) fn buzz(
    ruling: &mut Ruling,
    seat: SeatId,
    pressed: SeatSet,
    chance: &mut Chance,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
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
    ruling.add(Event::Buzzed { pressed, floor });
    Ok(())
}

/// Makes a word of leftover cards, in any order, for the seat on turn.
pub(super) fn spell(
    ruling: &mut Ruling,
    cards: &[CardId],
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    let word = word_of(&table.loose, cards)?;
    table.judges(word, words)?;
    enter_cards(ruling, cards, false)
}

/// Claims a word in a line for the seat on turn.
pub(super) fn claim(
    ruling: &mut Ruling,
    span: Span,
    words: Option<&Lexicon>,
) -> Result<(), Refusal> {
    let table = &ruling.state.table;
    table.readable(span, LEAST)?;
    let span = table.as_a_word(span, words)?;
    enter_span(ruling, span, false);
    Ok(())
}

/// Returns the word that the cards spell, if all of them are among the leftover cards.
pub(super) fn word_of(loose: &[CardId], cards: &[CardId]) -> Result<Word, Refusal> {
    for (place, card) in cards.iter().enumerate() {
        if !loose.contains(card) {
            return Err(Refusal::NotLeft(*card));
        }
        if cards.iter().take(place).any(|other| other == card) {
            return Err(Refusal::Twice(*card));
        }
    }
    if cards.len() < LEAST.into() {
        return Err(Refusal::TooFewCards);
    }
    let mut letters = cards.iter().map(|card| card.letter());
    let word = letters.try_fold(Word::EMPTY, Word::push);
    // A sequence longer than a `Word` can't be in the list.
    word.ok_or(Refusal::ListDecides)
}

pub(super) fn enter_cards(
    ruling: &mut Ruling,
    cards: &[CardId],
    agreed: bool,
) -> Result<(), Refusal> {
    let loose = &ruling.state.table.loose;
    let spelled = Spelled {
        word: word_of(loose, cards)?,
        cards: cards.to_vec(),
        squares: Vec::new(),
        agreed,
    };
    ruling.add(Event::Spelled(spelled));
    go_on(ruling);
    Ok(())
}

pub(super) fn enter_span(ruling: &mut Ruling, span: Span, agreed: bool) {
    let state = &ruling.state;
    let cards = span
        .squares()
        .flat_map(|square| rounds::taken(state, square));
    let spelled = Spelled {
        word: state.table.board.read(span).unwrap_or_default(),
        cards: cards.collect(),
        squares: span.squares().collect(),
        agreed,
    };
    ruling.add(Event::Spelled(spelled));
    go_on(ruling);
}

/// Records that a seat passes, and goes on with the scramble.
pub(super) fn pass(ruling: &mut Ruling, seat: SeatId) {
    ruling.add(Event::Passed(seat));
    go_on(ruling);
}

/// Gives the next seat its turn. The scramble ends when all seats have passed in a row, or fewer
/// than two cards are left.
fn go_on(ruling: &mut Ruling) {
    let table = &ruling.state.table;
    let Stage::Scramble(left) = &table.stage else {
        return;
    };
    let lying = table.loose.len() + table.board.taken().count();
    let all = table.all_seats().all(|seat| left.passed.contains(seat));
    if all || lying < LEAST.into() {
        ruling.add(Event::Over);
    } else if table.options.scramble != Scramble::Buzzers {
        let next = table.turn.seat.left(table.seats);
        ruling.add(Event::Scrambles(next));
    }
}

impl Table {
    /// Returns the seat with the lowest score. Ties go to the first seat clockwise from the
    /// starter.
    fn lowest(&self) -> SeatId {
        let around = std::iter::once(self.starter).chain(self.starter.others(self.seats));
        let lowest = around.min_by_key(|seat| self.score(*seat));
        lowest.unwrap_or(self.starter)
    }
}
