//! The finder against a brute-force search that tries every word of a list with every set of words.

use game::{Chance, Game, Match, Moment, SeatId, SeatSet, Viewer};
use lexicon::{Level, Lexicon, Word};
use word_heist::bots::{Finder, FinderCache, FoundPlay, TakenWords};
use word_heist_rules::{
    Action, Attempt, Choices, Difference, MergerRule, Options, Preset, RepeatedWords, SourceChoice,
    Table, WordHeist,
};

use super::play::TestGame;
use super::words::{random_letters, word, words};
use crate::list::LIST;
use crate::seats::bot_seats;
use crate::thorough;

/// Whether a word uses all of these words and otherwise only letters of the centre, each once.
fn can_be_made(new: Word, of: &[Word], centre: &[char]) -> bool {
    let mut left: Vec<char> = new.to_string().chars().collect();
    for letter in of.iter().flat_map(|old| old.to_string().into_bytes()) {
        let place = left.iter().position(|other| *other == char::from(letter));
        match place {
            Some(place) => left.remove(place),
            None => return false,
        };
    }
    if of.len() < 2 && left.is_empty() {
        return false;
    }
    let mut centre = centre.to_vec();
    left.iter().all(|letter| {
        let place = centre.iter().position(|other| other == letter);
        place.map(|place| centre.swap_remove(place)).is_some()
    })
}

/// Every word with the indices of the words that it takes, found the obvious way.
fn find_by_brute_force(
    table: &[Word],
    centre: &[char],
    list: &[Word],
) -> Vec<(Word, Vec<Vec<usize>>)> {
    let mut sets = vec![vec![]];
    for a in 0..table.len() {
        sets.push(vec![a]);
        for b in a + 1..table.len() {
            sets.push(vec![a, b]);
            sets.extend((b + 1..table.len()).map(|c| vec![a, b, c]));
        }
    }
    sets.sort();
    let long = list.iter().filter(|new| new.len() >= 4);
    let each = long.map(|new| {
        let ways = sets.iter().filter(|set| {
            let of: Vec<Word> = set
                .iter()
                .filter_map(|place| table.get(*place))
                .copied()
                .collect();
            let stands = |old: &Word| new.to_string().contains(&old.to_string());
            can_be_made(*new, &of, centre) && !of.iter().any(stands)
        });
        (*new, ways.cloned().collect::<Vec<_>>())
    });
    each.filter(|(_, ways)| !ways.is_empty()).collect()
}

/// The finder's results in the form of the brute-force search.
fn words_and_ways(finds: &[FoundPlay]) -> Vec<(Word, Vec<Vec<usize>>)> {
    let ways = |find: &FoundPlay| {
        let places = |way: &TakenWords| way.ids().iter().map(|id| id.index()).collect();
        let mut ways: Vec<Vec<usize>> = find.ways.iter().map(places).collect();
        ways.sort();
        ways
    };
    finds.iter().map(|find| (find.word, ways(find))).collect()
}

/// A list of some hundred words that go well together: words of the real list, and whatever can be
/// made from two or three of them.
fn small_list(chance: &mut Chance) -> Vec<Word> {
    let mut all: Vec<Word> = Vec::new();
    while all.len() < 400 {
        let id = LIST.id_at(chance.below(LIST.len())).unwrap();
        let one = LIST.word(id).unwrap();
        if one.len() < 7 {
            continue;
        }
        all.push(one);
        let mut left: Vec<_> = one.letters().collect();
        chance.shuffle(&mut left);
        let (front, back) = left.split_at(chance.between(3, left.len() - 3));
        for part in [front, back] {
            let made = LIST.anagrams(part.iter().copied().collect());
            all.extend(made.map(|found| found.word).take(2));
        }
    }
    all.sort();
    all.dedup();
    all
}

#[test]
fn the_finder_agrees_with_a_brute_force_search() {
    let mut chance = Chance::new(22);
    let (mut found, mut mergers) = (0, 0);
    for _ in 0..thorough::cases(25) {
        let list = small_list(&mut chance);
        let texts: Vec<String> = list.iter().map(Word::to_string).collect();
        let lexicon = texts.iter().map(|text| (text.as_str(), Level::Common));
        let lexicon = Lexicon::from_words(lexicon).unwrap();
        let short: Vec<Word> = list.iter().copied().filter(|w| w.len() < 7).collect();
        for _ in 0..100 {
            let table = chance.between(0, 5);
            let table: Vec<Word> = (0..table)
                .filter_map(|_| chance.pick(&short))
                .copied()
                .collect();
            let count = chance.between(0, 12);
            let centre = random_letters(count, &list, &mut chance);
            let tiles: Vec<char> = centre.iter().map(|l| l.lowercase()).collect();
            let finds = words_and_ways(&Finder::new(&table, centre).find(&lexicon));
            assert_eq!(
                finds,
                find_by_brute_force(&table, &tiles, &list),
                "{table:?} {centre:?}"
            );
            found += finds.len();
            mergers += finds
                .iter()
                .flat_map(|find| &find.1)
                .filter(|way| way.len() > 1)
                .count();
        }
    }
    assert!(
        found as u64 > thorough::cases(2_000) && mergers as u64 > thorough::cases(50),
        "{found} words, {mergers} mergers"
    );
}

/// Words of the real list found for a table and a centre.
fn find_words(table: &str, centre: &str) -> Vec<FoundPlay> {
    Finder::new(&words(table), word(centre).into()).find(&LIST)
}

/// The ways to make one word among these: the indices of the words that each takes.
fn ways_to_make(finds: &[FoundPlay], text: &str) -> Vec<Vec<usize>> {
    let told = words_and_ways(finds).into_iter();
    told.filter(|(new, _)| *new == word(text))
        .flat_map(|(_, ways)| ways)
        .collect()
}

#[test]
fn a5_the_finder_finds_the_steals_of_the_source() {
    for (table, centre, new) in [
        ("gape", "r", "grape"),
        ("gain", "tp", "taping"),
        ("engine", "d", "needing"),
        ("engine", "k", "keening"),
        ("kindred", "le", "rekindled"),
    ] {
        assert_eq!(
            ways_to_make(&find_words(table, centre), new),
            [[0]],
            "{table} {centre}"
        );
    }
    assert!(
        ways_to_make(&find_words("gape", "s"), "gapes").is_empty(),
        "GAPE is in one piece"
    );
    assert!(find_words("sleep", "").is_empty(), "PEELS needs a letter");
}

#[test]
fn a6_the_finder_follows_the_stricter_rules() {
    let finder = Finder::new(&words("gape paints"), word("res").into());
    let finds = |difference| finder.clone().with_difference(difference).find(&LIST);
    let plain = finds(Difference::NotInOnePiece);
    assert!(
        !ways_to_make(&plain, "grape").is_empty() && !ways_to_make(&plain, "painters").is_empty()
    );
    assert!(ways_to_make(&finds(Difference::NoInsertion), "grape").is_empty());
    assert!(ways_to_make(&finds(Difference::NoSharedRoot), "painters").is_empty());
}

#[test]
fn a7_the_finder_merges_words_with_or_without_letters() {
    assert_eq!(
        ways_to_make(&find_words("rain dote", ""), "ordinate"),
        [[0, 1]]
    );
    assert_eq!(
        ways_to_make(&find_words("rain dote", "sub"), "subordinate"),
        [[0, 1]]
    );
    assert_eq!(
        ways_to_make(&find_words("dens moth rust", "r"), "thunderstorms"),
        [[0, 1, 2]]
    );
    let alone = Finder::new(&words("rain dote"), word("sub").into()).with_max_words(1);
    assert!(ways_to_make(&alone.find(&LIST), "subordinate").is_empty());
}

#[test]
fn the_finder_lists_all_ways_to_make_a_word() {
    // GRAPE can be made from the centre alone, or from either GAPE, but never from both.
    let finds = find_words("gape gape", "rpaeg");
    assert_eq!(ways_to_make(&finds, "grape"), [vec![], vec![0], vec![1]]);
}

#[test]
fn the_finder_can_leave_out_rare_words() {
    let finder = Finder::new(&[], word("aeinrst").into());
    let all = finder.find(&LIST);
    let common = finder.clone().up_to_level(Level::Common).find(&LIST);
    assert!(common.len() < all.len());
    let known = |find: &&FoundPlay| LIST.level(find.id) == Level::Common;
    assert!(all.iter().filter(known).eq(&common));
}

#[test]
fn a4_the_finder_finds_words_of_three_letters_for_a_beginner() {
    let mut table = TestGame::solo(2, "catsre", &LIST).flip(6).table().clone();
    let shortest = |table: &Table, seat| {
        let finds = Finder::for_seat(table, SeatId::new(seat)).find(&LIST);
        finds.iter().map(|find| find.word.len()).min()
    };
    assert_eq!(shortest(&table, 0), Some(4));
    let mut choices = table.options.clone().into_inner();
    choices.beginners = SeatSet::EMPTY.with(SeatId::FIRST);
    table.options = Options::new(choices).unwrap();
    assert_eq!(
        (shortest(&table, 0), shortest(&table, 1)),
        (Some(3), Some(4))
    );
}

#[test]
fn a10_where_repeats_are_forbidden_the_finder_omits_words_on_the_table() {
    let mut play = TestGame::solo(2, "gapegape", &LIST);
    let mut table = play.flip(4).make(0, "gape").flip(4).table().clone();
    let told = |table: &Table| {
        let finds = Finder::for_seat(table, SeatId::FIRST).find(&LIST);
        ["gape", "page"].map(|text| !ways_to_make(&finds, text).is_empty())
    };
    assert_eq!(told(&table), [true, true]);
    let mut choices = table.options.clone().into_inner();
    choices.repeats = RepeatedWords::Forbidden;
    table.options = Options::new(choices).unwrap();
    assert_eq!(told(&table), [false, true]);
}

#[test]
fn the_finder_finds_exactly_what_the_rules_allow() {
    let mut play = TestGame::solo(3, "gainengineiskpdrtlexvsao", &LIST);
    play.flip(4)
        .make(0, "gain")
        .flip(6)
        .make(1, "engine")
        .flip(14);
    let plain = play.table();
    for (difference, merging) in Difference::ALL
        .into_iter()
        .zip([
            MergerRule::Freely,
            MergerRule::WithALetter,
            MergerRule::Freely,
        ])
        .skip(if thorough::is_thorough() { 0 } else { 1 })
        .take(if thorough::is_thorough() { 3 } else { 1 })
    {
        let mut choices = plain.options.clone().into_inner();
        (choices.difference, choices.merging) = (difference, merging);
        let mut table = plain.clone();
        table.options = Options::new(choices).unwrap();
        let finds = Finder::for_seat(&table, SeatId::FIRST).find(&LIST);
        let mut told = finds.iter().peekable();
        for found in LIST.words() {
            let rules = table.legal_ways(SeatId::FIRST, found.word, &SourceChoice::ANY);
            let mut rules: Vec<_> = rules.into_iter().flatten().map(|way| way.words).collect();
            rules.sort();
            let find = told.next_if(|find| find.id == found.id);
            let ways = find.map_or(&[][..], |find| &find.ways);
            let ways: Vec<_> = ways.iter().map(|taken| taken.ids().to_vec()).collect();
            assert_eq!(ways, rules, "{}", found.word);
        }
        assert_eq!(told.next(), None);
    }
}

/// A random game in which words are made, and the last one is taken back.
fn play_random_game(choices: Choices, seed: u64, look: &mut dyn FnMut(&Table)) {
    let options = Options::new(choices).unwrap();
    let seats = bot_seats::<WordHeist>(3);
    let mut game = Match::<WordHeist>::start(options, seats, Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    for step in 0..120 {
        let view = game.view(Viewer::Table);
        look(&view);
        let Some(seat) = game.waiting_for().seats().iter().next() else {
            return;
        };
        let finds = Finder::for_seat(&view, seat).with_max_words(1).find(&LIST);
        let short = finds.iter().min_by_key(|find| find.word.len());
        let action = match short {
            Some(find) if view.check_make(seat).is_ok() && step % 4 == 0 => {
                let ways = find.ways.first().copied().unwrap();
                Action::Make(Attempt {
                    word: find.word,
                    source: SourceChoice::Exactly(ways.into()),
                })
            }
            _ if view.check_flip(seat).is_ok() => Action::Flip,
            _ => WordHeist::sample_action(&view, seat, Some(&LIST), &mut chance),
        };
        let _ = game.act(seat, &action, Moment(1_000 * step), Some(&LIST));
    }
}

#[test]
fn incremental_search_finds_the_same_as_a_fresh_search() {
    let stricter = Choices {
        difference: Difference::NoInsertion,
        merging: MergerRule::WithALetter,
        repeats: RepeatedWords::Forbidden,
        beginners: SeatSet::EMPTY.with(SeatId::FIRST),
        ..Preset::Opponents.choices()
    };
    let (mut memory, mut looked, mut merged) = (FinderCache::for_lexicon(&LIST), 0, 0);
    let games = [stricter, Preset::Opponents.choices()];
    let tried = if thorough::is_thorough() { 2 } else { 1 };
    for (seed, choices) in (0..).zip(games.into_iter().take(tried)) {
        play_random_game(choices, seed, &mut |view| {
            let finder = Finder::for_seat(view, SeatId::FIRST);
            let finds = memory.find(&finder, &LIST);
            let ways = finds.iter().flat_map(|find| &find.ways);
            merged += ways.filter(|taken| taken.len() > 1).count();
            looked += 1;
            // A mistake in the cache persists, so comparing now and then is enough.
            if looked % 8 == 0 {
                assert_eq!(finds, finder.find(&LIST));
            }
        });
    }
    assert!(
        looked > 75 * tried && merged > 2 * tried,
        "{looked} tables, {merged} mergers"
    );
}
