//! The state and operations of a set-up form. Every change is saved at once.

use leptos::prelude::*;

use crate::app_state::{AppState, use_app};
use crate::dom;
use crate::draw::memo;
use game::{Day, Game, PlayedBy, Seat};
use screen::Route;
use screen::set_up::{GameForm, NewGame, SetUpForm, StartRefusal};
use screen::text::program as text;

/// A set-up form on its screen.
pub struct FormState<G: GameForm> {
    /// The app state through which the form is saved.
    pub app: AppState,
    /// All choices in the form.
    pub form: RwSignal<SetUpForm<G>>,
    /// The seats as they will be when the game begins.
    pub seats: Memo<Vec<Seat>>,
    /// The settings and seats of the new game, or why it can't begin.
    pub ready: Memo<Result<NewGame<G::Game>, StartRefusal<G>>>,
    /// The date on this device.
    pub today: Option<Day>,
}

impl<G: GameForm> Clone for FormState<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GameForm> Copy for FormState<G> {}

impl<G: GameForm> FormState<G> {
    /// Loads the form as it was last saved; `remembered` brings it up to date.
    pub fn open(
        remembered: impl FnOnce(SetUpForm<G>, Option<Day>) -> SetUpForm<G>,
    ) -> FormState<G> {
        let app = use_app();
        let today = dom::today().parse().ok();
        let mut form = remembered(app.load(G::RECORD), today);
        form.rename_bots(&app.roster_untracked());
        let form = RwSignal::new(form);
        FormState {
            app,
            form,
            seats: memo(move || form.with(|form| form.seats(&app.roster()))),
            ready: memo(move || form.with(|form| form.options(&app.roster()))),
            today,
        }
    }

    /// Changes the form, and saves it.
    pub fn change(self, with: impl FnOnce(&mut SetUpForm<G>)) {
        self.form.update(with);
        self.form
            .with_untracked(|form| self.app.save(G::RECORD, form));
    }

    /// A sentence that says what will begin, tracked.
    pub fn start_summary(self) -> String {
        let seats = self.seats.get();
        self.form
            .with(|form| form.start_summary(&seats, self.today))
    }

    /// Sentences about the ratings of people who will play against bots, tracked.
    pub(crate) fn rating_notes(self) -> Vec<String> {
        let seats = self.seats.get();
        if seats.iter().all(|seat| seat.by == PlayedBy::Person) {
            return Vec::new();
        }
        let names = seats.iter().map(|seat| seat.player.name.as_str());
        let rated = names.filter_map(|name| {
            let rating = self.app.rating::<G::Game>(name)?;
            Some(text::rated(name, rating.points, rating.doubt))
        });
        rated.collect()
    }

    /// All chosen rules in plain words, tracked.
    pub fn chosen_rules(self) -> Vec<String> {
        let roster = self.app.roster();
        self.form.with(|form| form.chosen_rules(&roster))
    }

    /// Begins the game, and opens it.
    pub fn begin(self) {
        let Ok((options, seats)) = self.ready.get_untracked() else {
            return;
        };
        // A ready form has a valid number of seats, so this can't fail.
        let begun = self.app.begin_game::<G::Game>(options, seats).ok();
        if let (Some(id), Some(card)) = (begun, crate::registry::game_card(G::Game::ID)) {
            self.form
                .with_untracked(|form| self.app.save(G::RECORD, form));
            dom::navigate(&Route::Game(card, id.to_string()));
        }
    }
}
