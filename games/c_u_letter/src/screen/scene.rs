//! Chooses the scene to show, when hands are hidden and several people share the screen.

use c_u_letter_rules::{CULetter, Scramble, Stage, Table};
use game::{Match, SeatId, SeatSet, TimeLimit};
use screen::presence::hides_hands;

/// A scene that the screen can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scene {
    /// The board and the hand of this seat, whose action the game awaits.
    Hand(SeatId),
    /// Only a cover that names the seat to take the device.
    Cover(SeatId),
    /// The board, and a Ready button for this seat that starts its clock (C4).
    Ready(SeatId),
    /// The board alone, while this seat claims or spells words, for which nothing is hidden.
    Open(SeatId),
    /// The players decide whether to accept a proposed word (C11).
    Judge,
    /// Any player who sees a word presses the buzzer (C40).
    Buzzers,
    /// The board, while bots think.
    Watching,
    RoundOver,
    Over,
}

/// Returns the person whose hand is needed for the next action.
pub fn person_needed(table: &Table, people: SeatSet) -> Option<SeatId> {
    let plays = matches!(table.stage, Stage::Placing | Stage::Claiming);
    let plays = plays && table.proposed.is_none();
    Some(table.turn.seat).filter(|seat| plays && people.contains(*seat))
}

/// Returns the seat whose time has just run out (C5), with nothing happening since.
pub fn timed_out_seat(game: &Match<CULetter>) -> Option<SeatId> {
    let (last, before) = game.journal().steps.split_last()?;
    // Steps without a seat are the deal and timeouts.
    let out = last.by.is_none() && !before.is_empty();
    out.then(|| game.state_after(before.len()).table.turn.seat)
}

/// Returns the scene to show. `out` is the seat whose time has just run out.
pub fn scene(table: &Table, people: SeatSet, here: Option<SeatId>, out: Option<SeatId>) -> Scene {
    let seat = table.turn.seat;
    // C4: only Ready starts a clock. Uncovering the device counts as pressing it.
    let waits = table.turn_time() != TimeLimit::Untimed && !table.turn.ready;
    match &table.stage {
        Stage::RoundOver => Scene::RoundOver,
        Stage::Over => Scene::Over,
        _ if table.proposed.is_some() => Scene::Judge,
        Stage::Scramble(left) if !left.floor => {
            if people_who_can_buzz(table, people).is_empty() {
                Scene::Watching
            } else {
                Scene::Buzzers
            }
        }
        Stage::Scramble(_) | Stage::Revealing(_) => match people.contains(seat) {
            // Where several people share the device, Ready also finds out who holds it, clock or no
            // clock.
            true if waits || (hides_hands(people) && !table.turn.ready) => Scene::Ready(seat),
            true => Scene::Open(seat),
            false => Scene::Watching,
        },
        _ => match person_needed(table, people) {
            None => Scene::Watching,
            Some(seat) if hides_hands(people) && here != Some(seat) => Scene::Cover(seat),
            Some(seat) if waits && (!hides_hands(people) || out == Some(seat)) => {
                Scene::Ready(seat)
            }
            Some(seat) => Scene::Hand(seat),
        },
    }
}

/// Returns the people who may press, in order (C40).
pub fn people_who_can_buzz(table: &Table, people: SeatSet) -> Vec<SeatId> {
    let open = seats_that_can_buzz(table);
    open.filter(|seat| people.contains(*seat)).collect()
}

fn seats_that_can_buzz(table: &Table) -> impl Iterator<Item = SeatId> {
    let passed = match table.stage {
        Stage::Scramble(left) if table.options.scramble == Scramble::Buzzers => Some(left.passed),
        _ => None,
    };
    let seats = table.all_seats();
    seats.filter(move |seat| passed.is_some_and(|passed| !passed.contains(*seat)))
}

/// Returns the seat whose turn starts without Ready: a player who has confirmed taking the device,
/// or a lone player without a clock to start.
pub fn auto_starting_seat(table: &Table, scene: Scene) -> Option<SeatId> {
    let seat = match scene {
        Scene::Hand(seat) | Scene::Open(seat) => Some(seat),
        _ => None,
    };
    seat.filter(|_| !table.turn.ready)
}

/// Returns the bot whose action the game awaits.
pub fn thinking_bot(table: &Table, people: SeatSet) -> Option<SeatId> {
    let program = |seat: &SeatId| !people.contains(*seat);
    match &table.stage {
        _ if table.proposed.is_some() => None,
        Stage::Scramble(left) if !left.floor => seats_that_can_buzz(table).find(program),
        Stage::Placing | Stage::Claiming | Stage::Revealing(_) | Stage::Scramble(_) => {
            Some(table.turn.seat).filter(program)
        }
        Stage::Dealing | Stage::RoundOver | Stage::Over => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use c_u_letter_rules::{
        Action, Choices, Options, PlayerMode, ScrambleState, Span, Square, State, WordProposal,
    };
    use game::{Chance, Moment, PlayedBy, Roster, Seat, Viewer};
    use screen::presence;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn viewer(table: &Table, people: SeatSet, here: Option<SeatId>) -> Viewer {
        presence::viewer(people, here, person_needed(table, people))
    }

    fn here_still(table: &Table, people: SeatSet, here: Option<SeatId>) -> Option<SeatId> {
        presence::still_holding(here, person_needed(table, people))
    }

    /// Returns the seat whose turn starts without Ready.
    fn begins(
        table: &Table,
        people: SeatSet,
        here: Option<SeatId>,
        out: Option<SeatId>,
    ) -> Option<SeatId> {
        auto_starting_seat(table, scene(table, people, here, out))
    }

    fn seats(all: &[SeatId]) -> SeatSet {
        all.iter().copied().collect()
    }

    /// A table of two where Ada places a card.
    fn table(choices: Choices) -> Table {
        let options = Options::new(choices).unwrap();
        State::set_out(&options, &["S", "E"], "C A T")
            .unwrap()
            .table
    }

    #[test]
    fn a_hand_stays_covered_until_its_owner_takes_the_device() {
        let mut table = table(Choices::default());
        let two = seats(&[ADA, BO]);
        for away in [None, Some(BO)] {
            assert_eq!(scene(&table, two, away, None), Scene::Cover(ADA));
            assert_eq!(viewer(&table, two, away), Viewer::Table);
        }
        assert_eq!(scene(&table, two, Some(ADA), None), Scene::Hand(ADA));
        assert_eq!(viewer(&table, two, Some(ADA)), Viewer::Seat(ADA));
        assert_eq!(scene(&table, seats(&[ADA]), None, None), Scene::Hand(ADA));
        assert_eq!(scene(&table, seats(&[BO]), None, None), Scene::Watching);
        assert_eq!(thinking_bot(&table, seats(&[BO])), Some(ADA));
        // C4: the clock waits for the player who is to take the device.
        table.turn.ready = false;
        assert_eq!(begins(&table, two, None, None), None);
        assert_eq!(begins(&table, two, Some(ADA), None), Some(ADA));
    }

    #[test]
    fn c4_the_clock_starts_with_ready_for_a_lone_person_too() {
        let alone = seats(&[ADA]);
        let mut table = table(Choices::default());
        table.turn.ready = false;
        assert_eq!(scene(&table, alone, None, None), Scene::Ready(ADA));
        assert_eq!(begins(&table, alone, None, None), None);
        assert_eq!(
            viewer(&table, alone, None),
            Viewer::Seat(ADA),
            "the hand shows before Ready"
        );
        table.turn.ready = true;
        assert_eq!(scene(&table, alone, None, None), Scene::Hand(ADA));
        // Without a clock, a lone player doesn't have to press Ready.
        let mut table = self::table(Choices {
            clock: TimeLimit::Untimed,
            ..Choices::default()
        });
        table.turn.ready = false;
        assert_eq!(scene(&table, alone, None, None), Scene::Hand(ADA));
        assert_eq!(begins(&table, alone, None, None), Some(ADA));
    }

    #[test]
    fn c5_after_a_timeout_no_clock_starts_until_a_player_confirms() {
        let two = seats(&[ADA, BO]);
        let mut table = table(Choices::default());
        table.turn.ready = false;
        // Her own turn follows: the device has not changed hands.
        assert_eq!(scene(&table, two, Some(ADA), Some(ADA)), Scene::Ready(ADA));
        assert_eq!(begins(&table, two, Some(ADA), Some(ADA)), None);
        // Another player's turn follows, who confirms on the cover.
        assert_eq!(scene(&table, two, None, Some(BO)), Scene::Cover(ADA));
        assert_eq!(begins(&table, two, Some(ADA), Some(BO)), Some(ADA));
        // A timeout in a game where no hand is hidden, as recorded in the journal.
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        let player = roster.players()[0].clone();
        let by = PlayedBy::Person;
        let mut choices = Choices::default();
        choices.set_mode(PlayerMode::Solo);
        let options = Options::new(choices).unwrap();
        let seats = vec![Seat { player, by }];
        let mut game = Match::<CULetter>::start(options, seats, Chance::new(1)).unwrap();
        assert_eq!(timed_out_seat(&game), None, "the deal isn't a timeout");
        game.act(ADA, &Action::Ready, Moment(0), None).unwrap();
        assert_eq!(timed_out_seat(&game), None);
        assert!(game.pass_time(Moment(999_000)));
        assert_eq!(timed_out_seat(&game), Some(ADA));
    }

    #[test]
    fn c11_no_hand_shows_while_the_table_decides() {
        let mut table = table(Choices::default());
        let square = |name| Square::from_name(name).unwrap();
        let span = Span::new(square("a1"), square("c1")).unwrap();
        table.stage = Stage::Claiming;
        table.proposed = Some(WordProposal::Span(span));
        let two = seats(&[ADA, BO]);
        assert_eq!(scene(&table, two, Some(ADA), None), Scene::Judge);
        assert_eq!(viewer(&table, two, Some(ADA)), Viewer::Table);
        assert_eq!(here_still(&table, two, Some(ADA)), None);
    }

    #[test]
    fn c34_a_reveal_needs_no_cover() {
        let mut table = table(Choices::default());
        let card = table
            .board
            .face_up_card(Square::from_name("a1").unwrap())
            .unwrap();
        table.stage = Stage::Revealing(card);
        table.turn.ready = false;
        let two = seats(&[ADA, BO]);
        for people in [two, seats(&[ADA])] {
            assert_eq!(scene(&table, people, None, None), Scene::Ready(ADA));
            table.turn.ready = true;
            assert_eq!(scene(&table, people, None, None), Scene::Open(ADA));
            table.turn.ready = false;
        }
        assert_eq!(scene(&table, seats(&[BO]), None, None), Scene::Watching);
        // Without a clock, a lone player doesn't have to press Ready.
        let card = table.stage;
        let mut table = self::table(Choices {
            clock: TimeLimit::Untimed,
            ..Choices::default()
        });
        table.stage = card;
        table.turn.ready = false;
        assert_eq!(scene(&table, two, None, None), Scene::Ready(ADA));
        assert_eq!(begins(&table, seats(&[ADA]), None, None), Some(ADA));
    }

    #[test]
    fn c40_seats_that_have_not_passed_may_press() {
        let mut table = table(Choices {
            scramble: Scramble::Buzzers,
            ..Choices::default()
        });
        let passed = SeatSet::EMPTY;
        let floor = false;
        table.stage = Stage::Scramble(ScrambleState { passed, floor });
        let two = seats(&[ADA, BO]);
        assert_eq!(scene(&table, two, None, None), Scene::Buzzers);
        assert_eq!(thinking_bot(&table, seats(&[ADA])), Some(BO));
        let passed = seats(&[ADA]);
        table.stage = Stage::Scramble(ScrambleState { passed, floor });
        assert_eq!(people_who_can_buzz(&table, two), [BO]);
        assert_eq!(scene(&table, seats(&[ADA]), None, None), Scene::Watching);
    }
}
