//! Players' ratings at a game, updated after each game against bots.

use leptos::task::spawn_local;

use super::desk::Desk;
use super::dom;
use super::screens::rooms::keeper;
use super::seated::Seated;
use game::{Game, SeatId};
use screen::day::Line;
use screen::rating::{Rating, faced, rated, rating_of};

/// The effect of a game on a player's rating.
pub struct Rated {
    pub name: String,
    /// The rating after the game.
    pub now: Rating,
    /// The number of points gained or lost.
    pub change: i32,
}

impl Desk {
    /// The saved ratings of all players at a game.
    pub(super) fn ratings<G: Game>(self) -> String {
        self.load(&record::<G>())
    }

    /// A player's rating at a game, if there is one.
    pub fn rating<G: Game>(self, name: &str) -> Option<Rating> {
        rating_of(&self.ratings::<G>(), name)
    }
}

impl<G: Game> Seated<G> {
    /// Updates and saves, once for each game, the ratings of the people who played it against bots.
    /// Only for a game that ended on this screen.
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
        let all: Vec<Rated> = self.people.iter().filter_map(one).collect();
        if kept != before {
            desk.keep(&record::<G>(), &kept);
        }
        self.note(&all);
        all
    }
}

impl<G: Game> Seated<G> {
    /// Adds the finished game to the ledger of each of its people, with their words and current
    /// ratings. Fetches the code that keeps the ledger.
    fn note(self, rated: &[Rated]) {
        let (desk, id) = (self.session.desk(), self.session.id());
        let (Ok(card), Ok(today)) = (desk.card(&id), dom::today().parse()) else {
            return;
        };
        if !self.began_here() {
            return;
        }
        let lines = Line::of_card(&card, &id.to_string(), today);
        let lines = lines.into_iter().zip(self.people.iter());
        let lines = lines.map(|(line, seat)| {
            let rated = rated.iter().find(|one| one.name == line.who);
            let line = self.session.with_now(|game| line.with_words(game, seat));
            Line {
                rating: rated.map(|one| one.now.points),
                ..line
            }
        });
        let lines: Vec<Line> = lines.collect();
        spawn_local(async move {
            if let Some(keeper) = keeper().await {
                (keeper.note)(desk, lines);
            }
        });
    }
}

/// The name of the record with a game's ratings.
fn record<G: Game>() -> String {
    format!("{}/rating", G::ID)
}
