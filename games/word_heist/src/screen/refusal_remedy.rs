//! What a player can do about a refusal.

use word_heist_rules::{Action, Attempt, Refusal, Table, WayToMake};

/// What a player can do about a refusal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum RefusalRemedy {
    /// No remedy: the player can only try another word.
    #[default]
    None,
    /// Choose one of these ways (A9), either to make the word or to ask the table.
    Ways(Action, Vec<WayToMake>),
    /// Ask the other players to count the word (A18).
    House(Attempt),
    /// Wait: the word is judged as soon as the word list has loaded.
    Wait(Action),
}

impl RefusalRemedy {
    /// What a table offers after it refused an action.
    pub fn for_refusal(action: &Action, refusal: &Refusal, table: &Table) -> RefusalRemedy {
        match (refusal, action) {
            (Refusal::NoListYet, _) => RefusalRemedy::Wait(action.clone()),
            (Refusal::SeveralWays(ways), _) => RefusalRemedy::Ways(action.clone(), ways.clone()),
            (Refusal::NotInTheList(_), Action::Make(attempt)) if table.can_accept_house_words() => {
                RefusalRemedy::House(attempt.clone())
            }
            _ => RefusalRemedy::None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{SeatId, SeatSet};
    use lexicon::{Letter, Word};

    fn word(text: &str) -> Word {
        Word::new(text).unwrap()
    }

    fn table(seats: u8) -> Table {
        let letters: Vec<Letter> = word("grapes").letters().collect();
        let mut table = Table::for_example(&[word("page")], &letters);
        table.present = SeatId::all(seats).collect::<SeatSet>();
        table
    }

    fn remedy(refusal: Refusal, seats: u8) -> RefusalRemedy {
        let make = Action::Make(Attempt::from_any_source(word("zaza")));
        RefusalRemedy::for_refusal(&make, &refusal, &table(seats))
    }

    #[test]
    fn a18_a_lone_player_is_offered_no_house_words() {
        let zaza = || Refusal::NotInTheList(word("zaza"));
        assert_eq!(
            remedy(zaza(), 2),
            RefusalRemedy::House(Attempt::from_any_source(word("zaza")))
        );
        assert_eq!(remedy(zaza(), 1), RefusalRemedy::None);
    }

    #[test]
    fn a9_the_offered_ways_keep_the_action_with_its_word() {
        let ways = table(2)
            .ways_to_spell(SeatId::FIRST, word("grape"), &Default::default())
            .unwrap();
        assert_eq!(ways.len(), 2);
        let RefusalRemedy::Ways(Action::Make(made), offered) =
            remedy(Refusal::SeveralWays(ways.clone()), 2)
        else {
            panic!("expected Offer::Ways");
        };
        assert_eq!((made.word, offered), (word("zaza"), ways));
    }

    #[test]
    fn a_refused_word_is_retried_only_when_the_list_was_missing() {
        let make = Action::Make(Attempt::from_any_source(word("zaza")));
        assert_eq!(remedy(Refusal::NoListYet, 1), RefusalRemedy::Wait(make));
        assert_eq!(
            remedy(Refusal::TooShort { least: 4 }, 2),
            RefusalRemedy::None
        );
    }
}
