//! Who sits down at the table, and in which order.

use serde::{Deserialize, Serialize};

use crate::screen::text::set_up::{APPRENTICE, YOU};
use crate::table::{PlayedBy, Player, PlayerName, Roster, Seat, SeatColour};

/// Somebody who may sit at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// One of the people remembered here.
    Person(PlayerName),
    /// Our own opponent.
    Apprentice,
}

/// Who was asked to the table. People who are not remembered any more do not come.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct People {
    /// In the order of their seats; `None` as long as nobody has been asked: then
    /// everybody comes.
    asked: Option<Vec<PlayerName>>,
    /// Whether the apprentice plays; else it does where it is needed.
    apprentice: Option<bool>,
}

impl People {
    /// The most that sit at a table.
    pub const MOST: usize = 6;

    /// Those who sat at a table.
    #[must_use]
    pub fn at(seats: &[Seat]) -> People {
        let people = seats.iter().filter(|seat| seat.by == PlayedBy::Person);
        People {
            asked: Some(people.map(|seat| seat.player.name.clone()).collect()),
            apprentice: Some(seats.iter().any(|seat| seat.by == PlayedBy::Program)),
        }
    }

    /// The people who come, as they sit.
    #[must_use]
    pub fn seated(&self, roster: &Roster) -> Vec<Player> {
        let players = roster.players();
        let all: Vec<Player> = match &self.asked {
            None => players.to_vec(),
            Some(asked) => {
                let one = |name: &PlayerName| players.iter().find(|player| &player.name == name);
                asked.iter().filter_map(one).cloned().collect()
            }
        };
        all.into_iter().take(Self::MOST).collect()
    }

    /// The people who do not.
    #[must_use]
    pub fn standing(&self, roster: &Roster) -> Vec<Player> {
        let seated = self.seated(roster);
        let players = roster.players().iter();
        players
            .filter(|player| !seated.contains(player))
            .cloned()
            .collect()
    }

    /// Whether the apprentice plays: where nobody said, it keeps somebody company who is
    /// alone.
    #[must_use]
    pub fn with_apprentice(&self, roster: &Roster) -> bool {
        let people = self.seated(roster).len();
        let plays = self.apprentice.unwrap_or(people < 2);
        plays && people < Self::MOST
    }

    /// The seats of the game. Where nobody is remembered, it is you who plays. No two have
    /// one colour.
    #[must_use]
    pub fn seats(&self, roster: &Roster) -> Vec<Seat> {
        let person = |player| (player, PlayedBy::Person);
        let mut all: Vec<_> = self.seated(roster).into_iter().map(person).collect();
        if all.is_empty() {
            all.extend(named(YOU).map(person));
        }
        if self.with_apprentice(roster) {
            all.extend(named(APPRENTICE).map(|player| (player, PlayedBy::Program)));
        }
        let mut seats: Vec<Seat> = Vec::new();
        for (mut player, by) in all {
            let worn = |colour: &SeatColour| seats.iter().any(|s| s.player.colour == *colour);
            if worn(&player.colour) {
                let free = SeatColour::ALL.into_iter().find(|colour| !worn(colour));
                player.colour = free.unwrap_or(player.colour);
            }
            seats.push(Seat { player, by });
        }
        seats
    }

    /// Somebody sits down on the last seat.
    pub fn sit_down(&mut self, sitter: &Sitter, roster: &Roster) {
        match sitter {
            Sitter::Apprentice => self.apprentice = Some(true),
            Sitter::Person(name) => self.change(roster, |asked| {
                if !asked.contains(name) {
                    asked.push(name.clone());
                }
            }),
        }
    }

    /// Somebody gets up.
    pub fn get_up(&mut self, sitter: &Sitter, roster: &Roster) {
        match sitter {
            Sitter::Apprentice => self.apprentice = Some(false),
            Sitter::Person(name) => self.change(roster, |asked| asked.retain(|n| n != name)),
        }
    }

    /// Somebody moves a seat towards the first.
    pub fn move_up(&mut self, name: &PlayerName, roster: &Roster) {
        self.change(roster, |asked| {
            let at = asked.iter().position(|other| other == name);
            if let Some(at) = at.filter(|at| *at > 0) {
                asked.swap(at - 1, at);
            }
        });
    }

    fn change(&mut self, roster: &Roster, change: impl FnOnce(&mut Vec<PlayerName>)) {
        let seated = self.seated(roster).into_iter();
        let mut asked = seated.map(|player| player.name).collect();
        change(&mut asked);
        asked.truncate(Self::MOST);
        self.asked = Some(asked);
    }
}

/// Somebody of this name, who is on no list.
fn named(name: &str) -> Option<Player> {
    let name = name.parse().ok()?;
    let colour = SeatColour::Vermilion;
    Some(Player { name, colour })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn roster(names: &[&str]) -> Roster {
        let mut roster = Roster::default();
        for name in names {
            roster.add(name).unwrap();
        }
        roster
    }

    fn names(people: &People, roster: &Roster) -> Vec<String> {
        let seats = people.seats(roster).into_iter();
        seats.map(|seat| seat.player.name.to_string()).collect()
    }

    fn person(name: &str) -> Sitter {
        Sitter::Person(name.parse().unwrap())
    }

    #[test]
    fn who_is_alone_plays_with_the_apprentice() {
        let people = People::default();
        assert_eq!(names(&people, &roster(&[])), [YOU, APPRENTICE]);
        assert_eq!(names(&people, &roster(&["Ada"])), ["Ada", APPRENTICE]);
        assert_eq!(names(&people, &roster(&["Ada", "Bob"])), ["Ada", "Bob"]);
    }

    #[test]
    fn people_sit_down_get_up_and_change_places() {
        let roster = roster(&["Ada", "Bob", "Gran"]);
        let mut people = People::default();
        people.get_up(&person("Bob"), &roster);
        assert_eq!(names(&people, &roster), ["Ada", "Gran"]);
        people.sit_down(&person("Bob"), &roster);
        people.move_up(&"Bob".parse().unwrap(), &roster);
        people.sit_down(&Sitter::Apprentice, &roster);
        assert_eq!(names(&people, &roster), ["Ada", "Bob", "Gran", APPRENTICE]);
        people.get_up(&Sitter::Apprentice, &roster);
        assert_eq!(People::at(&people.seats(&roster)), people);
    }

    #[test]
    fn six_have_a_seat_and_no_two_one_colour() {
        let roster = roster(&["A", "B", "C", "D", "E", "F", "G", "H"]);
        let mut people = People::default();
        people.sit_down(&Sitter::Apprentice, &roster);
        assert_eq!(people.seats(&roster).len(), 6);
        for gone in ["B", "C", "D"] {
            people.get_up(&person(gone), &roster);
        }
        for comes in ["G", "H"] {
            people.sit_down(&person(comes), &roster);
        }
        // G has A's colour, and H had B's.
        assert_eq!(
            names(&people, &roster),
            ["A", "E", "F", "G", "H", APPRENTICE]
        );
        let mut worn: Vec<_> = people
            .seats(&roster)
            .iter()
            .map(|s| s.player.colour)
            .collect();
        worn.sort();
        worn.dedup();
        assert_eq!(worn.len(), 6);
    }

    #[test]
    fn who_is_remembered_no_more_does_not_come() {
        let mut people = People::default();
        let both = roster(&["Ada", "Bob"]);
        people.sit_down(&person("Ada"), &both);
        assert_eq!(names(&people, &both), ["Ada", "Bob"], "she sits already");
        assert_eq!(names(&people, &roster(&["Ada"])), ["Ada", APPRENTICE]);
    }
}
