//! What a player can do about a refusal.

use word_heist_rules::{Action, Attempt, Refusal, Table, Way};

/// What a player can do about a refusal.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Offer {
    /// Only try another word.
    #[default]
    None,
    /// Choose one of these ways (A9), either to make the word or to ask the table.
    Ways(Action, Vec<Way>),
    /// Ask the other players to count the word (A18).
    House(Attempt),
    /// Wait: the word is judged as soon as the word list has loaded.
    Wait(Action),
}

impl Offer {
    /// What a table offers after it refused an action.
    pub fn after(action: &Action, refusal: &Refusal, table: &Table) -> Offer {
        match (refusal, action) {
            (Refusal::NoListYet, _) => Offer::Wait(action.clone()),
            (Refusal::SeveralWays(ways), _) => Offer::Ways(action.clone(), ways.clone()),
            (Refusal::NotInTheList(_), Action::Make(attempt)) if table.takes_house_words() => {
                Offer::House(attempt.clone())
            }
            _ => Offer::None,
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
        let mut table = Table::set_out(&[word("page")], &letters);
        table.present = SeatId::all(seats).collect::<SeatSet>();
        table
    }

    fn after(refusal: Refusal, seats: u8) -> Offer {
        let make = Action::Make(Attempt::of(word("zaza")));
        Offer::after(&make, &refusal, &table(seats))
    }

    #[test]
    fn a18_a_player_alone_is_offered_no_house_words() {
        let zaza = || Refusal::NotInTheList(word("zaza"));
        assert_eq!(after(zaza(), 2), Offer::House(Attempt::of(word("zaza"))));
        assert_eq!(after(zaza(), 1), Offer::None);
    }

    #[test]
    fn a9_the_offered_ways_keep_the_action_with_its_word() {
        let ways = table(2)
            .ways(SeatId::FIRST, word("grape"), &Default::default())
            .unwrap();
        assert_eq!(ways.len(), 2);
        let Offer::Ways(Action::Make(made), offered) = after(Refusal::SeveralWays(ways.clone()), 2)
        else {
            panic!("expected Offer::Ways");
        };
        assert_eq!((made.word, offered), (word("zaza"), ways));
    }

    #[test]
    fn a_word_waits_only_for_the_word_list() {
        let make = Action::Make(Attempt::of(word("zaza")));
        assert_eq!(after(Refusal::NoListYet, 1), Offer::Wait(make));
        assert_eq!(after(Refusal::TooShort { least: 4 }, 2), Offer::None);
    }
}
