//! Hints: a word that the player probably knows, from the list of the game.

use game::{Chance, Judge, Match, Moment, SeatId, SeatSet, Viewer};
use lexicon::{FamilyFilter, Letter, Level, Lexicon, Word};
use word_heist::bots;
use word_heist::bots::{Finder, FinderCache, Hint, gain};
use word_heist_rules::{
    Attempt, Choices, LetterBag, MadeWordId, Options, Phase, PlayMode, Preset, SourceChoice, Stage,
    Table, WordHeist,
};

use crate::list::{FAMILY, LIST};
use crate::seats::human_seats;
use crate::thorough;

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

/// A table where Ada is alone with these words of Bo's and these letters, and may ask for a hint.
fn table(words: &[&str], centre: &str) -> Table {
    let words: Vec<Word> = words.iter().copied().map(word).collect();
    let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
    let mut table = Table::for_example(&words, &centre);
    let choices = Choices {
        hints: true,
        ..Choices::default()
    };
    table.options = Options::new(choices).unwrap();
    table
}

fn leveled_word_list(words: &[(&str, Level)]) -> Lexicon {
    Lexicon::from_words(words.iter().copied()).unwrap()
}

fn find_hint(table: &Table, words: &Lexicon, family: &FamilyFilter) -> Option<Hint> {
    bots::find_hint(table, ADA, words, family, &mut FinderCache::default())
}

/// The hinted word, and the indices of the words that it takes.
fn hinted_word(table: &Table, words: &Lexicon) -> Option<(String, Vec<usize>)> {
    let hint = find_hint(table, words, &FamilyFilter::default())?;
    let taken = hint.taken.ids().iter().map(|id| id.index());
    Some((hint.word.to_string(), taken.collect()))
}

#[test]
fn a_hint_prefers_a_steal_to_a_word_from_the_centre() {
    let words = leveled_word_list(&[
        ("grape", Level::Common),
        ("ring", Level::Common),
        ("gapes", Level::Common),
    ]);
    let table = table(&["gape"], "rings");
    assert_eq!(hinted_word(&table, &words), Some(("grape".into(), vec![0])));
    assert_eq!(
        hinted_word(&self::table(&[], "rin"), &words),
        None,
        "RIN makes no word"
    );
}

#[test]
fn hints_use_the_words_of_the_list_in_play() {
    let words = leveled_word_list(&[("ring", Level::Common), ("girns", Level::Rare)]);
    let mut table = table(&[], "girns");
    assert_eq!(hinted_word(&table, &words).unwrap().0, "ring");
    let rare = leveled_word_list(&[("girns", Level::Rare)]);
    assert!(hinted_word(&table, &rare).is_some());
    let everyday = Choices {
        judge: Judge::Everyday,
        ..table.options.clone().into_inner()
    };
    table.options = Options::new(everyday).unwrap();
    assert_eq!(hinted_word(&table, &words).unwrap().0, "ring");
    assert_eq!(hinted_word(&table, &rare), None);
}

#[test]
fn no_hint_where_hints_are_off_or_the_seat_cannot_make_a_word() {
    let words = leveled_word_list(&[("ring", Level::Common)]);
    let mut table = table(&[], "ring");
    assert!(hinted_word(&table, &words).is_some());
    table.stage = Stage::ToFlip;
    assert_eq!(hinted_word(&table, &words), None);
    table.stage = Stage::Open;
    for choices in [Choices::default(), Preset::CallItOut.choices()] {
        table.options = Options::new(choices).unwrap();
        assert_eq!(hinted_word(&table, &words), None);
    }
}

/// Asserts that a hint names a word above level 50 only if every other one would lose points.
fn assert_well_known(table: &Table, seat: SeatId, hint: Hint, memory: &mut FinderCache) {
    let level = |word| LIST.find(word).map(|id| LIST.level(id));
    if level(hint.word) <= Some(Level::Familiar) {
        return;
    }
    let finder = Finder::for_seat(table, seat).up_to_level(Level::Familiar);
    let known = memory.find(&finder, &LIST).iter();
    let mut known = known.filter(|find| !FAMILY.hides(find.id));
    let better = known.find(|find| {
        let mut ways = find.ways.iter();
        ways.any(|way| gain(table, seat, find.word, way) >= 0)
    });
    assert_eq!(better.map(|find| find.word), None, "not {}", hint.word);
}

#[test]
fn hints_name_well_known_words_before_rare_ones() {
    let words = leveled_word_list(&[
        ("grape", Level::Rare),
        ("pager", Level::Familiar),
        ("ring", Level::Common),
    ]);
    let hinted = |table: &Table| hinted_word(table, &words).unwrap().0;
    assert_eq!(hinted(&table(&["gape"], "ring")), "pager", "a steal first");
    let rare = leveled_word_list(&[("grape", Level::Rare), ("ring", Level::Familiar)]);
    let table = table(&["gape"], "ring");
    assert_eq!(hinted_word(&table, &rare).unwrap().0, "ring", "not a steal");
    let rare = leveled_word_list(&[("grape", Level::Rare), ("pager", Level::Known)]);
    assert_eq!(hinted_word(&table, &rare).unwrap().0, "pager");
}

#[test]
fn a_word_that_gains_nothing_is_hinted_if_there_is_no_other() {
    let words = leveled_word_list(&[("pager", Level::Common), ("teapager", Level::Common)]);
    let mut table = table(&["gape", "tear"], "r");
    for word in &mut table.words {
        word.owner = ADA;
    }
    assert_eq!(hinted_word(&table, &words), Some(("pager".into(), vec![0])));
    let merger = leveled_word_list(&[("gapretea", Level::Common)]);
    let (word, taken) = hinted_word(&table, &merger).unwrap();
    assert_eq!(
        (word.as_str(), taken.len()),
        ("gapretea", 2),
        "it costs a word"
    );
}

#[test]
fn hints_are_deterministic_legal_and_family_friendly() {
    let games = if thorough::is_thorough() { 20 } else { 3 };
    let mut hinted = 0;
    for seed in 1..=games {
        let choices = Choices {
            mode: PlayMode::TURNS,
            bag: LetterBag::Half,
            hints: true,
            ..Choices::default()
        };
        let options = Options::new(choices).unwrap();
        let mut game =
            Match::<WordHeist>::start(options, human_seats(2), Chance::new(seed)).unwrap();
        let mut memory = FinderCache::for_lexicon(&LIST);
        for at in 1..200 {
            let waiting = game.waiting_for();
            let Some(seat) = waiting.seats().iter().next() else {
                break;
            };
            let table = game.view(Viewer::Table);
            let first = bots::find_hint(&table, seat, &LIST, &FAMILY, &mut memory);
            if at % 5 == 0 {
                let again =
                    bots::find_hint(&table, seat, &LIST, &FAMILY, &mut FinderCache::default());
                assert_eq!(first, again, "the memory must not affect the hint");
            }
            let action = match (waiting.phase(), first) {
                (Some(Phase::Flip), None) => word_heist_rules::Action::Flip,
                (Some(Phase::Make | Phase::Sweep), None) => word_heist_rules::Action::Pass,
                (_, Some(Hint { word, taken })) => {
                    hinted += 1;
                    assert_well_known(&table, seat, Hint { word, taken }, &mut memory);
                    let found = LIST.find(word).expect("the hinted word is in the list");
                    assert!(!FAMILY.hides(found));
                    let source = SourceChoice::Exactly(taken.into());
                    word_heist_rules::Action::Make(Attempt { word, source })
                }
                _ => break,
            };
            let acted = game.act(seat, &action, Moment(at * 1_000), Some(&LIST));
            assert_eq!(acted, Ok(()), "{action:?}");
        }
    }
    assert!(hinted > 10, "{hinted}");
}

#[test]
fn a_hint_maximises_the_asking_seats_own_gain() {
    // PAGER from GAPE and R: a steal for Ada, but for Bo only a longer word of his own.
    let words = leveled_word_list(&[("pager", Level::Common), ("tint", Level::Common)]);
    let mut table = table(&["gape"], "rtint");
    table.present = [ADA, BO].into_iter().collect::<SeatSet>();
    let of = |seat| {
        let hint = bots::find_hint(
            &table,
            seat,
            &words,
            &FamilyFilter::default(),
            &mut FinderCache::default(),
        );
        hint.map(|hint| (hint.word.to_string(), hint.taken.ids().to_vec()))
    };
    assert_eq!(of(ADA), Some(("pager".into(), vec![MadeWordId::new(0)])));
    assert_eq!(of(BO).map(|(word, _)| word).as_deref(), Some("tint"));
}
