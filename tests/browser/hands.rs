//! A table takes hands as they are: taps that were meant once, fingers that rest, pages that are
//! loaded again in the middle of a turn; how fast bots are and whether anything sounds is chosen.
//!
//! A game joins by a line each in [`MOMENTS`].

use lettercase::games::c_u_letter::Preset;
use lettercase::games::paper_grid::opponent::choose;
use lettercase::games::paper_grid::{Action, PaperGrid, Size};
use lettercase::games::word_heist::{self as heist, WordHeist};
use lettercase::table::{Allowance, Chance, Match, Viewer};
use serde_json::json;

use crate::beside::{self, words};
use crate::harness::{Engine, browse};
use crate::one_letter_better::stage as better;
use crate::page::{Page, SIZES};
use crate::stage::{FOUR, c_u_letter, paper_grid};

/// A moment of a table: how it is opened under a name, and where its buttons are.
struct Moment {
    what: &'static str,
    opens: fn(&Page, &str),
}

/// Every moment in which something can be pressed.
const MOMENTS: &[Moment] = &[
    Moment {
        what: "Paper Grid: a word is to be played",
        opens: |page, name| grid(page, name, &grid_playing()),
    },
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
        what: "C U Letter: the device is handed on",
        opens: |page, name| {
            beside::open(page, name, &c_u_letter(&LETTER, 60));
            page.css(".cover .button-main").appears();
        },
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
            page.part("button", "Done").appears();
        },
    },
    Moment {
        what: "One Letter Better: the device is handed on",
        opens: |page, name| {
            better::full(&LETTER, 2, 3).open_as(page, name);
            page.css(".cover .button-main").appears();
        },
    },
    Moment {
        what: "One Letter Better: a word is to be made",
        opens: better,
    },
    Moment {
        what: "One Letter Better: a word is built",
        opens: |page, name| {
            better(page, name);
            page.css(".better-hand button").press();
            page.css(".better-line button").appears();
        },
    },
    Moment {
        what: "One Letter Better: cards are chosen to go",
        opens: |page, name| {
            better(page, name);
            page.css("[data-thing='do end']").press();
            page.part("button", "Back").appears();
        },
    },
    Moment {
        what: "Word Heist: a letter is to be turned up",
        opens: |page, name| heist(page, name, &heist_to_flip()),
    },
    Moment {
        what: "Word Heist: words are to be made",
        opens: |page, name| heist(page, name, &heist_making(0)),
    },
    Moment {
        what: "Word Heist: a word is typed",
        opens: |page, name| {
            let game = heist_making(0);
            heist(page, name, &game);
            let letter = game.state().table.centre[0].letter.capital();
            page.part_in("Letters", "button", &letter.to_string()).tap();
            page.css(".heist-typed .tile").appears();
        },
    },
    Moment {
        what: "Word Heist: the others are asked for a word",
        opens: |page, name| heist(page, name, &heist_making(1)),
    },
];

/// Three in turns at Word Heist, and a letter is to be turned up.
fn heist_to_flip() -> Match<WordHeist> {
    let options = heist::Options::new(heist::Choices::default()).expect("they can be played");
    let mut game = beside::begun(&LETTER, options, 7);
    for _ in 0..8 {
        heist_acts(&mut game, &heist::Action::Flip);
        while game.waiting_for().phase() != Some(heist::Phase::Flip) {
            heist_acts(&mut game, &heist::Action::Pass);
        }
    }
    game
}

/// The same a letter and so many passes later, where somebody could still make a word.
fn heist_making(passes: usize) -> Match<WordHeist> {
    let mut game = heist_to_flip();
    loop {
        heist_acts(&mut game, &heist::Action::Flip);
        let mut then = game.clone();
        for _ in 0..passes {
            heist_acts(&mut then, &heist::Action::Pass);
        }
        let seat = then
            .waiting_for()
            .seats()
            .iter()
            .next()
            .expect("it goes on");
        let view = then.view(Viewer::Table);
        if !heist::opponent::Finder::at(&view, seat)
            .find(words())
            .is_empty()
        {
            return then;
        }
        while game.waiting_for().phase() != Some(heist::Phase::Flip) {
            heist_acts(&mut game, &heist::Action::Pass);
        }
    }
}

fn heist_acts(game: &mut Match<WordHeist>, action: &heist::Action) {
    let seat = game
        .waiting_for()
        .seats()
        .iter()
        .next()
        .expect("it goes on");
    beside::act(game, seat, action, 1_000);
}

fn heist(page: &Page, name: &str, game: &Match<WordHeist>) {
    beside::open(page, name, game);
    page.css(".heist-hands button").appears();
}

const LETTER: [&str; 3] = ["Ada", "Ben", "Cleo"];

fn grid_playing() -> Match<PaperGrid> {
    paper_grid(&FOUR, Size::Medium, 20)
}

/// The same game a little later: somebody has called letters.
fn grid_answering() -> Match<PaperGrid> {
    let mut game = grid_playing();
    let mut chance = Chance::new(3);
    loop {
        let seat = game.waiting_for().seats().iter().next();
        let seat = seat.expect("it goes on");
        let action = choose(game.state(), seat, words(), &mut chance);
        let asks = matches!(action, Action::Ask { .. });
        beside::act(&mut game, seat, &action, 100);
        if asks {
            return game;
        }
    }
}

fn grid(page: &Page, name: &str, game: &Match<PaperGrid>) {
    beside::open(page, name, game);
    page.css("#board-0").appears();
    page.css(".stage-hand button").appears();
}

fn lay_a_letter(page: &Page, game: &Match<PaperGrid>) {
    let letter = game.state().hand(game.state().turn.seat)[0].capital();
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

fn better(page: &Page, name: &str) {
    better::full(&LETTER, 2, 3).open_as(page, name);
    page.css(".cover .button-main").press();
    page.css(".better-hand button").appears();
}

/// Who is next says that they are here.
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

/// How many steps of a game are kept.
fn steps(page: &Page, name: &str) -> usize {
    page.is_saved();
    let lines = format!("/line/game/{name}/");
    let rows = page.rows();
    rows.keys().filter(|key| key.contains(&lines)).count()
}

/// Marks the next button that can be pressed, counted from 0, and says what it is called.
fn mark(page: &Page, at: usize) -> Option<String> {
    page.stands_still();
    let name = page.css("#app").ask(&format!(
        "const all = [...part.querySelectorAll(':is(.stage, .stage-lid) button')]
            .filter((one) => one.checkVisibility() && !one.disabled
                // Letters are typed fast, and one card is as good as the next.
                && !one.matches('.key:not(.wide), .rack * + *, .letter-hand * + *, .better-hand * + *,
                    .heist-centre * + *'));
         const one = all[{at}];
         one?.setAttribute('data-tried', '');
         return one ? one.ariaLabel || one.textContent.trim() : null"
    ));
    name.as_str().map(String::from)
}

#[test]
fn a_double_tap_never_acts_for_the_next_person() {
    browse(|page| {
        page.resize(SIZES[0]);
        for (number, Moment { what, opens }) in MOMENTS.iter().enumerate() {
            // So many steps come of one tap, and so many of two.
            let tried = |at: usize, taps: usize, tap: fn(&crate::page::Part<'_>)| {
                // Each by a name of its own: what was half built before would come back.
                let name = &format!("d{number}at{at}taps{taps}");
                opens(page, name);
                let button = mark(page, at)?;
                let before = steps(page, name);
                tap(&page.css("[data-tried]"));
                page.stands_still();
                Some((button, steps(page, name).saturating_sub(before)))
            };
            let mut at = 0;
            while let Some((button, twice)) = tried(at, 2, |part| part.tap_twice()) {
                if twice > 1 {
                    let once = tried(at, 1, |part| part.tap()).map(|(_, once)| once);
                    assert_eq!(Some(twice), once, "{what}: {button}");
                }
                at += 1;
            }
            assert!(at > 0, "{what}: it has buttons");
        }
    });
}

#[test]
fn a_finger_that_rests_asks_what_a_thing_is_and_does_nothing_else() {
    browse(|page| {
        // WebKitGTK's driver has no fingers: there keys ask about what can have the focus.
        let asks = |thing: &str| {
            if page.engine() != Engine::WebKit {
                page.css(thing).hold();
                return true;
            }
            let focus = "part.focus(); return document.activeElement === part";
            let focused = page.css(thing).ask(focus) == json!(true);
            if focused {
                page.keys("?");
            }
            focused
        };
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
fn what_is_half_built_survives_a_reload() {
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
        // Not before its player is here.
        page.css(".cover").appears();
        assert!(!page.css(".square[data-changes]").is_there());
        comes(page);
        page.css(".square[data-changes]").appears();
    });
}

/// Alone against a bot, without a clock, and who begins is no bot.
fn against_a_bot() -> Match<lettercase::games::c_u_letter::CULetter> {
    let choices = lettercase::games::c_u_letter::Choices {
        clock: Allowance::Untimed,
        ..Preset::Opponents.choices()
    };
    let options = lettercase::games::c_u_letter::Options::new(choices).expect("they can be played");
    let deals = (1..40).map(|seed| {
        beside::begun::<lettercase::games::c_u_letter::CULetter>(
            &["Ada", "The Charmer"],
            options,
            seed,
        )
    });
    let mut first = deals.filter(|game| game.state().table.turn.seat.index() == 0);
    first.next().expect("the first seat begins some game")
}

/// The own turn is played, without a word.
fn plays(page: &Page) {
    page.part("button", "Place it").appears();
    aim_a_card(page);
    page.css("[data-thing='do place']").press();
    page.press("Done");
}

#[test]
fn bots_are_as_fast_as_was_chosen() {
    browse(|page| {
        beside::open(page, "bot", &against_a_bot());
        page.css(".letter-hand button").appears();
        for pace in ["Quick", "Slow", "Normal", "Tap"] {
            page.press("Menu");
            page.choose("Bots’ pace", pace);
            page.press("Close");
            page.css(".stage-sheet").goes();
        }
        page.is_saved();
        page.reload();
        plays(page);
        // It waits for a tap before each step, however late it is.
        page.part("button", "Go on").appears();
        let waits = steps(page, "bot");
        page.put_clock_forward(60);
        page.stands_still();
        assert_eq!(steps(page, "bot"), waits, "it waits");
        page.press("Go on");
        page.wait("it has acted", || steps(page, "bot") > waits);
        page.press("Menu");
        page.part_in("Bots’ pace", "button", "Tap").becomes_chosen();
        page.choose("Bots’ pace", "Quick");
        page.press("Close");
        // From here on it goes by itself.
        page.part("button", "Place it").appears();
        plays(page);
        page.part("button", "Place it").appears();
    });
}

#[test]
fn nothing_sounds_until_it_was_chosen() {
    browse(|page| {
        beside::open(page, "bot", &against_a_bot());
        page.css(".letter-hand button").appears();
        page.css("body").ask(
            // Where there is no device for sound it is asked for all the same.
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
