//! Games that tests play themselves, by the same rules as the page, and put on the page's shelf.

use std::sync::LazyLock;

use c_u_letter_rules::CULetter;
use game::{BotId, Chance, Game, GameId, Match, Moment, PlayedBy, Roster, Rung, Seat, SeatId};
use lexicon::Lexicon;
use one_letter_better_rules::OneLetterBetter;
use paper_grid_rules::PaperGrid;
use store::{GameShelf, Timestamp};
use word_heist_rules::WordHeist;

use crate::page::Page;

/// The word list, the same as the page's.
pub fn word_list() -> &'static Lexicon {
    static WORDS: LazyLock<Lexicon> = LazyLock::new(|| {
        Lexicon::open(include_bytes!("../../crates/lexicon/words.lex")).expect("the list opens")
    });
    &WORDS
}

/// The bot of this name, today's or a former one.
fn bot(name: &str) -> Option<PlayedBy> {
    fn has<G: Game>(id: BotId) -> bool {
        Rung::of_bot::<G>(id).is_some()
    }
    let id = name.to_lowercase().parse().ok()?;
    let plays = has::<PaperGrid>(id)
        || has::<WordHeist>(id)
        || has::<OneLetterBetter>(id)
        || has::<CULetter>(id);
    plays.then_some(PlayedBy::Bot(id))
}

/// Returns seats for these names; the names of our own bots become bots.
pub fn named_seats(names: &[&str]) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).expect("the name is valid");
    }
    let seat = |player: &game::Player| Seat {
        player: player.clone(),
        by: bot(player.name.as_str()).unwrap_or(PlayedBy::Person),
    };
    roster.players().iter().map(seat).collect()
}

/// Begins a game with these players and options; `seed` determines everything random in it.
pub fn new_match<G: Game>(names: &[&str], options: G::Options, seed: u64) -> Match<G> {
    let game = Match::start(options, named_seats(names), Chance::new(seed));
    game.expect("this number of players can play")
}

/// A two-player game that has just begun.
pub fn two_player_match<G: Game>(options: G::Options) -> Match<G> {
    new_match(&["Ada", "Bo"], options, 7)
}

/// Applies a seat's action, `later` milliseconds after the last one; it must be legal.
pub fn apply_action<G: Game>(game: &mut Match<G>, seat: SeatId, action: &G::Action, later: u64) {
    let at = Moment(game.last_moment().0 + later);
    let done = game.act(seat, action, at, Some(word_list()));
    assert_eq!(done, Ok(()), "{seat}: {action:?}");
}

/// Puts a game on the shelf of the open page, and reloads the page.
pub fn save_and_reload<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    save_game(page, name, game);
    page.reload();
}

/// Puts a game on the page's shelf without a reload: the page reads it when a player sits down at
/// the game.
pub fn save_game<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    let id: GameId = name.parse().expect("a name");
    page.edit_records(|records| GameShelf::new(records).save(&id, None, game, Timestamp(1)));
}

/// Waits for the word list, puts a game on the shelf and goes to its table.
pub fn open_game<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    page.open("#/words");
    page.part("button", "ORCHARD").appears();
    save_game(page, name, game);
    page.open(&format!("#/{}/game/{name}", G::ID));
}

/// Saves a record as the open page would, and reloads the page.
pub fn save_record(page: &Page, name: &str, body: &str) {
    page.edit_records(|records| records.save(name, body));
    page.reload();
}
