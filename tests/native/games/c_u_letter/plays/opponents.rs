//! The bots: legal at every step of any game, and sensible where that can be checked.

use c_u_letter::bots::{Mage, choose};
use c_u_letter_rules::{Action, CULetter, Choices, Event, Options, Preset, Stage, Use};
use game::{Chance, Match, Moment, SeatId, SeatSet, Viewer, Waiting};

use super::table::{non_preset_choices, table_state, view};
use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;

/// A whole game of these bots.
fn play_game(mages: &[Mage], choices: Choices, seed: u64) -> Match<CULetter> {
    let options = Options::new(choices).unwrap();
    let seats = bot_seats::<CULetter>(mages.len() as u8);
    let mut game = Match::<CULetter>::start(options, seats, Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    for _ in 0..4_000 {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let seat = seats.iter().next().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let mage = mages[seat.index()];
        let action = choose(&view, seat, mage, &LIST, &FAMILY, &mut chance);
        let acted = game.act(seat, &action, Moment::START, Some(&LIST));
        assert_eq!(acted, Ok(()), "seed {seed}: {action:?}");
    }
    panic!("seed {seed} did not end");
}

#[test]
fn bots_finish_any_game() {
    let [pupil, charmer, sorcerer] = Mage::ALL;
    let [others, lines] = non_preset_choices();
    for (mages, choices) in [
        (vec![pupil, charmer], Preset::Opponents.choices()),
        (vec![pupil, charmer, pupil, pupil], others),
        (vec![sorcerer], Preset::Solo.choices()),
        (vec![pupil, charmer, pupil], lines),
    ] {
        let played = play_game(&mages, choices, 5);
        assert!(played.outcome().is_some());
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let two = [Mage::Pupil, Mage::Charmer];
    let choices = Preset::Opponents.choices();
    assert_eq!(play_game(&two, choices, 2), play_game(&two, choices, 2));
}

#[test]
fn the_higher_level_wins_more_and_uses_every_ability() {
    let (mut wins, mut uses) = ([0; 2], [0; 5]);
    for seed in 0..4 {
        let played = play_game(
            &[Mage::Pupil, Mage::Sorcerer],
            Preset::Opponents.choices(),
            seed,
        );
        for seat in played.outcome().unwrap().winners().iter() {
            wins[seat.index()] += 1;
        }
        for step in &played.journal().steps {
            for event in &step.events {
                if let Event::Placed(placed) = event {
                    uses[match placed.using {
                        Use::Nothing => 0,
                        Use::Swap(_) => 1,
                        Use::Overwrite => 2,
                        Use::Insert(_) => 3,
                        Use::Hide => 4,
                    }] += 1;
                }
            }
        }
    }
    assert_eq!(wins, [0, 4]);
    assert!(uses.iter().all(|count| *count > 1), "{uses:?}");
}

fn choose_action(state: &c_u_letter_rules::State, mage: Mage) -> Action {
    choose(
        &view(state),
        SeatId::FIRST,
        mage,
        &LIST,
        &FAMILY,
        &mut Chance::new(1),
    )
}

#[test]
fn a_sorcerer_takes_over_the_longest_word_it_can() {
    let state = table_state(&["S X V", "E"], "P L A N T")
        .with_claim(SeatId::new(1), "a1", "e1")
        .unwrap();
    let Action::Place(placed) = choose_action(&state, Mage::Sorcerer) else {
        panic!("expected a placing");
    };
    assert_eq!(
        (
            placed.card.letter().uppercase(),
            placed.at.to_string().as_str()
        ),
        ('S', "f1")
    );
}

#[test]
fn a_sorcerer_breaks_an_opponents_word_when_nothing_else_pays() {
    let state = table_state(&["rJ", "E"], "C A S T\n. rI* . .");
    let state = state.with_claim(SeatId::new(1), "a1", "d1").unwrap();
    let Action::Place(placed) = choose_action(&state, Mage::Sorcerer) else {
        panic!("expected a placing");
    };
    assert_eq!(placed.using, Use::Overwrite);
}

#[test]
fn a_sorcerer_hides_a_card_as_an_ambush() {
    // Only the I completes QU_Z, and the word is safe face down.
    let state = table_state(&["yI", "E"], "Q U . Z\n. yO* V .");
    let Action::Place(placed) = choose_action(&state, Mage::Sorcerer) else {
        panic!("expected a placing");
    };
    assert_eq!(placed.at.to_string(), "c1", "QUIZ");
}

#[test]
fn a_pupil_overlooks_a_word_for_the_whole_turn() {
    let (mut missed, mut claimed) = (0, 0);
    for number in 0..40 {
        let hands = ["E", "T", "S", "R", "D"];
        let mut state = table_state(
            &[hands[number % 5], "E"],
            "C A T\n. . .\nD O G\n. . .\nP I N\n. . .\nH U T",
        );
        state.table.counter = number as u8;
        state.table.stage = Stage::Claiming;
        state.hands[0].truncate(1);
        state.hands[0].extend(state.deck.drain(number..number + 2));
        let again = choose_action(&state, Mage::Pupil);
        assert_eq!(again, choose_action(&state, Mage::Pupil));
        match again {
            Action::Claim(_) => claimed += 1,
            _ => missed += 1,
        }
        assert!(matches!(
            choose_action(&state, Mage::Sorcerer),
            Action::Claim(_)
        ));
    }
    assert!(claimed > 20, "{claimed} and {missed}");
}

#[test]
fn a_bot_buzzes_only_when_it_has_a_word() {
    let mut state = table_state(&["", ""], "");
    state.table.loose = state.deck.drain(..12).collect();
    state.table.stage = Stage::Scramble(c_u_letter_rules::ScrambleState {
        passed: SeatSet::EMPTY,
        floor: false,
    });
    let own = SeatSet::EMPTY.with(SeatId::FIRST);
    assert_eq!(choose_action(&state, Mage::Sorcerer), Action::Buzz(own));
    state.table.loose.clear();
    assert_eq!(choose_action(&state, Mage::Sorcerer), Action::Pass);
}

#[test]
fn a_bot_agrees_to_a_proposed_word_of_the_list() {
    use c_u_letter_rules::{Span, Square, WordProposal};
    let mut state = table_state(&["E", "E"], "C A T");
    let span = Span::new(
        Square::from_name("a1").unwrap(),
        Square::from_name("c1").unwrap(),
    );
    state.table.proposed = Some(WordProposal::Span(span.unwrap()));
    assert_eq!(choose_action(&state, Mage::Pupil), Action::Agree);
}
