//! The thirty-second clock (C4, C5): it starts on Ready, or by itself where the device isn't shared,
//! stops under the cover, and survives a reload.

use c_u_letter_rules::{Action, Choices, Preset, Use};
use game::{Moment, TimeLimit};

use super::{NativeGame, place_card, take_device};
use crate::beside;
use crate::harness::browse;
use crate::page::Page;

/// Returns the number of seconds that the clock shows.
fn seconds_left(page: &Page) -> u32 {
    let says = page.css("[role='timer'] .only-heard").text();
    let said = says.split(' ').filter_map(|word| word.parse::<u32>().ok());
    match (said.collect::<Vec<_>>().as_slice(), says.contains("min")) {
        ([minutes], true) => minutes * 60,
        ([minutes, seconds], _) => minutes * 60 + seconds,
        ([seconds], false) => *seconds,
        _ => panic!("the clock says {says}"),
    }
}

#[test]
fn c4_a_reload_in_the_middle_keeps_the_rest_of_the_time() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Seconds(90),
            ..Preset::Table.choices()
        };
        let mut game = NativeGame::new(&["Ada", "Bo"], choices);
        game.open(page);
        assert!(!page.css("[role='timer']").exists(), "it waits for Ready");
        page.stop_clock();
        take_device(page, &mut game);
        page.wait("it begins", || seconds_left(page) == 90);
        page.advance_clock(10);
        page.wait("ten seconds are gone", || seconds_left(page) == 80);
        page.reload();
        page.css(".cover").appears();
        // Under the cover no time passes.
        page.stop_clock();
        page.advance_clock(60);
        page.css(".cover .button").tap();
        page.css("[role='timer']").appears();
        page.wait("it is as it was left", || seconds_left(page) == 80);
        page.advance_clock(3);
        page.wait("it goes on", || seconds_left(page) == 77);
        assert!(
            page.part("button", "Place it").exists(),
            "still the same turn"
        );
    });
}

#[test]
fn c4_c5_in_a_solo_game_each_clock_starts_without_ready() {
    browse(|page| {
        let choices = Choices {
            clock: TimeLimit::Seconds(90),
            ..Preset::Solo.choices()
        };
        let mut game = NativeGame::new(&["Ada"], choices);
        game.open(page);
        page.css("[role='timer']").appears();
        page.stop_clock();
        let before = seconds_left(page);
        page.advance_clock(20);
        page.wait("it runs", || seconds_left(page) <= before - 19);
        assert!(!page.part("button", "Ada is ready").exists());
        game.act(&Action::Ready);
        let placings = game.legal_placings();
        let plain = placings.iter().find(|one| one.using == Use::Nothing);
        place_card(page, &mut game, plain.expect("some card can be placed"));
        page.advance_clock(91);
        page.announces("Ada’s time is up");
        page.wait("the next clock has begun", || {
            page.css("[role='timer']").exists() && seconds_left(page) == 90
        });
        page.part("button", "Place it").appears();
    });
}

#[test]
fn c5_a_player_who_runs_out_of_time_is_skipped() {
    browse(|page| {
        let mut game = NativeGame::new(&["Ada", "Bo"], Preset::Table.choices());
        game.act(&Action::Ready);
        let seat = game.seat();
        // The clock has already run for 24 seconds when the game is opened.
        let late = Moment(game.0.last_moment().0 + 24_000);
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        beside::save_and_reload(page, "letter", &game.0);
        let left = serde_json::to_string(&("letter", late)).expect("it can be written");
        beside::save_record(page, "clock", &left);
        page.open("#/c-u-letter/game/letter");
        page.stop_clock();
        page.css(".cover .button").tap();
        page.css("[role='timer']").appears();
        page.advance_clock(2);
        page.css(".clock[data-stage='last']").appears();
        page.announces(" seconds left");
        page.advance_clock(5);
        page.announces("ran out of time and placed nothing");
        page.css(".cover").appears();
        let next = game.player_name(seat.next_clockwise(2));
        page.wait("the next is asked", || {
            page.css(".cover .button").text().contains(&next)
        });
    });
}
