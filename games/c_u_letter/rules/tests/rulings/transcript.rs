//! Whole games as text: `tests/golden/c_u_letter_games.txt`.
//!
//! If this test fails, the rules decide differently than before, or the log describes the game
//! differently. If that is intended, run the tests once with `LETTERCASE_BLESS=1` and read the
//! diff.

use std::fmt::Write;

use c_u_letter_rules::{
    BoardCard, CULetter, CardId, CardKind, Choices, Help, LogEntry, Options, Preset, Scramble,
    Square, View,
};
use game::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::Lexicon;

use crate::list::LIST;
use crate::seats::human_seats;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../tests/golden/c_u_letter_games.txt"
);

fn join_faces(cards: &[CardId]) -> String {
    let faces = cards.iter().map(|card| card.face().to_string());
    faces.collect::<Vec<_>>().join(" ")
}

/// The table as a seat sees it: the rows with cards (Enchanters in lower case, `#` face down),
/// scores, what each seat would get now, and the seat's own hand.
fn describe_view(view: &View) -> String {
    let table = &view.table;
    let mut text = String::new();
    let rows = (0..9).map(|row| {
        let squares = (0..9).map(|column| Square::at(column, row).unwrap());
        let signs = squares.map(|square| match table.board.top(square) {
            None => '.',
            Some(BoardCard::Down(_)) => '#',
            Some(BoardCard::Up(card)) => match card.face().kind {
                CardKind::Letter => card.letter().uppercase(),
                CardKind::Enchanter => card.letter().lowercase(),
            },
        });
        signs.collect::<String>()
    });
    let rows: Vec<String> = rows.filter(|row| row != ".........").collect();
    let _ = writeln!(text, "    {}", rows.join("/"));
    let scores: Vec<String> = table
        .all_seats()
        .map(|seat| format!("{} ({})", table.score(seat), view.hand_size(seat)))
        .collect();
    let _ = write!(text, "    +{} | {}", view.deck, scores.join(" | "));
    let ownership = table.ownership();
    for seat in table.all_seats() {
        let _ = write!(text, " | {}", {
            let owned = ownership.owned_cards().iter();
            owned.filter(|one| one.seat == seat).count()
        });
    }
    let _ = writeln!(text, " | seat {} in {:?}", table.turn.seat, StageName(view));
    if let Some(own) = view.own {
        let _ = writeln!(text, "    seat {own} holds {}", join_faces(&view.hand));
    }
    text
}

/// The stage in one word.
struct StageName<'v>(&'v View);

impl std::fmt::Debug for StageName<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let text = format!("{:?}", self.0.table.stage);
        let word = text.split(|sign: char| !sign.is_alphabetic()).next();
        f.write_str(word.unwrap_or_default())
    }
}

fn play_game(choices: Choices, count: u8, seed: u64, words: &Lexicon) -> String {
    let options = Options::new(choices).unwrap();
    let mut game =
        Match::<CULetter>::start(options, human_seats(count), Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    let mut text = describe_view(&game.view(Viewer::Table));
    let mut told_before = game.history(Viewer::Table).len();
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let seats: Vec<SeatId> = seats.iter().collect();
        let seat = *chance.pick(&seats).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = CULetter::sample_action(&view, seat, Some(words), &mut chance);
        game.act(seat, &action, Moment::START, Some(words)).unwrap();
        let history = game.history(Viewer::Seat(seat));
        let fresh: Vec<&LogEntry> = history
            .iter()
            .skip(told_before)
            .map(|told| &told.entry)
            .collect();
        told_before = history.len();
        for line in &fresh {
            let _ = writeln!(text, "{}", describe_log_entry(line));
        }
        let changed = |line: &&LogEntry| {
            matches!(
                line,
                LogEntry::Placed { .. } | LogEntry::Revealed { .. } | LogEntry::RoundEnded { .. }
            )
        };
        if fresh.iter().copied().any(|line| changed(&line)) {
            text += &describe_view(&game.view(Viewer::Seat(seat)));
        }
    }
    for standing in game.outcome().unwrap().standings() {
        let (place, seat, points) = (standing.place, standing.seat, standing.points);
        let _ = writeln!(text, "{place}. seat {seat}: {points}");
    }
    text
}

fn describe_log_entry(line: &LogEntry) -> String {
    let card = |card: &Option<CardId>| card.map_or("a card".into(), |card| card.face().to_string());
    match line {
        LogEntry::Placed {
            seat,
            card: placed,
            at,
            using,
            ..
        } => format!("seat {seat} places {} at {at}: {using:?}", card(placed)),
        LogEntry::Drew { seat, card: drawn } => format!("seat {seat} draws {}", card(drawn)),
        LogEntry::Revealed { seat, square, card } => {
            format!("seat {seat} hid {} at {square}", card.face())
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn transcripts_of_whole_games_match_the_golden_file() {
    let helped = Choices {
        help: [Help::ClaimsWords; 4],
        cards: Some(30),
        scramble: Scramble::InLines,
        ..Preset::Opponents.choices()
    };
    let games = [
        play_game(Preset::Table.choices(), 2, 3, &LIST),
        play_game(helped, 3, 4, &LIST),
    ];
    let fresh = games.join("\n");
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
