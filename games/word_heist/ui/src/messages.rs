//! Texts about the game: the prospects of the typed word, the queue, the winners, and steals.

use leptos::prelude::*;

use super::table_state::TableState;
use game::SeatId;
use ui::stage::RibbonText;
use word_heist::screen::{DraftOutcome, WordEntry};
use word_heist::text::{news, play as says, table as words};

impl TableState {
    /// Describes the prospects of the typed word; before there are any, how to let go of a tapped
    /// word or, if no player types, the life of that word. Tracked.
    pub(crate) fn entry_note(self) -> String {
        let made = self.entry.with(WordEntry::word);
        if self.waits.with(Option::is_some) {
            return says::waiting_for_list(made);
        }
        let prospect = self.prospect.get();
        let looked = self.looked.get();
        let pinned = self
            .entry
            .with(|entry| entry.pinned_words().last().copied());
        let seat = self.speaker.get().unwrap_or(SeatId::FIRST);
        self.table.with(|table| {
            self.with_seats(|seats| match &prospect {
                DraftOutcome::Ways(ways) => says::describe_ways(table, seat, made, ways, seats),
                DraftOutcome::Not(refusal) => says::describe_refusal(refusal, seats),
                DraftOutcome::Open => match (pinned.and_then(|id| table.word(id)), looked) {
                    (Some(word), _) => says::how_to_let_go(word.word()),
                    (None, Some(id)) => says::describe_word_history(&table.word_history(id), seats),
                    (None, None) => String::new(),
                },
            })
        })
    }

    /// The queue behind the seat with the reservation. Tracked.
    pub(crate) fn queue_text(self) -> String {
        let queue = self.table.with(|table| table.queue.clone());
        let names = queue
            .iter()
            .map(|press| self.session.player_name(press.seat));
        let names: Vec<String> = names.collect();
        if names.is_empty() {
            String::new()
        } else {
            words::queue_note(&names)
        }
    }

    /// Who won, once the game is over.
    pub fn winner_text(self) -> String {
        let (seats, made) = self
            .table
            .with(|table| (table.seats, table.words_on_table().count()));
        match seats {
            1 => words::solo_result(made),
            _ => words::winner_text(&self.names(self.winners())),
        }
    }

    /// Announces a word that was just stolen, so that no player misses it.
    pub(crate) fn announce_steal(self) {
        let steal = self.session.with_untracked(news::steal_announcement);
        if let Some((title, says, seat)) = steal {
            let colour = self.colour.run(seat);
            self.ribbon.show(RibbonText {
                title,
                says,
                colour,
            });
        }
    }
}
