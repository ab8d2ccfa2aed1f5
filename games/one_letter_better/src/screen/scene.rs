//! What a shared device shows: hands stay hidden from the other players.

use game::{SeatId, SeatSet};
use one_letter_better_rules::{Stage, Table};
use screen::presence::hides_hands;

/// What the screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// The table, with the hand of this seat, which must act.
    Hand(SeatId),
    /// A cover that only names the player who should take the device.
    Cover(SeatId),
    /// The words of the turn, which may be challenged, with the table covered (O30).
    HandOver,
    /// The words of the turn, for the only person at the table.
    Doubts,
    /// The table, while bots think.
    Watching,
    /// The end of a round.
    RoundOver,
    /// The end of the match.
    Over,
}

/// The person whose hand is needed for the game to go on.
pub fn seat_to_act(table: &Table, people: SeatSet) -> Option<SeatId> {
    let plays = matches!(
        table.stage,
        Stage::Playing | Stage::Picking { .. } | Stage::Penance { .. }
    );
    Some(table.turn.seat).filter(|seat| plays && people.contains(*seat))
}

/// Returns what the screen shows; `here` is the player who holds the device.
pub fn scene(table: &Table, people: SeatSet, here: Option<SeatId>) -> Scene {
    match &table.stage {
        Stage::RoundOver => Scene::RoundOver,
        Stage::Over => Scene::Over,
        Stage::Window { .. } if challengers(table, people).is_empty() => Scene::Watching,
        Stage::Window { .. } if hides_hands(people) => Scene::HandOver,
        Stage::Window { .. } => Scene::Doubts,
        _ => match seat_to_act(table, people) {
            None => Scene::Watching,
            Some(seat) if hides_hands(people) && here != Some(seat) => Scene::Cover(seat),
            Some(seat) => Scene::Hand(seat),
        },
    }
}

/// The people who may challenge a word of the turn now, in turn order (O30).
pub fn challengers(table: &Table, people: SeatSet) -> Vec<SeatId> {
    let open = undecided_seats(table);
    open.filter(|seat| people.contains(*seat)).collect()
}

/// The seats that haven't accepted the words yet, starting with the next seat.
fn undecided_seats(table: &Table) -> impl Iterator<Item = SeatId> + Clone {
    let accepted = match table.stage {
        Stage::Window { accepted } => Some(accepted),
        _ => None,
    };
    let others = table.turn.seat.others_clockwise(table.seats);
    others.filter(move |seat| accepted.is_some_and(|accepted| !accepted.contains(*seat)))
}

/// The bot that must act. In a challenge window the next seat comes last, because its answer closes
/// the window and would skip the others.
pub fn thinking_bot(table: &Table, people: SeatSet) -> Option<SeatId> {
    let seat = table.turn.seat;
    match table.stage {
        Stage::Window { .. } => {
            let next = seat.next_clockwise(table.seats);
            let mut programs = undecided_seats(table).filter(|seat| !people.contains(*seat));
            let other = programs.clone().find(|seat| *seat != next);
            let people_wait = !challengers(table, people).is_empty();
            other.or_else(|| programs.next().filter(|_| !people_wait))
        }
        Stage::Playing | Stage::Picking { .. } | Stage::Penance { .. } => {
            Some(seat).filter(|seat| !people.contains(*seat))
        }
        Stage::Dealing | Stage::RoundOver | Stage::Over => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Viewer;
    use one_letter_better_rules::View;
    use screen::presence;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);
    const CY: SeatId = SeatId::new(2);

    fn viewer(table: &Table, people: SeatSet, here: Option<SeatId>) -> Viewer {
        presence::viewer(people, here, seat_to_act(table, people))
    }

    fn here_still(table: &Table, people: SeatSet, here: Option<SeatId>) -> Option<SeatId> {
        presence::still_holding(here, seat_to_act(table, people))
    }

    fn seats(all: &[SeatId]) -> SeatSet {
        all.iter().copied().collect()
    }

    /// A table of three in a stage of Ada's turn.
    fn table(stage: Stage) -> Table {
        let mut table = View::set_out(&[], "A T", "").unwrap().table;
        table.seats = 3;
        table.stage = stage;
        table
    }

    fn window(accepted: &[SeatId]) -> Table {
        table(Stage::Window {
            accepted: seats(accepted),
        })
    }

    #[test]
    fn a_hand_stays_covered_until_its_owner_takes_the_device() {
        let table = table(Stage::Playing);
        let two = seats(&[ADA, BO]);
        for away in [None, Some(BO)] {
            assert_eq!(scene(&table, two, away), Scene::Cover(ADA));
            assert_eq!(viewer(&table, two, away), Viewer::Table);
        }
        assert_eq!(scene(&table, two, Some(ADA)), Scene::Hand(ADA));
        assert_eq!(viewer(&table, two, Some(ADA)), Viewer::Seat(ADA));
    }

    #[test]
    fn handing_over_the_device_hides_the_previous_hand() {
        let two = seats(&[ADA, BO]);
        assert_eq!(here_still(&window(&[]), two, Some(ADA)), None);
        let penance = table(Stage::Penance {
            accepted: SeatSet::EMPTY,
        });
        assert_eq!(here_still(&penance, two, None), None);
        assert_eq!(scene(&penance, two, None), Scene::Cover(ADA));
    }

    #[test]
    fn a_lone_person_among_bots_gets_no_cover() {
        let one = seats(&[BO]);
        let table = table(Stage::Playing);
        assert_eq!(scene(&table, one, None), Scene::Watching);
        assert_eq!(viewer(&table, one, None), Viewer::Seat(BO));
        assert_eq!(thinking_bot(&table, one), Some(ADA));
        assert_eq!(scene(&window(&[]), one, None), Scene::Doubts);
    }

    #[test]
    fn o30_the_next_seat_is_asked_last_because_its_answer_closes_the_window() {
        let three = seats(&[ADA, BO, CY]);
        assert_eq!(challengers(&window(&[]), three), [BO, CY]);
        assert_eq!(thinking_bot(&window(&[]), three), None);
        // Bo is next, and a bot.
        let two = seats(&[ADA, CY]);
        assert_eq!(thinking_bot(&window(&[]), two), None);
        assert_eq!(thinking_bot(&window(&[CY]), two), Some(BO));
        // Cy is a bot, and not next.
        assert_eq!(thinking_bot(&window(&[]), seats(&[ADA, BO])), Some(CY));
        assert_eq!(thinking_bot(&window(&[CY]), seats(&[ADA, BO])), None);
    }
}
