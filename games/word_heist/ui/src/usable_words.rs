//! A beginner's help: the bot worker finds which words a well-known word could use now, and nothing
//! else.

use leptos::prelude::*;

use super::table_state::TableState;
use ui::bot_worker::BotWorker;
use ui::draw::{effect, memo};
use ui::wordlist::{WordListState, use_word_list};
use word_heist::bots::{Errand, Report};
use word_heist::screen::WordEntry;
use word_heist_rules::{LetterTile, MadeWord};

/// Marks the words that the player who types could use, while the table is open.
pub(crate) fn mark_usable_words(state: TableState) {
    let (bot_worker, words) = (BotWorker::new(), use_word_list());
    // The inputs of the search: who makes a word, what is typed of it, and from what.
    let made_of = memo(move || {
        let seat = state.speaker.get().filter(|seat| state.gets_help(*seat))?;
        let typed = state.entry.with(WordEntry::word);
        state.past.with(Option::is_none).then(|| {
            state.table.with(|table| {
                let letters = table.centre.iter().map(|tile: &LetterTile| tile.id.index());
                let taken = table
                    .words_on_table()
                    .map(|word: &MadeWord| word.id.index());
                (
                    seat,
                    typed,
                    letters.collect::<Vec<_>>(),
                    taken.collect::<Vec<_>>(),
                )
            })
        })
    });
    effect(move || {
        bot_worker.cancel();
        let (Some((seat, typed, ..)), WordListState::Loaded(book)) = (made_of.get(), words.state())
        else {
            return state.may.set(Vec::new());
        };
        let view = Box::new(state.table.get_untracked());
        bot_worker.send(&Errand::Help { view, seat, typed }, &book, move |said| {
            if let Some(Report::May(may)) = said {
                let _ = state.may.try_set(may);
            }
        });
    });
}
