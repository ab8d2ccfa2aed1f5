//! A move that a player was building when the page was left. It is restored if nothing has happened
//! since.

use serde::{Deserialize, Serialize};

use game::{GameId, SeatId};

/// A half-built move, with its game, position and seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredDraft {
    game: String,
    steps: usize,
    seat: SeatId,
    text: String,
}

impl StoredDraft {
    /// Builds the draft of a seat after `steps` steps of a game, in the game's own notation.
    pub fn new(game: &GameId, steps: usize, seat: SeatId, text: String) -> StoredDraft {
        StoredDraft {
            game: game.to_string(),
            steps,
            seat,
            text,
        }
    }

    /// Returns the draft's text, if game, position and seat are the same; `None` otherwise.
    pub fn restore(self, game: &GameId, steps: usize, seat: SeatId) -> Option<String> {
        let same = self.is_for(game, steps) && self.seat == seat;
        same.then_some(self.text)
    }

    /// Whether the draft belongs to this position.
    pub fn is_for(&self, game: &GameId, steps: usize) -> bool {
        self.game == game.to_string() && self.steps == steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_is_restored_only_for_the_same_seat_and_position() {
        let game: GameId = "abc".parse().unwrap();
        let other: GameId = "abd".parse().unwrap();
        let (ada, bo) = (SeatId::FIRST, SeatId::new(1));
        let kept = StoredDraft::new(&game, 7, ada, "RAT".into());
        let written = serde_json::to_string(&kept).unwrap();
        let kept: StoredDraft = base::json::read(&written).unwrap();
        let back = |game, steps, seat| kept.clone().restore(game, steps, seat);
        assert_eq!(back(&game, 7, ada).as_deref(), Some("RAT"));
        assert_eq!(back(&game, 8, ada), None, "the game went on");
        assert_eq!(back(&game, 6, ada), None, "a step was taken back");
        assert_eq!(back(&game, 7, bo), None, "another seat's draft");
        assert_eq!(back(&other, 7, ada), None);
    }
}
