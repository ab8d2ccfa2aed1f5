//! Paper Grid in the registry.

use super::rules::PaperGrid;
use super::words;
use game::Game;
use screen::text::shelf::AGAIN;
use screen::{GameCard, OtherScreen, Route, TaskCard, Workshop};

/// What every screen outside the game knows of it.
pub static CARD: GameCard = GameCard {
    id: PaperGrid::ID,
    name: words::NAME,
    short: "Paper Grid",
    says: words::SAYS,
    play: words::PLAY,
    new: "New Paper Grid game",
    rules: "Rules of Paper Grid",
    learn: "Learn Paper Grid",
    again: AGAIN,
    bars_look_ups: |_| false,
    seats: "1 to 6 players",
    mini: "   U  / P A P E R/ G    / R I D  ",
    others: &[&PRACTICE, &TASK.screen],
    task: &TASK,
    workshop: Some(&STUDIO),
};

/// Where its boards are made.
pub static STUDIO: Workshop = Workshop {
    route: Route::Studio(None),
    name: words::studio::STUDIO,
    says: words::studio::STUDIO_SAYS,
};

/// Its task of the day.
static TASK: TaskCard = TaskCard {
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

/// Paper Grid alone: find the play.
pub static PRACTICE: OtherScreen = OtherScreen {
    path: "practice",
    heading: "Find the play",
    link: Some(words::PRACTISE),
};
