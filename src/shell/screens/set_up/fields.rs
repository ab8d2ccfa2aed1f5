//! A rule, with its sentence: one of a few, or yes and no.

use leptos::prelude::*;

use crate::shell::parts::{Switch, radios};
use crate::table::Allowance;

/// The rules that a form shows and changes.
pub struct Rules<C: Send + Sync + 'static> {
    /// As they are: followed.
    pub now: Memo<C>,
    /// Takes other ones.
    pub set: Callback<C>,
}

impl<C: Send + Sync + 'static> Clone for Rules<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C: Send + Sync + 'static> Copy for Rules<C> {}

impl<C: Clone + Send + Sync + 'static> Rules<C> {
    /// A part of the rules: followed.
    pub fn look<T>(self, see: impl FnOnce(&C) -> T) -> T {
        self.now.with(see)
    }

    /// Changes the rules.
    pub fn change(self, change: impl FnOnce(&mut C)) {
        let mut rules = self.now.get_untracked();
        change(&mut rules);
        self.set.run(rules);
    }

    /// One of a few that have names in the code.
    pub fn one_of(
        self,
        id: &'static str,
        legend: &'static str,
        says: &'static str,
        names: Vec<&'static str>,
        chosen: fn(&C) -> usize,
        choose: fn(&mut C, usize),
    ) -> AnyView {
        let names = names.into_iter().map(str::to_owned).collect();
        self.named(id, legend, says, names, chosen, choose)
    }

    /// One of a few.
    pub fn named(
        self,
        id: &'static str,
        legend: &'static str,
        says: &'static str,
        names: Vec<String>,
        chosen: fn(&C) -> usize,
        choose: fn(&mut C, usize),
    ) -> AnyView {
        let shown = Signal::derive(move || self.look(chosen));
        let choose = Callback::new(move |at| self.change(|rules| choose(rules, at)));
        radios(id, legend, Some(says), names, shown, choose)
    }

    /// Yes or no.
    pub fn switch(
        self,
        label: &'static str,
        says: &'static str,
        on: fn(&C) -> bool,
        turn: fn(&mut C, bool),
    ) -> AnyView {
        let shown = Signal::derive(move || self.look(on));
        let turn = Callback::new(move |on| self.change(|rules| turn(rules, on)));
        view! {
            <div>
                <Switch label on=shown on_turn=turn />
                <p class="soft">{says}</p>
            </div>
        }
        .into_any()
    }
}

/// Which of all it is.
pub fn place<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

/// Takes the one at a place.
pub fn set<T: Copy>(all: &[T], at: usize, to: &mut T) {
    if let Some(&one) = all.get(at) {
        *to = one;
    }
}

/// Which of all it is, none of them being the first.
pub fn place_or_none<T: PartialEq>(all: &[T], one: Option<T>) -> usize {
    one.map_or(0, |one| place(all, one) + 1)
}

/// The one at a place, none of them being the first.
pub fn one_or_none<T: Copy>(all: &[T], at: usize) -> Option<T> {
    all.get(at.checked_sub(1)?).copied()
}

/// The seconds of an allowance, if it is timed.
pub fn seconds(allowance: Allowance) -> Option<u16> {
    match allowance {
        Allowance::Untimed => None,
        Allowance::Seconds(seconds) => Some(seconds),
    }
}

/// An allowance of these seconds, or all the time in the world.
pub fn allowance(seconds: Option<u16>) -> Allowance {
    seconds.map_or(Allowance::Untimed, Allowance::Seconds)
}
