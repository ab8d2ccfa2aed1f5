//! What the table shows: cards with their marks, words in rows, the pile spread out.

use super::Draft;
use crate::games::one_letter_better::rules::{
    CardId, Colour, Deck, Face, Stage, TableWordId, View,
};
use game::SeatId;
use screen::CardColour;

/// What a card looks like. Its kind is told by a sign too, never by colour alone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownCard {
    /// The card.
    pub card: CardId,
    /// What stands on it: letters, the declared ones of a wild, or a sign.
    pub letters: String,
    /// What kind of card it is.
    pub look: Look,
    /// What it is worth.
    pub value: i32,
    /// Whether it was chosen, in the line or to be discarded.
    pub chosen: bool,
}

/// What kind of card it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Look {
    /// Letters.
    Plain,
    /// Letters that protect.
    Green,
    /// Letters that replace.
    Blue,
    /// Letters that go between.
    Red,
    /// A wild.
    Wild,
    /// A double wild.
    DoubleWild,
    /// STL-1.
    StealOne,
}

impl Look {
    /// The kind of a face.
    pub const fn of(face: Face) -> Look {
        match face {
            Face::Letters(Colour::Plain, _) => Look::Plain,
            Face::Letters(Colour::Green, _) => Look::Green,
            Face::Letters(Colour::Blue, _) => Look::Blue,
            Face::Letters(Colour::Red, _) => Look::Red,
            Face::Wild => Look::Wild,
            Face::DoubleWild => Look::DoubleWild,
            Face::StealOne => Look::StealOne,
        }
    }

    /// The colour that tells it.
    pub const fn colour(self) -> CardColour {
        match self {
            Look::Plain => CardColour::Plain,
            Look::Green => CardColour::Green,
            Look::Blue => CardColour::Blue,
            Look::Red => CardColour::Red,
            Look::Wild | Look::DoubleWild => CardColour::Wild,
            Look::StealOne => CardColour::Grey,
        }
    }
}

/// A word in a row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownWord {
    /// Its number.
    pub id: TableWordId,
    /// Its cards.
    pub cards: Vec<ShownCard>,
    /// What it is worth to its owner.
    pub worth: i32,
    /// How often it was stolen, and after how many steals it is turned down.
    pub stolen: (u8, Option<u8>),
    /// Whether it lies in the line that is built.
    pub chosen: bool,
}

/// What lies in front of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownSeat {
    /// The seat.
    pub seat: SeatId,
    /// What it has scored in this round.
    pub points: i32,
    /// How many cards it holds.
    pub held: usize,
    /// Its open words.
    pub words: Vec<ShownWord>,
    /// How many of its words are turned down.
    pub down: usize,
    /// Whether it is its turn.
    pub plays: bool,
}

/// The table as a viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    /// Each seat, the viewer's own first, then clockwise.
    pub seats: Vec<ShownSeat>,
    /// The pile, the top last.
    pub pile: Vec<ShownCard>,
    /// How many cards the deck has.
    pub deck: u8,
    /// The viewer's hand but for what lies in the line.
    pub hand: Vec<ShownCard>,
    /// A fan of the hand that is taken from, face up (O28).
    pub fan: Vec<ShownCard>,
    /// What came along with the deepest card that was picked up, that one first (O13).
    pub picked_up: Vec<CardId>,
}

/// The table as a viewer sees it, with what is being built.
pub fn shown(view: &View, draft: &Draft) -> Shown {
    let table = &view.table;
    let deck = &table.options.deck;
    let plain = |card: &CardId| ShownCard {
        chosen: draft.discards().contains(card),
        ..face_up(deck, *card)
    };
    let first = view.own.unwrap_or(SeatId::FIRST);
    let order = std::iter::once(first).chain(first.others(table.seats));
    let seats = order.map(|seat| ShownSeat {
        seat,
        points: table.score(seat),
        held: view.held(seat),
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
    Shown {
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

fn shown_word(
    view: &View,
    draft: &Draft,
    word: &crate::games::one_letter_better::rules::TableWord,
) -> ShownWord {
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

/// The cards of the line that is built.
pub fn line(view: &View, draft: &Draft) -> Vec<ShownCard> {
    let deck = &view.table.options.deck;
    let each = draft.line().iter().map(|placed| {
        let card = face_up(deck, placed.card);
        ShownCard {
            letters: match placed.letters.is_empty() {
                true => card.letters.clone(),
                false => placed.letters.as_str().to_ascii_uppercase(),
            },
            ..card
        }
    });
    each.collect()
}

/// What stands large on a card: its letters, or a sign.
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
        look: Look::of(face),
        value: deck.value(card),
        chosen: false,
    }
}

/// What comes along if the pile is taken from this card on, the deepest first (O13).
pub fn comes_along(view: &View, deepest: CardId) -> &[CardId] {
    let pile = &view.table.pile;
    let place = pile.iter().position(|card| *card == deepest);
    place
        .and_then(|place| pile.get(place..))
        .unwrap_or_default()
}
