//! What the page's program hands to this crate when it starts: the games, and how each chunk is fetched.
//! This crate names no game.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;

use crate::later::Coming;
use crate::opened::Read;
use crate::room::Came;
use crate::screens::{Files, Keeper};
use screen::{GameCard, Room, Route};

/// A chunk being fetched; `None` if there is no such game.
pub type Fetching<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// The games, and the chunks of the page.
#[derive(Clone, Copy)]
pub struct Program {
    /// The build number, which the About screen shows.
    pub build: &'static str,
    /// The games' cards, in display order.
    pub cards: &'static [&'static GameCard],
    /// Fetches a room.
    pub room: fn(Room) -> Fetching<Came>,
    /// Fetches the reader for saved matches of the game with this id.
    pub reader: fn(&str) -> Option<Coming<Read>>,
    /// Fetches the functions that keep players' results.
    pub keeper: fn() -> Coming<Keeper>,
    /// Fetches the functions for files.
    pub files: fn() -> Coming<Files>,
}

thread_local! {
    static PROGRAM: Cell<Option<Program>> = const { Cell::new(None) };
}

/// Says what the program is, once, before anything is drawn.
pub fn register(program: Program) {
    PROGRAM.set(Some(program));
}

/// Returns what the program is; `None` before it is registered.
pub fn program() -> Option<Program> {
    PROGRAM.get()
}

/// Returns the program's build number.
pub fn build() -> &'static str {
    program().map_or("", |program| program.build)
}

/// Returns the cards of all games, in display order.
pub fn cards() -> &'static [&'static GameCard] {
    program().map_or(&[], |program| program.cards)
}

/// Returns the card of the game with this id.
pub fn card(id: &str) -> Option<&'static GameCard> {
    cards().iter().copied().find(|card| card.id == id)
}

/// Returns the route for a URL hash.
pub fn route(hash: &str) -> Route {
    Route::parse(hash, cards())
}

/// Returns the chunk with this name.
pub fn room(word: &str) -> Option<Room> {
    Room::parse(word, cards())
}

/// Whether looking words up is barred while a game with this id and journal goes on (O29).
pub fn bars_look_ups(game: &str, journal: &str) -> bool {
    card(game).is_some_and(|card| (card.bars_look_ups)(journal))
}

/// Fetches the reader for saved matches of the game with this id; `None` if there is no such game.
pub fn reader(game: &str) -> Option<Coming<Read>> {
    (program()?.reader)(game)
}
