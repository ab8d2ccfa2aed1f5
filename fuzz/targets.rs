//! Fuzz targets for everything that Lettercase reads from outside.
//!
//! A target reads its input as the app does. It must not panic, whatever the bytes are, and
//! whatever it can read must survive writing and reading again. `make fuzz` runs all targets on the
//! stable compiler with mutated seeds; with `cargo fuzz` each is a program of its own, in
//! `fuzz_targets/`.

use serde::Serialize;
use serde::de::DeserializeOwned;

use c_u_letter_rules::CULetter;
use drawing::Phrase;
use game::{Chance, Day, Game, GameId, Match, Moment, PlayerName, Roster, SeatId, Title, Viewer};
use games::print_orders;
use lexicon::checksum::crc32;
use lexicon::{Lexicon, Pattern, Word};
use one_letter_better::screen::DeckEditor;
use one_letter_better_rules::OneLetterBetter;
use paper_grid::screen::studio::{SavedStudio, Studio};
use paper_grid_rules::{Board, BoardLink, PaperGrid};
use printing::SheetOptions;
use screen::Settings;
use screen::record_check::is_readable_record;
use screen::set_up::{GameForm, SetUpForm};
use store::game_lines::join_game;
use store::stream::SaveFileReader;
use store::vault::{Content, WriterId};
use store::{
    Archive, ArchiveError, GameShelf, MatchCard, MemoryStore, Records, Store, gzip, journals_in,
};
use word_heist::screen::practice::PracticeSession;
use word_heist_rules::WordHeist;

/// A target: its name and its function, which takes any bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All targets.
pub const TARGETS: [Target; 11] = [
    ("games", games),
    ("archives", archives),
    ("files", files),
    ("seals", seals),
    ("rows", rows),
    ("records", records),
    ("codes", codes),
    ("links", links),
    ("routes", routes),
    ("names", names),
    ("words", words),
];

fn text(data: &[u8]) -> String {
    String::from_utf8_lossy(data).into_owned()
}

/// Reads a saved game: a card, and the journal below it.
pub fn games(data: &[u8]) {
    let body = text(data);
    let Some((card, journal)) = body.split_once('\n') else {
        return;
    };
    if let Ok(card) = serde_json::from_str::<MatchCard>(card) {
        check_round_trip(&card);
        let _ = games::check_journal(&card.game, journal);
    }
    check_game::<PaperGrid>(journal);
    check_game::<WordHeist>(journal);
    check_game::<OneLetterBetter>(journal);
    check_game::<CULetter>(journal);
}

/// Checks that a game that opens can be saved again, viewed by every viewer and described.
fn check_game<G: Game>(journal: &str) {
    let Ok(game) = Match::<G>::read(journal) else {
        return;
    };
    let written = game.journal().write();
    assert_eq!(Match::<G>::read(&written).as_ref(), Ok(&game), "{written}");
    let seats = SeatId::all(game.journal().seats.len() as u8).map(Viewer::Seat);
    for viewer in seats.chain([Viewer::Table]) {
        let _ = (game.view(viewer), game.history(viewer));
    }
    let _ = (game.outcome(), game.waiting_for());
    let _ = game.state_after(game.journal().steps.len() / 2);
}

/// Reads a save file, unchanged and with a corrected checksum.
pub fn archives(data: &[u8]) {
    let file = text(data);
    check_archive(&file);
    if let Some((_, body)) = file.split_once('\n') {
        let body = body.trim_end();
        let sum = crc32(body.as_bytes());
        let right = format!("Lettercase save file 1 {sum:08x}\n{body}\n");
        if right != file {
            check_archive(&right);
        }
    }
}

/// Reads a save file as bytes, compressed or not, compresses it here, and reads its text in pieces.
pub fn files(data: &[u8]) {
    let whole = Archive::read_file(data);
    let packed = Archive::read_file(&gzip::compress(data));
    if !data.starts_with(&[0x1f, 0x8b]) {
        assert_eq!(packed, whole);
    }
    let file = text(data);
    let whole = Archive::read(&file);
    let signs: Vec<char> = file.chars().collect();
    let (mut reader, mut archive) = (SaveFileReader::default(), Archive::default());
    let mut read = Ok(());
    for (at, piece) in signs.chunks(1 + data.len() % 61).enumerate() {
        let piece: String = piece.iter().collect();
        read = read.and_then(|()| reader.feed(&piece, |_| true));
        while let Some(text) = read
            .and_then(|()| reader.next_text())
            .unwrap_or_else(|why| {
                read = Err(why);
                None
            })
        {
            archive.insert(text);
        }
        assert!(at <= signs.len());
    }
    let read = read.and_then(|()| reader.finish()).map(|()| archive);
    if whole != Err(ArchiveError::Empty) {
        assert_eq!(read, whole);
    }
    if let Ok(archive) = &whole {
        for (name, body) in &archive.records {
            let _ = is_readable_record(name, body);
        }
    }
}

fn check_archive(file: &str) {
    let Ok(archive) = Archive::read(file) else {
        return;
    };
    assert_eq!(Archive::read(&archive.write()).as_ref(), Ok(&archive));
    for (game, journal) in journals_in(&archive).unwrap_or_default() {
        let _ = games::check_journal(&game, &journal);
    }
    let mut records = Records::new(MemoryStore::default());
    records.replace_local(&archive).unwrap_or_default();
    check_restored(&mut records, &archive);
    let mut records = Records::new(MemoryStore::default());
    let merging = records
        .merge_local(&archive, WriterId(9))
        .unwrap_or_default();
    check_restored(&mut records, &archive);
    let again = records
        .merge_local(&archive, WriterId(10))
        .unwrap_or_default();
    assert_eq!(again.games, merging.games, "the games are stored already");
    assert_eq!(records.unmerge_local(&merging, WriterId(11)), Ok(()));
    let left = records.archive_local().unwrap_or_default().records;
    assert!(left.is_empty(), "{left:?}");
}

/// Checks that all of a file can be read from these records.
fn check_restored(records: &mut Records<MemoryStore>, archive: &Archive) {
    for (name, body) in &archive.records {
        let content = records.content(name);
        if name.starts_with("taken/") {
            // Each device keeps its own list of records taken over.
            continue;
        }
        let text = content.as_ref().map(join_game).unwrap_or_default();
        assert_eq!(text.trim_end(), body.trim_end(), "{name}");
    }
    let mut again = Records::new(records.store().clone());
    let there = again.names();
    let names = archive.records.keys();
    for name in names.filter(|name| !name.starts_with("taken/")) {
        assert!(there.contains(name), "{name}");
    }
    for (id, _) in GameShelf::new(&mut again).list() {
        let _ = GameShelf::new(&mut again).open::<PaperGrid>(&id);
    }
}

/// Splits a sealed text into its sequence number and its body.
fn split_seal(text: &str) -> Option<(u64, &str)> {
    let mut parts = text.splitn(4, ' ');
    let mut next = || parts.next();
    let (mark, sequence, sum, body) = (next()?, next()?, next()?, next()?);
    let sequence = sequence.parse().ok()?;
    let sum = u32::from_str_radix(sum, 16).ok()?;
    let version: u32 = mark.strip_prefix("LC")?.parse().ok()?;
    let right = crc32(format!("{sequence} {body}").as_bytes());
    (version == 1 && sum == right).then_some((sequence, body))
}

/// Whether a newer version of Lettercase wrote a text.
fn is_newer(text: &str) -> bool {
    let mark = text
        .split_once(' ')
        .and_then(|(mark, _)| mark.strip_prefix("LC"));
    mark.is_some_and(|version| version.parse().is_ok_and(|version: u32| version > 1))
}

/// Whether a text is stored unchanged.
fn is_stored_unchanged(records: &Records<MemoryStore>, text: &str) -> bool {
    records.store().texts.values().any(|stored| stored == text)
}

/// Reads two slots of a record with any content: what is readable must be there after the transfer,
/// and nothing may be lost.
pub fn seals(data: &[u8]) {
    let both = text(data);
    let (a, b) = both.split_once('\u{1}').unwrap_or((&both, ""));
    let mut store = MemoryStore::default();
    let slots = [("lettercase/players/a", a), ("lettercase/players/b", b)];
    for (key, slot) in slots.iter().filter(|(_, slot)| !slot.is_empty()) {
        let _ = store.set(key, slot);
    }
    let mut records = Records::new(store);
    for (key, slot) in slots {
        assert!(!records.store().texts.contains_key(key), "{key}");
        // The slot was read, or an earlier version of it, or it is stored unchanged.
        let read = split_seal(slot).is_some_and(|(_, body)| {
            let texts = records.store().texts.values();
            let mut heads = texts.filter_map(|text| split_seal(text));
            heads.any(|(_, text)| text.ends_with(body)) || is_stored_unchanged(&records, body)
        });
        assert!(
            slot.is_empty() || read || is_stored_unchanged(&records, slot),
            "{slot}"
        );
    }
    let good: Vec<(u64, &str)> = [a, b].into_iter().filter_map(split_seal).collect();
    let newest = good.iter().rev().max_by_key(|(sequence, _)| sequence);
    let newer = is_newer(a) || is_newer(b);
    let before = records.load("players").body;
    let expected = newest
        .filter(|_| !newer)
        .map(|(_, body)| (*body).to_owned());
    assert_eq!(before, expected);
    let archive = records.archive_local().unwrap_or_default();
    assert_eq!(archive.records.get("players"), before.as_ref());
    records.save("players", "kept");
    let again = Records::new(records.store().clone());
    let kept = Some("kept".to_owned()).filter(|_| !newer);
    assert_eq!(again.load("players").body, kept);
}

/// Reads rows of a game and of a small record with any content: a later write must succeed, and
/// unreadable content must not be lost.
pub fn rows(data: &[u8]) {
    const KEYS: [&str; 7] = [
        "head/game/1",
        "line/game/1/000000",
        "first/game/1",
        "back/players",
        "head/players",
        "pack/game/1",
        "gone/game/1",
    ];
    let all = text(data);
    let laid: Vec<(&str, &str)> = KEYS.into_iter().zip(all.split('\u{1}')).collect();
    let mut store = MemoryStore::default();
    for (key, text) in laid.iter().filter(|(_, text)| !text.is_empty()) {
        let _ = store.set(&format!("lettercase-rows/0/{key}"), text);
    }
    let mut records = Records::new(store);
    let _ = GameShelf::new(&mut records).list();
    if let Ok(id) = "1".parse() {
        let _ = GameShelf::new(&mut records).open::<PaperGrid>(&id);
    }
    let archive = records.archive_local().unwrap_or_default();
    let mut elsewhere = Records::new(MemoryStore::default());
    assert!(elsewhere.replace_local(&archive).is_ok());
    assert_eq!(elsewhere.archive_local().as_ref(), Ok(&archive));
    let lines = vec!["{}".to_owned(), "[]".to_owned()];
    let head = "{}\n{\"steps\":[".to_owned();
    let game = Content { head, lines };
    records.save("players", "kept");
    records.save_content("game/1", &game);
    let mut again = Records::new(records.store().clone());
    let newer = |key: &str| laid.iter().any(|(at, text)| *at == key && is_newer(text));
    if !newer("head/players") {
        assert_eq!(again.load("players").body.as_deref(), Some("kept"));
    }
    if !newer("head/game/1") {
        assert_eq!(again.content("game/1"), Some(game));
    }
    for (key, text) in laid {
        let mark = key.starts_with("gone/");
        let kept = mark || split_seal(text).is_some() || is_stored_unchanged(&again, text);
        assert!(text.is_empty() || kept, "{key}: {text}");
    }
}

/// Reads every kind of stored record except games.
pub fn records(data: &[u8]) {
    let body = text(data);
    check_record::<Settings>(&body);
    check_record::<Roster>(&body);
    check_record::<Option<(String, Moment)>>(&body);
    check_record::<c_u_letter_rules::BestScores>(&body);
    check_record::<one_letter_better_rules::BestScores>(&body);
    check_record::<one_letter_better_rules::SavedDecks>(&body);
    check_record::<Option<DeckEditor>>(&body);
    check_record::<Option<PracticeSession>>(&body);
    check_record::<SheetOptions>(&body);
    if let Ok(kept) = serde_json::from_str::<SavedStudio>(&body) {
        let studio = Studio::from_saved(&kept, &mut Chance::new(1));
        check_round_trip(&studio.to_saved());
    }
    check_form::<paper_grid::screen::set_up::Form>(&body);
    check_form::<word_heist::screen::set_up::Form>(&body);
    check_form::<one_letter_better::screen::set_up::Form>(&body);
    check_form::<c_u_letter::screen::set_up::Form>(&body);
}

fn check_record<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(body: &str) {
    if let Ok(record) = serde_json::from_str::<T>(body) {
        check_round_trip(&record);
    }
}

fn check_round_trip<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(record: &T) {
    let written = serde_json::to_string(record).unwrap_or_default();
    let read = serde_json::from_str::<T>(&written);
    assert_eq!(read.ok().as_ref(), Some(record), "{written}");
}

/// Checks that a set-up form is shown, and begins a game or explains why not.
fn check_form<G: GameForm>(body: &str) {
    let Ok(form) = serde_json::from_str::<SetUpForm<G>>(body) else {
        return;
    };
    let written = serde_json::to_string(&form).unwrap_or_default();
    assert!(serde_json::from_str::<SetUpForm<G>>(&written).is_ok_and(|read| read == form));
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Cleo"] {
        let _ = roster.add(name);
    }
    let _ = form.chosen_rules(&roster);
    match form.options(&roster) {
        Ok((options, seats)) => {
            let _ = Match::<G::Game>::start(options, seats, Chance::new(1));
        }
        Err(why) => assert!(!form.cannot(why).is_empty()),
    }
}

/// Reads a board code.
pub fn codes(data: &[u8]) {
    let code = text(data);
    if let Ok(board) = Board::from_code(&code) {
        assert_eq!(Board::from_code(&board.to_code()).as_ref(), Ok(&board));
        let _ = (board.faults(), board.to_string());
    }
}

/// Reads a board link.
pub fn links(data: &[u8]) {
    let link = text(data);
    if let Ok(link) = link.parse::<BoardLink>() {
        assert_eq!(link.to_string().parse::<BoardLink>().as_ref(), Ok(&link));
        let _ = link.board();
    }
}

/// Reads an address.
pub fn routes(data: &[u8]) {
    let route = games::parse_route(&text(data));
    assert_eq!(games::parse_route(&route.hash()), route);
    let _ = route.room();
}

/// Reads what people type: names, titles, dates, words, patterns.
pub fn names(data: &[u8]) {
    let line = text(data);
    if let Ok(name) = line.parse::<PlayerName>() {
        assert_eq!(name.as_str().parse::<PlayerName>(), Ok(name.clone()));
    }
    if let Ok(title) = line.parse::<Title>() {
        assert_eq!(title.as_str().parse::<Title>(), Ok(title.clone()));
    }
    if let Ok(id) = line.parse::<GameId>() {
        assert_eq!(id.to_string().parse::<GameId>(), Ok(id));
    }
    if let Ok(day) = line.parse::<Day>() {
        assert_eq!(day.to_string().parse::<Day>(), Ok(day));
    }
    let _ = (line.parse::<Word>(), line.parse::<Pattern>());
    // Every name taken from a pasted list can be printed.
    if let Ok(list) = print_orders::parse_names(&line) {
        assert!((1..=print_orders::MAX_NAMES).contains(&list.all.len()));
        assert!(list.all.iter().all(|name| Phrase::exact(name).is_ok()));
    }
}

/// Reads a packed word list.
pub fn words(data: &[u8]) {
    if let Ok(list) = Lexicon::open(data) {
        for found in list.words() {
            assert_eq!(list.find(found.word), Some(found.id));
        }
    }
}
