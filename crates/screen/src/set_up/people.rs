//! The people and bots at the table, and their order.

use serde::{Deserialize, Serialize};

use super::BotText;
use game::{
    BotId, ComposeFn, PlayedBy, Player, PlayerName, Roster, RosterError, Seat, SeatColour, bot_name,
};

/// Name of the person who plays where no players are remembered. Texts address a player of this
/// name directly.
pub const YOU: &str = "You";

/// A person or bot who may join the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Participant {
    /// One of the people remembered on this device.
    Person(PlayerName),
    /// A bot.
    Program(BotId),
}

/// Whether a preset adds or removes bots.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BotInvitation {
    /// The bots stay as they are, but where too few people play, they are invited.
    AsItIs,
    /// If no bot plays, those that a kind for one person sent away return, or the weakest joins.
    Invited,
    /// All bots leave, until a kind for several is chosen.
    Dismissed,
}

/// The places that a game offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TableCapacity {
    /// Maximum number of people.
    pub people: usize,
    /// Maximum number of players, people and bots together.
    pub most: usize,
    /// The bots that may play, the weakest first.
    pub programs: &'static [BotText],
    /// Bots of older versions, each with the bot that plays for it today.
    pub former: &'static [(BotId, BotId)],
    /// With fewer people than this, the first bot plays too, unless the user has chosen otherwise.
    pub company: usize,
}

/// The people and bots chosen to play. People who are no longer remembered are skipped.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct ChosenPlayers {
    /// People in the order of their seats; `None` until the user has chosen. Where none of them is
    /// remembered, all remembered people play.
    asked: Option<Vec<PlayerName>>,
    /// Bots that play; `None` until the user has chosen. Earlier versions called it `programs`.
    #[serde(rename = "bots", alias = "programs")]
    programs: Option<Vec<BotId>>,
    /// Bots that left for a kind of game for one person. They return with a kind for several.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dismissed: Vec<BotId>,
}

impl TableCapacity {
    /// One place, for a game played alone.
    pub const SOLO: TableCapacity = TableCapacity {
        people: 1,
        most: 1,
        programs: &[],
        former: &[],
        company: 0,
    };

    /// Returns the bot that plays today in place of a bot of an older version, or the same bot if
    /// it still exists.
    fn today(&self, id: BotId) -> BotId {
        let former = self.former.iter().find(|(old, _)| *old == id);
        former.map_or(id, |(_, today)| *today)
    }

    /// Four places, with these bots.
    pub const fn for_four_players(programs: &'static [BotText]) -> TableCapacity {
        TableCapacity {
            people: 4,
            most: 4,
            programs,
            former: &[],
            company: 2,
        }
    }
}

impl ChosenPlayers {
    /// Maximum number of people at a table.
    pub const MAX_PEOPLE: usize = 6;

    /// Returns the people and bots who played at these seats.
    pub fn from_seats(seats: &[Seat]) -> ChosenPlayers {
        let people = seats.iter().filter(|seat| seat.by == PlayedBy::Person);
        let programs = seats.iter().filter_map(|seat| seat.by.bot_id());
        let programs = programs.map(BotId::form_id);
        ChosenPlayers {
            asked: Some(people.map(|seat| seat.player.name.clone()).collect()),
            programs: Some(programs.collect()),
            dismissed: Vec::new(),
        }
    }

    /// Returns the chosen people in seat order; there may be more of them than places.
    fn asked(&self, roster: &Roster) -> Vec<Player> {
        let players = roster.players();
        let one = |name: &PlayerName| players.iter().find(|player| &player.name == name);
        let asked = self.asked.iter().flatten();
        let mut all: Vec<Player> = asked.filter_map(one).cloned().collect();
        if all.is_empty() {
            all = players.to_vec();
        }
        all.truncate(Self::MAX_PEOPLE);
        all
    }

    /// Returns the people who play, in seat order.
    pub fn seated(&self, roster: &Roster, chairs: &TableCapacity) -> Vec<Player> {
        let mut seated = self.asked(roster);
        seated.truncate(chairs.people);
        seated
    }

    /// Returns the remembered people who don't play.
    pub fn people_not_playing(&self, roster: &Roster, chairs: &TableCapacity) -> Vec<Player> {
        let seated = self.seated(roster, chairs);
        let players = roster.players().iter();
        players
            .filter(|player| !seated.contains(player))
            .cloned()
            .collect()
    }

    /// Returns the bots that play. Until the user has chosen, that is the first bot if there are
    /// too few people.
    pub fn programs(&self, roster: &Roster, chairs: &TableCapacity) -> Vec<BotText> {
        let people = self.seated(roster, chairs).len();
        let few = self.lacks_company(roster, chairs);
        let all = chairs.programs.iter().copied();
        let plays = |one: &BotText| match &self.programs {
            Some(asked) => asked.iter().any(|id| chairs.today(*id) == one.id),
            None => few && chairs.programs.first() == Some(one),
        };
        let free = chairs.most.saturating_sub(people.max(1));
        all.filter(plays).take(free).collect()
    }

    /// Returns the bots that could join.
    pub fn available_bots(&self, roster: &Roster, chairs: &TableCapacity) -> Vec<BotText> {
        let play = self.programs(roster, chairs);
        let all = chairs.programs.iter().copied();
        all.filter(|one| !play.contains(one)).collect()
    }

    /// Returns the seats of the game, each in a different colour. Where no people are remembered,
    /// the person is called [`YOU`]. A bot is marked as one if any person remembered has its name,
    /// whether or not that person plays, so that the name doesn't change as people come and go.
    pub fn seats(&self, roster: &Roster, chairs: &TableCapacity) -> Vec<Seat> {
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
        let people = roster.players().iter().map(|player| &player.name);
        all.extend(programs.filter_map(|one| {
            let name = bot_name(one.name, people.clone());
            Some((named(&name)?, PlayedBy::Bot(one.id)))
        }));
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

    /// Whether fewer people play than a game without bots should have.
    pub(crate) fn lacks_company(&self, roster: &Roster, chairs: &TableCapacity) -> bool {
        self.seated(roster, chairs).len() < chairs.company
    }

    /// If no bot plays, brings back those that were sent away, or else the weakest.
    pub(crate) fn invite_bots(&mut self, roster: &Roster, chairs: &TableCapacity) {
        let Some(first) = chairs.programs.first() else {
            return;
        };
        if self.programs(roster, chairs).is_empty() {
            let back = std::mem::take(&mut self.dismissed);
            self.programs = if !back.is_empty() {
                Some(back)
            } else if self.lacks_company(roster, chairs) {
                // As in a new form: the weakest bot plays until enough people do.
                None
            } else {
                Some(vec![first.id])
            };
        }
    }

    /// Sends all bots away, and remembers the chosen ones.
    pub(crate) fn dismiss_bots(&mut self, roster: &Roster, chairs: &TableCapacity) {
        let chosen = self.programs.clone().unwrap_or_default();
        let before = std::mem::take(&mut self.dismissed);
        self.remove_bots(roster, chairs);
        self.dismissed = if chosen.is_empty() { before } else { chosen };
    }

    /// Lets this bot play instead of all others.
    pub fn switch_to_bot(&mut self, id: BotId, roster: &Roster, chairs: &TableCapacity) {
        self.change_bots(roster, chairs, |all| *all = vec![id]);
    }

    /// Removes all bots.
    pub fn remove_bots(&mut self, roster: &Roster, chairs: &TableCapacity) {
        self.change_bots(roster, chairs, Vec::clear);
    }

    /// Adds a person or bot. A person takes the next free seat; if all are taken, the last one,
    /// from the person who has it.
    pub fn add_participant(
        &mut self,
        sitter: &Participant,
        roster: &Roster,
        chairs: &TableCapacity,
    ) {
        match sitter {
            Participant::Program(id) => self.change_bots(roster, chairs, |programs| {
                if !programs.contains(id) {
                    programs.push(*id);
                }
            }),
            Participant::Person(name) => self.change(roster, |asked| {
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

    /// Adds a new player to the list of players, who takes a seat. Where the list was empty, the
    /// person called [`YOU`] stays at the table, and is on the list from now on.
    ///
    /// # Errors
    /// The list takes no player of this name; nothing has changed.
    pub fn add_new_player(
        &mut self,
        name: &str,
        compose: ComposeFn,
        roster: &mut Roster,
        chairs: &TableCapacity,
    ) -> Result<PlayerName, RosterError> {
        let mut all = roster.clone();
        if all.players().is_empty() {
            all.add(YOU)?;
        }
        let name = all.add_composed(name, compose)?.name.clone();
        *roster = all;
        self.add_participant(&Participant::Person(name.clone()), roster, chairs);
        Ok(name)
    }

    /// Removes a person or bot. The last person stays.
    pub fn remove_participant(
        &mut self,
        sitter: &Participant,
        roster: &Roster,
        chairs: &TableCapacity,
    ) {
        match sitter {
            Participant::Program(id) => {
                self.change_bots(roster, chairs, |all| all.retain(|other| other != id));
            }
            Participant::Person(name) => self.change(roster, |asked| {
                if asked.len() > 1 {
                    asked.retain(|other| other != name);
                }
            }),
        }
    }

    fn change_bots(
        &mut self,
        roster: &Roster,
        chairs: &TableCapacity,
        change: impl FnOnce(&mut Vec<BotId>),
    ) {
        let now = self.programs(roster, chairs).into_iter();
        let mut programs = now.map(|one| one.id).collect();
        change(&mut programs);
        self.programs = Some(programs);
        self.dismissed.clear();
    }

    /// Moves a person one seat towards the first.
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
        asked.truncate(Self::MAX_PEOPLE);
        self.asked = Some(asked);
    }
}

/// Returns a player of this name who isn't on the list of players.
fn named(name: &str) -> Option<Player> {
    let name = name.parse().ok()?;
    let colour = SeatColour::Vermilion;
    Some(Player { name, colour })
}
