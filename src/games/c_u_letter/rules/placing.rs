//! Placing a card: with its colour's ability or without, and what is allowed (C6, C24 to C27).

use serde::{Deserialize, Serialize};

use super::{Board, CardId, Colour, Face, Heading, Hiding, Kind, Refusal, Square, SquareSet};

/// What a card does as it is placed. One use a placing (C24).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Use {
    /// It lies there, face up.
    Nothing,
    /// Blue: it changes places with what lies on this square (C25).
    Swap(Square),
    /// Red: it covers what lies there (C26).
    Overwrite,
    /// Green: what lies there is pushed that way (C27).
    Insert(Heading),
    /// Grey: it lies face down (C33).
    Hide,
}

impl Use {
    /// The colour whose ability it is.
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Use::Nothing => None,
            Use::Swap(_) => Some(Colour::Blue),
            Use::Overwrite => Some(Colour::Red),
            Use::Insert(_) => Some(Colour::Green),
            Use::Hide => Some(Colour::Grey),
        }
    }
}

/// A card, where it is placed, and what it does there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placing {
    /// Which card.
    pub card: CardId,
    /// The square.
    pub at: Square,
    /// What it does.
    pub using: Use,
}

/// Whether a card with this face may be placed so.
///
/// C24: an ability is its colour's, in a zone of that colour that is there already; overlaps
/// serve whichever matches.
pub(in crate::games::c_u_letter) fn may_place(
    board: &Board,
    hiding: Hiding,
    face: Face,
    at: Square,
    using: Use,
) -> Result<(), Refusal> {
    may_place_in(
        board,
        board.zone_at(at, face.colour),
        hiding,
        face,
        at,
        using,
    )
}

/// The same, if the zone of its colour is known that covers the square.
pub(in crate::games::c_u_letter) fn may_place_in(
    board: &Board,
    zone: SquareSet,
    hiding: Hiding,
    face: Face,
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
        Use::Nothing | Use::Swap(_) | Use::Hide if !board.joins(at) => Err(Refusal::Alone(at)),
        Use::Nothing => {
            let must = hiding == Hiding::Must && face.kind == Kind::Letter;
            match must && face.colour == Colour::Grey && !zone.is_empty() {
                true => Err(Refusal::MustHide),
                false => Ok(()),
            }
        }
        Use::Swap(other) if other == at || board.is_empty(other) => {
            Err(Refusal::NothingThere(other))
        }
        Use::Swap(other) if !zone.contains(other) => Err(Refusal::OtherZone(other)),
        Use::Overwrite | Use::Insert(_) if board.is_empty(at) => Err(Refusal::NothingThere(at)),
        // C26: told of a face-down card, it would tell what that is.
        Use::Overwrite if board.letter(at) == Some(face.letter) => Err(Refusal::SameLetter),
        Use::Insert(heading) if board.gap(at, heading).is_none() => Err(Refusal::PushedOff),
        Use::Swap(_) | Use::Overwrite | Use::Insert(_) | Use::Hide => Ok(()),
    }
}
