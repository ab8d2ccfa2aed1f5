//! C U Letter at the table. Each test plays the game natively by the same rules; the page must
//! reach the same state.
//!
//! - `playing`: a round with every ability by touch, solo by keyboard, against a bot
//! - `hiding`: hands and face-down cards aren't revealed
//! - `clocks`: the thirty seconds: kept over a reload, stopped under the cover, run out
//! - `deciding`: words beyond the list, reveals, the scramble
//! - `looks`: the board as it fills, in three sizes
//! - `keyboard`: four players play to the end by keyboard alone
//! - `lessons`: its lessons
//! - `offering`: what the table offers, and what it doesn't
//! - `set_up`: its form
//! - `rules`: its rules screen
//! - `trying`: retrying a turn after the game
//! - `whole`: a whole game of four, with pictures

mod clocks;
mod deciding;
mod hiding;
mod keyboard;
mod lessons;
mod looks;
mod offering;
mod playing;
mod rules;
mod set_up;
mod trying;
mod whole;

use c_u_letter::text::play::use_name;
use c_u_letter_rules::{
    Action, BoardWord, CULetter, Choices, Heading, Options, Placing, Square, Stage, Table, Use,
    View,
};
use game::{Chance, Game, Match, Moment, SeatId, Viewer};

use crate::beside::{self, words};
use crate::page::{Page, Part};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

/// The native copy of the game.
#[derive(Clone)]
struct Beside(Match<CULetter>);

impl Beside {
    fn of(names: &[&str], choices: Choices) -> Beside {
        Beside::dealt(names, choices, 7)
    }

    /// A game with the deal of a seed.
    fn dealt(names: &[&str], choices: Choices, seed: u64) -> Beside {
        let options = Options::new(choices).expect("the rules are valid");
        Beside(beside::begun(names, options, seed))
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

    fn name(&self, seat: SeatId) -> String {
        self.0.journal().seats[seat.index()].player.name.to_string()
    }

    fn act_as(&mut self, seat: SeatId, action: &Action) {
        beside::act(&mut self.0, seat, action, 100);
    }

    fn act(&mut self, action: &Action) {
        self.act_as(self.seat(), action);
    }

    /// Returns every legal placing.
    fn placings(&self) -> Vec<Placing> {
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
        self.view().claimable_words(words())
    }

    /// Lets a seat that must act do something legal.
    fn goes_on(&mut self, chance: &mut Chance) {
        let seat = self.0.waiting_for().seats().iter().next();
        let seat = seat.expect("a seat must act");
        let view = self.0.view(Viewer::Seat(seat));
        let action = CULetter::sample_action(&view, seat, Some(words()), chance);
        let at = Moment(self.0.last_moment().0 + 100);
        // A sampled action may use a word that isn't in the list; then it is refused.
        let _ = self.0.act(seat, &action, at, Some(words()));
    }

    /// Plays on until a condition holds.
    fn until(&mut self, stage: fn(&Table) -> bool) {
        let mut chance = Chance::new(3);
        for _ in 0..5_000 {
            if stage(self.table()) {
                return;
            }
            self.goes_on(&mut chance);
        }
        panic!("the game never reached the wanted state");
    }

    /// Puts the game on the page's shelf and opens it there.
    fn open(&self, page: &Page) {
        beside::open(page, "letter", &self.0);
        page.css(".letter").appears();
    }
}

/// Whether the seat that must place a card isn't ready yet.
fn turn_begins(table: &Table) -> bool {
    table.stage == Stage::Placing && !table.turn.ready
}

/// Lets the next player take the device, which starts the clock.
fn here(page: &Page, game: &mut Beside) {
    let name = game.name(game.seat());
    page.wait(&format!("it is passed to {name}"), || {
        let whom = page
            .css(".cover h2")
            .ask("return part.ariaLabel || part.textContent");
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
fn choose(page: &Page, placing: &Placing) {
    page.stands_still();
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
            page.stands_still();
            square(page, other).tap();
        }
        using => {
            // The card's abilities are offered once it is drawn on the square.
            page.css(".square[data-changes]").appears();
            // Placing without an ability is preselected.
            let offers = page.css(".letter-use").is_there();
            if offers && using != Use::Nothing {
                page.part("button", &use_name(using)).tap();
            }
        }
    }
    page.stands_still();
}

/// The button that confirms the placing; its text says what the card does.
fn main(page: &Page) -> Part<'_> {
    page.css("[data-thing='do place']")
}

/// Places a card by touch.
fn place(page: &Page, game: &mut Beside, placing: &Placing) {
    choose(page, placing);
    main(page).tap();
    page.part("button", "End turn").appears();
    game.act(&Action::Place(*placing));
    page.stands_still();
}

/// Ends the turn.
fn done(page: &Page, game: &mut Beside) {
    page.stands_still();
    page.part("button", "End turn").tap();
    game.act(&Action::Done);
}

/// Waits until a button is disabled.
fn is_off(page: &Page, button: &str) {
    page.wait(&format!("{button} cannot be pressed"), || {
        let part = page.part("button", button);
        part.ask("return part.disabled") == true
    });
}

/// Returns each seat's score, as the page shows it.
fn scores(page: &Page) -> Vec<String> {
    let told = page
        .css(".stage-scores")
        .ask("return Array.from(part.querySelectorAll('.score'), (score) => score.textContent)");
    serde_json::from_value(told).expect("scores are texts")
}

/// Returns each seat's score in the native game.
fn owned(game: &Beside) -> Vec<String> {
    let table = game.table();
    let seats = table.all_seats();
    seats.map(|seat| table.score(seat).to_string()).collect()
}

/// Skips the review of a round's words, unless it has ended and the game can go on.
fn walked(page: &Page, on: &str) {
    page.wait("the round's words are walked", || {
        page.part("button", "Skip").is_there() || page.part("button", on).is_there()
    });
    // The review may have ended meanwhile.
    page.css(".letter-ended").ask(
        "for (const one of part.querySelectorAll('button'))\
           if (one.textContent.trim() === 'Skip') one.click()",
    );
    page.part("button", on).appears();
}
