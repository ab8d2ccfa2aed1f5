//! Texts about what a board is like to play on, as measured by bots.

use crate::bots::{Balance, BoardStats, Difficulty};
use crate::screen::studio::{BoardSearch, SearchGoal};
use game::SeatId;
use paper_grid_rules::{BoardLink, Size};

use super::studio::board_name;

/// Label that opens the section in which bots measure the board.
pub const MEASURES: &str = "Measure this board";
pub const MEASURES_NOTE: &str =
    "Bots play it about 50 times. You see how long, how hard and how even it is.";
pub const MEASURE: &str = "Measure it";
/// Label of the measure button if the board has changed since, or measuring was stopped.
pub const MEASURE_AGAIN: &str = "Measure again";
pub const MEASURING: &str = "Bots are playing";
pub const MEASURING_FAILED: &str = "The bots couldn’t finish. Try again.";
pub const STALE: &str = "The board has changed since.";
pub const UNPLAYABLE: &str = "Bots can’t play here. A board needs 2 to 6 areas, or none.";
pub const FIND_FAIRER: &str = "Find a fairer board";
pub const FIND_NOTE: &str = "Tries up to 20 seeds with these settings.";
pub const FINDING: &str = "Looking for a fairer board";
pub const EDITED: &str = "An edited board has no seed, so there are no others to try.";
pub const TABLE: &str = "What each player had";
pub const COLUMNS: [&str; 4] = ["Player", "Wins", "Points", "First words"];
pub const OPENINGS_NOTE: &str =
    "First words: everyday words the starting hand can play in the first turn.";

pub const DIFFICULTY: &str = "How hard";
pub const ANY: &str = "Any";
pub const DIFFICULTY_NOTE: &str =
    "Bots try one seed after another. Only boards this hard are printed.";
pub const FIND_BOARDS: &str = "Find these boards";
pub const FIND_FIRST: &str = "First find boards that are this hard, or choose Any.";
pub const FINDING_BOARDS: &str = "Looking for boards";

/// Names a difficulty.
pub const fn difficulty_name(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Easy => "Easy",
        Difficulty::Fair => "Fair",
        Difficulty::Hard => "Hard",
    }
}

fn player_label(seat: SeatId) -> String {
    format!("Player {}", seat.index() + 1)
}

fn game_count(count: u32) -> String {
    match count {
        1 => "1 game".into(),
        count => format!("{count} games"),
    }
}

/// Writes a number of wins, with a decimal where wins were shared.
fn win_count(sixtieths: u32) -> String {
    let (whole, part) = (sixtieths / BoardStats::WIN, sixtieths % BoardStats::WIN);
    match part * 10 / BoardStats::WIN {
        0 => whole.to_string(),
        tenths => format!("{whole}.{tenths}"),
    }
}

/// Describes the measurements of a board of this size, in a sentence or two for each result.
pub fn describe_stats(measure: &BoardStats, size: Size) -> Vec<String> {
    let [short, middle, long] = measure.length_percentiles();
    let difficulty = difficulty_name(measure.difficulty(size)).to_lowercase();
    let words = measure.word_percentage();
    let mut lines = vec![
        format!("Difficulty: {difficulty}. Bots played a word in {words} of 100 turns."),
        format!("Length: {middle} turns. Most games took {short} to {long}."),
        balance_text(measure),
    ];
    if measure.stuck > 0 {
        let stuck = game_count(measure.stuck);
        lines.push(format!("{stuck} got stuck before the edge was full."));
    }
    lines
}

fn balance_text(measure: &BoardStats) -> String {
    let told = |seat: SeatId, word: &str| {
        let had = measure.seats.get(seat.index());
        let had = win_count(had.map_or(0, |had| had.wins));
        let (all, even) = (measure.games_played(), measure.even_wins());
        let who = player_label(seat);
        format!("Balance: uneven. {who} won {word}{had} of {all} games. Even would be {even}.")
    };
    match measure.balance() {
        Balance::Even => "Balance: even. No player won more often than luck explains.".into(),
        Balance::Ahead(seat) => told(seat, ""),
        Balance::Behind(seat) => told(seat, "only "),
    }
}

/// Returns each player's results as rows of the table.
pub fn stat_rows(measure: &BoardStats) -> Vec<[String; 4]> {
    let seats = (0..).map(SeatId::new).zip(&measure.seats);
    let row = |((seat, had), share): ((SeatId, _), u32)| {
        let had: &crate::bots::SeatStats = had;
        let openings = had.openings.to_string();
        [
            player_label(seat),
            win_count(had.wins),
            format!("{share}%"),
            openings,
        ]
    };
    seats.zip(measure.point_shares()).map(row).collect()
}

/// States how many of the games have been played.
pub fn games_played(measure: &BoardStats) -> String {
    let all = BoardStats::game_count(measure.seats.len());
    format!("{} of {all} games played.", measure.games_played())
}

/// Describes a search's progress and what it has found so far.
pub fn search_progress(search: &BoardSearch) -> String {
    let (tried, most) = (search.tried_count(), search.max_tries());
    match search.goal() {
        SearchGoal::Fairest => {
            let best = search.found().first();
            let best = best.map(|best| format!(" Fairest so far: {}.", board_name(&best.link)));
            let best = best.unwrap_or_default();
            format!("{tried} of {most} boards tried.{best}")
        }
        SearchGoal::Boards(_, count) => {
            format!("{} of {count} found, {tried} tried.", search.found().len())
        }
    }
}

/// Describes the result of a search for the fairest board that began with this one.
pub fn fairest_found(search: &BoardSearch, from: &BoardLink) -> String {
    let tried = search.tried_count();
    match search.found().first() {
        Some(best) if best.link != *from => {
            format!("{} is the fairest of {tried}.", board_name(&best.link))
        }
        _ => format!("This board is the fairest of {tried}."),
    }
}

/// Describes the result of a search for boards.
pub fn search_result(search: &BoardSearch) -> String {
    let (found, tried) = (search.found().len(), search.tried_count());
    match search.goal() {
        _ if found == 0 => format!("None found in {tried} tries. Try other settings."),
        SearchGoal::Boards(_, count) if found < count => {
            format!("Only {found} of {count} found in {tried} tries. Only these are printed.")
        }
        _ => match found {
            1 => "1 board found.".into(),
            found => format!("{found} boards found."),
        },
    }
}
