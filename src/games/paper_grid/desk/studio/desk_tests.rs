//! Tests of the studio's desk.

use super::*;
use crate::games::paper_grid::rules::{Amount, Contents, Size};

fn studio() -> (Studio, Chance) {
    let mut chance = Chance::new(7);
    (Studio::new(&mut chance), chance)
}

#[test]
fn every_step_is_taken_back_and_done_again() {
    let (mut studio, mut chance) = studio();
    let mut seen = vec![studio.link()];
    let cross = |studio: &mut Studio, at: usize| {
        studio.edit(|board| {
            let cell = board.ids().nth(at).unwrap();
            board.put(cell, Contents::Crossed);
        });
    };
    for step in 0..40 {
        match step % 4 {
            0 => studio.another(&mut chance),
            1 => studio.change(|settings| settings.seats = 2 + step % 3),
            _ => cross(&mut studio, step),
        }
        if seen.last() != Some(&studio.link()) {
            seen.push(studio.link());
        }
    }
    assert!(seen.len() > 30, "more than the strip holds");
    let last = studio.board().clone();
    for link in seen.iter().rev().skip(1) {
        studio.undo();
        assert_eq!(studio.link(), *link);
        assert_eq!(Ok(studio.board().clone()), link.board());
    }
    assert_eq!(studio.can_step(), (false, true));
    studio.undo();
    assert_eq!(studio.link(), seen[0]);
    for link in &seen[1..] {
        studio.redo();
        assert_eq!(studio.link(), *link);
    }
    assert_eq!((studio.can_step(), studio.board()), ((true, false), &last));
    assert!(studio.strip().len() <= Studio::STRIP);
    // Something new after an undo: what was taken back is gone.
    studio.undo();
    cross(&mut studio, 3);
    assert_eq!(studio.can_step(), (true, false));
}

#[test]
fn another_one_can_be_undone_by_looking_back() {
    let (mut studio, mut chance) = studio();
    let first = studio.clone();
    studio.another(&mut chance);
    assert_ne!(studio.board(), first.board());
    assert_ne!(studio.settings().seed, first.settings().seed);
    studio.look_back(0);
    assert_eq!(studio.board(), first.board());
    assert_eq!(studio.settings(), first.settings());
    assert_eq!(studio.strip().len(), 2);
}

#[test]
fn the_strip_has_an_end() {
    let (mut studio, mut chance) = studio();
    for _ in 0..30 {
        studio.another(&mut chance);
    }
    assert_eq!(studio.strip().len(), Studio::STRIP);
    assert_eq!(studio.at(), Studio::STRIP - 1);
    assert_eq!(studio.link().board().as_ref(), Ok(studio.board()));
}

#[test]
fn what_was_made_by_hand_or_kept_never_goes_by_itself() {
    let (mut studio, mut chance) = studio();
    studio.edit(|board| board.put_star(None));
    let edited = studio.link();
    for _ in 0..70 {
        studio.another(&mut chance);
        studio.turn_favourite();
    }
    assert_eq!(studio.strip().first(), Some(&edited));
    assert_eq!((studio.strip().len(), studio.favourites().len()), (12, 70));
    for _ in 0..20 {
        studio.another(&mut chance);
        studio.edit(|board| board.put_star(None));
    }
    studio.another(&mut chance);
    assert_eq!(studio.link(), *studio.strip().last().unwrap());
    assert_eq!(studio.link().board().as_ref(), Ok(studio.board()));
}

#[test]
fn a_setting_changes_the_board_in_its_place() {
    let (mut studio, _) = studio();
    studio.change(|settings| settings.size = Size::Small);
    assert_eq!(studio.board().size(), Size::Small);
    assert_eq!(studio.strip().len(), 1);
}

#[test]
fn settings_that_cannot_be_met_leave_the_board() {
    let (mut studio, mut chance) = studio();
    let board = studio.board().clone();
    studio.change(|settings| settings.walls = Amount::Exactly(111));
    assert!(studio.refusal().is_some());
    assert_eq!(studio.board(), &board);
    studio.another(&mut chance);
    assert_eq!(studio.strip().len(), 1, "no board, no place in the strip");
    studio.change(|settings| settings.walls = Amount::Exactly(3));
    assert_eq!(studio.refusal(), None);
    assert_eq!(studio.board().walls().len(), 3);
}

#[test]
fn an_edited_board_stands_beside_the_grown_one() {
    let (mut studio, _) = studio();
    let grown = studio.board().clone();
    let cells: Vec<_> = grown.ids().collect();
    studio.edit(|board| board.put(cells[0], Contents::Crossed));
    studio.edit(|board| board.put(cells[1], Contents::Crossed));
    assert!(studio.is_edited());
    assert_eq!(studio.strip().len(), 2);
    let edited = studio.board().clone();
    studio.look_back(0);
    assert_eq!(studio.board(), &grown);
    studio.look_back(1);
    assert_eq!(studio.board(), &edited);
    // The form grows a new one and leaves the work of the hand alone.
    studio.change(|settings| settings.seats = 2);
    assert_eq!(studio.strip().len(), 3);
    // What changes nothing is no edit.
    let before = studio.clone();
    studio.edit(|_| ());
    assert_eq!(studio, before);
}

#[test]
fn favourites_are_kept_and_let_go() {
    let (mut studio, mut chance) = studio();
    studio.turn_favourite();
    let first = studio.link();
    studio.another(&mut chance);
    assert!(!studio.is_favourite());
    studio.turn_favourite();
    assert_eq!(studio.favourites(), [studio.link(), first.clone()]);
    studio.turn_favourite();
    assert_eq!(studio.favourites(), [first]);
}

#[test]
fn it_is_remembered_as_it_was() {
    let (mut studio, mut chance) = studio();
    studio.another(&mut chance);
    studio.change(|settings| settings.specials = Amount::Many);
    studio.edit(|board| board.put_star(None));
    studio.turn_favourite();
    studio.look_back(1);
    let kept = serde_json::to_string(&studio.kept()).unwrap();
    let again = Studio::of_kept(&serde_json::from_str(&kept).unwrap(), &mut chance);
    studio.steps = Steps::default();
    assert_eq!(again, studio);
}

#[test]
fn what_cannot_be_read_any_more_is_left_out() {
    let (studio, mut chance) = studio();
    let mut kept = studio.kept();
    kept.strip.insert(0, "#/board/99/medium-4/x".into());
    kept.favourites.push("nonsense".into());
    kept.at = 40;
    let again = Studio::of_kept(&kept, &mut chance);
    assert_eq!(again, studio);
    let none = Studio::of_kept(&Kept::default(), &mut chance);
    assert_eq!(none.strip().len(), 1, "there is a board at any time");
}

#[test]
fn a_link_opens_its_board_once() {
    let (mut studio, _) = studio();
    let link: BoardLink = "#/board/1/small-2/picnic?walls=many".parse().unwrap();
    studio.open(&link).unwrap();
    assert_eq!(studio.settings().seed.as_str(), "picnic");
    studio.look_back(0);
    studio.open(&link).unwrap();
    assert_eq!((studio.strip().len(), studio.at()), (2, 1));
}
