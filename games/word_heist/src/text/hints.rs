//! Texts of hints, which reveal more each time. A phone has two lines for them.

use super::play;
use crate::screen::hint_state::{HintMessage, HintedWordKind, WordGain, WordSources};
use game::{Seat, SeatId};
use lexicon::Word;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name};
use screen::text::you::{owned_thing, then_player_does};
use word_heist_rules::Scoring;

/// The text of a hint; empty if none was asked for.
pub fn describe_hint(stated: &HintMessage, seats: &[Seat]) -> String {
    match stated {
        HintMessage::Nothing => String::new(),
        HintMessage::Pending => "Looking for a word…".into(),
        HintMessage::NoWord => "There’s no word worth making now.".into(),
        HintMessage::Kind(kind, letters, words) => {
            describe_word_kind(*kind, *letters, words, seats)
        }
        HintMessage::Source(sources) if sources.words.is_empty() => {
            let used: Vec<String> = play::letter_texts(sources.letters.iter().copied());
            format!("Use {} from the centre.", used.join(" "))
        }
        HintMessage::Source(sources) => format!("Use {}.", play::describe_way(sources, seats)),
        HintMessage::Word(word, sources, gain) => {
            let from = describe_sources(sources);
            let gains = describe_gain(gain, *word, sources, seats);
            format!("{} from {from}: {gains}.", capitals(*word))
        }
    }
}

fn describe_word_kind(
    kind: HintedWordKind,
    letters: usize,
    words: &[(SeatId, Word)],
    seats: &[Seat],
) -> String {
    let letters = count(letters, "letter", "letters");
    let old = words.iter();
    let old = old.map(|(owner, word)| owned_thing(&capitals(*word), &name(seats, *owner)));
    let old = list_all(&old.collect::<Vec<_>>());
    match kind {
        HintedWordKind::New => format!("Make a new word of {letters} from the centre."),
        HintedWordKind::Grown => format!("Grow {old} to {letters}."),
        HintedWordKind::Steal => format!("Steal {old} with a word of {letters}."),
        HintedWordKind::Merger(_) => format!("Join {old} into {letters}."),
    }
}

/// What a word is made from, without owners: `GAPE + R`, `the centre`.
fn describe_sources(sources: &WordSources) -> String {
    if sources.words.is_empty() {
        return "the centre".into();
    }
    let old = sources.words.iter().map(|(_, word)| capitals(*word));
    let letters = play::letter_texts(sources.letters.iter().copied());
    old.chain(letters).collect::<Vec<_>>().join(" + ")
}

/// What a word changes in the scores, or in its length if the scores stay.
fn describe_gain(gain: &WordGain, made: Word, sources: &WordSources, seats: &[Seat]) -> String {
    let counted = |points: i32| {
        let points = points.unsigned_abs() as usize;
        match gain.scoring {
            Scoring::Words => count(points, "word", "words"),
            _ => count(points, "point", "points"),
        }
    };
    let mut all = Vec::new();
    if gain.own != 0 {
        let sign = if gain.own > 0 { "+" } else { "−" };
        all.push(format!("{sign}{}", counted(gain.own)));
    }
    let lost = gain.lost.iter().filter(|(_, points)| *points != 0);
    all.extend(
        lost.map(|(seat, points)| {
            then_player_does(&name(seats, *seat), &format!("loses {points}"))
        }),
    );
    if all.is_empty() {
        let longest = sources.words.iter().map(|(_, word)| word.len()).max();
        let old = longest.map_or(String::new(), |old| format!(", not {old}"));
        all.push(format!("{} letters{old}", made.len()));
    }
    all.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Hint;
    use crate::screen::hint_state::{HintState, HintStep};
    use game::{PlayedBy, Roster, SeatId};
    use lexicon::{Letter, Word};
    use screen::text::set_up::YOU;
    use word_heist_rules::{Choices, MadeWordId, Options, Table};

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
                "Steal Bo’s GAPE with a word of 5 letters.",
                "Use Bo’s GAPE + R.",
                "GRAPE from GAPE + R: +1 word, Bo loses 1."
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
                "Grow your GAPE to 5 letters.",
                "Use your GAPE + R.",
                "GRAPE from GAPE + R: 5 letters, not 4."
            ]
        );
        let mut centre = table();
        centre.centre =
            Table::for_example(&[], &word("turned").letters().collect::<Vec<_>>()).centre;
        assert_eq!(
            hint_texts(&centre, "tuned", &[], ["Ada", "Bo"]),
            [
                "Make a new word of 5 letters from the centre.",
                "Use T U N E D from the centre.",
                "TUNED from the centre: +1 word."
            ]
        );
        let merger = hint_texts(&table(), "gratepead", &[0, 1], ["Ada", "Bo"]);
        assert_eq!(merger[0], "Join Bo’s GAPE and Bo’s TEA into 9 letters.");
        assert_eq!(merger[1], "Use Bo’s GAPE + Bo’s TEA + R + D.");
        assert_eq!(
            merger[2],
            "GRATEPEAD from GAPE + TEA + R + D: +1 word, Bo loses 2."
        );
    }

    #[test]
    fn the_last_step_counts_as_the_scores_do() {
        let mut points = table();
        points.options = Options::new(Choices {
            scoring: Scoring::Letters,
            ..Choices::default()
        })
        .unwrap();
        let says = |table: &Table| hint_texts(table, "grape", &[0], ["Ada", YOU]).remove(2);
        assert_eq!(says(&points), "GRAPE from GAPE + R: +5 points, you lose 4.");
        points.words[0].owner = ADA;
        assert_eq!(says(&points), "GRAPE from GAPE + R: +1 point.");
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
