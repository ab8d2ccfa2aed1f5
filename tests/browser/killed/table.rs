//! A game of Word Heist for two, in turns: letters are turned up, and everybody passes. So an
//! act is a press or two, there are nearly a hundred of them, and each is a line of the history.

use serde::Deserialize;
use serde_json::json;

use super::ledger::Look;
use crate::page::Page;
use crate::sitting::begins;
use lettercase::games::word_heist::words::table::{NOBODY, PASS};
use screen::Route;
use screen::text::{UNDO, heading};

/// Turns a letter up, where that can be done; else passes; or takes the last act back, if somebody
/// wants to and can. Whether a letter was turned up.
///
/// One thing in each call: after it the table is still drawn as it was, with a pile that waits for
/// a letter no more, and what is pressed there is refused.
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

/// Looks at a game: its history is drawn a moment after it is opened, under how long it is.
const LOOK: &str = "
    const side = document.querySelector('.stage-side');
    const lines = [...side?.querySelectorAll('.history li') ?? []];
    const count = side?.querySelector('h2 small')?.textContent;
    return {
        saved: !document.documentElement.hasAttribute('data-unsaved'),
        whole: count === String(lines.length),
        lines: lines.map((line) => line.textContent).reverse(),
    }";

/// How a seat that turns nothing up hands on.
const PASSES: [&str; 2] = [PASS, NOBODY];

/// A game, by its address.
#[derive(Debug)]
pub struct Table(String);

impl Table {
    /// A new game, for all who sit round the table.
    #[track_caller]
    pub fn begin(page: &Page) -> Self {
        page.open("#/word-heist/new");
        page.choose("Kind of game", "Turns");
        page.press("Start");
        begins(page, "word-heist");
        let table = Self(page.route());
        table.until_there(page);
        table
    }

    /// Opens it: its history, unless the page does not have it.
    #[track_caller]
    pub fn open(&self, page: &Page) -> Option<Vec<String>> {
        page.open(&self.0);
        self.until_there(page)
    }

    #[track_caller]
    fn until_there(&self, page: &Page) -> Option<Vec<String>> {
        // What the page says of a game that it does not have.
        let gone = heading(&Route::Unknown(String::new()));
        let mut lines = None;
        page.wait("the game is on its screen, or said to be gone", || {
            lines = told(page).filter(|told| told.whole).map(|told| told.lines);
            lines.is_some() || page.all_words().contains(gone)
        });
        lines
    }
}

/// Lets somebody act, as soon as that can be done.
#[track_caller]
pub fn act(page: &Page, back: bool) {
    let act = format!("{ACT} return act(back)");
    let mut back = back;
    page.wait("somebody can turn a letter up", || {
        let asked = json!([PASSES, UNDO, std::mem::take(&mut back)]);
        page.driver().script(&act, asked) == json!(true)
    });
}

/// Lets the page act by itself from now on, with no more than so many milliseconds in between.
#[track_caller]
pub fn act_by_itself(page: &Page, most: usize) {
    let beat = "const [, , , most] = arguments;
        const beat = () => { act(false); setTimeout(beat, Math.random() * most); };
        beat()";
    let asked = json!([PASSES, UNDO, false, most]);
    page.driver().script(&format!("{ACT} {beat}"), asked);
}

/// What the page tells of the game on its screen.
#[derive(Deserialize)]
struct Told {
    saved: bool,
    whole: bool,
    lines: Vec<String>,
}

fn told(page: &Page) -> Option<Told> {
    serde_json::from_value(page.driver().script(LOOK, json!([]))).ok()
}

/// Looks at the game on the screen.
#[track_caller]
pub fn look(page: &Page) -> Look {
    let Told { saved, lines, .. } = told(page).expect("a look is a mark and lines");
    Look { saved, lines }
}
