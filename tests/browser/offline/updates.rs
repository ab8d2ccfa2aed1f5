//! New builds, partial ones, and broken ones.

use std::fs;

use serde_json::json;

use super::builds::{build_name, make_next_build, set_build_name};
use super::{begin_game, offline_setup, open_and_cache, wait_until_cached};
use crate::harness::build;
use crate::page::Page;

const NEWS: &str = "A new version of Lettercase is here.";

/// Makes the browser check for a new build, as it does by itself now and then.
fn check_for_update(page: &Page) {
    page.css("html").eval(
        "return navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true, () => true)",
    );
}

/// Waits for a new build. A check that coincides with one of the browser's own gets that one's
/// result, which may be outdated; so the check is repeated, as the browser would do later.
fn check_for_updates_until(page: &Page, what: &str, mut holds: impl FnMut() -> bool) {
    page.wait(what, || {
        let come = holds();
        if !come {
            // The page may be replaced during the call.
            let look = "navigator.serviceWorker.getRegistration()\
                .then((one) => one.update()).catch(() => {})";
            let _ = page.driver().try_run_script(look, json!([]));
        }
        come
    });
}

fn is_update_offered(page: &Page) -> bool {
    page.css("#update").eval("return !part.hidden") == true
}

#[test]
fn a_new_build_is_offered_outside_of_games_and_nothing_is_lost() {
    offline_setup().with_proxy().browse(|page| {
        open_and_cache(page);
        let game = begin_game(page);
        let next = make_next_build(page, "next", |_| ());
        page.server().publish(&next);
        // The word list and programs are unchanged, so they aren't requested.
        for same in [".lex", ".wasm"] {
            page.proxy().answer_503(same);
        }
        check_for_updates_until(page, "the next build has come", || {
            page.css("html").eval(
                "return navigator.serviceWorker.getRegistration().then((one) => Boolean(one.waiting))",
            ) == true
        });
        assert!(!is_update_offered(page), "never in the middle of a game");
        assert_eq!(build_name(page), "first");
        // The open page still gets files of its own build, such as a chunk that it hasn't loaded
        // yet.
        page.open("#/word-heist/rules");
        page.shows("Rules of Word Heist");
        page.wait("it is offered", || is_update_offered(page));
        page.says(NEWS);
        page.audit_themes();
        page.check_all_sizes("new-version");
        page.open(&game);
        page.css("[role=grid]").appears();
        page.wait("it is not offered here", || !is_update_offered(page));
        page.reload();
        assert_eq!(build_name(page), "first", "never by itself");
        page.open("#/");
        page.wait("it is offered again", || is_update_offered(page));
        page.press("Reload");
        page.wait("the next build is here", || build_name(page) == "next");
        page.wait_for_app();
        page.press("Go on: Paper Grid, Ada and Gran");
        page.css("[role=grid]").appears();
    });
}

#[test]
fn a_partial_update_changes_nothing() {
    offline_setup().with_proxy().browse(|page| {
        open_and_cache(page);
        let next = make_next_build(page, "next", |folder| {
            // A new file that will fail to load.
            fs::write(folder.join("lost.txt"), "lost").unwrap();
        });
        page.proxy().answer_503("lost.txt");
        page.forgive("lost.txt");
        page.forgive("sw.js");
        page.server().publish(&next);
        check_for_update(page);
        page.reload();
        page.server().stop();
        page.reload();
        assert_eq!(build_name(page), "first");
        page.open("#/word-heist/rules");
        page.shows("Rules of Word Heist");
        page.server().restart();
        page.proxy().heal();
        page.open("#/");
        check_for_updates_until(page, "it is offered", || is_update_offered(page));
        page.press("Reload");
        page.wait("the next build is here", || build_name(page) == "next");
    });
}

#[test]
fn a_file_of_another_build_is_never_taken() {
    offline_setup().browse(|page| {
        open_and_cache(page);
        let next = make_next_build(page, "next", |_| ());
        // The worker's hash of the page doesn't match the page on the server.
        set_build_name(&next, "other");
        page.server().publish(&next);
        page.forgive("integrity");
        page.forgive("digest");
        page.forgive("sw.js");
        page.forgive("hash");
        check_for_update(page);
        page.server().stop();
        page.reload();
        assert_eq!(build_name(page), "first");
        assert!(!is_update_offered(page));
    });
}

#[test]
fn a_cleared_cache_leaves_games_alone() {
    offline_setup().browse(|page| {
        open_and_cache(page);
        begin_game(page);
        page.css("html").eval(
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
    offline_setup().browse(|page| {
        open_and_cache(page);
        let broken = make_next_build(page, "broken", |_| ());
        let worker = "addEventListener('install', () => skipWaiting());\
             addEventListener('fetch', (event) => event.respondWith(new Response('broken')));";
        fs::write(broken.join("sw.js"), worker).unwrap();
        page.server().publish(&broken);
        // The broken page names no icon, so the browser requests the usual address.
        page.forgive("favicon.ico");
        // The page is loaded again once the worker is there: a worker that arrives while a page
        // loads may keep it waiting for a minute.
        check_for_updates_until(page, "the worker is broken", || {
            let asked = "return fetch('boot.js').then((answer) => answer.text())";
            page.driver().try_run_script(asked, json!([])).ok() == Some(json!("broken"))
        });
        page.reload_document();
        page.wait("the page is broken", || page.visible_text() == "broken");
        let rescue = make_next_build(page, "rescue", |_| ());
        build::rewrite_worker(&rescue, true);
        page.server().publish(&rescue);
        // The rescue worker takes the page over at once.
        check_for_updates_until(page, "the page is whole again", || {
            build_name(page) == "rescue"
        });
        page.wait_for_app();
        wait_until_cached(page);
    });
}
