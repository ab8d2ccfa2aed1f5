//! Everything that Lettercase reads from outside, tried with any bytes at all.
//!
//! A target reads what it is given as the app does. Whatever the bytes are, it must not
//! panic; and what was read must be written and read again as the same. `make fuzz` runs
//! all of them on the stable compiler with changed seeds; with `cargo fuzz` each is a
//! program of its own, in `fuzz_targets/`.

use lettercase::checksum::crc32;
use lettercase::games::c_u_letter::{self, CULetter};
use lettercase::games::one_letter_better::{self, OneLetterBetter};
use lettercase::games::paper_grid::{Board, BoardLink, PaperGrid};
use lettercase::games::word_heist::WordHeist;
use lettercase::games::word_heist::practice::Practice;
use lettercase::games::{self, Kind};
use lettercase::lexicon::{Lexicon, Pattern, Word};
use lettercase::print::SheetOptions;
use lettercase::screen::one_letter_better::DeckEditor;
use lettercase::screen::set_up::{self, Form};
use lettercase::screen::studio::{Kept, Studio};
use lettercase::screen::{Route, Settings};
use lettercase::storage::{Archive, MemoryStore, Records, Store};
use lettercase::table::{
    Card, Chance, Day, Game, GameId, Match, Moment, PlayerName, Roster, SeatId, Shelf, Title,
    Viewer, games_in,
};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A target: its name, and what it does with any bytes.
pub type Target = (&'static str, fn(&[u8]));

/// All of them.
pub const TARGETS: [Target; 9] = [
    ("games", games),
    ("archives", archives),
    ("seals", seals),
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

/// A game as it is kept: a card, and the journal below it.
pub fn games(data: &[u8]) {
    let body = text(data);
    let Some((card, journal)) = body.split_once('\n') else {
        return;
    };
    if let Ok(card) = serde_json::from_str::<Card>(card) {
        again(&card);
        let _ = games::sound(&card.game, journal);
    }
    for kind in Kind::ALL {
        match kind {
            Kind::PaperGrid => looked_through::<PaperGrid>(journal),
            Kind::WordHeist => looked_through::<WordHeist>(journal),
            Kind::OneLetterBetter => looked_through::<OneLetterBetter>(journal),
            Kind::CULetter => looked_through::<CULetter>(journal),
        }
    }
}

/// What opens as a game can be saved again, looked at by everybody and told.
fn looked_through<G: Game>(journal: &str) {
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
    let _ = game.at(game.journal().steps.len() / 2);
}

/// A save file, as it is and with its checksum put right.
pub fn archives(data: &[u8]) {
    let file = text(data);
    archive(&file);
    if let Some((_, body)) = file.split_once('\n') {
        let body = body.trim_end();
        let sum = crc32(body.as_bytes());
        archive(&format!("Lettercase save file 1 {sum:08x}\n{body}\n"));
    }
}

fn archive(file: &str) {
    let Ok(archive) = Archive::read(file) else {
        return;
    };
    assert_eq!(Archive::read(&archive.write()).as_ref(), Ok(&archive));
    for (game, journal) in games_in(&archive).unwrap_or_default() {
        let _ = games::sound(&game, &journal);
    }
    let mut records = Records::new(MemoryStore::default());
    if records.restore(&archive).is_ok() {
        for (name, body) in &archive.records {
            assert_eq!(records.load(name).body.as_ref(), Some(body), "{name}");
        }
    }
    let mut shelf = Shelf::new(&mut records);
    let _ = shelf.list();
    let _ = shelf.import(&archive, games::sound, &mut Chance::new(1));
}

/// Two slots of a record with anything in them: what is kept afterwards is kept.
pub fn seals(data: &[u8]) {
    let both = text(data);
    let (a, b) = both.split_once('\u{1}').unwrap_or((&both, ""));
    let mut store = MemoryStore::default();
    for (key, slot) in [("lettercase/players/a", a), ("lettercase/players/b", b)] {
        if !slot.is_empty() {
            let _ = store.set(key, slot);
        }
    }
    let mut records = Records::new(store);
    let before = records.load("players");
    let _ = records.archive();
    let saved = records.save("players", "kept");
    assert_eq!(records.load("players").body.as_deref(), Some("kept"));
    if let (Ok(()), Some(body)) = (saved, before.body) {
        // The newest good copy is not the one that was written over.
        let older = records.load_if("players", |now| now != "kept");
        assert_eq!(older.body, Some(body));
    }
}

/// Every kept record but games.
pub fn records(data: &[u8]) {
    let body = text(data);
    kept::<Settings>(&body);
    kept::<Roster>(&body);
    kept::<Option<(String, Moment)>>(&body);
    kept::<c_u_letter::BestScores>(&body);
    kept::<one_letter_better::BestScores>(&body);
    kept::<one_letter_better::KeptDecks>(&body);
    kept::<Option<DeckEditor>>(&body);
    kept::<Option<Practice>>(&body);
    kept::<SheetOptions>(&body);
    if let Ok(kept) = serde_json::from_str::<Kept>(&body) {
        let studio = Studio::of_kept(&kept, &mut Chance::new(1));
        again(&studio.kept());
    }
    form::<set_up::paper_grid::SetUp>(&body);
    form::<set_up::word_heist::SetUp>(&body);
    form::<set_up::one_letter_better::SetUp>(&body);
    form::<set_up::c_u_letter::SetUp>(&body);
}

fn kept<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(body: &str) {
    if let Ok(record) = serde_json::from_str::<T>(body) {
        again(&record);
    }
}

fn again<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(record: &T) {
    let written = serde_json::to_string(record).unwrap_or_default();
    let read = serde_json::from_str::<T>(&written);
    assert_eq!(read.ok().as_ref(), Some(record), "{written}");
}

/// A form is shown, and begins a game or says why not.
fn form<F: Form>(body: &str) {
    let Ok(form) = serde_json::from_str::<F>(body) else {
        return;
    };
    let written = serde_json::to_string(&form).unwrap_or_default();
    assert!(serde_json::from_str::<F>(&written).is_ok_and(|read| read == form));
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Cleo"] {
        let _ = roster.add(name);
    }
    let _ = form.rules_chosen(&roster);
    match form.options(&roster) {
        Ok((options, seats)) => {
            let _ = Match::<F::Game>::begin(options, seats, Chance::new(1));
        }
        Err(why) => assert!(!F::cannot(why).is_empty()),
    }
}

/// The long name of a board.
pub fn codes(data: &[u8]) {
    let code = text(data);
    if let Ok(board) = Board::from_code(&code) {
        assert_eq!(Board::from_code(&board.code()).as_ref(), Ok(&board));
        let _ = (board.findings(), board.to_string());
    }
}

/// The short name of a board.
pub fn links(data: &[u8]) {
    let link = text(data);
    if let Ok(link) = link.parse::<BoardLink>() {
        assert_eq!(link.to_string().parse::<BoardLink>().as_ref(), Ok(&link));
        let _ = link.board();
    }
}

/// An address.
pub fn routes(data: &[u8]) {
    let route = Route::parse(&text(data));
    assert_eq!(Route::parse(&route.hash()), route);
    let _ = route.room();
}

/// What people write: names, titles, dates, words, patterns.
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
}

/// A packed word list.
pub fn words(data: &[u8]) {
    if let Ok(list) = Lexicon::open(data) {
        for found in list.words() {
            assert_eq!(list.find(found.word), Some(found.id));
        }
    }
}
