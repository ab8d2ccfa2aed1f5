//! The key to the signs on the table.

use super::rules::describe_colour;
use crate::screen::TableSign;

pub const HEADING: &str = "Signs on the table";

/// Says what a sign means.
pub fn describe_sign(sign: TableSign) -> String {
    let says = match sign {
        TableSign::Colour(colour) => return describe_colour(colour),
        TableSign::Enchanter => "Enchanter: it makes a zone all around itself.",
        TableSign::FaceDown => "Face down: only this player may look at it.",
        TableSign::Stack => "Stack: this many cards are on the square.",
        TableSign::Word => "Word: it counts for this player.",
        TableSign::Asleep => "Asleep: another word counts in its line.",
        TableSign::Broken => "Broken: it no longer counts.",
        TableSign::Last => "Coloured ring: this player placed the last card.",
        TableSign::Target => "Dot: your card can go here.",
        TableSign::Lit => "Lit: your choice or a hint is about this card.",
        TableSign::Changes => "Plain ring: your choice changes this square.",
        TableSign::Paid => "Paid: this player gets the card.",
    };
    says.into()
}
