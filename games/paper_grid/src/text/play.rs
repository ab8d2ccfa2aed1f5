//! Texts during a game: scores with their sums, refusals, and the history.

use super::{special_name, table::how_many};
use game::Seat;
use lexicon::Letter;
use paper_grid_rules::{
    Answer, CellId, Effect, EndCause, EndgameCause, Event, Hint, LetterScore, Letterfraud, Line,
    Placed, Play, Refusal, Scored, Size, Special,
};
use screen::text::NO_LIST_YET;
use screen::text::list::all_of;
use screen::text::phrase::name;
use screen::text::you::{agrees, does, them, then_does, whose, whose_first};

/// Writes out how a word's score adds up: `5 + 1 + 3 = 9`, `(3 + 2 × 1) × 2 = 10`.
pub fn sum(word: &Scored) -> String {
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
    let at = |cell: &CellId| size.name(*cell);
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
            does(&name(seats, *seat), &format!("has no {letter}."))
        }
        Refusal::CrossOut(1) => "Choose the one cell that’s left.".into(),
        Refusal::CrossOut(_) => "Choose 2 cells to cross out.".into(),
        Refusal::CannotBeCrossed(cell) => format!("You can’t cross out {}.", at(cell)),
        Refusal::TooManyLetters(_) => "A Blockade places up to 3 letters.".into(),
        Refusal::Call(calls) => format!("Call {} letters.", how_many(calls)),
        Refusal::Keep(0) => "Your hand is full, so you can’t keep any.".into(),
        Refusal::Keep(count) => format!("Keep {count}. Your hand has no room for more."),
        Refusal::NotCalled(letter) => format!("Nobody called {letter}."),
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
    format!("{} {arent} in the word list.", all_of(&named))
}

/// States a Letterfraud limit as an instruction.
pub fn letterfraud(fraud: Letterfraud) -> &'static str {
    match fraud {
        Letterfraud::AllDifferent => "Call letters that are all different.",
        Letterfraud::NoneHeld => "Call letters you don’t have.",
        Letterfraud::AtMostOneHeld => "Call at most 1 letter you have.",
        Letterfraud::InLine => "Call letters side by side in a line on the board.",
    }
}

/// Describes an event as a line of the history.
pub fn line(line: &Line, size: Size, seats: &[Seat]) -> String {
    let who = &name(seats, line.seat);
    let at = |cell: CellId| size.name(cell);
    match &line.event {
        Event::Claimed(cell) => does(who, &format!("claims {}.", at(*cell))),
        Event::Proposed(_) => does(who, "shows a play."),
        Event::TakenBack => format!("The table says no. {}", does(who, "takes it back.")),
        Event::Played(play) => played(who, play),
        Event::Made(cell, special) => {
            let makes = does(who, "makes");
            format!("{makes} {} a {}.", at(*cell), special_name(*special))
        }
        Event::Acted(_, effect) => acted(who, effect, size, seats),
        Event::Asked { called, kept } => asked(who, called, kept),
        Event::Answered(seat, answer) => answered(&name(seats, *seat), *answer, size),
        Event::Passed(_) => does(who, "passes."),
        Event::TimedOut(_) => format!("{} time is up.", whose_first(who)),
        Event::Endgame(EndgameCause::Edge) => {
            "The endgame begins: the edge has enough letters.".into()
        }
        Event::Endgame(EndgameCause::Standstill) => {
            "The endgame begins: nothing can change now.".into()
        }
        Event::Ended(EndCause::OutOfLetters(seat)) => does(
            &name(seats, *seat),
            "has no letters left. The game is over.",
        ),
        Event::Ended(EndCause::AllPassed) => "Everyone passed. The game is over.".into(),
        Event::Hinted(hint) => hinted(who, hint),
        Event::Claims(_) | Event::Turn { .. } => format!("It’s {} turn.", whose(who)),
        Event::Asks => does(who, "calls letters now."),
    }
}

fn played(who: &str, play: &Play) -> String {
    let words = played_words(play);
    match play.points {
        1 => does(who, &format!("plays {words} for 1 point.")),
        points => does(who, &format!("plays {words} for {points} points.")),
    }
}

/// Lists the words of a play, in capitals.
pub(super) fn played_words(play: &Play) -> String {
    let words = play.words.iter();
    let words: Vec<String> = words.map(|word| word.word.to_ascii_uppercase()).collect();
    all_of(&words)
}

fn acted(who: &str, effect: &Effect, size: Size, seats: &[Seat]) -> String {
    match effect {
        Effect::BigAsk => format!(
            "Big Ask: {} 2 to 6 letters this turn.",
            then_does(who, "calls")
        ),
        Effect::Stolen { from, letter, kept } => {
            let lost = if *kept {
                ""
            } else {
                " There’s no room, so it’s lost."
            };
            format!(
                "Thief: {} {letter} from {}.{lost}",
                then_does(who, "steals"),
                them(&name(seats, *from))
            )
        }
        Effect::Destroyed(cells) => {
            let cells: Vec<String> = cells.iter().map(|cell| size.name(*cell)).collect();
            let crosses = then_does(who, "crosses");
            format!("Destroyer: {crosses} out {}.", all_of(&cells))
        }
        Effect::GoAgain => format!("Go Again: {}.", then_does(who, "gets another turn")),
        Effect::Garbage { letter, lost } => {
            let lost: u32 = lost.iter().map(|count| u32::from(*count)).sum();
            format!("Garbage: everyone loses every {letter}, {lost} in all.")
        }
        Effect::Blocked(placed) if placed.is_empty() => {
            format!("Blockade: {} nothing.", then_does(who, "places"))
        }
        Effect::Blocked(placed) => {
            let letter =
                |Placed(cell, letter): &Placed| format!("{letter} in {}", size.name(*cell));
            let placed: Vec<String> = placed.iter().map(letter).collect();
            let places = then_does(who, "places");
            format!("Blockade: {places} {}.", all_of(&placed))
        }
        Effect::Collector => {
            format!("Collector: {} hand has no limit this turn.", whose(who))
        }
        Effect::Nothing(special) => nothing(*special),
    }
}

fn nothing(special: Special) -> String {
    format!("{}: there’s nothing it can do.", special_name(special))
}

fn asked(who: &str, called: &[Letter], kept: &[Letter]) -> String {
    let calls = does(who, &format!("calls {}", letters(called)));
    match kept.len() {
        0 => format!("{calls}, and {}.", agrees(who, "keeps none")),
        count if count < called.len() => {
            format!("{calls}, and {} {}.", agrees(who, "keeps"), letters(kept))
        }
        _ => format!("{calls}."),
    }
}

fn answered(who: &str, answer: Answer, size: Size) -> String {
    match answer {
        Answer::Took(letter) => does(who, &format!("takes {letter}.")),
        Answer::Wall(edge) => match size.beside_edge(edge) {
            Some((one, other)) => {
                let (one, other) = (size.name(one), size.name(other));
                does(who, &format!("places a wall between {one} and {other}."))
            }
            None => does(who, "places a wall."),
        },
        Answer::Nothing => does(who, "has no room for a letter or a wall."),
    }
}

fn hinted(who: &str, hint: &Hint) -> String {
    match hint {
        Hint::Place(_) => does(who, "gets a hint: a place."),
        Hint::Length(_) => does(who, "gets a hint: a length."),
        Hint::Play(_) => does(who, "gets a hint: a play."),
        Hint::NoWord => does(who, "gets a hint: no word."),
    }
}

pub(super) fn letters(letters: &[Letter]) -> String {
    let letters: Vec<String> = letters.iter().map(Letter::to_string).collect();
    all_of(&letters)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scored(letters: &[(u32, u32)], times: u32) -> Scored {
        let letters = letters
            .iter()
            .map(|&(value, times)| LetterScore { value, times });
        let letters: Vec<LetterScore> = letters.collect();
        let sum: u32 = letters.iter().map(|score| score.points()).sum();
        Scored {
            word: "car".into(),
            cells: Vec::new(),
            letters,
            times,
            points: (sum * times) as i32,
        }
    }

    #[test]
    fn a_score_is_written_as_its_sum() {
        assert_eq!(sum(&scored(&[(5, 1), (1, 1), (3, 1)], 1)), "5 + 1 + 3 = 9");
        assert_eq!(sum(&scored(&[(3, 1), (1, 2)], 2)), "(3 + 2 × 1) × 2 = 10");
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
