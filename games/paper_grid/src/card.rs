//! Paper Grid's entry in the registry of games.

use super::text;
use game::Game;
use paper_grid_rules::PaperGrid;
use screen::text::shelf::AGAIN;
use screen::{GameCard, OtherScreen, Route, TaskCard, Workshop};

/// Paper Grid's card: names, texts and links that screens outside the game use.
pub const CARD: GameCard = GameCard {
    id: PaperGrid::ID,
    name: text::NAME,
    short: "Paper Grid",
    says: text::DESCRIPTION,
    play: text::PLAY,
    new: "New Paper Grid game",
    rules: "Rules of Paper Grid",
    learn: "Learn Paper Grid",
    again: AGAIN,
    forbids_look_ups: |_| false,
    coloured_cards: false,
    mini: "   U  / P A P E R/ G    / R I D  ",
    others: &[&PRACTICE, &TASK.screen],
    task: &TASK,
    workshop: Some(&STUDIO),
};

/// The studio, where players make Paper Grid boards.
pub const STUDIO: Workshop = Workshop {
    route: Route::Studio(None),
    name: text::studio::STUDIO,
    says: text::studio::STUDIO_DESCRIPTION,
};

/// Paper Grid's daily task: five boards, one play on each.
const TASK: TaskCard = TaskCard {
    screen: OtherScreen {
        path: "day",
        heading: "Today’s Paper Grid",
        link: None,
    },
    practice: Some(&PRACTICE),
    says: "Five boards, one play on each. Find the play that scores most.",
    one: "point",
    more: "points",
    top: "the best",
    taken: "stolen",
};

/// The solo practice screen: find the best play on a board.
pub const PRACTICE: OtherScreen = OtherScreen {
    path: "practice",
    heading: "Find the play",
    link: Some(text::PRACTISE),
};
