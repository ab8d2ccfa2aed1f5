//! A number for what the table waits for, and from which seat. It changes whenever a double tap
//! would act for another player, turn up a second letter, or do more than was meant. It stays the
//! same while words are typed or other players queue up.

use game::{Match, SeatSet};
use word_heist_rules::{Phase, WordHeist};

/// Returns a number that stands for what the table waits for, and from which seats.
pub fn prompt_id(game: &Match<WordHeist>) -> u32 {
    let waiting = game.waiting_for();
    let seats = waiting.seats();
    let Some(phase) = waiting.phase() else {
        return 0;
    };
    let table = &game.state().table;
    let (kind, of) = match phase {
        Phase::Flip => (1, seats),
        Phase::Make => (2, seats),
        Phase::Sweep => (3, seats),
        // Each tap turns up one letter, and each word made counts too.
        Phase::Open => {
            let moves = table.turned_up_count() + table.words.len();
            return 4 << 16 | moves as u32;
        }
        Phase::Type(seat) => (5, SeatSet::EMPTY.with(seat)),
        Phase::Vote => (6, seats),
    };
    let bits = of.iter().map(|seat| 1 << seat.index());
    kind << 16 | bits.sum::<u32>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Chance, Moment, PlayedBy, Roster, Seat, SeatId};
    use word_heist_rules::{Action, Choices, Options, PlayMode};

    fn game(mode: PlayMode) -> Match<WordHeist> {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let seats = roster.players().iter().map(|player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        });
        let choices = Choices {
            mode,
            ..Choices::default()
        };
        let options = Options::new(choices).unwrap();
        Match::start(options, seats.collect(), Chance::new(1)).unwrap()
    }

    fn act_and_get_prompt_id(game: &mut Match<WordHeist>, seat: SeatId, action: &Action) -> u32 {
        // Steps are a second apart, and no clock runs out.
        let at = Moment(game.last_moment().0 + 1_000);
        game.act(seat, action, at, None).unwrap();
        prompt_id(game)
    }

    #[test]
    fn the_number_changes_with_the_turn_and_the_phase() {
        let mut game = game(PlayMode::TURNS);
        let mut asked = vec![prompt_id(&game)];
        for action in [Action::Flip, Action::Pass, Action::Pass] {
            let seat = game.waiting_for().seats().iter().next().unwrap();
            asked.push(act_and_get_prompt_id(&mut game, seat, &action));
        }
        let mut different = asked.clone();
        different.sort_unstable();
        different.dedup();
        assert_eq!(different.len(), asked.len(), "{asked:?}");
    }

    #[test]
    fn the_number_changes_with_each_flip() {
        let mut game = game(PlayMode::CallItOut);
        let before = prompt_id(&game);
        let flipper = game.state().table.flipper;
        assert_ne!(
            act_and_get_prompt_id(&mut game, flipper, &Action::Flip),
            before
        );
    }

    #[test]
    fn a13_the_number_stays_while_a_seat_types_and_others_queue() {
        let mut game = game(PlayMode::BUZZERS);
        let (ada, bo) = (SeatId::FIRST, SeatId::new(1));
        let flipper = game.state().table.flipper;
        let open = act_and_get_prompt_id(&mut game, flipper, &Action::Flip);
        let ada_types = act_and_get_prompt_id(&mut game, ada, &Action::Buzz(Moment(2_000)));
        assert_ne!(ada_types, open);
        let typed = Action::Type("an".parse().unwrap());
        assert_eq!(act_and_get_prompt_id(&mut game, ada, &typed), ada_types);
        let queued = act_and_get_prompt_id(&mut game, bo, &Action::Buzz(Moment(4_000)));
        assert_eq!(queued, ada_types);
        assert_ne!(
            act_and_get_prompt_id(&mut game, ada, &Action::Release),
            ada_types,
            "Bo types"
        );
    }
}
