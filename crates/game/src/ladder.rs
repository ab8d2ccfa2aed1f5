//! How strong a bot plays: its place on its game's ladder.

use super::{Chance, Game, Match, ProgramId, Seat, SeatId};

/// A place on a game's ladder of bots, in half steps: 0 is the weakest bot, 2 the next one. At an
/// odd rung one of the two neighbours plays each game; that game's random seed picks which.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Rung(u8);

impl Rung {
    /// The rung at which an adaptive bot starts against a player it knows nothing about.
    pub const FIRST: Rung = Rung(1);

    /// Returns the rung `half_steps` above the weakest bot.
    pub const fn up(half_steps: u8) -> Rung {
        Rung(half_steps)
    }

    /// Returns a bot's rung on a game's ladder. The bot may be a current one, a retired one or an
    /// adaptive one; `None` if the game has no such bot.
    pub fn of<G: Game>(id: ProgramId) -> Option<Rung> {
        Rung::on(G::PROGRAMS, G::FORMER, id)
    }

    /// Returns a bot's rung on a ladder given as data. It isn't generic, so that it's
    /// compiled once for all games.
    fn on(
        programs: &[ProgramId],
        former: &[(ProgramId, ProgramId)],
        id: ProgramId,
    ) -> Option<Rung> {
        if id == ProgramId::MATCH {
            return Some(Rung::FIRST);
        }
        if let Some(half_steps) = id.adapted() {
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
    pub const fn adapted(self) -> ProgramId {
        ProgramId::adapted_to(self.0)
    }

    /// Returns the bot that plays at this rung, as an index into the game's bots. Between two bots
    /// the random generator decides.
    fn level(self, chance: &Chance) -> usize {
        let upper = self.0 % 2 == 1 && chance.clone().roll() % 2 == 1;
        usize::from(self.0 / 2) + usize::from(upper)
    }
}

impl<G: Game> Match<G> {
    /// Returns which bot plays a seat, as an index into [`Game::PROGRAMS`], or
    /// `None` where a person plays.
    pub fn level_of(&self, seat: SeatId) -> Option<usize> {
        let journal = self.journal();
        let seat = journal.seats.get(seat.index());
        level(seat, &journal.chance, G::PROGRAMS, G::FORMER)
    }
}

fn level(
    seat: Option<&Seat>,
    chance: &Chance,
    programs: &[ProgramId],
    former: &[(ProgramId, ProgramId)],
) -> Option<usize> {
    let rung = Rung::on(programs, former, seat?.by.program()?)?;
    Some(rung.level(chance))
}
