//! Texts during a game: scores with their sums, refusals, and the history.

use super::{special_name, table::call_count};
use game::Seat;
use lexicon::Letter;
use paper_grid_rules::{
    CallAnswer, CellId, Effect, EndgameCause, Event, GameOverCause, Hint, LetterScore, Letterfraud,
    LogEntry, Placed, Play, Refusal, ScoredWord, Size, SpecialType,
};
use screen::text::NO_LIST_YET;
use screen::text::list::list_all;
use screen::text::phrase::name;
use screen::text::you::{
    conjugate, mid_sentence_name, player_does, possessive, possessive_at_start, then_player_does,
};

/// Writes out how a word's score adds up: `5 + 1 + 3 = 9`, `(3 + 2 × 1) × 2 = 10`.
pub fn sum_text(word: &ScoredWord) -> String {
    let part = |score: &LetterScore| match score.times {
        1 => score.value.to_string(),
        times => format!("{times} × {}", score.value),
    };
    let parts: Vec<String> = word.letters.iter().map(part).collect();
    let parts = parts.join(" + ");
    match word.times {
        1 => format!("{parts} = {}", word.points),
        times => format!("({parts}) × {times} = {}", word.points),
    }
}

/// Explains in a sentence why an action is refused.
pub fn refusal(refusal: &Refusal, size: Size, seats: &[Seat]) -> String {
    let at = |cell: &CellId| size.cell_name(*cell);
    match refusal {
        Refusal::NotNow => "You can’t do that now.".into(),
        Refusal::NoListYet => NO_LIST_YET.into(),
        Refusal::NoPlaceForAnArea(_) => "Choose an empty, plain cell at the edge.".into(),
        Refusal::NothingLaid => "Lay at least one letter.".into(),
        Refusal::NotFree(cell) => format!("No letter can go in {}.", at(cell)),
        Refusal::TwiceIn(cell) => format!("Only one letter can go in {}.", at(cell)),
        Refusal::NotInHand(letter) => format!("You have no {letter} left."),
        Refusal::NotInLine => "Lay your letters in one row or one column.".into(),
        Refusal::Gap(cell) => format!("There’s a gap in {}. Fill it too.", at(cell)),
        Refusal::WallBefore(cell) => format!("The wall before {} splits your letters.", at(cell)),
        Refusal::MissesStart => "The first word must cover a star in the middle.".into(),
        Refusal::NotConnected => "Join a letter on the board, with no wall between.".into(),
        Refusal::NoRun => "One letter on its own isn’t a word.".into(),
        Refusal::NotWords(words) => not_words(words),
        Refusal::NoSpecials => "This game has no special cells.".into(),
        Refusal::NotInGame(special) => format!("{} isn’t in this game.", special_name(*special)),
        Refusal::TypeStands(special) => {
            format!("The board already has an empty {}.", special_name(*special))
        }
        Refusal::CannotBeSpecial(cell) => {
            format!("Choose an empty, plain cell. {} isn’t one.", at(cell))
        }
        Refusal::NotAnother(_) => "The Thief steals from another player.".into(),
        Refusal::NotInTheirHand(seat, letter) => {
            player_does(&name(seats, *seat), &format!("has no {letter}."))
        }
        Refusal::CrossOut(1) => "Choose the one cell that’s left.".into(),
        Refusal::CrossOut(_) => "Choose 2 cells to cross out.".into(),
        Refusal::CannotBeCrossed(cell) => format!("You can’t cross out {}.", at(cell)),
        Refusal::TooManyLetters(_) => "A Blockade places up to 3 letters.".into(),
        Refusal::Call(calls) => format!("Ask for {} letters.", call_count(calls)),
        Refusal::Keep(0) => "Your hand is full, so you can’t keep any.".into(),
        Refusal::Keep(count) => format!("Keep {count}. Your hand has no room for more."),
        Refusal::NotCalled(letter) => format!("Nobody asked for {letter}."),
        Refusal::Fraud(fraud) => letterfraud(*fraud).into(),
        Refusal::HandFull => "Your hand is full. Place a wall.".into(),
        Refusal::NoFreeEdge => "There’s a wall already. Choose another edge.".into(),
        Refusal::Seals(cell) => format!("That wall would cut off {}.", at(cell)),
        Refusal::ShutsStart => "That wall would leave no room for the first word.".into(),
        Refusal::NoHint => "There’s no hint now.".into(),
    }
}

/// K13: names every bad word once, even if several runs spell it.
fn not_words(words: &[String]) -> String {
    let mut named: Vec<String> = Vec::new();
    for word in words.iter().map(|word| word.to_ascii_uppercase()) {
        if !named.contains(&word) {
            named.push(word);
        }
    }
    let arent = if named.len() == 1 {
        "isn’t"
    } else {
        "aren’t"
    };
    format!("{} {arent} in the word list.", list_all(&named))
}

/// States a Letterfraud limit as an instruction.
pub fn letterfraud(fraud: Letterfraud) -> &'static str {
    match fraud {
        Letterfraud::AllDifferent => "Ask for letters that are all different.",
        Letterfraud::NoneHeld => "Ask for letters you don’t have.",
        Letterfraud::AtMostOneHeld => "Ask for at most 1 letter you have.",
        Letterfraud::InLine => "Ask for letters side by side in a line on the board.",
    }
}

/// Describes an event as a line of the history.
pub fn log_line(line: &LogEntry, size: Size, seats: &[Seat]) -> String {
    let who = &name(seats, line.seat);
    let at = |cell: CellId| size.cell_name(cell);
    match &line.event {
        Event::Claimed(cell) => player_does(who, &format!("claims {}.", at(*cell))),
        Event::Proposed(_) => player_does(who, "shows a play."),
        Event::TakenBack => format!("The table says no. {}", player_does(who, "takes it back.")),
        Event::Played(play) => played_text(who, play),
        Event::Made(cell, special) => {
            let makes = player_does(who, "makes");
            format!("{makes} {} a {}.", at(*cell), special_name(*special))
        }
        Event::Acted(_, effect) => effect_text(who, effect, size, seats),
        Event::Asked { called, kept } => asked_text(who, called, kept),
        Event::Answered(seat, answer) => answered_text(&name(seats, *seat), *answer, size),
        Event::Passed(_) => player_does(who, "passes."),
        Event::TimedOut(_) => format!("{} time is up.", possessive_at_start(who)),
        Event::Endgame(EndgameCause::Edge) => {
            "The endgame begins: the edge has enough letters.".into()
        }
        Event::Endgame(EndgameCause::Standstill) => {
            "The endgame begins: nothing can change now.".into()
        }
        Event::Ended(GameOverCause::OutOfLetters(seat)) => player_does(
            &name(seats, *seat),
            "has no letters left. The game is over.",
        ),
        Event::Ended(GameOverCause::AllPassed) => "Everyone passed. The game is over.".into(),
        Event::Hinted(hint) => hinted_text(who, hint),
        Event::Claims(_) | Event::Turn { .. } => format!("It’s {} turn.", possessive(who)),
        Event::Asks => player_does(who, "asks for letters now."),
    }
}

fn played_text(who: &str, play: &Play) -> String {
    let words = played_words(play);
    match play.points {
        1 => player_does(who, &format!("plays {words} for 1 point.")),
        points => player_does(who, &format!("plays {words} for {points} points.")),
    }
}

/// Lists the words of a play, in capitals.
pub(super) fn played_words(play: &Play) -> String {
    let words = play.words.iter();
    let words: Vec<String> = words.map(|word| word.word.to_ascii_uppercase()).collect();
    list_all(&words)
}

fn effect_text(who: &str, effect: &Effect, size: Size, seats: &[Seat]) -> String {
    match effect {
        Effect::BigAsk => format!(
            "Big Ask: {} 2 to 6 letters this turn.",
            then_player_does(who, "asks for")
        ),
        Effect::Stolen { from, letter, kept } => {
            let lost = if *kept {
                ""
            } else {
                " There’s no room, so it’s lost."
            };
            format!(
                "Thief: {} {letter} from {}.{lost}",
                then_player_does(who, "steals"),
                mid_sentence_name(&name(seats, *from))
            )
        }
        Effect::Destroyed(cells) => {
            let cells: Vec<String> = cells.iter().map(|cell| size.cell_name(*cell)).collect();
            let crosses = then_player_does(who, "crosses");
            format!("Destroyer: {crosses} out {}.", list_all(&cells))
        }
        Effect::GoAgain => format!("Go Again: {}.", then_player_does(who, "gets another turn")),
        Effect::Garbage { letter, lost } => {
            let lost: u32 = lost.iter().map(|count| u32::from(*count)).sum();
            format!("Garbage: everyone loses every {letter}, {lost} in all.")
        }
        Effect::Blocked(placed) if placed.is_empty() => {
            format!("Blockade: {} nothing.", then_player_does(who, "places"))
        }
        Effect::Blocked(placed) => {
            let letter =
                |Placed(cell, letter): &Placed| format!("{letter} in {}", size.cell_name(*cell));
            let placed: Vec<String> = placed.iter().map(letter).collect();
            let places = then_player_does(who, "places");
            format!("Blockade: {places} {}.", list_all(&placed))
        }
        Effect::Collector => {
            format!(
                "Collector: {} hand has no limit this turn.",
                possessive(who)
            )
        }
        Effect::Nothing(special) => no_effect_text(*special),
    }
}

fn no_effect_text(special: SpecialType) -> String {
    format!("{}: there’s nothing it can do.", special_name(special))
}

fn asked_text(who: &str, called: &[Letter], kept: &[Letter]) -> String {
    let asks = player_does(who, &format!("asks for {}", letter_list(called)));
    match kept.len() {
        0 => format!("{asks}, but {} no room.", conjugate(who, "has")),
        count if count < called.len() => {
            format!(
                "{asks}, and {} {}.",
                conjugate(who, "keeps"),
                letter_list(kept)
            )
        }
        _ => format!("{asks}."),
    }
}

fn answered_text(who: &str, answer: CallAnswer, size: Size) -> String {
    match answer {
        CallAnswer::Took(letter) => player_does(who, &format!("takes {letter}.")),
        CallAnswer::Wall(edge) => match size.cells_beside_edge(edge) {
            Some((one, other)) => {
                let (one, other) = (size.cell_name(one), size.cell_name(other));
                player_does(who, &format!("places a wall between {one} and {other}."))
            }
            None => player_does(who, "places a wall."),
        },
        CallAnswer::Nothing => player_does(who, "has no room for a letter or a wall."),
    }
}

fn hinted_text(who: &str, hint: &Hint) -> String {
    match hint {
        Hint::Place(_) => player_does(who, "gets a hint: a place."),
        Hint::Length(_) => player_does(who, "gets a hint: a length."),
        Hint::Letter(_) => player_does(who, "gets a hint: a letter."),
        Hint::Play(_) => player_does(who, "gets a hint: a play."),
        Hint::NoWord => player_does(who, "gets a hint: no word."),
    }
}

pub(super) fn letter_list(letters: &[Letter]) -> String {
    let letters: Vec<String> = letters.iter().map(Letter::to_string).collect();
    list_all(&letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scored(letters: &[(u32, u32)], times: u32) -> ScoredWord {
        let letters = letters
            .iter()
            .map(|&(value, times)| LetterScore { value, times });
        let letters: Vec<LetterScore> = letters.collect();
        let sum: u32 = letters.iter().map(|score| score.points()).sum();
        ScoredWord {
            word: "car".into(),
            cells: Vec::new(),
            letters,
            times,
            points: (sum * times) as i32,
        }
    }

    #[test]
    fn a_score_is_written_as_its_sum() {
        assert_eq!(
            sum_text(&scored(&[(5, 1), (1, 1), (3, 1)], 1)),
            "5 + 1 + 3 = 9"
        );
        assert_eq!(
            sum_text(&scored(&[(3, 1), (1, 2)], 2)),
            "(3 + 2 × 1) × 2 = 10"
        );
    }

    #[test]
    fn a_refusal_names_every_bad_word_once() {
        let bad = |words: &[&str]| {
            let words = words.iter().map(|word| (*word).to_owned()).collect();
            refusal(&Refusal::NotWords(words), Size::Small, &[])
        };
        assert_eq!(bad(&["og"]), "OG isn’t in the word list.");
        assert_eq!(
            bad(&["no", "no", "og"]),
            "NO and OG aren’t in the word list."
        );
        assert_eq!(
            bad(&["no", "og", "no"]),
            "NO and OG aren’t in the word list."
        );
    }
}
