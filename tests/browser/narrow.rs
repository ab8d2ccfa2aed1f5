//! Nothing is wider than the window of the narrowest phone: every screen, with the longest possible
//! names and the most seats of each game.

use serde_json::json;

use crate::beside::{self, word_list};
use crate::harness::browse;
use crate::page::{Page, Size};
use c_u_letter::text::moments::SKIP;
use game::{Chance, Game, Journal, Match, Moment, PlayerName, Roster, TimeLimit, Viewer};

const NARROW: Size = Size {
    width: 320,
    height: 640,
};

/// Names of one unbroken word, each of the maximum length and in the widest letter.
fn widest_names(count: usize) -> Vec<String> {
    let wide = "W".repeat(PlayerName::MAX_LEN - 1);
    let last = "WABCDEFGHIJKL".chars();
    let names = last.map(|last| format!("{wide}{last}"));
    names.take(count).collect()
}

/// Checks that the screen isn't wider than the window; a failure lists what sticks out.
#[track_caller]
fn check_fits(page: &Page, what: &str) {
    page.wait_for_animations();
    let wide = page.css("html").eval(
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
fn check_route_fits(page: &Page, route: &str) {
    page.open(route);
    check_fits(page, route);
}

/// Plays random games with the maximum number of seats until one meets the condition `far`.
fn play_random_until<G: Game>(options: G::Options, far: impl Fn(&Match<G>) -> bool) -> Match<G> {
    let most = *G::seats(&options).end();
    let names = widest_names(most.into());
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    for seed in 0..40 {
        let mut game: Match<G> = beside::new_match(&names, options.clone(), seed);
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
            let action = G::sample_action(&view, seat, Some(word_list()), &mut chance);
            // A sampled action may use a word that isn't in the list; then it is refused.
            let _ = game.act(seat, &action, at, Some(word_list()));
        }
    }
    panic!("{} never reached the wanted state", G::ID);
}

fn is_over<G: Game>(game: &Match<G>) -> bool {
    game.outcome().is_some()
}

fn has_steps<G: Game>(count: usize) -> impl Fn(&Match<G>) -> bool {
    move |game| game.journal().steps.len() >= count
}

/// Puts a game on the shelf and goes to its table.
#[track_caller]
fn check_table_fits<G: Game>(page: &Page, name: &str, game: &Match<G>) {
    let journal: &Journal<G> = game.journal();
    let seats = journal.seats.len();
    beside::open_game(page, name, game);
    page.css("#heading").appears();
    check_fits(page, &format!("{} of {seats}, {name}", G::ID));
}

/// Retries a moment of the finished game, and leaves the retry.
#[track_caller]
fn check_retry_fits(page: &Page, what: &str) {
    page.css(".moment > .button-main").press();
    page.css(".say .tip").appears();
    check_fits(page, what);
    page.press("Back to the review");
    page.css(".recalled .moment").appears();
}

/// Opens the set-up form, filled in like the game of this name, and checks that it fits.
#[track_caller]
fn check_set_up_fits(page: &Page, kind: &str, name: &str) {
    check_route_fits(page, &format!("#/{kind}/like/{name}"));
    page.css("html")
        .eval("part.querySelector('.more-kinds[aria-expanded=false]')?.click(); for (const fold of part.querySelectorAll('.set-up details')) fold.open = true");
    check_fits(page, &format!("{kind}'s form with all rules"));
}

/// Whether a game of Paper Grid has reached a certain moment.
type StateCheck = fn(&Match<paper_grid_rules::PaperGrid>) -> bool;

/// Uncovers the hand of the player to act.
#[track_caller]
fn uncover_hand(page: &Page, what: &str) {
    page.css(".cover .button").press();
    page.css(".cover").disappears();
    check_fits(page, what);
}

#[test]
fn screens_without_a_game_fit_the_narrowest_phone() {
    browse(|page| {
        page.open("#/players");
        page.resize(NARROW);
        for name in widest_names(Roster::MAX_PLAYERS) {
            page.fill("A new player’s name", &name);
            page.press("Add");
            page.part("button", &format!("Edit {name}")).appears();
        }
        check_fits(page, "the players");
        page.press(&format!("Edit {}", widest_names(1)[0]));
        page.part("dialog", "Edit player").appears();
        check_fits(page, "a player's dialog");
        page.press_keys("Escape");
        page.part("dialog", "Edit player").disappears();
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
            check_route_fits(page, route);
        }
        check_route_fits(page, &format!("#/no/{}", "W".repeat(80)));
        for game in [
            "paper-grid",
            "word-heist",
            "one-letter-better",
            "c-u-letter",
        ] {
            check_route_fits(page, &format!("#/{game}/rules"));
            check_route_fits(page, &format!("#/{game}/learn"));
            check_route_fits(page, &format!("#/{game}/learn/1"));
            check_route_fits(page, &format!("#/{game}/new"));
        }
    });
}

#[test]
fn rules_and_studio_fit_a_narrow_phone_with_text_twice_as_large() {
    let large = |page: &Page, what: &str| {
        page.css("html")
            .eval("part.style.fontSize = '200%'; return true");
        for (width, height) in [(320, 568), (360, 640)] {
            page.resize(Size { width, height });
            check_fits(page, &format!("{what}, large, {width}"));
        }
    };
    browse(|page| {
        for game in [
            "paper-grid",
            "word-heist",
            "one-letter-better",
            "c-u-letter",
        ] {
            let route = format!("#/{game}/rules");
            page.open(&route);
            page.css(".rules .sheet").appears();
            large(page, &route);
        }
        page.open("#/board/1/large-6/picnic?cells=many&types=celldance");
        for tab in ["Board", "Edit", "Print", "Share", "Learn"] {
            page.choose("What to do with the board", tab);
            large(page, tab);
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
            check_fits(page, tab);
        }
        page.open("#/board/1/large-6/picnic?cells=many&types=celldance");
        for tab in ["Board", "Edit", "Print", "Share", "Learn"] {
            page.choose("What to do with the board", tab);
            check_fits(page, tab);
        }
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        page.css(".checker-asks input").fill(&"W".repeat(40));
        check_fits(page, "the checker, of no word");
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
        let game = play_random_until::<PaperGrid>(options(timed), has_steps(1));
        check_table_fits(page, "large", &game);
        let moments: [(&str, StateCheck); 4] = [
            ("asks", |game| game.state().stage == Stage::Asking),
            ("answers", |game| {
                matches!(game.state().stage, Stage::Answering { .. })
            }),
            ("acts", |game| game.state().acting_special().is_some()),
            ("over", is_over),
        ];
        for (name, there) in moments {
            let game = play_random_until(options(choices(paper_grid_rules::Size::Medium)), there);
            check_table_fits(page, name, &game);
        }
        page.press("Menu");
        check_fits(page, "the menu of that game");
        page.press("Rules");
        check_fits(page, "the rules of that game");
        let mut judged = choices(paper_grid_rules::Size::Medium);
        judged.judge = Judge::Table;
        let game = play_random_until::<PaperGrid>(options(judged), |game| {
            matches!(game.state().stage, Stage::Judging(_))
        });
        check_table_fits(page, "judges", &game);
        let blank = Choices::on_board(Board::blank(paper_grid_rules::Size::Medium));
        let game = play_random_until::<PaperGrid>(options(blank), has_steps(1));
        check_table_fits(page, "claims", &game);
        check_set_up_fits(page, "paper-grid", "large");
        // Home lists the current game with its players.
        check_route_fits(page, "#/");
        check_route_fits(page, "#/games");
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
            check_table_fits(
                page,
                name,
                &play_random_until::<WordHeist>(options(mode), has_steps(60)),
            );
        }
        check_table_fits(
            page,
            "over",
            &play_random_until::<WordHeist>(options(PlayMode::TURNS), is_over),
        );
        page.css(".heist-review .button").press();
        page.css(".heist-curves").appears();
        check_fits(page, "Word Heist's review");
        check_set_up_fits(page, "word-heist", "turns");
        check_route_fits(page, "#/");
        check_route_fits(page, "#/games");
    });
}

#[test]
fn one_letter_better_fits_the_narrowest_phone_with_four_players() {
    use one_letter_better_rules::{OneLetterBetter, Options, Preset, Stage};
    let options = |preset: Preset| Options::new(preset.choices()).expect("the rules are valid");
    browse(|page| {
        page.open("#/about");
        page.resize(NARROW);
        let game = play_random_until::<OneLetterBetter>(options(Preset::Opponents), |game| {
            let table = &game.state().table;
            game.journal().steps.len() > 60 && table.stage == Stage::Playing
        });
        check_table_fits(page, "covered", &game);
        uncover_hand(page, "One Letter Better's hand");
        let game = play_random_until::<OneLetterBetter>(options(Preset::QuickStart), is_over);
        check_table_fits(page, "over", &game);
        page.css(".review .button").press();
        page.wait_for_review();
        check_fits(page, "One Letter Better's review");
        check_retry_fits(page, "One Letter Better, tried again");
        // This game comes last, since its challenges close the word checker.
        let game = play_random_until::<OneLetterBetter>(options(Preset::Table), has_steps(60));
        check_table_fits(page, "table", &game);
        check_set_up_fits(page, "one-letter-better", "table");
        check_route_fits(page, "#/");
        check_route_fits(page, "#/games");
    });
}

#[test]
fn c_u_letter_fits_the_narrowest_phone_with_four_players() {
    use c_u_letter_rules::{CULetter, Options, Preset, Stage};
    let options = |preset: Preset| Options::new(preset.choices()).expect("the rules are valid");
    browse(|page| {
        page.open("#/about");
        page.resize(NARROW);
        let game = play_random_until::<CULetter>(options(Preset::QuickStart), |game| {
            let table = &game.state().table;
            table.counter > 8 && table.stage == Stage::Placing && !table.turn.ready
        });
        check_table_fits(page, "covered", &game);
        uncover_hand(page, "C U Letter's hand");
        let game = play_random_until::<CULetter>(options(Preset::Table), is_over);
        check_table_fits(page, "over", &game);
        // The review of the round's words comes first, unless it is skipped.
        page.css(".letter-ended").eval(&format!(
            "for (const one of part.querySelectorAll('button')) \
             if (one.textContent.trim() === {}) one.click()",
            json!(SKIP)
        ));
        page.css(".review .button").press();
        page.wait_for_review();
        check_fits(page, "C U Letter's review");
        check_retry_fits(page, "C U Letter, tried again");
        check_set_up_fits(page, "c-u-letter", "over");
        check_route_fits(page, "#/");
        check_route_fits(page, "#/games");
    });
}
