//! One Letter Better's table: what is waited for, the buttons for it, what cards are called by
//! ear, and the end of rounds.

use super::list::all_of;
use super::one_letter_better_play::{card, name, points, sentence, word};
use crate::games::one_letter_better::{Deck, Played, RoundResult, Stage, Table, TurnReview, View};
use crate::screen::one_letter_better::{ShownCard, ShownWord};
use crate::table::{Seat, SeatId};

/// The screen's heading, and the game's name.
pub const BETTER: &str = "One Letter Better";
/// The own hand.
pub const HAND: &str = "Your hand";
/// The hand is empty.
pub const HAND_EMPTY: &str = "No cards";
/// The deck.
pub const DECK: &str = "Deck";
/// The discard pile.
pub const PILE: &str = "Discard pile";
/// Nothing lies there.
pub const PILE_EMPTY: &str = "No cards here";
/// The line that is built.
pub const LINE: &str = "Your word";
/// A seat without a word.
pub const NO_WORDS: &str = "no words yet";
/// Takes the turn's card from the deck.
pub const DRAW: &str = "Draw";
/// Puts back what was picked up.
pub const PUT_BACK: &str = "Put back";
/// Lays the line.
pub const PLAY: &str = "Play it";
/// Takes the line apart.
pub const CLEAR: &str = "Clear";
/// Ends the turn without an exchange.
pub const END_TURN: &str = "End turn";
/// Ends the turn with an exchange.
pub const EXCHANGE: &str = "Exchange";
/// Ends the turn with discards.
pub const DISCARD: &str = "Discard";
/// Ends the turn with the deck empty and nothing made.
pub const PASS: &str = "Pass";
/// Challenges a word.
pub const CHALLENGE: &str = "Challenge";
/// Lets the words stand.
pub const LET_STAND: &str = "Let them stand";
/// Goes on to the next round.
pub const NEXT_ROUND: &str = "Next round";
/// Asks for a hint.
pub const HINT: &str = "Hint";
/// The question of the window.
pub const ANY_DOUBT: &str = "Do you doubt one of these words?";
/// The fan that STL-1 takes from.
pub const FAN: &str = "Take a card";
/// What happened.
pub const HISTORY: &str = "What happened";

/// What comes next, as everybody may read it.
pub fn prompt(table: &Table, deck: u8, seats: &[Seat]) -> String {
    let maker = name(seats, table.turn.seat);
    let turn = &table.turn;
    match &table.stage {
        Stage::Playing if turn.pick_up.is_some() => format!("{maker}: play the deepest card."),
        Stage::Playing if !turn.drawn && deck > 0 => format!("{maker}: take a card."),
        Stage::Playing if deck == 0 => format!("{maker}: play words, or pass."),
        Stage::Playing if turn.plays.is_empty() => format!("{maker}: play words, or exchange."),
        Stage::Playing => format!("{maker}: play on, or end your turn."),
        Stage::Picking { from, .. } => format!("{maker}: take a card of {}.", name(seats, *from)),
        Stage::Window { .. } => format!("{maker} has played. {ANY_DOUBT}"),
        Stage::Penance { .. } => format!("{maker}: discard down to eight cards."),
        Stage::RoundOver => "The round is over.".into(),
        Stage::Dealing | Stage::Over => String::new(),
    }
}

/// A play of the turn, in the window: `TIMER for +21, from TIME of Bo`.
pub fn played(played: &Played, seats: &[Seat]) -> String {
    let made = &played.made;
    let from = played.before.iter();
    let from = from.map(|old| match made.victim == Some(old.owner) {
        true => format!("{} of {}", word(old.word()), name(seats, old.owner)),
        false => word(old.word()),
    });
    let mut from: Vec<String> = from.collect();
    from.extend(made.joining.map(word));
    let told = format!("{} for {}", word(made.word()), points(made.gain));
    match from.is_empty() {
        true => told,
        false => format!("{told}, from {}", all_of(&from)),
    }
}

/// A card, for those who hear it: `a red T, −2`.
pub fn card_heard(deck: &Deck, shown: &ShownCard) -> String {
    let called = sentence(&card(deck, shown.card));
    let face = deck.face(shown.card);
    match face.is_wild() && !shown.letters.starts_with('?') {
        true => format!("{called} as {}", shown.letters),
        false => format!("{called}, {}", points(shown.value).replace('+', "")),
    }
}

/// A word on the table, for those who hear it.
pub fn word_heard(shown: &ShownWord, owner: &str) -> String {
    let letters: String = shown
        .cards
        .iter()
        .map(|card| card.letters.as_str())
        .collect();
    let times = match shown.stolen.0 {
        0 => String::new(),
        1 => ", stolen once".into(),
        2 => ", stolen twice".into(),
        times => format!(", stolen {times} times"),
    };
    format!("{letters} of {owner}, {} points{times}", shown.worth)
}

/// How many cards a seat holds.
pub fn holds(cards: usize) -> String {
    match cards {
        1 => "1 card".into(),
        cards => format!("{cards} cards"),
    }
}

/// How many cards the deck has.
pub fn in_deck(cards: u8) -> String {
    match cards {
        0 => "empty".into(),
        cards => holds(cards.into()),
    }
}

/// What comes along when the pile is taken from a card on.
pub fn take(count: usize) -> String {
    match count {
        1 => "Take it".into(),
        count => format!("Take {count} cards"),
    }
}

/// What ends the turn now.
pub fn end_turn(view: &View) -> &'static str {
    let turn = &view.table.turn;
    match (turn.plays.is_empty(), view.deck == 0, view.above() > 0) {
        (_, _, true) => DISCARD,
        (true, true, _) => PASS,
        (true, false, _) => EXCHANGE,
        (false, _, _) => END_TURN,
    }
}

/// What a seat pays at the end of a round, card by card.
pub fn penalty(result: &RoundResult, table: &Table, seat: SeatId) -> String {
    let hand = result
        .hands
        .get(seat.index())
        .map_or(&[][..], Vec::as_slice);
    let paid = result.penalties.get(seat.index()).copied().unwrap_or(0);
    if paid == 0 {
        let top = result.top.contains(seat) && !hand.is_empty();
        return if top {
            "pays nothing"
        } else {
            "nothing left to pay"
        }
        .into();
    }
    let options = &table.options;
    let each = hand.iter().map(|one| {
        let called = card(&options.deck, *one);
        format!("{called} {}", options.cost(*one))
    });
    let each: Vec<String> = each.collect();
    format!("{}: {}", all_of(&each), points(-paid))
}

/// What a turn could have been, in the review.
pub fn reviewed(review: &TurnReview, table: &Table) -> String {
    let made: Vec<String> = review.made.iter().map(|made| word(*made)).collect();
    let made = match made.is_empty() {
        true => "No word".to_owned(),
        false => all_of(&made),
    };
    match review.best.as_ref().filter(|_| review.missed > 0) {
        None => format!("{made}: nothing better was there."),
        Some(best) => {
            let of = best.used.iter().filter_map(|id| table.word(*id));
            let of: Vec<String> = of.map(|old| word(old.word())).collect();
            let from = match of.is_empty() {
                true => String::new(),
                false => format!(" of {}", all_of(&of)),
            };
            let better = word(best.word);
            format!(
                "{made}. {better}{from} was there: {} better.",
                review.missed
            )
        }
    }
}
