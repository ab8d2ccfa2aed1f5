//! A turn's clock: the player sees that time is up, and the next clock waits until the player has
//! confirmed that message.

use game::{Match, PlayedBy, TimeLimit};

use super::{open, short_game};
use crate::harness::browse;
use crate::page::Page;
use paper_grid_rules::PaperGrid;

/// Returns the time that the clock shows.
fn time_left(page: &Page) -> String {
    page.css("[role='timer'] .only-heard").text()
}

fn timed_game() -> Match<PaperGrid> {
    short_game(PlayedBy::Person, |choices| {
        choices.clock = TimeLimit::Seconds(60);
    })
}

#[test]
fn the_next_clock_starts_only_after_time_up_was_confirmed() {
    browse(|page| {
        open(page, &timed_game());
        page.stop_clock();
        page.wait("it runs", || !time_left(page).is_empty());
        page.advance_clock(10);
        // Some time may have passed before the clock was stopped.
        page.wait("it runs on", || {
            let seconds = time_left(page).split(' ').next().map(str::parse::<u32>);
            matches!(seconds, Some(Ok(30..=50)))
        });
        page.part_in("Your letters", "button", "R").tap();
        page.css("#board-11").tap();
        page.advance_clock(51);
        page.says("Ada’s time is up");
        page.announces("Ada’s time is up");
        page.part("button", "Bo is ready").appears();
        page.says("Bo, are you ready?");
        page.audit_themes();
        page.check_all_sizes("paper-grid-time-is-up");
        // Bo isn't ready yet: his clock doesn't run, and nothing can be done meanwhile.
        page.advance_clock(120);
        let stands = time_left(page);
        page.advance_clock(120);
        assert_eq!(time_left(page), stands, "it stands");
        assert!(!page.part("button", "Ask").exists());
        page.css("#board-0").eval("part.focus()");
        page.type_text("s");
        assert!(!page.css(".cell[data-laid]").exists(), "time stands");
        page.reload();
        page.stop_clock();
        page.part("button", "Bo is ready").appears();
        page.advance_clock(120);
        page.tap("Bo is ready");
        page.part("button", "Ask").appears();
        page.wait("it was held all the time", || time_left(page) == stands);
        page.advance_clock(8);
        page.wait("it runs", || {
            time_left(page).starts_with("5") && time_left(page) != stands
        });
    });
}
