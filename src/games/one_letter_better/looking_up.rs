//! Whether words may be looked up while a game goes on (O29), read off its journal alone: who
//! asks this knows no more of the game.

use serde::Deserialize;

use super::Checking;

/// As much of a journal as is needed.
#[derive(Deserialize)]
struct Page {
    options: Chosen,
}

#[derive(Deserialize)]
struct Chosen {
    checking: Checking,
}

/// O29: whether nobody looks words up while a game with this journal goes on, since they can be
/// challenged in it.
pub(in crate::games) fn bars_look_ups(journal: &str) -> bool {
    let page: Result<Page, _> = serde_json::from_str(journal);
    page.is_ok_and(|page| page.options.checking == Checking::Challenge)
}
