//! What this version saves: a device on which all four games were played.

use serde::Serialize;
use serde_json::json;

use super::facts::SaveFolder;
use super::play::{BotPlayed, SavedGame, play_to_end};
use super::{days, people};
use crate::list::{FAMILY, LIST};
use c_u_letter::screen::set_up::SetUp as LetterForm;
use c_u_letter_rules::CULetter;
use game::{Chance, Match, Moment, PlayerName, Roster, Title};
use one_letter_better::screen::DeckEditor;
use one_letter_better::screen::set_up::{DeckForm, SetUp as BetterForm};
use one_letter_better_rules::{Deck, OneLetterBetter, SavedDecks};
use paper_grid::screen::set_up::{BoardForm, SetUp as GridForm};
use paper_grid::screen::studio::Studio;
use paper_grid_rules::{BoardLink, BoardSettings as Board, GENERATOR_VERSION, PaperGrid};
use printing::{PerPage, SheetOptions};
use screen::set_up::{GameForm, Participant, SetUpForm};
use screen::{Settings, TextSize, Theme};
use store::{GameShelf, MemoryStore, Records, Timestamp};
use word_heist::screen::practice::{PracticeSession, PuzzleGrade};
use word_heist::screen::set_up::SetUp as HeistForm;
use word_heist_rules::WordHeist;

/// When the saved games were last played.
const PLAYED: u64 = 1_790_000_000_000;

struct Device {
    records: Records<MemoryStore>,
    roster: Roster,
    games: u64,
}

impl Device {
    fn save_record(&mut self, name: &str, record: &impl Serialize) {
        let body = serde_json::to_string(record).unwrap();
        self.records.save(name, &body);
    }

    fn save_game<G: BotPlayed>(&mut self, id: &str, title: Option<&str>, game: &Match<G>) {
        self.games += 1;
        let now = Timestamp(PLAYED + 60_000 * self.games);
        let title: Option<Title> = title.map(|title| title.parse().unwrap());
        let mut shelf = GameShelf::new(&mut self.records);
        shelf.save(&id.parse().unwrap(), title.as_ref(), game, now);
    }

    /// Saves a form and plays the game that it begins to its end. `who` is the prefix of the games'
    /// ids.
    fn play_form<G: GameForm>(
        &mut self,
        form: &SetUpForm<G>,
        who: &str,
        seed: u64,
    ) -> SavedGame<G::Game>
    where
        G::Game: BotPlayed,
    {
        self.save_record(G::RECORD, form);
        let (options, seats) = form.options(&self.roster).ok().unwrap();
        let kept = play_to_end(options, seats, seed);
        self.save_game(&format!("{who}m"), None, &kept.middle);
        self.save_game(&format!("{who}e"), Some("The last evening"), &kept.end);
        kept
    }
}

fn form_with_bots<G: GameForm>(roster: &Roster, preset: G::Preset, most: usize) -> SetUpForm<G> {
    let mut form = SetUpForm::<G>::default();
    form.apply_preset(preset, roster);
    let chairs = form.chairs();
    let people = &mut form.people;
    people.remove_participant(&Participant::Person(player_name("Grace")), roster, &chairs);
    people.remove_participant(&Participant::Person(player_name("李雷")), roster, &chairs);
    for program in chairs.programs.iter().rev().take(most) {
        people.add_participant(&Participant::Program(program.id), roster, &chairs);
    }
    form
}

fn form_of_people<G: GameForm>(roster: &Roster, preset: G::Preset) -> SetUpForm<G> {
    let mut form = SetUpForm::<G>::default();
    form.apply_preset(preset, roster);
    let chairs = form.chairs();
    let people = &mut form.people;
    people.remove_bots(roster, &chairs);
    people.move_up(&player_name("Grace"), roster);
    form
}

fn player_name(name: &str) -> PlayerName {
    name.parse().unwrap()
}

/// Everything that the device saved, and the played games.
pub fn save_everything() -> SaveFolder {
    let mut roster = Roster::default();
    for name in ["Ada", "Grace", "李雷"] {
        roster.add(name).unwrap();
    }
    let mut device = Device {
        records: Records::new(MemoryStore::default()),
        roster,
        games: 0,
    };
    let roster = device.roster.clone();
    device.save_record("players", &roster);
    let settings = Settings {
        theme: Theme::Dark,
        text_size: TextSize::Large,
        ..Settings::default()
    };
    device.save_record("settings", &settings);
    device.save_record("days", &days::day_ledger());
    device.save_record("misses", &days::missed_positions());
    device.save_record("played", &days::played_games());
    for (name, body) in people::people_records() {
        device.save_record(&name, &body);
    }
    device.save_record("clock", &Some(("heistpm", Moment(12_345))));
    save_paper_grid(&mut device);
    save_word_heist(&mut device);
    save_one_letter_better(&mut device);
    save_c_u_letter(&mut device);
    save_studio(&mut device);
    let archive = device.records.archive_local().unwrap();
    let rows: Vec<_> = device.records.store().texts.iter().collect();
    let texts = [
        ("everything.txt", archive.write()),
        ("rows.json", serde_json::to_string_pretty(&rows).unwrap()),
    ];
    SaveFolder {
        name: "what is written now".into(),
        records: archive.records.into_iter().collect(),
        texts: texts.map(|(name, text)| (name.into(), text)).into(),
    }
}

fn save_paper_grid(device: &mut Device) {
    use paper_grid_rules::Preset;
    let roster = device.roster.clone();
    let mut chance = Chance::new(5);
    let bots: GridForm = form_with_bots(&roster, Preset::QuickStart, 1);
    device.play_form(&bots.with_new_board(&mut chance), "gridb", 51);
    let people: GridForm = form_of_people(&roster, Preset::Everything);
    device.play_form(&people.with_new_board(&mut chance), "gridp", 52);
}

fn save_word_heist(device: &mut Device) {
    use word_heist_rules::Preset;
    let roster = device.roster.clone();
    let bots: HeistForm = form_with_bots(&roster, Preset::Opponents, 2);
    device.play_form(&bots, "heistb", 61);
    let people: HeistForm = form_of_people(&roster, Preset::Buzzers);
    device.play_form(&people, "heistp", 62);
    let mut practice =
        PracticeSession::begin(PuzzleGrade::default(), Chance::new(63), &LIST, &FAMILY).unwrap();
    let answer = practice.puzzle().answers(&LIST, &FAMILY)[0];
    practice.try_answer(answer, &LIST).unwrap();
    practice.next_puzzle(PuzzleGrade::default(), &LIST, &FAMILY);
    practice.give_hint();
    device.save_record("word-heist/practice", &Some(practice));
}

fn save_one_letter_better(device: &mut Device) {
    use one_letter_better_rules::{BestScores, Preset};
    let roster = device.roster.clone();
    let mut editor = DeckEditor::from_deck(&Deck::standard());
    let face = editor.kinds()[0].face;
    editor.set_count(face, 9);
    let own = editor.build_deck().unwrap();
    let mut decks = SavedDecks::default();
    decks.save("More of the first".parse().unwrap(), own.clone());
    device.save_record("one-letter-better/decks", &decks);
    for face in editor
        .kinds()
        .iter()
        .map(|kind| kind.face)
        .collect::<Vec<_>>()
    {
        editor.set_count(face, 0);
    }
    device.save_record("one-letter-better/deck", &Some(editor));
    let bots: BetterForm = form_with_bots(&roster, Preset::Opponents, 2);
    device.play_form(&bots, "betterb", 71);
    let mut best = BestScores::default();
    for (seed, preset) in [(72, Preset::Solo), (73, Preset::SoloHard)] {
        let mut form: BetterForm = form_of_people(&roster, preset);
        if preset == Preset::SoloHard {
            form.set_deck(own.clone());
        }
        let played = device
            .play_form(&form, &format!("better{}", seed - 71), seed)
            .end;
        let points = played.state().table.score(game::SeatId::FIRST);
        let day = "2026-11-21".parse().unwrap();
        assert!(best.enter(&played.journal().options, points, day));
    }
    device.save_record("one-letter-better/best", &best);
    let people: BetterForm = form_of_people(&roster, Preset::Table);
    device.play_form(&people, "betterp", 74);
}

fn save_c_u_letter(device: &mut Device) {
    use c_u_letter_rules::{BestScores, Preset};
    let roster = device.roster.clone();
    let bots: LetterForm = form_with_bots(&roster, Preset::Opponents, 2);
    device.play_form(&bots, "letterb", 81);
    let mut best = BestScores::default();
    let alone: LetterForm = form_of_people(&roster, Preset::Solo);
    let played = device.play_form(&alone, "letters", 82).end;
    let cards = played.state().table.score(game::SeatId::FIRST);
    let day = "2026-11-21".parse().unwrap();
    assert!(best.enter(&played.journal().options, cards as u8, day));
    device.save_record("c-u-letter/best", &best);
    let mut people: LetterForm = form_of_people(&roster, Preset::Table);
    people.choose("help", Some(&player_name("Ada")), 1, None);
    device.play_form(&people, "letterp", 83);
}

fn save_studio(device: &mut Device) {
    let mut chance = Chance::new(91);
    let mut studio = Studio::new(&mut chance);
    let first = studio.link();
    studio.library_mut().keep(first, 0);
    studio.generate_another(&mut chance);
    studio
        .open_link(&BoardLink::Grown(Board::default(), GENERATOR_VERSION))
        .unwrap();
    let options = SheetOptions {
        per_page: PerPage::Four,
        ..SheetOptions::default()
    };
    device.save_record(
        "studio",
        &json!({ "boards": studio.to_saved(), "options": options }),
    );
}

/// The facts of a journal of the game with this id.
pub fn describe_game_journal(game: &str, journal: &str) -> String {
    use super::facts::describe_journal as describe_folder;
    match game {
        "paper-grid" => describe_folder::<PaperGrid>(journal),
        "word-heist" => describe_folder::<WordHeist>(journal),
        "one-letter-better" => describe_folder::<OneLetterBetter>(journal),
        "c-u-letter" => describe_folder::<CULetter>(journal),
        other => panic!("unknown game {other}"),
    }
}
