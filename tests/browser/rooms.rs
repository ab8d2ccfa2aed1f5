//! Going from one game's chunk of the page to another's, and the state that is kept.

use serde_json::json;

use crate::harness::{Engine, Setup, browse};
use crate::page::Page;
use crate::sitting::{add_two_players, wait_for_game};
use screen::text::stage::{LOST, TRY_AGAIN};

/// Whether the document is still the one that was marked.
fn is_marked(page: &Page) -> bool {
    page.css("body").eval("return window.marked === true") == json!(true)
}

fn mark_document(page: &Page) {
    page.css("body").eval("window.marked = true; return true");
}

/// Returns how many times files of this name were requested.
fn count_requests(page: &Page, name: &str) -> u64 {
    let script = format!(
        "return performance.getEntriesByType('resource').filter((one) => one.name.includes('{name}')).length"
    );
    page.css("body").eval(&script).as_u64().unwrap()
}

/// Returns the requested files of the page's program, without the workers', each as often as it was
/// requested.
fn requested_programs(page: &Page) -> Vec<String> {
    let program = |path: &String| {
        let name = path.rsplit('/').next()?;
        let kind = [".js", "_bg.wasm", ".wasm"].into_iter();
        let (stem, kind) = kind
            .filter_map(|kind| Some((name.strip_suffix(kind)?, kind)))
            .next()?;
        let (program, sum) = stem.rsplit_once('-')?;
        let sealed = sum.len() == 16 && sum.bytes().all(|byte| byte.is_ascii_hexdigit());
        let beside = ["bot-worker", "print-worker"].contains(&program)
            || program.ends_with("word-list-worker");
        (sealed && !beside).then(|| format!("{program}{kind}"))
    };
    let mut programs: Vec<String> = page
        .proxy()
        .requested_paths()
        .iter()
        .filter_map(program)
        .collect();
    programs.sort();
    programs
}

#[test]
fn an_address_loads_its_room_once_and_no_other() {
    for (route, heading, parts) in [
        ("#/", "Lettercase", &[][..]),
        (
            "#/settings",
            "Settings",
            &["shared", "shared-deferred", "shared-rare", "settings"],
        ),
        (
            "#/word-heist/new",
            "New Word Heist game",
            &["shared", "word-heist"],
        ),
        (
            "#/board",
            "Board studio",
            &[
                "shared",
                "shared-deferred",
                "shared-rare",
                "paper-grid",
                "paper-grid--extras",
                "paper-grid--studio",
            ],
        ),
    ] {
        Setup::new().with_proxy().browse(|page| {
            // The service worker is held back, since it would request every file.
            page.proxy().delay("sw.js");
            page.open(route);
            page.shows(heading);
            // The word list is loaded last.
            page.wait("the words are there", || {
                page.css("html").eval("return part.dataset.words === ''") == json!(true)
            });
            let mut wanted = vec!["app.js".to_owned(), "app_bg.wasm".to_owned()];
            if page.engine() == Engine::WebKit {
                // An ephemeral session has no cache from which the page's own check could read
                // scripts.
                wanted.push("app.js".to_owned());
            }
            wanted.extend(parts.iter().map(|part| format!("{part}.wasm")));
            wanted.sort();
            assert_eq!(requested_programs(page), wanted, "{route}");
        });
    }
}

#[test]
fn a_game_opens_without_a_reload_and_keeps_the_word_list() {
    browse(|page| {
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        mark_document(page);
        assert_eq!(count_requests(page, "word-list-worker-"), 1);
        page.open("#/");
        page.press("Play Word Heist");
        page.shows("New Word Heist game");
        page.css("#heading").gets_focus();
        page.open("#/board");
        page.shows("Board studio");
        page.back();
        page.shows("New Word Heist game");
        page.back();
        page.press("Play Paper Grid");
        page.shows("New Paper Grid game");
        page.open("#/words");
        page.part("button", "ORCHARD").appears();
        assert!(is_marked(page), "it is the same document");
        assert_eq!(
            count_requests(page, "word-list-worker-"),
            1,
            "the words went along"
        );
        assert_eq!(
            count_requests(page, "word-heist-"),
            3,
            "its part once, and its styles: fetched, then put on"
        );
    });
}

#[test]
fn unsaved_data_survives_a_change_of_room() {
    Setup::new().block_storage().browse(|page| {
        page.open("#/players");
        page.announces("This browser won’t let Lettercase save anything.");
        page.press("Close this notice");
        for name in ["Ada", "Gran"] {
            page.fill("A new player’s name", name);
            page.press("Add");
            page.part("button", &format!("Edit {name}")).appears();
        }
        page.open("#/word-heist/new");
        page.shows("New Word Heist game");
        page.says("Gran");
        assert!(!page.css(".notices .notice").exists(), "it's shown once");
        page.open("#/paper-grid/new");
        page.shows("New Paper Grid game");
        page.says("Gran");
    });
}

#[test]
fn a_game_that_fails_to_load_is_reported_and_back_works() {
    Setup::new().with_proxy().browse(|page| {
        // The files fail before the service worker has cached everything.
        page.proxy().answer_503("word-heist-");
        page.forgive("word-heist-");
        page.open("#/");
        page.press("Play Word Heist");
        page.css("#boot button").appears();
        page.css("#boot button").gets_focus();
        page.audit_themes();
        page.check_all_sizes("room-does-not-come");
        page.back();
        page.css("#boot").disappears();
        page.press("Play Word Heist");
        page.css("#boot button").appears();
        page.proxy().heal();
        page.css("#boot button").press();
        page.shows("New Word Heist game");
    });
}

#[test]
fn a_game_begins_without_its_deferred_chunk_which_is_refetched() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503("--deferred-");
        page.forgive("--deferred-");
        add_two_players(page);
        page.open("#/word-heist/new");
        page.press("Start");
        wait_for_game(page, "word-heist");
        page.css("#pile").appears();
        let route = page.route();
        page.open("#/");
        page.shows("Lettercase");
        page.open(&route);
        page.says(LOST);
        page.audit_themes();
        page.check_all_sizes("kept-game-does-not-come");
        page.proxy().heal();
        page.press(TRY_AGAIN);
        page.css("#pile").appears();
        page.css("#heading").gets_focus();
    });
}

/// Returns the number of enabled style sheets of chunks.
fn enabled_style_sheets(page: &Page) -> u64 {
    let script = "return [...document.styleSheets].filter((one) => one.href && !one.href.includes('/app-') && !one.disabled).length";
    page.css("body").eval(script).as_u64().unwrap()
}

#[test]
fn a_games_styles_are_enabled_and_disabled_with_it() {
    Setup::new().with_proxy().browse(|page| {
        // With a service worker, the style sheet would still load from its cache.
        page.proxy().delay("sw.js");
        page.open("#/");
        assert_eq!(enabled_style_sheets(page), 0);
        page.proxy().answer_503(".css");
        page.forgive(".css");
        page.press("Play Word Heist");
        page.css("#boot button").appears();
        page.proxy().heal();
        page.css("#boot button").press();
        page.shows("New Word Heist game");
        assert_eq!(
            enabled_style_sheets(page),
            2,
            "the stage, and its own over it"
        );
        page.open("#/paper-grid/new");
        page.shows("New Paper Grid game");
        assert_eq!(
            enabled_style_sheets(page),
            2,
            "those of one game give way to the other's"
        );
    });
}

#[test]
fn a_game_slow_to_load_covers_the_page_until_the_player_goes_back() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay("paper-grid-");
        page.open("#/");
        page.press("Play Paper Grid");
        page.css("#boot").appears();
        page.back();
        page.css("#boot").disappears();
        page.part("link", "Play Paper Grid").appears();
        page.proxy().heal();
        page.press("Play Paper Grid");
        page.shows("New Paper Grid game");
    });
}
