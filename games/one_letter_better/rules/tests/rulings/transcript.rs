//! Whole games as text: `tests/golden/one_letter_better_games.txt`.
//!
//! If this test fails, the rules decide differently from before, or the log describes the games
//! differently. If that is intended, run the tests once with `LETTERCASE_BLESS=1` and read the
//! diff.

use std::fmt::Write;

use game::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::Lexicon;
use one_letter_better_rules::{
    CardId, CheckingRule, Choices, Deck, DeckKind, LogEntry, OneLetterBetter, Options, Preset,
    Stage, View,
};

use crate::list::LIST;
use crate::seats::human_seats;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../tests/golden/one_letter_better_games.txt"
);

fn join_faces(deck: &Deck, cards: &[CardId]) -> String {
    let faces = cards.iter().map(|card| deck.face(*card).to_string());
    faces.collect::<Vec<_>>().join(" ")
}

/// The table as a seat sees it: deck and pile, each seat's words, and the seat's own hand.
fn describe_view(view: &View) -> String {
    let table = &view.table;
    let deck = &table.options.deck;
    let mut text = format!("    +{} [{}]", view.deck, join_faces(deck, &table.pile));
    for seat in table.all_seats() {
        let words = table.words.iter().filter(|word| word.owner == seat);
        let words = words.map(|word| {
            let mark = if word.is_open() { "" } else { "*" };
            format!("{mark}{}", word.word().to_string().to_uppercase())
        });
        let words: Vec<String> = words.collect();
        let (points, held) = (table.score(seat), view.hand_size(seat));
        let _ = write!(text, " | {points} ({held}) {}", words.join(" "));
    }
    let stage = match &table.stage {
        Stage::Playing => format!("seat {} plays", table.turn.seat),
        Stage::Window { .. } => format!("are the words of seat {} good?", table.turn.seat),
        Stage::Penance { .. } => format!("seat {} discards", table.turn.seat),
        Stage::Picking { from, .. } => format!("seat {} looks at seat {from}", table.turn.seat),
        other => format!("{other:?}"),
    };
    let _ = writeln!(text, " | {stage}");
    if let Some(own) = view.own {
        let _ = writeln!(
            text,
            "    seat {own} holds {}",
            join_faces(deck, &view.hand)
        );
    }
    text
}

fn describe_log_entry(line: &LogEntry, deck: &Deck) -> String {
    match line {
        LogEntry::Dealt {
            dealer,
            round,
            open,
        } => {
            format!(
                "round {round}: seat {dealer} deals, {} lies open",
                join_faces(deck, &[*open])
            )
        }
        LogEntry::Drew { seat, count, cards } => {
            format!("seat {seat} draws {count}: {}", join_faces(deck, cards))
        }
        LogEntry::Took { seat, cards } => format!("seat {seat} takes {}", join_faces(deck, cards)),
        LogEntry::Discarded { seat, cards } => {
            format!("seat {seat} discards {}", join_faces(deck, cards))
        }
        LogEntry::Made {
            seat,
            way,
            word,
            line,
            from,
            gain,
            victim,
            ..
        } => {
            let cards: Vec<CardId> = line.iter().map(|laid| laid.card).collect();
            let cards = join_faces(deck, &cards);
            format!("seat {seat}: {way:?} {word} ({cards}) of {from:?} for {gain}, {victim:?}")
        }
        other => format!("{other:?}"),
    }
}

fn play_game(choices: Choices, count: u8, seed: u64, words: &Lexicon) -> String {
    let half = |kind: &DeckKind| DeckKind {
        count: kind.count.div_ceil(2),
        ..*kind
    };
    let deck = Deck::new(choices.deck.kinds().iter().map(half).collect()).unwrap();
    let options = Options::new(Choices {
        deck: deck.clone(),
        rounds: 1,
        ..choices
    })
    .unwrap();
    let mut game =
        Match::<OneLetterBetter>::start(options, human_seats(count), Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    let mut text = describe_view(&game.view(Viewer::Table));
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let before = game.history(Viewer::Table).len();
        let seats: Vec<SeatId> = seats.iter().collect();
        let seat = *chance.pick(&seats).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = OneLetterBetter::sample_action(&view, seat, Some(words), &mut chance);
        game.act(seat, &action, Moment::START, Some(words)).unwrap();
        for told_line in game.history(Viewer::Seat(seat)).iter().skip(before) {
            let _ = writeln!(text, "{}", describe_log_entry(&told_line.entry, &deck));
        }
        text += &describe_view(&game.view(Viewer::Seat(seat)));
    }
    for standing in game.outcome().unwrap().standings() {
        let (place, seat, points) = (standing.place, standing.seat, standing.points);
        let _ = writeln!(text, "{place}. seat {seat}: {points}");
    }
    text
}

#[test]
fn transcripts_of_whole_games_match_the_golden_file() {
    let checked = Choices {
        checking: CheckingRule::AutoCheck,
        ..Preset::Table.choices()
    };
    let games = [
        play_game(checked, 2, 3, &LIST),
        play_game(Preset::Table.choices(), 3, 4, &LIST),
        play_game(Preset::SoloHard.choices(), 1, 5, &LIST),
    ];
    let fresh = games.join("\n");
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
