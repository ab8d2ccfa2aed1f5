//! The review of a game as its screen shows it: the curve of a seat's chances, the moments on it,
//! and the row of the history that each belongs to.

use std::ops::Range;

use super::news::Row;
use game::SeatId;
use game::account::{ALL, Course, Kind, Lost, Remembered, Sum};

/// How wide the curve is drawn, and how high, in its own units.
pub const WIDE: i32 = 1_000;
/// The curve from no chance at its foot to a sure win at its top.
pub const HIGH: i32 = ALL;

/// A decision that the review judged, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Judged {
    /// What it gave away.
    pub lost: Lost,
    /// Whose it was.
    pub who: String,
    /// What was done, and what would have been better.
    pub says: String,
    /// The steps of its turn.
    pub turn: Range<usize>,
}

impl Judged {
    /// A decision in its turn, where turns are told apart.
    pub fn new(lost: Lost, who: String, says: String, course: Option<&Course>) -> Judged {
        let part = course.and_then(|course| course.parts.get(course.part_of(lost.step)?));
        let turn = part.map_or(lost.step.saturating_sub(1)..lost.step + 2, |part| {
            part.from..part.until
        });
        Judged {
            lost,
            who,
            says,
            turn,
        }
    }
}

/// What the review says beside a row of the history: of the same turn and the same seat.
pub fn beside<'j>(judged: &'j [Judged], row: &Row) -> Option<&'j Judged> {
    let own = judged.iter().filter(|one| Some(one.lost.seat) == row.seat);
    own.filter(|one| one.turn.contains(&row.step))
        .min_by_key(|one| one.lost.step.abs_diff(row.step))
}

/// A curve, as lines to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Curve {
    /// Its corners, as a drawing has them: `0,500 40,480`.
    pub points: String,
    /// How high an equal chance for all is, from above.
    pub even: i32,
    /// Its bends, as the moments stand.
    pub bends: Vec<Bend>,
}

/// A bend of the curve, to which a moment belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bend {
    /// What is drawn over the curve there.
    pub points: String,
    /// Where its number stands, from the left.
    pub x: i32,
    /// And from above.
    pub y: i32,
}

/// A bar of an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    /// As the style sheet names it: of choices `skill`, of what was dealt and what others did
    /// `luck`, the last one `end`.
    pub kind: &'static str,
    /// What it stands for, in hundredths of a chance.
    pub number: i32,
    /// Where it begins on the common scale, in hundredths of that.
    pub from: i32,
    /// How long it is.
    pub by: i32,
}

/// The bars of an account, each beginning where the one before it led: start, choices, cards,
/// others, end.
pub fn bars(sum: Sum) -> Vec<Bar> {
    let steps = [
        ("start", sum.start),
        ("skill", sum.choices),
        ("luck", sum.cards),
        ("luck", sum.others),
    ];
    let mut at = 0;
    let mut bars: Vec<Bar> = Vec::new();
    for (kind, number) in steps {
        bars.push(Bar {
            kind,
            number,
            from: at.min(at + number),
            by: number.abs(),
        });
        at += number;
    }
    bars.push(Bar {
        kind: "end",
        number: sum.end,
        from: 0,
        by: sum.end,
    });
    let least = bars.iter().map(|bar| bar.from).min().unwrap_or(0);
    let most = bars.iter().map(|bar| bar.from + bar.by).max().unwrap_or(0);
    let scale = (most - least).max(1);
    for bar in &mut bars {
        bar.from = (bar.from - least) * 100 / scale;
        bar.by = bar.by * 100 / scale;
    }
    bars
}

/// A turn in the table that says what the curve shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// What was done.
    pub done: Done,
    /// The chance after it, in hundredths.
    pub chance: i32,
}

impl Curve {
    /// A seat's curve with its moments.
    pub fn of(course: &Course, seat: SeatId, moments: &[Remembered]) -> Curve {
        let last = course.parts.len().max(1) as i32;
        let at = |part: usize| {
            let x = part as i32 * WIDE / last;
            (x, HIGH - course.before(part, seat))
        };
        let drawn = |parts: std::ops::RangeInclusive<usize>| {
            let corners = parts.map(at).map(|(x, y)| format!("{x},{y}"));
            corners.collect::<Vec<_>>().join(" ")
        };
        let bends = moments.iter().map(|moment| {
            let (x, y) = at(moment.part + 1);
            Bend {
                points: drawn(moment.part..=moment.part + 1),
                x,
                y,
            }
        });
        Curve {
            points: drawn(0..=course.parts.len()),
            even: HIGH - HIGH / (course.start.len().max(1) as i32),
            bends: bends.collect(),
        }
    }
}

/// What was done in a part of a game: what the review says of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Done {
    /// Whose it was.
    pub seat: Option<SeatId>,
    /// The step to look at on the table: the last one of it.
    pub step: usize,
    /// All words that were made in it, in their order.
    pub words: Vec<String>,
    /// What they brought together, where that is counted.
    pub points: Option<i32>,
    /// What else was done, with the name of who did it; nothing where words were made.
    pub says: String,
}

/// What was done in a part of a game, by the rows of its history, the newest first: all the words
/// made in it, or the last of what else was done.
pub fn done(rows: &[Row], course: &Course, part: usize) -> Option<Done> {
    let part = course.parts.get(part)?;
    let within = |row: &&Row| (part.from..part.until).contains(&row.step) && row.seat == part.seat;
    let own = || rows.iter().filter(within);
    let made: Vec<&Row> = own().filter(|row| !row.words.is_empty()).collect();
    let last = made.first().copied().or_else(|| own().next())?;
    let words = made.iter().rev().flat_map(|row| row.words.split(", "));
    let points = made.iter().map(|row| row.points).sum::<Option<i32>>();
    Some(Done {
        seat: part.seat,
        step: last.step,
        words: words.map(str::to_owned).collect(),
        points: points.filter(|_| !made.is_empty()),
        says: match made.is_empty() {
            true => last.says.clone(),
            false => String::new(),
        },
    })
}

/// All turns of a game, for those who hear the curve.
pub fn turns(rows: &[Row], course: &Course, seat: SeatId) -> Vec<Turn> {
    let parts = 0..course.parts.len();
    let turns = parts.filter_map(|at| {
        Some(Turn {
            done: done(rows, course, at)?,
            chance: (course.before(at + 1, seat) + 5) / 10,
        })
    });
    turns.collect()
}

/// The chances at the start, at each moment and at the end, in hundredths, for those who hear the
/// curve at once.
pub fn heard(
    course: &Course,
    seat: SeatId,
    moments: &[Remembered],
) -> (i32, Vec<(Kind, i32)>, i32) {
    let chance = |part| (course.before(part, seat) + 5) / 10;
    let each = moments.iter();
    let each = each.map(|moment| (moment.kind, chance(moment.part + 1)));
    (chance(0), each.collect(), chance(course.parts.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::account::{Part, Stand};

    fn course() -> Course {
        let part = |seat, from, chances: [i32; 2]| Part {
            seat: Some(SeatId::new(seat)),
            from,
            until: from + 2,
            stand: Stand::default(),
            chances: chances.to_vec(),
        };
        Course {
            start: vec![500, 500],
            parts: vec![part(0, 1, [640, 360]), part(1, 3, [0, 1_000])],
        }
    }

    fn row(step: usize, seat: u8, words: &str, points: Option<i32>) -> Row {
        Row {
            step,
            seat: Some(SeatId::new(seat)),
            words: words.into(),
            says: "Ada asked for E".into(),
            points,
        }
    }

    #[test]
    fn the_curve_goes_from_the_start_to_the_end() {
        let moment = Remembered {
            kind: Kind::Luck,
            part: 1,
            step: 4,
            by: -64,
        };
        let curve = Curve::of(&course(), SeatId::FIRST, &[moment]);
        assert_eq!(curve.points, "0,500 500,360 1000,1000");
        assert_eq!(curve.even, 500);
        let [bend] = &curve.bends[..] else {
            panic!("{curve:?}");
        };
        assert_eq!((bend.x, bend.y), (1_000, 1_000));
        assert_eq!(bend.points, "500,360 1000,1000");
        let told = heard(&course(), SeatId::FIRST, &[moment]);
        assert_eq!(told, (50, vec![(Kind::Luck, 0)], 0));
    }

    #[test]
    fn each_bar_begins_where_the_one_before_it_led() {
        let sum = Sum {
            start: 25,
            choices: 15,
            cards: -50,
            others: 10,
            end: 0,
        };
        let told: Vec<_> = bars(sum)
            .iter()
            .map(|bar| (bar.kind, bar.from, bar.by))
            .collect();
        let all = [
            ("start", 20, 50),
            ("skill", 70, 30),
            ("luck", 0, 100),
            ("luck", 0, 20),
            ("end", 20, 0),
        ];
        assert_eq!(told, all);
    }

    #[test]
    fn what_was_better_stands_beside_what_was_done() {
        let course = course();
        let judged = |step, seat, in_turns: bool| {
            let lost = Lost {
                step,
                seat: SeatId::new(seat),
                by: 100,
                later: 0,
                known: true,
            };
            let course = in_turns.then_some(&course);
            Judged::new(lost, "Ada".into(), format!("{step}"), course)
        };
        let of = |course: bool| {
            [
                judged(1, 0, course),
                judged(2, 0, course),
                judged(3, 1, course),
            ]
        };
        let found = |row: &Row, all: &[Judged]| beside(all, row).map(|one| one.lost.step);
        let all = of(true);
        assert_eq!(found(&row(2, 0, "", None), &all), Some(2));
        assert_eq!(found(&row(4, 1, "TEAM", None), &all), Some(3));
        assert_eq!(found(&row(4, 0, "TEAM", None), &all), None);
        assert_eq!(
            found(&row(4, 1, "TEAM", None), &of(false)),
            Some(3),
            "alone"
        );
    }

    #[test]
    fn a_turn_is_told_by_all_its_words() {
        let rows = [
            row(4, 1, "TEAM", None),
            row(2, 0, "EN", Some(3)),
            row(1, 0, "ANODE, AN", Some(18)),
        ];
        let turns = turns(&rows, &course(), SeatId::FIRST);
        let told: Vec<_> = turns
            .iter()
            .map(|turn| (turn.done.words.join(" "), turn.done.points, turn.chance))
            .collect();
        let all = [
            ("ANODE AN EN".to_owned(), Some(21), 64),
            ("TEAM".to_owned(), None, 0),
        ];
        assert_eq!(told, all);
        let asked = done(&[row(2, 0, "", None)], &course(), 0).unwrap();
        assert_eq!(asked.says, "Ada asked for E");
        assert_eq!((asked.words.len(), asked.points), (0, None));
    }
}
