//! The review: what a decision cost, judged by how the game goes on.

use game::{Chance, Match, Moment, SeatId, Waiting};
use lexicon::{Letter, Level, Lexicon};
use paper_grid::bots::{Bot, MAGPIE, ReviewPoint, SPARROW, review_points, think};
use paper_grid::screen::BoardSource;
use paper_grid_rules::{
    Action, Board, Choices, Hand, Options, PaperGrid, Size, Stage, State, TakenBackPlays,
};
use screen::set_up::ChoiceSource;

use crate::games::judged::count_faults;
use crate::list::LIST;
use crate::seats::bot_seats;
use crate::thorough;

/// A game between some bots.
fn play_game(bots: [&Bot; 2], seed: u64) -> Match<PaperGrid> {
    let mut chance = Chance::new(seed);
    let mut choices = Choices::on_board(Board::blank(Size::Small));
    let mut source = BoardSource::default();
    source.choose_new_seed(&mut chance);
    let seats = bot_seats::<PaperGrid>(2);
    source.bring(&mut choices, &seats).unwrap();
    let options = Options::new(choices).unwrap();
    let mut game = Match::<PaperGrid>::start(options, seats, chance).unwrap();
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let seat = seats.iter().next().unwrap();
        let bot = bots[seat.index()];
        let taken_back = TakenBackPlays::from_game(&game);
        let chance = &mut game.chance_for_bots();
        let action = think(bot, game.state(), seat, &LIST, &taken_back, chance);
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
    }
    game
}

#[test]
fn the_review_faults_the_lowest_level_more_than_the_highest() {
    let tried = if thorough::is_thorough() { 4 } else { 1 };
    let sharp = MAGPIE.at_its_best();
    let [best, gentle] = count_faults(tried, |seed| {
        let spots = review_points(&play_game([&sharp, &SPARROW], seed)).into_iter();
        spots.map(|spot| spot.judge(&LIST).loss()).collect()
    });
    assert!(best.turns > 5 && best.faulted * 10 < best.turns, "{best:?}");
    assert!(
        gentle.turns > 5 && gentle.faulted * 5 > gentle.turns,
        "{gentle:?}"
    );
}

fn common_word_list(words: &[&str]) -> Lexicon {
    Lexicon::from_words(words.iter().map(|word| (*word, Level::Common))).unwrap()
}

/// After CAR, CART scores most at once, but lets the opponent play CARTS, which counts triple: AT
/// is better, and CART is faulted.
#[test]
fn the_review_faults_a_top_scoring_play_that_opens_a_triple_word() {
    let words = common_word_list(&["car", "cart", "carts", "at"]);
    let board = "
        . . . . . . . 1
        . . C A R . x .
        . . . . . . . .
        2 d . t . w . .";
    let mut state = State::new(
        &Options::new(Choices::on_board(board.parse().unwrap())).unwrap(),
        2,
    );
    let hand = |sign| Hand::new([Letter::new(sign).unwrap()].into_iter().collect());
    state.hands = vec![hand('t'), hand('s')];
    state.begun = true;
    state.stage = Stage::Playing;
    let plays = paper_grid_rules::moves(&state, SeatId::FIRST, &words);
    let [cart, at] = &plays[..] else {
        panic!("unexpected value: {plays:?}");
    };
    let seen = |placed| {
        let spot = ReviewPoint {
            step: 4,
            seat: SeatId::FIRST,
            view: state.clone(),
            did: Action::Play(placed),
        };
        spot.judge(&words)
    };
    let better = seen(cart.placed.clone()).better.unwrap();
    assert_eq!(better.action, Action::Play(at.placed.clone()));
    assert_eq!(
        (better.words, better.points),
        (vec!["at".to_owned()], at.points)
    );
    assert!(better.by >= 100 && cart.points > at.points);
    // The reason is the word that CART left to the next player.
    let left = better.left.unwrap();
    assert_eq!(left.words, ["carts"]);
    assert!(left.points > cart.points, "{left:?}");
    assert_eq!(seen(at.placed.clone()).better, None);
}

/// S ends the game with a lead of only its own points: the review states the loss by passing in
/// points, not in the value that the bot gives a win.
#[test]
fn the_review_states_a_winning_plays_advantage_in_points_alone() {
    let words = common_word_list(&["car", "cars"]);
    let board = "
        . . . . . . . 1
        . . C A R . x .
        . . . . . . . .
        2 d . t . w . .";
    let mut state = State::new(
        &Options::new(Choices::on_board(board.parse().unwrap())).unwrap(),
        2,
    );
    let hand = |signs: &str| {
        Hand::new(
            signs
                .chars()
                .map(|sign| Letter::new(sign).unwrap())
                .collect(),
        )
    };
    state.hands = vec![hand("s"), hand("q")];
    state.begun = true;
    state.endgame = true;
    state.stage = Stage::Playing;
    let plays = paper_grid_rules::moves(&state, SeatId::FIRST, &words);
    let spot = ReviewPoint {
        step: 4,
        seat: SeatId::FIRST,
        view: state,
        did: Action::Pass,
    };
    let better = spot.judge(&words).better.unwrap();
    assert_eq!(better.action, Action::Play(plays[0].placed.clone()));
    assert!(better.by <= 100 * (plays[0].points + 2), "{better:?}");
    assert!(better.known, "it is an everyday word");
}
