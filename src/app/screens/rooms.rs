//! The rooms: what belongs to one game, drawn by that game's own program.
//!
//! Home, the players, the word checker, the settings are in every program. What a room
//! draws is fetched by who enters it, so that nobody waits for games they do not play.

use leptos::prelude::*;

use super::again::{again, otherwise};
use super::seated::seated;
use super::{
    Parts, Studio, c_u_letter, heist_practice, one_letter_better, paper_grid, rules, set_up,
    word_heist,
};
use crate::games::Kind;
use crate::games::c_u_letter::CULetter;
use crate::games::one_letter_better::OneLetterBetter;
use crate::games::paper_grid::PaperGrid;
use crate::games::word_heist::WordHeist;
use crate::screen::set_up::c_u_letter::SetUp as LetterForm;
use crate::screen::set_up::one_letter_better::SetUp as BetterForm;
use crate::screen::set_up::paper_grid::SetUp as GridForm;
use crate::screen::set_up::word_heist::SetUp as HeistForm;
use crate::screen::{Room, Route};
use crate::table::GameId;

use super::Unknown;

/// A room: which, and what is drawn in it.
#[derive(Clone, Copy)]
pub struct Draws {
    /// Which; none is the program that has no room of its own.
    pub room: Option<Room>,
    /// Its screens.
    pub screen: fn(Route) -> AnyView,
}

impl Draws {
    /// No room: what every program has.
    pub const NOTHING: Draws = Draws {
        room: None,
        screen: unknown,
    };
    /// Paper Grid and the board studio.
    pub const PAPER_GRID: Draws = Draws {
        room: Some(Room::Game(Kind::PaperGrid)),
        screen: |route| match route {
            Route::Rules(_) => rules::paper_grid(),
            Route::SetUp(_) => set_up::paper_grid(None),
            Route::SetUpOn(board) => set_up::paper_grid(Some(board)),
            Route::SetUpLike(kind, id) => otherwise::<GridForm>(kind, &id),
            Route::Again(kind, id) => again::<PaperGrid>(kind, &id),
            Route::Game(_, ref id) => game(&route, id, paper_grid::table),
            Route::Studio(path) => view! { <Studio path /> }.into_any(),
            other => unknown(other),
        },
    };
    /// Word Heist.
    pub const WORD_HEIST: Draws = Draws {
        room: Some(Room::Game(Kind::WordHeist)),
        screen: |route| match route {
            Route::Rules(_) => super::heist_rules::heist_rules(),
            Route::SetUp(_) => set_up::word_heist(),
            Route::SetUpLike(kind, id) => otherwise::<HeistForm>(kind, &id),
            Route::Again(kind, id) => again::<WordHeist>(kind, &id),
            Route::Game(_, ref id) => game(&route, id, word_heist::table),
            Route::Practice => heist_practice::practice(),
            other => unknown(other),
        },
    };
    /// One Letter Better.
    pub const ONE_LETTER_BETTER: Draws = Draws {
        room: Some(Room::Game(Kind::OneLetterBetter)),
        screen: |route| match route {
            Route::Rules(_) => super::better_rules::better_rules(),
            Route::SetUp(_) => set_up::one_letter_better(),
            Route::SetUpLike(kind, id) => otherwise::<BetterForm>(kind, &id),
            Route::Again(kind, id) => again::<OneLetterBetter>(kind, &id),
            Route::Game(_, ref id) => game(&route, id, one_letter_better::table),
            Route::Deck => super::better_deck::better_deck(),
            other => unknown(other),
        },
    };
    /// C U Letter.
    pub const C_U_LETTER: Draws = Draws {
        room: Some(Room::Game(Kind::CULetter)),
        screen: |route| match route {
            Route::Rules(_) => super::letter_rules::letter_rules(),
            Route::SetUp(_) => set_up::c_u_letter(),
            Route::SetUpLike(kind, id) => otherwise::<LetterForm>(kind, &id),
            Route::Again(kind, id) => again::<CULetter>(kind, &id),
            Route::Game(_, ref id) => game(&route, id, c_u_letter::table),
            other => unknown(other),
        },
    };
    /// The page of parts.
    pub const PARTS: Draws = Draws {
        room: Some(Room::Parts),
        screen: |_| view! { <Parts /> }.into_any(),
    };
}

/// A game that was begun, by its name.
fn game(route: &Route, id: &str, table: fn(&GameId) -> Option<AnyView>) -> AnyView {
    let route = route.clone();
    match id.parse() {
        Ok(id) => seated(id, move |id| {
            table(id).unwrap_or_else(|| unknown(route.clone()))
        }),
        Err(_) => unknown(route),
    }
}

fn unknown(route: Route) -> AnyView {
    let path = route.hash();
    view! { <Unknown path /> }.into_any()
}
