//! How strong a program plays: where it stands on its game's ladder.

use super::{Chance, Game, Match, ProgramId, Seat, SeatId};

/// A place on a game's ladder, counted in half steps: 0 is its gentlest program, 2 the next one.
/// Halfway between two, each game is played by either, by that game's chance.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Rung(u8);

impl Rung {
    /// Where a program begins that adapts to somebody of whom nothing is known yet.
    pub const FIRST: Rung = Rung(1);

    /// The rung that is so many half steps up.
    pub const fn up(half_steps: u8) -> Rung {
        Rung(half_steps)
    }

    /// Where a program of a game stands, one of its own, of an older version's or one that
    /// adapts; nothing if the game has no such program.
    pub fn of<G: Game>(id: ProgramId) -> Option<Rung> {
        Rung::on(G::PROGRAMS, G::FORMER, id)
    }

    /// The same for all games, whose programs are these.
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

    /// How many half steps it is above the gentlest.
    pub const fn half_steps(self) -> u8 {
        self.0
    }

    /// The program that adapts, standing here.
    pub const fn adapted(self) -> ProgramId {
        ProgramId::adapted_to(self.0)
    }

    /// Which program plays here, as a place among the game's; in the middle, by chance.
    fn level(self, chance: &Chance) -> usize {
        let upper = self.0 % 2 == 1 && chance.clone().roll() % 2 == 1;
        usize::from(self.0 / 2) + usize::from(upper)
    }
}

impl<G: Game> Match<G> {
    /// Which program plays a seat, as a place among [`Game::PROGRAMS`]; nothing where a person
    /// does.
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
