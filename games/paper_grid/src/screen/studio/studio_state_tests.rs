//! Tests of the studio's state.

use super::super::Tool;
use super::*;
use lexicon::Letter;
use paper_grid_rules::{Amount, Contents, Size, SpecialType};
use screen::{BoardAction, GridCellId};

fn studio() -> (Studio, Chance) {
    let mut chance = Chance::new(7);
    (Studio::new(&mut chance), chance)
}

fn keep(studio: &mut Studio) {
    let link = studio.link();
    studio.library_mut().keep(link, 5);
}

#[test]
fn every_step_can_be_undone_and_redone() {
    let (mut studio, mut chance) = studio();
    let mut seen = vec![studio.link()];
    let cross = |studio: &mut Studio, at: usize| {
        studio.edit_board(|board| {
            let cell = board.cell_ids().nth(at).unwrap();
            board.set_contents(cell, Contents::Crossed);
        });
    };
    for step in 0..40 {
        match step % 4 {
            0 => studio.generate_another(&mut chance),
            1 => studio.change_settings(|settings| settings.seats = 2 + step % 3),
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
    assert_eq!(studio.can_undo_and_redo(), (false, true));
    studio.undo();
    assert_eq!(studio.link(), seen[0]);
    for link in &seen[1..] {
        studio.redo();
        assert_eq!(studio.link(), *link);
    }
    assert_eq!(
        (studio.can_undo_and_redo(), studio.board()),
        ((true, false), &last)
    );
    assert!(studio.strip().len() <= Studio::STRIP_LENGTH);
    // A new step after an undo drops the steps that could be redone.
    studio.undo();
    cross(&mut studio, 3);
    assert_eq!(studio.can_undo_and_redo(), (true, false));
}

/// Each use of a tool is one step to undo, also for hands and crossed-out cells.
#[test]
fn every_tool_can_be_undone_and_the_edited_board_stays_in_the_strip() {
    let (mut studio, mut chance) = studio();
    let by_hand = BoardLink::Literal(Box::new(
        "1 . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . 2"
            .parse()
            .unwrap(),
    ));
    studio.open_link(&by_hand).unwrap();
    let q = Letter::new('Q').unwrap();
    let tools = [
        (Tool::Hand(q), 0),
        (Tool::Hand(q), 31),
        (Tool::Cross, 9),
        (Tool::Letter(q), 10),
        (Tool::Special(SpecialType::Thief), 11),
        (Tool::Area, 7),
        (Tool::Star, 12),
        (Tool::Erase, 9),
        // Both letters are removed from their hands again.
        (Tool::Hand(q), 31),
        (Tool::Hand(q), 0),
    ];
    let mut seen = vec![studio.board().clone()];
    for (tool, at) in tools {
        studio.edit_board(|board| tool.edit(board, BoardAction::Choose(GridCellId(at))));
        assert_ne!(studio.board(), &seen[seen.len() - 1], "{tool:?}");
        seen.push(studio.board().clone());
    }
    for board in seen.iter().rev().skip(1) {
        studio.undo();
        assert_eq!(studio.board(), board);
    }
    for board in &seen[1..] {
        studio.redo();
        assert_eq!(studio.board(), board);
    }
    // The edited board stays, whatever number of boards comes after it.
    let edited = studio.link();
    for _ in 0..40 {
        studio.generate_another(&mut chance);
        studio.change_settings(|settings| settings.seats = 5 - settings.seats);
    }
    assert!(studio.strip().contains(&edited));
}

#[test]
fn selecting_an_earlier_board_in_the_strip_restores_it() {
    let (mut studio, mut chance) = studio();
    let first = studio.clone();
    studio.generate_another(&mut chance);
    assert_ne!(studio.board(), first.board());
    assert_ne!(studio.settings().seed, first.settings().seed);
    studio.select_in_strip(0);
    assert_eq!(studio.board(), first.board());
    assert_eq!(studio.settings(), first.settings());
    assert_eq!(studio.strip().len(), 2);
}

#[test]
fn the_strip_has_a_maximum_length() {
    let (mut studio, mut chance) = studio();
    for _ in 0..30 {
        studio.generate_another(&mut chance);
    }
    assert_eq!(studio.strip().len(), Studio::STRIP_LENGTH);
    assert_eq!(studio.strip_index(), Studio::STRIP_LENGTH - 1);
    assert_eq!(studio.link().board().as_ref(), Ok(studio.board()));
}

#[test]
fn edited_and_kept_boards_are_never_dropped_automatically() {
    let (mut studio, mut chance) = studio();
    studio.edit_board(|board| board.set_star(None));
    let edited = studio.link();
    for _ in 0..70 {
        studio.generate_another(&mut chance);
        keep(&mut studio);
    }
    assert_eq!(studio.strip().first(), Some(&edited));
    assert_eq!(
        (studio.strip().len(), studio.library().boards().len()),
        (12, 70)
    );
    for _ in 0..20 {
        studio.generate_another(&mut chance);
        studio.edit_board(|board| board.set_star(None));
    }
    studio.generate_another(&mut chance);
    assert_eq!(studio.link(), *studio.strip().last().unwrap());
    assert_eq!(studio.link().board().as_ref(), Ok(studio.board()));
}

#[test]
fn changing_a_setting_replaces_the_board_in_place() {
    let (mut studio, _) = studio();
    studio.change_settings(|settings| settings.size = Size::Small);
    assert_eq!(studio.board().size(), Size::Small);
    assert_eq!(studio.strip().len(), 1);
}

#[test]
fn impossible_settings_keep_the_current_board() {
    let (mut studio, mut chance) = studio();
    let board = studio.board().clone();
    studio.change_settings(|settings| settings.walls = Amount::Exactly(111));
    assert!(studio.refusal().is_some());
    assert_eq!(studio.board(), &board);
    studio.generate_another(&mut chance);
    assert_eq!(studio.strip().len(), 1, "no board, no place in the strip");
    studio.change_settings(|settings| settings.walls = Amount::Exactly(3));
    assert_eq!(studio.refusal(), None);
    assert_eq!(studio.board().walls().len(), 3);
}

#[test]
fn an_edited_board_is_added_beside_the_generated_one() {
    let (mut studio, _) = studio();
    let grown = studio.board().clone();
    let cells: Vec<_> = grown.cell_ids().collect();
    studio.edit_board(|board| board.set_contents(cells[0], Contents::Crossed));
    studio.edit_board(|board| board.set_contents(cells[1], Contents::Crossed));
    assert!(studio.is_edited());
    assert_eq!(studio.strip().len(), 2);
    let edited = studio.board().clone();
    studio.select_in_strip(0);
    assert_eq!(studio.board(), &grown);
    studio.select_in_strip(1);
    assert_eq!(studio.board(), &edited);
    // The form generates a new board and leaves the hand-edited one alone.
    studio.change_settings(|settings| settings.seats = 2);
    assert_eq!(studio.strip().len(), 3);
    // An edit that changes nothing adds no step.
    let before = studio.clone();
    studio.edit_board(|_| ());
    assert_eq!(studio, before);
}

#[test]
fn boards_can_be_kept_and_removed() {
    let (mut studio, mut chance) = studio();
    keep(&mut studio);
    let first = studio.link();
    studio.generate_another(&mut chance);
    assert!(!studio.is_kept());
    keep(&mut studio);
    assert!(studio.is_kept());
    let second = studio.link();
    let links = |studio: &Studio| -> Vec<BoardLink> {
        let boards = studio.library().boards().iter();
        boards.map(|board| board.link.clone()).collect()
    };
    assert_eq!(links(&studio), [second.clone(), first.clone()]);
    studio.library_mut().remove(&second);
    assert_eq!(links(&studio), [first]);
}

#[test]
fn boards_saved_by_a_version_without_names_are_read() {
    let (mut studio, mut chance) = studio();
    let old = r##"{"favourites":["#/board/1/small-2/fig","#/board/1/small-2/pear"]}"##;
    let mut again = Studio::from_saved(&serde_json::from_str(old).unwrap(), &mut chance);
    let [fig, pear] = again.library().boards() else {
        panic!("expected two boards");
    };
    let (fig, pear) = (fig.link.clone(), pear.link.clone());
    again.library_mut().rename(&fig, "Tea".parse().ok());
    studio.sync_library(&again.to_saved());
    assert_eq!(studio.library(), again.library());
    // The older version may also remove a board.
    let mut kept = again.to_saved();
    kept.favourites.retain(|link| *link != pear.to_string());
    studio.sync_library(&kept);
    let [fig] = studio.library().boards() else {
        panic!("expected one board");
    };
    assert_eq!(fig.name, "Tea".parse().ok());
    // A whole save file has the boards in the studio's record.
    let record = format!(r#"{{"boards":{}}}"#, serde_json::to_string(&kept).unwrap());
    assert_eq!(read_library(&record).as_ref(), Some(studio.library()));
    assert_eq!(read_library("{}"), None);
}

#[test]
fn undo_leaves_edited_boards_in_the_strip() {
    let (mut studio, mut chance) = studio();
    for _ in 0..20 {
        studio.generate_another(&mut chance);
    }
    let by_hand = BoardLink::Literal(Box::new(Board::blank(Size::Small)));
    studio.select_in_strip(0);
    studio.open_link(&by_hand).unwrap();
    for _ in 0..20 {
        studio.generate_another(&mut chance);
    }
    for _ in 0..30 {
        studio.undo();
        assert!(studio.strip().contains(&by_hand));
    }
}

#[test]
fn the_studio_is_restored_as_it_was() {
    let (mut studio, mut chance) = studio();
    studio.generate_another(&mut chance);
    studio.change_settings(|settings| settings.specials = Amount::Many);
    studio.edit_board(|board| board.set_star(None));
    keep(&mut studio);
    studio.select_in_strip(1);
    let kept = serde_json::to_string(&studio.to_saved()).unwrap();
    let again = Studio::from_saved(&serde_json::from_str(&kept).unwrap(), &mut chance);
    studio.steps = UndoHistory::default();
    assert_eq!(again, studio);
}

#[test]
fn unreadable_boards_are_left_out_of_the_strip() {
    let (studio, mut chance) = studio();
    let mut kept = studio.to_saved();
    kept.strip.insert(0, "#/board/99/medium-4/x".into());
    kept.at = 40;
    let again = Studio::from_saved(&kept, &mut chance);
    assert_eq!(again, studio);
    // A kept board that can't be read stays: a newer version may be able to read it.
    kept.favourites.push("#/board/99/medium-4/x".into());
    let again = Studio::from_saved(&kept, &mut chance).to_saved();
    assert_eq!(again.favourites, ["#/board/99/medium-4/x"]);
    let none = Studio::from_saved(&SavedStudio::default(), &mut chance);
    assert_eq!(none.strip().len(), 1, "there is always a board");
}

#[test]
fn a_link_opens_its_board_once() {
    let (mut studio, _) = studio();
    let link: BoardLink = "#/board/1/small-2/picnic?walls=many".parse().unwrap();
    studio.open_link(&link).unwrap();
    assert_eq!(studio.settings().seed.as_str(), "picnic");
    studio.select_in_strip(0);
    studio.open_link(&link).unwrap();
    assert_eq!((studio.strip().len(), studio.strip_index()), (2, 1));
}
