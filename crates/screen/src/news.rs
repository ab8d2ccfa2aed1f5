//! What just happened, and what happened since somebody's turn: acts that are told as one, newest
//! last. Each game finds its acts in the journal of a match; the words for them are in its `words`.

use game::{Game, Match, SeatId};

/// Something that somebody did, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Did {
    /// The step that it ended with, counted as in [`Told`](game::Told).
    pub step: usize,
    /// Whose mark stands before it; nobody's where the game goes on by itself.
    pub actor: Option<SeatId>,
    /// What they did, with their name, without a full stop.
    pub says: String,
}

/// What happened since a seat's last own act, the oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Since {
    /// A sentence for each thing that was done.
    pub lines: Vec<Did>,
}

/// A row of the side panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The step that it ended with: looking back goes there.
    pub step: usize,
    /// Whose mark stands before it.
    pub seat: Option<SeatId>,
    /// The words that were made, in capitals; none where something else was done.
    pub words: String,
    /// What else is said of it, in small letters; where no words were made, what was done, with the
    /// name of who did it.
    pub says: String,
    /// What it brought, if it brings anything.
    pub points: Option<i32>,
}

/// Steps that are told as one, before they are put into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Act<News> {
    /// The last step of it.
    pub step: usize,
    /// Who acted.
    pub actor: Option<SeatId>,
    /// What happened.
    pub news: News,
}

/// What was done since a seat's last own act. `answered` says whether others have added something
/// to an act since: then the own one comes first.
pub fn since<News>(acts: &[Act<News>], seat: SeatId, answered: fn(&News) -> bool) -> &[Act<News>] {
    let own = acts.iter().rposition(|act| act.actor == Some(seat));
    let from = own.map_or(0, |own| {
        let news = acts.get(own).is_some_and(|act| answered(&act.news));
        own + usize::from(!news)
    });
    acts.get(from..).unwrap_or_default()
}

/// The places at the end in order: place, seat and score. Who is equal shares a place, and the
/// place behind stays free. None before the end.
pub fn places<G: Game>(game: &Match<G>) -> Vec<(u8, SeatId, i32)> {
    let outcome = game.outcome();
    let standings = outcome.iter().flat_map(|outcome| outcome.standings());
    standings
        .map(|standing| (standing.place, standing.seat, standing.points))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ADA: SeatId = SeatId::FIRST;
    const BO: SeatId = SeatId::new(1);

    fn acts(all: &[(SeatId, &'static str)]) -> Vec<Act<&'static str>> {
        let act = |(step, (actor, news)): (usize, &(SeatId, &'static str))| Act {
            step,
            actor: Some(*actor),
            news: *news,
        };
        all.iter().enumerate().map(act).collect()
    }

    fn told(acts: &[Act<&'static str>], seat: SeatId) -> Vec<&'static str> {
        let since = since(acts, seat, |news| news.ends_with('?'));
        since.iter().map(|act| act.news).collect()
    }

    #[test]
    fn what_others_did_since_the_last_own_act_is_news() {
        let acts = acts(&[(ADA, "a"), (BO, "b"), (ADA, "c"), (BO, "d")]);
        assert_eq!(told(&acts, ADA), ["d"]);
        assert_eq!(told(&acts, BO), [""; 0], "Bo acted last");
        assert_eq!(told(&acts, SeatId::new(2)), ["a", "b", "c", "d"]);
    }

    #[test]
    fn an_own_act_that_others_answered_is_news_too() {
        let acts = acts(&[(ADA, "a"), (ADA, "asks?"), (BO, "b")]);
        assert_eq!(told(&acts, ADA), ["asks?", "b"]);
        assert_eq!(told(&acts, BO), [""; 0]);
    }
}
