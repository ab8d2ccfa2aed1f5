//! A rematch with the same players and rules, on a new board.

use super::BoardSource;
use game::{Chance, Seat};
use paper_grid_rules::Options;
use screen::set_up::ChoiceSource;

/// Returns the same rules with a newly generated board of the same kind. `None` if the board was
/// blank, since all blank boards of a size are alike.
pub fn with_new_board(played: &Options, seats: &[Seat], chance: &mut Chance) -> Option<Options> {
    if played.board.areas().is_empty() {
        return None;
    }
    let mut rules = (**played).clone();
    let mut source = BoardSource::after(&mut rules);
    source.choose_new_seed(chance);
    source.bring(&mut rules, seats).ok()?;
    Options::new(rules).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{PlayedBy, Roster};
    use paper_grid_rules::{
        Board, BoardSettings, Choices, GENERATOR_VERSION, Size, SpecialUpgrade, generate,
    };

    fn seats(count: usize) -> Vec<Seat> {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo", "Cleo", "Dee"].into_iter().take(count) {
            roster.add(name).unwrap();
        }
        let by = PlayedBy::Person;
        let players = roster.players().iter().cloned();
        players.map(|player| Seat { player, by }).collect()
    }

    #[test]
    fn a_rematch_generates_another_board_of_the_same_kind() {
        let settings = BoardSettings {
            size: Size::Small,
            seats: 3,
            backpacks: true,
            ..BoardSettings::default()
        };
        let mut choices = Choices::on_board(generate(&settings, GENERATOR_VERSION).unwrap());
        choices.specials = SpecialUpgrade::Supercells;
        choices.endgame_at = 5;
        let played = Options::new(choices).unwrap();
        let next = with_new_board(&played, &seats(3), &mut Chance::new(3)).unwrap();
        assert_ne!(next.board, played.board);
        assert_eq!(next.board.size(), Size::Small);
        assert_eq!((next.board.areas().len(), next.board.backpacks), (3, true));
        assert_eq!(
            (next.specials, next.endgame_at),
            (SpecialUpgrade::Supercells, 5)
        );
    }

    #[test]
    fn a_rematch_on_a_blank_board_has_no_other_board() {
        let played = Options::new(Choices::on_board(Board::blank(Size::Medium))).unwrap();
        assert!(with_new_board(&played, &seats(2), &mut Chance::new(3)).is_none());
    }
}
