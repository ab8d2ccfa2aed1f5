//! Texts of hints, which reveal more each time. A phone has one line for them.

use super::play;
use crate::screen::hint_state::{HintMessage, HintedWordKind};
use game::Seat;
use screen::text::phrase::{capitals, count};

pub const HINT_FAILED: &str = "The hint didn’t come. Try again.";

/// The text of a hint; empty if none was asked for.
pub fn describe_hint(stated: &HintMessage, seats: &[Seat]) -> String {
    match stated {
        HintMessage::Nothing => String::new(),
        HintMessage::Pending => "Looking for a word…".into(),
        HintMessage::NoWord => "There’s no word worth making now.".into(),
        HintMessage::Kind(kind, letters) => describe_word_kind(*kind, *letters),
        HintMessage::Source(sources) if sources.words.is_empty() => {
            let used: Vec<String> = play::letter_texts(sources.letters.iter().copied());
            format!("Use {} from the centre.", used.join(" "))
        }
        HintMessage::Source(sources) => format!("Use {}.", play::describe_way(sources, seats)),
        HintMessage::Word(word, sources) => {
            format!(
                "Make {} from {}.",
                capitals(*word),
                play::describe_way(sources, seats)
            )
        }
    }
}

fn describe_word_kind(kind: HintedWordKind, letters: usize) -> String {
    let letters = count(letters, "letter", "letters");
    match kind {
        HintedWordKind::New => format!("Look for a new word of {letters}."),
        HintedWordKind::Grown => format!("Grow one of your words to {letters}."),
        HintedWordKind::Steal => format!("Look for a steal of {letters}."),
        HintedWordKind::Merger(words) => format!("Join {words} words into one of {letters}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Hint;
    use crate::screen::hint_state::{HintState, HintStep};
    use game::{PlayedBy, Roster, SeatId};
    use lexicon::{Letter, Word};
    use screen::text::set_up::YOU;
    use word_heist_rules::{MadeWordId, Table};

    const ADA: SeatId = SeatId::FIRST;

    fn word(text: &str) -> Word {
        Word::new(text).unwrap()
    }

    /// A table where Bo has GAPE and TEA, and R, D and U are in the centre.
    fn table() -> Table {
        let letters: Vec<Letter> = word("rdu").letters().collect();
        Table::for_example(&[word("gape"), word("tea")], &letters)
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
    fn hint_texts(table: &Table, made: &str, taken: &[u16], names: [&str; 2]) -> Vec<String> {
        let taken = taken.iter().copied().map(MadeWordId::new);
        let hint = Hint {
            word: word(made),
            taken: taken.collect::<Vec<_>>().into(),
        };
        let each = HintStep::ALL.map(|step| {
            let told = HintState::Revealed {
                seat: ADA,
                hint,
                step,
            };
            describe_hint(&told.message(table), &seats(names))
        });
        each.to_vec()
    }

    #[test]
    fn a_steal_hint_is_worded_in_three_steps() {
        assert_eq!(
            hint_texts(&table(), "grape", &[0], ["Ada", "Bo"]),
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
            hint_texts(&own, "grape", &[0], [YOU, "Bo"]),
            [
                "Grow one of your words to 5 letters.",
                "Use your GAPE + R.",
                "Make GRAPE from your GAPE + R."
            ]
        );
        let mut centre = table();
        centre.centre =
            Table::for_example(&[], &word("turned").letters().collect::<Vec<_>>()).centre;
        assert_eq!(
            hint_texts(&centre, "tuned", &[], ["Ada", "Bo"]),
            [
                "Look for a new word of 5 letters.",
                "Use T U N E D from the centre.",
                "Make TUNED from the centre alone."
            ]
        );
        let merger = hint_texts(&table(), "gratepead", &[0, 1], ["Ada", "Bo"]);
        assert_eq!(merger[0], "Join 2 words into one of 9 letters.");
        assert_eq!(merger[1], "Use Bo’s GAPE + Bo’s TEA + R + D.");
    }

    #[test]
    fn a_pending_or_missing_hint_is_reported() {
        let (table, seats) = (table(), seats(["Ada", "Bo"]));
        let says = |one: HintState| describe_hint(&one.message(&table), &seats);
        let coming = HintState::Nothing.reveal_more(&table, ADA);
        assert_eq!(says(HintState::Nothing), "");
        assert_eq!(says(coming), "Looking for a word…");
        let none = coming.with_result(coming.pending_request().unwrap(), None);
        assert_eq!(says(none), "There’s no word worth making now.");
        // The hint's letters are gone, so there is nothing left to say.
        let hint = Hint {
            word: word("zebra"),
            taken: Vec::new().into(),
        };
        let gone = coming.with_result(coming.pending_request().unwrap(), Some(hint));
        assert_eq!(says(gone), "");
    }
}
