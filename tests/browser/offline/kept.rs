//! Installing the page, and persistent storage where browsers offer it.

use serde_json::json;

use super::{offline_setup, open_and_cache};
use games::CARDS;
use games::parse_route;
use screen::Route;

use crate::beside::save_and_reload;
use crate::harness::Engine;
use crate::paper_grid::finished_game;

#[test]
fn the_app_can_be_installed_and_has_its_icons_and_screenshots() {
    offline_setup().browse(|page| {
        open_and_cache(page);
        // Every picture in the manifest exists, in its stated size.
        let wrong = page.css("link[rel=manifest]").eval(
            "return fetch(part.href).then((answer) => answer.json()).then((manifest) =>\
               Promise.all([...manifest.icons, ...manifest.screenshots].map(async ({ src, sizes }) => {\
                 const picture = new Image();\
                 picture.src = new URL(src, part.href);\
                 await picture.decode();\
                 const size = `${picture.naturalWidth}x${picture.naturalHeight}`;\
                 return sizes === 'any' || sizes === size ? [] : [`${src} is ${size}`];\
               }))).then((lines) => lines.flat())",
        );
        assert_eq!(wrong, json!([]));
        // The manifest has a shortcut to each game.
        let ways = page.css("link[rel=manifest]").eval(
            "return fetch(part.href).then((answer) => answer.json()).then((manifest) =>\
               manifest.shortcuts.map(({ url }) => url.replace('./', '')))",
        );
        let ways: Vec<String> = serde_json::from_value(ways).expect("a list of addresses");
        for game in CARDS {
            assert!(ways.contains(&Route::SetUp(game).hash()), "{ways:?}");
        }
        let nowhere = |way: &String| matches!(parse_route(way), Route::Unknown(_));
        assert!(!ways.iter().any(nowhere), "{ways:?}");
        // Only Chromium reports whether it would install the page.
        if page.engine() == Engine::Chromium {
            let told = page
                .driver()
                .call_devtools("Page.getInstallabilityErrors", json!({}));
            assert_eq!(told["installabilityErrors"], json!([]));
        }
    });
}

#[test]
fn where_installing_separates_storage_the_hint_comes_before_the_first_game() {
    offline_setup().browse(|page| {
        // Only Chromium can be made to look like such a browser.
        if page.engine() != Engine::Chromium {
            page.open("#/");
            page.wait("the words are there", || {
                page.css("html").eval("return part.dataset.words === ''") == json!(true)
            });
            page.no_longer_says("Add to Home Screen");
            return;
        }
        let source = "Object.defineProperty(navigator, 'standalone', { value: false })";
        page.driver().call_devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": source }),
        );
        page.open("#/");
        page.says("Add to Home Screen");
        page.audit_themes();
        page.check_all_sizes("install-hint");
        page.press("Close");
        page.no_longer_says("Add to Home Screen");
        page.reload();
        page.shows("Lettercase");
        page.wait("the page is kept", || {
            page.css("html")
                .eval("return document.documentElement.dataset.words === ''")
                == json!(true)
        });
        page.no_longer_says("Add to Home Screen");
    });
}

#[test]
fn a_save_file_is_suggested_while_the_browser_may_clear_games() {
    offline_setup().browse(|page| {
        page.open("#/about");
        let game = finished_game();
        for name in ["one", "two", "three"] {
            save_and_reload(page, name, &game);
        }
        page.open("#/games");
        page.reload();
        page.says("This browser may clear finished games");
        page.audit_themes();
        page.check_all_sizes("reminder");
        page.press("Save a file");
        page.shows("Settings");
        page.says("The browser may clear it");
        // The estimated amount is shown where the browser provides one.
        if page
            .css("html")
            .eval("return Boolean(navigator.storage?.estimate)")
            == json!(true)
        {
            page.says("Lettercase and your data take");
        }
        page.capture_download(|| page.press("Save a file"));
        page.open("#/games");
        page.part("region", "Finished games").appears();
        // The page asked the same just before, so it has its answer by now.
        page.css("html")
            .eval("return Promise.resolve(navigator.storage?.persisted?.())");
        page.no_longer_says("This browser may clear finished games");
    });
}
