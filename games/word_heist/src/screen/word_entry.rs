//! The word that a player is typing or tapping, and where its letters are to come from.

use game::SeatId;
use lexicon::{Letter, Word};
use word_heist_rules::{
    Attempt, LetterTile, LetterTileId, MadeWordId, Refusal, SourceChoice, Table, WayToMake,
};

/// A letter of the entry, with the tile that was tapped for it, if any.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct EnteredLetter {
    letter: Letter,
    tile: Option<LetterTileId>,
}

/// The word that a player is typing or tapping. Tapped tiles keep their identity, and tapped
/// words are pinned as the source (A9).
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct WordEntry {
    strokes: Vec<EnteredLetter>,
    words: Vec<MadeWordId>,
}

/// Whether the current entry could be made, without asking the word list (A11).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DraftOutcome {
    /// Too few letters to say whether the entry can be made.
    Open,
    /// The entry can be made in these ways.
    Ways(Vec<WayToMake>),
    /// The entry can't be made, for this reason.
    Not(Refusal),
}

impl DraftOutcome {
    /// The way in which the entry would be made, if it can be.
    pub fn way(&self) -> Option<&WayToMake> {
        match self {
            DraftOutcome::Ways(ways) => ways.first(),
            _ => None,
        }
    }
}

impl WordEntry {
    /// An entry that starts with letters typed earlier.
    pub fn from_word(word: Word) -> WordEntry {
        let strokes = word
            .letters()
            .map(|letter| EnteredLetter { letter, tile: None });
        WordEntry {
            strokes: strokes.collect(),
            words: Vec::new(),
        }
    }

    /// An entry that makes a word in one way only: its words pinned, and each letter tapped.
    pub(crate) fn for_way(table: &Table, word: Word, way: &WayToMake) -> WordEntry {
        let tiles = table.tiles_in_order(word, way).into_iter();
        let strokes = tiles.map(|tile| EnteredLetter {
            letter: tile.letter,
            tile: Some(tile.id),
        });
        WordEntry {
            strokes: strokes.collect(),
            words: way.words.clone(),
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
        self.add_letter(letter, None);
    }

    /// Taps a tile: adds its letter, or removes it if it was tapped already.
    pub fn tap_tile(&mut self, tile: LetterTile) {
        match self
            .strokes
            .iter()
            .position(|one| one.tile == Some(tile.id))
        {
            Some(place) => {
                self.strokes.remove(place);
            }
            None => self.add_letter(tile.letter, Some(tile.id)),
        }
    }

    /// Taps a word: pins it, or unpins it.
    pub fn tap_word(&mut self, id: MadeWordId) {
        if self.is_pinned(id) {
            self.words.retain(|other| *other != id);
        } else {
            self.words.push(id);
        }
    }

    /// Removes the last letter, or the last pin if there are no letters.
    pub fn delete_last(&mut self) {
        if self.strokes.pop().is_none() {
            self.words.pop();
        }
    }

    /// Whether a word is pinned as a source.
    pub fn is_pinned(&self, id: MadeWordId) -> bool {
        self.words.contains(&id)
    }

    /// Whether a tile was tapped.
    pub fn is_tapped(&self, id: LetterTileId) -> bool {
        self.strokes.iter().any(|stroke| stroke.tile == Some(id))
    }

    /// The pinned words.
    pub fn pinned_words(&self) -> &[MadeWordId] {
        &self.words
    }

    /// Drops tiles and words that are no longer on the table. Their letters stay as if typed.
    pub fn retain_on_table(&mut self, table: &Table) {
        self.words
            .retain(|id| table.words_on_table().any(|word| word.id == *id));
        let words = &self.words;
        let taken = |id: LetterTileId| {
            let pinned = table
                .words_on_table()
                .filter(|word| words.contains(&word.id));
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
        let centre = |id: &LetterTileId| table.centre.iter().any(|tile| tile.id == *id);
        Attempt {
            word: self.word(),
            source: SourceChoice::Pinned {
                words: self.words.clone(),
                tiles: tapped.filter(centre).collect(),
            },
        }
    }

    /// Whether a seat could make the entry now.
    pub fn outcome(&self, table: &Table, seat: SeatId) -> DraftOutcome {
        let attempt = self.attempt(table);
        if attempt.word.len() < table.options.min_letters(seat) {
            return DraftOutcome::Open;
        }
        match table.legal_ways(seat, attempt.word, &attempt.source) {
            Ok(ways) => DraftOutcome::Ways(ways),
            Err(refusal) => DraftOutcome::Not(refusal),
        }
    }

    fn add_letter(&mut self, letter: Letter, tile: Option<LetterTileId>) {
        if self.word().push(letter).is_some() {
            self.strokes.push(EnteredLetter { letter, tile });
        }
    }
}

#[cfg(test)]
#[path = "word_entry_tests.rs"]
mod tests;
