//! Tables set up for puzzles and examples.

use super::{LetterTile, LetterTileId, MadeWord, MadeWordId, Options, Stage, State, Table};
use game::{Moment, SeatId};
use lexicon::{Letter, Word};

impl Table {
    /// Sets up a table for two, under the default rules: these words belong to the second seat,
    /// these letters are in the centre, and the first seat is to make a word.
    pub fn for_example(words: &[Word], centre: &[Letter]) -> Table {
        let mut table = State::new(&Options::default(), 2).table;
        let mut ids = (0..).map(LetterTileId);
        let mut tiles = |letters: &mut dyn Iterator<Item = Letter>| -> Vec<LetterTile> {
            let tile = |(letter, id)| LetterTile { id, letter };
            letters.zip(&mut ids).map(tile).collect()
        };
        let mut turned_up: u8 = 0;
        for (id, word) in (0..).map(MadeWordId).zip(words) {
            let tiles = tiles(&mut word.letters());
            turned_up = turned_up.saturating_add(tiles.len() as u8);
            table.words.push(MadeWord {
                id,
                owner: SeatId::new(1),
                turned_up,
                tiles,
                from: Vec::new(),
                house: false,
                at: Moment::START,
                became: None,
            });
        }
        table.centre = tiles(&mut centre.iter().copied());
        turned_up = turned_up.saturating_add(table.centre.len() as u8);
        table.face_down = table.face_down.saturating_sub(turned_up);
        table.stage = Stage::Open;
        table
    }
}
