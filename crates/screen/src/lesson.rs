//! Lessons: small positions of a game, each with a goal that can be reached in a turn or two.
//!
//! A lesson is data. The game's own rules judge what the learner does, so every action that reaches
//! the goal is right. [`LessonGame`] defines how a game writes its lessons; their texts are
//! [`LessonText`].

use game::{Chance, Game, Match, PlayedBy, Player, Seat, SeatColour, SeatId};

/// Seat of the learner, always the first.
pub const LEARNER: SeatId = SeatId::FIRST;
/// Maximum number of players whose lessons are remembered.
const MAX_PLAYERS: usize = 60;

/// The lessons of a game. A type of the game's own package implements this, since that package
/// can't implement a foreign trait for the game itself.
pub trait LessonGame: Send + Sync + Sized + 'static {
    /// The game that the lessons teach.
    type Game: Game;
    /// A position as the lesson's data describes it.
    type Position: Sync + 'static;

    /// The game's lessons, in order.
    const LESSONS: &'static [Lesson<Self>];

    /// Builds the options, the number of seats and the state of a position. `None` only if the
    /// lesson's data is wrong.
    fn set_up(position: &Self::Position) -> Option<LessonSetUp<Self::Game>>;

    /// Reads an action as lessons write it: `place T c1`. `None` if the text isn't an action in
    /// this state.
    fn act(state: &TaughtState<Self>, text: &str) -> Option<TaughtAction<Self>>;

    /// Returns the names of the things that the learner touches for this action. They are lit while
    /// a hint is shown.
    fn highlighted(state: &TaughtState<Self>, action: &TaughtAction<Self>) -> Vec<String>;
}

/// What a lesson begins with: the options, the number of seats, and the position.
pub type LessonSetUp<G> = (<G as Game>::Options, u8, <G as Game>::State);
/// A state of the game that is taught.
pub type TaughtState<L> = <<L as LessonGame>::Game as Game>::State;
/// An action of the game that is taught.
pub type TaughtAction<L> = <<L as LessonGame>::Game as Game>::Action;

/// A lesson: a position, its goal and a solution.
pub struct Lesson<G: LessonGame> {
    /// The position on the table when the lesson starts.
    pub position: G::Position,
    /// Whether a state reaches the goal.
    pub met: fn(&TaughtState<G>) -> bool,
    /// A solution: the learner's actions in order, separated by semicolons.
    pub solved: &'static str,
    /// What the other seats do, each on its turn: `2 ready; 2 place E d1`. An exclamation mark, as
    /// in `2! make TAMED`, means right after the learner has acted, even if it is still the
    /// learner's turn.
    pub others: &'static str,
}

/// Texts of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LessonText {
    /// Heading: the idea that the lesson teaches.
    pub idea: &'static str,
    /// The goal that the learner has to reach.
    pub goal: &'static str,
    /// The coach's first line.
    pub say: &'static str,
    /// The coach's hint, given after a pause or on request.
    pub hint: &'static str,
    /// The coach's line when the goal is reached.
    pub done: &'static str,
}

/// State of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LessonStatus {
    /// The goal can still be reached.
    Open,
    /// The goal is reached.
    Met,
    /// The turn is over and the goal isn't reached.
    Missed,
}

impl<G: LessonGame> Lesson<G> {
    /// Starts the lesson. `names` are the players for all seats, the learner first.
    pub fn begin(&self, names: &[&str]) -> Option<Match<G::Game>> {
        let (options, count, state) = G::set_up(&self.position)?;
        let bot = G::Game::BOTS.first().copied()?;
        let seat = |(at, (name, colour)): (usize, (&&str, &SeatColour))| {
            let name = name.parse().ok()?;
            let colour = *colour;
            let by = match at {
                0 => PlayedBy::Person,
                _ => PlayedBy::Bot(bot),
            };
            Some(Seat {
                player: Player { name, colour },
                by,
            })
        };
        let seats = names.iter().zip(&SeatColour::ALL).enumerate();
        let seats: Vec<Seat> = seats.map(seat).collect::<Option<_>>()?;
        let seats = seats.into_iter().take(count.into()).collect();
        Match::from_position(options, seats, state, Chance::new(1)).ok()
    }

    /// Returns the next action of another seat, if one is due.
    pub fn answer(&self, game: &Match<G::Game>) -> Option<(SeatId, TaughtAction<G>)> {
        let steps = game.journal().steps.iter();
        let others = steps.filter(|step| step.by.is_some_and(|by| by != LEARNER));
        let text = split_actions(self.others).nth(others.count())?;
        let (seat, text) = text.split_once(' ')?;
        let number = seat.trim_end_matches('!');
        let at_once = number != seat && game.last_step()?.by == Some(LEARNER);
        let seat = SeatId::new(number.parse::<u8>().ok()?.checked_sub(1)?);
        let waited = game.waiting_for().seats();
        let theirs = waited.contains(seat) && (at_once || !waited.contains(LEARNER));
        Some((seat, G::act(game.state(), text)?)).filter(|_| theirs)
    }

    /// Returns the next action of the lesson's solution, for a learner who wants to be shown.
    /// `None` if the learner has strayed so far from it that the action isn't possible.
    pub fn shows(&self, game: &Match<G::Game>) -> Option<TaughtAction<G>> {
        let steps = game.journal().steps.iter();
        let own = steps.filter(|step| step.by == Some(LEARNER)).count();
        G::act(game.state(), split_actions(self.solved).nth(own)?)
    }

    /// Returns what to light while the hint is shown: the things that the solution's next action
    /// uses. Empty while the learner isn't to act.
    pub fn highlighted(&self, game: &Match<G::Game>) -> Vec<String> {
        let waits = game.waiting_for().seats().contains(LEARNER);
        let next = self.shows(game).filter(|_| waits);
        next.map_or_else(Vec::new, |next| G::highlighted(game.state(), &next))
    }

    /// Determines the state of the lesson.
    pub fn status(&self, game: &Match<G::Game>) -> LessonStatus {
        if (self.met)(game.state()) {
            return LessonStatus::Met;
        }
        let learner = game.waiting_for().seats().contains(LEARNER);
        if learner || self.answer(game).is_some() {
            LessonStatus::Open
        } else {
            LessonStatus::Missed
        }
    }
}

/// Splits a text into its actions, which are separated by semicolons.
pub fn split_actions(text: &'static str) -> impl Iterator<Item = &'static str> {
    text.split(';').map(str::trim).filter(|act| !act.is_empty())
}

/// Returns which lessons of a game a player has done, as bits; the first lesson is bit 0.
pub fn done_lessons(kept: &str, name: &str) -> u32 {
    let of = |line: &str| {
        let (one, done) = line.split_once('\t')?;
        (one == name).then(|| done.parse().ok())?
    };
    kept.lines().find_map(of).unwrap_or_default()
}

/// Returns the updated record after a player has done a lesson. Lessons count from 0.
pub fn mark_lesson_done(kept: &str, name: &str, lesson: u32) -> String {
    let done = done_lessons(kept, name) | 1u32.checked_shl(lesson).unwrap_or_default();
    let head = format!("{name}\t");
    let others = kept.lines().filter(|line| !line.starts_with(&head));
    let mut lines: Vec<String> = others.map(String::from).collect();
    lines.push(format!("{head}{done}"));
    let old = lines.len().saturating_sub(MAX_PLAYERS);
    lines.split_off(old).join("\n")
}

/// Returns the first of `count` lessons that isn't done, counted from 0.
pub fn next_lesson(done: u32, count: usize) -> Option<usize> {
    (0..count).find(|at| done & 1u32.checked_shl(*at as u32).unwrap_or_default() == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_player_has_their_own_record_of_lessons() {
        let kept = mark_lesson_done("", "Ada", 0);
        let kept = mark_lesson_done(&mark_lesson_done(&kept, "Bo", 2), "Ada", 3);
        assert_eq!(
            [done_lessons(&kept, "Ada"), done_lessons(&kept, "Bo")],
            [0b1001, 0b100]
        );
        assert_eq!(done_lessons(&kept, "Ad"), 0, "names must match exactly");
        assert_eq!(
            mark_lesson_done(&kept, "Ada", 3),
            mark_lesson_done(&mark_lesson_done(&kept, "Ada", 3), "Ada", 3)
        );
        assert_eq!(
            done_lessons("Ada\tx\nAda", "Ada"),
            0,
            "a damaged line counts as no lessons done"
        );
    }

    #[test]
    fn the_next_lesson_is_the_first_one_not_done() {
        assert_eq!(next_lesson(0, 3), Some(0));
        assert_eq!(next_lesson(0b101, 3), Some(1));
        assert_eq!(next_lesson(0b111, 3), None);
    }

    #[test]
    fn the_list_of_learners_has_a_limit() {
        let kept = (0..200).fold(String::new(), |kept, at| {
            mark_lesson_done(&kept, &at.to_string(), 1)
        });
        assert_eq!(kept.lines().count(), MAX_PLAYERS);
        assert_eq!(done_lessons(&kept, "199"), 2);
    }
}
