//! A beginner's help: which words on the table are shown as usable.

use game::{Chance, Match, Moment, SeatId, Viewer};
use lexicon::{LetterCounts, Level, Word};
use word_heist::bots::{Finder, FinderCache, find_hint, usable_words};
use word_heist_rules::{
    Action, Attempt, Choices, Options, Phase, PlayMode, SourceChoice, WordHeist,
};

use crate::list::{FAMILY, LIST};
use crate::seats::human_seats;
use crate::thorough;

/// A game in which at least ten words are on the table and twelve letters in the centre, as beginners
/// have them, with the seat that may make a word. `None` if the game ends before.
fn crowded_game(seed: u64) -> Option<(Match<WordHeist>, SeatId, Moment)> {
    let choices = Choices {
        mode: PlayMode::TURNS,
        hints: true,
        ..Choices::default()
    };
    let options = Options::new(choices).unwrap();
    let mut game = Match::<WordHeist>::start(options, human_seats(3), Chance::new(seed)).unwrap();
    let mut memory = FinderCache::for_lexicon(&LIST);
    for at in 1..400 {
        let waiting = game.waiting_for();
        let seat = waiting.seats().iter().next()?;
        let table = game.view(Viewer::Table);
        let phase = waiting.phase()?;
        let many = table.words_on_table().count() >= 10;
        let makes = matches!(phase, Phase::Make | Phase::Sweep);
        if many && makes && table.centre.len() >= 12 {
            return Some((game, seat, Moment(at * 1_000)));
        }
        let hint = find_hint(&table, seat, &LIST, &FAMILY, &mut memory).filter(|_| !many);
        let action = match (phase, hint) {
            (Phase::Flip, _) => Action::Flip,
            (Phase::Make | Phase::Sweep, Some(hint)) => Action::Make(Attempt {
                word: hint.word,
                source: SourceChoice::Exactly(hint.taken.into()),
            }),
            (Phase::Make | Phase::Sweep, None) => Action::Pass,
            _ => return None,
        };
        game.act(seat, &action, Moment(at * 1_000), Some(&LIST))
            .unwrap();
    }
    None
}

#[test]
fn help_lights_at_most_three_words_and_each_leads_to_a_word_now() {
    let seeds = if thorough::is_thorough() { 60 } else { 8 };
    let (mut tables, mut on_table, mut lit, mut could) = (0, 0, 0, 0);
    for seed in 1..=seeds {
        let Some((game, seat, at)) = crowded_game(seed) else {
            continue;
        };
        let table = game.view(Viewer::Table);
        let usable = usable_words(&table, seat, Word::EMPTY, &LIST, &FAMILY);
        let finds = Finder::for_seat(&table, seat)
            .up_to_level(Level::EVERYDAY)
            .find(&LIST);
        let used = |id| {
            let mut ways = finds.iter().flat_map(|find| &find.ways);
            ways.any(|way| way.ids().contains(&id))
        };
        tables += 1;
        on_table += table.words_on_table().count();
        could += table.words_on_table().filter(|word| used(word.id)).count();
        lit += usable.len();
        for id in usable {
            // A well-known word that the rules let the seat make from this word alone.
            let leads = finds.iter().any(|find| {
                let alone = find.ways.iter().any(|way| way.ids() == [id]);
                let known = LIST.level(find.id) <= Level::Familiar && !FAMILY.hides(find.id);
                let source = SourceChoice::Exactly(vec![id]);
                let word = find.word;
                let make = Action::Make(Attempt { word, source });
                alone && known && game.clone().act(seat, &make, at, Some(&LIST)).is_ok()
            });
            assert!(leads, "seed {seed}: {id:?} leads to nothing");
        }
    }
    eprintln!("{tables} tables, {on_table} words, {lit} lit; any merger would light {could}");
    assert!(2 * tables >= seeds as usize, "{tables} tables");
    assert!(
        lit > tables && lit <= 3 * tables,
        "{lit} lit at {tables} tables"
    );
    assert!(3 * lit <= on_table, "{lit} of {on_table} words are lit");
}

#[test]
fn help_follows_what_is_typed() {
    let (game, seat, _) = (1..).find_map(crowded_game).unwrap();
    let table = game.view(Viewer::Table);
    let finder = Finder::for_seat(&table, seat).up_to_level(Level::Familiar);
    let finds = finder.with_max_words(1).find(&LIST);
    for typed in ["s", "re", "ing"].map(|text| text.parse::<Word>().unwrap()) {
        let holds = |word: Word| {
            LetterCounts::from(word)
                .minus(LetterCounts::from(typed))
                .is_some()
        };
        for id in usable_words(&table, seat, typed, &LIST, &FAMILY) {
            let mut on = finds.iter().filter(|find| holds(find.word));
            let leads = on.any(|find| find.ways.iter().any(|way| way.ids() == [id]));
            assert!(leads, "{typed} and {id:?}");
        }
    }
}
