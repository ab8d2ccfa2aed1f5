//! The actions of the table screen: typing and making a word, waiting for the word list, turning
//! letters up.

use leptos::prelude::*;

use super::player_actions::awaited_or_first_seat;
use super::table_state::TableState;
use game::SeatId;
use lexicon::Letter;
use screen::text;
use ui::draw::effect;
use ui::table_core::GameTable;
use ui::tap_guard;
use ui::wordlist::WordListState;
use word_heist::screen::{MainAction, RefusalRemedy, WordEntry};
use word_heist::text::table as words;
use word_heist_rules::{Action, Attempt, LetterTile, MadeWordId, SourceChoice, WayToMake};

impl TableState {
    /// Passes for all players left in the sweep, and turns the next letter up.
    pub(crate) fn pass_all_and_flip(self) {
        while self.main.get_untracked() == MainAction::Next {
            self.act_as_typing_seat(&Action::Pass);
        }
        if self.main.get_untracked() == MainAction::Pass {
            self.act_as_typing_seat(&Action::Pass);
        }
        self.flip();
    }

    /// Clears the last refusal, and what was offered with it.
    pub(crate) fn clear_refusal(self) {
        self.refusal.set(String::new());
        self.offer.set(RefusalRemedy::None);
    }

    /// Turns the next letter up, if a person can.
    pub fn flip(self) {
        if self.past.get_untracked().is_some() {
            return;
        }
        if let Some(seat) = self.flips.get_untracked() {
            self.act_as(seat, &Action::Flip);
        }
    }

    /// Makes the typed word.
    pub fn make_word(self) {
        let attempt = self
            .table
            .with_untracked(|table| self.entry.with_untracked(|entry| entry.attempt(table)));
        if !attempt.word.is_empty() {
            self.act_as_typing_seat(&Action::Make(attempt));
        }
    }

    /// Acts for the seat that is typing. If the action succeeds, its typed letters are cleared.
    pub(crate) fn act_as_typing_seat(self, action: &Action) {
        if let Some(seat) = self.speaker.get_untracked()
            && self.act_as(seat, action)
        {
            self.entry.set(WordEntry::default());
        }
    }

    /// Marks a seat as done (A16). While letters are left, only a second press counts.
    pub(crate) fn finish(self, seat: SeatId) {
        let question = self.table.with_untracked(words::finish_question);
        let asks = question.filter(|asks| self.refusal.with_untracked(|says| says != asks));
        if let Some(asks) = asks {
            tap_guard::prompt_changed();
            self.clear_refusal();
            return self.refusal.set(asks);
        }
        self.act_as(awaited_or_first_seat(self, seat), &Action::Done(seat));
    }

    /// Repeats an action with this way as its source (A9).
    pub fn choose_way(self, action: Action, way: WayToMake) {
        use word_heist_rules::VoteProposal::House;
        let exactly = |attempt: Attempt| Attempt {
            word: attempt.word,
            source: SourceChoice::Exactly(way.words.clone()),
        };
        let action = match action {
            Action::Make(attempt) => Action::Make(exactly(attempt)),
            Action::Propose(seat, House(attempt)) => Action::Propose(seat, House(exactly(attempt))),
            other => other,
        };
        self.act_as_typing_seat(&action);
    }

    /// Changes the typed word. During a reservation the table keeps it (A13).
    pub(crate) fn edit_entry(self, edit: impl FnOnce(&mut WordEntry)) {
        let Some(seat) = self.speaker.get_untracked() else {
            return;
        };
        if self.past.get_untracked().is_some() {
            return;
        }
        self.clear_refusal();
        self.stop_waiting();
        self.entry.update(edit);
        if self
            .table
            .with_untracked(|table| table.reservation_holder().is_some())
        {
            let word = self.entry.with_untracked(WordEntry::word);
            // An edit that comes too late is lost, like any late action.
            let _ = self.session.act(seat, &Action::Type(word));
        }
    }

    /// Asks for a hint, for more of the current one, or for its word again.
    pub(crate) fn ask_hint(self) {
        if self.hint.with_untracked(|hint| hint.can) {
            self.clear_refusal();
            self.hints_asked.update(|times| *times += 1);
        }
    }

    /// Adds a letter.
    pub(crate) fn push_letter(self, letter: char) {
        if let Some(letter) = Letter::new(letter) {
            self.edit_entry(|entry| entry.push(letter));
        }
    }

    /// Taps a tile.
    pub fn tap_tile(self, tile: LetterTile) {
        self.edit_entry(|entry| entry.tap_tile(tile));
    }

    /// Taps a word: pins it as the source of the typed word or, if no player types, shows its life.
    pub fn tap_word(self, id: MadeWordId) {
        let again = self.looked.get_untracked() == Some(id);
        self.looked.set((!again).then_some(id));
        self.edit_entry(|entry| entry.tap_word(id));
    }

    /// Judges a word that was entered before the word list had loaded, as soon as it has.
    pub(crate) fn judge_when_list_loads(self) {
        effect(move || {
            let state = self.words.state();
            let Some((seat, action)) = self.waits.get_untracked() else {
                return;
            };
            untrack(|| match state {
                WordListState::Loading(_) => {}
                WordListState::Loaded(_) => {
                    self.stop_waiting();
                    if self.act_as(seat, &action) {
                        self.entry.set(WordEntry::default());
                    }
                }
                WordListState::Unavailable(_) => {
                    self.stop_waiting();
                    self.refusal.set(text::NO_LIST_YET.into());
                }
            });
        });
    }

    /// Lets a word wait for the list, and fetches the list again if it failed to load. Meanwhile
    /// the clocks are paused, since the delay isn't the player's fault.
    pub(crate) fn wait_for_list(self, seat: SeatId, action: Action) {
        self.waits.set(Some((seat, action)));
        self.session.set_paused(true);
        self.words.fetch_again();
    }

    /// Stops waiting for the word list, and resumes the clocks.
    pub(crate) fn stop_waiting(self) {
        if self.waits.get_untracked().is_some() {
            self.waits.set(None);
            self.session.set_paused(false);
        }
    }
}
