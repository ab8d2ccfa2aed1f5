//! Who sits down at the table, and in which order.

use serde::{Deserialize, Serialize};

use super::ProgramWords;
use game::{PlayedBy, Player, PlayerName, ProgramId, Roster, Seat, SeatColour};

/// The name of whoever plays where nobody is remembered; who bears it is addressed.
pub const YOU: &str = "You";

/// Somebody who may sit at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitter {
    /// One of the people remembered here.
    Person(PlayerName),
    /// One of our own opponents.
    Program(ProgramId),
}

/// Who of ours comes or goes with ready-made rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Company {
    /// Nobody does.
    AsItIs,
    /// One sits down, if none does yet.
    Invited,
    /// All get up.
    Dismissed,
}

/// What a game has to sit on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chairs {
    /// How many people sit at most.
    pub people: usize,
    /// How many sit at most, programs among them.
    pub most: usize,
    /// The programs that may sit down, the gentlest first.
    pub programs: &'static [ProgramWords],
    /// The programs that were there once, and who plays for each of them today.
    pub former: &'static [(ProgramId, ProgramId)],
    /// With fewer people than this, the first program keeps them company unless somebody
    /// has said who plays.
    pub company: usize,
}

/// Who was asked to the table. People who are not remembered any more do not come.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct People {
    /// In the order of their seats; `None` as long as nobody has been asked: then
    /// everybody comes.
    asked: Option<Vec<PlayerName>>,
    /// The programs that play; `None` as long as nobody has said.
    programs: Option<Vec<ProgramId>>,
}

impl Chairs {
    /// One chair, for a game alone.
    pub const ALONE: Chairs = Chairs {
        people: 1,
        most: 1,
        programs: &[],
        former: &[],
        company: 0,
    };

    /// Who plays today for a program that may be of an older version.
    fn today(&self, id: ProgramId) -> ProgramId {
        let former = self.former.iter().find(|(old, _)| *old == id);
        former.map_or(id, |(_, today)| *today)
    }

    /// A table for four, with these programs.
    pub const fn for_four(programs: &'static [ProgramWords]) -> Chairs {
        Chairs {
            people: 4,
            most: 4,
            programs,
            former: &[],
            company: 2,
        }
    }
}

impl People {
    /// The most that sit at a table.
    pub const MOST: usize = 6;

    /// Those who sat at a table.
    pub fn at(seats: &[Seat]) -> People {
        let people = seats.iter().filter(|seat| seat.by == PlayedBy::Person);
        let programs = seats.iter().filter_map(|seat| seat.by.program());
        let programs = programs.map(ProgramId::asked_for);
        People {
            asked: Some(people.map(|seat| seat.player.name.clone()).collect()),
            programs: Some(programs.collect()),
        }
    }

    /// The people who were asked, as they sit; the last of them may find no chair.
    fn asked(&self, roster: &Roster) -> Vec<Player> {
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

    /// The people who come, as they sit.
    pub fn seated(&self, roster: &Roster, chairs: &Chairs) -> Vec<Player> {
        let mut seated = self.asked(roster);
        seated.truncate(chairs.people);
        seated
    }

    /// The people who do not.
    pub fn standing(&self, roster: &Roster, chairs: &Chairs) -> Vec<Player> {
        let seated = self.seated(roster, chairs);
        let players = roster.players().iter();
        players
            .filter(|player| !seated.contains(player))
            .cloned()
            .collect()
    }

    /// The programs that play: where nobody said, the first keeps company where it is
    /// needed.
    pub fn programs(&self, roster: &Roster, chairs: &Chairs) -> Vec<ProgramWords> {
        let people = self.seated(roster, chairs).len();
        let all = chairs.programs.iter().copied();
        let plays = |one: &ProgramWords| match &self.programs {
            Some(asked) => asked.iter().any(|id| chairs.today(*id) == one.id),
            None => people < chairs.company && chairs.programs.first() == Some(one),
        };
        let free = chairs.most.saturating_sub(people.max(1));
        all.filter(plays).take(free).collect()
    }

    /// The programs that could sit down.
    pub fn idle_programs(&self, roster: &Roster, chairs: &Chairs) -> Vec<ProgramWords> {
        let play = self.programs(roster, chairs);
        let all = chairs.programs.iter().copied();
        all.filter(|one| !play.contains(one)).collect()
    }

    /// The seats of the game. Where nobody is remembered, it is you who plays. No two have
    /// one colour.
    pub fn seats(&self, roster: &Roster, chairs: &Chairs) -> Vec<Seat> {
        let person = |player| (player, PlayedBy::Person);
        let mut all: Vec<_> = self
            .seated(roster, chairs)
            .into_iter()
            .map(person)
            .collect();
        if all.is_empty() {
            all.extend(named(YOU).map(person));
        }
        let programs = self.programs(roster, chairs).into_iter();
        all.extend(programs.filter_map(|one| Some((named(one.name)?, PlayedBy::Program(one.id)))));
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

    /// The gentlest program sits down, if none has yet.
    pub fn invite_program(&mut self, roster: &Roster, chairs: &Chairs) {
        let first = chairs.programs.first();
        if let (true, Some(first)) = (self.programs(roster, chairs).is_empty(), first) {
            self.sit_down(&Sitter::Program(first.id), roster, chairs);
        }
    }

    /// All programs get up.
    pub fn dismiss_programs(&mut self, roster: &Roster, chairs: &Chairs) {
        self.change_programs(roster, chairs, Vec::clear);
    }

    /// Somebody sits down on the last seat; if all are taken, in the place of whoever has
    /// it.
    pub fn sit_down(&mut self, sitter: &Sitter, roster: &Roster, chairs: &Chairs) {
        match sitter {
            Sitter::Program(id) => self.change_programs(roster, chairs, |programs| {
                if !programs.contains(id) {
                    programs.push(*id);
                }
            }),
            Sitter::Person(name) => self.change(roster, |asked| {
                let seated = asked.iter().take(chairs.people);
                if seated.into_iter().any(|other| other == name) {
                    return;
                }
                asked.retain(|other| other != name);
                let last = chairs.people.saturating_sub(1);
                asked.insert(asked.len().min(last), name.clone());
            }),
        }
    }

    /// Somebody gets up.
    pub fn get_up(&mut self, sitter: &Sitter, roster: &Roster, chairs: &Chairs) {
        match sitter {
            Sitter::Program(id) => {
                self.change_programs(roster, chairs, |all| all.retain(|other| other != id));
            }
            Sitter::Person(name) => self.change(roster, |asked| asked.retain(|n| n != name)),
        }
    }

    fn change_programs(
        &mut self,
        roster: &Roster,
        chairs: &Chairs,
        change: impl FnOnce(&mut Vec<ProgramId>),
    ) {
        let now = self.programs(roster, chairs).into_iter();
        let mut programs = now.map(|one| one.id).collect();
        change(&mut programs);
        self.programs = Some(programs);
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
        let asked = self.asked(roster).into_iter();
        let mut asked = asked.map(|player| player.name).collect();
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
