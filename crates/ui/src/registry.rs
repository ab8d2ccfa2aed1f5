//! Data that the page's program registers with this crate when it starts: the games, and functions
//! that fetch each chunk. This crate names no game.

use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;

use crate::chunk::ChunkResult;
use crate::deferred::ChunkFuture;
use crate::loaded_game::GameReader;
use crate::screens::{FileFns, PlayerResultFns};
use screen::{Chunk, GameCard, Route};

/// A game's chunk being fetched; it resolves to `None` if there is no such game.
pub type GameChunkFuture<T> = Pin<Box<dyn Future<Output = Option<T>>>>;

/// The games, and the chunks of the page.
#[derive(Clone, Copy)]
pub struct Registry {
    /// The build number, which the About screen shows.
    pub build: &'static str,
    /// The games' cards, in display order.
    pub cards: &'static [&'static GameCard],
    /// Fetches a chunk.
    pub chunk: fn(Chunk) -> GameChunkFuture<ChunkResult>,
    /// Fetches the reader for saved matches of the game with this id.
    pub reader: fn(&str) -> Option<ChunkFuture<GameReader>>,
    /// Fetches the functions that keep players' results.
    pub player_result_fns: fn() -> ChunkFuture<PlayerResultFns>,
    /// Fetches the functions for files.
    pub file_fns: fn() -> ChunkFuture<FileFns>,
}

thread_local! {
    static REGISTRY: Cell<Option<Registry>> = const { Cell::new(None) };
}

/// Registers the games and chunks. Called once, before anything is drawn.
pub fn register(program: Registry) {
    REGISTRY.set(Some(program));
}

/// Returns the registered games and chunks; `None` before [`register`] was called.
pub fn registry() -> Option<Registry> {
    REGISTRY.get()
}

/// Returns the program's build number.
pub(crate) fn build_number() -> &'static str {
    registry().map_or("", |program| program.build)
}

/// Returns the cards of all games, in display order.
pub(crate) fn game_cards() -> &'static [&'static GameCard] {
    registry().map_or(&[], |program| program.cards)
}

/// Returns the card of the game with this id.
pub fn game_card(id: &str) -> Option<&'static GameCard> {
    game_cards().iter().copied().find(|card| card.id == id)
}

/// Returns the route for a URL hash.
pub fn parse_route(hash: &str) -> Route {
    Route::parse(hash, game_cards())
}

/// Returns the chunk with this name.
pub fn parse_chunk(word: &str) -> Option<Chunk> {
    Chunk::parse(word, game_cards())
}

/// Whether looking up words is blocked while the game with this id and journal is in progress
/// (O29).
pub fn forbids_look_ups(game: &str, journal: &str) -> bool {
    game_card(game).is_some_and(|card| (card.forbids_look_ups)(journal))
}

/// Fetches the reader for saved matches of the game with this id; `None` if there is no such game.
pub(crate) fn fetch_reader(game: &str) -> Option<ChunkFuture<GameReader>> {
    (registry()?.reader)(game)
}
