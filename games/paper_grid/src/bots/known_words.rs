//! The words that other seats made, which all players can see.

use game::{Match, SeatId};
use lexicon::Word;
use paper_grid_rules::{Event, PaperGrid};

/// Returns the words of all plays by seats other than this one.
pub fn made_by_others(game: &Match<PaperGrid>, seat: SeatId) -> Vec<Word> {
    let mut turn = SeatId::FIRST;
    let mut made = Vec::new();
    for event in game.journal().steps.iter().flat_map(|step| &step.events) {
        match event {
            Event::Turn { seat, .. } => turn = *seat,
            Event::Played(play) if turn != seat => {
                made.extend(
                    play.words
                        .iter()
                        .filter_map(|one| Word::new(&one.word).ok()),
                );
            }
            _ => {}
        }
    }
    made
}
