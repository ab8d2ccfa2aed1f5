//! The letters of a new word move from the centre, or from the words they were in, to their new
//! place.

use std::collections::BTreeMap;

use leptos::prelude::*;
use web_sys::Element;

use super::bench::Bench;
use ui::card_flight::{place, send};
use word_heist_rules::{Tile, TileId};

/// Positions of the letters on the screen at one moment.
pub struct Places {
    tiles: BTreeMap<TileId, (i32, i32)>,
    /// Number of words made before the positions were recorded.
    words: usize,
}

impl Places {
    /// Records the current position of every letter.
    pub fn now(bench: Bench) -> Places {
        bench.table.with_untracked(|table| {
            let laid = table.standing().flat_map(|word| &word.tiles);
            let place = |tile: &Tile| Some((tile.id, place(&drawn("", tile.id)?)));
            Places {
                tiles: laid.chain(&table.centre).filter_map(place).collect(),
                words: table.words.len(),
            }
        })
    }

    /// Moves the letters of a word that was just made from their old positions.
    pub fn travel(self, bench: Bench) {
        let made = bench.table.with_untracked(|table| {
            let made = table.words.get(self.words)?;
            Some((made.id, made.tiles.clone()))
        });
        let Some((word, tiles)) = made else { return };
        let word = format!("[data-word=\"{}\"]", word.index());
        request_animation_frame(move || {
            for tile in tiles {
                let from = self.tiles.get(&tile.id);
                if let Some((from, tile)) = from.zip(drawn(&word, tile.id)) {
                    send(*from, tile);
                }
            }
        });
    }
}

/// The element of a tile inside a container.
fn drawn(within: &str, id: TileId) -> Option<Element> {
    let tile = format!("{within} [data-tile=\"{}\"]", id.index());
    document().query_selector(&tile).ok()?
}
