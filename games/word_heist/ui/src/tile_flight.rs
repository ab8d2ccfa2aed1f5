//! The letters of a new word move from the centre, or from the words they were in, to their new
//! place.

use leptos::prelude::*;
use web_sys::Element;

use super::table_state::TableState;
use ui::card_flight::{animate_from, position};
use word_heist_rules::{LetterTile, LetterTileId};

/// Positions of the letters on the screen at one moment.
pub struct TilePositions {
    tiles: Vec<(LetterTileId, (i32, i32))>,
    /// Number of words made before the positions were recorded.
    words: usize,
}

impl TilePositions {
    /// Records the current position of every letter.
    pub fn record(state: TableState) -> TilePositions {
        state.table.with_untracked(|table| {
            let laid = table.words_on_table().flat_map(|word| &word.tiles);
            let place = |tile: &LetterTile| Some((tile.id, position(&tile_element("", tile.id)?)));
            TilePositions {
                tiles: laid.chain(&table.centre).filter_map(place).collect(),
                words: table.words.len(),
            }
        })
    }

    /// Moves the letters of a word that was just made from their old positions.
    pub fn animate_from(self, state: TableState) {
        let made = state.table.with_untracked(|table| {
            let made = table.words.get(self.words)?;
            Some((made.id, made.tiles.clone()))
        });
        let Some((word, tiles)) = made else { return };
        let word = format!("[data-word=\"{}\"]", word.index());
        request_animation_frame(move || {
            for tile in tiles {
                let from = self.tiles.iter().find(|(id, _)| *id == tile.id);
                if let Some(((_, from), tile)) = from.zip(tile_element(&word, tile.id)) {
                    animate_from(*from, tile);
                }
            }
        });
    }
}

/// The element of a tile inside a container.
fn tile_element(within: &str, id: LetterTileId) -> Option<Element> {
    let tile = format!("{within} [data-tile=\"{}\"]", id.index());
    document().query_selector(&tile).ok()?
}
