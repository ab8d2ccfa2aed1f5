//! What each player has done: their games, opponents, ratings and words.
//!
//! - A line is one person's game. It is entered when the game ends on the screen. Games on the
//!   shelf that were played with an earlier version are entered from their cards, without words and
//!   ratings.
//! - A win is first place among several players, shared or not. Against each other player, the
//!   higher place counts as a win.
//! - A game that is taken off the shelf stays in the record; a player who is removed does not.

use serde::{Deserialize, Serialize};

use super::opponents::{
    OpponentRecord, OpponentResult, add_opponent, mark_bots, tell_bots_from_people,
};
use game::{Day, Game, Match, PlayedBy, SeatId};
use lexicon::Word;
use store::MatchCard;

/// Key of the record of finished games.
pub const PLAYED_RECORD: &str = "played";
/// Maximum number of lines kept in the record of games. The oldest are dropped first.
const MAX_GAMES: usize = 3_000;
/// Number of best words shown.
const BEST_WORD_COUNT: usize = 3;

/// A word that a player made, with its points.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TopWord {
    /// The word that the player made.
    pub word: Word,
    /// Points that the word scored.
    pub points: i32,
}

/// One person's game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FinishedGame {
    /// Name of the person.
    pub who: String,
    /// Name of the game, as in addresses.
    pub game: String,
    /// The game's id on the shelf.
    pub id: String,
    /// Day on which the game ended.
    pub on: Day,
    /// Place that the person reached.
    pub place: u8,
    /// Final score.
    pub points: i32,
    /// The other players at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<OpponentResult>,
    /// The person's rating after the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// Longest word the person made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest: Option<Word>,
    /// The person's word that scored most.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dearest: Option<TopWord>,
}

/// Totals over a player's games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct PlayerTotals {
    /// Number of games.
    pub games: usize,
    /// Number of games played alone.
    pub alone: usize,
    /// Number of games won.
    pub won: usize,
    /// Record against each opponent, the most frequent first.
    pub against: Vec<OpponentRecord>,
    /// Longest word of all these games.
    pub longest: Option<Word>,
    /// Words that scored most, the best first.
    pub dearest: Vec<TopWord>,
    /// Rating after each rated game, the oldest first.
    pub ratings: Vec<(Day, i32)>,
}

/// The record of all lines, the oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<FinishedGame>")]
pub struct PlayedGames(Vec<FinishedGame>);

impl FinishedGame {
    /// Returns a line for each person in a finished game, from its card on the shelf; nothing for a
    /// game that is still going on.
    pub fn from_card(card: &MatchCard, id: &str, on: Day) -> Vec<FinishedGame> {
        let Some(outcome) = &card.outcome else {
            return Vec::new();
        };
        let stands = |at: usize| {
            let mut all = outcome.standings().iter();
            all.find(|one| one.seat.index() == at)
        };
        let people = card.seats.iter().enumerate();
        let people = people.filter(|(_, seat)| seat.by == PlayedBy::Person);
        let line = |(at, seat): (usize, &game::Seat)| {
            let own = stands(at)?;
            let others = card.seats.iter().enumerate();
            let others = others.filter(|(other, _)| *other != at);
            let others = others.filter_map(|(other, seat)| {
                let place = stands(other)?.place;
                let halves = match own.place.cmp(&place) {
                    std::cmp::Ordering::Less => 2,
                    std::cmp::Ordering::Equal => 1,
                    std::cmp::Ordering::Greater => 0,
                };
                let name = seat.player.name.to_string();
                let bot = Some(seat.by != PlayedBy::Person);
                Some(OpponentResult { name, halves, bot })
            });
            Some(FinishedGame {
                who: seat.player.name.to_string(),
                game: card.game.clone(),
                id: id.to_owned(),
                on,
                place: own.place,
                points: own.points,
                others: others.collect(),
                rating: None,
                longest: None,
                dearest: None,
            })
        };
        people.filter_map(line).collect()
    }

    /// Adds the longest and the best word that the seat made in the game.
    #[must_use]
    pub fn with_words<G: Game>(mut self, game: &Match<G>, seat: SeatId) -> FinishedGame {
        let steps = game.journal().steps.iter();
        let made = steps.flat_map(|step| step.events.iter().map(|event| (step.by, event)));
        for (by, event) in made {
            for (maker, word, points) in G::words_made(by, event) {
                if maker != seat {
                    continue;
                }
                if self
                    .longest
                    .is_none_or(|longest| longest.len() < word.len())
                {
                    self.longest = Some(word);
                }
                if self
                    .dearest
                    .as_ref()
                    .is_none_or(|dear| dear.points < points)
                {
                    self.dearest = Some(TopWord { word, points });
                }
            }
        }
        self
    }
}

impl From<Vec<FinishedGame>> for PlayedGames {
    fn from(mut lines: Vec<FinishedGame>) -> PlayedGames {
        tell_bots_from_people(&mut lines);
        PlayedGames(lines)
    }
}

impl PlayedGames {
    /// Enters a line. A game that ends a second time, because its end was taken back, counts once.
    pub fn record(&mut self, line: FinishedGame) {
        let same = |other: &FinishedGame| other.id == line.id && other.who == line.who;
        match self.0.iter_mut().find(|other| same(other)) {
            Some(known) => *known = line,
            None => {
                if self.0.len() >= MAX_GAMES {
                    self.0.remove(0);
                }
                let at = self.0.partition_point(|other| other.on <= line.on);
                self.0.insert(at, line);
            }
        }
    }

    /// Enters a line of a game on the shelf, unless that game is known. Returns whether it was new.
    pub fn add_if_new(&mut self, line: FinishedGame) -> bool {
        let same = |other: &FinishedGame| other.id == line.id && other.who == line.who;
        let new = !self.0.iter().any(same);
        if new {
            self.record(line);
        }
        new
    }

    /// Sums up a player's games of one kind, or of all kinds if `game` is `None`.
    pub fn totals(&self, who: &str, game: Option<&str>) -> PlayerTotals {
        let mut sums = PlayerTotals::default();
        let own = self.0.iter().filter(|line| line.who == who);
        for line in own.filter(|line| game.is_none_or(|game| line.game == game)) {
            sums.add(line);
        }
        mark_bots(&mut sums.against);
        sums
    }

    /// Removes a player's lines.
    pub fn forget(&mut self, who: &str) {
        self.0.retain(|line| line.who != who);
    }

    /// Moves a player's lines to a new name.
    pub fn rename(&mut self, from: &str, to: &str) {
        for line in self.0.iter_mut().filter(|line| line.who == from) {
            to.clone_into(&mut line.who);
        }
    }
}

impl PlayerTotals {
    fn add(&mut self, line: &FinishedGame) {
        self.games += 1;
        self.alone += usize::from(line.others.is_empty());
        self.won += usize::from(line.place == 1 && !line.others.is_empty());
        self.ratings
            .extend(line.rating.map(|rating| (line.on, rating)));
        for other in &line.others {
            add_opponent(&mut self.against, other);
        }
        if let Some(word) = line.longest
            && self
                .longest
                .is_none_or(|longest| longest.len() < word.len())
        {
            self.longest = Some(word);
        }
        if let Some(dear) = &line.dearest {
            let known = self.dearest.iter().any(|one| one.word == dear.word);
            let at = self
                .dearest
                .partition_point(|one| one.points >= dear.points);
            if !known {
                self.dearest.insert(at, dear.clone());
                self.dearest.truncate(BEST_WORD_COUNT);
            }
        }
    }
}

/// Returns the corners of a rating curve, left to right, in a drawing of 100 by 100 units.
pub fn rating_curve(ratings: &[(Day, i32)]) -> String {
    let points = || ratings.iter().map(|(_, points)| *points);
    let (Some(least), Some(most)) = (points().min(), points().max()) else {
        return String::new();
    };
    let (last, high) = (ratings.len().max(2) - 1, (most - least).max(1));
    let corner = |(at, points): (usize, i32)| {
        let y = 95 - 90 * (points - least) / high;
        format!("{},{y}", 100 * at / last)
    };
    let corners: Vec<String> = points().enumerate().map(corner).collect();
    corners.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{BotId, Outcome, Player, Roster, Seat};
    use store::Timestamp;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    /// Returns the card of a finished game of Ada and Ben against a bot.
    fn card(points: [i32; 3]) -> MatchCard {
        let mut roster = Roster::default();
        let mut seat = |name: &str, by: PlayedBy| {
            let player: Player = roster.add(name).unwrap().clone();
            Seat { player, by }
        };
        let bot = PlayedBy::Bot(BotId::new("lynx"));
        let seats = vec![
            seat("Ada", PlayedBy::Person),
            seat("Ben", PlayedBy::Person),
            seat("Lynx", bot),
        ];
        let results = points.into_iter().enumerate();
        let results = results.map(|(at, points)| (SeatId::new(at as u8), points, ()));
        MatchCard {
            game: "word-heist".into(),
            title: None,
            seats,
            outcome: Some(Outcome::ranked(results)),
            turn: None,
            scores: Vec::new(),
            played: Timestamp(0),
        }
    }

    #[test]
    fn direction_marks_are_removed_from_names_in_foreign_files() {
        let played = PlayedGames(FinishedGame::from_card(
            &card([7, 9, 9]),
            "a",
            day("2026-11-22"),
        ));
        let kept = serde_json::to_string(&played).unwrap();
        let foreign = kept.replace("Lynx", "\u{202e}Lynx");
        assert_ne!(foreign, kept);
        assert_eq!(
            serde_json::from_str::<PlayedGames>(&foreign).unwrap(),
            played
        );
    }

    #[test]
    fn a_finished_game_on_the_shelf_adds_a_line_for_each_person() {
        let lines = FinishedGame::from_card(&card([7, 9, 9]), "a", day("2026-11-22"));
        let told: Vec<_> = lines
            .iter()
            .map(|line| (line.who.as_str(), line.place))
            .collect();
        assert_eq!(told, [("Ada", 3), ("Ben", 1)]);
        let halves: Vec<u8> = lines[1].others.iter().map(|other| other.halves).collect();
        assert_eq!(halves, [2, 1]);
        let going_on = MatchCard {
            outcome: None,
            ..card([0, 0, 0])
        };
        assert_eq!(
            FinishedGame::from_card(&going_on, "a", day("2026-11-22")),
            []
        );
    }

    #[test]
    fn totals_count_wins_against_each_opponent() {
        let mut played = PlayedGames::default();
        for (id, points) in [("a", [9, 5, 7]), ("b", [3, 5, 7]), ("a", [9, 5, 9])] {
            for line in FinishedGame::from_card(&card(points), id, day("2026-11-22")) {
                played.record(line);
            }
        }
        let sums = played.totals("Ada", Some("word-heist"));
        assert_eq!(
            (sums.games, sums.alone, sums.won),
            (2, 0, 1),
            "an end counts once"
        );
        let against: Vec<_> = sums
            .against
            .iter()
            .map(|one| (one.won, one.games))
            .collect();
        assert_eq!(against, [(1, 2), (0, 2)]);
        assert_eq!(
            played.totals("Ada", Some("paper-grid")),
            PlayerTotals::default()
        );
        assert_eq!(played.totals("Ada", None), sums);
        let known =
            FinishedGame::from_card(&card([1, 2, 3]), "a", day("2026-11-23")).swap_remove(0);
        assert!(!played.add_if_new(known.clone()), "the game is known");
        assert!(played.add_if_new(FinishedGame {
            id: "c".into(),
            ..known
        }));
        played.rename("Ada", "Ida");
        played.forget("Ben");
        let games = |who| played.totals(who, None).games;
        assert_eq!((games("Ada"), games("Ida"), games("Ben")), (0, 3, 0));
    }

    #[test]
    fn totals_hold_the_longest_word_the_best_words_and_the_ratings() {
        let mut played = PlayedGames::default();
        let line = FinishedGame::from_card(&card([9, 5, 7]), "a", day("2026-11-22")).swap_remove(0);
        let words = [
            ("rekindled", 9),
            ("vetoes", 42),
            ("fazed", 31),
            ("vetoes", 40),
        ];
        for (at, (word, points)) in words.into_iter().enumerate() {
            let word: Word = word.parse().unwrap();
            played.record(FinishedGame {
                id: at.to_string(),
                rating: Some(1_400 + points),
                longest: Some(word),
                dearest: Some(TopWord { word, points }),
                ..line.clone()
            });
        }
        let sums = played.totals("Ada", None);
        assert_eq!(sums.longest, "rekindled".parse().ok());
        let dearest: Vec<_> = sums.dearest.iter().map(|one| one.points).collect();
        assert_eq!(dearest, [42, 31, 9]);
        assert_eq!(rating_curve(&sums.ratings), "0,95 33,5 66,35 100,11");
        assert_eq!(
            (rating_curve(&[]), rating_curve(&sums.ratings[..1])),
            (String::new(), "0,95".into())
        );
        let text = serde_json::to_string(&played).unwrap();
        assert_eq!(base::json::read::<PlayedGames>(&text).unwrap(), played);
    }

    #[test]
    fn the_oldest_lines_are_dropped_when_the_record_is_full() {
        let mut played = PlayedGames::default();
        let line = FinishedGame::from_card(&card([9, 5, 7]), "a", day("2026-11-22")).swap_remove(0);
        for id in 0..MAX_GAMES + 5 {
            let id = id.to_string();
            played.record(FinishedGame { id, ..line.clone() });
        }
        assert_eq!(played.totals("Ada", None).games, MAX_GAMES);
    }
}
