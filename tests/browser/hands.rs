//! Physical input at a table: double taps that were meant once, long presses, reloads in the middle
//! of a turn; and the chosen speed of bots and sound.
//!
//! A game joins with entries in [`MOMENTS`]. Moments that differ from these only by the rules are
//! in `twice`, those of the two word tables in `twice_words`.

use c_u_letter_rules::Preset;
use game::{Chance, Match, TimeLimit};
use paper_grid::bots::choose;
use paper_grid_rules::{Action, PaperGrid, Size};
use serde_json::json;

use crate::beside::{self, word_list};
use crate::harness::browse;
use crate::page::{Page, SIZES};
use crate::stage::{FOUR, c_u_letter_in_play, paper_grid_in_play};

/// A moment in a game: its description, and a function that opens it on the page under a name.
pub struct GameMoment {
    pub label: &'static str,
    pub open: fn(&Page, &str),
}

/// Moments in which something can be pressed.
const MOMENTS: &[GameMoment] = &[
    GameMoment {
        label: "Paper Grid: before a word is played",
        open: |page, name| open_paper_grid(page, name, &grid_in_play()),
    },
    GameMoment {
        label: "C U Letter: the device is handed on",
        open: |page, name| {
            beside::open_game(page, name, &c_u_letter_in_play(&LETTER, 60));
            page.css(".cover .button-main").appears();
        },
    },
];

/// More moments, which differ only by the rules (`twice`).
pub const OTHERS: &[GameMoment] = &[
    GameMoment {
        label: "Paper Grid: a word is laid",
        open: |page, name| {
            let game = grid_in_play();
            open_paper_grid(page, name, &game);
            lay_letter(page, &game);
        },
    },
    GameMoment {
        label: "Paper Grid: letters are called",
        open: |page, name| {
            open_paper_grid(page, name, &grid_in_play());
            page.press("Ask");
            page.css(".called").appears();
            for _ in 0..2 {
                page.css(".key:not(.wide)").press();
            }
        },
    },
    GameMoment {
        label: "Paper Grid: before a called letter is taken",
        open: |page, name| open_paper_grid(page, name, &grid_with_called_letters()),
    },
    GameMoment {
        label: "C U Letter: a card is chosen",
        open: |page, name| {
            open_c_u_letter(page, name);
            page.css(".letter-hand button").press();
        },
    },
    GameMoment {
        label: "C U Letter: a card lies there",
        open: |page, name| {
            open_c_u_letter(page, name);
            aim_card(page);
        },
    },
    GameMoment {
        label: "C U Letter: words are claimed",
        open: |page, name| {
            open_c_u_letter(page, name);
            aim_card(page);
            page.css("[data-thing='do place']").press();
            page.part("button", "End turn").appears();
        },
    },
];

pub const LETTER: [&str; 3] = ["Ada", "Ben", "Cleo"];

pub fn grid_in_play() -> Match<PaperGrid> {
    paper_grid_in_play(&FOUR, Size::Medium, 20)
}

/// The game of `grid_in_play` a little later, when a player has called letters.
pub fn grid_with_called_letters() -> Match<PaperGrid> {
    let mut game = grid_in_play();
    let mut chance = Chance::new(3);
    loop {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let action = choose(game.state(), seat, word_list(), &mut chance);
        let asks = matches!(action, Action::Ask { .. });
        beside::apply_action(&mut game, seat, &action, 100);
        if asks {
            return game;
        }
    }
}

pub fn open_paper_grid(page: &Page, name: &str, game: &Match<PaperGrid>) {
    beside::open_game(page, name, game);
    page.css("#board-0").appears();
    page.css(".stage-hand button").appears();
}

fn lay_letter(page: &Page, game: &Match<PaperGrid>) {
    let letter = game.state().hand(game.state().turn.seat)[0].uppercase();
    page.part_in("Your letters", "button", &letter.to_string())
        .press();
    page.css(".boards > .board [role=gridcell]:not([data-full])")
        .press();
    page.css(".cell[data-laid]").appears();
}

fn open_c_u_letter(page: &Page, name: &str) {
    beside::open_game(page, name, &c_u_letter_in_play(&LETTER, 60));
    take_device(page);
}

/// Lets the next player take the device.
fn take_device(page: &Page) {
    page.css(".cover .button-main").press();
    page.css(".letter-hand button").appears();
}

fn aim_card(page: &Page) {
    page.wait_for_animations();
    page.css(".letter-hand button").press();
    page.css(".square[data-target]").press();
    page.css(".square[data-changes]").appears();
}

/// Returns the number of stored steps of a game.
fn stored_steps(page: &Page, name: &str) -> usize {
    count_rows(page, &format!("/line/game/{name}/"))
}

fn count_rows(page: &Page, of: &str) -> usize {
    page.wait_until_saved();
    let rows = page.rows();
    rows.keys().filter(|key| key.contains(of)).count()
}

/// Returns the labels and states of the buttons that can be pressed; marks the one at index `at`.
fn pressable_buttons(page: &Page, within: &str, at: usize) -> Vec<String> {
    page.wait_for_animations();
    let all = page.css("#app").eval(&format!(
        "const all = [...part.querySelectorAll(':is({within}) button')]
            .filter((one) => one.checkVisibility() && !one.disabled
                // One letter or card is enough, since all behave alike.
                && !one.matches(`.key + .key:not(.wide), .rack * + *, .letter-hand * + *, .better-hand * + *,
                    .heist-centre * + *`));
         for (const one of part.querySelectorAll('[data-tried]')) one.removeAttribute('data-tried');
         all[{at}]?.setAttribute('data-tried', '');
         return all.map((one) => [one.ariaLabel || one.textContent.trim(), one.ariaPressed,
            one.ariaExpanded, one.ariaDisabled].filter(Boolean).join(', '))"
    ));
    serde_json::from_value(all).expect("names")
}

#[test]
fn a_double_tap_never_acts_for_the_next_player() {
    browse(|page| check_double_taps(page, ".stage, .stage-lid", MOMENTS));
}

/// Checks that every button at these moments does no more on a double tap than on one tap.
pub fn check_double_taps(page: &Page, within: &str, moments: &[GameMoment]) {
    page.resize(SIZES[0]);
    for (
        number,
        GameMoment {
            label: what,
            open: opens,
        },
    ) in moments.iter().enumerate()
    {
        // Counts the steps of any game, since a button may begin another game.
        let made = |tap: fn(&crate::page::Part<'_>)| {
            let before = count_rows(page, "/line/game/");
            tap(&page.css("[data-tried]"));
            page.wait_for_animations();
            count_rows(page, "/line/game/").saturating_sub(before)
        };
        // The game gets a new name each time; otherwise a half-built turn would be restored.
        opens(page, &format!("d{number}"));
        let mut at = 0;
        while let Some(button) = pressable_buttons(page, within, at).get(at).cloned() {
            let before = pressable_buttons(page, within, at);
            let twice = made(|part| part.tap_twice());
            if twice > 1 {
                opens(page, &format!("d{number}at{at}once"));
                pressable_buttons(page, within, at);
                let once = made(|part| part.tap());
                assert_eq!(twice, once, "{what}: {button}");
            }
            at += 1;
            // If nothing has changed, the next button is tried without opening the moment again.
            if twice > 0 || pressable_buttons(page, within, at) != before {
                opens(page, &format!("d{number}at{at}"));
            }
        }
        assert!(at > 0, "{what}: it has buttons");
    }
}

#[test]
fn a_long_press_explains_and_does_nothing_else() {
    browse(|page| {
        let asks = |thing: &str| page.css(thing).request_explanation();
        page.resize(SIZES[0]);
        let game = grid_in_play();
        open_paper_grid(page, "grid", &game);
        for thing in ["#board-0", ".seat", ".rack button", ".does .button-main"] {
            if !asks(thing) {
                continue;
            }
            page.css(".stage-explain[data-open=asked] h2").appears();
            page.announces(&page.css(".stage-explain h2").text());
            assert!(!page.css(".rack [aria-pressed='true']").exists(), "{thing}");
            page.press_keys("Escape");
            page.css(".stage-explain[data-open]").disappears();
        }
        open_c_u_letter(page, "letter");
        for thing in [
            ".letter-hand button",
            ".letter-squares [data-full]",
            ".seat",
        ] {
            if !asks(thing) {
                continue;
            }
            page.css(".stage-explain[data-open=asked] h2").appears();
            assert!(
                !page.css(".letter-held[aria-pressed='true']").exists(),
                "{thing}"
            );
            page.press_keys("Escape");
            page.css(".stage-explain[data-open]").disappears();
        }
    });
}

#[test]
fn a_press_on_a_button_that_is_off_says_what_it_is_for() {
    browse(|page| {
        page.resize(SIZES[0]);
        open_paper_grid(page, "grid", &grid_in_play());
        let play = page.css("[data-thing='do play']:disabled");
        play.appears();
        play.tap();
        page.css(".stage-explain[data-open=asked] h2").appears();
        page.announces(&page.css(".stage-explain h2").text());
        page.press_keys("Escape");
        page.css(".stage-explain[data-open]").disappears();
    });
}

#[test]
fn an_explanation_stays_when_the_mouse_comes_to_rest() {
    browse(|page| {
        page.resize(SIZES[0]);
        open_paper_grid(page, "grid", &grid_in_play());
        page.css("#board-0").appears();
        // The mouse has just moved over a seat. Before that counts as hovering, a key asks about a
        // square, or for the table's keys. The wait is longer than the hover delay.
        for asks in [
            "document.querySelector('#board-0').focus()",
            "document.activeElement.blur()",
        ] {
            let open = page.css(".seat").eval(&format!(
                "part.dispatchEvent(new PointerEvent('pointerover', {{ pointerType: 'mouse', bubbles: true }}));
                {asks};
                dispatchEvent(new KeyboardEvent('keydown', {{ key: '?', bubbles: true }}));
                return new Promise((tells) => setTimeout(() =>
                    tells(document.querySelector('.stage-explain').dataset.open ?? 'nothing'), 700))",
            ));
            assert_eq!(open, json!("asked"), "{asks}");
            page.press_keys("Escape");
            page.css(".stage-explain[data-open]").disappears();
        }
    });
}

#[test]
fn a_half_built_turn_survives_a_reload() {
    browse(|page| {
        let game = grid_in_play();
        open_paper_grid(page, "grid", &game);
        lay_letter(page, &game);
        page.wait_until_saved();
        page.reload();
        page.css(".cell[data-laid]").appears();
        page.press("Take back");
        page.css(".cell[data-laid]").disappears();
        open_c_u_letter(page, "letter");
        aim_card(page);
        page.wait_until_saved();
        page.reload();
        // The half-built turn comes back only once its player has taken the device.
        page.css(".cover").appears();
        assert!(!page.css(".square[data-changes]").exists());
        take_device(page);
        page.css(".square[data-changes]").appears();
    });
}

/// A game against one bot without a clock, in which the player has the first turn.
fn game_against_bot() -> Match<c_u_letter_rules::CULetter> {
    let choices = c_u_letter_rules::Choices {
        clock: TimeLimit::Untimed,
        ..Preset::Opponents.choices()
    };
    let options = c_u_letter_rules::Options::new(choices).expect("they can be played");
    let deals = (1..40).map(|seed| {
        beside::new_match::<c_u_letter_rules::CULetter>(&["Ada", "Charmer"], options, seed)
    });
    let mut first = deals.filter(|game| game.state().table.turn.seat.index() == 0);
    first.next().expect("the first seat begins some game")
}

/// Plays the player's turn without claiming a word.
fn play_turn(page: &Page) {
    page.part("button", "Place it").appears();
    aim_card(page);
    page.css("[data-thing='do place']").press();
    page.press("End turn");
}

#[test]
fn bots_have_the_chosen_speed() {
    browse(|page| {
        beside::open_game(page, "bot", &game_against_bot());
        page.css(".letter-hand button").appears();
        for pace in ["Quick", "Slow", "Normal", "Tap"] {
            page.press("Menu");
            page.choose("Bot speed", pace);
            page.press("Close");
            page.css(".stage-sheet").disappears();
        }
        page.wait_until_saved();
        page.reload();
        play_turn(page);
        // The bot waits for a tap before each step, however much time passes.
        page.part("button", "Go on").appears();
        let waits = stored_steps(page, "bot");
        page.advance_clock(60);
        page.wait_for_animations();
        assert_eq!(stored_steps(page, "bot"), waits, "it waits");
        page.press("Go on");
        page.wait("it has acted", || stored_steps(page, "bot") > waits);
        page.press("Menu");
        page.part_in("Bot speed", "button", "Tap").becomes_chosen();
        page.choose("Bot speed", "Quick");
        page.press("Close");
        // From here on the bot goes on by itself.
        page.part("button", "Place it").appears();
        play_turn(page);
        page.part("button", "Place it").appears();
    });
}

#[test]
fn no_sound_plays_until_sound_is_turned_on() {
    browse(|page| {
        beside::open_game(page, "bot", &game_against_bot());
        page.css(".letter-hand button").appears();
        page.css("body").eval(
            // Records sounds even on devices without audio.
            "window.heard = 0;
             for (const [made, name] of [[OscillatorNode, 'start'], [AudioContext, 'resume']]) {
                 const does = made.prototype[name];
                 made.prototype[name] = function (...at) {
                     window.heard += 1;
                     return does.apply(this, at);
                 };
             }",
        );
        let heard = || page.css("body").eval("return window.heard");
        play_turn(page);
        page.part("button", "Place it").appears();
        assert_eq!(heard(), json!(0), "it is off");
        page.press("Menu");
        page.part_in("Sound", "button", "Off").becomes_chosen();
        page.choose("Sound", "On");
        page.press("Close");
        play_turn(page);
        page.wait("a card that is placed is heard", || heard() != json!(0));
    });
}
