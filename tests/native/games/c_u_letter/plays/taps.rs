//! Taps of a lone player's turns over whole games against a bot, counted on the screen models.

use c_u_letter::bots::{Mage, choose};
use c_u_letter::screen::{Draft, TurnEndScreen, ends_by_itself, offers, prepared_claim};
use c_u_letter_rules::{Action, CULetter, Options, Preset, Stage, View};
use game::{Chance, Match, Moment, SeatId, Viewer, Waiting};
use screen::TurnEnd;

use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;
use crate::thorough;

const ADA: SeatId = SeatId::FIRST;

/// Number of whole games.
const GAMES: u64 = 20;
/// Taps of a turn without a claim: a card, a square, and the button that places it.
const TAPS_WITHOUT_CLAIM: usize = 3;
/// Most taps of a turn with one claim.
const TAPS_WITH_CLAIM: usize = 5;

/// What the taps of a turn do, given a placing to aim at.
fn tap_card_and_square(view: &View, aimed: &Action) -> Action {
    let Action::Place(placing) = aimed else {
        panic!("expected a placing");
    };
    let mut draft = Draft::default();
    draft.tap_card(placing.card, view);
    draft.tap_square(placing.at, view);
    draft.action(view).expect("some use of the card fits")
}

/// The claim of the main button, if there is one.
fn main_claim(view: &View) -> Option<Action> {
    let offered = offers(view, Some(ADA), &LIST);
    let claim = prepared_claim(view, &Draft::default(), Some(&LIST), &[], &offered);
    claim.map(|claim| Action::Claim(claim.span))
}

fn turn_ends(view: &View) -> bool {
    let screen = TurnEndScreen {
        setting: TurnEnd::On,
        people: [ADA].into_iter().collect(),
        acting: Some(ADA),
        words: Some(&LIST),
        is_reading: false,
        is_stopped: false,
    };
    ends_by_itself(view, screen)
}

/// Plays a quick start; returns the taps and claims of each of the person's turns.
fn play(seed: u64) -> Vec<(usize, usize)> {
    let options = Options::new(Preset::QuickStart.choices()).unwrap();
    let seats = bot_seats::<CULetter>(2);
    let mut game = Match::<CULetter>::start(options, seats, Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    let mut turns = Vec::new();
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let seat = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let table = &view.table;
        let own = seat == ADA && table.turn.ready;
        let mut act = |action: &Action| {
            let acted = game.act(seat, action, Moment::START, Some(&LIST));
            assert_eq!(acted, Ok(()), "seed {seed}: {action:?}");
        };
        match table.stage {
            Stage::Placing if own => {
                let aimed = choose(&view, seat, Mage::ALL[0], &LIST, &FAMILY, &mut chance);
                act(&tap_card_and_square(&view, &aimed));
                turns.push((3, 0));
            }
            Stage::Claiming if own => {
                let last = turns.last_mut().expect("a card was placed");
                match main_claim(&view) {
                    Some(claim) => {
                        act(&claim);
                        *last = (last.0 + 1, last.1 + 1);
                    }
                    None => {
                        last.0 += usize::from(!turn_ends(&view));
                        act(&Action::Done);
                    }
                }
            }
            _ => {
                let action = choose(&view, seat, Mage::ALL[0], &LIST, &FAMILY, &mut chance);
                act(&action);
            }
        }
    }
    turns
}

#[test]
fn a_turn_takes_three_taps_and_one_more_for_each_claim() {
    let games = if thorough::is_thorough() { GAMES } else { 4 };
    let turns: Vec<(usize, usize)> = (1..=games).flat_map(play).collect();
    for (taps, claims) in &turns {
        match claims {
            0 => assert_eq!(*taps, TAPS_WITHOUT_CLAIM),
            1 => assert!(*taps <= TAPS_WITH_CLAIM, "{taps} taps"),
            more => assert_eq!(*taps, TAPS_WITHOUT_CLAIM + more),
        }
    }
    let with = turns.iter().filter(|(_, claims)| *claims > 0).count();
    assert!(with > 0 && with < turns.len(), "{with} of {}", turns.len());
}
