//! A word's letters move from where they lay to where they lie: from the centre, or out of
//! the words of others.

use std::collections::BTreeMap;

use leptos::prelude::*;
use web_sys::Element;

use super::bench::Bench;
use crate::app::dom::html;
use crate::games::word_heist::{Tile, TileId};

/// How long the mark of a letter on its way stays: longer than the way takes.
const WAY: std::time::Duration = std::time::Duration::from_millis(400);
const MARK: &str = "data-travels";

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

fn send(from: (i32, i32), tile: Element) {
    let to = place(&tile);
    let tile = html(tile);
    let style = tile.style();
    let way = [("--from-x", from.0 - to.0), ("--from-y", from.1 - to.1)];
    for (name, length) in way {
        // The names are ours; without them the letter is there at once.
        let _ = style.set_property(name, &format!("{length}px"));
    }
    let _ = tile.set_attribute(MARK, "");
    set_timeout(
        move || {
            let _ = tile.remove_attribute(MARK);
        },
        WAY,
    );
}

/// A letter as it is drawn within something.
fn drawn(within: &str, id: TileId) -> Option<Element> {
    let tile = format!("{within} [data-tile=\"{}\"]", id.index());
    document().query_selector(&tile).ok()?
}

fn place(tile: &Element) -> (i32, i32) {
    let place = tile.get_bounding_client_rect();
    (place.left() as i32, place.top() as i32)
}
