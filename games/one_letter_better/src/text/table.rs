//! Texts of the table: what the game waits for, the buttons for it, names of cards for screen
//! readers, and the end of rounds.

use super::play::{bare_card_name, card_name, discard_range, exchange_range, points};
use crate::screen::{ShownCard, ShownWord};
use game::{Seat, SeatId};
use lexicon::Letter;
use one_letter_better_rules::{
    CardId, DealSource, Deck, RoundResult, Stage, Table, TurnPlay, View,
};
use screen::text::list::list_all;
pub use screen::text::phrase::score as score_text;
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{
    mid_sentence_name, owned_thing, owned_thing_at_start, player_does, request_to,
};

pub const HAND: &str = "Your hand";
pub const HAND_EMPTY: &str = "No cards";
pub const DECK: &str = "Deck";
pub const PILE: &str = "Discard pile";
pub const PILE_EMPTY: &str = "No cards here";
pub const LINE: &str = "Your word";
pub const DRAW: &str = "Draw";
pub const PUT_BACK: &str = "Put back";
pub const CLEAR: &str = "Clear";
pub(crate) const END_TURN: &str = "End turn";
pub(crate) const EXCHANGE: &str = "Exchange";
pub(crate) const DISCARD: &str = "Discard";
/// Button that ends a turn without a play when the deck is empty.
pub const PASS: &str = "Pass";
pub const CHALLENGE: &str = "Challenge";
pub const LET_STAND: &str = "Let them stand";
pub const NEXT_ROUND: &str = "Next round";
pub(crate) const ANY_CHALLENGES: &str = "Any challenges?";
pub const MOVE_LEFT: &str = "Move left";
pub const MOVE_RIGHT: &str = "Move right";
pub const REPLACE: &str = "Replace";
pub const ADD_TO_WORD: &str = "Add it";
/// Button that moves a blue card to where it replaces cards at the other end.
pub const OTHER_END: &str = "Other end";
/// Label of a card that keeps the line from being played.
pub const AT_FAULT: &str = "doesn’t go here";
pub const PLAY_ANYWAY: &str = "Play anyway";
pub const BACK: &str = "Back";
pub const MUST_BE_PLAYED: &str = "must be played";
pub const FROM_THE_PILE: &str = "from the pile";
pub const NEW_CARD: &str = "new";
/// Button with which STL-1 draws a card.
pub const DRAW_ONE: &str = "Draw 1 more card";
/// Asks whose hand STL-1 takes from.
pub const WHOSE_HAND: &str = "Whose hand?";

/// Says what the game waits for, in words that all players may read. A phone has one line for it.
pub fn prompt(view: &View, seats: &[Seat]) -> String {
    let (table, deck) = (&view.table, view.deck);
    let maker = name(seats, table.turn.seat);
    let turn = &table.turn;
    match &table.stage {
        Stage::Playing if turn.pick_up.is_some() => request_to(&maker, "play the deepest card."),
        Stage::Playing if !turn.drawn && deck > 0 => {
            let draw = if table.pile.is_empty() {
                card_count(view.cards_to_draw())
            } else {
                format!("{} or use the pile", view.cards_to_draw())
            };
            request_to(&maker, &format!("draw {draw}."))
        }
        Stage::Playing if !turn.plays.is_empty() && view.hand_size(turn.seat) == 0 => {
            request_to(&maker, "end turn.")
        }
        Stage::Playing if !turn.plays.is_empty() => request_to(&maker, "play more or end turn."),
        Stage::Playing if deck == 0 => request_to(&maker, "play or pass."),
        Stage::Playing => request_to(&maker, "play or exchange."),
        Stage::Picking { from, .. } => {
            let from = mid_sentence_name(&name(seats, *from));
            request_to(&maker, &format!("take a card from {from}."))
        }
        Stage::Window { .. } => format!("{} {ANY_CHALLENGES}", player_does(&maker, "has played.")),
        Stage::Penance { .. } => request_to(&maker, "discard down to 8 cards."),
        Stage::RoundOver => "The round is over.".into(),
        Stage::Dealing | Stage::Over => String::new(),
    }
}

/// A play of the turn, in the challenge window: `TIMER for +21, from Bo’s TIME`.
pub fn played_word(played: &TurnPlay, seats: &[Seat]) -> String {
    let made = &played.made;
    let from = played.before.iter();
    let from = from.map(|old| {
        if made.victim == Some(old.owner) {
            owned_thing(&capitals(old.word()), &name(seats, old.owner))
        } else {
            capitals(old.word())
        }
    });
    let mut from: Vec<String> = from.collect();
    from.extend(made.joining.map(capitals));
    let told = format!("{} for {}", capitals(made.word()), points(made.gain));
    if from.is_empty() {
        told
    } else {
        format!("{told}, from {}", list_all(&from))
    }
}

/// A card, for screen readers: `A red T, −2`.
pub fn card_aria_label(deck: &Deck, shown: &ShownCard) -> String {
    let called = sentence(&card_name(deck, shown.card));
    let face = deck.face(shown.card);
    if face.is_wild() && !shown.letters.starts_with('?') {
        format!("{called} as {}", shown.letters)
    } else {
        format!("{called}, {}", points(shown.value).replace('+', ""))
    }
}

/// A word on the table, for screen readers.
pub fn word_aria_label(shown: &ShownWord, owner: &str) -> String {
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
    let word = owned_thing_at_start(&letters, owner);
    format!("{word}, {} points{times}", shown.worth)
}

/// Heading of a player's words.
pub fn words_heading(name: &str) -> String {
    owned_thing_at_start("words", name)
}

/// Button that takes a card out of the line.
pub fn take_back_label(card: &str) -> String {
    format!("Take back: {card}")
}

/// The number of cards a seat holds.
pub fn card_count(cards: usize) -> String {
    count(cards, "card", "cards")
}

/// The number of cards in the deck.
pub(crate) fn cards_in_deck(cards: u8) -> String {
    card_count(cards.into())
}

/// Button that draws from the deck, with the number of cards that come.
pub fn draw_label(view: &View) -> String {
    format!("{DRAW} {}", card_count(view.cards_to_draw()))
}

/// Button that takes these cards of the pile: the chosen one and all above it.
pub fn take_label(deck: &Deck, cards: &[CardId]) -> String {
    match cards {
        [one] => format!("Take {}", bare_card_name(deck, *one)),
        cards => format!("Take {}", card_count(cards.len())),
    }
}

/// The deck, for screen readers.
pub fn deck_aria_label(cards: u8) -> String {
    format!("{DRAW}: {DECK}, {}", cards_in_deck(cards))
}

/// A card of the pile, and how deep it is.
pub fn pile_position(card: &str, above: usize) -> String {
    match above {
        0 => format!("{card}, on top"),
        1 => format!("{card}, under 1 card"),
        above => format!("{card}, under {above} cards"),
    }
}

/// The cards taken from the pile, the deepest first, and which of them must then be played (O13).
pub fn pick_up_notice(deck: &Deck, cards: &[CardId], duty: bool) -> String {
    let each: Vec<String> = cards.iter().map(|one| card_name(deck, *one)).collect();
    match each.as_slice() {
        [] => String::new(),
        [one] if duty => format!("You’d have to play {one} at once."),
        [one] => format!("Take just {one}. You don’t have to play it."),
        [deepest, above @ ..] => format!(
            "You’d have to play {deepest} first. You’d also take {}.",
            list_all(above)
        ),
    }
}

/// Notice that no card has the typed letter.
pub fn no_card_notice(letter: Letter) -> String {
    format!("None of your cards has {}.", letter.uppercase())
}

/// Notice of the cards drawn, in one narrow line. Several are only counted: each has a mark in the
/// hand.
pub fn drawn_notice(deck: &Deck, cards: &[CardId]) -> String {
    match cards {
        [] => String::new(),
        [one] => format!("New: {}.", card_name(deck, *one)),
        cards => format!("{} new cards.", cards.len()),
    }
}

/// Button that swaps a blue card for a card of the pile (O14).
pub fn swap_label(deck: &Deck, blue: CardId, other: CardId) -> String {
    format!(
        "Swap {} for {}",
        card_name(deck, blue),
        card_name(deck, other)
    )
}

/// Label of a face-down card in a hand that STL-1 takes from.
pub fn face_down_card(number: usize, of: usize) -> String {
    format!("Card {number} of {of}")
}

/// Heading of the hand of a seat that STL-1 takes from.
pub fn take_from_heading(name: &str) -> String {
    format!("Take a card from {}", mid_sentence_name(name))
}

/// A card chosen for discarding, with its place in the order.
pub fn discard_label(card: &str, number: usize) -> String {
    format!("{card}, discarded {number}.")
}

/// Notice that a bot is thinking.
pub fn thinking_notice(name: &str) -> String {
    player_does(name, "thinks…")
}

/// The number of face-down words.
pub fn face_down_count(words: usize) -> String {
    format!("{words} down")
}

/// How close the end of the round is.
pub(crate) fn round_progress(table: &Table, deck: u8) -> String {
    let options = &table.options;
    let round = match (options.deal, options.rounds) {
        (DealSource::Day(day), _) => format!("The cards of {day}. "),
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
pub fn end_turn_label(view: &View) -> &'static str {
    end_turn_label_with(view, view.excess_cards())
}

/// Label of the button that ends the turn with this number of chosen cards. An exchange draws new
/// cards for them; a discard doesn't (O5, O7).
pub fn end_turn_label_with(view: &View, chosen: usize) -> &'static str {
    let above = view.excess_cards();
    if ends_with_exchange(view) || (chosen > above && view.allowed_discards().contains(&chosen)) {
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
fn ends_with_exchange(view: &View) -> bool {
    let penance = matches!(view.table.stage, Stage::Penance { .. });
    view.table.turn.plays.is_empty() && view.deck > 0 && !penance
}

/// The number of cards that may be discarded.
pub fn discard_limits(view: &View) -> String {
    let range = view.allowed_discards();
    let (least, most) = (*range.start() as u8, *range.end() as u8);
    if ends_with_exchange(view) {
        exchange_range(least, most)
    } else {
        discard_range(least, most)
    }
}

/// What a seat pays at the end of a round, card by card.
pub fn penalty_text(result: &RoundResult, table: &Table, seat: SeatId) -> String {
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
        let called = card_name(&options.deck, *one);
        format!("{called} {}", options.hand_cost(*one))
    });
    let each: Vec<String> = each.collect();
    format!("{}: {}", list_all(&each), points(-paid))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::SeatSet;
    use one_letter_better_rules::{Choices, ExchangeRule, Options, TableWord};

    /// A table on which the viewer's seat has drawn this hand.
    fn view(hand: &str) -> View {
        View::set_out(&[], hand, "Z").unwrap()
    }

    /// The same table after the seat has made a word.
    fn played_word(hand: &str) -> View {
        let mut view = view(hand);
        let made = view.evaluate_line(&view.find_line("A N").unwrap()).unwrap();
        let before: Vec<TableWord> = Vec::new();
        view.table.turn.plays = vec![TurnPlay {
            made,
            before,
            challenged: None,
        }];
        view
    }

    const EIGHT: &str = "A N B C D E F G";
    const NINE: &str = "A N B C D E F G H";

    #[test]
    fn o7_the_exchange_button_keeps_its_label_even_with_nine_cards() {
        for hand in [EIGHT, NINE] {
            let view = view(hand);
            assert_eq!(end_turn_label(&view), "Exchange");
            assert_eq!(end_turn_label_with(&view, 3), "Exchange");
            assert_eq!(
                discard_limits(&view),
                "Exchange 1 to 4 cards. You draw back up to 8."
            );
        }
    }

    /// The button said "Draw" when seven cards came.
    #[test]
    fn o5_the_prompt_and_the_button_say_how_many_cards_come() {
        let says = |hand: &str, pile: &str, deck: u8| {
            let mut view = View::set_out(&[], hand, pile).unwrap();
            view.table.turn.drawn = false;
            view.deck = deck;
            (draw_label(&view), prompt(&view, &[]))
        };
        let both = |draw: &str, says: &str| (draw.to_owned(), says.to_owned());
        assert_eq!(
            says("A", "Z", 90),
            both("Draw 7 cards", "Draw 7 or use the pile.")
        );
        assert_eq!(
            says(EIGHT, "Z", 90),
            both("Draw 1 card", "Draw 1 or use the pile.")
        );
        assert_eq!(says("A", "", 3), both("Draw 3 cards", "Draw 3 cards."));
    }

    #[test]
    fn o13_the_main_button_names_the_chosen_card_of_the_pile() {
        let view = View::set_out(&[], "A", "K +E").unwrap();
        let says = |from: usize| take_label(&view.table.options.deck, &view.table.pile[from..]);
        assert_eq!([1, 0].map(says), ["Take green E", "Take 2 cards"]);
    }

    #[test]
    fn o12_the_prompt_says_that_a_turn_may_make_another_word() {
        let says = |view: &View| prompt(view, &[]);
        assert_eq!(says(&view(EIGHT)), "Play or exchange.");
        assert_eq!(says(&played_word(EIGHT)), "Play more or end turn.");
        let mut empty = played_word("A N");
        empty.held = vec![0; empty.held.len()];
        assert_eq!(says(&empty), "End turn.");
    }

    #[test]
    fn several_new_cards_are_counted_in_a_line_that_fits_a_phone() {
        let view = view("?? +E -T");
        let says = |count: usize| drawn_notice(&view.table.options.deck, &view.hand[..count]);
        assert_eq!(
            [0, 1, 3].map(says),
            ["", "New: a double wild.", "3 new cards."]
        );
    }

    #[test]
    fn o5_after_a_word_cards_above_eight_are_discarded() {
        assert_eq!(end_turn_label(&played_word(EIGHT)), "End turn");
        let view = played_word(NINE);
        assert_eq!(end_turn_label(&view), "Discard");
        assert_eq!(discard_limits(&view), "Discard 1 card.");
    }

    #[test]
    fn o7_with_exchange_after_playing_the_button_depends_on_chosen_cards() {
        let mut view = played_word(EIGHT);
        let mut choices: Choices = view.table.options.clone().into_inner();
        choices.exchange = ExchangeRule::AfterPlayingToo;
        view.table.options = Options::new(choices).unwrap();
        assert_eq!(
            [0, 2].map(|count| end_turn_label_with(&view, count)),
            ["End turn", "Exchange"]
        );
    }

    #[test]
    fn o33_with_the_deck_empty_nothing_is_exchanged() {
        let empty = |mut view: View| {
            view.deck = 0;
            end_turn_label(&view)
        };
        assert_eq!(empty(view(EIGHT)), "Pass");
        assert_eq!(empty(view(NINE)), "Discard");
        assert_eq!(empty(played_word(EIGHT)), "End turn");
    }

    #[test]
    fn o32_after_a_lost_challenge_cards_are_discarded() {
        let mut view = view(NINE);
        view.table.stage = Stage::Penance {
            accepted: SeatSet::EMPTY,
        };
        assert_eq!(end_turn_label(&view), "Discard");
        assert_eq!(discard_limits(&view), "Discard 1 card.");
    }
}
