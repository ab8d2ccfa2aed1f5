//! Texts of the table: what the game waits for, and the buttons.

use crate::screen::could_make;
use game::{Seat, SeatId, SeatSet};
use lexicon::Word;
use screen::text::capitals;
use screen::text::phrase::{count, name};
use screen::text::set_up::YOU;
use screen::text::you::{
    conjugate, list_people, owned_thing_at_start, player_does, request_to, who_won,
};
use word_heist_rules::{Motion, MotionKind, PlayMode, Stage, Table};

/// What counts as luck in the account of a game.
pub const LUCK: &str = "The letters";
pub const TABLE: &str = "Words and letters";
pub const WORDS: &str = "Words on the table";
pub const CENTRE: &str = "Letters in the centre";
pub const CENTRE_EMPTY: &str = "No letters here";
pub const NO_WORDS: &str = "Words go here. Anyone can steal them.";
/// Shown at the lower edge when there are more words below.
pub const MORE_WORDS_BELOW: &str = "▾ more words";
pub const FLIP: &str = "Flip";
pub const ALL_UP: &str = "All up";
pub const TYPE_OR_TAP: &str = "Type, or tap letters";
/// Label of the letters of tapped words.
pub const TAPPED_LETTERS: &str = "Letters from the words you tapped";
/// Title of the choice between ways to make a word.
pub const WAYS_TITLE: &str = "What is it made from?";
/// Chooses none of the ways and goes back to typing.
pub const ANOTHER_WORD: &str = "Another word";
pub const SOMEONE_ELSE: &str = "Someone else";
/// Asks the table to count a word that isn't in the list.
pub const ASK: &str = "Ask everyone";
pub const MAKE: &str = "Make it";
pub const CLEAR: &str = "Clear";
pub const PASS: &str = "Pass";
/// Button text when none of the players still in the sweep has a word.
pub const ALL_PASS: &str = "All pass";
pub const TAKE_BACK: &str = "Take back";
pub const GIVE_UP: &str = "Give up";
pub const PADS: &str = "Press when you see a word";
pub const FAR_SIDE: &str = "The far side";
/// Menu label for where the players with buzzers sit.
pub const SEATING: &str = "Players sit";
/// Menu option: players sit on two sides of a tablet between them.
pub const OPPOSITE: &str = "Opposite";
pub const ONE_SIDE: &str = "On one side";
/// Prompt on the far side while a player on the near side is typing.
pub const FAR_SIDE_PROMPT: &str = "Press to be next.";
/// Says that a player sees no more words; the game ends when everyone has pressed it. For the only
/// person at the table, and for the player who types.
pub const FINISH_GAME: &str = "Finish game";
/// The same beside a player's name, where there is less room.
pub const FINISH: &str = "Finish";
pub const CONSENT_NEEDED: &str = "Everyone must agree.";
pub const STOP: &str = "Stop here";
pub const YES: &str = "Yes";
pub const NO: &str = "No";
pub const LEAVE: &str = "A player leaves";
pub const LEAVE_NOTE: &str = "Their words stay and can be stolen.";
pub const OVER_TIME: &str = "Words over time";
pub const IS_DONE: &str = "done";
pub const HAS_LEFT: &str = "left";

/// The prompt for the next action. `people` are the seats of human players; `mark_lesson_done` says
/// whether the player who types could steal and hasn't done so yet.
pub fn prompt(
    table: &Table,
    people: SeatSet,
    speaker: Option<SeatId>,
    mark_lesson_done: bool,
    seats: &[Seat],
) -> String {
    let name = |seat: SeatId| name(seats, seat);
    let looks = |seat: SeatId| player_does(&name(seat), "is looking…");
    if let Some(motion) = &table.motion {
        return motion_question(motion, seats);
    }
    if let Some(seat) = speaker.filter(|_| mark_lesson_done) {
        return request_to(&name(seat), "tap a word to steal it.");
    }
    match &table.stage {
        Stage::ToFlip | Stage::Window { .. } if !people.contains(table.flipper) => {
            looks(table.flipper)
        }
        Stage::Sweep { seat, .. } if !people.contains(*seat) => looks(*seat),
        Stage::ToFlip => request_to(&name(table.flipper), "flip a letter."),
        Stage::Window { .. } => {
            let what = pick(table, table.flipper, "make words, or pass.", TOO_FEW);
            request_to(&name(table.flipper), what)
        }
        Stage::Sweep { seat, .. } => {
            let what = pick(table, *seat, "one word, or pass.", TOO_FEW);
            request_to(&name(*seat), what)
        }
        Stage::Reserved { press, .. } => request_to(&name(press.seat), "type your word."),
        Stage::Open => open_stage_prompt(table, speaker, seats),
        Stage::Laying | Stage::Over(_) => String::new(),
    }
}

/// What a seat is asked for while no word can have so few letters as there are.
const TOO_FEW: &str = "too few letters, so pass.";

/// What a seat is asked for: whether it could make a word decides.
fn pick(table: &Table, seat: SeatId, makes: &'static str, cannot: &'static str) -> &'static str {
    if could_make(table, seat) {
        makes
    } else {
        cannot
    }
}

fn open_stage_prompt(table: &Table, speaker: Option<SeatId>, seats: &[Seat]) -> String {
    let races = table.options.pace.is_some();
    let flips = if races {
        String::new()
    } else {
        format!("{} ", player_does(&name(seats, table.flipper), "flips."))
    };
    let up = table.face_down == 0;
    match (table.options.mode, speaker) {
        (PlayMode::Buzzers { .. }, _) if up => "All up. Press, or finish.".into(),
        (PlayMode::Buzzers { .. }, _) => format!("{flips}Seen a word? Press."),
        (PlayMode::CallItOut, _) if up => "All up. Tap who calls, or finish.".into(),
        (PlayMode::CallItOut, _) => format!("{flips}Tap who calls."),
        (_, Some(seat)) => {
            let what = match (up, table.done.contains(seat)) {
                (true, true) => pick(table, seat, "make words, or wait.", "wait."),
                (true, false) => pick(table, seat, "make words, or finish.", "finish the game."),
                _ if races => pick(table, seat, "make words.", "wait for more letters."),
                _ => pick(table, seat, "flip, or make words.", "flip a letter."),
            };
            let all_up = if up { "All up. " } else { "" };
            format!("{all_up}{}", request_to(&name(seats, seat), what))
        }
        (_, None) if up => "All up. Who has a word?".into(),
        (_, None) => "Who has a word?".into(),
    }
}

/// What the open proposal asks.
pub(crate) fn motion_question(motion: &Motion, seats: &[Seat]) -> String {
    let by = name(seats, motion.by);
    match &motion.matter {
        MotionKind::Stop => player_does(&by, "wants to stop here."),
        MotionKind::TakeBack => player_does(&by, "wants to take the last word back."),
        MotionKind::Count(making) => {
            let asks = player_does(&by, "asks");
            format!("{asks}: is {} a word?", capitals(making.word))
        }
    }
}

/// A seat's answer, after the name of its player.
pub fn seat_answer_label(name: &str, says: &str) -> String {
    format!("{name}: {says}")
}

/// How many letters are face down, following the button's own text.
pub fn face_down_note(count: u8) -> String {
    match count {
        0 => ", every letter is up".into(),
        1 => ", 1 letter left".into(),
        count => format!(", {count} letters left"),
    }
}

/// The caption under the number of face-down letters while none can be turned up.
pub fn letters_left_caption(count: u8) -> String {
    match count {
        1 => "letter left".into(),
        _ => "letters left".into(),
    }
}

/// The typed word, for screen readers.
pub fn typed_word_aria_label(entered: Word) -> String {
    if entered.is_empty() {
        String::new()
    } else {
        format!("Your word: {}", capitals(entered))
    }
}

/// Says which seat has the reservation.
pub fn reservation_note(name: &str) -> String {
    player_does(name, "has it")
}

/// Says which seats are in the queue.
pub fn queue_note(names: &[String]) -> String {
    format!("Then {}", list_people(names))
}

/// A word on the table and its owner, for screen readers.
pub fn word_aria_label(made: Word, name: &str) -> String {
    owned_thing_at_start(&capitals(made), name)
}

/// The label of a pad's key.
pub fn key_label(key: char) -> String {
    format!("Key {key}")
}

/// What screen readers add to the name on a pad.
pub fn press_aria_suffix(name: &str) -> String {
    format!(" {}", conjugate(name, "presses"))
}

/// What screen readers add to a name that can be tapped to choose the maker of a word.
pub fn has_word_aria_suffix(name: &str) -> String {
    format!(" {}", conjugate(name, "has a word"))
}

/// Note next to the name of the seat that flips.
pub fn flips_note(name: &str) -> String {
    conjugate(name, "flips")
}

/// Note next to the name of a seat that can't press until the next letter.
pub fn locked_note(name: &str) -> String {
    conjugate(name, "waits")
}

/// The button with which a player finishes, for screen readers. It ends with what it `shows`.
pub fn finish_label(name: &str, shows: &str) -> String {
    if name == YOU {
        shows.to_owned()
    } else {
        seat_answer_label(name, shows)
    }
}

/// What a player is asked who finishes although letters are left (A16).
pub fn finish_question(table: &Table) -> Option<String> {
    match table.face_down {
        0 => None,
        1 => Some("1 letter is left. Press again to finish without it.".into()),
        left => Some(format!(
            "{left} letters are left. Press again to finish without them."
        )),
    }
}

/// The button for a seat to leave.
pub fn leave_label(name: &str) -> String {
    player_does(name, "leaves")
}

/// The button to take back the last word.
pub fn take_back_label(made: Word) -> String {
    format!("Take {} back", capitals(made))
}

/// The button for one of several ways to make a word.
pub fn way_label(way: &str) -> String {
    format!("From {way}")
}

pub fn winner_text(names: &[String]) -> String {
    who_won(names, "The game is over.")
}

/// Why one of several players with the same score wins (A17).
pub fn tie_break_text(more: usize, less: usize) -> String {
    format!("The scores are level. More letters win, {more} to {less}.")
}

/// The result of a game for a single player.
pub fn solo_result(words: usize) -> String {
    format!("{} at the end.", count(words, "word", "words"))
}

/// A line of the words-over-time chart, for screen readers.
pub fn curve_aria_label(name: &str, words: usize) -> String {
    format!("{} with {words}", player_does(name, "ends"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Countdown, PlayedBy, Roster};
    use lexicon::Letter;

    const ADA: SeatId = SeatId::FIRST;

    /// A table where Bo has these words, and these letters are in the centre.
    fn table(words: &[&str], centre: &str, stage: Stage) -> Table {
        let words: Vec<Word> = words.iter().map(|word| Word::new(word).unwrap()).collect();
        let centre: Vec<Letter> = centre.chars().filter_map(Letter::new).collect();
        let mut table = Table::for_example(&words, &centre);
        table.flipper = ADA;
        table.stage = stage;
        table
    }

    /// The prompt while Ada types.
    fn says(table: &Table) -> String {
        let mut roster = Roster::default();
        for name in ["Ada", "Bo"] {
            roster.add(name).unwrap();
        }
        let seats = roster.players().iter().map(|player| Seat {
            player: player.clone(),
            by: PlayedBy::Person,
        });
        let seats: Vec<Seat> = seats.collect();
        prompt(table, SeatId::all(2).collect(), Some(ADA), false, &seats)
    }

    #[test]
    fn the_prompt_asks_for_words_only_where_there_are_letters_enough() {
        let clock = Countdown::default();
        let window = || Stage::Window { clock };
        let sweep = || Stage::Sweep {
            seat: ADA,
            maker: None,
            clock,
        };
        let few = "Ada: too few letters, so pass.";
        assert_eq!(says(&table(&[], "tea", window())), few);
        assert_eq!(says(&table(&[], "r", sweep())), few);
        let makes = "Ada: make words, or pass.";
        assert_eq!(says(&table(&[], "team", window())), makes);
        assert_eq!(says(&table(&["gape"], "r", window())), makes);
        let one = "Ada: one word, or pass.";
        assert_eq!(says(&table(&["gape"], "r", sweep())), one);
        let flips = "Ada: flip a letter.";
        assert_eq!(says(&table(&["gape"], "", Stage::Open)), flips);
        let both = "Ada: flip, or make words.";
        assert_eq!(says(&table(&["gape"], "r", Stage::Open)), both);
    }

    #[test]
    fn a16_finishing_before_the_last_letter_is_asked_about() {
        let mut table = table(&["gape"], "", Stage::Open);
        let question = "94 letters are left. Press again to finish without them.";
        assert_eq!(finish_question(&table).as_deref(), Some(question));
        table.face_down = 1;
        let question = "1 letter is left. Press again to finish without it.";
        assert_eq!(finish_question(&table).as_deref(), Some(question));
        table.face_down = 0;
        assert_eq!(finish_question(&table), None);
    }

    #[test]
    fn a16_once_all_is_up_the_prompt_names_what_the_seat_can_do() {
        let up = |centre: &str| {
            let mut table = table(&["gape"], centre, Stage::Open);
            table.face_down = 0;
            table
        };
        assert_eq!(says(&up("r")), "All up. Ada: make words, or finish.");
        assert_eq!(says(&up("")), "All up. Ada: finish the game.");
        let mut done = up("r");
        done.done = done.done.with(ADA);
        assert_eq!(says(&done), "All up. Ada: make words, or wait.");
    }
}
