//! The seats at the table, and who plays them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::typed_text::names_look_same;
use super::{BotId, Player, PlayerName};

/// A seat at the table, counted clockwise from 0.
///
/// ```
/// use game::SeatId;
///
/// let last = SeatId::new(3);
/// assert_eq!(last.to_string(), "4", "people count seats from 1");
/// assert_eq!(last.next_clockwise(4), SeatId::FIRST);
/// let others: Vec<usize> = SeatId::new(2).others_clockwise(4).map(SeatId::index).collect();
/// assert_eq!(others, [3, 0, 1]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatId(u8);

impl SeatId {
    /// The first seat.
    pub const FIRST: SeatId = SeatId(0);

    /// Returns the seat with this number, counted from 0.
    pub const fn new(number: u8) -> SeatId {
        SeatId(number)
    }

    /// Returns the seat's number, counted from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the next seat clockwise (to the left) at a table of `seats`.
    #[must_use]
    pub const fn next_clockwise(self, seats: u8) -> SeatId {
        if self.0 + 1 >= seats {
            SeatId(0)
        } else {
            SeatId(self.0 + 1)
        }
    }

    /// Returns every seat of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = SeatId> + Clone {
        (0..seats).map(SeatId)
    }

    /// Returns the other seats of a table of `seats`, clockwise from this seat's left.
    pub fn others_clockwise(self, seats: u8) -> impl Iterator<Item = SeatId> + Clone {
        std::iter::successors(Some(self.next_clockwise(seats)), move |seat| {
            Some(seat.next_clockwise(seats))
        })
        .take_while(move |seat| *seat != self)
    }
}

impl fmt::Display for SeatId {
    /// Shows the seat as people count: from 1.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

/// A set of seats. It holds seats 0 to 7 only.
///
/// ```
/// use game::{SeatId, SeatSet};
///
/// let ready: SeatSet = [2, 0].map(SeatId::new).into_iter().collect();
/// assert!(ready.contains(SeatId::new(2)));
/// assert_eq!((ready.len(), ready.without(SeatId::new(2)).len()), (2, 1));
/// assert!(ready.iter().map(SeatId::index).eq([0, 2]), "in order of the seats");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    const fn bit(seat: SeatId) -> u8 {
        if seat.0 < 8 { 1 << seat.0 } else { 0 }
    }

    /// Whether the set holds a seat.
    pub const fn contains(self, seat: SeatId) -> bool {
        self.0 & Self::bit(seat) != 0
    }

    /// Returns the set with one more seat.
    #[must_use]
    pub const fn with(self, seat: SeatId) -> SeatSet {
        SeatSet(self.0 | Self::bit(seat))
    }

    /// Returns the set without one seat.
    #[must_use]
    pub const fn without(self, seat: SeatId) -> SeatSet {
        SeatSet(self.0 & !Self::bit(seat))
    }

    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of seats in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns the seats in order.
    pub fn iter(self) -> impl Iterator<Item = SeatId> + Clone {
        SeatId::all(8).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<SeatId> for SeatSet {
    fn from_iter<I: IntoIterator<Item = SeatId>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|s| s.0)).finish()
    }
}

/// Who plays a seat's turns. Saves write `person` or the bot's id; version 1 wrote `program` for
/// every bot (see [`upgrade_bot_names`](super::upgrade_bot_names)).
///
/// ```
/// use game::{BotId, PlayedBy};
///
/// let owl = PlayedBy::Bot(BotId::new("owl"));
/// assert_eq!(serde_json::to_string(&[PlayedBy::Person, owl])?, r#"["person","owl"]"#);
/// assert_eq!(owl.bot_id(), Some(BotId::new("owl")));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayedBy {
    /// A person at the table.
    Person,
    /// A bot.
    Bot(BotId),
}

impl PlayedBy {
    /// Returns the bot's id, or `None` for a person.
    pub const fn bot_id(self) -> Option<BotId> {
        match self {
            PlayedBy::Person => None,
            PlayedBy::Bot(id) => Some(id),
        }
    }
}

/// What saves write for a person.
const PERSON: BotId = BotId::new("person");

impl Serialize for PlayedBy {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.bot_id().unwrap_or(PERSON).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PlayedBy {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let id = BotId::deserialize(deserializer)?;
        Ok(if id == PERSON {
            PlayedBy::Person
        } else {
            PlayedBy::Bot(id)
        })
    }
}

/// An occupied seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The player's name and colour, which also decides their mark.
    pub player: Player,
    /// Whether a person or a bot plays the seat.
    pub by: PlayedBy,
}

/// Suffix that a bot's name gets if a person has the same name.
pub const BOT_MARK: &str = " (bot)";

/// Returns what a bot of this name is called beside these people: "Robin", or "Robin (bot)" if one
/// of them is called Robin.
pub fn bot_name<'a>(name: &str, people: impl Iterator<Item = &'a PlayerName> + Clone) -> String {
    let mut name = name.to_owned();
    let same = |name: &str| {
        let mut people = people.clone();
        people.any(|other| names_look_same(other.as_str(), name))
    };
    while same(&name) {
        name.push_str(BOT_MARK);
    }
    name
}

/// Reads the seats of a journal or a card. Earlier versions named bots with an article: "The
/// Robin". Such a bot is read as Robin; a person keeps the name.
///
/// # Errors
/// The seats aren't valid.
pub fn read_seats<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Seat>, D::Error> {
    let mut seats = Vec::<Seat>::deserialize(deserializer)?;
    let people = seats.iter().filter(|seat| seat.by == PlayedBy::Person);
    let people: Vec<PlayerName> = people.map(|seat| seat.player.name.clone()).collect();
    for seat in &mut seats {
        if let (PlayedBy::Bot(_), Some(plain)) = (seat.by, without_article(&seat.player.name))
            && let Ok(name) = bot_name(plain, people.iter()).parse()
        {
            seat.player.name = name;
        }
    }
    Ok(seats)
}

/// Returns a name without the article that earlier versions gave to bots; `None` if it has none.
pub fn without_article(name: &PlayerName) -> Option<&str> {
    name.as_str().strip_prefix("The ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The names under which a save's seats are read; a seat is a name and who plays it.
    fn names_read(saved: &[(&str, &str)]) -> Vec<String> {
        #[derive(Deserialize)]
        struct Saved(#[serde(deserialize_with = "read_seats")] Vec<Seat>);
        let seat = |(name, by): &(&str, &str)| {
            format!(r#"{{"player":{{"name":"{name}","colour":"moss"}},"by":"{by}"}}"#)
        };
        let seats: Vec<String> = saved.iter().map(seat).collect();
        let text = format!("[{}]", seats.join(","));
        let read: Saved = serde_json::from_str(&text).unwrap();
        let names = read.0.iter().map(|seat| seat.player.name.to_string());
        names.collect()
    }

    #[test]
    fn bots_of_old_saves_lose_their_article() {
        let saved = [
            ("Ada", "person"),
            ("The Robin", "robin"),
            ("The Owl", "owl"),
        ];
        assert_eq!(names_read(&saved), ["Ada", "Robin", "Owl"]);
        let saved = [("The Fox", "program"), ("Your Match", "match-3")];
        assert_eq!(names_read(&saved), ["Fox", "Your Match"]);
    }

    #[test]
    fn a_person_named_like_an_old_bot_keeps_the_name() {
        let saved = [("The Robin", "person"), ("The Robin", "robin")];
        assert_eq!(names_read(&saved), ["The Robin", "Robin"]);
    }

    #[test]
    fn a_bot_beside_a_person_of_its_name_is_marked_as_a_bot() {
        let saved = [("robin", "person"), ("The Robin", "robin")];
        assert_eq!(names_read(&saved), ["robin", "Robin (bot)"]);
        let saved = [
            ("Robin (bot)", "person"),
            ("Robin", "person"),
            ("The Robin", "robin"),
        ];
        assert_eq!(names_read(&saved)[2], "Robin (bot) (bot)");
        let again = [("Robin", "person"), ("Robin (bot)", "robin")];
        assert_eq!(names_read(&again), ["Robin", "Robin (bot)"]);
    }

    #[test]
    fn others_are_listed_clockwise_from_the_left() {
        let others: Vec<SeatId> = SeatId::new(2).others_clockwise(4).collect();
        assert_eq!(others, [3, 0, 1].map(SeatId::new));
        assert_eq!(
            SeatId::FIRST.others_clockwise(1).count(),
            0,
            "alone at the table"
        );
    }

    #[test]
    fn seat_set_ignores_duplicates_and_a_ninth_seat() {
        let two: SeatSet = [3, 0, 3].map(SeatId::new).into_iter().collect();
        assert_eq!(two.len(), 2);
        assert!(two.contains(SeatId::new(3)) && !two.contains(SeatId::new(1)));
        assert_eq!(
            two.without(SeatId::new(3)).iter().collect::<Vec<_>>(),
            [SeatId::FIRST]
        );
        assert_eq!(two.with(SeatId::new(9)), two, "no ninth seat");
    }
}
