//! Saved records about days, missed positions and what players have done.

use game::Day;
use screen::day::{
    DayLedger, FinishedGame, MissedPositions, OpponentResult, PARTS_PER_TASK, PartResult,
    PlayedGames, TopWord,
};

/// A ledger of two daily tasks: one of positions, and one that is a game begun a day late.
pub fn day_ledger() -> DayLedger {
    let (mut days, day, next) = (DayLedger::default(), day(), day().plus_days(1).unwrap());
    for part in 0..PARTS_PER_TASK {
        let got = part as i32 + 8;
        days.record_part(
            "Ada",
            "paper-grid",
            day,
            day,
            part,
            PartResult { got, par: 12 },
        );
    }
    days.record_start("Grace", "word-heist", day, next, "heistd");
    days.record_finish("Grace", "word-heist", day, "heistd", 14, ("-+-".into(), 9));
    days.set_par("Grace", "word-heist", day, 15);
    days.record_finish("Grace", "word-heist", day, "heiste", 17, ("+".into(), 5));
    days
}

/// Two missed positions: one due again, and one solved since.
pub fn missed_positions() -> MissedPositions {
    let mut misses = MissedPositions::default();
    for (key, found) in [("2026-11-22 3", false), ("2026-11-22 4", true)] {
        misses.record("Ada", "paper-grid", key, false, day());
        misses.record("Ada", "paper-grid", key, found, day().plus_days(1).unwrap());
    }
    misses
}

/// The record of a game with every field filled.
pub fn played_games() -> PlayedGames {
    let mut played = PlayedGames::default();
    let word = "vetoes".parse().unwrap();
    played.record(FinishedGame {
        who: "Ada".into(),
        game: "paper-grid".into(),
        id: "gridbe".into(),
        on: day(),
        place: 1,
        points: 120,
        others: vec![OpponentResult {
            name: "Robin".into(),
            halves: 2,
            bot: Some(true),
        }],
        rating: Some(1_416),
        longest: Some(word),
        dearest: Some(TopWord { word, points: 42 }),
    });
    played
}

/// A short description of a record about daily tasks or played games.
pub fn describe_record(name: &str, body: &str) -> String {
    let read = "a readable record";
    match name {
        "days" => {
            let days: DayLedger = serde_json::from_str(body).expect(read);
            let one = |who| {
                days.entries_of(who)
                    .map(|done| (done.day, done.on, done.sum(), done.again))
            };
            format!("{:?}", one("Ada").chain(one("Grace")).collect::<Vec<_>>())
        }
        "misses" => {
            let misses: MissedPositions = serde_json::from_str(body).expect(read);
            let day = day().plus_days(2).unwrap();
            let next = misses.next_due("Ada", "paper-grid", day);
            format!("{next:?}, {:?}", misses.counts("Ada", "paper-grid", day))
        }
        _ => {
            let played: PlayedGames = serde_json::from_str(body).expect(read);
            // The facts of version 4 don't say which opponents are bots.
            format!("{:?}", played.totals("Ada", None)).replace(", bot: true", "")
        }
    }
}

fn day() -> Day {
    "2026-11-22".parse().unwrap()
}
