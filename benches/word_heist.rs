//! How long it takes to find every steal. Every answer is checked.
//!
//! Wall time, the best of several rounds: `cargo bench --bench word_heist`.
#![allow(missing_docs, clippy::unwrap_used)]

mod measure;

use lettercase::games::word_heist::{Bag, Finder};
use lettercase::lexicon::{Letter, Letters, Lexicon, Word};
use lettercase::table::Chance;
use measure::measure;

const FILE: &[u8] = include_bytes!("../lexicon/words.lex");

/// Positions a round.
const POSITIONS: usize = 16;

/// Words as they lie on a table, and letters of the bag.
fn position(
    all: &[Word],
    words: usize,
    letters: usize,
    chance: &mut Chance,
) -> (Vec<Word>, Letters) {
    let mut table = Vec::new();
    while table.len() < words {
        let word = *chance.pick(all).unwrap();
        let wanted = [4, 4, 4, 5, 5, 5, 6, 6, 7, 8];
        if word.len() == *chance.pick(&wanted).unwrap() {
            table.push(word);
        }
    }
    let mut bag: Vec<Letter> = Bag::Standard.letters().collect();
    let centre = (0..letters).filter_map(|_| chance.draw(&mut bag));
    (table, centre.collect())
}

/// How many words come of single steals and of the centre, trying every word of the list.
fn slowly(all: &[Word], table: &[Word], centre: Letters) -> usize {
    let made = |new: &Word| {
        let bag = Letters::from(*new);
        let steals = |old: &Word| {
            let rest = bag.minus(Letters::from(*old));
            let joins = rest.is_some_and(|rest| !rest.is_empty() && rest.is_inside(centre));
            joins && !new.as_str().contains(old.as_str())
        };
        new.len() >= 4 && (bag.is_inside(centre) || table.iter().any(steals))
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
        let finds = |(table, centre): &(Vec<Word>, Letters), most| {
            Finder::new(table, *centre)
                .taking(most)
                .find(&lexicon)
                .len()
        };
        let first = positions.first().unwrap();
        assert_eq!(finds(first, 1), slowly(&all, &first.0, first.1));
        for (most, what) in [(1, "no mergers"), (3, "all")] {
            let find = || positions.iter().map(|p| finds(p, most) as u64).sum();
            let name = format!("{words} words, {letters} letters: {what}");
            measure(&name, 7, POSITIONS, find(), find);
        }
    }
}
