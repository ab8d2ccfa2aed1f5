//! A word's letters move from where they lay to where they lie: from the centre, or out of
//! the words of others.

use std::collections::BTreeMap;

use leptos::prelude::*;
use web_sys::Element;

use super::bench::Bench;
use crate::games::word_heist::rules::{Tile, TileId};
use crate::shell::card_flight::{place, send};

/// Where the letters lie in the window.
pub struct Places {
    tiles: BTreeMap<TileId, (i32, i32)>,
    /// How many words had been made.
    words: usize,
}

impl Places {
    /// Where they lie now.
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

    /// Lets the letters of a word that was just made come from where they lay.
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

/// A letter as it is drawn within something.
fn drawn(within: &str, id: TileId) -> Option<Element> {
    let tile = format!("{within} [data-tile=\"{}\"]", id.index());
    document().query_selector(&tile).ok()?
}
