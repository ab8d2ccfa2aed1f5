//! Whole games as text: `tests/golden/word_heist_games.txt`.
//!
//! If this test fails, the decisions of the rules or the descriptions in the log have changed. If
//! that is intended, run the tests once with `LETTERCASE_BLESS=1` and read the diff.

use std::fmt::Write;

use game::{Chance, Game, Judge, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::Lexicon;
use word_heist_rules::{Choices, LetterBag, MadeWord, Options, PlayMode, Stage, Table, WordHeist};

use crate::list::LIST;
use crate::seats::human_seats;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../tests/golden/word_heist_games.txt"
);

/// The centre, and each seat's words.
fn describe_table(table: &Table) -> String {
    let centre: String = table
        .centre
        .iter()
        .map(|tile| tile.letter.uppercase())
        .collect();
    let stage = match &table.stage {
        Stage::Reserved { press, .. } => format!("seat {} types", press.seat),
        Stage::Sweep { seat, .. } => format!("sweep of seat {seat}"),
        Stage::Window { .. } => format!("window of seat {}", table.flipper),
        Stage::ToFlip => format!("seat {} to flip", table.flipper),
        Stage::Open => "open".to_owned(),
        other => format!("{other:?}"),
    };
    let mut text = format!("    {centre} +{}", table.face_down);
    let word = |made: &MadeWord| made.word().to_string().to_uppercase();
    for seat in SeatId::all(table.seats) {
        let words: Vec<String> = table.words_of(seat).map(word).collect();
        let _ = write!(text, " | {}", words.join(" "));
    }
    let _ = write!(text, " | {stage}");
    if let Some(motion) = &table.motion {
        let agreed: Vec<String> = motion.agreed.iter().map(|seat| seat.to_string()).collect();
        let _ = write!(text, ", asked, yes from {}", agreed.join(" "));
    }
    text + "\n"
}

fn play_game(mode: PlayMode, count: u8, seed: u64, words: &Lexicon) -> String {
    let options = Options::new(Choices {
        mode,
        bag: LetterBag::Half,
        face_up: 3,
        judge: Judge::Everyday,
        ..Choices::default()
    })
    .unwrap();
    let mut game =
        Match::<WordHeist>::start(options, human_seats(count), Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    let mut text = format!("{mode:?}\n{}", describe_table(&game.view(Viewer::Table)));
    let mut now = 0;
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let told = game.history(Viewer::Table).len();
        now += 700;
        if !game.pass_time(Moment(now)) {
            let seats: Vec<SeatId> = seats.iter().collect();
            let seat = *chance.pick(&seats).unwrap();
            let view = game.view(Viewer::Seat(seat));
            let action = WordHeist::sample_action(&view, seat, Some(words), &mut chance);
            game.act(seat, &action, Moment(now), Some(words)).unwrap();
        }
        for told in game.history(Viewer::Table).iter().skip(told) {
            let by = told.by.map_or("-".to_owned(), |seat| seat.to_string());
            let _ = writeln!(text, "{now} {by} {:?}", told.entry);
        }
        text += &describe_table(&game.view(Viewer::Table));
    }
    for standing in game.outcome().unwrap().standings() {
        let (place, seat, points) = (standing.place, standing.seat, standing.points);
        let _ = writeln!(text, "{place}. seat {seat}: {points}");
    }
    text
}

#[test]
fn transcripts_of_whole_games_match_the_golden_file() {
    let modes = [(PlayMode::TURNS, 3, 5), (PlayMode::BUZZERS, 2, 5)];
    let games = modes.map(|(mode, count, seed)| play_game(mode, count, seed, &LIST));
    let fresh = games.join("\n");
    if std::env::var_os("LETTERCASE_BLESS").is_some() {
        std::fs::write(FILE, &fresh).unwrap();
    }
    let golden = std::fs::read_to_string(FILE).unwrap();
    assert!(golden == fresh, "see the head of this test:\n{fresh}");
}
