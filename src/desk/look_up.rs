//! Whether words may be looked up on this device just now (O29).

use crate::storage::Store;
use crate::table::{Card, GameId, Shelf};

/// Whether nobody may look words up while a game of that name with this journal goes on.
pub type Bars = fn(&str, &str) -> bool;

/// The games that looking words up has to wait for, the one last played first: those that go on
/// and in which words can be challenged (O29). There are none to wait for at the table of
/// another game: from `within` one that goes on and has no challenges, the list answers.
#[must_use]
pub fn look_ups_wait_for<S: Store>(
    shelf: &Shelf<'_, S>,
    within: Option<&GameId>,
    bars: Bars,
) -> Vec<(GameId, Card)> {
    let barring = shelf.going_on(bars);
    let goes_on = |id: &&GameId| shelf.card(id).is_ok_and(|card| card.outcome.is_none());
    let free = |id: &GameId| barring.iter().all(|(other, _)| other != id);
    match within.filter(goes_on).is_some_and(free) {
        true => Vec::new(),
        false => barring,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::one_letter_better::rules as one_letter_better;
    use crate::games::one_letter_better::rules::{Action, Checking, Choices, OneLetterBetter};
    use crate::games::word_heist::rules as word_heist;
    use crate::games::word_heist::rules::WordHeist;
    use crate::storage::{MemoryStore, Records};
    use crate::table::{Chance, Game, Match, Moment, PlayedBy, Roster, Seat, Stamp};

    fn seats() -> Vec<Seat> {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let by = PlayedBy::Person;
        let players = roster.players().iter().cloned();
        players.map(|player| Seat { player, by }).collect()
    }

    fn better(checking: Checking) -> Match<OneLetterBetter> {
        let options = one_letter_better::Options::new(Choices {
            checking,
            rounds: 1,
            ..Choices::default()
        });
        Match::begin(options.unwrap(), seats(), Chance::new(1)).unwrap()
    }

    fn heist() -> Match<WordHeist> {
        let options = word_heist::Options::default();
        Match::begin(options, seats(), Chance::new(1)).unwrap()
    }

    /// Exchanges until the deck is empty and all have passed.
    fn played_to_its_end(mut game: Match<OneLetterBetter>) -> Match<OneLetterBetter> {
        while game.outcome().is_none() {
            let seat = game.state().table.turn.seat;
            let view = game.view(crate::table::Viewer::Seat(seat));
            let action = match view.table.turn.drawn || view.deck == 0 {
                false => Action::Draw,
                true => Action::End(view.hand[..*view.discards().start()].to_vec()),
            };
            game.act(seat, &action, Moment(0), None).unwrap();
        }
        game
    }

    fn id(text: &str) -> GameId {
        text.parse().unwrap()
    }

    fn keep<G: Game>(records: &mut Records<MemoryStore>, name: &str, game: &Match<G>) {
        Shelf::new(records).keep(&id(name), None, game, Stamp(1));
    }

    fn waits_for(records: &mut Records<MemoryStore>, within: Option<&str>) -> Vec<String> {
        let within = within.map(id);
        let waits = look_ups_wait_for(
            &Shelf::new(records),
            within.as_ref(),
            crate::games::bars_look_ups,
        );
        waits.into_iter().map(|(id, _)| id.to_string()).collect()
    }

    #[test]
    fn o29_nobody_looks_words_up_while_a_game_with_challenges_goes_on() {
        let mut records = Records::new(MemoryStore::default());
        assert!(waits_for(&mut records, None).is_empty());
        keep(&mut records, "auto", &better(Checking::AutoCheck));
        keep(&mut records, "honour", &better(Checking::Honour));
        keep(&mut records, "heist", &heist());
        assert!(waits_for(&mut records, None).is_empty());
        keep(&mut records, "doubt", &better(Checking::Challenge));
        assert_eq!(waits_for(&mut records, None), ["doubt"]);
    }

    #[test]
    fn o29_the_list_answers_again_when_that_game_is_over() {
        let mut records = Records::new(MemoryStore::default());
        let over = played_to_its_end(better(Checking::Challenge));
        keep(&mut records, "doubt", &over);
        assert!(waits_for(&mut records, None).is_empty());
    }

    #[test]
    fn o29_from_the_table_of_another_game_the_list_answers() {
        let mut records = Records::new(MemoryStore::default());
        keep(&mut records, "heist", &heist());
        keep(&mut records, "doubt", &better(Checking::Challenge));
        keep(&mut records, "other", &better(Checking::Challenge));
        let over = played_to_its_end(better(Checking::AutoCheck));
        keep(&mut records, "over", &over);
        assert!(waits_for(&mut records, Some("heist")).is_empty());
        for within in [None, Some("doubt"), Some("over"), Some("gone")] {
            let waits = waits_for(&mut records, within);
            assert_eq!(waits.len(), 2, "{within:?}: {waits:?}");
        }
    }
}
