//! What Paper Grid has the worker do: an opponent's turn.

use serde::{Deserialize, Serialize};

use crate::games::paper_grid::rules::{Action, State, TakenBack};
use crate::table::{Chance, SeatId};
use crate::worker::{THINKER, Work};

/// What does this seat do? The word list travels beside this, ready.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct GridThought {
    /// What the seat sees.
    pub view: Box<State>,
    /// The seat.
    pub seat: SeatId,
    /// What the table has said no to.
    pub taken_back: TakenBack,
    /// Chance, so that it does not always do the same.
    pub chance: Chance,
}

impl Work for GridThought {
    type Report = GridReport;
    const PROGRAM: &'static str = THINKER;
    const KIND: Option<&'static str> = Some("PaperGrid");
}

/// What is said of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum GridReport {
    /// The word list that travelled with it came in pieces.
    NoWords,
    /// What the seat does.
    Does(Action),
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::paper_grid::rules::{Board, Choices, Options, Size};
    use crate::worker::thinker::Errand;
    use crate::worker::{read, sent, write};

    #[test]
    fn a_board_arrives_with_the_seat_that_is_asked() {
        let options = Options::new(Choices::on(Board::blank(Size::Small))).unwrap();
        let thought = GridThought {
            view: Box::new(State::new(&options, 3)),
            seat: SeatId::new(2),
            taken_back: TakenBack::default(),
            chance: Chance::new(u64::MAX),
        };
        assert_eq!(read(&sent(&thought)), Some(Errand::PaperGrid(thought)));
        let does = GridReport::Does(Action::Pass);
        assert_eq!(read(&write(&does)), Some(does));
    }
}
