//! A game of Word Heist for two, in turns, in which letters are turned up and all players pass. So
//! an act is a press or two, there are nearly a hundred, and each is a line of the history.

use serde::Deserialize;
use serde_json::json;

use super::ledger::Snapshot;
use crate::page::Page;
use crate::sitting::{choose_kind, wait_for_game};
use screen::Route;
use screen::text::{UNDO, heading};
use word_heist::text::table::{ALL_PASS, PASS};

/// Turns a letter up if possible, otherwise passes; or undoes the last act if `back` and possible.
/// Returns whether a letter was turned up.
///
/// Does one thing per call: afterwards the table is still drawn as before, but its pile no longer
/// waits for a letter, and a press there would be refused.
const ACT: &str = "
    const [passes, undo, back] = arguments;
    const press = (...names) => {
        const fits = (button) => names.includes(button.ariaLabel ?? button.textContent.trim());
        const found = [...document.querySelectorAll('main button')];
        found.find((button) => fits(button) && !button.disabled)?.click();
    };
    const act = (back) => {
        if (back) {
            press(undo);
            return false;
        }
        const pile = document.querySelector('#pile[data-flip]');
        pile ? pile.click() : press(...passes);
        return Boolean(pile);
    };";

/// Observes a game. Its history is drawn a moment after the game is opened, below a heading that
/// states the number of lines; `whole` is whether both agree, and this isn't the screen that was
/// left.
const LOOK: &str = "
    const side = document.querySelector('.stage-side');
    const lines = [...side?.querySelectorAll('.history li') ?? []];
    const count = side?.querySelector('h2 small')?.textContent;
    return {
        saved: !document.documentElement.hasAttribute('data-unsaved'),
        whole: !side?.left && count === String(lines.length),
        lines: lines.map((line) => line.textContent).reverse(),
    }";

/// Marks the screen that is about to be left: its history is still there when the address has
/// already changed to the next one.
const LEAVE: &str = "
    const side = document.querySelector('.stage-side');
    if (side) side.left = true;";

/// The buttons that end a turn without turning up a letter.
const PASSES: [&str; 2] = [PASS, ALL_PASS];

/// A game, by its address.
#[derive(Debug)]
pub struct GameTable(String);

impl GameTable {
    /// Begins a new game with all players.
    #[track_caller]
    pub fn begin(page: &Page) -> Self {
        page.open("#/word-heist/new");
        choose_kind(page, "Turns");
        page.press("Start");
        wait_for_game(page, "word-heist");
        let table = Self(page.route());
        table.wait_for_history(page);
        table
    }

    /// Opens the game; returns its history, or `None` if the page doesn't have the game.
    #[track_caller]
    pub fn open(&self, page: &Page) -> Option<Vec<String>> {
        // A browser that was just started has no page yet.
        let _ = page.driver().try_run_script(LEAVE, json!([]));
        page.open(&self.0);
        self.wait_for_history(page)
    }

    #[track_caller]
    fn wait_for_history(&self, page: &Page) -> Option<Vec<String>> {
        // The page's heading for a game that it doesn't have.
        let gone = heading(&Route::Unknown(String::new()));
        let mut lines = None;
        page.wait("the game is on its screen, or said to be gone", || {
            lines = shown_state(page)
                .filter(|told| told.whole)
                .map(|told| told.lines);
            lines.is_some() || page.visible_text().contains(gone)
        });
        lines
    }
}

/// Lets a player act, as soon as that is possible.
#[track_caller]
pub fn act_once(page: &Page, back: bool) {
    let act = format!("{ACT} return act(back)");
    let mut back = back;
    page.wait("somebody can turn a letter up", || {
        let asked = json!([PASSES, UNDO, std::mem::take(&mut back)]);
        page.driver().run_script(&act, asked) == json!(true)
    });
}

/// Makes the page act by itself from now on, with pauses of at most `most` milliseconds.
#[track_caller]
pub fn start_auto_play(page: &Page, most: usize) {
    let beat = "const [, , , most] = arguments;
        const beat = () => { act(false); setTimeout(beat, Math.random() * most); };
        beat()";
    let asked = json!([PASSES, UNDO, false, most]);
    page.driver().run_script(&format!("{ACT} {beat}"), asked);
}

/// What the page shows of the current game.
#[derive(Deserialize)]
struct ShownState {
    saved: bool,
    whole: bool,
    lines: Vec<String>,
}

fn shown_state(page: &Page) -> Option<ShownState> {
    serde_json::from_value(page.driver().run_script(LOOK, json!([]))).ok()
}

/// Observes the game on the screen.
#[track_caller]
pub fn take_snapshot(page: &Page) -> Snapshot {
    let ShownState { saved, lines, .. } = shown_state(page).expect("a look is a mark and lines");
    Snapshot { saved, lines }
}
