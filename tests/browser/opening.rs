//! The messages when the page can't open, and whether the offered button works: a drill over every
//! file that opens the page, spoiled in every way.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::json;
use sha2::{Digest, Sha256};

use crate::harness::{PREFIX, Setup, build};
use crate::page::Page;

const MISSING: &str = "The server didn’t send all of Lettercase.";
const DAMAGED: &str = "Part of Lettercase arrived damaged.";
const SILENT: &str = "Part of Lettercase hasn’t come yet.";
const TYPE: &str = "with the wrong content type";
const NEWER: &str = "A new version of Lettercase is here.";
const STUCK: &str = "Lettercase arrived damaged, or this browser is too old to run it.";

const HOME: &str = "#/";
const GAME: &str = "#/word-heist/new";

/// A way to spoil a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fault {
    Missing,
    Damaged,
    Silent,
    WrongType,
}

/// How the opening of the page ends.
#[derive(Debug, Clone, Copy)]
enum Outcome {
    ErrorShown(&'static str),
    Opened,
}
use Outcome::{ErrorShown, Opened};

/// A file that an address needs, as the start and end of its name, and the outcomes when it is
/// missing, damaged, silent and mistyped.
type FileCase = (&'static str, &'static str, &'static str, [Outcome; 4]);

/// Outcomes for files that browsers refuse if their type is wrong.
const TYPED: [Outcome; 4] = [
    ErrorShown(MISSING),
    ErrorShown(DAMAGED),
    ErrorShown(SILENT),
    ErrorShown(TYPE),
];
/// Outcomes for files that are compiled from their bytes, whatever their type.
const BYTES: [Outcome; 4] = [
    ErrorShown(MISSING),
    ErrorShown(DAMAGED),
    ErrorShown(SILENT),
    Opened,
];
/// Outcomes for files that the page can open without.
const SPARE: [Outcome; 4] = [Opened; 4];

const FILES: [FileCase; 11] = [
    // Comes first: WebKit may reuse the file for a later document's preload.
    ("app-", "_bg.wasm", HOME, BYTES),
    ("watch", ".js", HOME, SPARE),
    ("rooms", ".js", HOME, TYPED),
    ("boot", ".js", HOME, TYPED),
    ("disk", ".js", HOME, TYPED),
    ("app-", ".js", HOME, TYPED),
    ("app-", ".css", HOME, TYPED),
    ("shared-", ".wasm", GAME, BYTES),
    ("word-heist-", ".wasm", GAME, BYTES),
    ("stage-", ".css", GAME, TYPED),
    ("word-heist-", ".css", GAME, TYPED),
];

/// Returns the file's name in this build, where digits may come between its start and its end.
fn file_name(page: &Page, start: &str, end: &str) -> String {
    let files = fs::read_dir(page.server().folder()).unwrap().flatten();
    let mut names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let found = names.find(|name| {
        let sum = name.strip_prefix(start).and_then(|it| it.strip_suffix(end));
        sum.is_some_and(|sum| sum.bytes().all(|digit| digit.is_ascii_hexdigit()))
    });
    found.unwrap_or_else(|| panic!("the build has no {start}*{end}"))
}

/// Opens an address as a new document and waits only for the document's request. The proxy shows
/// when the document has been requested: WebKit loads it in another process, and its driver would
/// wait two minutes for the result of a script that it sent to the old process.
fn open_document(page: &Page, number: usize, route: &str) {
    let search = format!("?visit={number}");
    let before = page.proxy().requested_paths().len();
    page.visit(&format!("{search}{route}"));
    page.wait("the next document sends for its files", || {
        let asked = page.proxy().requested_paths();
        let mut fresh = asked.iter().skip(before);
        fresh.any(|path| path.ends_with(&search)) && fresh.any(|path| path.ends_with("watch.js"))
    });
    page.wait("the next document", || {
        let here = "return location.search";
        page.driver().try_run_script(here, json!([])).ok() == Some(json!(search))
    });
}

/// Waits until the page's status shows this text and the offered button has the focus.
fn shows_status(page: &Page, words: &str) {
    page.wait(&format!("the page says \"{words}\""), || {
        let said = "return document.documentElement?.dataset.boot === 'trouble'\
             && document.querySelector('#boot-says[role=status]').innerText";
        let said = page.driver().try_run_script(said, json!([]));
        said.is_ok_and(|said| said.as_str().is_some_and(|said| said.contains(words)))
    });
    page.css("#boot-retry").gets_focus();
}

/// Forgives the browser's log entries about the page's own spoiled files.
fn forgive_load_errors(page: &Page) {
    for about in [PREFIX, "integrity", "bad HTTP response code"] {
        page.forgive(about);
    }
}

fn run_drill(fault: Fault) {
    Setup::new().for_drill().browse(|page| {
        let line = page.proxy();
        line.disable_caching();
        line.shorten_time_limit();
        forgive_load_errors(page);
        for (number, (start, end, route, ends)) in FILES.into_iter().enumerate() {
            let name = format!("{PREFIX}{}", file_name(page, start, end));
            match fault {
                Fault::Missing => line.answer_404(&name),
                Fault::Damaged => line.corrupt(&name),
                Fault::Silent => line.never_answer(&name),
                Fault::WrongType => line.send_as_text(&name),
            }
            // The test runner shows this line only if the drill fails.
            println!("{fault:?}: {name}");
            open_document(page, number, route);
            if let ErrorShown(words) = ends[fault as usize] {
                shows_status(page, words);
                line.heal();
                page.css("#boot-retry").press();
            }
            page.wait_for_app();
            assert!(page.route().ends_with(route), "{name}: {}", page.route());
            line.heal();
        }
    });
}

#[test]
fn any_missing_file_is_reported_and_retry_opens_the_page() {
    run_drill(Fault::Missing);
}

#[test]
fn any_damaged_file_is_reported_and_retry_opens_the_page() {
    run_drill(Fault::Damaged);
}

#[test]
fn any_file_that_never_arrives_is_reported_and_retry_opens_the_page() {
    run_drill(Fault::Silent);
}

#[test]
fn any_file_of_a_wrong_type_is_reported_and_retry_opens_the_page() {
    run_drill(Fault::WrongType);
}

#[test]
fn a_silent_server_is_reported_within_fifteen_seconds() {
    Setup::new().for_drill().browse(|page| {
        page.proxy().disable_caching();
        page.proxy().never_answer("boot.js");
        forgive_load_errors(page);
        open_document(page, 0, GAME);
        shows_status(page, SILENT);
        let told = page.css("html").eval("return performance.now()");
        assert!(told.as_f64().unwrap() < 15_000.0, "told after {told} ms");
        page.proxy().heal();
        page.css("#boot-retry").press();
        page.shows("New Word Heist game");
    });
}

#[test]
fn a_host_without_content_types_is_reported() {
    Setup::new().for_drill().browse(|page| {
        let line = page.proxy();
        line.disable_caching();
        line.omit_content_types(true);
        forgive_load_errors(page);
        open_document(page, 0, HOME);
        shows_status(page, TYPE);
        line.omit_content_types(false);
        page.css("#boot-retry").press();
        page.wait_for_app();
    });
}

#[test]
fn a_damaged_copy_in_the_cache_is_fetched_again() {
    Setup::new().for_drill().with_disk().browse(|page| {
        forgive_load_errors(page);
        page.proxy().delay("sw.js");
        let files = [("app-", ".js", HOME), ("word-heist-", ".wasm", GAME)];
        for (number, (start, end, route)) in files.into_iter().enumerate() {
            // The file is damaged only once: later responses are sound, but the browser needn't
            // request the file again.
            page.proxy().corrupt_once(&file_name(page, start, end));
            open_document(page, number, route);
            shows_status(page, DAMAGED);
            page.css("#boot-retry").press();
            page.wait_for_app();
        }
    });
}

#[test]
fn retry_opens_the_page_even_with_storage_blocked() {
    Setup::new().block_storage().for_drill().browse(|page| {
        page.proxy().disable_caching();
        page.proxy().answer_404("boot.js");
        forgive_load_errors(page);
        open_document(page, 0, HOME);
        shows_status(page, MISSING);
        page.proxy().heal();
        page.css("#boot-retry").press();
        page.wait_for_app();
    });
}

#[test]
fn a_program_that_draws_nothing_is_reported() {
    Setup::new().for_drill().browse(|page| {
        page.proxy().disable_caching();
        // The boot script finds the app's element, but the program doesn't.
        let draws_nothing = "const find = Document.prototype.getElementById;\
             let times = 0;\
             Document.prototype.getElementById = function (id) {\
               return id === 'app' && times++ ? null : find.call(this, id);\
             };";
        page.proxy().prepend_script("boot.js", draws_nothing);
        forgive_load_errors(page);
        open_document(page, 0, HOME);
        shows_status(page, STUCK);
        page.proxy().heal();
        page.css("#boot-retry").press();
        page.wait_for_app();
    });
}

#[test]
fn without_styles_and_watch_js_the_page_makes_no_false_claim() {
    Setup::new().for_drill().browse(|page| {
        let line = page.proxy();
        line.disable_caching();
        line.answer_404(&file_name(page, "app-", ".css"));
        line.answer_404("watch.js");
        forgive_load_errors(page);
        open_document(page, 0, HOME);
        page.says("Part of Lettercase hasn’t come yet.");
        page.no_longer_says("Something went wrong");
        page.no_longer_says("A new version of Lettercase is here");
        line.heal();
        page.part("link", "Load it again").press();
        page.wait_for_app();
    });
}

#[test]
fn a_room_that_never_arrives_is_reported_and_the_open_page_stays() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().disable_caching();
        page.proxy().shorten_time_limit();
        forgive_load_errors(page);
        page.open(HOME);
        page.css("body").eval("window.marked = true; return true");
        let room = file_name(page, "word-heist-", ".wasm");
        let asked = || {
            let asked = page.proxy().requested_paths().into_iter();
            asked.filter(|path| path.ends_with(&room)).count()
        };
        page.proxy().delay(&room);
        page.press("Play Word Heist");
        shows_status(page, SILENT);
        page.audit_themes();
        page.check_all_sizes("room-never-comes");
        // Another attempt fails as well; then the line is healed.
        page.css("#boot-retry").press();
        page.wait("it is sent for again", || asked() == 2);
        shows_status(page, SILENT);
        page.proxy().heal();
        page.shows("New Word Heist game");
        let marked = page.css("body").eval("return window.marked === true");
        assert_eq!(marked, json!(true), "it is the same document");
    });
}

/// Builds the next release, in which a game's chunk has changed and has another name.
fn build_next_release(page: &Page) -> PathBuf {
    let folder = page.driver().folder().join("next");
    build::copy_build(&page.server().folder(), &folder);
    let before = file_name(page, "word-heist-", ".wasm");
    let mut room = fs::read(folder.join(&before)).unwrap();
    // An empty custom section.
    room.extend([0, 2, 1, b'x']);
    let sum = Sha256::digest(&room);
    let digits: String = sum[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let after = format!("word-heist-{digits}.wasm");
    fs::remove_file(folder.join(&before)).unwrap();
    fs::write(folder.join(&after), room).unwrap();
    build::change_page(&folder, |html| html.replace(&before, &after));
    build::rewrite_worker(&folder, false);
    folder
}

/// Checks that the open page offers the next release when it requests a chunk that the server no
/// longer has.
fn check_update_offered(page: &Page, next: &Path) {
    page.server().publish(next);
    page.press("Play Word Heist");
    shows_status(page, NEWER);
    page.audit_themes();
    page.check_all_sizes("new-release");
    page.part("button", "Reload").press();
    page.shows("New Word Heist game");
}

#[test]
fn a_new_release_is_reported_to_an_open_page_and_reload_opens_it() {
    Setup::new().with_proxy().browse(|page| {
        forgive_load_errors(page);
        page.proxy().delay("sw.js");
        page.open(HOME);
        check_update_offered(page, &build_next_release(page));
    });
}

#[test]
fn a_new_release_is_offered_past_an_older_service_worker() {
    Setup::new().with_service_worker().browse(|page| {
        forgive_load_errors(page);
        crate::offline::open_and_cache(page);
        let room = file_name(page, "word-heist-", ".wasm");
        let forget = "const [room] = arguments; return caches.keys().then((names) => Promise.all(names.map((name) =>\
             caches.open(name).then((shelf) => shelf.delete(new URL(room, location.href))))))\
             .then((gone) => gone.includes(true))";
        let gone = page.driver().run_script(forget, json!([room.clone()]));
        assert_eq!(gone, json!(true));
        let next = build_next_release(page);
        page.server().publish(&next);
        // Evicts the browser's cached copy as well.
        let ask = "return fetch(arguments[0], { cache: 'reload' }).then(({ status }) => status)";
        assert_eq!(page.driver().run_script(ask, json!([room])), json!(404));
        check_update_offered(page, &next);
    });
}
