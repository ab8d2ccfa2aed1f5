//! Facts about saves without any screen's texts: seats, number of steps, scores, ranks, best
//! scores, and what a form begins. A later version must find the same facts.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use game::{Chance, Game, Journal, Match, Moment, PlayedBy, Roster, SeatId, Waiting};
use one_letter_better::screen::DeckEditor;
use paper_grid::screen::set_up::SetUp as GridForm;
use paper_grid::screen::studio::{SavedStudio, Studio};
use printing::SheetOptions;
use screen::Settings;
use screen::set_up::{GameForm, SetUpForm};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::MatchCard;
use word_heist::screen::practice::PracticeSession;

use super::keep::describe_game_journal;
use super::play::BotPlayed;
use super::{days, people};

/// Everything that one version saved.
#[derive(Debug)]
pub struct SaveFolder {
    pub name: String,
    /// Every record by its name.
    pub records: BTreeMap<String, String>,
    /// Every other text by its file's name.
    pub texts: BTreeMap<String, String>,
}

impl SaveFolder {
    /// Reads `records/` and the files next to it.
    pub fn read(folder: &Path) -> SaveFolder {
        let mut records = BTreeMap::new();
        read_records_below(&folder.join("records"), "", &mut records);
        let mut texts = BTreeMap::new();
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                let name = path.file_name().unwrap().to_str().unwrap().to_owned();
                texts.insert(name, fs::read_to_string(path).unwrap());
            }
        }
        let name = folder.display().to_string();
        SaveFolder {
            name,
            records,
            texts,
        }
    }

    /// Writes all records and texts, and their facts.
    pub fn write(&self, folder: &Path, facts: &str) {
        for (name, body) in &self.records {
            let path = folder.join("records").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, body).unwrap();
        }
        for (name, text) in &self.texts {
            fs::write(folder.join(name), text).unwrap();
        }
        fs::write(folder.join("facts.txt"), facts).unwrap();
    }

    /// A text next to the records.
    pub fn text(&self, name: &str) -> &str {
        let text = self.texts.get(name);
        text.unwrap_or_else(|| panic!("{}: missing {name}", self.name))
    }

    /// A record that must exist and be readable.
    fn load_record<T: DeserializeOwned>(&self, name: &str) -> T {
        let body = self.records.get(name);
        let body = body.unwrap_or_else(|| panic!("{}: missing {name}", self.name));
        let read = serde_json::from_str(body);
        read.unwrap_or_else(|error| panic!("{}: {name}: {error}", self.name))
    }
}

fn read_records_below(folder: &Path, before: &str, records: &mut BTreeMap<String, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let name = format!("{before}{name}");
        if path.is_dir() {
            read_records_below(&path, &format!("{name}/"), records);
        } else {
            records.insert(name, fs::read_to_string(path).unwrap());
        }
    }
}

/// A line for each record, in order.
pub fn describe_folder(folder: &SaveFolder) -> String {
    let lines = folder.records.keys().map(|name| {
        let fact = describe_record(folder, name);
        format!("{name}: {fact}\n")
    });
    without_type_names(&lines.collect::<String>())
}

/// Removes the names of structs from debug output, so that a fact of a save stays the same when a
/// type is renamed.
pub fn without_type_names(text: &str) -> String {
    let mut rest = text;
    let mut plain = String::new();
    while let Some((before, after)) = rest.split_once(" {") {
        let value = before.trim_end_matches(|c: char| c.is_alphanumeric());
        let name = before.get(value.len()..).unwrap_or_default();
        let named = name.starts_with(|first: char| first.is_uppercase());
        plain += if named { value } else { before };
        plain += " {";
        rest = after;
    }
    plain + rest
}

/// The facts that a version found, with today's names of bots: versions 1 to 4 named them with an
/// article.
pub fn kept_facts(folder: &SaveFolder) -> String {
    let mut facts = without_type_names(folder.text("facts.txt"));
    for before in ["[\"", ", \"", "name: \""] {
        facts = facts.replace(&format!("{before}The "), before);
    }
    facts
}

fn describe_record(folder: &SaveFolder, name: &str) -> String {
    match name {
        "settings" => format!("{:?}", folder.load_record::<Settings>(name).attributes()),
        "players" => {
            let roster: Roster = folder.load_record(name);
            let players = roster.players().iter();
            let told = players.map(|player| format!("{} {:?}", player.name, player.colour));
            told.collect::<Vec<_>>().join(", ")
        }
        "clock" => {
            let clock: Option<(String, Moment)> = folder.load_record(name);
            clock.map_or("none".into(), |(id, at)| format!("{id} at {}", at.0))
        }
        "studio" => describe_studio(folder.load_record(name)),
        "word-heist/practice" => {
            let practice: Option<PracticeSession> = folder.load_record(name);
            let practice = practice.unwrap();
            let (puzzle, streak) = (practice.puzzle(), practice.streak());
            let hints = practice.hints().len();
            format!("{} with {hints} hints, {streak:?}", puzzle.word())
        }
        "one-letter-better/decks" => {
            let decks: one_letter_better_rules::SavedDecks = folder.load_record(name);
            let decks = decks.decks().iter();
            let told =
                decks.map(|kept| format!("{} {:08x}", kept.title.as_str(), kept.deck.checksum()));
            told.collect::<Vec<_>>().join(", ")
        }
        "one-letter-better/deck" => {
            let editor: Option<DeckEditor> = folder.load_record(name);
            let editor = editor.unwrap();
            format!("{} of {} kinds", editor.card_count(), editor.kinds().len())
        }
        "one-letter-better/best" => {
            let best: one_letter_better_rules::BestScores = folder.load_record(name);
            let of = ["game/better1e", "game/better2e"].map(|game| {
                let best = best.for_options(&journal_options::<
                    one_letter_better_rules::OneLetterBetter,
                >(folder, game));
                best.map(|best| format!("{} on {}", best.points, best.day))
            });
            format!("{of:?}")
        }
        "c-u-letter/best" => {
            let best: c_u_letter_rules::BestScores = folder.load_record(name);
            let best = best.best_for(&journal_options::<c_u_letter_rules::CULetter>(
                folder,
                "game/letterse",
            ));
            format!(
                "{:?}",
                best.map(|best| format!("{} on {}", best.cards, best.day))
            )
        }
        "paper-grid/set-up" => {
            let form: GridForm = folder.load_record(name);
            let roster: Roster = folder.load_record("players");
            let played = journal_options::<paper_grid_rules::PaperGrid>(folder, "game/gridpm");
            // A new board is generated for each game; everything else is as chosen.
            let mut chosen = form.choices(&form.seats(&roster));
            chosen.set_board(played.board.clone());
            let chosen = paper_grid_rules::Options::new(chosen);
            form_start_text(chosen.as_ref().ok() == Some(&played))
        }
        "word-heist/set-up" => describe_form_start::<word_heist::screen::set_up::Form>(
            folder,
            name,
            "game/heistpm",
            |played| played,
        ),
        "one-letter-better/set-up" => {
            describe_form_start::<one_letter_better::screen::set_up::Form>(
                folder,
                name,
                "game/betterpm",
                with_affixes_refused,
            )
        }
        "c-u-letter/set-up" => describe_form_start::<c_u_letter::screen::set_up::Form>(
            folder,
            name,
            "game/letterpm",
            |played| played,
        ),
        name if people::is_people_record(name) => {
            people::describe_record(name, &folder.load_record::<String>(name))
        }
        "days" | "misses" | "played" => days::describe_record(name, &folder.records[name]),
        game => {
            let (card, journal) = folder.records[game].split_once('\n').unwrap();
            let card: MatchCard = serde_json::from_str(card).unwrap();
            let title = card.title.map(|title| title.as_str().to_owned());
            let over = card.outcome.map(|outcome| outcome.winners());
            let told = describe_game_journal(&card.game, journal);
            let at = card.played.0;
            format!("{} {title:?} at {at}, won by {over:?}; {told}", card.game)
        }
    }
}

/// The studio's record, as its screen reads it.
#[derive(Deserialize)]
struct StudioRecord {
    boards: SavedStudio,
    options: SheetOptions,
}

fn describe_studio(kept: StudioRecord) -> String {
    let studio = Studio::from_saved(&kept.boards, &mut Chance::new(1));
    let strip: Vec<String> = studio.strip().iter().map(ToString::to_string).collect();
    let favourites = studio.library().boards().iter();
    let favourites = favourites.map(|board| board.link.to_string());
    let favourites: Vec<String> = favourites.collect();
    let per_page = kept.options.per_page;
    format!("{strip:?}, kept {favourites:?}, {per_page:?} a page")
}

fn journal_options<G: Game>(folder: &SaveFolder, game: &str) -> G::Options {
    let (_, journal) = folder.records[game].split_once('\n').unwrap();
    Journal::<G>::read(journal).unwrap().options
}

/// O17: the same choices with affixes refused. A game from before that rule keeps the old one, but
/// its form begins games with the new one.
fn with_affixes_refused(
    played: one_letter_better_rules::Options,
) -> one_letter_better_rules::Options {
    let mut choices = played.into_inner();
    choices.affixes = one_letter_better_rules::Affixes::Refused;
    one_letter_better_rules::Options::new(choices).unwrap()
}

/// Whether a form begins the game that was played with it, apart from the older rules that the game
/// keeps.
fn describe_form_start<G: GameForm>(
    folder: &SaveFolder,
    name: &str,
    game: &str,
    today: fn(<G::Game as game::Game>::Options) -> <G::Game as game::Game>::Options,
) -> String {
    let form: SetUpForm<G> = folder.load_record(name);
    let roster: Roster = folder.load_record("players");
    let begun = form.options(&roster).ok();
    form_start_text(
        begun.map(|(options, _)| options) == Some(today(journal_options::<G::Game>(folder, game))),
    )
}

fn form_start_text(same: bool) -> String {
    let told = if same { "begins" } else { "does not begin" };
    format!("{told} what was played by it")
}

/// The facts of a journal.
pub fn describe_journal<G: BotPlayed>(text: &str) -> String {
    let game = Match::<G>::read(text).unwrap_or_else(|error| panic!("{error}: {text}"));
    let journal = game.journal();
    let seats: Vec<String> = journal
        .seats
        .iter()
        .map(|seat| match seat.by {
            PlayedBy::Person => seat.player.name.to_string(),
            PlayedBy::Bot(_) => format!("{} (a program)", seat.player.name),
        })
        .collect();
    let scores: Vec<i64> = SeatId::all(seats.len() as u8)
        .map(|seat| G::score(game.state(), seat))
        .collect();
    let waits = match game.waiting_for() {
        Waiting::Over => "over".to_owned(),
        Waiting::For { seats, .. } => format!("waits for {seats:?}"),
    };
    let at = game.last_moment().0;
    let steps = journal.steps.len();
    format!("{seats:?}, {steps} steps to {at}, scores {scores:?}, {waits}")
}
