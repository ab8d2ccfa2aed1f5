//! The games that can be played once more: one line a game and verb.

use crate::app::desk::Desk;
use crate::app::dom;
use crate::games::Kind;
use crate::games::paper_grid::PaperGrid;
use crate::games::word_heist::WordHeist;
use crate::screen::Route;
use crate::screen::text::shelf as words;
use crate::table::{Card, Game, GameId, Seat};

use super::set_up::{paper_grid_like, word_heist_like};

/// The same people and rules once more; and what else belongs to the rules, as a board.
pub fn play_again(desk: Desk, id: &GameId, card: &Card) {
    match Kind::of(&card.game) {
        Some(Kind::PaperGrid) => begin_again::<PaperGrid>(desk, id),
        Some(Kind::WordHeist) => begin_again::<WordHeist>(desk, id),
        None => {}
    }
}

/// The form, as it was for that game.
pub fn set_up_again(desk: Desk, id: &GameId, card: &Card) {
    let Some(kind) = Kind::of(&card.game) else {
        return;
    };
    let set_up = match kind {
        Kind::PaperGrid => with_game::<PaperGrid>(desk, id, paper_grid_like),
        Kind::WordHeist => with_game::<WordHeist>(desk, id, word_heist_like),
    };
    if set_up {
        dom::go_from_dialog(&Route::SetUp(kind));
    }
}

fn begin_again<G: Game>(desk: Desk, id: &GameId) {
    with_game::<G>(desk, id, |desk, options, seats| {
        // So many sat there before.
        if let Ok(id) = desk.begin_game::<G>(options.clone(), seats.to_vec()) {
            dom::go_from_dialog(&Route::Game(id.to_string()));
        }
    });
}

/// Acts with what a game was begun with; false, and a word to the table, if it cannot be
/// read.
fn with_game<G: Game>(desk: Desk, id: &GameId, act: fn(Desk, &G::Options, &[Seat])) -> bool {
    match desk.open_game::<G>(id) {
        Ok(opened) => {
            let journal = opened.game.journal();
            act(desk, &journal.options, &journal.seats);
            true
        }
        Err(why) => {
            desk.refuse(words::unreadable(&why));
            false
        }
    }
}
