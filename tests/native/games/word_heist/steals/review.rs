//! Word Heist's review (A20).

use game::{Chance, SeatId, SeatSet, TimeLimit};
use lexicon::{FamilyFilter, Letter, Level, Lexicon};
use word_heist::bots::Finder;
use word_heist::bots::review::{PossibleWord, Review, ReviewInProgress, ReviewPoint, missed_words};
use word_heist::screen::practice::{Puzzle, puzzle_to_practise};
use word_heist_rules::{Action, Choices, LetterBag, PlayMode, Scoring, Table, VoteProposal};

use super::play::TestGame;
use crate::list::{FAMILY, LIST};

fn small_word_list() -> Lexicon {
    let words = [
        ("gape", Level::Common),
        ("page", Level::Common),
        ("grape", Level::Common),
        ("pager", Level::Familiar),
        ("parge", Level::Rare),
        ("ring", Level::Common),
        ("groping", Level::Common),
    ];
    Lexicon::from_words(words).unwrap()
}

fn review_table(table: &Table, words: &Lexicon) -> Review {
    let family = FamilyFilter::for_lexicon(words);
    let mut reviewing = ReviewInProgress::new(table.clone());
    while reviewing.step(words, &family) {}
    let (done, all) = reviewing.progress();
    assert_eq!(done, all);
    reviewing.finish()
}

/// The first seat has GAPE when R turns up; three flips later the second seat makes RING, which
/// uses the R.
fn review_of_gape_and_ring(words: &Lexicon) -> Review {
    let mut play = TestGame::solo(2, "gaperingo", words);
    play.flip(4).make(0, "gape").flip(4).make(1, "ring").flip(1);
    review_table(play.table(), words)
}

fn find_possible_word<'r>(review: &'r Review, word: &str) -> &'r PossibleWord {
    let all = review.possible.iter();
    let mut all = all.filter(|possible| possible.word.as_str() == word);
    let first = all.next().unwrap();
    assert_eq!(all.next(), None, "{word}");
    first
}

fn word_texts<'r>(possible: impl IntoIterator<Item = &'r PossibleWord>) -> Vec<&'r str> {
    let each = possible.into_iter();
    each.map(|possible| possible.word.as_str()).collect()
}

#[test]
fn a20_the_review_lists_what_could_be_made_at_each_flip() {
    let words = small_word_list();
    let review = review_of_gape_and_ring(&words);
    assert_eq!(review.turned_up, 9);
    assert_eq!(word_texts(review.possible_at(3)), Vec::<&str>::new());
    assert_eq!(word_texts(review.possible_at(4)), ["gape", "page"]);
    assert_eq!(
        word_texts(review.possible_at(5)),
        ["grape", "pager", "parge"]
    );
    assert_eq!(
        word_texts(review.possible_at(8)),
        ["grape", "pager", "parge", "ring"]
    );
    assert_eq!(word_texts(review.newly_possible_at(8)), ["ring"]);
    assert_eq!(word_texts(review.possible_at(9)), Vec::<&str>::new());
}

#[test]
fn a20_a_steal_is_possible_until_its_letters_are_gone() {
    let words = small_word_list();
    let review = review_of_gape_and_ring(&words);
    let grape = find_possible_word(&review, "grape");
    let spot = |up, made| ReviewPoint { up, made };
    assert_eq!((grape.since, grape.until), (spot(5, 1), spot(8, 1)));
    assert_eq!((grape.flip_count(), grape.made), (3, false));
    assert_eq!(grape.taken.len(), 1);
    let ring = find_possible_word(&review, "ring");
    assert_eq!((ring.since, ring.until), (spot(8, 1), spot(8, 1)));
    assert!(ring.made && ring.taken.is_empty());
}

#[test]
fn a20_the_longest_missed_word_comes_first() {
    let words = small_word_list();
    let review = review_of_gape_and_ring(&words);
    let missed = review.longest_missed();
    assert_eq!(word_texts(missed), ["grape", "pager", "parge", "page"]);
}

#[test]
fn a20_a_missed_steal_of_a_common_word_ranks_first() {
    let words = small_word_list();
    let review = review_of_gape_and_ring(&words);
    let painful = review.missed_changes(&|_| true);
    // PAGE was missed too, but it would have taken nothing from any seat.
    assert_eq!(
        word_texts(painful.iter().copied()),
        ["grape", "pager", "parge"]
    );
    assert_eq!(word_texts(review.missed_centre_words()), ["page"]);
    // One word more for one seat and one less for the other make 2, which counts four times because
    // the word is common.
    assert_eq!((painful[0].swing, painful[0].pain()), (2, 8));
    assert_eq!(find_possible_word(&review, "page").pain(), 0);
}

#[test]
fn a20_mergers_are_listed_separately() {
    let words = Lexicon::from_words(
        ["late", "ring", "petal", "triangles", "plate"].map(|word| (word, Level::Common)),
    );
    let words = words.unwrap();
    let mut play = TestGame::solo(2, "lateringps", &words);
    play.flip(4).make(0, "late").flip(4).make(1, "ring").flip(2);
    let review = review_table(play.table(), &words);
    assert_eq!(word_texts(review.missed_changes(&|_| true)), ["petal"]);
    assert_eq!(word_texts(review.missed_mergers()), ["triangles"]);
    assert_eq!(word_texts(review.missed_centre_words()), Vec::<&str>::new());
    assert_eq!(word_texts(review.longest_missed()), ["triangles", "petal"]);
}

#[test]
fn a20_a_word_made_in_another_way_is_not_missed() {
    let words = small_word_list();
    let mut play = TestGame::solo(2, "gapegrape", &words);
    // GRAPE is in the centre and could also be stolen.
    play.flip(4).make(0, "gape").flip(5).make(0, "grape");
    let review = review_table(play.table(), &words);
    let ways = review.possible.iter();
    let ways = ways.filter(|possible| possible.word.as_str() == "grape");
    assert!(ways.clone().count() > 1 && ways.clone().all(|way| way.made));
}

/// GRAPE was possible for the second seat over three letters, and would have taken GAPE.
#[test]
fn a20_the_costliest_missed_steal_is_practised() {
    let words = small_word_list();
    let mut play = TestGame::solo(2, "gaperingo", &words);
    play.flip(4).make(0, "gape").flip(4).make(1, "ring").flip(1);
    let review = review_table(play.table(), &words);
    let puzzle = |seat| puzzle_to_practise(play.table(), &review, SeatId::new(seat), &words);
    let second = puzzle(1).unwrap();
    assert_eq!(second.key(), "gape r grape");
    assert_eq!(Puzzle::from_key(&second.key()).as_ref(), Some(&second));
    assert_eq!(
        second.check_answer("grape".parse().unwrap(), &words),
        Ok(())
    );
    // The owner of a word gains nothing by making it longer.
    assert_eq!(puzzle(0), None);
    // A word outside the game's list can't be missed.
    let rare = ["gape", "ring"].map(|word| (word, Level::Common));
    let rare = rare.into_iter().chain([("grape", Level::Rare)]);
    let rare = Lexicon::from_words(rare).unwrap();
    let review = self::review_table(play.table(), &rare);
    let nobody = puzzle_to_practise(play.table(), &review, SeatId::new(1), &rare);
    assert_eq!(nobody, None);
}

#[test]
fn a20_a_game_with_one_seat_has_no_steals_to_miss() {
    let words = small_word_list();
    let mut play = TestGame::solo(1, "gaper", &words);
    play.flip(4).make(0, "gape").flip(1);
    let review = review_table(play.table(), &words);
    assert!(review.possible.iter().all(|possible| possible.pain() == 0));
    assert_eq!(find_possible_word(&review, "grape").swing, 0);
    // What an own word could have become is listed all the same.
    assert_eq!(
        word_texts(review.missed_changes(&|_| true)),
        ["grape", "pager", "parge"]
    );
}

#[test]
fn a20_the_review_agrees_with_the_finder_at_every_point_of_a_game() {
    let mut chance = Chance::new(20);
    let bag: Vec<Letter> = LetterBag::Standard.letters().collect();
    let letters = |chance: &mut Chance| chance.pick(&bag).map_or('e', |letter| letter.lowercase());
    let letters: String = (0..40).map(|_| letters(&mut chance)).collect();
    let mut play = TestGame::solo(3, &letters, &LIST);
    let mut then: Vec<(ReviewPoint, Vec<String>)> = Vec::new();
    let mut made = 0;
    while play.table().turned_up_count() < 40 {
        play.flip(1);
        loop {
            let table = play.table();
            let spot = ReviewPoint {
                up: table.turned_up_count() as u8,
                made: table.words.len() as u16,
            };
            let mut finds = Finder::for_seat(table, SeatId::FIRST).find(&LIST);
            finds.retain(|find| !FAMILY.hides(find.id));
            let ways = finds.iter().flat_map(|find| {
                let ways = find.ways.iter();
                ways.map(|taken| format!("{} {taken:?}", find.word))
            });
            let mut ways: Vec<String> = ways.collect();
            ways.sort();
            then.push((spot, ways));
            match chance.pick(&finds) {
                Some(find) if chance.below(3) == 0 => {
                    made += 1;
                    let seat = chance.below(3) as u8;
                    play.make(seat, find.word.as_str());
                }
                _ => break,
            }
        }
    }
    assert!(made > 5, "{made} words");
    let review = review_table(play.table(), &LIST);
    for (spot, ways) in then {
        let open = review.possible.iter();
        let open = open.filter(|one| one.since <= spot && spot <= one.until);
        let mut told: Vec<String> = open
            .map(|one| format!("{} {:?}", one.word, one.taken))
            .collect();
        told.sort();
        assert_eq!(told, ways, "{spot:?}");
    }
}

#[test]
fn a20_a_review_round_trips_through_json() {
    let words = small_word_list();
    let review = review_of_gape_and_ring(&words);
    let text = serde_json::to_string(&review).unwrap();
    assert_eq!(serde_json::from_str::<Review>(&text).unwrap(), review);
}

/// GRAPE is made from the centre; GAPE and a later R would make it again while it is on the table.
#[test]
fn a20_a_word_that_any_seat_ever_made_is_not_missed() {
    let words = small_word_list();
    let mut play = TestGame::solo(2, "grapegaper", &words);
    play.flip(5)
        .make(0, "grape")
        .flip(4)
        .make(1, "gape")
        .flip(1);
    let later = review_table(play.table(), &words);
    let ways: Vec<_> = later
        .possible
        .iter()
        .filter(|one| one.word.as_str() == "grape")
        .collect();
    assert!(
        ways.iter().any(|way| way.taken.len() == 1),
        "it could be made again"
    );
    assert!(ways.iter().all(|way| way.made));
    let stolen = later.missed_changes(&|_| true);
    assert!(!word_texts(stolen).contains(&"grape"));
    assert!(!word_texts(later.longest_missed()).contains(&"grape"));
    // A word that could be made before a player made it in another way was seen, too.
    let mut play = TestGame::solo(2, "gapergrape", &words);
    play.flip(4)
        .make(0, "gape")
        .flip(1)
        .make(1, "pager")
        .flip(5)
        .make(0, "grape");
    let before = review_table(play.table(), &words);
    assert!(
        before
            .possible
            .iter()
            .filter(|one| one.word.as_str() == "grape")
            .all(|one| one.made)
    );
}

#[test]
fn a18_a20_a_word_that_was_taken_back_is_not_missed() {
    let words = small_word_list();
    let mut play = TestGame::solo(2, "gaperz", &words);
    play.flip(4).make(0, "gape").flip(1).make(1, "grape");
    let back = Action::Propose(SeatId::new(1), VoteProposal::TakeBack);
    assert_eq!(play.act(1, &back), Ok(()));
    assert_eq!(play.act(0, &Action::Agree), Ok(()));
    let review = review_table(play.table(), &words);
    assert_eq!(
        word_texts(review.missed_changes(&|_| true)),
        ["pager", "parge"]
    );
}

#[test]
fn a4_a20_a_word_too_short_for_a_seat_is_not_missed_by_it() {
    let list = [("ape", Level::Common), ("gape", Level::Common)];
    let words = Lexicon::from_words(list).unwrap();
    let choices = Choices {
        mode: PlayMode::Solo {
            clock: TimeLimit::Seconds(900),
        },
        beginners: SeatSet::EMPTY.with(SeatId::FIRST),
        scoring: Scoring::Letters,
        ..Choices::default()
    };
    let mut play = TestGame::with_choices(choices, 2, "apezzz", &words);
    play.flip(6);
    let review = review_table(play.table(), &words);
    let missed = missed_words(play.table(), &review).into_iter();
    let missed: Vec<(u8, &str)> = missed
        .map(|miss| (miss.seat.index() as u8, miss.possible.word.as_str()))
        .collect();
    assert_eq!(missed, [(0, "ape")]);
}
