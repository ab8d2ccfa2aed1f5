//! A game that goes on beside the page, by the same rules, and the page's shelf.

use std::sync::LazyLock;

use game::{Chance, Game, GameId, Match, Moment, PlayedBy, Roster, Seat, SeatId};
use lexicon::Lexicon;
use store::{Shelf, Stamp};

use crate::page::Page;

/// The word list, as the page has it.
pub fn words() -> &'static Lexicon {
    static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
        Lexicon::open(include_bytes!("../../crates/lexicon/words.lex")).expect("the list opens")
    });
    &WORDS
}

/// Who sits down; our own opponents are programs.
pub fn seats(names: &[&str]) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).expect("they sit down");
    }
    let seat = |player: &game::Player| Seat {
        player: player.clone(),
        by: match player.name.as_str().strip_prefix("The ") {
            Some(name) => PlayedBy::Program(name.to_lowercase().parse().expect("a program")),
            None => PlayedBy::Person,
        },
    };
    roster.players().iter().map(seat).collect()
}

/// A game that begins with these, by the chance of a seed.
pub fn begun<G: Game>(names: &[&str], options: G::Options, seed: u64) -> Match<G> {
    let game = Match::begin(options, seats(names), Chance::new(seed));
    game.expect("so many can sit down")
}

/// A game of two that has just begun.
pub fn of_two<G: Game>(options: G::Options) -> Match<G> {
    begun(&["Ada", "Bo"], options, 7)
}

/// A seat acts, so many milliseconds after what was done last; it may.
pub fn act<G: Game>(game: &mut Match<G>, seat: SeatId, action: &G::Action, later: u64) {
    let at = Moment(game.last_moment().0 + later);
    let done = game.act(seat, action, at, Some(words()));
    assert_eq!(done, Ok(()), "{seat}: {action:?}");
}

/// Lays a game on the page's shelf, whose page is open and is loaded again for it.
pub fn lay<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    lay_down(page, name, game);
    page.reload();
}

/// The same without loading it again: who sits down at the game looks at what lies there.
pub fn lay_down<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    let id: GameId = name.parse().expect("a name");
    page.keep(|records| Shelf::new(records).keep(&id, None, game, Stamp(1)));
}

/// Lays a game there once the word list is, and goes to its table.
pub fn open<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    page.open("#/words");
    page.part("button", "ORCHARD").appears();
    lay_down(page, name, game);
    page.open(&format!("#/{}/game/{name}", G::ID));
}

/// Keeps something under a name, as the page would, whose page is open and is loaded again.
pub fn keep(page: &Page, name: &str, body: &str) {
    page.keep(|records| records.save(name, body));
    page.reload();
}
