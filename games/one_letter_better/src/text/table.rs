//! Texts of the table: what the game waits for, the buttons for it, names of cards for screen
//! readers, and the end of rounds.

use super::play::{card, discards, exchanges, points};
use crate::screen::{ShownCard, ShownWord};
use game::{Seat, SeatId};
use lexicon::Letter;
use one_letter_better_rules::{CardId, Deal, Deck, Played, RoundResult, Stage, Table, View};
use screen::text::list::all_of;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{does, of, of_first, them, to_do};

pub const HAND: &str = "Your hand";
pub const HAND_EMPTY: &str = "No cards";
pub const DECK: &str = "Deck";
pub const PILE: &str = "Discard pile";
pub const PILE_EMPTY: &str = "No cards here";
pub const LINE: &str = "Your word";
pub const DRAW: &str = "Draw";
pub const PUT_BACK: &str = "Put back";
pub const CLEAR: &str = "Clear";
pub const END_TURN: &str = "End turn";
pub const EXCHANGE: &str = "Exchange";
pub const DISCARD: &str = "Discard";
/// Button that ends a turn without a play when the deck is empty.
pub const PASS: &str = "Pass";
pub const CHALLENGE: &str = "Challenge";
pub const LET_STAND: &str = "Let them stand";
pub const NEXT_ROUND: &str = "Next round";
pub const ANY_DOUBT: &str = "Any challenges?";
/// Heading of the hand that STL-1 takes from.
pub const FAN: &str = "Take a card";
pub const MOVE_LEFT: &str = "Move left";
pub const MOVE_RIGHT: &str = "Move right";
pub const LAY_OVER: &str = "Replace";
pub const LAY_BESIDE: &str = "Add it";
pub const PLAY_ALL_THE_SAME: &str = "Play anyway";
pub const BACK: &str = "Back";
pub const MUST: &str = "must be played";
pub const CAME_ALONG: &str = "from the pile";
pub const NEW: &str = "new";
/// Button with which STL-1 draws a card.
pub const DRAW_ONE: &str = "Draw 1 more card";
/// Asks whose hand STL-1 takes from.
pub const WHOSE: &str = "Whose hand?";

/// Says what the game waits for, in words that all players may read.
pub fn prompt(table: &Table, deck: u8, seats: &[Seat]) -> String {
    let maker = name(seats, table.turn.seat);
    let turn = &table.turn;
    match &table.stage {
        Stage::Playing if turn.pick_up.is_some() => to_do(&maker, "play the deepest card."),
        Stage::Playing if !turn.drawn && deck > 0 => to_do(&maker, "take a card."),
        Stage::Playing if deck == 0 => to_do(&maker, "play or pass."),
        Stage::Playing if turn.plays.is_empty() => to_do(&maker, "play or exchange."),
        Stage::Playing => to_do(&maker, "play or end turn."),
        Stage::Picking { from, .. } => {
            let from = them(&name(seats, *from));
            to_do(&maker, &format!("take a card from {from}."))
        }
        Stage::Window { .. } => format!("{} {ANY_DOUBT}", does(&maker, "has played.")),
        Stage::Penance { .. } => to_do(&maker, "discard down to 8 cards."),
        Stage::RoundOver => "The round is over.".into(),
        Stage::Dealing | Stage::Over => String::new(),
    }
}

/// A play of the turn, in the challenge window: `TIMER for +21, from Bo’s TIME`.
pub fn played(played: &Played, seats: &[Seat]) -> String {
    let made = &played.made;
    let from = played.before.iter();
    let from = from.map(|old| match made.victim == Some(old.owner) {
        true => of(&capitals(old.word()), &name(seats, old.owner)),
        false => capitals(old.word()),
    });
    let mut from: Vec<String> = from.collect();
    from.extend(made.joining.map(capitals));
    let told = format!("{} for {}", capitals(made.word()), points(made.gain));
    match from.is_empty() {
        true => told,
        false => format!("{told}, from {}", all_of(&from)),
    }
}

/// A card, for screen readers: `A red T, −2`.
pub fn card_heard(deck: &Deck, shown: &ShownCard) -> String {
    let called = sentence(&card(deck, shown.card));
    let face = deck.face(shown.card);
    match face.is_wild() && !shown.letters.starts_with('?') {
        true => format!("{called} as {}", shown.letters),
        false => format!("{called}, {}", points(shown.value).replace('+', "")),
    }
}

/// A word on the table, for screen readers.
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
    let word = of_first(&letters, owner);
    format!("{word}, {} points{times}", shown.worth)
}

/// Heading of a player's words.
pub fn words_of(name: &str) -> String {
    of_first("words", name)
}

/// A score: `−4`.
pub fn score(score: i32) -> String {
    score.to_string().replace('-', "−")
}

/// Button that takes a card out of the line.
pub fn take_back(card: &str) -> String {
    format!("Take back: {card}")
}

/// The number of cards a seat holds.
pub fn holds(cards: usize) -> String {
    count(cards, "card", "cards")
}

/// The number of cards in the deck.
pub fn in_deck(cards: u8) -> String {
    holds(cards.into())
}

/// Button that takes a card of the pile and all cards above it.
pub fn take(count: usize) -> String {
    match count {
        1 => "Take it".into(),
        count => format!("Take {count} cards"),
    }
}

/// The deck, for screen readers.
pub fn deck_heard(cards: u8) -> String {
    format!("{DRAW}: {DECK}, {}", in_deck(cards))
}

/// A card of the pile, and how deep it is.
pub fn in_pile(card: &str, above: usize) -> String {
    match above {
        0 => format!("{card}, on top"),
        1 => format!("{card}, under 1 card"),
        above => format!("{card}, under {above} cards"),
    }
}

/// The cards taken from the pile, the deepest first, and which of them must then be played (O13).
pub fn takes_along(deck: &Deck, cards: &[CardId], duty: bool) -> String {
    let each: Vec<String> = cards.iter().map(|one| card(deck, *one)).collect();
    match each.as_slice() {
        [] => String::new(),
        [one] if duty => format!("You’d have to play {one} at once."),
        [one] => format!("Take just {one}. You don’t have to play it."),
        [deepest, above @ ..] => format!(
            "You’d have to play {deepest} first. You’d also take {}.",
            all_of(above)
        ),
    }
}

/// Notice that no card has the typed letter.
pub fn no_card_for(letter: Letter) -> String {
    format!("None of your cards has {}.", letter.capital())
}

/// Notice of the cards drawn.
pub fn you_drew(deck: &Deck, cards: &[CardId]) -> String {
    let each: Vec<String> = cards.iter().map(|one| card(deck, *one)).collect();
    match each.is_empty() {
        true => String::new(),
        false => format!("New in your hand: {}.", all_of(&each)),
    }
}

/// Button that swaps a blue card for a card of the pile (O14).
pub fn swap(deck: &Deck, blue: CardId, other: CardId) -> String {
    format!("Swap {} for {}", card(deck, blue), card(deck, other))
}

/// A face-down card of a hand that STL-1 takes from.
pub fn blind(number: usize, of: usize) -> String {
    format!("Card {number} of {of}")
}

/// Heading of the hand of a seat that STL-1 takes from.
pub fn fan_of(name: &str) -> String {
    format!("Take a card from {}", them(name))
}

/// A card chosen for discarding, with its place in the order.
pub fn discarded(card: &str, number: usize) -> String {
    format!("{card}, discarded {number}.")
}

/// Notice that a bot is thinking.
pub fn thinks(name: &str) -> String {
    does(name, "thinks…")
}

/// The number of face-down words.
pub fn down(words: usize) -> String {
    format!("{words} down")
}

/// How close the end of the round is.
pub fn until(table: &Table, deck: u8) -> String {
    let options = &table.options;
    let round = match (options.deal, options.rounds) {
        (Deal::Day(day), _) => format!("The cards of {day}. "),
        (_, 1) => String::new(),
        (_, rounds) => format!(
            "Round {} of {rounds}. ",
            (table.results.len() + 1).min(rounds.into())
        ),
    };
    match options.target.filter(|_| deck > 0) {
        Some(target) => format!("{round}To {target} points."),
        None if deck == 0 => format!("{round}The deck is empty."),
        None => format!("{round}To the end of the deck."),
    }
}

/// Label of the button that ends the turn, with no more cards discarded than necessary.
pub fn end_turn(view: &View) -> &'static str {
    end_turn_with(view, view.above())
}

/// Label of the button that ends the turn with this number of chosen cards. An exchange draws new
/// cards for them; a discard doesn't (O5, O7).
pub fn end_turn_with(view: &View, chosen: usize) -> &'static str {
    let above = view.above();
    if exchanges_all(view) || (chosen > above && view.discards().contains(&chosen)) {
        EXCHANGE
    } else if above > 0 {
        DISCARD
    } else if view.table.turn.plays.is_empty() {
        PASS
    } else {
        END_TURN
    }
}

/// Whether the turn ends with an exchange, because no word was made (O7). After a lost challenge it
/// doesn't (O32).
fn exchanges_all(view: &View) -> bool {
    let penance = matches!(view.table.stage, Stage::Penance { .. });
    view.table.turn.plays.is_empty() && view.deck > 0 && !penance
}

/// The number of cards that may be discarded.
pub fn may_go(view: &View) -> String {
    let range = view.discards();
    let (least, most) = (*range.start() as u8, *range.end() as u8);
    match exchanges_all(view) {
        true => exchanges(least, most),
        false => discards(least, most),
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
            "nothing to pay"
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

#[cfg(test)]
mod tests {
    use super::*;
    use game::SeatSet;
    use one_letter_better_rules::{Choices, Exchange, Options, TableWord};

    /// A table on which the viewer's seat has drawn this hand.
    fn view(hand: &str) -> View {
        View::set_out(&[], hand, "Z").unwrap()
    }

    /// The same table after the seat has made a word.
    fn played(hand: &str) -> View {
        let mut view = view(hand);
        let made = view.weigh(&view.line("A N").unwrap()).unwrap();
        let before: Vec<TableWord> = Vec::new();
        view.table.turn.plays = vec![Played {
            made,
            before,
            challenged: None,
        }];
        view
    }

    const EIGHT: &str = "A N B C D E F G";
    const NINE: &str = "A N B C D E F G H";

    #[test]
    fn o7_the_exchange_button_is_labelled_so_even_with_nine_cards() {
        for hand in [EIGHT, NINE] {
            let view = view(hand);
            assert_eq!(end_turn(&view), "Exchange");
            assert_eq!(end_turn_with(&view, 3), "Exchange");
            assert_eq!(
                may_go(&view),
                "Exchange 1 to 4 cards. You draw back up to 8."
            );
        }
    }

    #[test]
    fn o5_after_a_word_cards_above_eight_are_discarded() {
        assert_eq!(end_turn(&played(EIGHT)), "End turn");
        let view = played(NINE);
        assert_eq!(end_turn(&view), "Discard");
        assert_eq!(may_go(&view), "Discard 1 card.");
    }

    #[test]
    fn o7_with_exchange_after_playing_the_button_depends_on_chosen_cards() {
        let mut view = played(EIGHT);
        let mut choices: Choices = view.table.options.clone().into_inner();
        choices.exchange = Exchange::AfterPlayingToo;
        view.table.options = Options::new(choices).unwrap();
        assert_eq!(
            [0, 2].map(|count| end_turn_with(&view, count)),
            ["End turn", "Exchange"]
        );
    }

    #[test]
    fn o33_with_the_deck_empty_nothing_is_exchanged() {
        let empty = |mut view: View| {
            view.deck = 0;
            end_turn(&view)
        };
        assert_eq!(empty(view(EIGHT)), "Pass");
        assert_eq!(empty(view(NINE)), "Discard");
        assert_eq!(empty(played(EIGHT)), "End turn");
    }

    #[test]
    fn o32_after_a_lost_challenge_cards_are_discarded() {
        let mut view = view(NINE);
        view.table.stage = Stage::Penance {
            accepted: SeatSet::NONE,
        };
        assert_eq!(end_turn(&view), "Discard");
        assert_eq!(may_go(&view), "Discard 1 card.");
    }
}
