//! The accounts of the games that every version saved: their curves, sums and highlights.
//! `tests/golden/accounts.txt` holds those of the last version's games. If others are intended,
//! such as after a new fit of the win chances, run this once with `LETTERCASE_BLESS=1` and read the
//! diff.

use std::fmt::Write;

use c_u_letter_rules::CULetter;
use game::account::{
    ChanceBreakdown, ChanceTimeline, DecisionLoss, WHOLE, WinChances, key_moments,
};
use game::{Match, SeatId};
use one_letter_better_rules::OneLetterBetter;
use paper_grid_rules::PaperGrid;
use screen::review::{ChanceCurve, chance_bars, spoken_chances};
use word_heist_rules::WordHeist;

use super::facts::SaveFolder;
use crate::list::{FAMILY, LIST};
use crate::thorough;

const FILE: &str = "tests/golden/accounts.txt";

fn read_game<G: WinChances>(folder: &SaveFolder, name: &str) -> Match<G> {
    let (_, journal) = folder.records[name].split_once('\n').unwrap();
    Match::read(journal).unwrap()
}

/// The account of a game for each seat, as if its first turn had lost ten points.
fn describe_accounts<G: WinChances>(folder: &SaveFolder, name: &str) -> String {
    let game = read_game::<G>(folder, name);
    let steps = game.journal().steps.len();
    let Some(course) = ChanceTimeline::from_match(&game) else {
        return format!("{name}: alone\n");
    };
    let seats = course.start.len() as i32;
    // Each step except the deal belongs to one part.
    let mut next = 1;
    for part in &course.parts {
        assert_eq!(part.from, next, "{name}");
        assert!(part.until > part.from && part.until <= steps, "{name}");
        let sum: i32 = part.chances.iter().sum();
        assert!(
            (WHOLE - seats..=WHOLE + seats).contains(&sum),
            "{name}: {part:?}"
        );
        next = part.until;
    }
    let mut text = format!("{name}: {} turns of {steps} steps\n", course.parts.len());
    for seat in SeatId::all(seats as u8) {
        let first = course.parts.iter().find(|part| part.seat == Some(seat));
        let lost = first.map(|part| DecisionLoss {
            step: part.from,
            seat,
            by: 1_000,
            later: 0,
            known: true,
        });
        let lost: Vec<DecisionLoss> = lost.into_iter().collect();
        let sum = ChanceBreakdown::for_seat(&course, seat, &lost, &G::ODDS);
        let added = sum.start + sum.choices + sum.cards + sum.others;
        assert_eq!(added, sum.end, "{name}: {sum:?}");
        assert_eq!(chance_bars(sum).len(), 5);
        let moments = key_moments(&course, seat, &lost, &G::ODDS);
        let curve = ChanceCurve::of(&course, seat, &moments);
        assert_eq!(curve.bends.len(), moments.len());
        let (start, each, end) = spoken_chances(&course, seat, &moments);
        assert_eq!((sum.start, sum.end), (start, end));
        writeln!(text, "  {seat}: {sum:?}\n     {moments:?}\n     {each:?}").unwrap();
        writeln!(text, "     {}", curve.points).unwrap();
    }
    text
}

fn describe_all_accounts(folder: &SaveFolder) -> String {
    let each = folder
        .records
        .keys()
        .filter(|name| name.starts_with("game/"));
    let each = each.map(|name| match name {
        _ if name.starts_with("game/grid") => describe_accounts::<PaperGrid>(folder, name),
        _ if name.starts_with("game/heist") => describe_accounts::<WordHeist>(folder, name),
        _ if name.starts_with("game/better") => describe_accounts::<OneLetterBetter>(folder, name),
        _ => describe_accounts::<CULetter>(folder, name),
    });
    super::facts::without_type_names(&each.collect::<String>())
}

#[test]
fn saved_games_of_every_version_have_accounts_that_add_up() {
    let folders = super::tests::versions();
    let all: Vec<String> = folders.iter().map(describe_all_accounts).collect();
    let fresh = all.last().unwrap();
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(golden == *fresh, "see the head of this test:\n{fresh}");
}

/// The finished games of a folder whose names begin like this.
fn finished_games<G: WinChances>(folder: &SaveFolder, named: &str) -> Vec<Match<G>> {
    let names = folder.records.keys();
    let names = names.filter(|name| name.starts_with(&format!("game/{named}")));
    let games = names.map(|name| read_game::<G>(folder, name));
    let over: Vec<Match<G>> = games.filter(|game| game.outcome().is_some()).collect();
    assert!(
        !over.is_empty(),
        "{}: there is no finished game of {named}",
        folder.name
    );
    over
}

/// Some turns of a finished game: the last one and, in a thorough run, every tenth.
fn sample_turns<T>(turns: Vec<T>) -> impl Iterator<Item = T> {
    let each = if thorough::is_thorough() {
        10
    } else {
        usize::MAX
    };
    turns.into_iter().rev().step_by(each)
}

/// Every finished game of every version can be reviewed.
#[test]
fn saved_games_of_every_version_can_be_reviewed() {
    let sound = |steps: usize, seats: usize, lost: DecisionLoss| {
        assert!(lost.by >= 0 && lost.step <= steps && lost.seat.index() < seats);
    };
    for folder in super::tests::versions() {
        for game in finished_games::<PaperGrid>(&folder, "grid") {
            let (steps, seats) = (game.journal().steps.len(), game.journal().seats.len());
            for spot in sample_turns(paper_grid::bots::review_points(&game)) {
                sound(steps, seats, spot.judge(&LIST).loss());
            }
        }
        for game in finished_games::<OneLetterBetter>(&folder, "better") {
            let (steps, seats) = (game.journal().steps.len(), game.journal().seats.len());
            for spot in sample_turns(one_letter_better::bots::all_review_points(&game)) {
                sound(steps, seats, spot.review(&LIST, &FAMILY).lost());
            }
        }
        for game in finished_games::<CULetter>(&folder, "letter") {
            let (steps, seats) = (game.journal().steps.len(), game.journal().seats.len());
            for spot in sample_turns(c_u_letter::bots::all_review_points(&game)) {
                sound(steps, seats, spot.review(&LIST, &FAMILY).loss());
            }
        }
    }
}

/// Every finished Word Heist game of every version can be reviewed. Its review covers a whole game
/// at once, so the full review runs only in a thorough run, and for one game of the last version
/// below.
#[test]
fn saved_word_heist_games_of_every_version_can_be_reviewed() {
    for folder in super::tests::versions() {
        for game in finished_games::<WordHeist>(&folder, "heist") {
            let table = &game.state().table;
            if thorough::is_thorough() {
                let lost = word_heist::bots::review::seat_losses(&game, &LIST, &FAMILY);
                let all = table.turned_up_count() * usize::from(table.seats);
                assert_eq!(lost.len(), all, "{}", folder.name);
            }
            let flips = word_heist::bots::review::flip_steps(&game);
            assert_eq!(flips.len(), table.turned_up_count(), "{}", folder.name);
        }
    }
}

/// Each letter that turns up is a decision of each seat in Word Heist. A word counts as missed if
/// it was possible long enough, is an everyday word and would have gained something.
#[test]
fn missed_word_heist_words_are_rated_by_their_gain() {
    let folders = super::tests::versions();
    let heist = read_game::<WordHeist>(folders.last().unwrap(), "game/heistpe");
    let table = &heist.state().table;
    let lost = word_heist::bots::review::seat_losses(&heist, &LIST, &FAMILY);
    assert_eq!(
        lost.len(),
        table.turned_up_count() * usize::from(table.seats)
    );
    let missed: Vec<&DecisionLoss> = lost.iter().filter(|one| one.by > 0).collect();
    assert!(missed.iter().all(|one| one.by >= 200 && one.by % 100 == 0));
    let course = ChanceTimeline::from_match(&heist).unwrap();
    assert!(
        missed
            .iter()
            .all(|one| one.step < heist.journal().steps.len())
    );
    assert!(course.start.iter().all(|chance| *chance == course.start[0]));
}
