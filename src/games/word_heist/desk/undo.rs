//! What can be undone at once, without asking the table.

use crate::games::word_heist::rules::{Event, WordHeist};
use crate::table::{Match, PlayedBy};

/// Whether the last step was a person's slip that moved no letter: a pass, a reservation
/// given up, being done, leaving. Words go back by consent (A18), and where time runs the
/// others have raced on.
#[must_use]
pub fn undoes(game: &Match<WordHeist>) -> bool {
    let journal = game.journal();
    let Some(step) = game.last_step() else {
        return false;
    };
    let seat = step.by.and_then(|seat| journal.seats.get(seat.index()));
    let by_person = seat.is_some_and(|seat| seat.by == PlayedBy::Person);
    let slip = matches!(
        step.events.first(),
        Some(Event::Passed(_) | Event::Released(_) | Event::Done(_) | Event::Left(_))
    );
    by_person && slip && journal.options.is_untimed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::word_heist::rules::{Action, Options};
    use crate::table::{Chance, Moment, Roster, Seat};

    #[test]
    fn a_pass_is_undone_and_a_flip_is_not() {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let seats = roster.players().iter().map(|player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        });
        let mut game: Match<WordHeist> =
            Match::begin(Options::default(), seats.collect(), Chance::new(1)).unwrap();
        let seat = game.waiting_for().seats().iter().next().unwrap();
        let at = Moment(1_000);
        game.act(seat, &Action::Flip, at, None).unwrap();
        assert!(!undoes(&game));
        game.act(seat, &Action::Pass, at, None).unwrap();
        assert!(undoes(&game) && game.can_undo().is_ok());
        game.undo().unwrap();
        assert_eq!(game.waiting_for().seats().iter().next(), Some(seat));
    }
}
