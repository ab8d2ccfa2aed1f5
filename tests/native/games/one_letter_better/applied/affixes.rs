//! Bots, hints and the finder obey the set of prefixes and endings (O17).

use game::{Chance, Viewer};
use lexicon::{FamilyFilter, Level, Lexicon, Word};
use one_letter_better::bots::{ACE, DEUCE, Finder, FoundPlay, Hint, KNAVE, QUEEN, hint, think};
use one_letter_better_rules::{Action, Affixes, Choices, Options, PlayKind, Preset, View};

use super::super::table::*;
use crate::list::LIST;

fn choose_listed_affixes(choices: &mut Choices) {
    choices.affixes = Affixes::AsListed;
}

/// A table where joining PRE gains most, and PER, which isn't in the set, as much: PERTEST is worth
/// the same as PRETEST.
fn tempting_view(choices: &Choices) -> View {
    let options = Options::new(choices.clone()).unwrap();
    let words = [(B, "T E S T")];
    let state = one_letter_better_rules::State::set_out(
        &options,
        &words,
        &["P R E V Q", "A A A A I I I"],
        "Z",
    );
    state.unwrap().seen_by(Viewer::Seat(A))
}

/// The joins that the finder finds on a table; checks that each can be laid.
fn find_joins(view: &View, words: &Lexicon) -> Vec<Word> {
    let finds = Finder::new(view).find(words);
    let joins = finds.into_iter().filter(|find| find.way == PlayKind::Join);
    let word = |find: FoundPlay| {
        let made = view.preview(&find.line, Some(words));
        assert_eq!(made.map(|made| made.word()), Ok(find.word));
        find.word
    };
    joins.map(word).collect()
}

/// The shipped list without one word.
fn shipped_list_without(word: Word) -> Lexicon {
    let words = LIST.words().filter(|found| found.word != word);
    let words: Vec<(Word, Level)> = words
        .map(|found| (found.word, LIST.level(found.id)))
        .collect();
    Lexicon::from_words(words.iter().map(|(word, level)| (word.as_str(), *level))).unwrap()
}

#[test]
fn o17_bots_hints_and_the_finder_never_join_affixes() {
    let refused = Preset::Opponents.choices();
    let mut listed = refused.clone();
    choose_listed_affixes(&mut listed);
    let (pretest, pertest) = (word("pretest"), word("pertest"));
    let found = find_joins(&tempting_view(&listed), &LIST);
    assert!(found.contains(&pretest) && found.contains(&pertest));
    let found = find_joins(&tempting_view(&refused), &LIST);
    assert!(!found.contains(&pretest) && found.contains(&pertest));
    // Without PERTEST the bots have one best play, and it is the one that the set refuses.
    let words = shipped_list_without(pertest);
    let family = FamilyFilter::for_lexicon(&words);
    assert!(find_joins(&tempting_view(&refused), &words).is_empty());
    let lays = |choices: &Choices, level| {
        let view = tempting_view(choices);
        match think(&view, A, level, &words, &family, &mut Chance::new(1)) {
            Action::Play(line) => view.preview(&line, Some(&words)).map(|made| made.word()),
            _ => Ok(Word::EMPTY),
        }
    };
    assert_eq!(lays(&listed, &ACE), Ok(pretest), "it is worth most");
    for level in [&DEUCE, &KNAVE, &QUEEN, &ACE] {
        let laid = lays(&refused, level);
        assert!(laid.is_ok(), "what it lays is legal: {laid:?}");
        assert_ne!(laid, Ok(pretest));
    }
    let hints_at_a_join = |choices| {
        let view = tempting_view(choices);
        let Ok(Hint::Play(line)) = hint(&view, &words, &family) else {
            return false;
        };
        let made = view.preview(&line, Some(&words));
        made.is_ok_and(|made| made.way == PlayKind::Join)
    };
    assert!(hints_at_a_join(&listed) && !hints_at_a_join(&refused));
}

/// The finder joins no prefix either when it is the player's own word on the table.
#[test]
fn o17_the_finder_joins_no_own_table_word_that_is_a_prefix() {
    let view = View::set_out(&[(A, "P R E"), (B, "T E S T")], "V", "").unwrap();
    assert!(!find_joins(&view, &LIST).contains(&word("pretest")));
}
