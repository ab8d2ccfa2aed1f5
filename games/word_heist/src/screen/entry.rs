//! The word that a player is typing or tapping, and where its letters are to come from.

use game::SeatId;
use lexicon::{Letter, Word};
use word_heist_rules::{Attempt, Refusal, Source, Table, TableWordId, Tile, TileId, Way};

/// A letter of the entry, with the tile that was tapped for it, if any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Stroke {
    letter: Letter,
    tile: Option<TileId>,
}

/// The word that a player is typing or tapping. Tapped tiles keep their identity, and tapped
/// words are pinned as the source (A9).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Entry {
    strokes: Vec<Stroke>,
    words: Vec<TableWordId>,
}

/// Whether the current entry could be made, without asking the word list (A11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Prospect {
    /// Too few letters to say.
    Open,
    /// The entry can be made in these ways.
    Ways(Vec<Way>),
    /// The entry can't be made, for this reason.
    Not(Refusal),
}

impl Prospect {
    /// The way in which the entry would be made, if it can be.
    pub fn way(&self) -> Option<&Way> {
        match self {
            Prospect::Ways(ways) => ways.first(),
            _ => None,
        }
    }
}

impl Entry {
    /// An entry that starts with letters typed earlier.
    pub fn of(word: Word) -> Entry {
        let strokes = word.letters().map(|letter| Stroke { letter, tile: None });
        Entry {
            strokes: strokes.collect(),
            words: Vec::new(),
        }
    }

    /// The word that the entry spells.
    pub fn word(&self) -> Word {
        self.strokes.iter().map(|stroke| stroke.letter).collect()
    }

    /// Whether no letter is typed and no word pinned.
    pub fn is_empty(&self) -> bool {
        self.strokes.is_empty() && self.words.is_empty()
    }

    /// Adds a letter, unless the entry is already as long as the longest word.
    pub fn push(&mut self, letter: Letter) {
        self.stroke(letter, None);
    }

    /// Taps a tile: adds its letter, or removes it if it was tapped already.
    pub fn tap_tile(&mut self, tile: Tile) {
        match self
            .strokes
            .iter()
            .position(|one| one.tile == Some(tile.id))
        {
            Some(place) => {
                self.strokes.remove(place);
            }
            None => self.stroke(tile.letter, Some(tile.id)),
        }
    }

    /// Taps a word: pins it, or unpins it.
    pub fn tap_word(&mut self, id: TableWordId) {
        if self.pins(id) {
            self.words.retain(|other| *other != id);
        } else {
            self.words.push(id);
        }
    }

    /// Removes the last letter, or the last pin if there are no letters.
    pub fn back(&mut self) {
        if self.strokes.pop().is_none() {
            self.words.pop();
        }
    }

    /// Whether a word is pinned as a source.
    pub fn pins(&self, id: TableWordId) -> bool {
        self.words.contains(&id)
    }

    /// Whether a tile was tapped.
    pub fn taps(&self, id: TileId) -> bool {
        self.strokes.iter().any(|stroke| stroke.tile == Some(id))
    }

    /// The pinned words.
    pub fn pinned(&self) -> &[TableWordId] {
        &self.words
    }

    /// Drops tiles and words that are no longer on the table. Their letters stay as if typed.
    pub fn settle(&mut self, table: &Table) {
        self.words
            .retain(|id| table.standing().any(|word| word.id == *id));
        let words = &self.words;
        let taken = |id: TileId| {
            let pinned = table.standing().filter(|word| words.contains(&word.id));
            let mut tiles = pinned.flat_map(|word| &word.tiles).chain(&table.centre);
            tiles.any(|tile| tile.id == id)
        };
        for stroke in &mut self.strokes {
            stroke.tile = stroke.tile.filter(|id| taken(*id));
        }
    }

    /// The attempt to make this entry (A9).
    pub fn attempt(&self, table: &Table) -> Attempt {
        let tapped = self.strokes.iter().filter_map(|stroke| stroke.tile);
        let centre = |id: &TileId| table.centre.iter().any(|tile| tile.id == *id);
        Attempt {
            word: self.word(),
            source: Source::Pinned {
                words: self.words.clone(),
                tiles: tapped.filter(centre).collect(),
            },
        }
    }

    /// Whether a seat could make the entry now.
    pub fn prospect(&self, table: &Table, seat: SeatId) -> Prospect {
        let attempt = self.attempt(table);
        if attempt.word.len() < table.options.least_letters(seat) {
            return Prospect::Open;
        }
        match table.fits_table(seat, attempt.word, &attempt.source) {
            Ok(ways) => Prospect::Ways(ways),
            Err(refusal) => Prospect::Not(refusal),
        }
    }

    fn stroke(&mut self, letter: Letter, tile: Option<TileId>) {
        if self.word().push(letter).is_some() {
            self.strokes.push(Stroke { letter, tile });
        }
    }
}

#[cfg(test)]
#[path = "entry_tests.rs"]
mod tests;
