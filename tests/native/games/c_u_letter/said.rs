//! The texts of a whole turn, as a screen reader gets them: `tests/golden/said_c_u_letter.txt`.
//!
//! Cards are laid until a word can be claimed and broken. The file shows the prompt, what the live
//! region says at each step, and the last action in one line. If different texts are intended, run
//! the tests once with `LETTERCASE_BLESS=1` and read the diff.

use std::fmt::Write;

use c_u_letter::text::{news, play, table};
use c_u_letter_rules::{
    Action, CULetter, CardId, Choices, Event, Options, Placing, Span, Square, State, Use,
};
use game::{Chance, Match, Moment, SeatId, Viewer};
use lexicon::{Level, Lexicon};

use crate::seats::human_seats;

const FILE: &str = "tests/golden/said_c_u_letter.txt";

/// A two-player game with these hands; the first seat begins.
fn start_game(hands: &[&str]) -> Match<CULetter> {
    let options = Options::new(Choices::default()).unwrap();
    let state = State::set_out(&options, hands, ".").unwrap();
    let held: Vec<CardId> = state.hands.iter().flatten().copied().collect();
    let game = Match::<CULetter>::start(options, human_seats(2), Chance::new(1)).unwrap();
    let mut journal = game.journal().clone();
    for event in journal.steps.iter_mut().flat_map(|step| &mut step.events) {
        if let Event::Dealt(dealt) = event {
            dealt.starter = SeatId::FIRST;
            dealt.deck = CardId::all().filter(|card| !held.contains(card)).collect();
            dealt.hands.clone_from(&state.hands);
        }
    }
    Match::resume(journal).unwrap()
}

fn transcript() -> String {
    let mut game = start_game(&["gC bT rJ gE rP bS", "yA rI* yE* bO yU gB"]);
    let list = ["cat", "at"].map(|word| (word, Level::Common));
    let words = Lexicon::from_words(list).unwrap();
    let square = |name: &str| Square::from_name(name).unwrap();
    let mut text = String::new();
    let laid = [
        ('C', "c3", Use::Nothing),
        ('A', "d3", Use::Nothing),
        ('T', "e3", Use::Nothing),
        ('I', "e4", Use::Nothing),
        ('J', "e3", Use::Overwrite),
    ];
    for (letter, at, using) in laid {
        let held = |game: &Match<CULetter>| {
            let seat = game.state().table.turn.seat;
            let mut hand = game.state().hand(seat).iter().copied();
            hand.find(|card| card.letter().uppercase() == letter)
                .unwrap()
        };
        let card = held(&game);
        let at = square(at);
        act_and_log(&mut text, &mut game, &Action::Ready, &words);
        let placing = Placing { card, at, using };
        act_and_log(&mut text, &mut game, &Action::Place(placing), &words);
        if letter == 'I' {
            for from in ["c3", "d3"] {
                let span = Span::new(square(from), square("e3")).unwrap();
                act_and_log(&mut text, &mut game, &Action::Claim(span), &words);
            }
        }
        act_and_log(&mut text, &mut game, &Action::Done, &words);
    }
    // C5: the next two seats run out of time, one while claiming and one before placing a card.
    act_and_log(&mut text, &mut game, &Action::Ready, &words);
    let card = game.state().hand(game.state().table.turn.seat)[0];
    let (at, using) = (square("f3"), Use::Nothing);
    let placing = Placing { card, at, using };
    act_and_log(&mut text, &mut game, &Action::Place(placing), &words);
    for late in [999_000, 1_999_000] {
        let before = game.history(Viewer::Table).len();
        assert!(game.pass_time(Moment(late)));
        log_announcement(&mut text, &game, before);
        let seat = game.state().table.turn.seat;
        let at = Moment(late);
        game.act(seat, &Action::Ready, at, Some(&words)).unwrap();
    }
    text
}

fn act_and_log(text: &mut String, game: &mut Match<CULetter>, action: &Action, words: &Lexicon) {
    let before = game.history(Viewer::Table).len();
    let seats = &game.journal().seats;
    let own = &game.state().table;
    let now = table::prompt(own, !own.turn.ready, seats);
    let _ = writeln!(text, "now: {now}");
    let seat = game.state().table.turn.seat;
    game.act(seat, action, Moment::START, Some(words)).unwrap();
    log_announcement(text, game, before);
}

/// What the live region adds, and the last action.
fn log_announcement(text: &mut String, game: &Match<CULetter>, before: usize) {
    for told in game.history(Viewer::Table).iter().skip(before) {
        let line = play::aria_label(game, told);
        let _ = writeln!(text, "said: {line}");
    }
    if let Some(did) = news::last_act(game) {
        let _ = writeln!(text, "did: {}", did.says);
    }
}

#[test]
fn texts_of_a_whole_turn_match_the_golden_file() {
    let fresh = transcript();
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
