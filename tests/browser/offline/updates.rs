//! New builds, partial ones, and broken ones.

use std::fs;

use serde_json::json;

use super::builds::{call_it, called, next_build};
use super::{a_game, is_kept, open_and_keep, visit};
use crate::harness::build;
use crate::page::Page;

const NEWS: &str = "A new version of Lettercase is here.";

/// Makes the browser check for a new build, as it does by itself now and then.
fn look_for_news(page: &Page) {
    page.css("html").ask(
        "return navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true, () => true)",
    );
}

/// Waits for a new build. A check that coincides with one of the browser's own gets that one's
/// result, which may be outdated; so the check is repeated, as the browser would do later.
fn look_until(page: &Page, what: &str, mut holds: impl FnMut() -> bool) {
    page.wait(what, || {
        let come = holds();
        if !come {
            // The page may be replaced during the call.
            let look = "navigator.serviceWorker.getRegistration()\
                .then((one) => one.update()).catch(() => {})";
            let _ = page.driver().try_script(look, json!([]));
        }
        come
    });
}

fn offered(page: &Page) -> bool {
    page.css("#update").ask("return !part.hidden") == true
}

#[test]
fn a_new_build_is_offered_outside_of_games_and_nothing_is_lost() {
    visit().mischief().browse(|page| {
        open_and_keep(page);
        let game = a_game(page);
        let next = next_build(page, "next", |_| ());
        page.house().publish(&next);
        // The word list and programs are unchanged, so they aren't requested.
        for same in [".lex", ".wasm"] {
            page.mischief().unwell(same);
        }
        look_until(page, "the next build has come", || {
            page.css("html").ask(
                "return navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))",
            ) == true
        });
        assert!(!offered(page), "never in the middle of a game");
        assert_eq!(called(page), "first");
        // The open page still gets files of its own build, such as a chunk that it hasn't loaded
        // yet.
        page.open("#/word-heist/rules");
        page.shows("Rules of Word Heist");
        page.wait("it is offered", || offered(page));
        page.says(NEWS);
        page.audit_themes();
        page.screens("new-version");
        page.open(&game);
        page.css("[role=grid]").appears();
        page.wait("it is not offered here", || !offered(page));
        page.reload();
        assert_eq!(called(page), "first", "never by itself");
        page.open("#/");
        page.wait("it is offered again", || offered(page));
        page.press("Reload");
        page.wait("the next build is here", || called(page) == "next");
        page.wait_for_app();
        page.press("Go on: Paper Grid, Ada and Gran");
        page.css("[role=grid]").appears();
    });
}

#[test]
fn a_partial_update_changes_nothing() {
    visit().mischief().browse(|page| {
        open_and_keep(page);
        let next = next_build(page, "next", |folder| {
            // A new file that will fail to load.
            fs::write(folder.join("lost.txt"), "lost").unwrap();
        });
        page.mischief().unwell("lost.txt");
        page.forgive("lost.txt");
        page.forgive("sw.js");
        page.house().publish(&next);
        look_for_news(page);
        page.reload();
        page.house().shut();
        page.reload();
        assert_eq!(called(page), "first");
        page.open("#/word-heist/rules");
        page.shows("Rules of Word Heist");
        page.house().open_again();
        page.mischief().heal();
        page.open("#/");
        look_until(page, "it is offered", || offered(page));
        page.press("Reload");
        page.wait("the next build is here", || called(page) == "next");
    });
}

#[test]
fn a_file_of_another_build_is_never_taken() {
    visit().browse(|page| {
        open_and_keep(page);
        let next = next_build(page, "next", |_| ());
        // The worker's hash of the page doesn't match the page on the server.
        call_it(&next, "other");
        page.house().publish(&next);
        page.forgive("integrity");
        page.forgive("digest");
        page.forgive("sw.js");
        page.forgive("hash");
        look_for_news(page);
        page.house().shut();
        page.reload();
        assert_eq!(called(page), "first");
        assert!(!offered(page));
    });
}

#[test]
fn a_cleared_cache_leaves_games_alone() {
    visit().browse(|page| {
        open_and_keep(page);
        a_game(page);
        page.css("html").ask(
            "return caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => true)",
        );
        page.open("#/");
        page.reload();
        page.press("Go on: Paper Grid, Ada and Gran");
        page.css("[role=grid]").appears();
    });
}

#[test]
fn the_next_build_replaces_a_broken_service_worker() {
    visit().browse(|page| {
        open_and_keep(page);
        let broken = next_build(page, "broken", |_| ());
        let worker = "addEventListener('install', () => skipWaiting());\
             addEventListener('fetch', (event) => event.respondWith(new Response('broken')));";
        fs::write(broken.join("sw.js"), worker).unwrap();
        page.house().publish(&broken);
        // The broken page names no icon, so the browser requests the usual address.
        page.forgive("favicon.ico");
        // The page is loaded again once the worker is there: a worker that arrives while a page
        // loads may keep it waiting for a minute.
        look_until(page, "the worker is broken", || {
            let asked = "return fetch('boot.js').then((answer) => answer.text())";
            page.driver().try_script(asked, json!([])).ok() == Some(json!("broken"))
        });
        page.reload_only();
        page.wait("the page is broken", || page.all_words() == "broken");
        let rescue = next_build(page, "rescue", |_| ());
        build::write_worker(&rescue, true);
        page.house().publish(&rescue);
        // The rescue worker takes the page over at once.
        look_until(page, "the page is whole again", || called(page) == "rescue");
        page.wait_for_app();
        is_kept(page);
    });
}
