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

fn better(checking: CheckingRule) -> Match<OneLetterBetter> {
    let options = one_letter_better_rules::Options::new(Choices {
        checking,
        rounds: 1,
        ..Choices::default()
    });
    Match::start(options.unwrap(), seats(), Chance::new(1)).unwrap()
}

fn heist() -> Match<WordHeist> {
    let options = word_heist_rules::Options::default();
    Match::start(options, seats(), Chance::new(1)).unwrap()
}

/// Exchanges cards until the deck is empty and all seats have passed.
fn played_to_its_end(mut game: Match<OneLetterBetter>) -> Match<OneLetterBetter> {
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

fn id(text: &str) -> GameId {
    text.parse().unwrap()
}

fn keep<G: Game>(records: &mut Records<MemoryStore>, name: &str, game: &Match<G>) {
    GameShelf::new(records).save(&id(name), None, game, Timestamp(1));
}

fn waits_for(records: &mut Records<MemoryStore>, within: Option<&str>) -> Vec<String> {
    let within = within.map(id);
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
    assert!(waits_for(&mut records, None).is_empty());
    keep(&mut records, "auto", &better(CheckingRule::AutoCheck));
    keep(&mut records, "honour", &better(CheckingRule::Honour));
    keep(&mut records, "heist", &heist());
    assert!(waits_for(&mut records, None).is_empty());
    keep(&mut records, "doubt", &better(CheckingRule::Challenge));
    assert_eq!(waits_for(&mut records, None), ["doubt"]);
}

#[test]
fn o29_the_checker_opens_again_once_that_game_is_over() {
    let mut records = Records::new(MemoryStore::default());
    let over = played_to_its_end(better(CheckingRule::Challenge));
    keep(&mut records, "doubt", &over);
    assert!(waits_for(&mut records, None).is_empty());
}

#[test]
fn o29_the_checker_opens_from_another_games_table() {
    let mut records = Records::new(MemoryStore::default());
    keep(&mut records, "heist", &heist());
    keep(&mut records, "doubt", &better(CheckingRule::Challenge));
    keep(&mut records, "other", &better(CheckingRule::Challenge));
    let over = played_to_its_end(better(CheckingRule::AutoCheck));
    keep(&mut records, "over", &over);
    assert!(waits_for(&mut records, Some("heist")).is_empty());
    for within in [None, Some("doubt"), Some("over"), Some("gone")] {
        let waits = waits_for(&mut records, within);
        assert_eq!(waits.len(), 2, "{within:?}: {waits:?}");
    }
}
