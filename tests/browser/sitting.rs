//! People round the table, and games that begin.

use crate::page::Page;

/// Home, with two people round the table.
pub fn seat_two(page: &Page) {
    page.open("#/players");
    for name in ["Ada", "Gran"] {
        page.fill("A new player’s name", name);
        page.press("Add");
        page.part("button", &format!("Edit {name}")).appears();
    }
    page.open("#/");
}

/// Waits until a game is on its screen: its table, or who is to take the device.
pub fn begins(page: &Page, game: &str) {
    page.wait("a game is on its screen", || {
        page.route().starts_with(&format!("#/{game}/game/"))
    });
    page.css(".stage, .cover").appears();
}
