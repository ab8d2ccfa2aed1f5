//! One Letter Better at the table. Each test plays the game natively by the same rules; the page
//! must reach the same state.
//!
//! - `playing`: whole games
//! - `hiding`: covered hands aren't revealed
//! - `doubting`: challenges, won and lost
//! - `reaching`: by touch, mouse and keyboard; the pile, the colours, STL-1; a stable layout
//! - `looks`: the table as it fills, in three sizes
//! - `stage`: the sizes that the table must reach
//! - `hinting`: hints in three steps
//! - `thinking`: hints, bots and the review share one bot worker
//! - `set_up`: its form, and its cards
//! - `taps`: taps counted over whole games, and the main button
//! - `deck`: decks in files, and their measurement
//! - `whole`: a whole game of four, and one by keyboard alone
//! - `lessons`: its lessons
//! - `rules`: its rules screen

mod deck;
mod doubting;
mod hiding;
mod hinting;
mod lessons;
mod looks;
mod playing;
mod reaching;
mod rules;
mod set_up;
pub mod stage;
mod taps;
mod thinking;
mod whole;

use game::{Match, SeatId, Viewer};
use lexicon::Level;
use one_letter_better::bots::{Finder, FoundPlay};
use one_letter_better::screen::{BlueUse, Draft};
use one_letter_better_rules::{
    Action, CardId, Choices, LaidCard, OneLetterBetter, Options, PlayKind, Stage, Table, View,
};

use crate::beside::{self, word_list};
use crate::page::Page;

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

/// The button that draws from the deck. It says how many cards come.
const DRAW: &str = "[data-thing='do draw']";
/// A card of the hand that was just drawn.
const NEW_CARD: &str = ".better-held[data-new]";

/// The native copy of the game.
pub struct NativeGame(Match<OneLetterBetter>);

impl NativeGame {
    fn new(names: &[&str], choices: Choices) -> NativeGame {
        NativeGame::with_seed(names, choices, 7)
    }

    /// A game with the deal of a seed.
    fn with_seed(names: &[&str], choices: Choices, seed: u64) -> NativeGame {
        let options = Options::new(choices).expect("the rules are valid");
        NativeGame(beside::new_match(names, options, seed))
    }

    fn table(&self) -> &Table {
        &self.0.state().table
    }

    /// The seat whose turn it is.
    fn seat(&self) -> SeatId {
        self.table().turn.seat
    }

    /// The view of the seat whose turn it is.
    fn view(&self) -> View {
        self.0.view(Viewer::Seat(self.seat()))
    }

    fn player_name(&self, seat: SeatId) -> String {
        self.0.journal().seats[seat.index()].player.name.to_string()
    }

    fn act_as(&mut self, seat: SeatId, action: &Action) {
        beside::apply_action(&mut self.0, seat, action, 1_000);
    }

    fn act(&mut self, action: &Action) {
        self.act_as(self.seat(), action);
    }

    /// Returns the plays of the seat whose turn it is, best first.
    fn found_plays(&self) -> Vec<FoundPlay> {
        Finder::new(&self.view())
            .up_to(Level::Common)
            .find(word_list())
    }

    /// Returns the best play that gains points and can be tapped in order: no card goes inside a
    /// word, or over its cards.
    fn best_gaining_play(&self) -> Option<FoundPlay> {
        let view = self.view();
        let tapped = |find: &FoundPlay| {
            let lies = find
                .line
                .iter()
                .map(|laid| view.table.word_containing(laid.card));
            let lies: Vec<bool> = lies.map(|word| word.is_some()).collect();
            let changes = lies.windows(2).filter(|two| two[0] != two[1]).count();
            let inside = changes > 1 && lies.first() == Some(&true);
            !inside && changes < 3 && find.way != PlayKind::Substitute && find.swing() > 0
        };
        self.found_plays().into_iter().find(tapped)
    }

    /// Returns the last cards of the hand: as few as may be discarded to end the turn.
    fn spare_cards(&self) -> Vec<CardId> {
        let view = self.view();
        let count = *view.allowed_discards().start();
        view.hand.iter().rev().take(count).copied().collect()
    }

    /// Plays a turn: draws, makes words while they gain points, ends.
    fn play_turn(&mut self) {
        if !self.table().turn.drawn && self.view().deck > 0 {
            self.act(&Action::Draw);
        }
        while let Some(find) = self.found_plays().into_iter().find(|find| find.swing() > 0) {
            self.act(&Action::Play(find.line));
        }
        self.end_turn();
    }

    /// Ends the turn, without challenges.
    fn end_turn(&mut self) {
        self.act(&Action::End(self.spare_cards()));
        self.accept_word();
    }

    fn accept_word(&mut self) {
        while let Stage::Window { .. } = self.table().stage {
            let next = self.seat().next_clockwise(self.table().seats);
            self.act_as(next, &Action::Accept);
        }
    }

    /// Puts the game on the page's shelf and opens it there.
    fn open(&self, page: &Page) {
        self.open_as(page, "better");
    }

    /// Puts the game on the page's shelf under a name and opens it there.
    pub fn open_as(&self, page: &Page, name: &str) {
        beside::open_game(page, name, &self.0);
        page.css(".stage, .stage-lid").appears();
    }
}

/// Lets the next player uncover their hand.
fn uncover_hand(page: &Page, game: &NativeGame) {
    page.says(&game.player_name(game.seat()));
    page.css(".cover .button-main").tap();
    page.css(".better-hand").appears();
}

/// Taps the button that lays the word being built.
fn lay_word(page: &Page) {
    page.css(".does .button-main:not([disabled])").appears();
    page.css(".does .button-main").tap();
}

/// Taps a card of the hand.
fn tap_card(page: &Page, card: CardId) {
    page.css(&format!(
        ".better-hand [data-card='{}']:not([data-laid])",
        card.index()
    ))
    .appears();
    page.wait_for_animations();
    page.css(&format!(".better-hand [data-card='{}']", card.index()))
        .tap();
}

/// Builds a line by taps: cards of the hand, and each word of the table at the place of its first
/// card. A blue card snaps over cards of a word that is tapped after it; where the whole word stays,
/// it is added instead.
fn tap_line(page: &Page, game: &NativeGame, line: &[LaidCard]) {
    let view = game.view();
    let mut words_in: Vec<_> = Vec::new();
    let mut draft = Draft::default();
    for laid in line {
        match view.table.word_containing(laid.card) {
            None => {
                draft.tap(laid.card, &view);
                tap_card(page, laid.card);
                page.css(&format!(".better-line [data-card='{}']", laid.card.index()))
                    .appears();
                if view.table.options.deck.face(laid.card).is_wild() {
                    for letter in laid.letters.as_str().to_uppercase().chars() {
                        page.part_in("Letters", "button", &letter.to_string()).tap();
                    }
                }
            }
            Some(word) if words_in.contains(&word.id) => {}
            Some(word) => {
                words_in.push(word.id);
                let front = line.first().is_some_and(|first| first.card == laid.card);
                let across = if front { 0.9 } else { 0.1 };
                page.wait_for_animations();
                page.css(&format!("[data-word='{}']", word.id.index()))
                    .tap_at(across, 0.5);
                let place = if front { word.cards.len() } else { 0 };
                draft.tap_word_at(word.id, place, 0, &view);
                let whole = word.cards.iter().all(|card| line.contains(card));
                if whole && draft.blue_use(&view) == Some(BlueUse::Over) {
                    page.tap("Add it");
                    draft.toggle_blue(&view);
                }
            }
        }
    }
}
