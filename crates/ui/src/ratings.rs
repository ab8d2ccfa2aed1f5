//! Players' ratings at a game, updated after each game against bots.

use leptos::task::spawn_local;

use super::app_state::AppState;
use super::dom;
use super::screens::chunks::fetch_player_result_fns;
use super::table_core::TableCore;
use game::{Game, SeatId};
use screen::day::FinishedGame;
use screen::rating::{Rating, bot_results, find_rating, rate_game};

/// The effect of a game on a player's rating.
pub struct RatingChange {
    pub name: String,
    /// The rating after the game.
    pub now: Rating,
    /// The number of points gained or lost.
    pub change: i32,
}

impl AppState {
    /// The saved ratings of all players at a game.
    pub(super) fn saved_ratings<G: Game>(self) -> String {
        self.load(&record_name::<G>())
    }

    /// A player's rating at a game, if there is one.
    pub fn rating<G: Game>(self, name: &str) -> Option<Rating> {
        find_rating(&self.saved_ratings::<G>(), name)
    }
}

impl<G: Game> TableCore<G> {
    /// Updates and saves the ratings of the people who played this game against bots. Does so once
    /// per game, and only if the game ended on this screen.
    pub(crate) fn update_ratings(self) -> Vec<RatingChange> {
        let app = self.session.app();
        let mut kept = app.saved_ratings::<G>();
        let before = kept.clone();
        let game = self.session.id().to_string();
        let one = |seat: SeatId| {
            let faced = self.session.with_untracked(|game| bot_results(game, seat));
            if faced.is_empty() || !self.was_played_here() {
                return None;
            }
            let name = self.session.player_name(seat);
            let (keep, now, change) = rate_game(&kept, &name, &game, &faced, G::BOT_RATINGS);
            kept = keep;
            Some(RatingChange { name, now, change })
        };
        let all: Vec<RatingChange> = self.people.iter().filter_map(one).collect();
        if kept != before {
            app.save(&record_name::<G>(), &kept);
        }
        self.add_to_ledger(&all);
        all
    }
}

impl<G: Game> TableCore<G> {
    /// Adds the finished game to the ledger of each of its people, with their words and current
    /// ratings. Fetches the code that keeps the ledger.
    fn add_to_ledger(self, rated: &[RatingChange]) {
        let (app, id) = (self.session.app(), self.session.id());
        let (Ok(card), Ok(today)) = (app.game_card(&id), dom::today().parse()) else {
            return;
        };
        if !self.was_played_here() {
            return;
        }
        let lines = FinishedGame::from_card(&card, &id.to_string(), today);
        let lines = lines.into_iter().zip(self.people.iter());
        let lines = lines.map(|(line, seat)| {
            let rated = rated.iter().find(|one| one.name == line.who);
            let line = self
                .session
                .with_untracked(|game| line.with_words(game, seat));
            FinishedGame {
                rating: rated.map(|one| one.now.points),
                ..line
            }
        });
        let lines: Vec<FinishedGame> = lines.collect();
        spawn_local(async move {
            if let Some(keeper) = fetch_player_result_fns().await {
                (keeper.note)(app, lines);
            }
        });
    }
}

/// The name of the record with a game's ratings.
fn record_name<G: Game>() -> String {
    format!("{}/rating", G::ID)
}
