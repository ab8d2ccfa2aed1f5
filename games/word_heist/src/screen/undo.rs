//! Which steps can be undone at once, without asking the table.

use game::{Match, PlayedBy};
use word_heist_rules::{Event, WordHeist};

/// Whether the last step can be undone at once. It must be a person's slip that moved no letter:
/// passing, giving up a reservation, being done or leaving; for a person alone also a flip, until
/// another seat acts. Words are only taken back by consent (A18), and in timed games the others
/// have played on.
pub fn can_undo_step(game: &Match<WordHeist>) -> bool {
    let journal = game.journal();
    let Some(step) = game.last_step() else {
        return false;
    };
    let seat = step.by.and_then(|seat| journal.seats.get(seat.index()));
    let by_person = seat.is_some_and(|seat| seat.by == PlayedBy::Person);
    let alone = {
        let people = journal.seats.iter();
        people.filter(|seat| seat.by == PlayedBy::Person).count() == 1
    };
    let slip = match step.events.first() {
        Some(Event::Passed(_) | Event::Released(_) | Event::Done(_) | Event::Left(_)) => true,
        Some(Event::Flipped(_)) => alone,
        _ => false,
    };
    by_person && slip && journal.options.is_untimed()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chance, Moment, Roster, Seat, SeatId, TimeLimit};
    use word_heist_rules::{Action, Choices, Options, PlayMode};

    #[test]
    fn a_lone_person_can_undo_a_flip_until_another_seat_acts() {
        let game = |names: &[&str]| -> Match<WordHeist> {
            let mut roster = Roster::default();
            for name in names {
                roster.add(name).unwrap();
            }
            let seat = |player: &game::Player| Seat {
                player: player.clone(),
                by: match player.name.as_str() {
                    "Owl" => PlayedBy::Bot("owl".parse().unwrap()),
                    _ => PlayedBy::Person,
                },
            };
            let seats = roster.players().iter().map(seat).collect();
            let choices = Choices {
                mode: PlayMode::Solo {
                    clock: TimeLimit::Untimed,
                },
                ..Choices::default()
            };
            Match::start(Options::new(choices).unwrap(), seats, Chance::new(1)).unwrap()
        };
        let ada = SeatId::FIRST;
        let mut alone = game(&["Ada", "Owl"]);
        let centre = |game: &Match<WordHeist>| game.state().table.centre.clone();
        alone.act(ada, &Action::Flip, Moment(1_000), None).unwrap();
        let first = centre(&alone);
        assert!(can_undo_step(&alone) && alone.undo_floor() < alone.journal().steps.len());
        assert!(alone.undo_own_step(alone.undo_floor()));
        assert!(centre(&alone).is_empty());
        alone.act(ada, &Action::Flip, Moment(2_000), None).unwrap();
        assert_eq!(centre(&alone), first, "the same letter comes up again");
        alone
            .act(SeatId::new(1), &Action::Flip, Moment(3_000), None)
            .unwrap();
        assert!(!can_undo_step(&alone), "Owl has moved");
        let mut both = game(&["Ada", "Bo"]);
        both.act(ada, &Action::Flip, Moment(1_000), None).unwrap();
        assert!(!can_undo_step(&both), "Bo has seen it");
        assert_eq!(both.can_undo(), Err(game::UndoError::Revealed));
    }

    #[test]
    fn a_pass_can_be_undone_but_a_flip_cannot() {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let seats = roster.players().iter().map(|player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        });
        let mut game: Match<WordHeist> =
            Match::start(Options::default(), seats.collect(), Chance::new(1)).unwrap();
        let seat = game.waiting_for().seats().iter().next().unwrap();
        let at = Moment(1_000);
        game.act(seat, &Action::Flip, at, None).unwrap();
        assert!(!can_undo_step(&game));
        game.act(seat, &Action::Pass, at, None).unwrap();
        assert!(can_undo_step(&game) && game.can_undo().is_ok());
        game.undo().unwrap();
        assert_eq!(game.waiting_for().seats().iter().next(), Some(seat));
    }
}
