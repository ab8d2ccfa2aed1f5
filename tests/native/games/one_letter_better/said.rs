//! The texts of whole turns, as a screen reader gets them:
//! `tests/golden/said_one_letter_better.txt`.
//!
//! A word is made, stolen and challenged. The file shows the prompt, what the live region says at
//! each step, the last action in one line, and what the next seat reads about it. If different
//! texts are intended, run the tests once with `LETTERCASE_BLESS=1` and read the diff.

use std::fmt::Write;

use game::{Chance, Match, Moment, SeatId, Viewer};
use lexicon::{Level, Lexicon};
use one_letter_better::text::{news, play, table};
use one_letter_better_rules::{
    Action, CardId, Choices, Event, Face, LaidCard, OneLetterBetter, Options, Preset,
};

use crate::seats::human_seats;

const FILE: &str = "tests/golden/said_one_letter_better.txt";

/// Distinct cards with these faces.
fn take_cards(faces: &str, taken: &mut Vec<CardId>, options: &Options) -> Vec<CardId> {
    let each = faces.split_whitespace().map(|face| {
        let face: Face = face.parse().unwrap();
        let deck = &options.deck;
        let mut all = deck.cards();
        let card = all.find(|card| deck.face(*card) == face && !taken.contains(card));
        taken.push(card.unwrap());
        card.unwrap()
    });
    each.collect()
}

/// A two-player game with these hands; the first seat begins.
fn start_game(hands: [&str; 2], open: &str, next: &str) -> Match<OneLetterBetter> {
    let choices = Choices {
        rounds: 1,
        ..Preset::Table.choices()
    };
    let options = Options::new(choices).unwrap();
    let mut taken = Vec::new();
    let hands = hands.map(|hand| take_cards(hand, &mut taken, &options));
    let open = take_cards(open, &mut taken, &options)[0];
    let mut next = take_cards(next, &mut taken, &options);
    next.reverse();
    let game =
        Match::<OneLetterBetter>::start(options.clone(), human_seats(2), Chance::new(1)).unwrap();
    let mut journal = game.journal().clone();
    for event in journal.steps.iter_mut().flat_map(|step| &mut step.events) {
        if let Event::Dealt(dealt) = event {
            dealt.dealer = SeatId::new(1);
            dealt.hands = hands.to_vec();
            dealt.open = open;
            let rest = options.deck.cards().filter(|card| !taken.contains(card));
            dealt.deck = rest.chain(next.iter().copied()).collect();
        }
    }
    Match::resume(journal).unwrap()
}

/// Cards of the table and the hand as a line.
fn line_action(game: &Match<OneLetterBetter>, faces: &str) -> Action {
    let seat = game.state().table.turn.seat;
    let view = game.view(Viewer::Seat(seat));
    let line: Vec<LaidCard> = view.find_line(faces).unwrap();
    Action::Play(line)
}

fn transcript() -> String {
    let mut game = start_game(["T I M E X J K", "R S U N Y W V"], "B", "A O D G L P C F H");
    let list = ["time", "timer", "sun"].map(|word| (word, Level::Common));
    let words = Lexicon::from_words(list).unwrap();
    let mut text = String::new();
    let text = &mut text;
    act_and_log(text, &mut game, &Action::Draw, &words);
    let plays = line_action(&game, "T I M E");
    act_and_log(text, &mut game, &plays, &words);
    act_and_log(text, &mut game, &Action::End(vec![]), &words);
    let accept = Action::Accept;
    act_and_log(text, &mut game, &accept, &words);
    act_and_log(text, &mut game, &Action::Take(1), &words);
    let plays = line_action(&game, "T I M E R");
    act_and_log(text, &mut game, &plays, &words);
    // YWV is not a word.
    let plays = line_action(&game, "Y W V");
    act_and_log(text, &mut game, &plays, &words);
    act_and_log(text, &mut game, &Action::End(vec![]), &words);
    act_and_log(text, &mut game, &Action::Challenge(1), &words);
    act_and_log(text, &mut game, &accept, &words);
    act_and_log(text, &mut game, &Action::Draw, &words);
    let gone = game.state().hand(SeatId::FIRST)[..2].to_vec();
    act_and_log(text, &mut game, &Action::End(gone), &words);
    text.clone()
}

fn act_and_log(
    text: &mut String,
    game: &mut Match<OneLetterBetter>,
    action: &Action,
    words: &Lexicon,
) {
    let before = game.history(Viewer::Table).len();
    let seats = &game.journal().seats;
    let now = table::prompt(&game.view(Viewer::Table), seats);
    let _ = writeln!(text, "now: {now}");
    let waits = game.waiting_for().seats();
    let Some(seat) = waits.iter().next() else {
        return;
    };
    let done = game.act(seat, action, Moment::START, Some(words));
    assert_eq!(done, Ok(()), "{action:?}");
    for told in game.history(Viewer::Table).iter().skip(before) {
        let journal = game.journal();
        let line = play::log_entry(&told.entry, &journal.options.deck, &journal.seats);
        let _ = writeln!(text, "said: {line}");
    }
    if let Some(did) = news::last_action(game) {
        let _ = writeln!(text, "did: {}", did.says);
    }
    let next = game.state().table.turn.seat;
    if next != seat {
        for did in news::since(game, next).lines {
            let _ = writeln!(text, "since: {}", did.says);
        }
    }
}

#[test]
fn texts_of_whole_turns_match_the_golden_file() {
    let fresh = transcript();
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap_or_default();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
