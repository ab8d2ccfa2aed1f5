//! Hints in steps, and the review of a round.

use game::{Game, Judge, Moment, SeatId, Viewer};
use lexicon::{FamilyFilter, Letter, Level, Lexicon};
use one_letter_better::bots::{
    ACE, DEUCE, Finder, FoundPlay, Hint, NoHint, PlayedWord, ReviewPoint, Rival, hint,
    review_points, think,
};
use one_letter_better_rules::{CheckingRule, Event, OneLetterBetter, Options, Preset, State, View};

use super::opponents::play_game;
use super::regulars::line_text;
use crate::games::judged::{count_faults, play_two_player_game};
use crate::list::{FAMILY, LIST};
use crate::thorough;

fn review_spots() -> Vec<ReviewPoint> {
    let game = play_game(
        Preset::Opponents,
        CheckingRule::AutoCheck,
        &[Rival::Wren, Rival::Wren],
        2,
    );
    review_points(&game, 0)
}

/// A view of a table at which a play is possible.
fn playable_view() -> View {
    let spots = review_spots();
    let good = |spot: &&ReviewPoint| Finder::new(&spot.view).find(&LIST).len() > 10;
    spots.iter().find(good).unwrap().view.clone()
}

#[test]
fn a_hint_is_a_play_that_gains_something() {
    let view = playable_view();
    let Ok(Hint::Play(line)) = hint(&view, &LIST, &FAMILY) else {
        panic!("there is a play");
    };
    let made = view.preview(&line, Some(&LIST)).unwrap();
    assert!(made.swing() > 0, "{made:?}");
}

/// The word that a hint names in a game of everyday words from this list.
fn everyday_hint(hand: &str, words: &[(&str, Level)]) -> String {
    let mut view = View::set_out(&[], hand, "").unwrap();
    let mut choices: one_letter_better_rules::Choices = view.table.options.into_inner();
    choices.judge = Judge::Everyday;
    view.table.options = Options::new(choices).unwrap();
    let words = Lexicon::from_words(words.iter().copied()).unwrap();
    match hint(&view, &words, &FamilyFilter::default()) {
        Ok(Hint::Play(line)) => line_text(&line),
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_hint_in_a_game_of_everyday_words_prefers_a_familiar_word() {
    let (mite, quiz) = (("mite", Level::Known), ("quiz", Level::Known));
    let (emit, time) = (("emit", Level::Familiar), ("time", Level::Common));
    assert_eq!(everyday_hint("T I M E", &[mite, emit]), "emit");
    assert_eq!(everyday_hint("T I M E", &[mite, emit, time]), "time");
    // QI is worth less than half of QUIZ, QIZ three quarters.
    let (qi, qiz) = (("qi", Level::Common), ("qiz", Level::Familiar));
    assert_eq!(everyday_hint("Q U I Z", &[quiz, qi]), "quiz");
    assert_eq!(everyday_hint("Q U I Z", &[quiz, qi, qiz]), "qiz");
}

#[test]
fn hints_of_a_quick_start_are_familiar_words_where_these_are_good() {
    let mut tried = 0;
    for seed in 0..2 {
        let game = play_game(
            Preset::QuickStart,
            CheckingRule::AutoCheck,
            &[Rival::Wren, Rival::Wren],
            seed,
        );
        for spot in review_points(&game, 0).iter().take(5) {
            let Ok(Hint::Play(line)) = hint(&spot.view, &LIST, &FAMILY) else {
                continue;
            };
            let mut finds = Finder::new(&spot.view).find(&LIST);
            finds.retain(|find| !FAMILY.hides(find.id));
            let familiar = |find: &FoundPlay| LIST.level(find.id) <= Level::Familiar;
            let hinted = finds.iter().find(|find| find.line == line).unwrap();
            let best = finds[0].swing();
            let other = finds
                .iter()
                .find(|find| familiar(find) && 2 * find.swing() >= best);
            assert!(familiar(hinted) || other.is_none(), "{hinted:?}, {other:?}");
            tried += 1;
        }
    }
    assert!(tried > 5, "{tried}");
}

#[test]
fn o29_challenge_mode_has_no_hints() {
    let mut view = playable_view();
    let mut choices: one_letter_better_rules::Choices = view.table.options.into_inner();
    choices.checking = CheckingRule::Challenge;
    view.table.options = Options::new(choices).unwrap();
    let hint = hint(&view, &LIST, &FAMILY);
    assert_eq!(hint, Err(NoHint::Challenges));
}

#[test]
fn hints_are_only_for_the_seat_whose_turn_it_is() {
    let mut view = playable_view();
    view.own = None;
    assert_eq!(hint(&view, &LIST, &FAMILY), Err(NoHint::NotNow));
}

#[test]
fn the_review_covers_every_turn_of_a_round_once() {
    let game = play_game(
        Preset::Opponents,
        CheckingRule::AutoCheck,
        &[Rival::Wren, Rival::Wren],
        2,
    );
    let spots = review_points(&game, 0);
    let events = || game.journal().steps.iter().flat_map(|step| &step.events);
    let turns = events()
        .filter(|event| matches!(event, Event::Turn(_)))
        .count();
    assert_eq!(
        spots.len(),
        turns + 1,
        "the first turn has no event of its own"
    );
    let made: usize = spots.iter().map(|spot| spot.made.len()).sum();
    assert_eq!(
        made,
        events()
            .filter(|event| matches!(event, Event::Made(_)))
            .count()
    );
    for spot in &spots {
        let then = game.state_after(spot.step).seen_by(Viewer::Seat(spot.seat));
        assert_eq!(then, spot.view);
    }
}

#[test]
fn the_review_faults_the_lowest_level_more_than_the_highest() {
    let tried = if thorough::is_thorough() { 8 } else { 4 };
    let regulars = [&ACE, &DEUCE];
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let [best, gentle] = count_faults(tried, |seed| {
        let over = |state: &State| !state.table.results.is_empty();
        let game = play_two_player_game::<OneLetterBetter>(
            options.clone(),
            seed,
            over,
            |view, seat, chance| think(view, seat, regulars[seat.index()], &LIST, &FAMILY, chance),
        );
        let judged = review_points(&game, 0).into_iter();
        judged
            .map(|spot| spot.review(&LIST, &FAMILY).lost())
            .collect()
    });
    assert!(
        best.turns > 8 && best.faulted * 10 <= best.turns,
        "{best:?}"
    );
    assert!(gentle.faulted * 3 > gentle.turns, "{gentle:?}");
}

/// A word among these finds, as it was made in a turn.
fn played_word(finds: &[FoundPlay], word: &str) -> PlayedWord {
    let mut found = finds.iter().filter(|find| find.word.as_str() == word);
    let find = found.next().unwrap();
    PlayedWord {
        word: find.word,
        line: find.line.clone(),
        gain: find.gain,
    }
}

/// Nearly every card takes STAR, and none takes ARTS, which scores the same.
#[test]
fn the_review_names_a_word_left_open_as_the_reason() {
    let longer = Letter::all().map(|letter| format!("star{}", letter.lowercase()));
    let list: Vec<String> = ["star", "arts"]
        .map(String::from)
        .into_iter()
        .chain(longer)
        .collect();
    let list = list.iter().map(|word| (word.as_str(), Level::Common));
    let words = Lexicon::from_words(list).unwrap();
    let view = View::set_out(&[], "S T A R", "").unwrap();
    let finds = Finder::new(&view).find(&words);
    let review = |word: &str| {
        let made = played_word(&finds, word);
        let spot = ReviewPoint {
            step: 1,
            seat: SeatId::FIRST,
            view: view.clone(),
            made: vec![made],
        };
        spot.review(&words, &FamilyFilter::default())
    };
    let better = review("star").better.unwrap();
    let open = better.open.unwrap();
    assert_eq!(open.word.as_str(), "star");
    // Some letters are on cards of two colours, and are listed once.
    assert!(open.to.len() >= 26 && open.unseen > 70, "{open:?}");
    assert!(
        review("arts")
            .better
            .is_none_or(|better| better.open.is_none())
    );
}

/// A turn of several words is compared with whole turns: leaving out the best-scoring word is right
/// if the three words that were made score more together.
#[test]
fn a_turn_of_three_good_words_is_not_faulted() {
    let words = [
        ("hyrax", Level::Common),
        ("bel", Level::Common),
        ("gibel", Level::Common),
        ("hyraxes", Level::Common),
    ];
    let words = Lexicon::from_words(words).unwrap();
    let view = View::set_out(&[], "H Y R A X B E L G I", "").unwrap();
    let finds = Finder::new(&view).find(&words);
    let turn = |plays: &[&str]| {
        let made = plays.iter().map(|word| played_word(&finds, word));
        let spot = ReviewPoint {
            step: 1,
            seat: SeatId::FIRST,
            view: view.clone(),
            made: made.collect(),
        };
        spot.review(&words, &FamilyFilter::default())
    };
    let all = turn(&["hyrax", "bel", "gibel"]);
    assert_eq!((all.better, all.made.len()), (None, 3));
    // With the whole list, a turn that plays nothing has missed something.
    let spot = ReviewPoint {
        step: 1,
        seat: SeatId::FIRST,
        view: view.clone(),
        made: Vec::new(),
    };
    let better = spot.review(&LIST, &FAMILY).better.unwrap();
    assert!(better.by > 5 && !better.plays.is_empty(), "{better:?}");
}

/// HYRAX for 28, with a wild for its Y, BEL for 8 from an opponent's BE, and GIBEL for 14 from BEL
/// use up the hand; the opponent loses 6 by the steal. Turns are compared by their gain plus the
/// others' losses, here 56; the total that the review states is what the turn scored, 50. A review
/// that looks for the best single word names one for 31, but nothing is better than the whole turn.
/// A turn with HYRAX alone has missed more than that word.
#[test]
fn a_turn_is_compared_with_whole_turns_not_with_the_best_single_word() {
    let table = [(SeatId::new(1), "B E")];
    let begins = View::set_out(&table, "H ? R A X L G I", "").unwrap();
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let mut state = State::set_out(&options, &table, &["H ? R A X L G I", ""], "").unwrap();
    let mut made: Vec<PlayedWord> = Vec::new();
    for (line, gain, swing) in [
        ("H ?Y R A X", 28, 28),
        ("B E L", 8, 14),
        ("G I B E L", 14, 14),
    ] {
        let view = state.seen_by(Viewer::Seat(SeatId::FIRST));
        let laid = view.find_line(line).unwrap();
        let one = view.preview(&laid, Some(&LIST)).unwrap();
        assert_eq!((one.gain, one.swing()), (gain, swing), "{line}");
        made.push(PlayedWord {
            word: one.word(),
            line: laid,
            gain,
        });
        OneLetterBetter::evolve(&mut state, &Event::Made(one), Moment::START);
    }
    let finds = Finder::new(&begins).find(&LIST);
    assert!(finds.iter().any(|find| find.swing() == 31), "RAXING");
    let review = |made: &[PlayedWord]| {
        let spot = ReviewPoint {
            step: 1,
            seat: SeatId::FIRST,
            view: begins.clone(),
            made: made.to_vec(),
        };
        spot.review(&LIST, &FAMILY)
    };
    let whole = review(&made);
    assert_eq!((whole.total, whole.better), (50, None));
    let parts = review(&made[..1]).better.unwrap();
    let gains: i32 = parts.plays.iter().map(FoundPlay::swing).sum();
    assert!(parts.by > 0 && gains > 31, "{parts:?}");
}

#[test]
fn a_turn_and_its_review_round_trip_through_json() {
    let spot = &review_spots()[1];
    let text = serde_json::to_string(spot).unwrap();
    assert_eq!(serde_json::from_str::<ReviewPoint>(&text).unwrap(), *spot);
    let review = spot.review(&LIST, &FAMILY);
    let text = serde_json::to_string(&review).unwrap();
    let back: one_letter_better::bots::TurnReview = serde_json::from_str(&text).unwrap();
    assert_eq!(back, review);
}
