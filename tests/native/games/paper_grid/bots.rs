//! The levels of Paper Grid: how they think, shown in positions.

use game::bots::{BotProfile, Perception};
use game::{Chance, Game, Moment, SeatId};
use lexicon::letter_ease::letter_ease;
use lexicon::{Letter, Level, Lexicon, steps_taken};
use paper_grid::bots::{Bot, LEVELS, MAGPIE, ROBIN, SPARROW, think};
use paper_grid_rules::{
    Action, Amount, Board, BoardSeed, BoardSettings, Choices, GENERATOR_VERSION, Hand, Options,
    PaperGrid, ReadingRule, Size, SpecialType, SpecialTypes, SpecialUpgrade, Stage, State,
    TakenBackPlays, WallRule, generate, moves, moves_up_to, moves_within,
};

use crate::list::LIST;
use crate::thorough;

const SECOND: SeatId = SeatId::new(1);

fn choose_action(bot: &Bot, state: &State, seat: SeatId, words: &Lexicon, chance: u64) -> Action {
    let none = TakenBackPlays::default();
    think(bot, state, seat, words, &none, &mut Chance::new(chance))
}

fn common_word_list(words: &[&str]) -> Lexicon {
    Lexicon::from_words(words.iter().map(|word| (*word, Level::Common))).unwrap()
}

/// A game in progress: CAR is on the board, with a Triple Word two cells further on. No special
/// cell is left to be placed.
fn state_with_car(hands: [&str; 2]) -> State {
    let board = "
        . . . . . . . 1
        . . C A R . x .
        . . . . . . . .
        2 d . t . w . .";
    state_on_board(board, hands)
}

fn state_on_board(board: &str, hands: [&str; 2]) -> State {
    let board: Board = board.parse().unwrap();
    let mut state = State::new(&Options::new(Choices::on_board(board)).unwrap(), 2);
    state.hands = hands
        .map(|hand| Hand::new(hand.chars().map(|c| Letter::new(c).unwrap()).collect()))
        .to_vec();
    state.begun = true;
    state.stage = Stage::Playing;
    state
}

/// CART scores most at once, but lets the opponent play CARTS, which counts triple.
#[test]
fn looking_ahead_avoids_opening_a_triple_word_to_opponents() {
    let words = common_word_list(&["car", "cart", "carts", "at"]);
    let state = state_with_car(["T", "S"]);
    let best = moves(&state, SeatId::FIRST, &words);
    let [cart, at] = &best[..] else {
        panic!("unexpected value: {best:?}");
    };
    let greedy = choose_action(&SPARROW.at_its_best(), &state, SeatId::FIRST, &words, 1);
    assert_eq!(greedy, Action::Play(cart.placed.clone()));
    let ahead = choose_action(&MAGPIE.at_its_best(), &state, SeatId::FIRST, &words, 1);
    assert_eq!(ahead, Action::Play(at.placed.clone()));
    // Without that letter in the opponent's hand there is nothing to fear.
    let state = state_with_car(["T", "Q"]);
    assert!(cart.points > at.points);
    let free = choose_action(&MAGPIE.at_its_best(), &state, SeatId::FIRST, &words, 1);
    assert_eq!(free, Action::Play(cart.placed.clone()));
}

/// No other seat can lay a letter after CAR, so CART counts double in the next turn.
#[test]
fn a_bot_makes_a_cell_special_where_only_it_can_use_it() {
    let words = common_word_list(&["car", "cart"]);
    let board = "
        . . . . . . . 1
        . . C A R . x .
        . . . . . . . .
        2 . . . . . . .";
    let state = state_on_board(board, ["T", "Q"]);
    let cart = moves(&state, SeatId::FIRST, &words).remove(0);
    let made = choose_action(&MAGPIE.at_its_best(), &state, SeatId::FIRST, &words, 1);
    assert_eq!(
        made,
        Action::Make(cart.placed[0].0, SpecialType::DoubleWord)
    );
    let state = state_on_board(board, ["T", "T"]);
    let shared = choose_action(&MAGPIE.at_its_best(), &state, SeatId::FIRST, &words, 1);
    assert_eq!(shared, Action::Play(cart.placed));
}

/// The first seat could play CARTS in its next turn; the second has no play of its own.
#[test]
fn a_bot_places_a_wall_that_blocks_an_opponents_best_play() {
    let words = common_word_list(&["car", "carts"]);
    let q = Letter::new('q').unwrap();
    let mut state = state_with_car(["TS", "V"]);
    state.stage = Stage::Answering {
        called: vec![q, q],
        seat: SECOND,
    };
    assert_eq!(moves(&state, SeatId::FIRST, &words).len(), 1);
    let habit = choose_action(&SPARROW.at_its_best(), &state, SECOND, &words, 1);
    assert_eq!(habit, Action::Take(q));
    let Action::Wall(edge) = choose_action(&MAGPIE.at_its_best(), &state, SECOND, &words, 1) else {
        panic!("expected a wall");
    };
    state.board.place_wall(edge);
    assert_eq!(moves(&state, SeatId::FIRST, &words), []);
    // If the first seat has no play to block, the letter is better than a wall.
    let mut state = state_with_car(["TV", "V"]);
    state.stage = Stage::Answering {
        called: vec![q, q],
        seat: SECOND,
    };
    let calm = choose_action(&MAGPIE.at_its_best(), &state, SECOND, &words, 1);
    assert_eq!(calm, Action::Take(q));
}

/// Returns the answer of the second seat, which is asked for E and E.
fn answer_to_asker(bot: &Bot, hands: [&str; 2], words: &Lexicon) -> Action {
    let e = Letter::new('e').unwrap();
    let mut state = state_with_car(hands);
    state.stage = Stage::Answering {
        called: vec![e, e],
        seat: SECOND,
    };
    choose_action(bot, &state, SECOND, words, 1)
}

/// A hand of five vowels has no use for another, and still no level places a wall for nothing.
#[test]
fn a_hand_with_room_takes_a_letter_unless_a_wall_costs_someone_a_play() {
    let words = common_word_list(&["car", "carts"]);
    let take = Action::Take(Letter::new('e').unwrap());
    for bot in LEVELS {
        let calm = answer_to_asker(bot, ["TV", "AEIOU"], &words);
        assert_eq!(calm, take, "{}", bot.id);
        let full = answer_to_asker(bot, ["TV", "AEIOUAE"], &words);
        assert!(matches!(full, Action::Wall(_)), "{} {full:?}", bot.id);
    }
    for bot in [SPARROW, ROBIN].map(Bot::at_its_best) {
        let Action::Wall(edge) = answer_to_asker(&bot, ["TS", "AEIOU"], &words) else {
            panic!("{}: expected a wall through CARTS", bot.id);
        };
        let mut state = state_with_car(["TS", "AEIOU"]);
        state.board.place_wall(edge);
        assert_eq!(moves(&state, SeatId::FIRST, &words), [], "{}", bot.id);
    }
}

/// Returns the letters that a bot calls where no word can be played, for many seeds.
fn called_letters(bot: &Bot, hand: &str) -> Vec<Letter> {
    let words = common_word_list(&["car"]);
    let mut state = state_with_car([hand, "QV"]);
    state.stage = Stage::Asking;
    let calls = (0..200).flat_map(|chance| {
        match choose_action(bot, &state, SeatId::FIRST, &words, chance) {
            Action::Ask { called, .. } => called,
            other => panic!("{}: {other:?}", bot.id),
        }
    });
    calls.collect()
}

#[test]
fn calls_of_a_level_vary_beyond_the_commonest_letters() {
    let common = |letters: &[Letter]| {
        let common = letters.iter().filter(|letter| letter_ease(**letter) >= 9);
        100 * common.count() / letters.len()
    };
    for bot in LEVELS {
        let hands = ["EAT", "RAINS", "LI", "CLOUD", "BRIG", "UU"];
        let called: Vec<Letter> = hands
            .iter()
            .flat_map(|hand| called_letters(bot, hand))
            .collect();
        let share = common(&called);
        assert!((30..=85).contains(&share), "{}: {share} %", bot.id);
        let kinds = Letter::all().filter(|letter| called.contains(letter));
        assert!(kinds.count() >= 16, "{}", bot.id);
    }
    // Review and hints leave nothing to chance.
    let called = called_letters(&MAGPIE.at_its_best(), "EAT");
    assert!(called.chunks(2).all(|pair| pair == &called[..2]));
}

#[test]
fn an_overlooked_play_stays_overlooked_for_the_turn() {
    let words = common_word_list(&["car", "cart"]);
    let bot = Bot {
        mind: BotProfile {
            eye: Perception(500),
            ..SPARROW.mind
        },
        days: &[],
        ..SPARROW
    };
    let mut seen = 0;
    for hand in "BDEFGHIJKLMNOPQSUVWXYZ".chars() {
        let state = state_with_car(["T", &hand.to_string()]);
        let plays = |chance| {
            let does = choose_action(&bot, &state, SeatId::FIRST, &words, chance);
            matches!(does, Action::Play(_))
        };
        let first = plays(0);
        assert!((1..20).all(|chance| plays(chance) == first), "{hand}");
        seen += usize::from(first);
    }
    assert!((4..=18).contains(&seen), "{seen} of 22");
}

/// The most expensive position: a large board, six seats with as many letters as they can have,
/// either direction, Dictionary Devils, Celldance, and walls that may not seal cells.
fn most_expensive_state(number: u64) -> State {
    let mut chance = Chance::new(number);
    let settings = BoardSettings {
        size: Size::Large,
        seats: 6,
        letters: Amount::Many,
        specials: Amount::Some,
        types: SpecialTypes::CELLDANCE,
        backpacks: true,
        seed: BoardSeed::random(&mut chance),
        ..BoardSettings::default()
    };
    let mut choices = Choices::on_board(generate(&settings, GENERATOR_VERSION).unwrap());
    choices.reading = ReadingRule::EitherWay;
    choices.devils = true;
    choices.specials = SpecialUpgrade::Celldance;
    choices.walls = WallRule::NoSealing;
    let mut state = State::new(&Options::new(choices).unwrap(), 6);
    let letters: Vec<Letter> = "eeeeaaaiioourrsstnnldmgtp"
        .chars()
        .filter_map(Letter::new)
        .collect();
    state.hands = vec![Hand::new(letters); 6];
    state.begun = true;
    state.stage = match number % 3 {
        0 => Stage::Playing,
        1 => Stage::Asking,
        _ => Stage::Answering {
            called: vec![Letter::new('e').unwrap(); 2],
            seat: SECOND,
        },
    };
    state
}

#[test]
fn a_level_stays_within_its_work_limit() {
    // The first query opens the list, which takes steps of its own.
    assert!(LIST.contains_up_to("tea".parse().unwrap(), Level::FULL));
    let mut most = [0; LEVELS.len()];
    let tried = if thorough::is_thorough() { 9 } else { 1 };
    for number in 0..tried {
        let state = most_expensive_state(number);
        let seat = match state.stage {
            Stage::Answering { seat, .. } => seat,
            _ => SeatId::FIRST,
        };
        for (bot, most) in LEVELS.into_iter().zip(&mut most) {
            let before = steps_taken();
            let action = choose_action(&bot.at_its_best(), &state, seat, &LIST, number);
            *most = steps_taken().wrapping_sub(before).max(*most);
            assert!(is_legal(&state, seat, &action), "{} {action:?}", bot.id);
        }
    }
    for (bot, most) in LEVELS.into_iter().zip(most) {
        let may = bot.mind.judgement.work;
        // The position is hard enough: the bot uses most of its limit.
        assert!(most <= may && most > may / 2, "{}: {most} of {may}", bot.id);
    }
}

fn is_legal(state: &State, seat: SeatId, action: &Action) -> bool {
    let by = game::Actor {
        seat,
        at: Moment::START,
    };
    PaperGrid::decide(state, by, action, Some(&LIST), &mut Chance::new(0)).is_ok()
}

#[test]
fn the_search_for_plays_stops_at_its_limit() {
    let state = most_expensive_state(0);
    let found = |most| {
        let before = steps_taken();
        let found = moves_within(&state, SeatId::FIRST, &LIST, Level::Common, most);
        (found, steps_taken() - before)
    };
    let (few, gone) = found(5_000);
    assert!(!few.is_empty() && gone < 5_200, "{gone}");
    let (more, _) = found(50_000);
    assert!(more.len() > few.len());
    let state = state_with_car(["TESN", ""]);
    let all = moves_up_to(&state, SeatId::FIRST, &LIST, Level::FULL);
    let within = moves_within(&state, SeatId::FIRST, &LIST, Level::FULL, 1_000_000);
    assert_eq!(all, within);
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for bot in LEVELS {
        let state = state_with_car(["TESN", "QIA"]);
        let answer = || choose_action(bot, &state, SeatId::FIRST, &LIST, 5);
        assert_eq!(answer(), answer());
    }
}
