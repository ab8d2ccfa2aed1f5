//! Texts of the history: the last action in one line, the side panel's rows, what happened since
//! a seat's turn, and why the game ended.
//!
//! A narrow line has room for about 38 characters, so the facts come right after the name.

use super::special_name;
use crate::screen::news::{News, Part, TurnNews, acts};
use game::{Match, Seat, SeatId};
use lexicon::Letter;
use paper_grid_rules::{Answer, Effect, EndCause, EndgameCause, PaperGrid, Size, Stage};
use screen::news::{Act, Did, Row, Since, since as acts_since};
use screen::text::list::all_of;
use screen::text::phrase::name;
use screen::text::you::{agrees, does, them, those, whose_first};

const NOTHING: &str = "";

/// Describes the last action in one narrow line.
pub fn did(game: &Match<PaperGrid>) -> Option<Did> {
    let told = Teller::of(game);
    acts(game).last().map(|act| told.did(act, told.short(act)))
}

/// Describes the last round of asking and its answers. It stays until the next round is answered,
/// or until the endgame begins, in which no seat asks.
pub fn asked(game: &Match<PaperGrid>) -> Option<Did> {
    let told = Teller::of(game);
    let acts = acts(game);
    let at = acts.iter().rposition(|act| act.news.answered())?;
    let (act, later) = acts.get(at..)?.split_first()?;
    let News::Turn(turn) = &act.news else {
        return None;
    };
    let ends = later.iter().any(|act| matches!(act.news, News::Endgame(_)));
    let turns = later.iter().filter(|act| act.actor.is_some()).count();
    let stands = turns == 0 || (turns == 1 && !ends);
    stands.then(|| told.did(act, told.asked(act, turn, Form::Short)))
}

/// Returns a row for each turn, the newest first.
pub fn rows(game: &Match<PaperGrid>) -> Vec<Row> {
    let told = Teller::of(game);
    let acts = acts(game);
    acts.iter().rev().map(|act| told.row(act)).collect()
}

/// Describes what happened since a seat's last own turn.
pub fn since(game: &Match<PaperGrid>, seat: SeatId) -> Since {
    let told = Teller::of(game);
    let acts = acts(game);
    let mut lines = Vec::new();
    for act in acts_since(&acts, seat, News::answered) {
        // In the seat's own turn, only the answers are news.
        let own = act.actor == Some(seat);
        for says in told.long(act, own) {
            lines.push(told.did(act, says));
        }
    }
    Since { lines }
}

/// Says why the game ended (K26); empty before the end.
pub fn why(game: &Match<PaperGrid>) -> String {
    match game.state().stage {
        Stage::Over(EndCause::OutOfLetters(seat)) => {
            does(&name(&game.journal().seats, seat), "has no letters left.")
        }
        Stage::Over(EndCause::AllPassed) => "Everyone passed in a row.".into(),
        _ => NOTHING.into(),
    }
}

/// The length of a text.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A text that fits on one narrow line.
    Short,
    /// A text for a row that can wrap; it also says where walls were placed.
    Long,
}

/// Turns history entries into text.
struct Teller<'g> {
    seats: &'g [Seat],
    size: Size,
}

impl Teller<'_> {
    fn of(game: &Match<PaperGrid>) -> Teller<'_> {
        Teller {
            seats: &game.journal().seats,
            size: game.state().board.size(),
        }
    }

    fn name(&self, seat: SeatId) -> String {
        name(self.seats, seat)
    }

    fn actor(&self, act: &Act<News>) -> String {
        act.actor.map_or_else(String::new, |seat| self.name(seat))
    }

    fn did(&self, act: &Act<News>, says: String) -> Did {
        let Act { step, actor, .. } = *act;
        Did { step, actor, says }
    }

    fn short(&self, act: &Act<News>) -> String {
        let who = &self.actor(act);
        match &act.news {
            News::Turn(turn) => match turn.last {
                Part::Asked => {
                    let called = format!("called {}", letters(&turn.called));
                    match self.made_or_laid(who, turn) {
                        Some(done) => format!("{done}, {called}"),
                        None => format!("{who} {called}"),
                    }
                }
                Part::Answered => self.asked(act, turn, Form::Short),
                Part::Laid => self.laid(who, turn),
                Part::Acted => turn
                    .effects
                    .iter()
                    .rev()
                    .find_map(|effect| self.chosen(who, effect))
                    .unwrap_or_else(|| self.laid(who, turn)),
                _ => self.other(who, turn),
            },
            news => self.not_a_turn(who, news),
        }
    }

    /// Describes an entry that isn't a turn.
    fn not_a_turn(&self, who: &str, news: &News) -> String {
        match news {
            News::Claimed(cell) => format!("{who} claimed {}", self.size.name(*cell)),
            News::Endgame(_) => "The endgame begins: words only".into(),
            News::Ended(EndCause::OutOfLetters(seat)) => {
                does(&self.name(*seat), "has no letters left")
            }
            News::Ended(EndCause::AllPassed) => "Everyone passed: game over".into(),
            News::Turn(_) => NOTHING.into(),
        }
    }

    /// Describes a turn whose last part was neither a word nor a round of asking.
    fn other(&self, who: &str, turn: &TurnNews) -> String {
        let words = all_of(&turn.words);
        match turn.last {
            Part::Shown => does(who, &format!("wants to play {words}")),
            Part::TakenBack => format!("The table said no to {words}"),
            Part::Passed => format!("{who} passed"),
            Part::TimedOut => format!("{} time is up", whose_first(who)),
            _ => self.made_or_laid(who, turn).unwrap_or_default(),
        }
    }

    /// Describes the word played, or the cell made special instead.
    fn made_or_laid(&self, who: &str, turn: &TurnNews) -> Option<String> {
        if let Some((cell, special)) = turn.made {
            let cell = self.size.name(cell);
            return Some(format!("{who} made {cell} a {}", special_name(special)));
        }
        let points = turn.points?;
        Some(format!("{who} laid {} for {points}", all_of(&turn.words)))
    }

    /// Describes the word played, with the automatic effects of its special cells.
    fn laid(&self, who: &str, turn: &TurnNews) -> String {
        let mut told = self.made_or_laid(who, turn).unwrap_or_default();
        for effect in &turn.effects {
            told += &match effect {
                Effect::BigAsk => ", with a Big Ask".into(),
                Effect::GoAgain => format!(" and {} again", agrees(who, "goes")),
                Effect::Garbage { letter, .. } => format!(" and binned every {letter}"),
                Effect::Collector => ", with no hand limit".into(),
                Effect::Stolen { .. }
                | Effect::Destroyed(_)
                | Effect::Blocked(_)
                | Effect::Nothing(_) => NOTHING.to_owned(),
            };
        }
        told
    }

    /// Describes what a special cell did by its seat's choice.
    fn chosen(&self, who: &str, effect: &Effect) -> Option<String> {
        let whose = whose_first(who);
        Some(match effect {
            Effect::Stolen { from, letter, kept } => {
                let from = them(&self.name(*from));
                let lost = if *kept { "" } else { ", then lost it" };
                format!("{whose} Thief stole {letter} from {from}{lost}")
            }
            Effect::Destroyed(cells) => {
                let cells: Vec<String> = cells.iter().map(|cell| self.size.name(*cell)).collect();
                format!("{whose} Destroyer crossed out {}", all_of(&cells))
            }
            Effect::Blocked(placed) if placed.is_empty() => {
                format!("{whose} Blockade placed nothing")
            }
            Effect::Blocked(placed) => {
                let placed: Vec<Letter> = placed.iter().map(|placed| placed.1).collect();
                format!("{whose} Blockade placed {}", letters(&placed))
            }
            _ => return None,
        })
    }

    /// Describes a round of asking: `Mum called R N: Dad took R, Zoe a wall`.
    fn asked(&self, act: &Act<News>, turn: &TurnNews, form: Form) -> String {
        format!("{} {}", self.actor(act), self.round(turn, form))
    }

    /// Describes a round of asking without the asker's name.
    fn round(&self, turn: &TurnNews, form: Form) -> String {
        let mut told = format!("called {}", spaced(&turn.called));
        if form == Form::Long && turn.kept.len() < turn.called.len() {
            told += &match turn.kept.as_slice() {
                [] => ", kept none".to_owned(),
                kept => format!(", kept {}", letters(kept)),
            };
        }
        match turn.answers.as_slice() {
            [] => told,
            answers => format!("{told}: {}", self.answers(answers, form)),
        }
    }

    fn answers(&self, answers: &[(SeatId, Answer)], form: Form) -> String {
        let mut took: Vec<(Letter, Vec<String>)> = Vec::new();
        let mut walled = Vec::new();
        let mut nothing = Vec::new();
        let mut places = Vec::new();
        for (seat, answer) in answers {
            let who = self.name(*seat);
            match answer {
                Answer::Took(letter) => match took.iter_mut().find(|(other, _)| other == letter) {
                    Some((_, names)) => names.push(who),
                    None => took.push((*letter, vec![who])),
                },
                Answer::Wall(edge) => {
                    if let Some((one, other)) = self.size.beside_edge(*edge) {
                        let (one, other) = (self.size.name(one), self.size.name(other));
                        let who = them(&who);
                        places.push(format!("{who} placed a wall between {one} and {other}"));
                    }
                    walled.push(who);
                }
                Answer::Nothing => nothing.push(who),
            }
        }
        let mut parts = Vec::new();
        for (letter, names) in &took {
            let verb = if parts.is_empty() { " took" } else { "" };
            parts.push(format!("{}{verb} {letter}", those(names)));
        }
        match (form, walled.as_slice()) {
            (_, []) => {}
            (Form::Long, _) => parts.append(&mut places),
            (Form::Short, names) => {
                let verb = if parts.is_empty() { " placed" } else { "" };
                let each = if names.len() > 1 { " each" } else { "" };
                parts.push(format!("{}{verb} a wall{each}", those(names)));
            }
        }
        if !nothing.is_empty() {
            parts.push(format!("{} had no room", those(&nothing)));
        }
        parts.join(", ")
    }

    /// Returns a sentence for each part of an entry; for the reader's own turn, only
    /// for the asking.
    fn long(&self, act: &Act<News>, own: bool) -> Vec<String> {
        let who = &self.actor(act);
        let News::Turn(turn) = &act.news else {
            return vec![self.not_a_turn(who, &act.news)];
        };
        let mut lines = Vec::new();
        if !own {
            if turn.points.is_some() || turn.made.is_some() {
                lines.push(self.laid(who, turn));
            }
            let effects = turn.effects.iter();
            lines.extend(effects.filter_map(|effect| self.chosen(who, effect)));
        }
        match turn.called.as_slice() {
            [] => {}
            _ => lines.push(self.asked(act, turn, Form::Long)),
        }
        match turn.last {
            Part::Shown | Part::TakenBack | Part::Passed | Part::TimedOut => {
                lines.push(self.other(who, turn));
            }
            _ => {}
        }
        lines
    }

    fn row(&self, act: &Act<News>) -> Row {
        let (words, says, points) = match &act.news {
            News::Turn(turn) => match turn.points {
                Some(points) => {
                    let says = self.small(NOTHING, turn);
                    (turn.words.join(", "), says, Some(points))
                }
                None => {
                    let who = &self.actor(act);
                    let says = format!("{who} {}", self.small(who, turn));
                    (String::new(), says, None)
                }
            },
            News::Endgame(cause) => (String::new(), endgame(*cause).into(), None),
            news => (String::new(), self.not_a_turn(&self.actor(act), news), None),
        };
        Row {
            step: act.step,
            seat: act.actor,
            words,
            says,
            points,
        }
    }

    /// Describes a turn in a row, apart from its words and the player's name.
    fn small(&self, who: &str, turn: &TurnNews) -> String {
        let mut parts = Vec::new();
        if let Some((cell, special)) = turn.made {
            let (cell, special) = (self.size.name(cell), special_name(special));
            parts.push(format!("made {cell} a {special}"));
        }
        parts.extend(turn.effects.iter().map(|effect| self.effect(effect)));
        if !turn.called.is_empty() {
            parts.push(self.round(turn, Form::Long));
        }
        let words = all_of(&turn.words);
        match turn.last {
            Part::Shown => parts.push(agrees(who, &format!("wants to play {words}"))),
            Part::TakenBack => parts.push(format!("took {words} back")),
            Part::Passed => parts.push("passed".into()),
            Part::TimedOut => parts.push("ran out of time".into()),
            _ => {}
        }
        parts.join(", ")
    }

    /// Describes a special cell's effect in a row.
    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::BigAsk => "Big Ask".into(),
            Effect::GoAgain => "Go Again".into(),
            Effect::Collector => "no hand limit".into(),
            Effect::Garbage { letter, .. } => format!("binned every {letter}"),
            Effect::Stolen { from, letter, kept } => {
                let lost = if *kept { "" } else { " and lost it" };
                format!("stole {letter} from {}{lost}", them(&self.name(*from)))
            }
            Effect::Destroyed(cells) => {
                let cells: Vec<String> = cells.iter().map(|cell| self.size.name(*cell)).collect();
                format!("crossed out {}", all_of(&cells))
            }
            Effect::Blocked(placed) => {
                let cells: Vec<String> = placed
                    .iter()
                    .map(|placed| format!("{} in {}", placed.1, self.size.name(placed.0)))
                    .collect();
                match cells.is_empty() {
                    true => "placed nothing".into(),
                    false => format!("placed {}", all_of(&cells)),
                }
            }
            Effect::Nothing(special) => format!("{} did nothing", special_name(*special)),
        }
    }
}

/// Says in a row why the endgame began (K24).
const fn endgame(cause: EndgameCause) -> &'static str {
    match cause {
        EndgameCause::Edge => "The endgame began: the edge has enough letters",
        EndgameCause::Standstill => "The endgame began: nothing could change",
    }
}

/// Lists letters as `R and N`.
fn letters(letters: &[Letter]) -> String {
    let letters: Vec<String> = letters.iter().map(Letter::to_string).collect();
    all_of(&letters)
}

/// Lists letters as `R N`.
fn spaced(letters: &[Letter]) -> String {
    let letters: Vec<String> = letters.iter().map(Letter::to_string).collect();
    letters.join(" ")
}

#[cfg(test)]
#[path = "news_tests.rs"]
mod tests;
