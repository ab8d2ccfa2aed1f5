//! A moment of a game that is tried again: its position lies on the table as it was to be decided,
//! who decided it decides once more, and that is judged as the review judged what was done.
//!
//! Rulings:
//!
//! - Only a player's own decisions are tried: the turn that got away, and the best one. What others
//!   did or what was drawn is nobody's choice, so the moment of luck shows its position and no more.
//! - In One Letter Better and in C U Letter a turn is judged as a whole, so not before it is over. In
//!   C U Letter it begins with its placing, also where words that it left are what got away.
//! - In Word Heist the letters lie there until a word is made, its seat passes or the next letter is
//!   turned up. A word is as good as the best if it gains as much as the one that was made or missed.
//! - Others stay still, clocks stand, and nothing of it is kept.

use super::review::Judged;
use game::SeatId;
use game::account::{Course, Kind, Remembered};

/// A moment that can be tried again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trial {
    /// After how many steps its position lay there.
    pub step: usize,
    /// What the review says of what was done.
    pub judged: Judged,
}

/// The decision that a moment of a seat is remembered for, if it is one that the review judged.
pub fn decision<'j>(
    judged: &'j [Judged],
    moment: &Remembered,
    course: &Course,
    seat: SeatId,
) -> Option<&'j Judged> {
    let mut own = judged.iter().filter(|one| one.lost.seat == seat);
    match moment.kind {
        Kind::Miss => own.find(|one| one.lost.step == moment.step && one.lost.by > 0),
        Kind::Find => own.find(|one| course.part_of(one.lost.step) == Some(moment.part)),
        Kind::Luck => None,
    }
}

/// How an attempt compares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Nothing is clearly better.
    Best,
    /// It is better than what was done, and so much short of the best, in whole points.
    Better(usize),
    /// It is about as good as what was done.
    Same(usize),
    /// What was done was better.
    Worse(usize),
}

impl Verdict {
    /// Of what the attempt gives away and what was given away, in hundredths of a point.
    pub fn of(now: i32, then: i32) -> Verdict {
        let whole = |by: i32| (by.max(0) as usize + 50) / 100;
        match (whole(now), whole(then)) {
            (0, _) => Verdict::Best,
            (now, then) if now < then => Verdict::Better(now),
            (now, then) if now == then => Verdict::Same(now),
            (now, _) => Verdict::Worse(now),
        }
    }
}

/// What is said of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Said {
    /// Nothing was done yet.
    Open,
    /// It is thought about.
    Thinking,
    /// How it compares; what it was, and what is better.
    Told(Verdict, String),
    /// It could not be judged.
    Failed,
}

/// Moments of a game, one of which is tried again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trying {
    /// All that can be tried, in the order of the game.
    pub all: Vec<Trial>,
    /// Which of them is.
    pub at: usize,
    /// What is said of it.
    pub said: Said,
}

impl Trying {
    /// One of these is tried.
    pub fn begin(all: Vec<Trial>, at: usize) -> Trying {
        let said = Said::Open;
        Trying { all, at, said }
    }

    /// Which one.
    pub fn trial(&self) -> Option<&Trial> {
        self.all.get(self.at)
    }

    /// The one that is tried, as long as nothing was done.
    pub fn open(&self) -> Option<&Trial> {
        self.trial().filter(|_| self.said == Said::Open)
    }

    /// The same once more.
    pub fn again(&self) -> Trying {
        Trying::begin(self.all.clone(), self.at)
    }

    /// The one after it: after the last one comes the first. None where there is one alone.
    pub fn next(&self) -> Option<Trying> {
        let next = (self.at + 1).checked_rem(self.all.len())?;
        (next != self.at).then(|| Trying::begin(self.all.clone(), next))
    }

    /// It is judged: what the attempt gives away, in hundredths of a point, and what is said of it;
    /// none where that could not be.
    pub fn judge(&mut self, judged: Option<(i32, String)>) {
        let then = self.trial().map_or(0, |trial| trial.judged.lost.by);
        self.said = match judged {
            Some((now, says)) => Said::Told(Verdict::of(now, then), says),
            None => Said::Failed,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::account::{Lost, Part, Stand};

    fn trial(step: usize, by: i32) -> Trial {
        let seat = SeatId::FIRST;
        let known = true;
        let lost = Lost {
            step,
            seat,
            by,
            later: 0,
            known,
        };
        let judged = Judged::new(lost, "Ada".into(), String::new(), None);
        Trial { step, judged }
    }

    #[test]
    fn own_decisions_are_tried_and_luck_is_not() {
        let part = |seat, from| Part {
            seat: Some(SeatId::new(seat)),
            from,
            until: from + 3,
            stand: Stand::default(),
            chances: Vec::new(),
        };
        let course = Course {
            start: Vec::new(),
            parts: vec![part(0, 1), part(1, 4), part(0, 7)],
        };
        let judged = [trial(2, 0).judged, trial(8, 700).judged];
        let step = |kind, part, step| {
            let by = 9;
            let moment = Remembered {
                kind,
                part,
                step,
                by,
            };
            decision(&judged, &moment, &course, SeatId::FIRST).map(|one| one.lost.step)
        };
        assert_eq!(step(Kind::Find, 0, 3), Some(2), "in its turn");
        assert_eq!(step(Kind::Miss, 2, 8), Some(8));
        assert_eq!(step(Kind::Miss, 0, 2), None, "nothing was better");
        assert_eq!(step(Kind::Luck, 1, 6), None);
    }

    #[test]
    fn an_attempt_is_compared_in_whole_points() {
        assert_eq!(Verdict::of(0, 900), Verdict::Best);
        assert_eq!(Verdict::of(49, 0), Verdict::Best);
        assert_eq!(Verdict::of(640, 900), Verdict::Better(6));
        assert_eq!(Verdict::of(930, 900), Verdict::Same(9));
        assert_eq!(Verdict::of(1_200, 900), Verdict::Worse(12));
        assert_eq!(Verdict::of(1_200, 0), Verdict::Worse(12));
    }

    #[test]
    fn moments_are_tried_one_after_the_other_and_again() {
        let mut trying = Trying::begin(vec![trial(4, 0), trial(9, 700)], 1);
        assert_eq!(trying.open().map(|trial| trial.step), Some(9));
        trying.judge(Some((300, "CART made 9.".into())));
        assert_eq!(trying.open(), None, "it was done");
        let told = Said::Told(Verdict::Better(3), "CART made 9.".into());
        assert_eq!(trying.said, told);
        assert_eq!(trying.again().open().map(|trial| trial.step), Some(9));
        let next = trying.next();
        assert_eq!(next.and_then(|next| Some(next.open()?.step)), Some(4));
        trying.judge(None);
        assert_eq!(trying.said, Said::Failed);
        assert_eq!(Trying::begin(vec![trial(4, 0)], 0).next(), None);
        assert_eq!(Trying::begin(Vec::new(), 0).next(), None);
    }
}
