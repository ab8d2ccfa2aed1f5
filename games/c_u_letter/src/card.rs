//! The registry entry of C U Letter.

use super::text;
use c_u_letter_rules::CULetter;
use game::Game;
use screen::text::shelf::AGAIN_FRESH;
use screen::{GameCard, OtherScreen, TaskCard};

/// The registry card: what screens outside the game know about it.
pub const CARD: GameCard = GameCard {
    id: CULetter::ID,
    name: text::NAME,
    short: "C U Letter",
    says: text::SAYS,
    play: text::PLAY,
    new: "New C\u{a0}U\u{a0}Letter game",
    rules: "Rules of C\u{a0}U\u{a0}Letter",
    learn: "Learn C\u{a0}U\u{a0}Letter",
    again: AGAIN_FRESH,
    forbids_look_ups: |_| false,
    coloured_cards: true,
    mini: "     / C A T S /  H O  /   E  ",
    others: &[&PRACTICE, &CLAIMS, &TASK.screen],
    task: &TASK,
    workshop: None,
};

/// The registry entry of the daily task: its name, texts and units.
const TASK: TaskCard = TaskCard {
    screen: OtherScreen {
        path: "day",
        heading: "Today’s C\u{a0}U\u{a0}Letter",
        link: None,
    },
    practice: Some(&PRACTICE),
    says: "Five tables, one card on each. Place the card that gains most.",
    one: "card",
    more: "cards",
    top: "the best",
    taken: "stolen",
};

/// The solo practice screen "Find the placing".
pub const PRACTICE: OtherScreen = OtherScreen {
    path: "practice",
    heading: "Find the placing",
    link: Some(text::PRACTISE),
};

/// The solo practice screen "Find the claim".
pub const CLAIMS: OtherScreen = OtherScreen {
    path: "claims",
    heading: "Find the claim",
    link: None,
};
