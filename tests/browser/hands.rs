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

use crate::beside::{self, words};
use crate::harness::browse;
use crate::page::{Page, SIZES};
use crate::stage::{FOUR, c_u_letter, paper_grid};

/// A moment in a game: its description, and a function that opens it on the page under a name.
pub struct Moment {
    pub what: &'static str,
    pub opens: fn(&Page, &str),
}

/// Moments in which something can be pressed.
const MOMENTS: &[Moment] = &[
    Moment {
        what: "Paper Grid: a word is to be played",
        opens: |page, name| grid(page, name, &grid_playing()),
    },
    Moment {
        what: "C U Letter: the device is handed on",
        opens: |page, name| {
            beside::open(page, name, &c_u_letter(&LETTER, 60));
            page.css(".cover .button-main").appears();
        },
    },
];

/// More moments, which differ only by the rules (`twice`).
pub const OTHERS: &[Moment] = &[
    Moment {
        what: "Paper Grid: a word is laid",
        opens: |page, name| {
            let game = grid_playing();
            grid(page, name, &game);
            lay_a_letter(page, &game);
        },
    },
    Moment {
        what: "Paper Grid: letters are called",
        opens: |page, name| {
            grid(page, name, &grid_playing());
            page.press("No word");
            page.css(".called").appears();
            for _ in 0..2 {
                page.css(".key:not(.wide)").press();
            }
        },
    },
    Moment {
        what: "Paper Grid: a called letter is to be taken",
        opens: |page, name| grid(page, name, &grid_answering()),
    },
    Moment {
        what: "C U Letter: a card is chosen",
        opens: |page, name| {
            letter(page, name);
            page.css(".letter-hand button").press();
        },
    },
    Moment {
        what: "C U Letter: a card lies there",
        opens: |page, name| {
            letter(page, name);
            aim_a_card(page);
        },
    },
    Moment {
        what: "C U Letter: words are claimed",
        opens: |page, name| {
            letter(page, name);
            aim_a_card(page);
            page.css("[data-thing='do place']").press();
            page.part("button", "End turn").appears();
        },
    },
];

pub const LETTER: [&str; 3] = ["Ada", "Ben", "Cleo"];

pub fn grid_playing() -> Match<PaperGrid> {
    paper_grid(&FOUR, Size::Medium, 20)
}

/// The game of `grid_playing` a little later, when a player has called letters.
pub fn grid_answering() -> Match<PaperGrid> {
    let mut game = grid_playing();
    let mut chance = Chance::new(3);
    loop {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let action = choose(game.state(), seat, words(), &mut chance);
        let asks = matches!(action, Action::Ask { .. });
        beside::act(&mut game, seat, &action, 100);
        if asks {
            return game;
        }
    }
}

pub fn grid(page: &Page, name: &str, game: &Match<PaperGrid>) {
    beside::open(page, name, game);
    page.css("#board-0").appears();
    page.css(".stage-hand button").appears();
}

fn lay_a_letter(page: &Page, game: &Match<PaperGrid>) {
    let letter = game.state().hand(game.state().turn.seat)[0].uppercase();
    page.part_in("Your letters", "button", &letter.to_string())
        .press();
    page.css(".boards > .board [role=gridcell]:not([data-full])")
        .press();
    page.css(".cell[data-laid]").appears();
}

fn letter(page: &Page, name: &str) {
    beside::open(page, name, &c_u_letter(&LETTER, 60));
    comes(page);
}

/// Lets the next player take the device.
fn comes(page: &Page) {
    page.css(".cover .button-main").press();
    page.css(".letter-hand button").appears();
}

fn aim_a_card(page: &Page) {
    page.stands_still();
    page.css(".letter-hand button").press();
    page.css(".square[data-target]").press();
    page.css(".square[data-changes]").appears();
}

/// Returns the number of stored steps of a game.
fn steps(page: &Page, name: &str) -> usize {
    lines(page, &format!("/line/game/{name}/"))
}

fn lines(page: &Page, of: &str) -> usize {
    page.is_saved();
    let rows = page.rows();
    rows.keys().filter(|key| key.contains(of)).count()
}

/// Returns the labels and states of the buttons that can be pressed; marks the one at index `at`.
fn pressable(page: &Page, within: &str, at: usize) -> Vec<String> {
    page.stands_still();
    let all = page.css("#app").ask(&format!(
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
    browse(|page| never_twice(page, ".stage, .stage-lid", MOMENTS));
}

/// Checks that every button at these moments does no more on a double tap than on one tap.
pub fn never_twice(page: &Page, within: &str, moments: &[Moment]) {
    page.resize(SIZES[0]);
    for (number, Moment { what, opens }) in moments.iter().enumerate() {
        // Counts the steps of any game, since a button may begin another game.
        let made = |tap: fn(&crate::page::Part<'_>)| {
            let before = lines(page, "/line/game/");
            tap(&page.css("[data-tried]"));
            page.stands_still();
            lines(page, "/line/game/").saturating_sub(before)
        };
        // The game gets a new name each time; otherwise a half-built turn would be restored.
        opens(page, &format!("d{number}"));
        let mut at = 0;
        while let Some(button) = pressable(page, within, at).get(at).cloned() {
            let before = pressable(page, within, at);
            let twice = made(|part| part.tap_twice());
            if twice > 1 {
                opens(page, &format!("d{number}at{at}once"));
                pressable(page, within, at);
                let once = made(|part| part.tap());
                assert_eq!(twice, once, "{what}: {button}");
            }
            at += 1;
            // If nothing has changed, the next button is tried without opening the moment again.
            if twice > 0 || pressable(page, within, at) != before {
                opens(page, &format!("d{number}at{at}"));
            }
        }
        assert!(at > 0, "{what}: it has buttons");
    }
}

#[test]
fn a_long_press_explains_and_does_nothing_else() {
    browse(|page| {
        let asks = |thing: &str| page.css(thing).is_asked_about();
        page.resize(SIZES[0]);
        let game = grid_playing();
        grid(page, "grid", &game);
        for thing in ["#board-0", ".seat", ".rack button", ".does .button-main"] {
            if !asks(thing) {
                continue;
            }
            page.css(".stage-explain[data-open=asked] h2").appears();
            page.announces(&page.css(".stage-explain h2").text());
            assert!(
                !page.css(".rack [aria-pressed='true']").is_there(),
                "{thing}"
            );
            page.keys("Escape");
            page.css(".stage-explain[data-open]").goes();
        }
        letter(page, "letter");
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
                !page.css(".letter-held[aria-pressed='true']").is_there(),
                "{thing}"
            );
            page.keys("Escape");
            page.css(".stage-explain[data-open]").goes();
        }
    });
}

#[test]
fn an_explanation_stays_when_the_mouse_comes_to_rest() {
    browse(|page| {
        page.resize(SIZES[0]);
        grid(page, "grid", &grid_playing());
        page.css("#board-0").appears();
        // The mouse has just moved over a seat. Before that counts as hovering, a key asks about a
        // square, or for the table's keys. The wait is longer than the hover delay.
        for asks in [
            "document.querySelector('#board-0').focus()",
            "document.activeElement.blur()",
        ] {
            let open = page.css(".seat").ask(&format!(
                "part.dispatchEvent(new PointerEvent('pointerover', {{ pointerType: 'mouse', bubbles: true }}));
                {asks};
                dispatchEvent(new KeyboardEvent('keydown', {{ key: '?', bubbles: true }}));
                return new Promise((tells) => setTimeout(() =>
                    tells(document.querySelector('.stage-explain').dataset.open ?? 'nothing'), 700))",
            ));
            assert_eq!(open, json!("asked"), "{asks}");
            page.keys("Escape");
            page.css(".stage-explain[data-open]").goes();
        }
    });
}

#[test]
fn a_half_built_turn_survives_a_reload() {
    browse(|page| {
        let game = grid_playing();
        grid(page, "grid", &game);
        lay_a_letter(page, &game);
        page.is_saved();
        page.reload();
        page.css(".cell[data-laid]").appears();
        page.press("Take back");
        page.css(".cell[data-laid]").goes();
        letter(page, "letter");
        aim_a_card(page);
        page.is_saved();
        page.reload();
        // The half-built turn comes back only once its player has taken the device.
        page.css(".cover").appears();
        assert!(!page.css(".square[data-changes]").is_there());
        comes(page);
        page.css(".square[data-changes]").appears();
    });
}

/// A game against one bot without a clock, in which the player has the first turn.
fn against_a_bot() -> Match<c_u_letter_rules::CULetter> {
    let choices = c_u_letter_rules::Choices {
        clock: TimeLimit::Untimed,
        ..Preset::Opponents.choices()
    };
    let options = c_u_letter_rules::Options::new(choices).expect("they can be played");
    let deals = (1..40).map(|seed| {
        beside::begun::<c_u_letter_rules::CULetter>(&["Ada", "The Charmer"], options, seed)
    });
    let mut first = deals.filter(|game| game.state().table.turn.seat.index() == 0);
    first.next().expect("the first seat begins some game")
}

/// Plays the player's turn without claiming a word.
fn plays(page: &Page) {
    page.part("button", "Place it").appears();
    aim_a_card(page);
    page.css("[data-thing='do place']").press();
    page.press("End turn");
}

#[test]
fn bots_have_the_chosen_speed() {
    browse(|page| {
        beside::open(page, "bot", &against_a_bot());
        page.css(".letter-hand button").appears();
        for pace in ["Quick", "Slow", "Normal", "Tap"] {
            page.press("Menu");
            page.choose("Bot speed", pace);
            page.press("Close");
            page.css(".stage-sheet").goes();
        }
        page.is_saved();
        page.reload();
        plays(page);
        // The bot waits for a tap before each step, however much time passes.
        page.part("button", "Go on").appears();
        let waits = steps(page, "bot");
        page.put_clock_forward(60);
        page.stands_still();
        assert_eq!(steps(page, "bot"), waits, "it waits");
        page.press("Go on");
        page.wait("it has acted", || steps(page, "bot") > waits);
        page.press("Menu");
        page.part_in("Bot speed", "button", "Tap").becomes_chosen();
        page.choose("Bot speed", "Quick");
        page.press("Close");
        // From here on the bot goes on by itself.
        page.part("button", "Place it").appears();
        plays(page);
        page.part("button", "Place it").appears();
    });
}

#[test]
fn no_sound_plays_until_sound_is_turned_on() {
    browse(|page| {
        beside::open(page, "bot", &against_a_bot());
        page.css(".letter-hand button").appears();
        page.css("body").ask(
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
        let heard = || page.css("body").ask("return window.heard");
        plays(page);
        page.part("button", "Place it").appears();
        assert_eq!(heard(), json!(0), "it is off");
        page.press("Menu");
        page.part_in("Sound", "button", "Off").becomes_chosen();
        page.choose("Sound", "On");
        page.press("Close");
        plays(page);
        page.wait("a card that is placed is heard", || heard() != json!(0));
    });
}
