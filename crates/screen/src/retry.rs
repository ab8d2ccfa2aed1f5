//! Trying a moment of a game again: the table shows the position before the decision, the same
//! player decides again, and the attempt is judged as the review judged the game.
//!
//! Rulings:
//!
//! - Only a player's own decisions can be tried: the costliest miss, and the best find. No player
//!   chooses what others do or what is drawn, so the moment of luck only shows its position.
//! - In One Letter Better and in C U Letter a turn is judged as a whole, once it is over. In C U
//!   Letter it begins with its placing, even if the miss is a word left unclaimed.
//! - In Word Heist the position stays until a word is made, its seat passes or the next letter is
//!   flipped. A word is as good as the best if it gains as much as the one that was made or missed.
//! - The other players don't act, clocks stop, and nothing is saved.

use super::review::JudgedDecision;
use game::SeatId;
use game::account::{ChanceTimeline, KeyMoment, KeyMomentKind};

/// A moment that can be tried again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RetryMoment {
    /// Number of steps after which the position was on the table.
    pub step: usize,
    /// The review's judgement of what was played.
    pub judged: JudgedDecision,
}

/// Returns the judged decision for which a moment of a seat is remembered; `None` for luck.
pub fn find_decision<'j>(
    judged: &'j [JudgedDecision],
    moment: &KeyMoment,
    course: &ChanceTimeline,
    seat: SeatId,
) -> Option<&'j JudgedDecision> {
    let mut own = judged.iter().filter(|one| one.lost.seat == seat);
    match moment.kind {
        KeyMomentKind::Miss => own.find(|one| one.lost.step == moment.step && one.lost.by > 0),
        KeyMomentKind::Find => {
            own.find(|one| course.part_at_step(one.lost.step) == Some(moment.part))
        }
        KeyMomentKind::Luck => None,
    }
}

/// How an attempt compares with the best play and with what was played. The numbers are whole
/// points short of the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RetryVerdict {
    /// No other play is clearly better than the attempt.
    Best,
    /// Better than what was played, and this many points short of the best.
    Better(usize),
    /// About as good as what was played, and this many points short of the best.
    Same(usize),
    /// Worse than what was played, and this many points short of the best.
    Worse(usize),
}

impl RetryVerdict {
    /// Compares what the attempt gives away (`now`) with what was given away in the game (`then`),
    /// in hundredths of a point.
    pub fn compare(now: i32, then: i32) -> RetryVerdict {
        let whole = |by: i32| (by.max(0) as usize + 50) / 100;
        match (whole(now), whole(then)) {
            (0, _) => RetryVerdict::Best,
            (now, then) if now < then => RetryVerdict::Better(now),
            (now, then) if now == then => RetryVerdict::Same(now),
            (now, _) => RetryVerdict::Worse(now),
        }
    }
}

/// State of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RetryState {
    /// Nothing has been played yet.
    Open,
    /// The attempt is being judged.
    Thinking,
    /// The verdict, with a sentence that says what was played and what would be better.
    Told(RetryVerdict, String),
    /// The attempt could not be judged.
    Failed,
}

/// The moments of a game that can be tried, one of which is tried now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Retry {
    /// All moments that can be tried, in the order of the game.
    pub all: Vec<RetryMoment>,
    /// Index of the moment tried now.
    pub at: usize,
    /// State of the attempt at that moment.
    pub said: RetryState,
}

impl Retry {
    /// Starts an attempt at one of these moments.
    pub fn begin(all: Vec<RetryMoment>, at: usize) -> Retry {
        let said = RetryState::Open;
        Retry { all, at, said }
    }

    /// Returns the moment tried now.
    pub fn trial(&self) -> Option<&RetryMoment> {
        self.all.get(self.at)
    }

    /// Returns the moment tried now, unless the player has already played.
    pub fn open(&self) -> Option<&RetryMoment> {
        self.trial().filter(|_| self.said == RetryState::Open)
    }

    /// Starts the same moment again.
    pub fn again(&self) -> Retry {
        Retry::begin(self.all.clone(), self.at)
    }

    /// Starts the next moment, or the first again after the last; `None` if there is only one.
    pub fn next(&self) -> Option<Retry> {
        let next = (self.at + 1).checked_rem(self.all.len())?;
        (next != self.at).then(|| Retry::begin(self.all.clone(), next))
    }

    /// Enters the judgement: what the attempt gives away, in hundredths of a point, and a sentence
    /// about it; `None` if it could not be judged.
    pub fn judge(&mut self, judged: Option<(i32, String)>) {
        let then = self.trial().map_or(0, |trial| trial.judged.lost.by);
        self.said = match judged {
            Some((now, says)) => RetryState::Told(RetryVerdict::compare(now, then), says),
            None => RetryState::Failed,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::account::{DecisionLoss, ScoreSnapshot, TimelinePart};

    fn trial(step: usize, by: i32) -> RetryMoment {
        let seat = SeatId::FIRST;
        let known = true;
        let lost = DecisionLoss {
            step,
            seat,
            by,
            later: 0,
            known,
        };
        let judged = JudgedDecision::new(lost, "Ada".into(), String::new(), None);
        RetryMoment { step, judged }
    }

    #[test]
    fn own_decisions_can_be_tried_again_and_luck_cannot() {
        let part = |seat, from| TimelinePart {
            seat: Some(SeatId::new(seat)),
            from,
            until: from + 3,
            stand: ScoreSnapshot::default(),
            chances: Vec::new(),
        };
        let course = ChanceTimeline {
            start: Vec::new(),
            parts: vec![part(0, 1), part(1, 4), part(0, 7)],
        };
        let judged = [trial(2, 0).judged, trial(8, 700).judged];
        let step = |kind, part, step| {
            let by = 9;
            let moment = KeyMoment {
                kind,
                part,
                step,
                by,
            };
            find_decision(&judged, &moment, &course, SeatId::FIRST).map(|one| one.lost.step)
        };
        assert_eq!(step(KeyMomentKind::Find, 0, 3), Some(2), "in its turn");
        assert_eq!(step(KeyMomentKind::Miss, 2, 8), Some(8));
        assert_eq!(step(KeyMomentKind::Miss, 0, 2), None, "nothing was better");
        assert_eq!(step(KeyMomentKind::Luck, 1, 6), None);
    }

    #[test]
    fn an_attempt_is_compared_in_whole_points() {
        assert_eq!(RetryVerdict::compare(0, 900), RetryVerdict::Best);
        assert_eq!(RetryVerdict::compare(49, 0), RetryVerdict::Best);
        assert_eq!(RetryVerdict::compare(640, 900), RetryVerdict::Better(6));
        assert_eq!(RetryVerdict::compare(930, 900), RetryVerdict::Same(9));
        assert_eq!(RetryVerdict::compare(1_200, 900), RetryVerdict::Worse(12));
        assert_eq!(RetryVerdict::compare(1_200, 0), RetryVerdict::Worse(12));
    }

    #[test]
    fn moments_can_be_tried_in_turn_and_repeated() {
        let mut trying = Retry::begin(vec![trial(4, 0), trial(9, 700)], 1);
        assert_eq!(trying.open().map(|trial| trial.step), Some(9));
        trying.judge(Some((300, "CART made 9.".into())));
        assert_eq!(trying.open(), None, "already played");
        let told = RetryState::Told(RetryVerdict::Better(3), "CART made 9.".into());
        assert_eq!(trying.said, told);
        assert_eq!(trying.again().open().map(|trial| trial.step), Some(9));
        let next = trying.next();
        assert_eq!(next.and_then(|next| Some(next.open()?.step)), Some(4));
        trying.judge(None);
        assert_eq!(trying.said, RetryState::Failed);
        assert_eq!(Retry::begin(vec![trial(4, 0)], 0).next(), None);
        assert_eq!(Retry::begin(Vec::new(), 0).next(), None);
    }
}
