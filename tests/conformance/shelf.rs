//! Games on the shelf: kept, named, taken away, put back, taken along.

use lettercase::storage::{Archive, MemoryStore, Records, Trouble};
use lettercase::table::{
    Chance, GameId, ImportError, JournalError, Match, Moment, SeatId, Shelf, Stamp, Unreadable,
    games_in,
};

use crate::saves::begun;
use crate::toy::{Action, Climb, SOUND};

type Toy = Climb<SOUND>;

fn records() -> Records<MemoryStore> {
    Records::new(MemoryStore::default())
}

fn id(text: &str) -> GameId {
    text.parse().unwrap()
}

fn sound(_: &str, journal: &str) -> Result<(), JournalError> {
    Match::<Toy>::read(journal).map(drop)
}

/// Two games, kept one after the other.
fn two_games(records: &mut Records<MemoryStore>) {
    let mut shelf = Shelf::new(records);
    let title = "Rainy day".parse().unwrap();
    shelf
        .keep(&id("one"), Some(&title), &begun(), Stamp(10))
        .unwrap();
    shelf.keep(&id("two"), None, &begun(), Stamp(20)).unwrap();
}

#[test]
fn the_game_last_played_lies_first() {
    let mut records = records();
    records.save("players", "[]").unwrap();
    two_games(&mut records);
    let list = Shelf::new(&mut records).list();
    let names: Vec<String> = list.iter().map(|(id, _)| id.to_string()).collect();
    assert_eq!(names, ["two", "one"]);
    let card = list[1].1.as_ref().unwrap();
    assert_eq!(card.game, "climb");
    assert_eq!(card.title.as_ref().unwrap().as_str(), "Rainy day");
    assert_eq!(card.seats.len(), 2);
    assert_eq!(card.outcome, None, "in progress");
}

#[test]
fn a_game_opens_where_it_was_kept() {
    let mut records = records();
    two_games(&mut records);
    let opened = Shelf::new(&mut records).open::<Toy>(&id("one")).unwrap();
    assert_eq!(opened.game, begun());
    assert_eq!(opened.trouble, None);
}

#[test]
fn a_new_name_changes_nothing_else() {
    let mut records = records();
    two_games(&mut records);
    let mut shelf = Shelf::new(&mut records);
    shelf
        .rename(&id("two"), Some("Final".parse().unwrap()))
        .unwrap();
    let card = shelf.card(&id("two")).unwrap();
    assert_eq!(
        (card.title.unwrap().as_str(), card.played),
        ("Final", Stamp(20))
    );
    assert_eq!(shelf.open::<Toy>(&id("two")).unwrap().game, begun());
    shelf.rename(&id("two"), None).unwrap();
    assert_eq!(shelf.card(&id("two")).unwrap().title, None);
    let gone = shelf.rename(&id("three"), None);
    assert_eq!(gone, Err(Unreadable::Gone));
}

#[test]
fn what_was_taken_off_can_be_put_back() {
    let mut records = records();
    two_games(&mut records);
    let mut shelf = Shelf::new(&mut records);
    let removed = shelf.remove(&id("one")).unwrap();
    assert_eq!(shelf.list().len(), 1);
    assert_eq!(shelf.open::<Toy>(&id("one")).unwrap_err(), Unreadable::Gone);
    shelf.put_back(&removed).unwrap();
    assert_eq!(shelf.list().len(), 2);
    assert_eq!(shelf.open::<Toy>(&id("one")).unwrap().game, begun());
}

#[test]
fn a_game_in_a_file_lies_beside_the_one_that_went_on() {
    let mut records = records();
    two_games(&mut records);
    let mut shelf = Shelf::new(&mut records);
    let file = shelf.export(&id("one")).unwrap().write();
    let file = Archive::read(&file).unwrap();
    let mut chance = Chance::new(1);
    assert_eq!(
        shelf.import(&file, sound, &mut chance).unwrap(),
        [id("one")]
    );
    assert_eq!(shelf.list().len(), 2, "it was here already");

    let mut game = begun();
    game.pass_time(Moment(30_000));
    shelf.keep(&id("one"), None, &game, Stamp(30)).unwrap();
    let came = shelf.import(&file, sound, &mut chance).unwrap();
    assert_ne!(came, [id("one")]);
    assert_eq!(shelf.list().len(), 3);
    assert_eq!(shelf.open::<Toy>(&came[0]).unwrap().game, begun());
    assert_eq!(shelf.open::<Toy>(&id("one")).unwrap().game, game);
}

#[test]
fn a_file_with_a_broken_game_is_refused_whole() {
    let mut records = records();
    two_games(&mut records);
    let mut file = records.archive();
    let broken = file.records["game/two"].replace(r#""Drawn""#, r#""Stolen""#);
    file.records.insert("game/three".into(), broken);
    let mut here = self::records();
    let mut shelf = Shelf::new(&mut here);
    let mut chance = Chance::new(1);
    let came = shelf.import(&file, sound, &mut chance);
    let broken = JournalError::Broken { step: 2 };
    assert_eq!(came, Err(ImportError::Journal(broken)));
    assert!(shelf.list().is_empty());
    let none = shelf.import(&Archive::default(), sound, &mut chance);
    assert_eq!(none, Err(ImportError::Nothing));
}

#[test]
fn what_has_no_card_is_no_game_of_a_file() {
    let mut records = records();
    two_games(&mut records);
    records.save("players", "[]").unwrap();
    let mut file = records.archive();
    let games = games_in(&file).unwrap();
    assert_eq!(games.len(), 2, "players are no game");
    assert!(
        games
            .iter()
            .all(|(game, journal)| sound(game, journal) == Ok(()))
    );
    let broken = file.records["game/two"].replace(r#""played""#, r#""plaid""#);
    file.records.insert("game/two".into(), broken);
    assert_eq!(games_in(&file), Err(JournalError::Foreign));
}

#[test]
fn the_slot_before_opens_where_the_newest_makes_no_sense() {
    let mut records = records();
    two_games(&mut records);
    let sound = records.load("game/one").body.unwrap();
    let broken = sound.replace(r#""Drawn""#, r#""Stolen""#);
    records.save("game/one", &broken).unwrap();
    let opened = Shelf::new(&mut records).open::<Toy>(&id("one")).unwrap();
    assert_eq!(opened.game, begun());
    let name = "game/one".to_owned();
    let recovered = true;
    assert_eq!(opened.trouble, Some(Trouble::Damaged { name, recovered }));
    let rescued = records.archive().rescued;
    assert_eq!(rescued.get("game/one"), Some(&broken), "moved aside");
    // With both broken, the newest one's reason is told and nothing is lost.
    records.save("game/one", &broken).unwrap();
    let mut shelf = Shelf::new(&mut records);
    let refused = shelf.open::<Toy>(&id("one")).unwrap_err();
    assert_eq!(
        refused,
        Unreadable::Journal(JournalError::Broken { step: 2 })
    );
    assert_eq!(shelf.card(&id("one")).unwrap().game, "climb");
}

#[test]
fn what_newer_rules_wrote_is_left_for_them() {
    let mut records = records();
    two_games(&mut records);
    let body = records.load("game/one").body.unwrap();
    let newer = body.replace(r#""rules":2"#, r#""rules":3"#);
    records.save("game/one", &newer).unwrap();
    let refused = Shelf::new(&mut records).open::<Toy>(&id("one"));
    let why = Unreadable::Journal(JournalError::Newer);
    assert_eq!(refused.unwrap_err(), why, "not the copy before it");
    assert_eq!(records.load("game/one").body, Some(newer));
}

#[test]
fn a_new_game_gets_a_name_of_its_own() {
    let mut records = records();
    let mut shelf = Shelf::new(&mut records);
    let mut again = Chance::new(5);
    let first = shelf.fresh(&mut again.clone());
    assert_eq!(first.to_string().parse(), Ok(first.clone()));
    shelf.keep(&first, None, &begun(), Stamp(1)).unwrap();
    assert_ne!(shelf.fresh(&mut again), first);
    for wrong in ["", "A", "a/b", "abcdefghijklmnopq"] {
        assert!(wrong.parse::<GameId>().is_err(), "{wrong}");
    }
}

#[test]
fn blocked_storage_keeps_the_game_until_the_page_closes() {
    let mut records = records();
    records.store_mut().blocked = true;
    let mut shelf = Shelf::new(&mut records);
    let kept = shelf.keep(&id("one"), None, &begun(), Stamp(1));
    assert_eq!(kept, Err(Trouble::Blocked));
    let mut game = shelf.open::<Toy>(&id("one")).unwrap().game;
    game.act(SeatId::FIRST, &Action::Draw, Moment(3_000), None)
        .unwrap();
    assert_eq!(
        shelf.keep(&id("one"), None, &game, Stamp(2)),
        Err(Trouble::Blocked)
    );
    assert_eq!(shelf.open::<Toy>(&id("one")).unwrap().game, game);
}
