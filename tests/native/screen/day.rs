//! What the day's screen says, in the texts of each game.

use game::Day;
use screen::day::{DayLedger, DaySummary, PartResult, TaskEntry};
use screen::text::day::*;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn five_positions_entry(got: [i32; 5]) -> TaskEntry {
    let (mut days, today) = (DayLedger::default(), day("2026-11-22"));
    for (part, got) in got.into_iter().enumerate() {
        days.record_part("Ada", "g", today, today, part, PartResult { got, par: 12 });
    }
    days.entry("Ada", "g", today).unwrap().clone()
}

fn letters_entry(par: i32) -> TaskEntry {
    let (mut days, today) = (DayLedger::default(), day("2026-11-22"));
    days.record_start("Ada", "g", today, today, "a");
    days.record_finish("Ada", "g", today, "a", 14, ("--+-".into(), 9));
    days.set_par("Ada", "g", today, par);
    days.entry("Ada", "g", today).unwrap().clone()
}

#[test]
fn the_shared_result_reveals_no_solution() {
    let grid = shared(&paper_grid::CARD, &five_positions_entry([12, 12, 5, 12, 7]));
    let told = "Lettercase, 22 November\nPaper Grid: 48 points, par 60\n■■□■◧  ■ the best";
    assert_eq!(grid, told);
    let heist = shared(&word_heist::CARD, &letters_entry(15));
    let told = "Lettercase, 22 November\nWord Heist: 14 points, par 15\n\
                □□■□  ■ stolen\nLongest: 9 letters";
    assert_eq!(heist, told);
    let late = TaskEntry {
        on: day("2026-11-25"),
        ..letters_entry(0)
    };
    let late = shared(&word_heist::CARD, &late);
    assert!(late.starts_with("Lettercase, 22 November (practice)\nWord Heist: 14 points\n"));
}

#[test]
fn results_of_the_day_are_described_in_a_sentence() {
    let task = paper_grid::CARD.task;
    assert_eq!(
        result(task, &five_positions_entry([12; 5])),
        "60 points: nothing beats that."
    );
    assert_eq!(
        result(task, &five_positions_entry([12, 12, 5, 12, 7])),
        "48 of 60 points."
    );
    let task = word_heist::CARD.task;
    let told = |par| result(task, &letters_entry(par));
    assert_eq!(told(0), "14 points.");
    assert_eq!(told(15), "14 points, 1 short of Lynx.");
    assert_eq!(told(14), "14 points, level with Lynx.");
    assert_eq!(told(10), "14 points, 4 more than Lynx.");
    assert_eq!(again(c_u_letter::CARD.task, 1), "Best later try: 1 card.");
    let heard = squares_label(task, &letters_entry(15));
    assert_eq!(heard, "4 words, 1 of them stolen.");
}

#[test]
fn a_row_shows_how_far_a_game_of_the_day_is() {
    let task = paper_grid::CARD.task;
    assert_eq!(state(task, None), NOT_YET);
    assert_eq!(state(task, Some(&five_positions_entry([1; 5]))), "5 of 60");
    let mut begun = five_positions_entry([1; 5]);
    begun.tries.truncate(2);
    assert_eq!(state(task, Some(&begun)), "2 of 5 done");
    assert_eq!(
        state(word_heist::CARD.task, Some(&letters_entry(9))),
        "14 points"
    );
}

#[test]
fn the_label_of_a_day_says_what_was_done() {
    let today = day("2026-11-22");
    let shown = |done, late, par| DaySummary {
        day: today,
        done,
        late,
        par,
    };
    let heard = [
        (shown(0, 0, false), "not played"),
        (shown(0, 2, false), "2 puzzles later as practice"),
        (shown(1, 0, false), "1 puzzle"),
        (shown(3, 1, true), "3 puzzles, par reached"),
    ];
    for (shown, says) in heard {
        assert_eq!(day_label(&shown), format!("Sunday 22 November, {says}"));
    }
    assert_eq!(weekday_index(today), "Su");
    let row = row(&[shown(0, 1, false), shown(2, 0, false)]);
    assert!(row.starts_with("1 of the last 2."), "{row}");
    assert_eq!(misses((0, 0, 0)), None);
    assert!(misses((1, 2, 3)).is_some_and(|says| says.contains("1 due today")));
}
