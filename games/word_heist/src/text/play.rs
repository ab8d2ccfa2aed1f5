//! Texts during play: refusals, how words are made, and the history.

use super::word_refusal;
use crate::screen::hint_state::{WordGain, WordSources};
use game::{Seat, SeatId};
use lexicon::{Letter, Word};
use screen::text::phrase::{capitals, count, name, sentence};
use screen::text::you::{own_thing, owned_thing, player_does, possessive};
use word_heist_rules::{
    EndReason, LogEntry, MadeWord, Refusal, Scoring, Table, WayToMake, WordOrigin,
};

pub(super) fn letter_texts(letters: impl IntoIterator<Item = Letter>) -> Vec<String> {
    let letters = letters.into_iter();
    letters
        .map(|letter| letter.uppercase().to_string())
        .collect()
}

/// Why an action is refused, in a sentence (A11).
pub fn describe_refusal(refusal: &Refusal, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    if let Some(says) = word_refusal(refusal) {
        return says;
    }
    match refusal {
        Refusal::NotAtTheTable(_) => "Nobody sits there any more.".into(),
        Refusal::SeveralWays(_) => "It can be made in several ways. Which?".into(),
        Refusal::Reserved(seat) => format!("{} got there first.", name(seat)),
        Refusal::ByItself => "Letters turn up by themselves.".into(),
        Refusal::OtherFlips(seat) => player_does(&name(seat), "flips the next letter."),
        Refusal::NothingToFlip => "Every letter is up.".into(),
        Refusal::TooSoon { .. } => "Too soon: look at the letter first.".into(),
        Refusal::LockedOut => "Wait for the next letter.".into(),
        Refusal::Pressed => "You’re already in the queue.".into(),
        Refusal::PressFirst => "Press first.".into(),
        Refusal::NotDoneYet => "Letters are left. Flip one first.".into(),
        Refusal::DoneAlready => "You’re already done.".into(),
        Refusal::NothingToTakeBack => "There’s no word to take back.".into(),
        Refusal::InTheList(made) => {
            format!("{} is in the word list, so just make it.", capitals(*made))
        }
        Refusal::NobodyToAsk(made) => format!(
            "{} isn’t in the list. You’re alone, so nobody can allow it.",
            capitals(*made)
        ),
        // The remaining refusals are about the word, and were handled above.
        _ => "You can’t do that now.".into(),
    }
}

/// What a word is made from: `Bo’s GAPE + R`, `the centre alone`.
pub fn describe_way(sources: &WordSources, seats: &[Seat]) -> String {
    let old = sources.words.iter();
    let old = old.map(|(owner, word)| owned_thing(&capitals(*word), &name(seats, *owner)));
    let joined = letter_texts(sources.letters.iter().copied());
    if sources.words.is_empty() {
        "the centre alone".into()
    } else {
        old.chain(joined).collect::<Vec<_>>().join(" + ")
    }
}

/// The ways in which the typed word can be made; if there is only one, what it gains for the seat.
pub fn describe_ways(
    table: &Table,
    seat: SeatId,
    made: Word,
    ways: &[WayToMake],
    seats: &[Seat],
) -> String {
    let told = ways.iter();
    let told = told.map(|one| describe_way(&WordSources::from_way(table, one), seats));
    let told: Vec<String> = told.collect();
    let from = format!("From {}", told.join(", or "));
    match ways {
        [way] => {
            let gain = WordGain::from_way(table, seat, made, way);
            format!("{from}: {}", describe_own_gain(&gain))
        }
        _ => from,
    }
}

/// How to let go of a tapped word, which the typed word must use.
pub fn how_to_let_go(tapped: Word) -> String {
    format!("Tap {} again to let it go.", capitals(tapped))
}

/// What a word changes in its maker's score. Where words are counted, one that grows stays one.
pub(super) fn describe_own_gain(gain: &WordGain) -> String {
    match (gain.scoring, gain.own) {
        (Scoring::Words, 0) => "still 1 word".into(),
        (scoring, points) => describe_points(scoring, points),
    }
}

/// A change of a score: `+1 word`, `−3 points`.
pub(super) fn describe_points(scoring: Scoring, points: i32) -> String {
    let sign = if points < 0 { "−" } else { "+" };
    let points = points.unsigned_abs() as usize;
    let counted = match scoring {
        Scoring::Words => count(points, "word", "words"),
        _ => count(points, "point", "points"),
    };
    format!("{sign}{counted}")
}

/// The message for a word that was entered before the word list had loaded.
pub fn waiting_for_list(made: Word) -> String {
    format!(
        "Loading the word list. Then we’ll check {}.",
        capitals(made)
    )
}

/// The life of a word: `GAIN (Bo) → TAPING (Ada)`.
pub fn describe_word_history(words: &[&MadeWord], seats: &[Seat]) -> String {
    let told = words.iter();
    let told = told.map(|one| format!("{} ({})", capitals(one.word()), name(seats, one.owner)));
    told.collect::<Vec<_>>().join(" → ")
}

fn describe_origin(story: &WordOrigin, seats: &[Seat]) -> String {
    let joined = letter_texts(story.joined.iter().copied());
    let old = story.from.iter();
    let old = old.map(|(seat, old)| {
        if *seat == story.seat {
            own_thing(&capitals(*old), &name(seats, *seat))
        } else {
            owned_thing(&capitals(*old), &name(seats, *seat))
        }
    });
    let parts: Vec<String> = old.chain(joined).collect();
    let stolen = story.from.iter().any(|(seat, _)| *seat != story.seat);
    let how = match (story.from.is_empty(), stolen) {
        (true, _) => String::new(),
        (false, true) => format!(", stealing {}", parts.join(" + ")),
        (false, false) => format!(", from {}", parts.join(" + ")),
    };
    let house = if story.house { " (agreed)" } else { "" };
    format!("{}{house}{how}", capitals(story.word))
}

/// The text for a line of the history.
pub fn describe_log_entry(line: &LogEntry, seats: &[Seat]) -> String {
    let name = |seat: &SeatId| name(seats, *seat);
    match line {
        LogEntry::Laid(letters) => format!("{letters} letters lie face down."),
        LogEntry::Flipped(letter) => format!("{} turns up.", letter.uppercase()),
        LogEntry::Made(made) => {
            format!(
                "{} {}.",
                player_does(&name(&made.seat), "makes"),
                describe_origin(made, seats)
            )
        }
        LogEntry::Passed(seat) => player_does(&name(seat), "passes."),
        LogEntry::Reserved(seat) => player_does(&name(seat), "types now."),
        LogEntry::Released(seat) => player_does(&name(seat), "gives up."),
        LogEntry::TimedOut(seat) => format!("{} time is up.", sentence(&possessive(&name(seat)))),
        LogEntry::Interrupted(seat) => reservation_cancelled(&name(seat)),
        LogEntry::AsksToStop(seat) => player_does(&name(seat), "asks to stop here."),
        LogEntry::AsksToTakeBack(seat) => {
            player_does(&name(seat), "asks to take the last word back.")
        }
        LogEntry::AsksToCount(seat, asked) => {
            let asks = player_does(&name(seat), "asks");
            format!("{asks} whether {} is a word.", capitals(*asked))
        }
        LogEntry::Declined(seat) => player_does(&name(seat), "says no."),
        LogEntry::TakenBack(made) => format!("{} is taken back.", capitals(made.word)),
        LogEntry::Done(seat) => player_does(&name(seat), "is done."),
        LogEntry::Left(seat) => player_does(&name(seat), "leaves the game."),
        LogEntry::Ended(cause) => describe_end(*cause).into(),
    }
}

/// The message that a reservation was cancelled because the page was closed.
pub fn reservation_cancelled(name: &str) -> String {
    format!(
        "The page closed during {} word. Nobody loses anything.",
        possessive(name)
    )
}

/// Why the game ended.
pub const fn describe_end(cause: EndReason) -> &'static str {
    match cause {
        EndReason::AllDone => "Everyone is done.",
        EndReason::Stopped => "Everyone agreed to stop.",
        EndReason::TimeUp => "Time is up.",
        EndReason::Idle => "Nobody moved for a minute.",
        EndReason::Deserted => "Everyone has left.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{PlayedBy, Roster};
    use word_heist_rules::{Choices, Options, SourceChoice};

    fn seats() -> Vec<Seat> {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let players = roster.players().iter().cloned();
        players
            .map(|player| Seat {
                player,
                by: PlayedBy::Person,
            })
            .collect()
    }

    fn made(text: &str) -> Word {
        Word::new(text).unwrap()
    }

    #[test]
    fn a11_each_refusal_names_its_reason() {
        let says = |one: &Refusal| describe_refusal(one, &seats());
        assert_eq!(
            says(&Refusal::TooShort { least: 4 }),
            "Too short. Words need 4 letters."
        );
        assert_eq!(
            says(&Refusal::OnlyExtends(made("gape"))),
            "GAPE is still in it, in one piece. Break it up."
        );
        let missing = made("sz").letters().collect();
        assert_eq!(
            says(&Refusal::LettersNotThere { missing }),
            "S and Z aren’t there."
        );
    }

    #[test]
    fn a_tapped_word_says_how_to_let_it_go() {
        assert_eq!(how_to_let_go(made("team")), "Tap TEAM again to let it go.");
    }

    #[test]
    fn the_preview_says_what_a_word_gains() {
        let letters: Vec<Letter> = made("rns").letters().collect();
        let mut table = Table::for_example(&[made("gape")], &letters);
        let says = |table: &Table| {
            let grape = made("grape");
            let ways = table.ways_to_spell(SeatId::FIRST, grape, &SourceChoice::ANY);
            describe_ways(table, SeatId::FIRST, grape, &ways.unwrap(), &seats())
        };
        assert_eq!(says(&table), "From Bo’s GAPE + R: +1 word");
        table.words[0].owner = SeatId::FIRST;
        assert_eq!(says(&table), "From Ada’s GAPE + R: still 1 word");
        table.options = Options::new(Choices {
            scoring: Scoring::LengthSquared,
            ..Choices::default()
        })
        .unwrap();
        assert_eq!(says(&table), "From Ada’s GAPE + R: +9 points");
    }

    #[test]
    fn a_steal_in_the_history_names_what_it_used() {
        let steal = WordOrigin {
            seat: SeatId::FIRST,
            word: made("grape"),
            from: vec![(SeatId::new(1), made("gape"))],
            joined: made("r").letters().collect(),
            house: false,
        };
        assert_eq!(
            describe_log_entry(&LogEntry::Made(steal), &seats()),
            "Ada makes GRAPE, stealing Bo’s GAPE + R."
        );
    }
}
