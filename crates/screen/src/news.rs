//! Recent events: what just happened, and what happened since a seat's last turn. Steps that belong
//! together are one act; the newest comes last. Each game finds its acts in the journal of a match,
//! and its `text` folder puts them into sentences.

use crate::WallSign;
use game::{Game, Match, SeatId};

/// An act of the game, put into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ActSentence {
    /// Last step of the act, counted as in [`HistoryEntry`](game::HistoryEntry).
    pub step: usize,
    /// Seat whose mark is shown before the sentence; `None` for what the game does itself.
    pub actor: Option<SeatId>,
    /// The sentence, with the player's name and without a full stop.
    pub says: String,
    /// Walls in the sentence that a page draws.
    pub signs: Vec<WallSign>,
}

/// What happened since a seat's own last act, the oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RecentActs {
    /// One sentence for each act.
    pub lines: Vec<ActSentence>,
}

/// A row of the history in the side panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HistoryRow {
    /// Last step of the row's act; looking back goes there.
    pub step: usize,
    /// Seat whose mark is shown before the row.
    pub seat: Option<SeatId>,
    /// Words that were made, in capitals; empty if the act made none.
    pub words: String,
    /// Note in small letters. If the act made no words: what was done, with the player's name.
    pub says: String,
    /// Walls in the note that a page draws.
    pub signs: Vec<WallSign>,
    /// Points that the act scored, if it scores.
    pub points: Option<i32>,
}

/// Steps that belong together, before they are put into words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameAct<News> {
    /// Last step of the act.
    pub step: usize,
    /// Seat that acted.
    pub actor: Option<SeatId>,
    /// Event that the act stands for.
    pub news: News,
}

/// Returns the acts since a seat's own last act. If other players have answered that act
/// (`answered`), it is included as the first.
pub fn acts_since<News>(
    acts: &[GameAct<News>],
    seat: SeatId,
    answered: fn(&News) -> bool,
) -> &[GameAct<News>] {
    let own = acts.iter().rposition(|act| act.actor == Some(seat));
    let from = own.map_or(0, |own| {
        let news = acts.get(own).is_some_and(|act| answered(&act.news));
        own + usize::from(!news)
    });
    acts.get(from..).unwrap_or_default()
}

/// Returns place, seat and score of each player at the end, in order; empty before the end. Equal
/// players share a place, and the next place stays free.
pub fn final_places<G: Game>(game: &Match<G>) -> Vec<(u8, SeatId, i32)> {
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

    fn acts(all: &[(SeatId, &'static str)]) -> Vec<GameAct<&'static str>> {
        let act = |(step, (actor, news)): (usize, &(SeatId, &'static str))| GameAct {
            step,
            actor: Some(*actor),
            news: *news,
        };
        all.iter().enumerate().map(act).collect()
    }

    fn told(acts: &[GameAct<&'static str>], seat: SeatId) -> Vec<&'static str> {
        let since = acts_since(acts, seat, |news| news.ends_with('?'));
        since.iter().map(|act| act.news).collect()
    }

    #[test]
    fn actions_of_others_since_the_seats_last_action_are_news() {
        let acts = acts(&[(ADA, "a"), (BO, "b"), (ADA, "c"), (BO, "d")]);
        assert_eq!(told(&acts, ADA), ["d"]);
        assert_eq!(told(&acts, BO), [""; 0], "Bo acted last");
        assert_eq!(told(&acts, SeatId::new(2)), ["a", "b", "c", "d"]);
    }

    #[test]
    fn the_seats_own_action_is_news_if_others_answered_it() {
        let acts = acts(&[(ADA, "a"), (ADA, "asks?"), (BO, "b")]);
        assert_eq!(told(&acts, ADA), ["asks?", "b"]);
        assert_eq!(told(&acts, BO), [""; 0]);
    }
}
