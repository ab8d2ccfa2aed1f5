//! Which person types, flips, or asks the table.

use game::{SeatId, SeatSet};
use word_heist_rules::{PlayMode, Stage, Table};

/// The person whose word is being typed; `None` while a player must first be chosen, be called or
/// press. `chosen` is the player that was tapped where all may make words.
pub fn typing_seat(table: &Table, people: SeatSet, chosen: Option<SeatId>) -> Option<SeatId> {
    let seat = match &table.stage {
        Stage::Window { .. } => Some(table.flipper),
        Stage::Sweep { seat, .. } => Some(*seat),
        Stage::Reserved { press, .. } => Some(press.seat),
        Stage::Open => only_person_present(table, people).or(chosen),
        _ => None,
    };
    seat.filter(|seat| {
        let there = people.contains(*seat) && table.present.contains(*seat);
        there && table.check_make(*seat).is_ok()
    })
}

/// The person who would turn up a letter now, if one can (A14).
pub fn flipping_seat(table: &Table, people: SeatSet, chosen: Option<SeatId>) -> Option<SeatId> {
    let seat = match table.options.mode {
        PlayMode::Solo { .. } => chosen
            .filter(|seat| table.present.contains(*seat))
            .or_else(|| people_present(table, people).next())?,
        _ => table.flipper,
    };
    (people.contains(seat) && table.check_flip(seat).is_ok()).then_some(seat)
}

/// The person who asks the table: the one who types, else the flipper, else the first.
pub fn proposing_seat(table: &Table, people: SeatSet, chosen: Option<SeatId>) -> Option<SeatId> {
    let flipper =
        Some(table.flipper).filter(|seat| people_present(table, people).any(|one| one == *seat));
    typing_seat(table, people, chosen)
        .or(flipper)
        .or_else(|| people_present(table, people).next())
}

fn people_present(table: &Table, people: SeatSet) -> impl Iterator<Item = SeatId> {
    table
        .present
        .iter()
        .filter(move |seat| people.contains(*seat))
}

fn only_person_present(table: &Table, people: SeatSet) -> Option<SeatId> {
    let mut there = people_present(table, people);
    let first = there.next();
    if there.next().is_none() { first } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;
    use word_heist_rules::{Choices, Options, State};

    fn table(mode: PlayMode, seats: u8) -> Table {
        let choices = Choices {
            mode,
            ..Choices::default()
        };
        let mut table = State::new(&Options::new(choices).unwrap(), seats).table;
        table.stage = Stage::Open;
        table.face_down = 5;
        table
    }

    fn seats(numbers: &[u8]) -> SeatSet {
        numbers.iter().map(|number| SeatId::new(*number)).collect()
    }

    const UNTIMED: PlayMode = PlayMode::Solo {
        clock: game::TimeLimit::Untimed,
    };

    #[test]
    fn the_only_person_among_bots_need_not_be_chosen() {
        let table = table(UNTIMED, 3);
        let people = seats(&[1]);
        assert_eq!(typing_seat(&table, people, None), Some(SeatId::new(1)));
        assert_eq!(flipping_seat(&table, people, None), Some(SeatId::new(1)));
    }

    #[test]
    fn where_several_people_may_make_words_one_must_be_chosen_first() {
        let table = table(UNTIMED, 3);
        let people = seats(&[0, 2]);
        assert_eq!(typing_seat(&table, people, None), None);
        let chosen = Some(SeatId::new(2));
        assert_eq!(typing_seat(&table, people, chosen), chosen);
        assert_eq!(
            typing_seat(&table, people, Some(SeatId::new(1))),
            None,
            "a program"
        );
        assert_eq!(proposing_seat(&table, people, None), Some(SeatId::FIRST));
    }

    #[test]
    fn a14_in_call_it_out_only_the_flipper_flips() {
        let table = table(PlayMode::CallItOut, 2);
        let people = seats(&[0, 1]);
        assert_eq!(
            typing_seat(&table, people, Some(SeatId::FIRST)),
            None,
            "call first"
        );
        let other = Some(SeatId::new(1));
        assert_eq!(flipping_seat(&table, people, other), Some(table.flipper));
    }
}
