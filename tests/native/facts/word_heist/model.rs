//! Word Heist's table as a journal's text describes it: letters, words and owners.

use std::collections::BTreeSet;

use serde_json::Value;

use super::super::{Journal, as_number};

/// A word that was made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Made {
    pub owner: usize,
    pub text: String,
    pub tiles: Vec<usize>,
    pub from: Vec<usize>,
    pub house: bool,
    /// Number of letters turned up when the word was made.
    pub up: usize,
    /// The later word that used this one.
    pub became: Option<usize>,
}

/// The table at one moment.
#[derive(Debug, Clone, Default)]
pub struct Model {
    /// The letter of each tile, in the order in which they were turned up.
    pub tiles: Vec<char>,
    pub all: usize,
    pub centre: Vec<usize>,
    pub words: Vec<Made>,
    pub gone: BTreeSet<usize>,
    pub done: BTreeSet<usize>,
}

impl Model {
    pub fn words_on_table(&self) -> impl Iterator<Item = (usize, &Made)> {
        let words = self.words.iter().enumerate();
        words.filter(|(_, word)| word.became.is_none())
    }

    pub fn centre_letters(&self) -> Vec<char> {
        self.centre.iter().map(|tile| self.tiles[*tile]).collect()
    }

    /// The letters that joined a word from the centre.
    pub fn joined_letters(&self, made: &Made) -> Vec<char> {
        let old = |tile: &usize| {
            made.from
                .iter()
                .any(|id| self.words[*id].tiles.contains(tile))
        };
        let joined = made.tiles.iter().filter(|tile| !old(tile));
        joined.map(|tile| self.tiles[*tile]).collect()
    }

    pub fn apply(&mut self, name: &str, holds: &Value) {
        match name {
            "laid" => self.all = holds.as_str().unwrap().len(),
            "flipped" => {
                let letter = holds["letter"].as_str().unwrap().chars().next().unwrap();
                self.centre.push(self.tiles.len());
                self.tiles.push(letter.to_ascii_lowercase());
                self.done.clear();
            }
            "made" => {
                let made = self.parse_made_word(as_number(&holds[0]).unwrap(), &holds[1]);
                self.centre.retain(|tile| !made.tiles.contains(tile));
                for old in &made.from {
                    self.words[*old].became = Some(self.words.len());
                }
                self.words.push(made);
                self.done.clear();
            }
            "taken-back" => {
                let made = self.words.pop().unwrap();
                for old in &made.from {
                    self.words[*old].became = None;
                }
                let old = |tile: &usize| {
                    let mut from = made.from.iter();
                    from.any(|id| self.words[*id].tiles.contains(tile))
                };
                let joined: Vec<usize> = made.tiles.iter().copied().filter(|t| !old(t)).collect();
                self.centre.extend(joined);
                self.centre.sort_unstable();
                self.done.clear();
            }
            "reserved" => {
                self.done.remove(&as_number(&holds["seat"]).unwrap());
            }
            "done" => {
                self.done.insert(as_number(holds).unwrap());
            }
            "left" => {
                self.gone.insert(as_number(holds).unwrap());
            }
            _ => {}
        }
    }

    /// A word as an event describes it.
    pub fn parse_made_word(&self, owner: usize, holds: &Value) -> Made {
        let all = |name: &str| -> Vec<usize> {
            let each = holds[name].as_array().unwrap().iter();
            each.map(|one| as_number(one).unwrap()).collect()
        };
        Made {
            owner,
            text: holds["word"].as_str().unwrap().to_owned(),
            tiles: all("tiles"),
            from: all("from"),
            house: holds["house"].as_bool().unwrap(),
            up: self.tiles.len(),
            became: None,
        }
    }
}

/// The table after each step, and at each moment when a word could be made.
pub struct Timeline {
    /// The table after each number of steps.
    pub after: Vec<Model>,
    /// The table after each letter and each word, without words that were taken back. The number of
    /// letters turned up is the length of [`Model::tiles`].
    pub moments: Vec<Model>,
    /// Every word that was ever made, including those taken back, with its step.
    pub ever: Vec<(usize, Made)>,
}

impl Timeline {
    pub fn from_journal(journal: &Journal) -> Timeline {
        let mut model = Model::default();
        let mut points = Timeline {
            after: vec![model.clone()],
            moments: Vec::new(),
            ever: Vec::new(),
        };
        for (at, step) in journal.steps.iter().enumerate() {
            for (name, holds) in &step.events {
                model.apply(name, holds);
                match name.as_str() {
                    "flipped" => points.moments.push(model.clone()),
                    "made" => {
                        points.moments.push(model.clone());
                        points.ever.push((at, model.words.last().unwrap().clone()));
                    }
                    // Taking back restores the table as it was before the word.
                    "taken-back" => drop(points.moments.pop()),
                    _ => {}
                }
            }
            points.after.push(model.clone());
        }
        points
    }

    pub fn last_state(&self) -> &Model {
        self.after.last().unwrap()
    }

    /// Whether the word was ever made, by any seat.
    pub fn was_made(&self, text: &str) -> bool {
        self.ever.iter().any(|(_, made)| made.text == text)
    }
}

/// Removes letters from others, or returns `None` if they aren't all there.
pub fn remove_letters(
    mut all: Vec<char>,
    some: impl IntoIterator<Item = char>,
) -> Option<Vec<char>> {
    for letter in some {
        let at = all.iter().position(|other| *other == letter)?;
        all.swap_remove(at);
    }
    Some(all)
}
