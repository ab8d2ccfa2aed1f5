//! Names and descriptions of the bots that play Paper Grid.

use game::BotId;
use screen::text::program::{BotText, MATCH};

/// The bots with names and descriptions, the weakest first.
pub const BOTS: &[BotText] = &[
    BotText {
        id: BotId::new("sparrow"),
        name: "Sparrow",
        face: "iiv",
        says: "Everyday words, and it misses most of them. It has good days and bad days.",
    },
    BotText {
        id: BotId::new("robin"),
        name: "Robin",
        face: "oou",
        says: "Takes the best play it sees. Some days it sees a lot, some days little.",
    },
    BotText {
        id: BotId::new("jackdaw"),
        name: "Jackdaw",
        face: "aav",
        says: "Well read. Looks ahead to your next play, but has off days.",
    },
    BotText {
        id: BotId::new("magpie"),
        name: "Magpie",
        face: "DDY",
        says: "Knows every word and looks ahead. One day in three it misses nothing.",
    },
    MATCH,
];
