//! How strong a bot plays: its place on its game's ladder.

use super::{BotId, Chance, Game, Match, Seat, SeatId};

/// A place on a game's ladder of bots, in half steps: 0 is the weakest bot, 2 the next one. At an
/// odd rung one of the two neighbours plays each game; that game's random seed picks which.
///
/// ```
/// # mod nim { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/doc/nim.rs")); }
/// use game::{BotId, Rung};
/// use nim::Nim;
///
/// // Nim has two bots, first the hen and then the owl.
/// assert_eq!(Rung::of_bot::<Nim>(BotId::new("owl")), Some(Rung::from_half_steps(2)));
/// assert_eq!(Rung::of_bot::<Nim>(BotId::new("fox")), None);
/// // Half a step above the hen, the game's seed picks the hen or the owl.
/// let between = Rung::FIRST.adaptive_bot();
/// assert_eq!(between.to_string(), "match-1");
/// assert_eq!(between.form_id(), BotId::ADAPTIVE);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Rung(u8);

impl Rung {
    /// The rung at which an adaptive bot starts against a player it knows nothing about.
    pub const FIRST: Rung = Rung(1);

    /// Returns the rung `half_steps` above the weakest bot.
    pub const fn from_half_steps(half_steps: u8) -> Rung {
        Rung(half_steps)
    }

    /// Returns a bot's rung on a game's ladder. The bot may be a current one, a retired one or an
    /// adaptive one; `None` if the game has no such bot.
    pub fn of_bot<G: Game>(id: BotId) -> Option<Rung> {
        Rung::find(G::BOTS, G::RETIRED_BOTS, id)
    }

    /// Returns a bot's rung on a ladder given as data. It isn't generic, so that it's
    /// compiled once for all games.
    fn find(programs: &[BotId], former: &[(BotId, BotId)], id: BotId) -> Option<Rung> {
        if id == BotId::ADAPTIVE {
            return Some(Rung::FIRST);
        }
        if let Some(half_steps) = id.adaptive_half_steps() {
            let top = usize::from(half_steps).div_ceil(2);
            return (top < programs.len()).then_some(Rung(half_steps));
        }
        let former = former.iter().find(|(old, _)| *old == id);
        let today = former.map_or(id, |(_, today)| *today);
        let at = programs.iter().position(|one| *one == today)?;
        Some(Rung(2 * at as u8))
    }

    /// Returns the number of half steps above the weakest bot.
    pub const fn half_steps(self) -> u8 {
        self.0
    }

    /// Returns the id of the adaptive bot that plays at this rung.
    pub const fn adaptive_bot(self) -> BotId {
        BotId::adaptive(self.0)
    }

    /// Returns the bot that plays at this rung, as an index into the game's bots. Between two bots
    /// the random generator decides.
    fn bot_index(self, chance: &Chance) -> usize {
        let upper = self.0 % 2 == 1 && chance.clone().roll() % 2 == 1;
        usize::from(self.0 / 2) + usize::from(upper)
    }
}

impl<G: Game> Match<G> {
    /// Returns which bot plays a seat, as an index into [`Game::BOTS`], or
    /// `None` where a person plays.
    pub fn bot_index(&self, seat: SeatId) -> Option<usize> {
        let journal = self.journal();
        let seat = journal.seats.get(seat.index());
        bot_index(seat, &journal.chance, G::BOTS, G::RETIRED_BOTS)
    }
}

fn bot_index(
    seat: Option<&Seat>,
    chance: &Chance,
    programs: &[BotId],
    former: &[(BotId, BotId)],
) -> Option<usize> {
    let rung = Rung::find(programs, former, seat?.by.bot_id()?)?;
    Some(rung.bot_index(chance))
}
