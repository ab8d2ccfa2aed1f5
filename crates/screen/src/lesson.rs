//! Lessons: small positions of a game, each with a goal that a turn or two can reach.
//!
//! A lesson is data. The game's own rules judge what is done in it, so every act that reaches the
//! goal is right. How a game's lessons are written is its [`Teaches`]; what is said in them is
//! words ([`LessonWords`]).

use game::{Chance, Game, Match, PlayedBy, Player, Seat, SeatColour, SeatId};

/// Who learns: the first seat, always.
pub const LEARNER: SeatId = SeatId::FIRST;
/// So many players are remembered.
const REMEMBERED: usize = 60;

/// A game that has lessons.
pub trait Teaches: Game {
    /// How a position is written.
    type Position: Sync + 'static;

    /// Its lessons, in order.
    const LESSONS: &'static [Lesson<Self>];

    /// What was chosen, how many sit there, and the table as it lies. None only where an entry is
    /// wrong.
    fn set_out(position: &Self::Position) -> Option<(Self::Options, u8, Self::State)>;

    /// What an act says, as lessons write it: `place T c1`. None where it says nothing here.
    fn act(state: &Self::State, text: &str) -> Option<Self::Action>;

    /// What the learner touches to do this act, as things are named on the table: it is lit while
    /// a hint is told.
    fn lights(state: &Self::State, action: &Self::Action) -> Vec<String>;
}

/// A position and its goal.
pub struct Lesson<G: Teaches> {
    /// The table as it lies.
    pub position: G::Position,
    /// Whether the goal is reached.
    pub met: fn(&G::State) -> bool,
    /// How it can be reached: the learner's acts, one after the other, between semicolons.
    pub solved: &'static str,
    /// What the others do, each as it is their turn: `2 ready; 2 place E d1`. `2! make TAMED`: at
    /// once after the learner did something, though the learner might go on.
    pub others: &'static str,
}

/// What is said in a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonWords {
    /// The idea: it heads the lesson.
    pub idea: &'static str,
    /// What is to be reached.
    pub goal: &'static str,
    /// What the coach says first.
    pub say: &'static str,
    /// What the coach says after a while, or when asked.
    pub hint: &'static str,
    /// What the coach says when it is done.
    pub done: &'static str,
}

/// How a lesson stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// The goal can still be reached.
    Open,
    /// It is reached.
    Met,
    /// The turn went by without it.
    Missed,
}

impl<G: Teaches> Lesson<G> {
    /// Begins it. `names` are those of all who may sit there, the learner first.
    pub fn begin(&self, names: &[&str]) -> Option<Match<G>> {
        let (options, count, state) = G::set_out(&self.position)?;
        let bot = G::PROGRAMS.first().copied()?;
        let seat = |(at, (name, colour)): (usize, (&&str, &SeatColour))| {
            let name = name.parse().ok()?;
            let colour = *colour;
            let by = match at {
                0 => PlayedBy::Person,
                _ => PlayedBy::Program(bot),
            };
            Some(Seat {
                player: Player { name, colour },
                by,
            })
        };
        let seats = names.iter().zip(&SeatColour::ALL).enumerate();
        let seats: Vec<Seat> = seats.map(seat).collect::<Option<_>>()?;
        let seats = seats.into_iter().take(count.into()).collect();
        Match::given(options, seats, state, Chance::new(1)).ok()
    }

    /// What another seat does now, if one is to.
    pub fn answer(&self, game: &Match<G>) -> Option<(SeatId, G::Action)> {
        let steps = game.journal().steps.iter();
        let others = steps.filter(|step| step.by.is_some_and(|by| by != LEARNER));
        let text = acts(self.others).nth(others.count())?;
        let (seat, text) = text.split_once(' ')?;
        let number = seat.trim_end_matches('!');
        let at_once = number != seat && game.last_step()?.by == Some(LEARNER);
        let seat = SeatId::new(number.parse::<u8>().ok()?.checked_sub(1)?);
        let waited = game.waiting_for().seats();
        let theirs = waited.contains(seat) && (at_once || !waited.contains(LEARNER));
        Some((seat, G::act(game.state(), text)?)).filter(|_| theirs)
    }

    /// The next act of the way that it gives, for who wants to be shown. None where they went
    /// another way so far that it leads nowhere.
    pub fn shows(&self, game: &Match<G>) -> Option<G::Action> {
        let steps = game.journal().steps.iter();
        let own = steps.filter(|step| step.by == Some(LEARNER)).count();
        G::act(game.state(), acts(self.solved).nth(own)?)
    }

    /// What is lit for who is told the hint: what the next act of the way that it gives is done
    /// with, while it is the learner's to do.
    pub fn lights(&self, game: &Match<G>) -> Vec<String> {
        let waits = game.waiting_for().seats().contains(LEARNER);
        let next = self.shows(game).filter(|_| waits);
        next.map_or_else(Vec::new, |next| G::lights(game.state(), &next))
    }

    /// How it stands.
    pub fn stands(&self, game: &Match<G>) -> Stands {
        if (self.met)(game.state()) {
            return Stands::Met;
        }
        let learner = game.waiting_for().seats().contains(LEARNER);
        match learner || self.answer(game).is_some() {
            true => Stands::Open,
            false => Stands::Missed,
        }
    }
}

/// Acts that are written one after the other.
pub fn acts(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(';').map(str::trim).filter(|act| !act.is_empty())
}

/// Which lessons of a game somebody has done, by what is kept: the first is bit 0.
pub fn learned(kept: &str, name: &str) -> u32 {
    let of = |line: &str| {
        let (one, done) = line.split_once('\t')?;
        (one == name).then(|| done.parse().ok())?
    };
    kept.lines().find_map(of).unwrap_or_default()
}

/// What is kept after they did this one, from 0.
pub fn learns(kept: &str, name: &str, lesson: u32) -> String {
    let done = learned(kept, name) | 1u32.checked_shl(lesson).unwrap_or_default();
    let head = format!("{name}\t");
    let others = kept.lines().filter(|line| !line.starts_with(&head));
    let mut lines: Vec<String> = others.map(String::from).collect();
    lines.push(format!("{head}{done}"));
    let old = lines.len().saturating_sub(REMEMBERED);
    lines.split_off(old).join("\n")
}

/// The first lesson that is not done, from 0: of so many.
pub fn next(done: u32, count: usize) -> Option<usize> {
    (0..count).find(|at| done & 1u32.checked_shl(*at as u32).unwrap_or_default() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learned_is_each_players_own() {
        let kept = learns("", "Ada", 0);
        let kept = learns(&learns(&kept, "Bo", 2), "Ada", 3);
        assert_eq!(
            [learned(&kept, "Ada"), learned(&kept, "Bo")],
            [0b1001, 0b100]
        );
        assert_eq!(learned(&kept, "Ad"), 0, "nobody else’s");
        assert_eq!(
            learns(&kept, "Ada", 3),
            learns(&learns(&kept, "Ada", 3), "Ada", 3)
        );
        assert_eq!(
            learned("Ada\tx\nAda", "Ada"),
            0,
            "what is damaged is forgotten"
        );
    }

    #[test]
    fn the_next_lesson_is_the_first_that_is_not_done() {
        assert_eq!(next(0, 3), Some(0));
        assert_eq!(next(0b101, 3), Some(1));
        assert_eq!(next(0b111, 3), None);
    }

    #[test]
    fn only_so_many_are_remembered() {
        let kept = (0..200).fold(String::new(), |kept, at| learns(&kept, &at.to_string(), 1));
        assert_eq!(kept.lines().count(), REMEMBERED);
        assert_eq!(learned(&kept, "199"), 2);
    }
}
