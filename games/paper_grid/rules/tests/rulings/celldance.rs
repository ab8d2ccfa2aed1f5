//! Celldance (K34 to K42): cells that act.

use paper_grid_rules::{
    Action, Contents, Effect, Event, Phase, Placed, Refusal, SpecialType, SpecialUpgrade,
};

use super::table::*;

/// A table with CAR and, behind it, two special cells of these types.
fn table_with_special_cells(signs: &str) -> Table {
    let board = "
        . . . . . . . 1
        . . C A R 1st 2nd .
        . . . . . . . .
        2 . . . . . . .";
    let mut signs = signs.chars().map(String::from);
    let mut next = || signs.next().unwrap_or_else(|| ".".into());
    let board = board.replace("1st", &next()).replace("2nd", &next());
    let table = table_with(&board, |choices| {
        choices.specials = SpecialUpgrade::Celldance
    });
    table
        .with_words("car cart carts cars")
        .with_hand(A, "TSAX")
        .with_hand(B, "STOP")
}

/// Plays CARTS, which covers both cells.
fn play_carts(table: &mut Table) -> Vec<Event> {
    let placed = table.placed_from("f2", paper_grid_rules::Axis::Across, "TS");
    table.act(Action::Play(placed)).unwrap()
}

fn acted_effects(events: &[Event]) -> Vec<&Effect> {
    let effects = events.iter().filter_map(|event| match event {
        Event::Acted(_, effect) => Some(effect),
        _ => None,
    });
    effects.collect()
}

fn parse_placed(table: &Table, laid: &str) -> Vec<Placed> {
    let placed = laid.split(' ').map(|laid| {
        let (cell, c) = laid.split_once('=').unwrap();
        Placed(table.cell(cell), letter(c.chars().next().unwrap()))
    });
    placed.collect()
}

#[test]
fn k34_celldance_adds_seven_types() {
    let table = table_with_special_cells("");
    assert_eq!(table.state.placeable_specials().count(), 11);
    let table = table_with(
        "
        . . . . . . . 1
        . . C A R . . .
        . . . . . . . .
        2 . . . . . . .",
        |choices| choices.specials = SpecialUpgrade::Supercells,
    );
    assert_eq!(table.state.placeable_specials().count(), 4);
    let mut table = table;
    let thief = Action::Make(table.cell("a1"), SpecialType::Thief);
    assert_eq!(
        table.act(thief).unwrap_err(),
        Refusal::NotInGame(SpecialType::Thief)
    );
}

#[test]
fn k34_the_play_is_scored_first_then_cells_act_in_reading_order() {
    // Garbage would take B's T, which would make T unique: scored first, it is worth 3.
    let mut table = table_with_special_cells("ug");
    let events = play_carts(&mut table);
    let Event::Played(play) = &events[0] else {
        panic!("unexpected value: {events:?}");
    };
    assert_eq!(sum_texts(play), ["CARTS 5+5+5+3+3=21"]);
    let lost = vec![0, 1];
    let letter = letter('T');
    assert_eq!(
        acted_effects(&events),
        [&Effect::Garbage { letter, lost }, &Effect::GoAgain]
    );
    let gone = table.state.board.special(table.cell("f2"));
    assert_eq!(gone, None, "the special cell has acted and is gone");
}

#[test]
fn k35_big_ask_allows_up_to_six_letters_this_turn() {
    let mut table = table_with_special_cells("a").with_hand(A, "T");
    table.play_across("f2", "T").unwrap();
    for called in ["E", "EEIOUYA"] {
        let refused = table.ask(called, called).unwrap_err();
        assert_eq!(refused, Refusal::Call(2..=6), "{called}");
    }
    table.ask("EEIOUY", "EEIOUY").unwrap();
    table.take_letter('Y').unwrap();
    assert_eq!(
        (table.hand(A).as_str(), table.hand(B).as_str()),
        ("EEIOUY", "STOPY")
    );
    assert_eq!(
        table.state.call_range(),
        2..=2,
        "the next turn is a plain one"
    );
}

#[test]
fn k35_big_ask_allows_any_number_from_two_to_six() {
    for called in ["EE", "EIO", "EIOU", "EIOUA", "EIOUAY"] {
        let mut table = table_with_special_cells("a").with_hand(A, "T");
        table.play_across("f2", "T").unwrap();
        table.ask(called, called).unwrap();
        assert_eq!(table.hand(A), called);
        assert!(
            table.waiting_seat().0 == B,
            "{called}: the others answer as usual"
        );
    }
}

#[test]
fn k35_the_asker_keeps_as_many_called_letters_as_fit() {
    let mut table = table_with_special_cells("a").with_hand(A, "TABCDE");
    table.play_across("f2", "T").unwrap();
    assert_eq!(table.ask("XYZ", "XYZ").unwrap_err(), Refusal::Keep(2));
    table.ask("XYZ", "XZ").unwrap();
    assert_eq!(table.hand(A), "ABCDEXZ");
}

#[test]
fn k36_a_thief_moves_a_letter_from_another_hand() {
    let mut table = table_with_special_cells("s");
    table.play_across("f2", "T").unwrap();
    assert_eq!(
        table.waiting_seat(),
        (A, Some(Phase::Act(SpecialType::Thief)))
    );
    let steal = |seat, c| Action::Steal(seat, letter(c));
    assert_eq!(
        table.act(steal(A, 'S')).unwrap_err(),
        Refusal::NotAnother(A)
    );
    let not_there = Refusal::NotInTheirHand(B, letter('Z'));
    assert_eq!(table.act(steal(B, 'Z')).unwrap_err(), not_there);
    table.act(steal(B, 'P')).unwrap();
    assert_eq!(
        (table.hand(A).as_str(), table.hand(B).as_str()),
        ("SAXP", "STO")
    );
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Ask)));
}

#[test]
fn k36_without_room_the_stolen_letter_is_lost() {
    let mut table = table_with_special_cells("s").with_hand(A, "TABCDEFGH");
    table.play_across("f2", "T").unwrap();
    table.act(Action::Steal(B, letter('P'))).unwrap();
    assert_eq!(
        (table.hand(A).as_str(), table.hand(B).as_str()),
        ("ABCDEFGH", "STO")
    );
}

#[test]
fn k37_a_destroyer_crosses_out_two_cells_lettered_or_empty() {
    let mut table = table_with_special_cells("z");
    table.play_across("f2", "T").unwrap();
    let [c, a, one] = ["c2", "a1", "h1"].map(|name| table.cell(name));
    let area = table.act(Action::Destroy(vec![c, one]));
    assert_eq!(
        area.unwrap_err(),
        Refusal::CannotBeCrossed(one),
        "not areas"
    );
    let twice = table.act(Action::Destroy(vec![c, c]));
    assert_eq!(twice.unwrap_err(), Refusal::CannotBeCrossed(c));
    assert_eq!(
        table.act(Action::Destroy(vec![c])).unwrap_err(),
        Refusal::CrossOut(2)
    );
    table.act(Action::Destroy(vec![c, a])).unwrap();
    assert_eq!(table.state.board.contents(c), Contents::Crossed);
    let run = paper_grid_rules::LetterRun::through(
        &table.state.board,
        table.cell("d2"),
        paper_grid_rules::Axis::Across,
    );
    assert_eq!(
        run.cells.len(),
        3,
        "a crossed-out cell breaks runs: ART is left"
    );
}

#[test]
fn k37_a_crossed_out_cell_no_longer_acts() {
    let mut table = table_with_special_cells("zg");
    play_carts(&mut table);
    let cells = ["g2", "a1"].map(|name| table.cell(name)).to_vec();
    let events = table.act(Action::Destroy(cells)).unwrap();
    assert_eq!(acted_effects(&events).len(), 1);
    assert_eq!(table.state.turn.again, 0);
}

#[test]
fn k38_go_again_takes_another_turn_when_this_one_is_over() {
    let mut table = table_with_special_cells("g");
    table.play_across("f2", "T").unwrap();
    table.ask("EE", "EE").unwrap();
    table.take_letter('E').unwrap();
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Play)));
    table.ask("EE", "EE").unwrap();
    table.take_letter('E').unwrap();
    assert_eq!(table.waiting_seat(), (B, Some(Phase::Play)));
}

#[test]
fn k38_several_in_one_play_give_one_more_turn_each() {
    let mut table = table_with_special_cells("gg")
        .with_hand(A, "TS")
        .with_hand(B, "S");
    play_carts(&mut table);
    let mut turns = 0;
    while table.waiting_seat().0 == A {
        table.ask("QQ", "QQ").unwrap();
        turns += 1;
        table.take_letter('Q').unwrap();
    }
    assert_eq!(turns, 3);
}

#[test]
fn k39_garbage_takes_all_copies_from_every_hand() {
    let mut table = table_with_special_cells("u")
        .with_hand(A, "TTAT")
        .with_hand(B, "STOTT");
    table.play_across("f2", "T").unwrap();
    assert_eq!(
        (table.hand(A).as_str(), table.hand(B).as_str()),
        ("A", "SO")
    );
}

#[test]
fn k40_a_blockade_places_letters_anywhere_without_word_or_score() {
    let mut table = table_with_special_cells("b").with_hand(A, "TQXZW");
    let thief = table.cell("a3");
    table
        .state
        .board
        .set_special(thief, Some(SpecialType::Thief));
    table.play_across("f2", "T").unwrap();
    let before = table.state.score(A);
    let rim = table.state.board.rim_letter_count();
    let four = parse_placed(&table, "a3=Q b4=X h4=Z g4=W");
    assert_eq!(
        table.act(Action::Block(four)).unwrap_err(),
        Refusal::TooManyLetters(4)
    );
    let on_letter = parse_placed(&table, "c2=Q");
    let not_free = Refusal::NotFree(table.cell("c2"));
    assert_eq!(table.act(Action::Block(on_letter)).unwrap_err(), not_free);
    let placed = parse_placed(&table, "a3=Q b4=X h4=Z");
    table.act(Action::Block(placed)).unwrap();
    assert_eq!(table.state.score(A), before);
    assert_eq!(table.hand(A), "W");
    assert_eq!(
        table.state.board.rim_letter_count(),
        rim + 3,
        "they count for K24"
    );
    assert_eq!(
        table.state.board.special(thief),
        None,
        "its type is used up"
    );
    assert_eq!(
        table.waiting_seat(),
        (A, Some(Phase::Ask)),
        "and nobody was robbed"
    );
}

#[test]
fn k40_later_plays_may_connect_to_blockade_letters() {
    let mut table = table_with_special_cells("b")
        .with_hand(A, "TQ")
        .with_hand(B, "I")
        .with_words("car cart qi");
    table.play_across("f2", "T").unwrap();
    table
        .act(Action::Block(parse_placed(&table, "a1=Q")))
        .unwrap();
    table.ask("EE", "EE").unwrap();
    table.take_letter('E').unwrap();
    assert!(table.play_across("b1", "I").is_ok());
}

#[test]
fn k40_a_blockade_may_place_no_letters() {
    let mut table = table_with_special_cells("b");
    table.play_across("f2", "T").unwrap();
    table.act(Action::Block(vec![])).unwrap();
    assert_eq!(table.hand(A), "SAX");
}

#[test]
fn k41_a_collector_may_exceed_the_limit_this_turn_and_keeps_the_letters() {
    let mut table = table_with_special_cells("c").with_hand(A, "TABCDEFG");
    table.play_across("f2", "T").unwrap();
    table.ask("XY", "XY").unwrap();
    assert_eq!(table.hand(A), "ABCDEFGXY");
    table.take_letter('X').unwrap();
    table.ask("EE", "EE").unwrap();
    assert_eq!(
        table.take_letter('E').unwrap_err(),
        Refusal::HandFull,
        "the turn is over"
    );
    assert_eq!(table.hand(A).len(), 9, "kept afterwards");
}

#[test]
fn k41_with_tiny_backpacks_a_collector_uses_no_slots() {
    let mut table = table_with_special_cells("c");
    let mut choices = table.state.options.clone().into_inner();
    choices.board.backpacks = true;
    table.state.options = paper_grid_rules::Options::new(choices).unwrap();
    let room = table.state.room_in_hand(A);
    table.play_across("f2", "T").unwrap();
    table.ask("XY", "XY").unwrap();
    table.take_letter('X').unwrap();
    assert_eq!(table.hand(A), "SAXXY");
    assert_eq!(table.state.room_in_hand(A), room);
}

#[test]
fn k42_a_thief_does_nothing_if_no_other_hand_has_letters() {
    let mut table = table_with_special_cells("s").with_hand(B, "");
    let placed = table.placed_from("f2", paper_grid_rules::Axis::Across, "T");
    let events = table.act(Action::Play(placed)).unwrap();
    assert_eq!(
        acted_effects(&events),
        [&Effect::Nothing(SpecialType::Thief)]
    );
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Ask)));
}

#[test]
fn k42_a_blockade_with_an_empty_hand_does_nothing() {
    let mut table = table_with_special_cells("b").with_hand(A, "T");
    let placed = table.placed_from("f2", paper_grid_rules::Axis::Across, "T");
    let events = table.act(Action::Play(placed)).unwrap();
    assert_eq!(
        acted_effects(&events),
        [&Effect::Nothing(SpecialType::Blockade)]
    );
}

#[test]
fn k42_a_destroyer_crosses_out_as_many_cells_as_exist() {
    let mut table = table_with_special_cells("z");
    table.play_across("f2", "T").unwrap();
    let only = table.cell("f2");
    for cell in table.state.crossable_cells().without(only).iter() {
        table.state.board.set_contents(cell, Contents::Crossed);
    }
    table.act(Action::Destroy(vec![only])).unwrap();
    assert_eq!(table.state.crossable_cells().len(), 0);
}

#[test]
fn k34_cells_act_in_the_endgame_too() {
    let mut table = table_with_special_cells("sg")
        .in_endgame()
        .with_hand(A, "TS")
        .with_hand(B, "ST");
    play_carts(&mut table);
    // The hand is empty, but a thief steals a letter for it before the empty hand is checked (K26).
    table.act(Action::Steal(B, letter('T'))).unwrap();
    assert_eq!(table.waiting_seat(), (A, Some(Phase::Play)), "go again");
}
