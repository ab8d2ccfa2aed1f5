//! Times finding every steal, drawing puzzles, planning and reviewing. Every answer is checked.
//!
//! Wall time, the best of several rounds: `cargo bench --bench word_heist`.

#![allow(clippy::unwrap_used)]

#[path = "../crates/lexicon/benches/measure/mod.rs"]
mod measure;

use std::time::Instant;

use game::{BotId, Chance, Match, Moment, PlayedBy, Roster, Seat, SeatId, Viewer};
use lexicon::{FamilyFilter, Letter, LetterCounts, Lexicon, Word};
use measure::measure;
use word_heist::bots::review::ReviewInProgress;
use word_heist::bots::{Finder, Rogue, first_rogue};
use word_heist::screen::practice::{Puzzle, PuzzleGrade};
use word_heist_rules::{LetterBag, Options, Preset, Table, WordHeist};

const FILE: &[u8] = include_bytes!("../crates/lexicon/words.lex");

/// Positions per round.
const POSITIONS: usize = 16;

/// Puzzles per round.
const PUZZLES: usize = 200;

/// Words on a table, and letters from the bag.
fn position(
    all: &[Word],
    words: usize,
    letters: usize,
    chance: &mut Chance,
) -> (Vec<Word>, LetterCounts) {
    let mut table = Vec::new();
    while table.len() < words {
        let word = *chance.pick(all).unwrap();
        let wanted = [4, 4, 4, 5, 5, 5, 6, 6, 7, 8];
        if word.len() == *chance.pick(&wanted).unwrap() {
            table.push(word);
        }
    }
    let mut bag: Vec<Letter> = LetterBag::Standard.letters().collect();
    let centre = (0..letters).filter_map(|_| chance.draw(&mut bag));
    (table, centre.collect())
}

/// Counts the words that single steals and the centre make, trying every word of the list.
fn count_by_brute_force(all: &[Word], table: &[Word], centre: LetterCounts) -> usize {
    let made = |new: &Word| {
        let bag = LetterCounts::from(*new);
        let steals = |old: &Word| {
            let rest = bag.minus(LetterCounts::from(*old));
            let joins = rest.is_some_and(|rest| !rest.is_empty() && rest.is_subset(centre));
            joins && !new.as_str().contains(old.as_str())
        };
        new.len() >= 4 && (bag.is_subset(centre) || table.iter().any(steals))
    };
    all.iter().filter(|new| made(new)).count()
}

fn main() {
    let lexicon = Lexicon::open(FILE).unwrap();
    let all: Vec<Word> = lexicon.words().map(|found| found.word).collect();
    for (words, letters) in [(12, 8), (30, 8)] {
        let mut chance = Chance::new(5);
        let positions: Vec<_> = (0..POSITIONS)
            .map(|_| position(&all, words, letters, &mut chance))
            .collect();
        let finds = |(table, centre): &(Vec<Word>, LetterCounts), most| {
            Finder::new(table, *centre)
                .with_max_words(most)
                .find(&lexicon)
                .len()
        };
        let first = positions.first().unwrap();
        assert_eq!(
            finds(first, 1),
            count_by_brute_force(&all, &first.0, first.1)
        );
        for (most, what) in [(1, "no mergers"), (3, "all")] {
            let find = || positions.iter().map(|p| finds(p, most) as u64).sum();
            let name = format!("{words} words, {letters} letters: {what}");
            measure(&name, 7, POSITIONS, find(), find);
        }
    }

    let family = FamilyFilter::for_lexicon(&lexicon);
    for grade in PuzzleGrade::ALL {
        let draw = || {
            let mut chance = Chance::new(1);
            let drawn = (0..PUZZLES).map(|_| Puzzle::draw(grade, &lexicon, &family, &mut chance));
            drawn.flatten().count() as u64
        };
        let name = format!("a puzzle, {grade:?}");
        measure(&name, 5, PUZZLES, PUZZLES as u64, draw);
    }

    let mut plans = 0;
    let start = Instant::now();
    let table = play_game(&lexicon, &family, &mut plans);
    let each = start.elapsed().as_secs_f64() * 1e3 / f64::from(plans);
    println!("{:<44} {each:>10.1} ms", "a plan of three opponents");
    let review = || {
        let mut reviewing = ReviewInProgress::new(table.clone());
        while reviewing.step(&lexicon, &family) {}
        reviewing.finish().possible.len() as u64
    };
    let name = format!("the review of a game with {} words", table.words.len());
    measure(&name, 3, 1, review(), review);
}

/// The table at the end of a game of three bots.
fn play_game(words: &Lexicon, family: &FamilyFilter, plans: &mut u32) -> Table {
    let mut roster = Roster::default();
    let by = PlayedBy::Bot(BotId::new("magpie"));
    for name in ["Ada", "Bo", "Cleo"] {
        roster.add(name).unwrap();
    }
    let players = roster.players().iter().cloned();
    let seats = players.map(|player| Seat { player, by }).collect();
    let rogues: Vec<_> = SeatId::all(3).zip(Rogue::ALL).collect();
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let mut game = Match::<WordHeist>::start(options, seats, Chance::new(1)).unwrap();
    let mut chance = Chance::new(2);
    while game.outcome().is_none() {
        let table = game.view(Viewer::Table);
        let plan = first_rogue(&table, &rogues, words, family, &mut chance);
        *plans += 1;
        let due = plan
            .as_ref()
            .map_or(u64::MAX, |(_, plan)| table.since.0 + plan.after);
        if let (false, Some((seat, plan))) = (game.pass_time(Moment(due)), plan) {
            let acted = game.act(seat, &plan.action, Moment(due), Some(words));
            acted.unwrap();
        }
    }
    game.view(Viewer::Table)
}
