//! How strong people are at a game, kept after each game against bots.

use super::desk::Desk;
use super::seated::Seated;
use crate::desk::rating::{Rating, faced, rated, rating_of};
use crate::table::{Game, SeatId};

/// What a game changed in somebody's rating.
pub struct Rated {
    /// The player's name.
    pub name: String,
    /// What is known of them now.
    pub now: Rating,
    /// By how many points it rose or fell.
    pub change: i32,
}

impl Desk {
    /// What is kept of people's ratings at a game.
    pub(super) fn ratings<G: Game>(self) -> String {
        self.load(&record::<G>())
    }

    /// What is known of somebody at a game.
    pub fn rating<G: Game>(self, name: &str) -> Option<Rating> {
        rating_of(&self.ratings::<G>(), name)
    }
}

impl<G: Game> Seated<G> {
    /// What a game that ended on this screen says of the people who played against bots. It is
    /// kept, once a game.
    pub fn rate(self) -> Vec<Rated> {
        let desk = self.session.desk();
        let mut kept = desk.ratings::<G>();
        let before = kept.clone();
        let game = self.session.id().to_string();
        let one = |seat: SeatId| {
            let faced = self.session.with_now(|game| faced(game, seat));
            if faced.is_empty() || !self.began_here() {
                return None;
            }
            let name = self.session.name(seat);
            let (keep, now, change) = rated(&kept, &name, &game, &faced, G::STRENGTHS);
            kept = keep;
            Some(Rated { name, now, change })
        };
        let all = self.people.iter().filter_map(one).collect();
        if kept != before {
            desk.keep(&record::<G>(), &kept);
        }
        all
    }
}

/// Where ratings are kept.
fn record<G: Game>() -> String {
    format!("{}/rating", G::ID)
}
