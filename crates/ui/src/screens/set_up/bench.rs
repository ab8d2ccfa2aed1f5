//! The state and operations of a set-up form. Every change is saved at once.

use leptos::prelude::*;

use crate::desk::{Desk, use_desk};
use crate::dom;
use crate::draw::memo;
use game::{Day, Game, PlayedBy, Seat};
use screen::Route;
use screen::set_up::{Begins, Refused, Ruled, SetUp};
use screen::text::program as text;

/// A set-up form on its screen.
pub struct Bench<G: Ruled> {
    /// The desk through which the form is saved.
    pub desk: Desk,
    /// All choices in the form.
    pub form: RwSignal<SetUp<G>>,
    /// The seats as they will be when the game begins.
    pub seats: Memo<Vec<Seat>>,
    /// What the game begins with, or why it can't begin.
    pub ready: Memo<Result<Begins<G::Game>, Refused<G>>>,
    /// The date on this device.
    pub today: Option<Day>,
}

impl<G: Ruled> Clone for Bench<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Ruled> Copy for Bench<G> {}

impl<G: Ruled> Bench<G> {
    /// Loads the form as it was left; `remembered` brings it up to date.
    pub fn open(remembered: impl FnOnce(SetUp<G>, Option<Day>) -> SetUp<G>) -> Bench<G> {
        let desk = use_desk();
        let today = dom::today().parse().ok();
        let form = RwSignal::new(remembered(desk.load(G::RECORD), today));
        Bench {
            desk,
            form,
            seats: memo(move || form.with(|form| form.seats(&desk.roster()))),
            ready: memo(move || form.with(|form| form.options(&desk.roster()))),
            today,
        }
    }

    /// Changes the form, and saves it.
    pub fn change(self, with: impl FnOnce(&mut SetUp<G>)) {
        self.form.update(with);
        self.form
            .with_untracked(|form| self.desk.keep(G::RECORD, form));
    }

    /// A sentence that says what will begin, tracked.
    pub fn begins_now(self) -> String {
        let seats = self.seats.get();
        let names = seats.iter().map(|seat| seat.player.name.to_string());
        let names: Vec<String> = names.collect();
        self.form.with(|form| form.begins_now(&names, self.today))
    }

    /// Sentences about the ratings of people who will play against bots, tracked.
    pub fn rated(self) -> Vec<String> {
        let seats = self.seats.get();
        if seats.iter().all(|seat| seat.by == PlayedBy::Person) {
            return Vec::new();
        }
        let names = seats.iter().map(|seat| seat.player.name.as_str());
        let rated = names.filter_map(|name| {
            let rating = self.desk.rating::<G::Game>(name)?;
            Some(text::rated(name, rating.points, rating.doubt))
        });
        rated.collect()
    }

    /// All chosen rules in plain words, tracked.
    pub fn rules_chosen(self) -> Vec<String> {
        let roster = self.desk.roster();
        self.form.with(|form| form.rules_chosen(&roster))
    }

    /// Begins the game, and opens it.
    pub fn begin(self) {
        let Ok((options, seats)) = self.ready.get_untracked() else {
            return;
        };
        // A ready form has a valid number of seats, so this can't fail.
        let begun = self.desk.begin_game::<G::Game>(options, seats).ok();
        if let (Some(id), Some(card)) = (begun, crate::registry::card(G::Game::ID)) {
            self.form
                .with_untracked(|form| self.desk.keep(G::RECORD, form));
            dom::go(&Route::Game(card, id.to_string()));
        }
    }
}
