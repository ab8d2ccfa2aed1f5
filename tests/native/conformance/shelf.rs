//! The shelf of saved games: saving, naming, removing, restoring and exporting them.

use game::{Chance, GameId, JournalError, Match, Moment, SeatId, Title};
use store::game_lines::parse_content;
use store::vault::WriterId;
use store::{
    Archive, GameOpenError, GameShelf, MemoryStore, Records, StorageFault, StoreError, Timestamp,
    game_id, journals_in,
};

use super::saves::game_in_progress;
use super::toy::{Action, Climb, SOUND};

type Toy = Climb<SOUND>;

fn empty_records() -> Records<MemoryStore> {
    Records::new(MemoryStore::default())
}

fn parse_game_id(text: &str) -> GameId {
    text.parse().unwrap()
}

fn check_journal(_: &str, journal: &str) -> Result<(), JournalError> {
    Match::<Toy>::read(journal).map(drop)
}

/// Saves two games, one after the other.
fn save_two_games(records: &mut Records<MemoryStore>) {
    let mut shelf = GameShelf::new(records);
    let title = "Rainy day".parse().unwrap();
    shelf.save(
        &parse_game_id("one"),
        Some(&title),
        &game_in_progress(),
        Timestamp(10),
    );
    shelf.save(
        &parse_game_id("two"),
        None,
        &game_in_progress(),
        Timestamp(20),
    );
}

#[test]
fn the_shelf_lists_the_last_played_game_first() {
    let mut records = empty_records();
    records.save("players", "[]");
    save_two_games(&mut records);
    let list = GameShelf::new(&mut records).list();
    let names: Vec<String> = list.iter().map(|(id, _)| id.to_string()).collect();
    assert_eq!(names, ["two", "one"]);
    let card = list[1].1.as_ref().unwrap();
    assert_eq!(card.game, "climb");
    assert_eq!(card.title.as_ref().unwrap().as_str(), "Rainy day");
    assert_eq!(card.seats.len(), 2);
    assert_eq!(card.outcome, None, "in progress");
}

#[test]
fn a_shelf_entry_agrees_with_the_games_card() {
    let mut records = empty_records();
    let mut shelf = GameShelf::new(&mut records);
    let titles = ["\"outcome\":{", "{\"played\":1}", "é\\"];
    for (at, title) in (0..).zip(titles) {
        let name = format!("g{at}").parse().unwrap();
        shelf.save(
            &name,
            title.parse().ok().as_ref(),
            &game_in_progress(),
            Timestamp(at),
        );
    }
    assert_eq!(shelf.entries().len(), 3);
    for spine in shelf.entries() {
        let card = shelf.card(&spine.id).unwrap();
        assert!(card.title.is_some());
        let told = (spine.over, spine.played);
        assert_eq!(told, (card.outcome.is_some(), Some(card.played)));
    }
}

#[test]
fn a_saved_game_opens_where_it_was_left() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let opened = GameShelf::new(&mut records)
        .open::<Toy>(&parse_game_id("one"))
        .unwrap();
    assert_eq!(opened.game, game_in_progress());
    assert_eq!(opened.up_to, None, "all of it");
    // A game that was stored before the page opened also opens where it was left.
    let mut records = Records::new(records.store().clone());
    let opened = GameShelf::new(&mut records)
        .open::<Toy>(&parse_game_id("one"))
        .unwrap();
    assert_eq!((opened.game, opened.up_to), (game_in_progress(), None));
    assert_eq!(opened.title.unwrap().as_str(), "Rainy day");
}

#[test]
fn the_shelf_knows_the_number_of_saved_steps() {
    let mut records = empty_records();
    let mut shelf = GameShelf::new(&mut records);
    assert_eq!(shelf.step_count(&parse_game_id("one")), None);
    let game = game_in_progress();
    shelf.save(&parse_game_id("one"), None, &game, Timestamp(1));
    assert_eq!(
        shelf.step_count(&parse_game_id("one")),
        Some(game.journal().steps.len())
    );
}

#[test]
fn renaming_a_game_changes_only_its_title() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let mut shelf = GameShelf::new(&mut records);
    shelf
        .rename(&parse_game_id("two"), Some("Final".parse().unwrap()))
        .unwrap();
    let card = shelf.card(&parse_game_id("two")).unwrap();
    assert_eq!(
        (card.title.unwrap().as_str(), card.played),
        ("Final", Timestamp(20))
    );
    assert_eq!(
        shelf.open::<Toy>(&parse_game_id("two")).unwrap().game,
        game_in_progress()
    );
    shelf.rename(&parse_game_id("two"), None).unwrap();
    assert_eq!(shelf.card(&parse_game_id("two")).unwrap().title, None);
    let gone = shelf.rename(&parse_game_id("three"), None);
    assert_eq!(gone, Err(GameOpenError::Gone));
}

#[test]
fn a_removed_game_can_be_restored() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let mut shelf = GameShelf::new(&mut records);
    shelf.remove(&parse_game_id("one"));
    assert_eq!(shelf.list().len(), 1);
    assert_eq!(
        shelf.open::<Toy>(&parse_game_id("one")).unwrap_err(),
        GameOpenError::Gone
    );
    let mut records = Records::new(records.store().clone());
    let mut shelf = GameShelf::new(&mut records);
    assert_eq!(shelf.list().len(), 1);
    shelf.restore(&parse_game_id("one"));
    assert_eq!(shelf.list().len(), 2);
    assert_eq!(
        shelf.open::<Toy>(&parse_game_id("one")).unwrap().game,
        game_in_progress()
    );
}

/// Merges a file into the shelf and returns the games that were added.
fn merge_file(records: &mut Records<MemoryStore>, file: &Archive) -> Vec<GameId> {
    let by = WriterId(1_000 + records.store().texts.len() as u64);
    let games = records.merge_local(file, by).unwrap().games;
    let ids = games.iter().map(|name| game_id(name).unwrap());
    ids.collect()
}

#[test]
fn a_different_version_of_a_game_in_a_file_is_added_as_a_second_game() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let file = GameShelf::new(&mut records)
        .export(&parse_game_id("one"))
        .unwrap()
        .write();
    let file = Archive::read(&file).unwrap();
    assert_eq!(merge_file(&mut records, &file), [parse_game_id("one")]);
    let count = |records: &mut Records<MemoryStore>| GameShelf::new(records).list().len();
    assert_eq!(count(&mut records), 2, "the game is already here");

    let mut game = game_in_progress();
    game.pass_time(Moment(30_000));
    GameShelf::new(&mut records).save(&parse_game_id("one"), None, &game, Timestamp(30));
    let came = merge_file(&mut records, &file);
    assert_ne!(came, [parse_game_id("one")]);
    assert_eq!(count(&mut records), 3);
    let mut shelf = GameShelf::new(&mut records);
    assert_eq!(
        shelf.open::<Toy>(&came[0]).unwrap().game,
        game_in_progress()
    );
    assert_eq!(shelf.open::<Toy>(&parse_game_id("one")).unwrap().game, game);
    let again = merge_file(&mut records, &file);
    assert_eq!(
        again, came,
        "the game is already here, under its other name"
    );
    assert_eq!(count(&mut records), 3);
}

/// The games in a file are checked before it is merged.
#[test]
fn a_broken_game_in_a_file_is_found() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let mut file = records.archive_local().unwrap();
    let broken = file.records["game/two"].replace(r#""Drawn""#, r#""Stolen""#);
    file.records.insert("game/three".into(), broken);
    let games = journals_in(&file).unwrap();
    let found: Result<(), _> = games
        .iter()
        .try_for_each(|(game, text)| check_journal(game, text));
    assert_eq!(found, Err(JournalError::Broken { step: 2 }));
    let mut here = self::empty_records();
    assert!(merge_file(&mut here, &Archive::default()).is_empty());
    assert!(GameShelf::new(&mut here).list().is_empty());
}

#[test]
fn records_without_a_card_are_not_games_of_a_file() {
    let mut records = empty_records();
    save_two_games(&mut records);
    records.save("players", "[]");
    let mut file = records.archive_local().unwrap();
    let games = journals_in(&file).unwrap();
    assert_eq!(games.len(), 2, "the list of players is not a game");
    assert!(
        games
            .iter()
            .all(|(game, journal)| check_journal(game, journal) == Ok(()))
    );
    let broken = file.records["game/two"].replace(r#""played""#, r#""plaid""#);
    file.records.insert("game/two".into(), broken);
    assert_eq!(journals_in(&file), Err(JournalError::Foreign));
}

/// The text of a game, and the same text with its last step broken.
fn intact_and_broken_journal(records: &mut Records<MemoryStore>) -> (String, String) {
    let sound = GameShelf::new(records)
        .export(&parse_game_id("one"))
        .unwrap();
    let sound = sound.records["game/one"].clone();
    let broken = sound.replace(r#""Drawn""#, r#""Stolen""#);
    (sound, broken)
}

#[test]
fn a_damaged_game_opens_up_to_its_first_invalid_step() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let (_, broken) = intact_and_broken_journal(&mut records);
    records.save_content("game/one", &parse_content("game/one", &broken));
    let mut records = Records::new(records.store().clone());
    let opened = GameShelf::new(&mut records)
        .open::<Toy>(&parse_game_id("one"))
        .unwrap();
    assert_eq!(opened.up_to, Some(2), "the deal, and a card that was laid");
    let mut game = opened.game;
    assert_eq!(
        game.journal().steps[..],
        game_in_progress().journal().steps[..2]
    );
    // Playing on loses nothing of the broken save.
    let title: Title = "Rainy day".parse().unwrap();
    game.pass_time(Moment(30_000));
    let mut shelf = GameShelf::new(&mut records);
    shelf.save(&parse_game_id("one"), Some(&title), &game, Timestamp(30));
    let opened = shelf.open::<Toy>(&parse_game_id("one")).unwrap();
    assert_eq!((&opened.game, opened.up_to), (&game, None));
    let rescued = records.archive_local().unwrap().rescued;
    let stolen = rescued.values().filter(|text| text.contains("Stolen"));
    assert_eq!(stolen.count(), 1, "moved aside");
    let mut records = Records::new(records.store().clone());
    let opened = GameShelf::new(&mut records)
        .open::<Toy>(&parse_game_id("one"))
        .unwrap();
    assert_eq!((opened.game, opened.up_to), (game, None));
}

#[test]
fn a_game_without_a_valid_step_is_left_in_storage() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let (sound, _) = intact_and_broken_journal(&mut records);
    let broken = sound.replace(r#""Drawn""#, r#""Stolen""#);
    let broken = broken.replace(r#""Laid""#, r#""Flung""#);
    let broken = broken.replace(r#""Dealt""#, r#""Thrown""#);
    records.save_content("game/one", &parse_content("game/one", &broken));
    let before = records.store().texts.clone();
    let mut shelf = GameShelf::new(&mut records);
    let refused = shelf.open::<Toy>(&parse_game_id("one")).unwrap_err();
    let why = GameOpenError::Journal(JournalError::Broken { step: 0 });
    assert_eq!(refused, why);
    assert_eq!(shelf.card(&parse_game_id("one")).unwrap().game, "climb");
    assert_eq!(records.store().texts, before);
}

#[test]
fn a_game_with_a_damaged_head_row_continues_from_its_first_head() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let texts = &mut records.store_mut().texts;
    let head = texts.get_mut("lettercase-rows/0/head/game/one").unwrap();
    *head = head.replace("climb", "?????");
    let damaged = head.clone();
    let mut records = Records::new(records.store().clone());
    let mut shelf = GameShelf::new(&mut records);
    assert_eq!(shelf.list().len(), 2);
    let opened = shelf.open::<Toy>(&parse_game_id("one")).unwrap();
    assert_eq!((opened.game, opened.up_to), (game_in_progress(), Some(3)));
    shelf.save(
        &parse_game_id("one"),
        None,
        &game_in_progress(),
        Timestamp(30),
    );
    let rescued = records.archive_local().unwrap().rescued;
    assert!(rescued.values().any(|text| *text == damaged));
}

#[test]
fn a_save_of_newer_rules_is_refused_and_left_unchanged() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let (sound, _) = intact_and_broken_journal(&mut records);
    let newer = sound.replace(r#""rules":2"#, r#""rules":3"#);
    records.save_content("game/one", &parse_content("game/one", &newer));
    let mut records = Records::new(records.store().clone());
    let mut shelf = GameShelf::new(&mut records);
    let refused = shelf.open::<Toy>(&parse_game_id("one"));
    let why = GameOpenError::Journal(JournalError::Newer);
    assert_eq!(refused.unwrap_err(), why, "not even its first steps open");
    let file = shelf.export(&parse_game_id("one")).unwrap();
    assert_eq!(file.records["game/one"], newer);
}

#[test]
fn a_new_game_gets_an_unused_id() {
    let mut records = empty_records();
    let mut shelf = GameShelf::new(&mut records);
    let mut again = Chance::new(5);
    let first = shelf.new_id(&mut again.clone());
    assert_eq!(first.to_string().parse(), Ok(first.clone()));
    shelf.save(&first, None, &game_in_progress(), Timestamp(1));
    assert_ne!(shelf.new_id(&mut again.clone()), first);
    shelf.remove(&first);
    assert_ne!(
        shelf.new_id(&mut again),
        first,
        "the name of a removed game isn't reused"
    );
    for wrong in ["", "A", "a/b", "abcdefghijklmnopq"] {
        assert!(wrong.parse::<GameId>().is_err(), "{wrong}");
    }
}

#[test]
fn with_blocked_storage_a_game_lasts_until_the_page_closes() {
    let mut records = empty_records();
    records.store_mut().blocked = true;
    let mut shelf = GameShelf::new(&mut records);
    shelf.save(
        &parse_game_id("one"),
        None,
        &game_in_progress(),
        Timestamp(1),
    );
    let mut game = shelf.open::<Toy>(&parse_game_id("one")).unwrap().game;
    game.act(SeatId::FIRST, &Action::Draw, Moment(3_000), None)
        .unwrap();
    shelf.save(&parse_game_id("one"), None, &game, Timestamp(2));
    assert_eq!(shelf.open::<Toy>(&parse_game_id("one")).unwrap().game, game);
    assert_eq!(records.save_error(), Some(StoreError::Blocked));
}

#[test]
fn a_game_with_lost_head_rows_is_reported_and_its_steps_stay() {
    let mut records = empty_records();
    save_two_games(&mut records);
    let texts = &mut records.store_mut().texts;
    for row in ["head", "first"] {
        let key = format!("lettercase-rows/0/{row}/game/one");
        texts.insert(key, "nonsense".into());
    }
    let mut records = Records::new(records.store().clone());
    let mut shelf = GameShelf::new(&mut records);
    let (name, recovered) = ("game/one".to_owned(), false);
    let damaged = GameOpenError::StorageFault(StorageFault::Damaged { name, recovered });
    assert_eq!(
        shelf.open::<Toy>(&parse_game_id("one")).unwrap_err(),
        damaged
    );
    assert_eq!(shelf.card(&parse_game_id("one")), Err(damaged.clone()));
    let gone = shelf.rename(&parse_game_id("one"), None);
    assert_eq!(gone, Err(damaged));
    let raw = records.archive_local().unwrap().raw;
    assert!(
        raw.values().any(|text| text.contains("Drawn")),
        "the steps are still stored"
    );
}
