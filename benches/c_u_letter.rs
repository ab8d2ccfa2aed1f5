//! Times finding every placing, and what a bot does with them. Every answer is checked.
//!
//! Wall time, the best of several rounds: `cargo bench --bench c_u_letter`.

#![allow(clippy::unwrap_used)]

#[path = "../crates/lexicon/benches/measure/mod.rs"]
mod measure;

use std::time::Instant;

use c_u_letter::bots::{Finder, Mage, choose};
use c_u_letter_rules::{Action, CULetter, CardId, Options, Preset, Square, Stage, State, Use};
use game::{
    Actor, BotId, Chance, Game, Match, Moment, PlayedBy, Roster, Seat, SeatId, Viewer, Waiting,
};
use lexicon::{FamilyFilter, Lexicon};
use measure::measure;

const FILE: &[u8] = include_bytes!("../crates/lexicon/words.lex");

/// Positions per round.
const POSITIONS: usize = 12;

fn seats(count: usize) -> Vec<Seat> {
    let mut roster = Roster::default();
    let by = PlayedBy::Bot(BotId::new("pupil"));
    for name in ["Ada", "Bo", "Cleo", "Dan"] {
        roster.add(name).unwrap();
    }
    let players = roster.players().iter().take(count).cloned();
    players.map(|player| Seat { player, by }).collect()
}

/// A table of three with `taken` random squares occupied, a hand of six, and a dozen of the words
/// on the board claimed. The first seat is to place.
fn position(taken: usize, lexicon: &Lexicon, seed: u64) -> State {
    let mut chance = Chance::new(seed);
    let mut cards: Vec<String> = CardId::all().map(|card| card.face().to_string()).collect();
    chance.shuffle(&mut cards);
    let hand = cards.split_off(cards.len() - 6).join(" ");
    let mut squares = cards.split_off(cards.len() - taken);
    squares.resize(Square::COUNT, ".".into());
    chance.shuffle(&mut squares);
    let rows: Vec<String> = squares.chunks(9).map(|row| row.join(" ")).collect();
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let hands = [hand.as_str(), "", ""];
    let mut state = State::set_out(&options, &hands, &rows.join("\n")).unwrap();
    state.table.stage = Stage::Claiming;
    let mut words = state
        .seen_by(Viewer::Seat(SeatId::FIRST))
        .claimable_words(lexicon);
    words.truncate(12);
    for (number, word) in words.iter().enumerate() {
        let seat = SeatId::new((number % 3) as u8);
        let (from, to) = (word.span.from().to_string(), word.span.to().to_string());
        state = state.with_claim(seat, &from, &to).unwrap();
    }
    state.table.stage = Stage::Placing;
    state
}

/// Counts the placings that the rules accept, of plain cards or over another card, and the claims
/// that those placings break.
fn count_by_brute_force(state: &State, lexicon: &Lexicon) -> (usize, usize) {
    let seat = state.table.turn.seat;
    let mut faces = Vec::new();
    let (mut legal, mut broken) = (0, 0);
    for card in state.hand(seat) {
        if faces.contains(&card.face()) {
            continue;
        }
        faces.push(card.face());
        for at in Square::all() {
            for using in [Use::Nothing, Use::Overwrite] {
                let placing = c_u_letter_rules::Placing {
                    card: *card,
                    at,
                    using,
                };
                let by = Actor {
                    seat,
                    at: Moment::START,
                };
                let action = Action::Place(placing);
                let words = Some(lexicon);
                let Ok(events) = CULetter::decide(state, by, &action, words, &mut Chance::new(1))
                else {
                    continue;
                };
                legal += 1;
                for event in events {
                    if let c_u_letter_rules::Event::Broken(claims) = event {
                        broken += claims.len();
                    }
                }
            }
        }
    }
    (legal, broken)
}

fn check(state: &State, lexicon: &Lexicon) {
    let view = state.seen_by(Viewer::Seat(state.table.turn.seat));
    let finds = Finder::new(&view).find(lexicon);
    let told = finds
        .iter()
        .filter(|find| matches!(find.placing.using, Use::Nothing | Use::Overwrite));
    let told = told.fold((0, 0), |(legal, broken), find| {
        (legal + 1, broken + find.breaks.len())
    });
    assert_eq!(told, count_by_brute_force(state, lexicon));
}

fn main() {
    let lexicon = Lexicon::open(FILE).unwrap();
    for (name, taken) in [
        ("14 squares taken, a hand of six", 14),
        ("45 squares taken", 45),
        ("70 squares taken", 70),
    ] {
        let positions: Vec<State> = (0..POSITIONS)
            .map(|seed| position(taken, &lexicon, seed as u64))
            .collect();
        check(positions.first().unwrap(), &lexicon);
        let views = positions
            .iter()
            .map(|state| state.seen_by(Viewer::Seat(state.table.turn.seat)));
        let views: Vec<_> = views.collect();
        let count = |view| Finder::new(view).find(&lexicon).len() as u64;
        let find = || views.iter().map(count).sum();
        println!("{} placings", find() / POSITIONS as u64);
        measure(name, 5, POSITIONS, find(), find);
    }
    let family = FamilyFilter::for_lexicon(&lexicon);
    for mage in Mage::ALL {
        let mut actions = 0;
        let start = Instant::now();
        let game = play_game(mage, &lexicon, &family, &mut actions);
        assert!(game.outcome().is_some());
        let each = start.elapsed().as_secs_f64() * 1e3 / f64::from(actions);
        println!("{:<44} {each:>10.1} ms", format!("an action of {mage:?}"));
    }
}

/// Plays a game of three equal bots.
fn play_game(
    mage: Mage,
    words: &Lexicon,
    family: &FamilyFilter,
    actions: &mut u32,
) -> Match<CULetter> {
    let options = Options::new(Preset::Opponents.choices()).unwrap();
    let mut game = Match::<CULetter>::start(options, seats(3), Chance::new(1)).unwrap();
    let mut chance = Chance::new(2);
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let seat: SeatId = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = choose(&view, seat, mage, words, family, &mut chance);
        *actions += 1;
        game.act(seat, &action, Moment::START, Some(words)).unwrap();
    }
    game
}
