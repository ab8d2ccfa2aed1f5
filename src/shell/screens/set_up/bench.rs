//! A form's verbs. Every change is kept at once.

use leptos::prelude::*;

use crate::games;
use crate::shell::desk::{Desk, use_desk};
use crate::shell::dom;
use crate::shell::draw::memo;
use game::{Day, PlayedBy, Seat};
use screen::Route;
use screen::set_up::{Begins, Refused, Ruled, SetUp};
use screen::text::program as text;

/// A form on its screen.
pub struct Bench<G: Ruled> {
    /// Where it is kept.
    pub desk: Desk,
    /// All that is chosen.
    pub form: RwSignal<SetUp<G>>,
    /// Who sits down.
    pub seats: Memo<Vec<Seat>>,
    /// What the game begins with, or why it cannot.
    pub ready: Memo<Result<Begins<G>, Refused<G>>>,
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
    /// The form as it was left, brought up to date.
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

    /// Changes what is chosen, and keeps it.
    pub fn change(self, with: impl FnOnce(&mut SetUp<G>)) {
        self.form.update(with);
        self.form
            .with_untracked(|form| self.desk.keep(G::RECORD, form));
    }

    /// What begins, in a sentence: followed.
    pub fn begins_now(self) -> String {
        let seats = self.seats.get();
        let names = seats.iter().map(|seat| seat.player.name.to_string());
        let names: Vec<String> = names.collect();
        self.form.with(|form| form.begins_now(&names, self.today))
    }

    /// What is known of the strength of people who play against bots: followed.
    pub fn rated(self) -> Vec<String> {
        let seats = self.seats.get();
        if seats.iter().all(|seat| seat.by == PlayedBy::Person) {
            return Vec::new();
        }
        let names = seats.iter().map(|seat| seat.player.name.as_str());
        let rated = names.filter_map(|name| {
            let rating = self.desk.rating::<G>(name)?;
            Some(text::rated(name, rating.points, rating.doubt))
        });
        rated.collect()
    }

    /// All rules in plain words: followed.
    pub fn rules_chosen(self) -> Vec<String> {
        let roster = self.desk.roster();
        self.form.with(|form| form.rules_chosen(&roster))
    }

    /// Begins the game, and goes there.
    pub fn begin(self) {
        let Ok((options, seats)) = self.ready.get_untracked() else {
            return;
        };
        // What is ready has the right number of seats.
        let begun = self.desk.begin_game::<G>(options, seats).ok();
        if let (Some(id), Some(card)) = (begun, games::card(G::ID)) {
            self.form
                .with_untracked(|form| self.desk.keep(G::RECORD, form));
            dom::go(&Route::Game(card, id.to_string()));
        }
    }
}
