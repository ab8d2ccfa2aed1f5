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
    // C4: only where several people share the device is there a Ready, which also finds out who holds
    // it. Uncovering the device counts as pressing it.
    let shared = hides_hands(people);
    let asks = shared && !table.turn.ready;
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
            true if asks => Scene::Ready(seat),
            true => Scene::Open(seat),
            false => Scene::Watching,
        },
        _ => match person_needed(table, people) {
            None => Scene::Watching,
            Some(seat) if shared && here != Some(seat) => Scene::Cover(seat),
            Some(seat) if asks && out == Some(seat) => Scene::Ready(seat),
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
/// or a lone player.
pub fn auto_starting_seat(table: &Table, scene: Scene) -> Option<SeatId> {
    let seat = match scene {
        Scene::Hand(seat) | Scene::Open(seat) => Some(seat),
        _ => None,
    };
    seat.filter(|_| !table.turn.ready)
}

/// Whether a lone player's clock starts only when the last motion has ended: that of a bot's action
/// (C4).
pub fn starts_after_motion(game: &Match<CULetter>, people: SeatSet) -> bool {
    let by_bot = || {
        let by = game.last_step().and_then(|step| step.by);
        by.is_some_and(|seat| !people.contains(seat))
    };
    let timed = game.state().table.turn_time() != TimeLimit::Untimed;
    timed && !hides_hands(people) && by_bot()
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
    fn c4_there_is_no_ready_where_the_device_is_not_shared() {
        let alone = seats(&[ADA]);
        for clock in [TimeLimit::Untimed, TimeLimit::Seconds(30)] {
            let mut table = table(Choices {
                clock,
                ..Choices::default()
            });
            table.turn.ready = false;
            for out in [None, Some(ADA)] {
                assert_eq!(scene(&table, alone, None, out), Scene::Hand(ADA));
                assert_eq!(begins(&table, alone, None, out), Some(ADA));
            }
            assert_eq!(viewer(&table, alone, None), Viewer::Seat(ADA));
            table.turn.ready = true;
            assert_eq!(begins(&table, alone, None, None), None, "it has begun");
        }
    }

    #[test]
    fn c4_a_lone_players_clock_starts_after_a_bots_motion() {
        let mut roster = Roster::default();
        roster.add("Ada").unwrap();
        roster.add("Bo").unwrap();
        let each = roster.players().iter();
        let each = each.map(|player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        });
        let seats: Vec<Seat> = each.collect();
        let waits = |clock, people: &[SeatId]| {
            let options = Options::new(Choices {
                clock,
                ..Choices::default()
            });
            let chance = Chance::new(1);
            let game = Match::<CULetter>::start(options.unwrap(), seats.clone(), chance);
            let mut game = game.unwrap();
            let people = super::tests::seats(people);
            assert!(!starts_after_motion(&game, people), "the deal waits");
            let first = game.state().table.turn.seat;
            game.act(first, &Action::Ready, Moment(0), None).unwrap();
            (first, starts_after_motion(&game, people))
        };
        let timed = TimeLimit::Seconds(30);
        let (first, _) = waits(timed, &[]);
        let other = first.next_clockwise(2);
        assert!(waits(timed, &[other]).1, "a bot has acted");
        assert!(!waits(timed, &[first]).1, "a person has acted");
        assert!(!waits(timed, &[first, other]).1, "the device is shared");
        assert!(!waits(TimeLimit::Untimed, &[other]).1, "there is no clock");
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
        assert_eq!(scene(&table, two, None, None), Scene::Ready(ADA));
        table.turn.ready = true;
        assert_eq!(scene(&table, two, None, None), Scene::Open(ADA));
        table.turn.ready = false;
        assert_eq!(scene(&table, seats(&[BO]), None, None), Scene::Watching);
        // C4: a lone player has no Ready.
        assert_eq!(begins(&table, seats(&[ADA]), None, None), Some(ADA));
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
