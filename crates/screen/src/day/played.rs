//! What each player has done: their games, against whom, their ratings, and their words.
//!
//! - A line is a person's game. It is entered as the game ends on the screen; games that are on the
//!   shelf and were not entered, since an earlier version played them, are learnt from their cards,
//!   without words and rating.
//! - A win is the first place among several, shared or not. Against each other player it counts who
//!   was before whom.
//! - A game that is taken off the shelf stays here; a player who is removed does not.

use serde::{Deserialize, Deserializer, Serialize};

use game::{Day, Game, Match, PlayedBy, SeatId, one_line};
use lexicon::Word;
use store::Card;

/// The record's name.
pub const PLAYED: &str = "played";
/// So many lines are kept; the oldest go first.
const KEPT: usize = 3_000;
/// So many of the dearest words are told.
const DEAREST: usize = 3;

/// Somebody else at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Other {
    /// What they are called. In a foreign file it could turn the page's direction.
    #[serde(deserialize_with = "cleaned")]
    pub name: String,
    /// 2 for being before them, 1 for as good as they, 0 for behind.
    pub halves: u8,
}

fn cleaned<'de, D: Deserializer<'de>>(name: D) -> Result<String, D::Error> {
    String::deserialize(name).map(|name| one_line(&name))
}

/// A word that somebody made, and what it brought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dear {
    /// The word.
    pub word: Word,
    /// What it brought.
    pub points: i32,
}

/// A person's game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Whose.
    pub who: String,
    /// The game's name in addresses.
    pub game: String,
    /// Its name on the shelf.
    pub id: String,
    /// When it ended.
    pub on: Day,
    /// The place reached.
    pub place: u8,
    /// What it scored.
    pub points: i32,
    /// Who else was at the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<Other>,
    /// The rating after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The longest word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub longest: Option<Word>,
    /// The dearest one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dearest: Option<Dear>,
}

/// How somebody did against somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Against {
    /// Who it was.
    pub name: String,
    /// How often they were beaten.
    pub won: usize,
    /// Of so many games.
    pub games: usize,
}

/// All of somebody's games together.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Sums {
    /// How many games.
    pub games: usize,
    /// How many of them were alone.
    pub alone: usize,
    /// How many were won.
    pub won: usize,
    /// Against whom, whoever was met most first.
    pub against: Vec<Against>,
    /// The longest word.
    pub longest: Option<Word>,
    /// The dearest ones, the dearest first.
    pub dearest: Vec<Dear>,
    /// The ratings after each game, the oldest first.
    pub ratings: Vec<(Day, i32)>,
}

/// All lines, the oldest first.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Played(Vec<Line>);

impl Line {
    /// The line of a card that lies on the shelf, for each person of it; nothing of a game that
    /// goes on.
    pub fn of_card(card: &Card, id: &str, on: Day) -> Vec<Line> {
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
                Some(Other { name, halves })
            });
            Some(Line {
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

    /// The same with the words that its player made.
    #[must_use]
    pub fn with_words<G: Game>(mut self, game: &Match<G>, seat: SeatId) -> Line {
        let steps = game.journal().steps.iter();
        let made = steps.flat_map(|step| step.events.iter().map(|event| (step.by, event)));
        for (by, event) in made {
            for (maker, word, points) in G::made(by, event) {
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
                    self.dearest = Some(Dear { word, points });
                }
            }
        }
        self
    }
}

impl Played {
    /// Enters a line. A game that ends once more, because its end was taken back, counts once.
    pub fn note(&mut self, line: Line) {
        let same = |other: &Line| other.id == line.id && other.who == line.who;
        match self.0.iter_mut().find(|other| same(other)) {
            Some(known) => *known = line,
            None => {
                if self.0.len() >= KEPT {
                    self.0.remove(0);
                }
                let at = self.0.partition_point(|other| other.on <= line.on);
                self.0.insert(at, line);
            }
        }
    }

    /// Learns of a game on the shelf that was not entered. Whether there was anything to learn.
    pub fn learn(&mut self, line: Line) -> bool {
        let same = |other: &Line| other.id == line.id && other.who == line.who;
        let new = !self.0.iter().any(same);
        if new {
            self.note(line);
        }
        new
    }

    /// All of somebody's games of a kind together; without a kind, of all.
    pub fn sums(&self, who: &str, game: Option<&str>) -> Sums {
        let mut sums = Sums::default();
        let own = self.0.iter().filter(|line| line.who == who);
        for line in own.filter(|line| game.is_none_or(|game| line.game == game)) {
            sums.add(line);
        }
        sums
    }

    /// Forgets a player.
    pub fn forget(&mut self, who: &str) {
        self.0.retain(|line| line.who != who);
    }

    /// A player has another name now.
    pub fn rename(&mut self, from: &str, to: &str) {
        for line in self.0.iter_mut().filter(|line| line.who == from) {
            to.clone_into(&mut line.who);
        }
    }
}

impl Sums {
    fn add(&mut self, line: &Line) {
        self.games += 1;
        self.alone += usize::from(line.others.is_empty());
        self.won += usize::from(line.place == 1 && !line.others.is_empty());
        self.ratings
            .extend(line.rating.map(|rating| (line.on, rating)));
        for other in &line.others {
            self.meet(other);
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
                self.dearest.truncate(DEAREST);
            }
        }
    }

    fn meet(&mut self, other: &Other) {
        let at = self.against.iter().position(|one| one.name == other.name);
        let met = match at {
            Some(at) => self.against.remove(at),
            None => Against {
                name: other.name.clone(),
                won: 0,
                games: 0,
            },
        };
        let met = Against {
            won: met.won + usize::from(other.halves == 2),
            games: met.games + 1,
            ..met
        };
        let at = self.against.partition_point(|one| one.games >= met.games);
        self.against.insert(at, met);
    }
}

/// A curve of ratings, as a drawing of 100 by 100 has its corners, from the left to the right.
pub fn curve(ratings: &[(Day, i32)]) -> String {
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
    use game::{Outcome, Player, ProgramId, Roster, Seat};
    use store::Stamp;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    /// Ada and Ben against a bot.
    fn card(points: [i32; 3]) -> Card {
        let mut roster = Roster::default();
        let mut seat = |name: &str, by: PlayedBy| {
            let player: Player = roster.add(name).unwrap().clone();
            Seat { player, by }
        };
        let bot = PlayedBy::Program(ProgramId::new("lynx"));
        let seats = vec![
            seat("Ada", PlayedBy::Person),
            seat("Ben", PlayedBy::Person),
            seat("The Lynx", bot),
        ];
        let results = points.into_iter().enumerate();
        let results = results.map(|(at, points)| (SeatId::new(at as u8), points, ()));
        Card {
            game: "word-heist".into(),
            title: None,
            seats,
            outcome: Some(Outcome::ranked(results)),
            played: Stamp(0),
        }
    }

    #[test]
    fn a_name_that_turns_the_direction_is_read_without_its_mark() {
        let played = Played(Line::of_card(&card([7, 9, 9]), "a", day("2026-11-22")));
        let kept = serde_json::to_string(&played).unwrap();
        let foreign = kept.replace("The Lynx", "The \u{202e}Lynx");
        assert_ne!(foreign, kept);
        assert_eq!(serde_json::from_str::<Played>(&foreign).unwrap(), played);
    }

    #[test]
    fn a_game_on_the_shelf_is_a_line_for_each_person() {
        let lines = Line::of_card(&card([7, 9, 9]), "a", day("2026-11-22"));
        let told: Vec<_> = lines
            .iter()
            .map(|line| (line.who.as_str(), line.place))
            .collect();
        assert_eq!(told, [("Ada", 3), ("Ben", 1)]);
        let halves: Vec<u8> = lines[1].others.iter().map(|other| other.halves).collect();
        assert_eq!(halves, [2, 1]);
        let going_on = Card {
            outcome: None,
            ..card([0, 0, 0])
        };
        assert_eq!(Line::of_card(&going_on, "a", day("2026-11-22")), []);
    }

    #[test]
    fn games_are_added_up_by_whom_they_were_against() {
        let mut played = Played::default();
        for (id, points) in [("a", [9, 5, 7]), ("b", [3, 5, 7]), ("a", [9, 5, 9])] {
            for line in Line::of_card(&card(points), id, day("2026-11-22")) {
                played.note(line);
            }
        }
        let sums = played.sums("Ada", Some("word-heist"));
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
        assert_eq!(played.sums("Ada", Some("paper-grid")), Sums::default());
        assert_eq!(played.sums("Ada", None), sums);
        let known = Line::of_card(&card([1, 2, 3]), "a", day("2026-11-23")).swap_remove(0);
        assert!(!played.learn(known.clone()), "it is known");
        assert!(played.learn(Line {
            id: "c".into(),
            ..known
        }));
        played.rename("Ada", "Ida");
        played.forget("Ben");
        let games = |who| played.sums(who, None).games;
        assert_eq!((games("Ada"), games("Ida"), games("Ben")), (0, 3, 0));
    }

    #[test]
    fn the_longest_and_dearest_words_and_ratings_are_told() {
        let mut played = Played::default();
        let line = Line::of_card(&card([9, 5, 7]), "a", day("2026-11-22")).swap_remove(0);
        let words = [
            ("rekindled", 9),
            ("vetoes", 42),
            ("fazed", 31),
            ("vetoes", 40),
        ];
        for (at, (word, points)) in words.into_iter().enumerate() {
            let word: Word = word.parse().unwrap();
            played.note(Line {
                id: at.to_string(),
                rating: Some(1_400 + points),
                longest: Some(word),
                dearest: Some(Dear { word, points }),
                ..line.clone()
            });
        }
        let sums = played.sums("Ada", None);
        assert_eq!(sums.longest, "rekindled".parse().ok());
        let dearest: Vec<_> = sums.dearest.iter().map(|one| one.points).collect();
        assert_eq!(dearest, [42, 31, 9]);
        assert_eq!(curve(&sums.ratings), "0,95 33,5 66,35 100,11");
        assert_eq!(
            (curve(&[]), curve(&sums.ratings[..1])),
            (String::new(), "0,95".into())
        );
        let text = serde_json::to_string(&played).unwrap();
        assert_eq!(base::json::read::<Played>(&text).unwrap(), played);
    }

    #[test]
    fn so_many_lines_are_kept_and_the_oldest_go() {
        let mut played = Played::default();
        let line = Line::of_card(&card([9, 5, 7]), "a", day("2026-11-22")).swap_remove(0);
        for id in 0..KEPT + 5 {
            let id = id.to_string();
            played.note(Line { id, ..line.clone() });
        }
        assert_eq!(played.sums("Ada", None).games, KEPT);
    }
}
