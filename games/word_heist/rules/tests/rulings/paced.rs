//! The paced race (A14): letters turn up by one clock for the whole game.

use game::rule::CheckError;
use game::{Chance, Match, SeatId, TimeLimit};
use word_heist_rules::{
    Action, Choices, EndReason, LetterBag, Options, PlayMode, Preset, Refusal, Stage, VoteProposal,
    WordHeist,
};

use super::race::play_table;
use super::table::{A, B, TableSetUp, set_up_mode};
use crate::seats::human_seats;

const SOLO: PlayMode = PlayMode::Solo {
    clock: TimeLimit::Untimed,
};

/// A race with a letter every three seconds: all 196 letters and ten more beats, 618 s.
fn race_set_up(mode: PlayMode) -> TableSetUp {
    set_up_mode(mode).choose(|choices| choices.pace = Some(3))
}

#[test]
fn a14_in_a_race_a_letter_turns_up_at_each_beat() {
    let mut heist = race_set_up(SOLO)
        .next_letters("teargape")
        .word_list("tear gape")
        .deal();
    heist.wait_until(2_999);
    assert_eq!(heist.centre(), "");
    heist.wait_until(3_000);
    assert_eq!(heist.centre(), "t");
    heist.wait_until(13_500);
    assert_eq!(heist.centre(), "tear");
    heist.make(B, "tear").unwrap();
    heist.wait_until(14_999);
    assert_eq!(
        heist.centre(),
        "",
        "a word doesn't bring the next letter forward"
    );
    heist.wait_until(15_000);
    assert_eq!(
        heist.centre(),
        "g",
        "a word doesn't delay the next letter either"
    );
}

#[test]
fn a14_in_a_race_players_cannot_flip() {
    for mode in [SOLO, PlayMode::BUZZERS, PlayMode::CallItOut] {
        let mut heist = race_set_up(mode).next_letters("tear").deal();
        for seat in [A, B] {
            let refused = heist.act(seat, Action::Flip).unwrap_err();
            assert_eq!(refused, Refusal::ByItself, "{mode:?}");
        }
        heist.wait_until(6_000);
        assert_eq!(heist.centre(), "te", "{mode:?}");
        assert_eq!(heist.table().flipper, A, "no turn is taken");
    }
}

#[test]
fn a14_a_races_clock_stops_while_a_player_types() {
    let mut heist = race_set_up(PlayMode::BUZZERS).next_letters("tear").deal();
    play_table(
        &mut heist,
        "4000 A presses | A
         5000 A gives-up | open
         6999 | open",
    );
    assert_eq!(heist.centre(), "t");
    heist.wait_until(7_000);
    assert_eq!(
        heist.centre(),
        "te",
        "the clock was stopped for A's one second"
    );
    play_table(
        &mut heist,
        "8000 B presses | B
         13000 | open",
    );
    heist.wait_until(14_999);
    assert_eq!(heist.centre(), "te");
    heist.wait_until(15_000);
    assert_eq!(
        heist.centre(),
        "tea",
        "the clock was stopped for B's five seconds"
    );
}

#[test]
fn a14_a_races_clock_stops_while_the_table_is_asked() {
    let mut heist = race_set_up(SOLO).next_letters("tear").deal();
    heist.wait_until(4_000);
    heist
        .act(A, Action::Propose(A, VoteProposal::Stop))
        .unwrap();
    heist.wait_until(60_000);
    heist.act(B, Action::Decline).unwrap();
    heist.wait_until(61_999);
    assert_eq!(heist.centre(), "t");
    heist.wait_until(62_000);
    assert_eq!(heist.centre(), "te");
}

#[test]
fn a14_a_race_ends_ten_beats_after_its_last_letter() {
    let mut heist = race_set_up(SOLO).seats(1).deal();
    heist.wait_until(196 * 3_000);
    assert_eq!(heist.table().face_down, 0);
    heist.wait_until(206 * 3_000 - 1);
    assert!(heist.game.outcome().is_none());
    heist.wait_until(206 * 3_000);
    assert_eq!(heist.table().stage, Stage::Over(EndReason::TimeUp));
}

#[test]
fn a16_a_race_ends_early_when_all_seats_are_done() {
    let mut heist = race_set_up(SOLO).deal();
    heist.wait_until(196 * 3_000);
    for seat in [A, B] {
        heist.act(seat, Action::Done(seat)).unwrap();
    }
    assert_eq!(heist.table().stage, Stage::Over(EndReason::AllDone));
}

#[test]
fn a2_letters_face_up_at_the_start_shorten_a_race() {
    let choices = Choices {
        mode: SOLO,
        bag: LetterBag::Half,
        face_up: 3,
        pace: Some(9),
        ..Choices::default()
    };
    assert_eq!(choices.total_time(), TimeLimit::Seconds((49 - 3 + 10) * 9));
    assert!(Options::new(choices).is_ok());
}

#[test]
fn a2_the_race_against_bots_opens_with_four_letters() {
    for preset in Preset::ALL {
        let up = match preset {
            Preset::Race => 4,
            Preset::QuickStart => 3,
            _ => 0,
        };
        assert_eq!(preset.choices().face_up, up, "{preset:?}");
    }
    let choices = Preset::Race.choices();
    assert_eq!(choices.total_time(), TimeLimit::Seconds((49 - 4 + 10) * 6));
    let options = Options::new(choices).unwrap();
    let game = Match::<WordHeist>::start(options, human_seats(2), Chance::new(1)).unwrap();
    let table = &game.state().table;
    assert_eq!((table.centre.len(), table.face_down), (4, 49 - 4));
}

#[test]
fn a14_a_race_excludes_other_clocks_and_turns() {
    let raced = |change: fn(&mut Choices)| {
        let mut choices = Choices {
            mode: PlayMode::BUZZERS,
            pace: Some(6),
            ..Choices::default()
        };
        change(&mut choices);
        Options::new(choices).err()
    };
    assert_eq!(raced(|_| {}), None);
    let clash = |rule, value| Some(CheckError::Value { rule, value });
    assert_eq!(raced(|c| c.pace = Some(5)), clash("pace", 5));
    assert_eq!(raced(|c| c.mode = PlayMode::TURNS), clash("pace", 6));
    assert_eq!(raced(|c| c.auto_flip = Some(5)), clash("auto_flip", 5));
    assert_eq!(raced(|c| c.idle_end = true), clash("idle_end", 1));
    let clock = TimeLimit::Seconds(300);
    let mut solo = Choices {
        mode: PlayMode::Solo { clock },
        pace: Some(6),
        ..Choices::default()
    };
    assert_eq!(Options::new(solo.clone()).err(), clash("clock", 300));
    solo.mode = SOLO;
    assert!(Options::new(solo).is_ok());
}

#[test]
fn a9_in_a_race_the_way_to_make_a_word_is_chosen_automatically() {
    let case = race_set_up(SOLO).with_word(A, "gain").with_word(B, "gain");
    let mut heist = case.centre("pt").word_list("taping").deal();
    heist.make(SeatId::FIRST, "taping").unwrap();
    assert!(heist.words(A).contains(&"taping".to_owned()));
}
