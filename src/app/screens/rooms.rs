//! The rooms: what belongs to one game alone, and the word checker, fetched by who goes there.
//!
//! Home, the players, the settings are in the program of the page. What
//! stands behind [`bring`] is taken out of it as the page is built (`scripts/split`), so that
//! nobody waits for games they do not play.

use std::cell::RefCell;

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::again::{again, otherwise};
use super::seated::seated;
use super::{
    Checker, Parts, Studio, c_u_letter, heist_practice, one_letter_better, paper_grid, rules,
    set_up, word_heist,
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

/// What draws a room's screens.
pub type Screens = fn(Route) -> AnyView;

/// A room that comes, or does not: why is known to who fetches it.
type Came = Result<Screens, SplitLoaderError>;

thread_local! {
    /// The rooms that came.
    static HERE: RefCell<Vec<(Room, Screens)>> = const { RefCell::new(Vec::new()) };
}

/// Fetches a room, unless it is here; says whether it came.
pub async fn bring(room: Room) -> bool {
    if screens(room).is_some() {
        return true;
    }
    let came = match room {
        Room::Game(Kind::PaperGrid) => the_paper_grid().await,
        Room::Game(Kind::WordHeist) => the_word_heist().await,
        Room::Game(Kind::OneLetterBetter) => the_one_letter_better().await,
        Room::Game(Kind::CULetter) => the_c_u_letter().await,
        Room::Words => the_words().await,
        Room::Parts => the_parts().await,
    };
    if let Ok(screens) = came {
        HERE.with_borrow_mut(|here| here.push((room, screens)));
    }
    came.is_ok()
}

/// Whether everything that a route needs is here.
pub fn is_here(route: &Route) -> bool {
    route.room().is_none_or(|room| screens(room).is_some())
}

/// The screen of a route within a room that is here.
pub fn screen(route: Route) -> AnyView {
    match route.room().and_then(screens) {
        Some(screens) => screens(route),
        None => unknown(route),
    }
}

fn screens(room: Room) -> Option<Screens> {
    let find = |here: &Vec<(Room, Screens)>| {
        let found = here.iter().find(|(one, _)| *one == room)?;
        Some(found.1)
    };
    HERE.with_borrow(find)
}

/// Paper Grid and the board studio.
#[wasm_split(paper_grid, wasm_split_path = ::leptos::wasm_split, fallible)]
fn the_paper_grid() -> Came {
    Ok(|route| match route {
        Route::Rules(_) => rules::paper_grid(),
        Route::SetUp(_) => set_up::paper_grid(None),
        Route::SetUpOn(board) => set_up::paper_grid(Some(board)),
        Route::SetUpLike(kind, id) => otherwise::<GridForm>(kind, &id),
        Route::Again(kind, id) => again::<PaperGrid>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, paper_grid::table),
        Route::Studio(path) => view! { <Studio path /> }.into_any(),
        other => unknown(other),
    })
}

/// Word Heist.
#[wasm_split(word_heist, wasm_split_path = ::leptos::wasm_split, fallible)]
fn the_word_heist() -> Came {
    Ok(|route| match route {
        Route::Rules(_) => super::heist_rules::heist_rules(),
        Route::SetUp(_) => set_up::word_heist(),
        Route::SetUpLike(kind, id) => otherwise::<HeistForm>(kind, &id),
        Route::Again(kind, id) => again::<WordHeist>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, word_heist::table),
        Route::Practice => heist_practice::practice(),
        other => unknown(other),
    })
}

/// One Letter Better.
#[wasm_split(one_letter_better, wasm_split_path = ::leptos::wasm_split, fallible)]
fn the_one_letter_better() -> Came {
    Ok(|route| match route {
        Route::Rules(_) => super::better_rules::better_rules(),
        Route::SetUp(_) => set_up::one_letter_better(),
        Route::SetUpLike(kind, id) => otherwise::<BetterForm>(kind, &id),
        Route::Again(kind, id) => again::<OneLetterBetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, one_letter_better::table),
        Route::Deck => super::better_deck::better_deck(),
        other => unknown(other),
    })
}

/// C U Letter.
#[wasm_split(c_u_letter, wasm_split_path = ::leptos::wasm_split, fallible)]
fn the_c_u_letter() -> Came {
    Ok(|route| match route {
        Route::Rules(_) => super::letter_rules::letter_rules(),
        Route::SetUp(_) => set_up::c_u_letter(),
        Route::SetUpLike(kind, id) => otherwise::<LetterForm>(kind, &id),
        Route::Again(kind, id) => again::<CULetter>(kind, &id),
        Route::Game(_, ref id) => game(&route, id, c_u_letter::table),
        other => unknown(other),
    })
}

/// The word checker.
#[wasm_split(words, wasm_split_path = ::leptos::wasm_split, fallible)]
fn the_words() -> Came {
    Ok(|route| {
        let within = match route {
            Route::WordsFor(game) => Some(game),
            _ => None,
        };
        view! { <Checker within /> }.into_any()
    })
}

/// The page of parts.
#[wasm_split(parts, wasm_split_path = ::leptos::wasm_split, fallible)]
fn the_parts() -> Came {
    Ok(|_| view! { <Parts /> }.into_any())
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
