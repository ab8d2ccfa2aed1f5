//! A game of Word Heist for two, in turns: letters are turned up, and everybody passes. So an
//! act is one press, there are nearly three hundred of them, and each is a line of the history.

use serde::Deserialize;
use serde_json::json;

use super::ledger::Look;
use crate::page::Page;
use crate::sitting::begins;
use lettercase::desk::Route;
use lettercase::games::word_heist::words::table as words;
use lettercase::words::{UNDO, heading};

/// Does what comes next, or takes the last act back, where that can be done.
const ACT: &str = "
    const [pass, undo, back] = arguments;
    const button = (name) => [...document.querySelectorAll('main button')]
        .find((button) => button.textContent.trim() === name && !button.disabled);
    const act = (back) => {
        const part = (back && button(undo)) || document.querySelector('#pile[data-flip]') || button(pass);
        part?.click();
        return Boolean(part);
    };";

/// Looks at a game: its history is drawn a moment after it is opened.
const LOOK: &str = "
    const past = document.querySelector('details.past');
    if (past) past.open = true;
    const lines = [...document.querySelectorAll('.history-read li')];
    return {
        saved: !document.documentElement.hasAttribute('data-unsaved'),
        lines: lines.map((line) => line.textContent).reverse(),
    }";

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
        let mut lines = Vec::new();
        page.wait("the game is on its screen, or said to be gone", || {
            lines = look(page).lines;
            !lines.is_empty() || page.all_words().contains(gone)
        });
        Some(lines).filter(|lines| !lines.is_empty())
    }
}

/// Lets somebody act, as soon as that can be done.
#[track_caller]
pub fn act(page: &Page, back: bool) {
    let act = format!("{ACT} return act(back)");
    let asked = json!([words::PASS, UNDO, back]);
    page.wait("somebody can act", || {
        page.driver().script(&act, asked.clone()) == json!(true)
    });
}

/// Lets the page act by itself from now on, with no more than so many milliseconds in between.
#[track_caller]
pub fn act_by_itself(page: &Page, most: usize) {
    let beat = "const [, , , most] = arguments;
        const beat = () => { act(false); setTimeout(beat, Math.random() * most); };
        beat()";
    let asked = json!([words::PASS, UNDO, false, most]);
    page.driver().script(&format!("{ACT} {beat}"), asked);
}

/// Looks at the game on the screen.
#[track_caller]
pub fn look(page: &Page) -> Look {
    #[derive(Deserialize)]
    struct Told {
        saved: bool,
        lines: Vec<String>,
    }
    let told = page.driver().script(LOOK, json!([]));
    let Told { saved, lines } = serde_json::from_value(told).expect("a look is a mark and lines");
    Look { saved, lines }
}
