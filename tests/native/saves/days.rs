//! Saved records about days, missed positions and what players have done.

use game::Day;
use screen::day::{Days, Dear, Line, Misses, Other, PARTS, Played, Try};

/// A day's puzzles: one of positions, and one of a game begun a day late.
pub fn days() -> Days {
    let (mut days, day, next) = (Days::default(), day(), day().after(1).unwrap());
    for part in 0..PARTS {
        let got = part as i32 + 8;
        days.enter("Ada", "paper-grid", day, day, part, Try { got, par: 12 });
    }
    days.begin("Grace", "word-heist", day, next, "heistd");
    days.finish("Grace", "word-heist", day, "heistd", 14, ("-+-".into(), 9));
    days.set_par("Grace", "word-heist", day, 15);
    days.finish("Grace", "word-heist", day, "heiste", 17, ("+".into(), 5));
    days
}

/// Two missed positions: one due again, and one solved since.
pub fn misses() -> Misses {
    let mut misses = Misses::default();
    for (key, found) in [("2026-11-22 3", false), ("2026-11-22 4", true)] {
        misses.tell("Ada", "paper-grid", key, false, day());
        misses.tell("Ada", "paper-grid", key, found, day().after(1).unwrap());
    }
    misses
}

/// The record of a game with every field filled.
pub fn played() -> Played {
    let mut played = Played::default();
    let word = "vetoes".parse().unwrap();
    played.note(Line {
        who: "Ada".into(),
        game: "paper-grid".into(),
        id: "gridbe".into(),
        on: day(),
        place: 1,
        points: 120,
        others: vec![Other {
            name: "The Robin".into(),
            halves: 2,
        }],
        rating: Some(1_416),
        longest: Some(word),
        dearest: Some(Dear { word, points: 42 }),
    });
    played
}

/// A short description of one of these records.
pub fn fact(name: &str, body: &str) -> String {
    let read = "a readable record";
    match name {
        "days" => {
            let days: Days = serde_json::from_str(body).expect(read);
            let one = |who| {
                days.by(who)
                    .map(|done| (done.day, done.on, done.sum(), done.again))
            };
            format!("{:?}", one("Ada").chain(one("Grace")).collect::<Vec<_>>())
        }
        "misses" => {
            let misses: Misses = serde_json::from_str(body).expect(read);
            let day = day().after(2).unwrap();
            let next = misses.next("Ada", "paper-grid", day);
            format!("{next:?}, {:?}", misses.count("Ada", "paper-grid", day))
        }
        _ => {
            let played: Played = serde_json::from_str(body).expect(read);
            format!("{:?}", played.sums("Ada", None))
        }
    }
}

fn day() -> Day {
    "2026-11-22".parse().unwrap()
}
