//! Everything works offline after one visit.

use games::CARDS;
use screen::Route;
use screen::text::heading;

use super::{begin_game, offline_setup, open_and_cache};
use crate::sitting::wait_for_game;

#[test]
fn every_screen_opens_offline_after_one_visit() {
    offline_setup().browse(|page| {
        open_and_cache(page);
        page.server().stop();
        let general = [
            Route::Home,
            Route::Players,
            Route::Settings,
            Route::About,
            Route::Studio(None),
        ];
        let of_games = CARDS.iter().flat_map(|game| {
            let others = game.others.iter().map(|other| Route::Other(game, other));
            others.chain([Route::Rules(game), Route::SetUp(game)])
        });
        for route in general.into_iter().chain(of_games) {
            page.open(&route.hash());
            page.reload();
            page.shows(heading(&route));
        }
        // The short address of a game, as people type it.
        for game in CARDS {
            page.open(&format!("#/{}", game.id));
            page.reload();
            page.shows(game.new);
        }
        page.open("#/words");
        page.reload();
        page.part("button", "ORCHARD").appears();
    });
}

#[test]
fn every_game_can_be_played_and_a_sheet_saved_offline() {
    offline_setup().browse(|page| {
        open_and_cache(page);
        page.server().stop();
        begin_game(page);
        for game in CARDS {
            page.open(&Route::SetUp(game).hash());
            page.press("Start");
            wait_for_game(page, game.id);
            page.css("[data-game=live]").appears();
            let begun = page.route();
            page.reload();
            page.css("[data-game=live]").appears();
            assert_eq!(page.route(), begun);
        }
        page.open("#/board");
        page.press("Print");
        let (name, pdf) = page.capture_download(|| page.press("Save as PDF"));
        assert!(name.ends_with(".pdf"), "{name}");
        assert!(pdf.starts_with(b"%PDF-"));
    });
}
