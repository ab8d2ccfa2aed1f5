//! What a bot learns about other players from the words that they make.

use c_u_letter as culs;
use game::bots::{BotErrand, StepReport};
use game::{Chance, Game, Match, Moment, SeatId, Waiting};
use lexicon::{Level, Lexicon, Word, WordBook};
use one_letter_better as olbs;
use paper_grid as grids;
use word_heist::bots::bot;

use crate::list::LIST;
use crate::seats::bot_seats;

#[test]
fn a_player_who_makes_a_rare_word_is_assumed_to_know_rare_words() {
    let words = [
        ("cat", Level::Common),
        ("otter", Level::Familiar),
        ("quoin", Level::Rare),
    ];
    let words = Lexicon::from_words(words).unwrap();
    let wrong = bot::LYNX.mind.underestimating_others();
    let taken_for = |made: &[&str]| {
        let made = made.iter().map(|word| word.parse::<Word>().unwrap());
        wrong.after_seeing(made, &words).judgement.others
    };
    assert_eq!(taken_for(&[]), Level::Common);
    assert_eq!(
        taken_for(&["cat", "zzz"]),
        Level::Common,
        "zzz isn't a word"
    );
    assert_eq!(taken_for(&["otter", "cat"]), Level::Familiar);
    assert_eq!(taken_for(&["quoin", "cat"]), Level::Rare);
    let right = bot::LYNX.mind;
    let cat = "cat".parse::<Word>().unwrap();
    assert_eq!(
        right.after_seeing([cat], &words),
        right,
        "the level is never lowered"
    );
}

/// Two bots play; checks that the words each saw are the words the other made, by the log.
fn assert_sees_words_of_others<G: Game<Event: Clone>>(
    options: G::Options,
    asks: impl Fn(&Match<G>, SeatId) -> (G::Action, Vec<Word>),
    made: impl Fn(&Match<G>) -> Vec<(SeatId, Word)>,
) {
    let mut game = Match::<G>::start(options, bot_seats::<G>(2), Chance::new(5)).unwrap();
    let mut told: Vec<(SeatId, Word)> = Vec::new();
    for _ in 0..200 {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            break;
        };
        let seat = seats.iter().next().unwrap();
        let (action, saw) = asks(&game, seat);
        let others = told.iter().filter(|(by, _)| *by != seat);
        let others: Vec<Word> = others.map(|(_, word)| *word).collect();
        assert_eq!(saw, others);
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
        told.extend(made(&game));
    }
    for seat in SeatId::all(2) {
        let by = told.iter().filter(|(by, _)| *by == seat).count();
        assert!(by > 3, "seat {seat} made {by} words");
    }
}

fn word_book() -> WordBook {
    WordBook::new(Lexicon::open(crate::list::LIST_FILE).unwrap())
}

fn final_report<R>(said: StepReport<R>) -> R {
    match said {
        StepReport::Last(report) => report,
        StepReport::SoFar(_) => panic!("expected a final answer"),
    }
}

#[test]
fn paper_grid_bots_see_the_words_that_the_other_played() {
    let (book, options) = (word_book(), paper_grid_rules::Options::default());
    assert_sees_words_of_others::<paper_grid_rules::PaperGrid>(
        options,
        |game, seat| {
            let errand = grids::bots::Errand::think(game, seat).unwrap();
            let grids::bots::Errand::Think(asked) = &errand else {
                panic!("expected a request to think");
            };
            let saw = asked.made.clone();
            match final_report(errand.begin()(&book)) {
                grids::bots::Report::Does(action) => (action, saw),
                other => panic!("unexpected value: {other:?}"),
            }
        },
        |game| {
            let events = &game.last_step().unwrap().events;
            let played = events
                .iter()
                .any(|one| matches!(one, paper_grid_rules::Event::Played(_)));
            let last = game.state().last.iter().filter(|_| played);
            let words =
                last.flat_map(|(seat, play)| play.words.iter().map(|one| (*seat, &one.word)));
            words
                .map(|(seat, word)| (seat, word.parse().unwrap()))
                .collect()
        },
    );
}

#[test]
fn one_letter_better_bots_see_the_words_that_the_other_made() {
    let (book, options) = (word_book(), one_letter_better_rules::Options::default());
    assert_sees_words_of_others::<one_letter_better_rules::OneLetterBetter>(
        options,
        |game, seat| {
            let errand = olbs::bots::Errand::think(game, seat).unwrap();
            let olbs::bots::Errand::Think { made, .. } = &errand else {
                panic!("expected a request to think");
            };
            let saw = made.clone();
            match final_report(errand.begin()(&book)) {
                olbs::bots::Report::Does(action) => (action, saw),
                other => panic!("unexpected value: {other:?}"),
            }
        },
        |game| {
            let step = game.last_step().unwrap();
            let made = step
                .events
                .iter()
                .any(|one| matches!(one, one_letter_better_rules::Event::Made(_)));
            let turn = &game.state().table.turn;
            let last = turn.plays.last().filter(|_| made);
            let word = last.and_then(|played| one_letter_better_rules::spell(&played.made.line));
            word.map(|word| (turn.seat, word)).into_iter().collect()
        },
    );
}

#[test]
fn c_u_letter_bots_see_the_words_that_the_other_claimed() {
    let (book, options) = (word_book(), c_u_letter_rules::Options::default());
    assert_sees_words_of_others::<c_u_letter_rules::CULetter>(
        options,
        |game, seat| {
            let errand = culs::bots::Errand::think(game, seat).unwrap();
            let culs::bots::Errand::Think { made, .. } = &errand else {
                panic!("expected a request to think");
            };
            let saw = made.clone();
            match final_report(errand.begin()(&book)) {
                culs::bots::Report::Does(action) => (action, saw),
                other => panic!("unexpected value: {other:?}"),
            }
        },
        |game| {
            let step = game.last_step().unwrap();
            let claimed = step
                .events
                .iter()
                .filter(|one| matches!(one, c_u_letter_rules::Event::Claimed(_)));
            let all = game.state().table.ledger.claims();
            let new = all.iter().skip(all.len() - claimed.count());
            new.map(|claim| (claim.owner, claim.word)).collect()
        },
    );
}

/// Word Heist's bots read this from the table: once another player has made a rare word, words that
/// only rare words can steal are in danger.
#[test]
fn word_heist_bots_learn_from_the_words_on_the_table() {
    use word_heist_rules::Table;
    let words = [("gape", Level::Common), ("quoin", Level::Rare)];
    let list = Lexicon::from_words(words).unwrap();
    let lays = |texts: &[&str]| {
        let words: Vec<Word> = texts.iter().map(|text| text.parse().unwrap()).collect();
        Table::for_example(&words, &[])
    };
    let wrong = bot::BotLevel {
        mind: bot::LYNX.mind.underestimating_others(),
        ..bot::LYNX
    };
    let taken_for =
        |table: &Table, seat: SeatId| wrong.after_seeing(table, seat, &list).mind.judgement.others;
    let owner = lays(&["gape"]).words[0].owner;
    let other = SeatId::all(2).find(|seat| *seat != owner).unwrap();
    assert_eq!(taken_for(&lays(&["gape"]), other), Level::Common);
    assert_eq!(taken_for(&lays(&["quoin"]), other), Level::Rare);
    assert_eq!(
        taken_for(&lays(&["quoin"]), owner),
        Level::Common,
        "its own"
    );
}
