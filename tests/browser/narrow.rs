//! Nothing is wider than the window of the narrowest phone: every screen, with the longest possible
//! names and the most seats of each game.

use serde_json::json;

use crate::beside::{self, words};
use crate::harness::browse;
use crate::page::{Page, Size};
use c_u_letter::text::moments::SKIP;
use game::{Chance, Game, Journal, Match, Moment, PlayerName, Roster, TimeLimit, Viewer};

const NARROW: Size = Size {
    width: 320,
    height: 640,
};

/// Names of one unbroken word, each of the maximum length and in the widest letter.
fn names(count: usize) -> Vec<String> {
    let wide = "W".repeat(PlayerName::MAX_LEN - 1);
    let last = "WABCDEFGHIJKL".chars();
    let names = last.map(|last| format!("{wide}{last}"));
    names.take(count).collect()
}

/// Checks that the screen isn't wider than the window; a failure lists what sticks out.
#[track_caller]
fn fits(page: &Page, what: &str) {
    page.stands_still();
    let wide = page.css("html").ask(
        "if (part.scrollWidth <= innerWidth) return [];
        const beyond = [...document.querySelectorAll('body *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
        const name = (one) => one.localName + (one.getAttribute('class') ? `.${one.getAttribute('class')}` : '');
        return [`${part.scrollWidth} px`, ...beyond.slice(0, 6).map(name)]",
    );
    assert_eq!(wide, json!([]), "{what} is wider than the window");
}

/// Opens a route and checks that its screen fits.
#[track_caller]
fn opens(page: &Page, route: &str) {
    page.open(route);
    fits(page, route);
}

/// Plays random games with the maximum number of seats until one meets the condition `far`.
fn played<G: Game>(options: G::Options, far: impl Fn(&Match<G>) -> bool) -> Match<G> {
    let most = *G::seats(&options).end();
    let names = names(most.into());
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for seed in 0..40 {
        let mut game: Match<G> = beside::begun(&names, options.clone(), seed);
        let mut chance = Chance::new(seed);
        for _ in 0..5_000 {
            if far(&game) {
                return game;
            }
            let at = Moment(game.last_moment().0 + 100);
            while game.pass_time(at) {}
            let seats: Vec<_> = game.waiting_for().seats().iter().collect();
            let Some(seat) = chance.pick(&seats).copied() else {
                break;
            };
            let view = game.view(Viewer::Seat(seat));
            let action = G::sample_action(&view, seat, Some(words()), &mut chance);
            // A sampled action may use a word that isn't in the list; then it is refused.
            let _ = game.act(seat, &action, at, Some(words()));
        }
    }
    panic!("{} never reached the wanted state", G::ID);
}

fn over<G: Game>(game: &Match<G>) -> bool {
    game.outcome().is_some()
}

fn steps<G: Game>(count: usize) -> impl Fn(&Match<G>) -> bool {
    move |game| game.journal().steps.len() >= count
}

/// Puts a game on the shelf and goes to its table.
#[track_caller]
fn at_the_table<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    let journal: &Journal<G> = game.journal();
    let seats = journal.seats.len();
    beside::open(page, name, game);
    page.css("#heading").appears();
    fits(page, &format!("{} of {seats}, {name}", G::ID));
}

/// Retries a moment of the finished game, and leaves the retry.
#[track_caller]
fn tries(page: &Page, what: &str) {
    page.css(".moment > .button-main").press();
    page.css(".say .tip").appears();
    fits(page, what);
    page.press("Back to the review");
    page.css(".recalled .moment").appears();
}

/// Opens the set-up form, filled in like the game of this name, and checks that it fits.
#[track_caller]
fn set_up_like(page: &Page, kind: &str, name: &str) {
    opens(page, &format!("#/{kind}/like/{name}"));
    page.css("html")
        .ask("for (const fold of part.querySelectorAll('.set-up details')) fold.open = true");
    fits(page, &format!("{kind}'s form with all rules"));
}

/// Whether a game of Paper Grid has reached a certain moment.
type There = fn(&Match<paper_grid_rules::PaperGrid>) -> bool;

/// Uncovers the hand of the player to act.
#[track_caller]
fn uncovered(page: &Page, what: &str) {
    page.css(".cover .button").press();
    page.css(".cover").goes();
    fits(page, what);
}

#[test]
fn screens_without_a_game_fit_the_narrowest_phone() {
    browse(|page| {
        page.open("#/players");
        page.resize(NARROW);
        for name in names(Roster::MAX_PLAYERS) {
            page.fill("A new player’s name", &name);
            page.press("Add");
            page.part("button", &format!("Edit {name}")).appears();
        }
        fits(page, "the players");
        page.press(&format!("Edit {}", names(1)[0]));
        page.part("dialog", "Edit player").appears();
        fits(page, "a player's dialog");
        page.keys("Escape");
        page.part("dialog", "Edit player").goes();
        for route in [
            "#/",
            "#/games",
            "#/words",
            "#/settings",
            "#/about",
            "#/board",
            "#/word-heist/practice",
            "#/one-letter-better/deck",
        ] {
            opens(page, route);
        }
        opens(page, &format!("#/no/{}", "W".repeat(80)));
        for game in [
            "paper-grid",
            "word-heist",
            "one-letter-better",
            "c-u-letter",
        ] {
            opens(page, &format!("#/{game}/rules"));
            opens(page, &format!("#/{game}/learn"));
            opens(page, &format!("#/{game}/learn/1"));
            opens(page, &format!("#/{game}/new"));
        }
    });
}

#[test]
fn every_tab_fits_the_narrowest_phone() {
    browse(|page| {
        page.open("#/parts");
        page.resize(NARROW);
        for tab in ["Board and rack", "Faces", "Forms"] {
            page.press(tab);
            fits(page, tab);
        }
        page.open("#/board/1/large-6/picnic?cells=many&types=celldance");
        for tab in ["Board", "Edit", "Print", "Share", "Learn"] {
            page.choose("What to do with the board", tab);
            fits(page, tab);
        }
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        page.css(".checker-asks input").fill(&"W".repeat(40));
        fits(page, "the checker, of no word");
    });
}

#[test]
fn paper_grid_fits_the_narrowest_phone_with_six_players() {
    use paper_grid_rules::{
        Amount, Board, BoardSettings, Choices, GENERATOR_VERSION, Judge, Options, PaperGrid,
        SpecialTypes, Stage, generate,
    };
    let choices = |size| {
        let settings = BoardSettings {
            size,
            seats: 6,
            walls: Amount::Many,
            specials: Amount::Many,
            types: SpecialTypes::CELLDANCE,
            hand: Some(5),
            ..BoardSettings::default()
        };
        let board = generate(&settings, GENERATOR_VERSION).expect("the board has room for six");
        let mut choices = Choices::on_board(board);
        choices.devils = true;
        choices.hints = true;
        choices.endgame_at = *choices.endgame_range().start();
        choices
    };
    let options = |choices: Choices| Options::new(choices).expect("the rules are valid");
    browse(|page| {
        page.open("#/about");
        page.resize(NARROW);
        let mut timed = choices(paper_grid_rules::Size::Large);
        timed.clock = TimeLimit::Seconds(120);
        let game = played::<PaperGrid>(options(timed), steps(1));
        at_the_table(page, "large", &game);
        let moments: [(&str, There); 4] = [
            ("asks", |game| game.state().stage == Stage::Asking),
            ("answers", |game| {
                matches!(game.state().stage, Stage::Answering { .. })
            }),
            ("acts", |game| game.state().acting_special().is_some()),
            ("over", over),
        ];
        for (name, there) in moments {
            let game = played(options(choices(paper_grid_rules::Size::Medium)), there);
            at_the_table(page, name, &game);
        }
        page.press("Menu");
        fits(page, "the menu of that game");
        page.press("Rules");
        fits(page, "the rules of that game");
        let mut judged = choices(paper_grid_rules::Size::Medium);
        judged.judge = Judge::Table;
        let game = played::<PaperGrid>(options(judged), |game| {
            matches!(game.state().stage, Stage::Judging(_))
        });
        at_the_table(page, "judges", &game);
        let blank = Choices::on_board(Board::blank(paper_grid_rules::Size::Medium));
        let game = played::<PaperGrid>(options(blank), steps(1));
        at_the_table(page, "claims", &game);
        set_up_like(page, "paper-grid", "large");
        // Home lists the current game with its players.
        opens(page, "#/");
        opens(page, "#/games");
    });
}

#[test]
fn word_heist_fits_the_narrowest_phone_with_six_players() {
    use word_heist_rules::{Choices, Options, PlayMode, WordHeist};
    let options = |mode| {
        let choices = Choices {
            mode,
            ..Choices::default()
        };
        Options::new(choices).expect("the rules are valid")
    };
    browse(|page| {
        page.open("#/about");
        page.resize(NARROW);
        for (name, mode) in [
            ("turns", PlayMode::TURNS),
            ("pads", PlayMode::PADS),
            ("calls", PlayMode::CallItOut),
        ] {
            at_the_table(page, name, &played::<WordHeist>(options(mode), steps(60)));
        }
        at_the_table(
            page,
            "over",
            &played::<WordHeist>(options(PlayMode::TURNS), over),
        );
        page.css(".heist-review .button").press();
        page.css(".heist-curves").appears();
        fits(page, "Word Heist's review");
        set_up_like(page, "word-heist", "turns");
        opens(page, "#/");
        opens(page, "#/games");
    });
}

#[test]
fn one_letter_better_fits_the_narrowest_phone_with_four_players() {
    use one_letter_better_rules::{OneLetterBetter, Options, Preset, Stage};
    let options = |preset: Preset| Options::new(preset.choices()).expect("the rules are valid");
    browse(|page| {
        page.open("#/about");
        page.resize(NARROW);
        let game = played::<OneLetterBetter>(options(Preset::Opponents), |game| {
            let table = &game.state().table;
            game.journal().steps.len() > 60 && table.stage == Stage::Playing
        });
        at_the_table(page, "covered", &game);
        uncovered(page, "One Letter Better's hand");
        let game = played::<OneLetterBetter>(options(Preset::QuickStart), over);
        at_the_table(page, "over", &game);
        page.css(".review .button").press();
        page.is_reviewed();
        fits(page, "One Letter Better's review");
        tries(page, "One Letter Better, tried again");
        // This game comes last, since its challenges close the word checker.
        let game = played::<OneLetterBetter>(options(Preset::Table), steps(60));
        at_the_table(page, "table", &game);
        set_up_like(page, "one-letter-better", "table");
        opens(page, "#/");
        opens(page, "#/games");
    });
}

#[test]
fn c_u_letter_fits_the_narrowest_phone_with_four_players() {
    use c_u_letter_rules::{CULetter, Options, Preset, Stage};
    let options = |preset: Preset| Options::new(preset.choices()).expect("the rules are valid");
    browse(|page| {
        page.open("#/about");
        page.resize(NARROW);
        let game = played::<CULetter>(options(Preset::QuickStart), |game| {
            let table = &game.state().table;
            table.counter > 8 && table.stage == Stage::Placing && !table.turn.ready
        });
        at_the_table(page, "covered", &game);
        uncovered(page, "C U Letter's hand");
        let game = played::<CULetter>(options(Preset::Table), over);
        at_the_table(page, "over", &game);
        // The review of the round's words comes first, unless it is skipped.
        page.css(".letter-ended").ask(&format!(
            "for (const one of part.querySelectorAll('button')) \
             if (one.textContent.trim() === {}) one.click()",
            json!(SKIP)
        ));
        page.css(".review .button").press();
        page.is_reviewed();
        fits(page, "C U Letter's review");
        tries(page, "C U Letter, tried again");
        set_up_like(page, "c-u-letter", "over");
        opens(page, "#/");
        opens(page, "#/games");
    });
}
