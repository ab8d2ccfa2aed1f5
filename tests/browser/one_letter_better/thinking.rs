//! Bots' computations in a worker: a single one, which gets the word list once.

use one_letter_better_rules::{Preset, Stage};
use serde_json::json;

use super::{ADA, DRAW, NativeGame};
use crate::harness::Setup;
use crate::page::Page;

/// Records each message to a worker: the worker's name and the number of parts.
const LISTEN: &str = "
window.said = [];
const Plain = Worker;
window.Worker = class extends Plain {
  constructor(at) {
    super(at);
    this.name = /([a-z-]+)-[0-9a-f]+\\.js/.exec(at)[1];
  }
  postMessage(message, handed) {
    window.said.push([this.name, message.length]);
    super.postMessage(message, handed);
  }
};
";

/// Returns the number of parts of each message to the bot worker: a number, an errand, a word list
/// and its family list.
fn message_sizes(page: &Page) -> Vec<u64> {
    let script =
        "return window.said.filter(([name]) => name === 'bot-worker').map(([, parts]) => parts)";
    let said = page.css("body").eval(script);
    serde_json::from_value(said).expect("they are counts")
}

/// Returns how many times the bot worker was started.
fn worker_starts(page: &Page) -> usize {
    let asked = page.proxy().requested_paths();
    let bot_worker = |path: &&String| path.contains("/bot-worker-") && path.ends_with(".js");
    asked.iter().filter(bot_worker).count()
}

/// A two-player round, played to its end.
fn finished_round() -> NativeGame {
    let mut game = NativeGame::new(&["Ada", "Bo"], Preset::Opponents.choices());
    while game.table().stage == Stage::Playing {
        game.play_turn();
    }
    game
}

#[test]
fn hints_and_bots_share_one_worker_that_gets_the_list_once() {
    Setup::new().with_proxy().browse(|page| {
        // The service worker is held back, since it would request the bot worker as well.
        page.proxy().delay("sw.js");
        page.proxy().prepend_script("boot.js", LISTEN);
        let mut game = NativeGame::new(&["Ada", "Wren"], Preset::Opponents.choices());
        while game.seat() != ADA {
            game.play_turn();
        }
        game.open(page);
        page.css(".better-hand").appears();
        page.css(DRAW).tap();
        page.tap("Hint");
        page.announces("Hint 1 of 3.");
        page.tap("Exchange");
        page.wait_for_animations();
        page.css(".better-hand button").tap();
        page.tap("Exchange");
        page.announces("Wren ");
        page.css(DRAW).appears();
        page.css(DRAW).tap();
        let said = message_sizes(page);
        assert!(said.len() > 2, "{said:?}");
        assert_eq!(said.first(), Some(&4), "the list goes with the first");
        assert!(said.iter().skip(1).all(|parts| *parts == 2), "{said:?}");
        assert_eq!(worker_starts(page), 1);
        // Leaving the table ends the worker.
        page.open("#/about");
        page.open("#/one-letter-better/game/better");
        page.tap("Hint");
        page.announces("Hint 1 of 3.");
        let parts = self::message_sizes(page);
        assert_eq!(parts.get(said.len()), Some(&4), "a new one has no list yet");
    });
}

#[test]
fn a_bot_worker_that_fails_to_load_is_reported_and_retried() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().answer_503("bot-worker-");
        page.forgive("bot-worker-");
        finished_round().open(page);
        page.press("Look through the round");
        page.says("The review didn’t come. Try again.");
        page.audit();
        page.proxy().heal();
        page.press("Look through the round");
        page.wait_for_review();
    });
}

#[test]
fn a_stopped_review_is_never_sent_to_the_worker() {
    Setup::new().with_proxy().browse(|page| {
        page.proxy().delay("sw.js");
        page.proxy().delay("bot-worker-");
        page.proxy().prepend_script("boot.js", LISTEN);
        finished_round().open(page);
        page.press("Look through the round");
        page.part("progressbar", "Looking through the round")
            .appears();
        page.press("Stop");
        page.part("progressbar", "Looking through the round")
            .disappears();
        page.proxy().heal();
        page.press("Look through the round");
        page.wait_for_review();
        let said = message_sizes(page);
        let errands = said.iter().filter(|parts| **parts > 1).count();
        assert_eq!(errands, 1, "the first one was never sent: {said:?}");
        assert_eq!(
            worker_starts(page),
            1,
            "and its bot worker serves the second"
        );
        let on = page
            .css("html")
            .eval("return part.dataset.stopped === undefined");
        assert_eq!(on, json!(true));
    });
}
