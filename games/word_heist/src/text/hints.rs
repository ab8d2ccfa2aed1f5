//! Texts of hints, which reveal more each time. A phone has one line for them.

use super::play;
use crate::screen::hinted::{Kind, Stated};
use game::Seat;
use screen::text::phrase::{capitals, count};

pub const LOST: &str = "The hint didn’t come. Try again.";

/// The text of a hint; empty if none was asked for.
pub fn hinted(stated: &Stated, seats: &[Seat]) -> String {
    match stated {
        Stated::Nothing => String::new(),
        Stated::Coming => "Looking for a word…".into(),
        Stated::NoWord => "There’s no word worth making now.".into(),
        Stated::Kind(kind, letters) => of_kind(*kind, *letters),
        Stated::Source(sources) if sources.words.is_empty() => {
            let used: Vec<String> = play::letters(sources.letters.iter().copied());
            format!("Use {} from the centre.", used.join(" "))
        }
        Stated::Source(sources) => format!("Use {}.", play::way(sources, seats)),
        Stated::Word(word, sources) => {
            format!(
                "Make {} from {}.",
                capitals(*word),
                play::way(sources, seats)
            )
        }
    }
}

fn of_kind(kind: Kind, letters: usize) -> String {
    let letters = count(letters, "letter", "letters");
    match kind {
        Kind::New => format!("Look for a new word of {letters}."),
        Kind::Grown => format!("Grow one of your words to {letters}."),
        Kind::Steal => format!("Look for a steal of {letters}."),
        Kind::Merger(words) => format!("Join {words} words into one of {letters}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Hint;
    use crate::screen::hinted::{HintStep, Hinted};
    use game::{PlayedBy, Roster, SeatId};
    use lexicon::{Letter, Word};
    use screen::text::set_up::YOU;
    use word_heist_rules::{Table, TableWordId};

    const ADA: SeatId = SeatId::FIRST;

    fn word(text: &str) -> Word {
        Word::new(text).unwrap()
    }

    /// A table where Bo has GAPE and TEA, and R, D and U are in the centre.
    fn table() -> Table {
        let letters: Vec<Letter> = word("rdu").letters().collect();
        Table::set_out(&[word("gape"), word("tea")], &letters)
    }

    fn seats(names: [&str; 2]) -> Vec<Seat> {
        let mut roster = Roster::default();
        for name in names {
            roster.add(name).unwrap();
        }
        let players = roster.players().iter().cloned();
        let seat = |player| Seat {
            player,
            by: PlayedBy::Person,
        };
        players.map(seat).collect()
    }

    /// The texts of a hint, step by step.
    fn told(table: &Table, made: &str, taken: &[u16], names: [&str; 2]) -> Vec<String> {
        let taken = taken.iter().copied().map(TableWordId::numbered);
        let hint = Hint {
            word: word(made),
            taken: taken.collect::<Vec<_>>().into(),
        };
        let each = HintStep::ALL.map(|step| {
            let told = Hinted::Told {
                seat: ADA,
                hint,
                step,
            };
            hinted(&told.states(table), &seats(names))
        });
        each.to_vec()
    }

    #[test]
    fn a_steal_hint_is_worded_in_three_steps() {
        assert_eq!(
            told(&table(), "grape", &[0], ["Ada", "Bo"]),
            [
                "Look for a steal of 5 letters.",
                "Use Bo’s GAPE + R.",
                "Make GRAPE from Bo’s GAPE + R."
            ]
        );
    }

    #[test]
    fn hints_word_extensions_centre_words_and_mergers_differently() {
        let mut own = table();
        own.words[0].owner = ADA;
        assert_eq!(
            told(&own, "grape", &[0], [YOU, "Bo"]),
            [
                "Grow one of your words to 5 letters.",
                "Use your GAPE + R.",
                "Make GRAPE from your GAPE + R."
            ]
        );
        let mut centre = table();
        centre.centre = Table::set_out(&[], &word("turned").letters().collect::<Vec<_>>()).centre;
        assert_eq!(
            told(&centre, "tuned", &[], ["Ada", "Bo"]),
            [
                "Look for a new word of 5 letters.",
                "Use T U N E D from the centre.",
                "Make TUNED from the centre alone."
            ]
        );
        let merger = told(&table(), "gratepead", &[0, 1], ["Ada", "Bo"]);
        assert_eq!(merger[0], "Join 2 words into one of 9 letters.");
        assert_eq!(merger[1], "Use Bo’s GAPE + Bo’s TEA + R + D.");
    }

    #[test]
    fn a_pending_or_missing_hint_is_reported() {
        let (table, seats) = (table(), seats(["Ada", "Bo"]));
        let says = |one: Hinted| hinted(&one.states(&table), &seats);
        let coming = Hinted::Nothing.more(&table, ADA);
        assert_eq!(says(Hinted::Nothing), "");
        assert_eq!(says(coming), "Looking for a word…");
        let none = coming.found(coming.coming().unwrap(), None);
        assert_eq!(says(none), "There’s no word worth making now.");
        // The hint's letters are gone, so there is nothing left to say.
        let hint = Hint {
            word: word("zebra"),
            taken: Vec::new().into(),
        };
        let gone = coming.found(coming.coming().unwrap(), Some(hint));
        assert_eq!(says(gone), "");
    }
}
