//! Placing a card, with or without its colour's ability, and what is allowed (C6, C24 to C27).

use serde::{Deserialize, Serialize};

use super::{
    AbilityColour, CardId, CardKind, Heading, Hiding, LetterBoard, LetterFace, Refusal, Square,
    SquareSet,
};

/// What a card does when it is placed. One ability per placing (C24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// Placed face up, without an ability.
    Nothing,
    /// Blue: the card swaps places with whatever is on this square (C25).
    Swap(Square),
    /// Red: the placed card covers the card on its square (C26).
    Overwrite,
    /// Green: the placed card pushes the card on its square in this direction (C27).
    Insert(Heading),
    /// Grey: the card is laid face down (C28).
    Hide,
}

impl Use {
    /// Returns the colour whose ability this is.
    pub const fn colour(self) -> Option<AbilityColour> {
        match self {
            Use::Nothing => None,
            Use::Swap(_) => Some(AbilityColour::Blue),
            Use::Overwrite => Some(AbilityColour::Red),
            Use::Insert(_) => Some(AbilityColour::Green),
            Use::Hide => Some(AbilityColour::Grey),
        }
    }
}

/// A card, its square, and the ability it uses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    pub card: CardId,
    pub at: Square,
    /// The ability that the card uses, if any.
    pub using: Use,
}

/// Checks whether a card with this face may be placed like this.
///
/// C24: an ability needs an existing zone of the card's own colour; where zones overlap, any zone
/// of that colour serves.
pub fn check_placing(
    board: &LetterBoard,
    hiding: Hiding,
    face: LetterFace,
    at: Square,
    using: Use,
) -> Result<(), Refusal> {
    check_placing_in_zone(
        board,
        board.zone_at(at, face.colour),
        hiding,
        face,
        at,
        using,
    )
}

/// Checks a placing like [`check_placing`], given the zone of the card's colour that covers the square.
pub fn check_placing_in_zone(
    board: &LetterBoard,
    zone: SquareSet,
    hiding: Hiding,
    face: LetterFace,
    at: Square,
    using: Use,
) -> Result<(), Refusal> {
    if let Some(colour) = using.colour() {
        if colour != face.colour {
            return Err(Refusal::NotItsAbility(face.colour));
        }
        if zone.is_empty() {
            return Err(Refusal::NoZone(face.colour));
        }
    }
    match using {
        Use::Nothing | Use::Swap(_) | Use::Hide if !board.is_empty(at) => Err(Refusal::Taken(at)),
        Use::Nothing | Use::Swap(_) | Use::Hide if !board.can_place_at(at) => {
            Err(Refusal::Alone(at))
        }
        Use::Nothing => {
            let must = hiding == Hiding::Must && face.kind == CardKind::Letter;
            if must && face.colour == AbilityColour::Grey && !zone.is_empty() {
                Err(Refusal::MustHide)
            } else {
                Ok(())
            }
        }
        Use::Swap(other) if other == at || board.is_empty(other) => {
            Err(Refusal::NothingThere(other))
        }
        Use::Swap(other) if !zone.contains(other) => Err(Refusal::OtherZone(other)),
        Use::Overwrite | Use::Insert(_) if board.is_empty(at) => Err(Refusal::NothingThere(at)),
        // C26: a face-down card isn't compared, since the refusal would reveal its letter.
        Use::Overwrite if board.letter_at(at) == Some(face.letter) => Err(Refusal::SameLetter),
        Use::Insert(heading) if board.push_end(at, heading).is_none() => Err(Refusal::PushedOff),
        Use::Swap(_) | Use::Overwrite | Use::Insert(_) | Use::Hide => Ok(()),
    }
}
