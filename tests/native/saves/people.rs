//! Saved records about people: ratings, finished lessons, tips already shown, who is a beginner,
//! and who was chosen last.

use game::Game;
use games::CARDS;
use paper_grid_rules::PaperGrid;
use screen::coaching::mark_shown;
use screen::lesson::{done_lessons, mark_lesson_done};
use screen::rating::{BotResult, find_rating, rate_game};
use screen::record_game;

/// The records about people that are saved for every game, with the same people in each.
pub fn people_records() -> Vec<(String, String)> {
    let faced = [BotResult {
        strength: PaperGrid::BOT_RATINGS[1],
        halves: 2,
    }];
    let games = [("Ada", "gridbe"), ("Grace", "gridbe"), ("Ada", "gridpe")];
    let rated = games.iter().fold(String::new(), |kept, (name, game)| {
        rate_game(&kept, name, game, &faced, PaperGrid::BOT_RATINGS).0
    });
    let names = ["Ada".to_owned(), "Grace".to_owned()];
    let (first, _) = record_game("", "gridbm", &names);
    let done_lessons = mark_lesson_done(&mark_lesson_done("", "Ada", 0), "李雷", 3);
    let told = mark_shown(&mark_shown("", "Grace", 1), "Grace", 4);
    let of_games = [
        ("rating", rated),
        ("first", first),
        ("learned", done_lessons),
        ("tips", told),
    ];
    let each = CARDS.iter().flat_map(|card| {
        let named = |(name, body): &(&str, String)| (format!("{}/{name}", card.id), body.clone());
        of_games.iter().map(named).collect::<Vec<_>>()
    });
    let chosen = ["who", "learner"].map(|name| (name.to_owned(), "Grace".to_owned()));
    each.chain(chosen).collect()
}

/// Whether a record is one of the records about people.
pub fn is_people_record(name: &str) -> bool {
    let ends = ["/rating", "/first", "/learned", "/tips"];
    ["who", "learner"].contains(&name) || ends.iter().any(|end| name.ends_with(end))
}

/// A short description of a record about people.
pub fn describe_record(name: &str, body: &str) -> String {
    let people = ["Ada", "Grace", "李雷"];
    let end = name.rsplit('/').next().unwrap_or(name);
    match end {
        "rating" => format!("{:?}", people.map(|name| find_rating(body, name))),
        // A player's second game is stored after the first.
        "first" => {
            let games = |line: &str| line.split('\t').skip(1).count();
            let again = record_game(body, "heistbm", &people.map(str::to_owned)).0;
            format!("{:?}", again.lines().map(games).collect::<Vec<_>>())
        }
        "learned" | "tips" => format!("{:?}", people.map(|name| done_lessons(body, name))),
        _ => body.to_owned(),
    }
}
