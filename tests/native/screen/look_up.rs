//! When a game blocks looking words up (O29).

use game::{Chance, Game, GameId, Match, Moment, PlayedBy, Roster, Seat};
use one_letter_better_rules::{Action, CheckingRule, Choices, OneLetterBetter};
use screen::game_blocking_look_ups;
use store::{GameShelf, MemoryStore, Records, Timestamp};
use word_heist_rules::WordHeist;

fn seats() -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo"] {
        roster.add(name).unwrap();
    }
    let by = PlayedBy::Person;
    let players = roster.players().iter().cloned();
    players.map(|player| Seat { player, by }).collect()
}

fn start_one_letter_better(checking: CheckingRule) -> Match<OneLetterBetter> {
    let options = one_letter_better_rules::Options::new(Choices {
        checking,
        rounds: 1,
        ..Choices::default()
    });
    Match::start(options.unwrap(), seats(), Chance::new(1)).unwrap()
}

fn start_word_heist() -> Match<WordHeist> {
    let options = word_heist_rules::Options::default();
    Match::start(options, seats(), Chance::new(1)).unwrap()
}

/// Exchanges cards until the deck is empty and all seats have passed.
fn play_to_end(mut game: Match<OneLetterBetter>) -> Match<OneLetterBetter> {
    while game.outcome().is_none() {
        let seat = game.state().table.turn.seat;
        let view = game.view(game::Viewer::Seat(seat));
        let action = if view.table.turn.drawn || view.deck == 0 {
            Action::End(view.hand[..*view.allowed_discards().start()].to_vec())
        } else {
            Action::Draw
        };
        game.act(seat, &action, Moment(0), None).unwrap();
    }
    game
}

fn game_id(text: &str) -> GameId {
    text.parse().unwrap()
}

fn save_game<G: Game>(records: &mut Records<MemoryStore>, name: &str, game: &Match<G>) {
    GameShelf::new(records).save(&game_id(name), None, game, Timestamp(1));
}

fn blocking_games(records: &mut Records<MemoryStore>, within: Option<&str>) -> Vec<String> {
    let within = within.map(game_id);
    let waits = game_blocking_look_ups(
        &GameShelf::new(records),
        within.as_ref(),
        games::forbids_look_ups,
    );
    waits.into_iter().map(|(id, _)| id.to_string()).collect()
}

#[test]
fn o29_the_checker_is_closed_during_a_game_with_challenges() {
    let mut records = Records::new(MemoryStore::default());
    assert!(blocking_games(&mut records, None).is_empty());
    save_game(
        &mut records,
        "auto",
        &start_one_letter_better(CheckingRule::AutoCheck),
    );
    save_game(
        &mut records,
        "honour",
        &start_one_letter_better(CheckingRule::Honour),
    );
    save_game(&mut records, "heist", &start_word_heist());
    assert!(blocking_games(&mut records, None).is_empty());
    save_game(
        &mut records,
        "doubt",
        &start_one_letter_better(CheckingRule::Challenge),
    );
    assert_eq!(blocking_games(&mut records, None), ["doubt"]);
}

#[test]
fn o29_the_checker_opens_again_once_that_game_is_over() {
    let mut records = Records::new(MemoryStore::default());
    let over = play_to_end(start_one_letter_better(CheckingRule::Challenge));
    save_game(&mut records, "doubt", &over);
    assert!(blocking_games(&mut records, None).is_empty());
}

#[test]
fn o29_the_checker_opens_from_another_games_table() {
    let mut records = Records::new(MemoryStore::default());
    save_game(&mut records, "heist", &start_word_heist());
    save_game(
        &mut records,
        "doubt",
        &start_one_letter_better(CheckingRule::Challenge),
    );
    save_game(
        &mut records,
        "other",
        &start_one_letter_better(CheckingRule::Challenge),
    );
    let over = play_to_end(start_one_letter_better(CheckingRule::AutoCheck));
    save_game(&mut records, "over", &over);
    assert!(blocking_games(&mut records, Some("heist")).is_empty());
    for within in [None, Some("doubt"), Some("over"), Some("gone")] {
        let waits = blocking_games(&mut records, within);
        assert_eq!(waits.len(), 2, "{within:?}: {waits:?}");
    }
}
