//! The review of a game as its screen shows it: the curve of a seat's chances of winning, the
//! moments on it, and the row of the history that each belongs to.

use std::ops::Range;

use super::news::HistoryRow;
use game::SeatId;
use game::account::{
    ChanceBreakdown, ChanceTimeline, DecisionLoss, KeyMoment, KeyMomentKind, WHOLE,
};

/// Width of the curve's drawing, in its own units.
pub const CHANCE_CURVE_WIDTH: i32 = 1_000;
/// Height of the curve's drawing: no chance at the foot, a certain win at the top.
pub const CHANCE_CURVE_HEIGHT: i32 = WHOLE;

/// A decision that the review has judged, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JudgedDecision {
    /// What the decision gave away.
    pub lost: DecisionLoss,
    /// Name of the player.
    pub who: String,
    /// A sentence: what was played, and what would have been better.
    pub says: String,
    /// Steps of the turn that the decision belongs to.
    pub turn: Range<usize>,
}

impl JudgedDecision {
    /// Builds a judged decision and finds its turn, where the course of the game has turns.
    pub fn new(
        lost: DecisionLoss,
        who: String,
        says: String,
        course: Option<&ChanceTimeline>,
    ) -> JudgedDecision {
        let part = course.and_then(|course| course.parts.get(course.part_at_step(lost.step)?));
        let turn = part.map_or(lost.step.saturating_sub(1)..lost.step + 2, |part| {
            part.from..part.until
        });
        JudgedDecision {
            lost,
            who,
            says,
            turn,
        }
    }
}

/// Returns the judged decision to show beside a row of the history: one of the same turn and seat,
/// the nearest first.
pub fn judged_for_row<'j>(
    judged: &'j [JudgedDecision],
    row: &HistoryRow,
) -> Option<&'j JudgedDecision> {
    let own = judged.iter().filter(|one| Some(one.lost.seat) == row.seat);
    own.filter(|one| one.turn.contains(&row.step))
        .min_by_key(|one| one.lost.step.abs_diff(row.step))
}

/// The curve of a seat's chances, as lines to be drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChanceCurve {
    /// The curve's corners in the notation of SVG: `0,500 40,480`.
    pub points: String,
    /// Distance of the line of equal chances from the top.
    pub even: i32,
    /// Bends of the curve, one for each moment, in the same order.
    pub bends: Vec<CurveMark>,
}

/// A bend of the curve, to which a moment belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CurveMark {
    /// Line that is drawn over the curve at this bend.
    pub points: String,
    /// Distance of the moment's number from the left.
    pub x: i32,
    /// Distance of the moment's number from the top.
    pub y: i32,
}

/// A bar of the account of where a seat's chances came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChanceBar {
    /// The bar's name in the style sheet: `start`, `skill` for choices, `luck` for cards and for
    /// what others did, `end`.
    pub kind: &'static str,
    /// Value of the bar: a chance of winning or a change in it, in hundredths.
    pub number: i32,
    /// Start of the bar on the common scale, in hundredths of the scale.
    pub from: i32,
    /// Length of the bar, in hundredths of the common scale.
    pub by: i32,
}

/// Returns the bars of an account: start, choices, cards, others, end. Each begins where the one
/// before it ended.
pub fn chance_bars(sum: ChanceBreakdown) -> Vec<ChanceBar> {
    let steps = [
        ("start", sum.start),
        ("skill", sum.choices),
        ("luck", sum.cards),
        ("luck", sum.others),
    ];
    let mut at = 0;
    let mut bars: Vec<ChanceBar> = Vec::new();
    for (kind, number) in steps {
        bars.push(ChanceBar {
            kind,
            number,
            from: at.min(at + number),
            by: number.abs(),
        });
        at += number;
    }
    bars.push(ChanceBar {
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

/// A row of the table that lists the curve's turns.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TurnRow {
    /// What was played.
    pub done: PlayedPart,
    /// Chance of winning after the turn, in hundredths.
    pub chance: i32,
}

impl ChanceCurve {
    /// Draws a seat's curve with its moments.
    pub fn of(course: &ChanceTimeline, seat: SeatId, moments: &[KeyMoment]) -> ChanceCurve {
        let last = course.parts.len().max(1) as i32;
        let at = |part: usize| {
            let x = part as i32 * CHANCE_CURVE_WIDTH / last;
            (x, CHANCE_CURVE_HEIGHT - course.chance_before(part, seat))
        };
        let drawn = |parts: std::ops::RangeInclusive<usize>| {
            let corners = parts.map(at).map(|(x, y)| format!("{x},{y}"));
            corners.collect::<Vec<_>>().join(" ")
        };
        let bends = moments.iter().map(|moment| {
            let (x, y) = at(moment.part + 1);
            CurveMark {
                points: drawn(moment.part..=moment.part + 1),
                x,
                y,
            }
        });
        ChanceCurve {
            points: drawn(0..=course.parts.len()),
            even: CHANCE_CURVE_HEIGHT - CHANCE_CURVE_HEIGHT / (course.start.len().max(1) as i32),
            bends: bends.collect(),
        }
    }
}

/// What was played in a part of a game, as the review shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedPart {
    /// Seat that played.
    pub seat: Option<SeatId>,
    /// Last step of the part, to be shown on the table.
    pub step: usize,
    /// All words made in the part, in order.
    pub words: Vec<String>,
    /// Points for these words together, where the game counts points.
    pub points: Option<i32>,
    /// What else was done, with the player's name; empty if words were made.
    pub says: String,
}

/// Returns what was played in a part of a game, from the rows of its history, the newest first: all
/// words made in it, or the last of the other actions.
pub fn played_part(
    rows: &[HistoryRow],
    course: &ChanceTimeline,
    part: usize,
) -> Option<PlayedPart> {
    let part = course.parts.get(part)?;
    let within =
        |row: &&HistoryRow| (part.from..part.until).contains(&row.step) && row.seat == part.seat;
    let own = || rows.iter().filter(within);
    let made: Vec<&HistoryRow> = own().filter(|row| !row.words.is_empty()).collect();
    let last = made.first().copied().or_else(|| own().next())?;
    let words = made.iter().rev().flat_map(|row| row.words.split(", "));
    let points = made.iter().map(|row| row.points).sum::<Option<i32>>();
    Some(PlayedPart {
        seat: part.seat,
        step: last.step,
        words: words.map(str::to_owned).collect(),
        points: points.filter(|_| !made.is_empty()),
        says: if made.is_empty() {
            last.says.clone()
        } else {
            String::new()
        },
    })
}

/// Returns all turns of a game with a seat's chances after each: the curve as a table, for screen
/// readers.
pub fn turn_rows(rows: &[HistoryRow], course: &ChanceTimeline, seat: SeatId) -> Vec<TurnRow> {
    let parts = 0..course.parts.len();
    let turns = parts.filter_map(|at| {
        Some(TurnRow {
            done: played_part(rows, course, at)?,
            chance: (course.chance_before(at + 1, seat) + 5) / 10,
        })
    });
    turns.collect()
}

/// Returns a seat's chances at the start, at each moment and at the end, in hundredths: the numbers
/// of the sentence that describes the curve to screen readers.
pub fn spoken_chances(
    course: &ChanceTimeline,
    seat: SeatId,
    moments: &[KeyMoment],
) -> (i32, Vec<(KeyMomentKind, i32)>, i32) {
    let chance = |part| (course.chance_before(part, seat) + 5) / 10;
    let each = moments.iter();
    let each = each.map(|moment| (moment.kind, chance(moment.part + 1)));
    (chance(0), each.collect(), chance(course.parts.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::account::{ScoreSnapshot, TimelinePart};

    fn course() -> ChanceTimeline {
        let part = |seat, from, chances: [i32; 2]| TimelinePart {
            seat: Some(SeatId::new(seat)),
            from,
            until: from + 2,
            stand: ScoreSnapshot::default(),
            chances: chances.to_vec(),
        };
        ChanceTimeline {
            start: vec![500, 500],
            parts: vec![part(0, 1, [640, 360]), part(1, 3, [0, 1_000])],
        }
    }

    fn row(step: usize, seat: u8, words: &str, points: Option<i32>) -> HistoryRow {
        HistoryRow {
            step,
            seat: Some(SeatId::new(seat)),
            words: words.into(),
            says: "Ada asked for E".into(),
            signs: Vec::new(),
            points,
        }
    }

    #[test]
    fn the_curve_covers_the_whole_game() {
        let moment = KeyMoment {
            kind: KeyMomentKind::Luck,
            part: 1,
            step: 4,
            by: -64,
        };
        let curve = ChanceCurve::of(&course(), SeatId::FIRST, &[moment]);
        assert_eq!(curve.points, "0,500 500,360 1000,1000");
        assert_eq!(curve.even, 500);
        let [bend] = &curve.bends[..] else {
            panic!("unexpected value: {curve:?}");
        };
        assert_eq!((bend.x, bend.y), (1_000, 1_000));
        assert_eq!(bend.points, "500,360 1000,1000");
        let told = spoken_chances(&course(), SeatId::FIRST, &[moment]);
        assert_eq!(told, (50, vec![(KeyMomentKind::Luck, 0)], 0));
    }

    #[test]
    fn each_bar_begins_where_the_one_before_it_ended() {
        let sum = ChanceBreakdown {
            start: 25,
            choices: 15,
            cards: -50,
            others: 10,
            end: 0,
        };
        let told: Vec<_> = chance_bars(sum)
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
    fn a_judged_decision_is_shown_beside_its_row_of_the_history() {
        let course = course();
        let judged = |step, seat, in_turns: bool| {
            let lost = DecisionLoss {
                step,
                seat: SeatId::new(seat),
                by: 100,
                later: 0,
                known: true,
            };
            let course = in_turns.then_some(&course);
            JudgedDecision::new(lost, "Ada".into(), format!("{step}"), course)
        };
        let of = |course: bool| {
            [
                judged(1, 0, course),
                judged(2, 0, course),
                judged(3, 1, course),
            ]
        };
        let found = |row: &HistoryRow, all: &[JudgedDecision]| {
            judged_for_row(all, row).map(|one| one.lost.step)
        };
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
    fn a_turn_lists_all_its_words() {
        let rows = [
            row(4, 1, "TEAM", None),
            row(2, 0, "EN", Some(3)),
            row(1, 0, "ANODE, AN", Some(18)),
        ];
        let turns = turn_rows(&rows, &course(), SeatId::FIRST);
        let told: Vec<_> = turns
            .iter()
            .map(|turn| (turn.done.words.join(" "), turn.done.points, turn.chance))
            .collect();
        let all = [
            ("ANODE AN EN".to_owned(), Some(21), 64),
            ("TEAM".to_owned(), None, 0),
        ];
        assert_eq!(told, all);
        let asked = played_part(&[row(2, 0, "", None)], &course(), 0).unwrap();
        assert_eq!(asked.says, "Ada asked for E");
        assert_eq!((asked.words.len(), asked.points), (0, None));
    }
}
