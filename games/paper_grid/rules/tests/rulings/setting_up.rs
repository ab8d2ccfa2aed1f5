//! Before the first turn: K1, K5 to K7, K9, and the presets.

use game::{ActError, Chance, Match, Moment, PlayedBy, Roster, Seat, SeatId, TimeLimit, Viewer};
use paper_grid_rules::{
    Action, Board, Choices, Event, FirstSeat, Judge, LetterCells, Letterfraud, OptionClash,
    Options, OptionsError, PaperGrid, Phase, Placed, Preset, ReadingRule, Refusal, Size,
    SpecialUpgrade, State, ValueSystem,
};

use super::table::*;

fn seats(count: usize) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Cleo", "Dan", "Eve", "Fay", "Gus"]
        .iter()
        .take(count)
    {
        roster.add(name).unwrap();
    }
    let person = |player: &game::Player| Seat {
        player: player.clone(),
        by: PlayedBy::Person,
    };
    roster.players().iter().map(person).collect()
}

fn start_game(choices: Choices, count: usize, seed: u64) -> Match<PaperGrid> {
    let options = Options::new(choices).unwrap();
    Match::start(options, seats(count), Chance::new(seed)).unwrap()
}

const PRINTED: &str = "
    . . . . . . . 1
    . . . * . . . .
    . . . . . . . .
    2 . . . . . . .
    hand 1 AB
    hand 2 C";

fn printed_board_choices() -> Choices {
    Choices::on_board(PRINTED.parse().unwrap())
}

#[test]
fn k1_the_board_sizes_are_small_medium_and_large() {
    let sizes = Size::ALL.map(|size| (size.columns(), size.rows()));
    assert_eq!(sizes, [(8, 4), (8, 8), (16, 8)]);
    assert_eq!(Size::default(), Size::Medium);
}

#[test]
fn k34_printed_special_cells_switch_their_upgrade_on() {
    let with = |sign: &str| {
        let board = PRINTED.replacen(". . .", &format!(". {sign} ."), 1);
        Choices::on_board(board.parse().unwrap()).specials
    };
    assert_eq!(with("."), SpecialUpgrade::Off);
    assert_eq!(with("d"), SpecialUpgrade::Supercells);
    assert_eq!(with("s"), SpecialUpgrade::Celldance);
}

#[test]
fn k6_a_printed_board_has_areas_and_starting_hands() {
    let game = start_game(printed_board_choices(), 2, 1);
    assert_eq!(game.waiting_for().phase(), Some(Phase::Play));
    assert_eq!(game.state().hand(A), letters("AB"));
    assert_eq!(game.state().hand(B), letters("C"));
}

#[test]
fn k6_on_a_blank_board_each_seat_claims_an_edge_cell_in_turn_order() {
    let mut choices = Choices::on_board(Board::blank(Size::Small));
    choices.first = FirstSeat::Seat(B);
    let mut game = start_game(choices, 3, 1);
    let cell = |name: &str| Size::Small.cell_named(name).unwrap();
    let mut claimed = Vec::new();
    for name in ["a1", "h1", "d4"] {
        assert_eq!(game.waiting_for().phase(), Some(Phase::Claim));
        let seat = game.waiting_for().seats().iter().next().unwrap();
        claimed.push(seat);
        let claim = Action::Claim(cell(name));
        game.act(seat, &claim, Moment::START, None).unwrap();
    }
    assert_eq!(claimed, [B, C, A]);
    assert_eq!(game.waiting_for().phase(), Some(Phase::Play));
    assert!(game.waiting_for().seats().contains(B));
    assert!(game.state().hand(A).is_empty());
    assert_eq!(game.state().board.areas().len(), 3);
}

#[test]
fn k6_an_area_must_be_an_empty_edge_cell() {
    let choices = Choices::on_board(
        "
        . . . Q . . . .
        . . . * . . . .
        . . . . . . . .
        . . t . . . . ."
            .parse()
            .unwrap(),
    );
    let mut game = start_game(choices, 2, 1);
    for name in ["b2", "d1", "c4"] {
        let cell = Size::Small.cell_named(name).unwrap();
        let seat = game.waiting_for().seats().iter().next().unwrap();
        let refused = game.act(seat, &Action::Claim(cell), Moment::START, None);
        let refusal = Refusal::NoPlaceForAnArea(cell);
        assert_eq!(refused, Err(ActError::Refused(refusal)), "{name}");
    }
}

#[test]
fn k7_nothing_is_hidden() {
    let game = start_game(printed_board_choices(), 2, 1);
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Table] {
        assert_eq!(&game.view(viewer), game.state());
    }
}

#[test]
fn k9_the_first_seat_is_random_or_chosen() {
    let first = |game: Match<PaperGrid>| game.waiting_for().seats().iter().next().unwrap();
    let random: std::collections::BTreeSet<SeatId> = (0..20)
        .map(|seed| first(start_game(printed_board_choices(), 2, seed)))
        .collect();
    assert_eq!(random.len(), 2);
    let mut chosen = printed_board_choices();
    chosen.first = FirstSeat::Seat(B);
    assert!((0..20).all(|seed| first(start_game(chosen.clone(), 2, seed)) == B));
}

#[test]
fn k9_two_to_six_seats_or_one_per_printed_area() {
    let sit = |choices: Choices, count| {
        let options = Options::new(choices).unwrap();
        Match::<PaperGrid>::start(options, seats(count), Chance::new(1)).is_ok()
    };
    let blank = || Choices::on_board(Board::blank(Size::Medium));
    let fits = |count| sit(blank(), count);
    assert_eq!([0, 1, 2, 6, 7].map(fits), [false, false, true, true, false]);
    assert_eq!(
        [1, 2, 3].map(|count| sit(printed_board_choices(), count)),
        [false, true, false]
    );
    let mut third = blank();
    third.first = FirstSeat::Seat(C);
    assert!(!sit(third.clone(), 2) && sit(third, 3));
}

#[test]
fn invalid_options_are_refused_with_the_reason() {
    let refused = |change: fn(&mut Choices)| {
        let mut choices = printed_board_choices();
        change(&mut choices);
        Options::new(choices).unwrap_err()
    };
    let clock = refused(|choices| choices.clock = TimeLimit::Seconds(31));
    let (rule, value) = ("clock", 31);
    assert_eq!(clock, OptionsError::Value { rule, value });
    let first = refused(|choices| choices.first = FirstSeat::Seat(C));
    assert_eq!(first, OptionsError::Clash(OptionClash::First(C)));
    let areas =
        refused(|choices| choices.board = PRINTED.replace("2 . .", ". . .").parse().unwrap());
    assert_eq!(
        areas,
        OptionsError::Clash(OptionClash::Areas),
        "a board with a single area"
    );
}

#[test]
fn every_preset_is_valid() {
    for preset in Preset::ALL {
        let choices = preset.on_board(Board::blank(preset.size()));
        assert!(Options::new(choices).is_ok(), "{preset:?}");
    }
    let everything = Preset::Everything.on_board(Board::blank(Size::Medium));
    assert!(everything.devils && everything.board.backpacks);
    let classic = Preset::Classic.on_board(Board::blank(Size::Medium));
    assert_eq!(classic, Choices::on_board(Board::blank(Size::Medium)));
}

#[test]
fn invalid_options_in_a_save_are_refused() {
    let mut choices = printed_board_choices();
    choices.endgame_at = 8;
    let good = serde_json::to_string(&Options::new(choices).unwrap()).unwrap();
    assert!(serde_json::from_str::<Options>(&good).is_ok());
    let bad = good.replace(r#""endgame_at":8"#, r#""endgame_at":2"#);
    assert_ne!(bad, good);
    assert!(serde_json::from_str::<Options>(&bad).is_err());
}

#[test]
fn options_of_version_1_are_read() {
    let mut choices = printed_board_choices();
    choices.board.values = ValueSystem::Fixed;
    let old = serde_json::json!({
        "board": choices.board.to_string(),
        "first": { "seat": 1 },
        "reading": "either-way",
        "judge": "table",
        "endgame_at": 9,
        "walls": "any-edge",
        "clock": { "seconds": 90 },
        "hints": false,
        "letterfraud": "in-line",
        "devils": true,
        "specials": "celldance",
        "letter_cells": "when-covered",
    });
    choices.first = FirstSeat::Seat(B);
    choices.reading = ReadingRule::EitherWay;
    choices.judge = Judge::Table;
    choices.endgame_at = 9;
    choices.clock = TimeLimit::Seconds(90);
    choices.letterfraud = Some(Letterfraud::InLine);
    choices.devils = true;
    choices.specials = SpecialUpgrade::Celldance;
    choices.letter_cells = LetterCells::WhenCovered;
    let options = Options::new(choices).unwrap();
    assert_eq!(serde_json::from_value::<Options>(old).unwrap(), options);
    let written = serde_json::to_value(&options).unwrap();
    assert_eq!(
        written["first"], 1,
        "seats are numbered as everywhere in a save"
    );
    assert_eq!(serde_json::from_value::<Options>(written).unwrap(), options);
}

#[test]
fn a_view_round_trips_through_json() {
    let mut game = start_game(printed_board_choices(), 2, 1);
    let seat = game.waiting_for().seats().iter().next().unwrap();
    let ask = Action::Ask {
        called: letters("QU"),
        kept: letters("QU"),
    };
    game.act(seat, &ask, Moment(1), None).unwrap();
    let text = serde_json::to_string(game.state()).unwrap();
    assert_eq!(&serde_json::from_str::<State>(&text).unwrap(), game.state());
    let told = game.history(Viewer::Table);
    assert!(matches!(told[0].entry.event, Event::Asked { .. }));
    assert_eq!(told[0].by, Some(seat));
    let _: Placed = serde_json::from_str(r#"[3,"A"]"#).unwrap();
}
