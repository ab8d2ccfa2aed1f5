//! C U Letter at the table. Each test plays the game natively by the same rules; the page must
//! reach the same state.
//!
//! - `playing`: a round with every ability by touch, solo by keyboard, against a bot
//! - `hiding`: hands and face-down cards aren't revealed
//! - `hinting`: a hint in three steps
//! - `clocks`: the thirty seconds: kept over a reload, stopped under the cover, run out
//! - `deciding`: words beyond the list, reveals, the scramble
//! - `looks`: the board as it fills, in three sizes
//! - `keyboard`: four players play to the end by keyboard alone
//! - `lessons`: its lessons
//! - `offering`: what the table offers, and what it doesn't
//! - `set_up`: its form
//! - `rules`: its rules screen
//! - `taps`: taps of a turn against a bot, and turns that end by themselves
//! - `trying`: retrying a turn after the game
//! - `whole`: a whole game of four, with pictures

mod clocks;
mod deciding;
mod hiding;
mod hinting;
mod keyboard;
mod lessons;
mod looks;
mod offering;
mod playing;
mod rules;
mod set_up;
mod taps;
mod trying;
mod whole;

use c_u_letter::text::play::use_name;
use c_u_letter_rules::{
    Action, BoardWord, CULetter, Choices, Heading, Options, Placing, Square, Stage, Table, Use,
    View,
};
use game::{Chance, Game, Match, Moment, SeatId, Viewer};

use crate::beside::{self, word_list};
use crate::page::{Page, Part};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

/// The native copy of the game.
#[derive(Clone)]
struct NativeGame(Match<CULetter>);

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
        beside::apply_action(&mut self.0, seat, action, 100);
    }

    fn act(&mut self, action: &Action) {
        self.act_as(self.seat(), action);
    }

    /// Returns every legal placing.
    fn legal_placings(&self) -> Vec<Placing> {
        let view = self.view();
        let uses = [Use::Nothing, Use::Hide, Use::Overwrite].into_iter();
        let uses = uses.chain(Heading::ALL.map(Use::Insert));
        let uses: Vec<Use> = uses.chain(Square::all().map(Use::Swap)).collect();
        let mut all = Vec::new();
        for card in view.hand.iter().copied() {
            for at in Square::all() {
                let placings = uses.iter().map(|using| Placing {
                    card,
                    at,
                    using: *using,
                });
                all.extend(placings.filter(|placing| view.check_placing(placing).is_ok()));
            }
        }
        all
    }

    /// Returns the words that can be claimed, longest first.
    fn claimable_words(&self) -> Vec<BoardWord> {
        self.view().claimable_words(word_list())
    }

    /// Lets a seat that must act do something legal.
    fn act_randomly(&mut self, chance: &mut Chance) {
        let seat = self.0.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let view = self.0.view(Viewer::Seat(seat));
        let action = CULetter::sample_action(&view, seat, Some(word_list()), chance);
        let at = Moment(self.0.last_moment().0 + 100);
        // A sampled action may use a word that isn't in the list; then it is refused.
        let _ = self.0.act(seat, &action, at, Some(word_list()));
    }

    /// Plays on until a condition holds.
    fn play_until(&mut self, stage: fn(&Table) -> bool) {
        let mut chance = Chance::new(3);
        for _ in 0..5_000 {
            if stage(self.table()) {
                return;
            }
            self.act_randomly(&mut chance);
        }
        panic!("the game never reached the wanted state");
    }

    /// Puts the game on the page's shelf and opens it there.
    fn open(&self, page: &Page) {
        self.open_as(page, "letter");
    }

    fn open_as(&self, page: &Page, name: &str) {
        beside::open_game(page, name, &self.0);
        page.css(".letter").appears();
    }
}

/// Whether the seat that must place a card isn't ready yet.
fn is_turn_start(table: &Table) -> bool {
    table.stage == Stage::Placing && !table.turn.ready
}

/// Lets the next player take the device, which starts the clock.
fn take_device(page: &Page, game: &mut NativeGame) {
    let name = game.player_name(game.seat());
    page.wait(&format!("it is passed to {name}"), || {
        let whom = page
            .css(".cover h2")
            .eval("return part.ariaLabel || part.textContent");
        whom.as_str()
            .is_some_and(|whom| whom.to_lowercase().contains(&name.to_lowercase()))
    });
    page.css(".cover .button").tap();
    page.css(".letter-hand").appears();
    if !game.table().turn.ready {
        game.act(&Action::Ready);
    }
    page.part("button", "Place it").appears();
}

/// A square of the board.
fn square(page: &Page, square: Square) -> Part<'_> {
    page.css(&format!("[data-square='{}']", square.index()))
}

/// Chooses a placing by touch, without confirming it.
fn choose_placing(page: &Page, placing: &Placing) {
    page.wait_for_animations();
    let card = placing.card.index();
    page.css(&format!(".letter-hand [data-card='{card}']"))
        .tap();
    page.css(&format!(
        ".letter-hand [data-card='{card}'][aria-pressed='true']"
    ))
    .appears();
    square(page, placing.at).tap();
    match placing.using {
        Use::Swap(other) => {
            page.wait_for_animations();
            square(page, other).tap();
        }
        using => {
            // The card's abilities are offered once it is drawn on the square.
            page.css(".square[data-changes]").appears();
            // Placing without an ability is preselected.
            let offers = page.css(".letter-use").exists();
            if offers && using != Use::Nothing {
                page.part("button", &use_name(using)).tap();
            }
        }
    }
    page.wait_for_animations();
}

/// The button that confirms the placing; its text says what the card does.
fn main_button(page: &Page) -> Part<'_> {
    page.css("[data-thing='do place']")
}

/// Places a card by touch.
fn place_card(page: &Page, game: &mut NativeGame, placing: &Placing) {
    choose_placing(page, placing);
    main_button(page).tap();
    page.part("button", "End turn").appears();
    game.act(&Action::Place(*placing));
    page.wait_for_animations();
}

/// Ends the turn.
fn end_turn(page: &Page, game: &mut NativeGame) {
    page.wait_for_animations();
    page.part("button", "End turn").tap();
    game.act(&Action::Done);
}

/// Waits until a button is disabled.
fn wait_until_disabled(page: &Page, button: &str) {
    page.wait(&format!("{button} cannot be pressed"), || {
        let part = page.part("button", button);
        part.eval("return part.disabled") == true
    });
}

/// Returns each seat's score, as the page shows it.
fn shown_scores(page: &Page) -> Vec<String> {
    let told = page
        .css(".stage-scores")
        .eval("return Array.from(part.querySelectorAll('.score'), (score) => score.textContent)");
    serde_json::from_value(told).expect("scores are texts")
}

/// Returns each seat's score in the native game.
fn native_scores(game: &NativeGame) -> Vec<String> {
    let table = game.table();
    let seats = table.all_seats();
    seats.map(|seat| table.score(seat).to_string()).collect()
}

/// Skips the review of a round's words, unless it has ended and the game can go on.
fn skip_word_review(page: &Page, on: &str) {
    page.wait("the round's words are walked", || {
        page.part("button", "Skip").exists() || page.part("button", on).exists()
    });
    // The review may have ended meanwhile.
    page.css(".letter-ended").eval(
        "for (const one of part.querySelectorAll('button'))\
           if (one.textContent.trim() === 'Skip') one.click()",
    );
    page.part("button", on).appears();
}
