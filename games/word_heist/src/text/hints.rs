//! Texts of hints, which reveal more each time. A phone has two lines for them.

use super::play;
use crate::screen::hint_state::{HintMessage, HintedWordKind, WithoutWord, WordGain};
use game::{Seat, SeatId};
use lexicon::Word;
use screen::text::list::list_all;
use screen::text::phrase::{capitals, count, name};
use screen::text::you::{owned_thing, then_player_does};

/// The text of a hint; empty if none was asked for. Each step says what the one before didn't:
/// where to look, which letters to use, and the word with what it gains.
pub fn describe_hint(stated: &HintMessage, seats: &[Seat]) -> String {
    match stated {
        HintMessage::Nothing => String::new(),
        HintMessage::Pending => "Looking for a word…".into(),
        HintMessage::NoWord(instead) => describe_no_word(*instead).into(),
        HintMessage::Kind(kind, letters, words) => {
            describe_word_kind(*kind, *letters, words, seats)
        }
        HintMessage::Source(sources) => {
            let letters = list_all(&play::letter_texts(sources.letters.iter().copied()));
            match (sources.words.is_empty(), letters.is_empty()) {
                (true, _) => format!("Use {letters}. Mix them up."),
                (false, false) => format!("Add {letters} and mix all the letters."),
                (false, true) => "Add nothing. Just mix all the letters.".into(),
            }
        }
        HintMessage::Word(word, _, gain) => {
            format!("{}: {}", capitals(*word), describe_gains(gain, seats))
        }
    }
}

/// That there is no word, and what to do instead.
const fn describe_no_word(instead: WithoutWord) -> &'static str {
    match instead {
        WithoutWord::Flip => "There’s no word to make yet. Flip a letter.",
        WithoutWord::Pass => "There’s no word to make yet. Pass for now.",
        WithoutWord::Finish => "There’s no word left to make. You can finish.",
        WithoutWord::Wait => "There’s no word to make yet. Wait for a letter.",
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

/// What a word changes in the scores, and why it is worth making if they stay.
fn describe_gains(gain: &WordGain, seats: &[Seat]) -> String {
    let mut all = vec![play::describe_own_gain(gain)];
    let lost = gain.lost.iter().filter(|(_, points)| *points != 0);
    all.extend(
        lost.map(|(seat, points)| {
            then_player_does(&name(seats, *seat), &format!("loses {points}"))
        }),
    );
    let robs = all.len() > 1;
    let says = all.join(", ");
    match gain.own {
        0 if !robs => format!("{says}, but more letters win a tie."),
        own if own < 0 && !robs => format!("{says}. Better leave it."),
        _ => format!("{says}."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::Hint;
    use crate::screen::hint_state::{HintState, HintStep};
    use game::{Countdown, PlayedBy, Roster, SeatId};
    use lexicon::{Letter, Word};
    use screen::text::set_up::YOU;
    use word_heist_rules::{Choices, MadeWordId, Options, Scoring, Stage, Table};

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
                "Add R and mix all the letters.",
                "GRAPE: +1 word, Bo loses 1."
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
                "Add R and mix all the letters.",
                "GRAPE: still 1 word, but more letters win a tie."
            ]
        );
        let mut centre = table();
        centre.centre =
            Table::for_example(&[], &word("turned").letters().collect::<Vec<_>>()).centre;
        assert_eq!(
            hint_texts(&centre, "tuned", &[], ["Ada", "Bo"]),
            [
                "Make a new word of 5 letters from the centre.",
                "Use T, U, N, E and D. Mix them up.",
                "TUNED: +1 word."
            ]
        );
        let merger = hint_texts(&table(), "gratepead", &[0, 1], ["Ada", "Bo"]);
        assert_eq!(merger[0], "Join Bo’s GAPE and Bo’s TEA into 9 letters.");
        assert_eq!(merger[1], "Add R and D and mix all the letters.");
        assert_eq!(merger[2], "GRATEPEAD: +1 word, Bo loses 2.");
        for word in &mut own.words {
            word.owner = ADA;
        }
        let merger = hint_texts(&own, "gapetae", &[0, 1], ["Ada", "Bo"]);
        assert_eq!(merger, [""; 3], "GAPE stays in one piece");
        let merger = hint_texts(&own, "gaptaee", &[0, 1], ["Ada", "Bo"]);
        assert_eq!(merger[1], "Add nothing. Just mix all the letters.");
        assert_eq!(merger[2], "GAPTAEE: −1 word. Better leave it.");
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
        assert_eq!(says(&points), "GRAPE: +5 points, you lose 4.");
        points.words[0].owner = ADA;
        assert_eq!(says(&points), "GRAPE: +1 point.");
    }

    #[test]
    fn without_a_word_a_hint_says_what_to_do_instead() {
        let (mut table, seats) = (table(), seats(["Ada", "Bo"]));
        let coming = HintState::Nothing.reveal_more(&table, ADA);
        let none = coming.with_result(coming.pending_request().unwrap(), None);
        let says = |table: &Table| describe_hint(&none.message(table), &seats);
        table.flipper = ADA;
        let flip = "There’s no word to make yet. Flip a letter.";
        assert_eq!(says(&table), flip);
        table.flipper = SeatId::new(1);
        let wait = "There’s no word to make yet. Wait for a letter.";
        assert_eq!(says(&table), wait);
        table.face_down = 0;
        let finish = "There’s no word left to make. You can finish.";
        assert_eq!(says(&table), finish);
        let clock = Countdown::default();
        table.stage = Stage::Window { clock };
        let pass = "There’s no word to make yet. Pass for now.";
        assert_eq!(says(&table), pass);
    }

    #[test]
    fn a_pending_or_missing_hint_is_reported() {
        let (table, seats) = (table(), seats(["Ada", "Bo"]));
        let says = |one: HintState| describe_hint(&one.message(&table), &seats);
        let coming = HintState::Nothing.reveal_more(&table, ADA);
        assert_eq!(says(HintState::Nothing), "");
        assert_eq!(says(coming), "Looking for a word…");
        // The hint's letters are gone, so there is nothing left to say.
        let hint = Hint {
            word: word("zebra"),
            taken: Vec::new().into(),
        };
        let gone = coming.with_result(coming.pending_request().unwrap(), Some(hint));
        assert_eq!(says(gone), "");
    }
}
