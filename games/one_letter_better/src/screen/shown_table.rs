//! What the table shows: cards with their marks, words in rows, and the spread-out pile.

use super::Draft;
use game::SeatId;
use lexicon::Word;
use one_letter_better_rules::{CardId, Colour, Deck, Face, Stage, TableWordId, View};
use screen::CardColour;

/// A card as displayed. Its kind is always shown by a sign, never by colour alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownCard {
    /// The card that is displayed.
    pub card: CardId,
    /// The text on the card: its letters, a wild's declared letters, or a sign.
    pub letters: String,
    /// The kind of card.
    pub look: CardLook,
    /// The card's value.
    pub value: i32,
    /// Whether the card is chosen, for the line or for discarding.
    pub chosen: bool,
}

/// The kind of a card, as displayed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CardLook {
    /// Plain letters.
    Plain,
    /// Green letters, which protect.
    Green,
    /// Blue letters, which substitute.
    Blue,
    /// Red letters, which go inside words.
    Red,
    /// A wild.
    Wild,
    /// A double wild.
    DoubleWild,
    /// STL-1.
    StealOne,
}

impl CardLook {
    /// The kind of card that has this face.
    pub const fn from_face(face: Face) -> CardLook {
        match face {
            Face::Letters(Colour::Plain, _) => CardLook::Plain,
            Face::Letters(Colour::Green, _) => CardLook::Green,
            Face::Letters(Colour::Blue, _) => CardLook::Blue,
            Face::Letters(Colour::Red, _) => CardLook::Red,
            Face::Wild => CardLook::Wild,
            Face::DoubleWild => CardLook::DoubleWild,
            Face::StealOne => CardLook::StealOne,
        }
    }

    /// The colour that marks the kind.
    pub const fn colour(self) -> CardColour {
        match self {
            CardLook::Plain => CardColour::Plain,
            CardLook::Green => CardColour::Green,
            CardLook::Blue => CardColour::Blue,
            CardLook::Red => CardColour::Red,
            CardLook::Wild | CardLook::DoubleWild => CardColour::Wild,
            CardLook::StealOne => CardColour::Grey,
        }
    }
}

/// A table word as displayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownWord {
    /// The word's number.
    pub id: TableWordId,
    /// The word's cards.
    pub cards: Vec<ShownCard>,
    /// The word's standing value for its owner.
    pub worth: i32,
    /// The number of times the word has been stolen, and the limit at which it is turned face down.
    pub stolen: (u8, Option<u8>),
    /// Whether the word is in the draft line.
    pub chosen: bool,
}

/// The part of the table that belongs to one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownSeat {
    pub seat: SeatId,
    /// The seat's points in this round.
    pub points: i32,
    /// The number of cards the seat holds.
    pub held: usize,
    /// The seat's open words.
    pub words: Vec<ShownWord>,
    /// The number of the seat's words that are turned face down.
    pub down: usize,
    /// Whether it is the seat's turn.
    pub plays: bool,
}

impl ShownSeat {
    /// Whether the seat has made any words that are still its own, face up or face down.
    pub const fn has_words(&self) -> bool {
        !self.words.is_empty() || self.down > 0
    }
}

/// The table as displayed to a viewer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownTable {
    /// All seats, the viewer's own first, then clockwise.
    pub seats: Vec<ShownSeat>,
    /// The pile, the top card last.
    pub pile: Vec<ShownCard>,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The viewer's hand without the cards in the draft line.
    pub hand: Vec<ShownCard>,
    /// The face-up hand that STL-1 takes a card from (O28).
    pub fan: Vec<ShownCard>,
    /// The cards of the pick-up, starting with the deepest, which must be used (O13).
    pub picked_up: Vec<CardId>,
}

/// The table as displayed to a viewer, with the draft.
pub fn show_table(view: &View, draft: &Draft) -> ShownTable {
    let table = &view.table;
    let deck = &table.options.deck;
    let plain = |card: &CardId| ShownCard {
        chosen: draft.discards().contains(card),
        ..face_up(deck, *card)
    };
    let first = view.own.unwrap_or(SeatId::FIRST);
    let order = std::iter::once(first).chain(first.others_clockwise(table.seats));
    let seats = order.map(|seat| ShownSeat {
        seat,
        points: table.score(seat),
        held: view.hand_size(seat),
        words: table
            .words_of(seat)
            .map(|word| shown_word(view, draft, word))
            .collect(),
        down: {
            let own = table.words.iter().filter(|word| word.owner == seat);
            own.filter(|word| !word.is_open()).count()
        },
        plays: table.turn.seat == seat
            && matches!(table.stage, Stage::Playing | Stage::Picking { .. }),
    });
    let pick_up = table.turn.pick_up.as_ref();
    ShownTable {
        seats: seats.collect(),
        pile: table.pile.iter().map(plain).collect(),
        deck: view.deck,
        hand: {
            let rest = view.hand.iter().filter(|card| !draft.holds(**card));
            rest.map(plain).collect()
        },
        fan: view.shown.iter().map(plain).collect(),
        picked_up: pick_up.map_or_else(Vec::new, |pick_up| pick_up.cards.clone()),
    }
}

fn shown_word(view: &View, draft: &Draft, word: &one_letter_better_rules::TableWord) -> ShownWord {
    let options = &view.table.options;
    let cards = word.cards.iter().map(|laid| ShownCard {
        letters: laid.letters.as_str().to_ascii_uppercase(),
        chosen: draft.holds(laid.card),
        ..face_up(&options.deck, laid.card)
    });
    ShownWord {
        id: word.id,
        cards: cards.collect(),
        worth: options.standing_value(word.owner, &word.cards),
        stolen: (word.stolen, options.steals),
        chosen: draft
            .line()
            .iter()
            .any(|placed| placed.from == Some(word.id)),
    }
}

/// A card of the draft line as displayed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineCard {
    pub shown: ShownCard,
    pub part: LinePart,
}

/// Where a card of the draft line comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LinePart {
    /// From the hand.
    Own,
    /// From a table word.
    Table,
    /// From a table word, and a blue card replaces it.
    Replaced,
}

/// The cards of the draft line, with those that its blue card replaces beside it.
pub fn shown_line(view: &View, draft: &Draft) -> Vec<LineCard> {
    let deck = &view.table.options.deck;
    let shown = |card: CardId, letters: Word, part: LinePart| {
        let shown = face_up(deck, card);
        let letters = if letters.is_empty() {
            shown.letters.clone()
        } else {
            letters.as_str().to_ascii_uppercase()
        };
        let shown = ShownCard { letters, ..shown };
        LineCard { shown, part }
    };
    let line = draft.line().iter().map(|placed| {
        let part = match placed.from {
            None => LinePart::Own,
            Some(_) => LinePart::Table,
        };
        shown(placed.card, placed.letters, part)
    });
    let (front, replaced) = draft.replaced(view).unwrap_or_default();
    let under = replaced.iter();
    let under = under.map(|laid| shown(laid.card, laid.letters, LinePart::Replaced));
    if front {
        under.chain(line).collect()
    } else {
        line.chain(under).collect()
    }
}

/// The large text on a card: its letters, or a sign.
pub fn letters_on(face: Face) -> String {
    match face {
        Face::Letters(_, letters) => letters.as_str().to_ascii_uppercase(),
        Face::Wild => "?".to_owned(),
        Face::DoubleWild => "??".to_owned(),
        Face::StealOne => "STL-1".to_owned(),
    }
}

/// A card of the deck, face up.
pub fn face_up(deck: &Deck, card: CardId) -> ShownCard {
    let face = deck.face(card);
    ShownCard {
        card,
        letters: letters_on(face),
        look: CardLook::from_face(face),
        value: deck.value(card),
        chosen: false,
    }
}

/// The cards taken from the pile if this one is the deepest, starting with it (O13).
pub fn pick_up_from(view: &View, deepest: CardId) -> &[CardId] {
    let pile = &view.table.pile;
    let place = pile.iter().position(|card| *card == deepest);
    place
        .and_then(|place| pile.get(place..))
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use one_letter_better_rules::WordStatus;

    /// The table said "No words yet" when its only word was face down.
    #[test]
    fn a_word_face_down_is_a_word() {
        let words = |words: &[(SeatId, &str)], lies: WordStatus| {
            let mut view = View::set_out(words, "R", "").unwrap();
            for word in &mut view.table.words {
                word.lies = lies;
            }
            let shown = show_table(&view, &Draft::default());
            shown.seats.iter().any(ShownSeat::has_words)
        };
        let time = [(SeatId::FIRST, "T I M E")];
        assert!(!words(&[], WordStatus::Open));
        assert!(words(&time, WordStatus::Open));
        assert!(words(&time, WordStatus::Protected));
        assert!(words(&time, WordStatus::Retired));
    }
}
