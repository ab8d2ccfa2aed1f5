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

/// Waits until a game's screen is shown: its table, or the cover for the next player.
pub fn wait_for_game(page: &Page, game: &str) {
    page.wait("a game is on its screen", || {
        page.route().starts_with(&format!("#/{game}/game/"))
    });
    page.css(".stage, .cover").appears();
}
