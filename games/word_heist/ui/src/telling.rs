//! Texts about the game: the prospects of the typed word, the queue, the winners, and steals.

use leptos::prelude::*;

use super::bench::Bench;
use ui::stage::Moment;
use word_heist::screen::{Entry, Prospect};
use word_heist::text::{news, play as says, table as words};

impl Bench {
    /// Describes the prospects of the typed word or, if nothing is typed, the life of the tapped
    /// word. Tracked.
    pub fn note(self) -> String {
        let made = self.entry.with(Entry::word);
        if self.waits.with(Option::is_some) {
            return says::waits(made);
        }
        let prospect = self.prospect.get();
        let looked = self.looked.get();
        self.table.with(|table| {
            self.with_seats(|seats| match (&prospect, looked) {
                (Prospect::Ways(ways), _) => says::ways(table, made, ways, seats),
                (Prospect::Not(refusal), _) => says::refusal(refusal, seats),
                (Prospect::Open, Some(id)) => says::life(&table.life(id), seats),
                (Prospect::Open, None) => String::new(),
            })
        })
    }

    /// The queue behind the seat with the reservation. Tracked.
    pub fn queue(self) -> String {
        let queue = self.table.with(|table| table.queue.clone());
        let names = queue.iter().map(|press| self.session.name(press.seat));
        let names: Vec<String> = names.collect();
        match names.is_empty() {
            true => String::new(),
            false => words::queue(&names),
        }
    }

    /// Who won, once the game is over.
    pub fn won(self) -> String {
        let (seats, made) = self
            .table
            .with(|table| (table.seats, table.standing().count()));
        match seats {
            1 => words::made(made),
            _ => words::won(&self.names(self.winners())),
        }
    }

    /// Announces a word that was just stolen, so that no player misses it.
    pub fn show_moment(self) {
        let steal = self.session.with_now(news::steal);
        if let Some((title, says, seat)) = steal {
            let colour = self.colour.run(seat);
            self.ribbon.show(Moment {
                title,
                says,
                colour,
            });
        }
    }
}
