//! Adding players, and beginning games.

use crate::page::Page;

/// Adds two players and goes home.
pub fn add_two_players(page: &Page) {
    page.open("#/players");
    for name in ["Ada", "Gran"] {
        page.fill("A new player’s name", name);
        page.press("Add");
        page.part("button", &format!("Edit {name}")).appears();
    }
    page.open("#/");
}

/// Chooses a kind of game in a set-up form, and unfolds it first if it's among the other ways to
/// play.
#[track_caller]
pub fn choose_kind(page: &Page, kind: &str) {
    let name = "label.querySelector('b').textContent === ";
    let folded = format!(
        "return [...part.querySelectorAll('.only-heard label')].some((label) => {name}{})",
        serde_json::json!(kind)
    );
    if page.css(".kinds").eval(&folded) == true {
        page.press("More ways to play");
    }
    page.choose("Kind of game", kind);
}

/// Waits until a game's screen is shown: its table, or the cover for the next player.
pub fn wait_for_game(page: &Page, game: &str) {
    page.wait("a game is on its screen", || {
        page.route().starts_with(&format!("#/{game}/game/"))
    });
    page.css(".stage, .cover").appears();
}
