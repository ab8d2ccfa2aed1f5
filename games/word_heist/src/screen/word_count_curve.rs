//! Words over time (A20), as lines of a chart.

use game::SeatId;
use word_heist_rules::Table;

/// Width of the chart, in its own units.
pub const CURVE_WIDTH: usize = 300;
/// Height of the chart, in its own units.
pub const CURVE_HEIGHT: usize = 100;

/// The line of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordCountCurve {
    pub seat: SeatId,
    /// The corners of the line, in SVG notation: `0,100 30,100 30,80`.
    pub points: String,
    /// Distance of the line's end from the top.
    pub ends: usize,
}

/// The number of words each seat had as letters turned up, as a line with steps from left to
/// right.
pub fn word_count_curves(table: &Table) -> Vec<WordCountCurve> {
    let told = table.score_history();
    let most = told.iter().flat_map(|count| &count.words).max();
    let most = usize::from(most.copied().unwrap_or(0).max(1));
    let letters = table.turned_up_count().max(1);
    let high = |words: u8| CURVE_HEIGHT - usize::from(words) * CURVE_HEIGHT / most;
    SeatId::all(table.seats)
        .map(|seat| {
            let (mut points, mut y) = (format!("0,{CURVE_HEIGHT}"), CURVE_HEIGHT);
            for count in &told {
                let words = count.words.get(seat.index()).copied().unwrap_or(0);
                if high(words) == y {
                    continue;
                }
                let x = usize::from(count.turned_up) * CURVE_WIDTH / letters;
                points += &format!(" {x},{y} {x},{}", high(words));
                y = high(words);
            }
            points += &format!(" {CURVE_WIDTH},{y}");
            WordCountCurve {
                seat,
                points,
                ends: y,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use word_heist_rules::{Options, State};

    #[test]
    fn a_game_without_words_has_a_flat_line_for_each_seat() {
        let table = State::new(&Options::default(), 2).table;
        let curves = word_count_curves(&table);
        assert_eq!(curves.len(), 2);
        assert_eq!(curves[0].points, "0,100 300,100");
    }
}
