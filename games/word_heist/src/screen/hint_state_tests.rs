use super::*;
use crate::screen::DraftOutcome;
use game::Countdown;
use lexicon::{Letter, Word};
use word_heist_rules::{Choices, LetterTile, Motion, MotionKind, Options, PlayMode, RepeatedWords};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

/// Bo has GAPE and TEA; R, N and S are in the centre; it's Ada's turn to make a word.
fn table() -> Table {
    let letters: Vec<Letter> = word("rns").letters().collect();
    let mut table = Table::for_example(&[word("gape"), word("tea")], &letters);
    let choices = Choices {
        hints: true,
        ..Choices::default()
    };
    table.options = Options::new(choices).unwrap();
    table.present = SeatId::all(2).collect();
    table.stage = Stage::Window {
        clock: Countdown::default(),
    };
    table
}

fn everybody() -> SeatSet {
    SeatId::all(2).collect()
}

fn hint(made: &str, taken: &[u16]) -> Hint {
    let taken = taken.iter().copied().map(MadeWordId::new);
    Hint {
        word: word(made),
        taken: taken.collect::<Vec<_>>().into(),
    }
}

/// A hint that has arrived and is revealed up to a step.
fn told(table: &Table, hint: Hint, step: HintStep) -> HintState {
    let asked = HintState::Nothing.reveal_more(table, ADA);
    let mut told = asked.with_result(asked.pending_request().unwrap(), Some(hint));
    while told.way(table).is_some()
        && !matches!(told, HintState::Revealed { step: at, .. } if at == step)
    {
        told = told.reveal_more(table, ADA);
    }
    told
}

#[test]
fn each_request_reveals_the_next_step_of_a_hint() {
    let table = table();
    let asked = HintState::default().reveal_more(&table, ADA);
    assert!(!asked.can_ask(), "the search is still running");
    assert_eq!(asked.steps(), 0);
    let mut hinted = asked.with_result(asked.pending_request().unwrap(), Some(hint("grape", &[0])));
    for (step, number) in HintStep::ALL.into_iter().zip(1..) {
        let told = matches!(hinted, HintState::Revealed { step: at, .. } if at == step);
        assert!(told && hinted.can_ask(), "{step:?}");
        assert_eq!(hinted.steps(), number);
        hinted = hinted.reveal_more(&table, ADA);
    }
    assert!(matches!(
        hinted,
        HintState::Revealed {
            step: HintStep::Word,
            ..
        }
    ));
}

#[test]
fn the_last_step_prepares_the_word_with_its_sources() {
    let mut table = table();
    // GRAPE could be made from PEAR as well, and with another R.
    let more = Table::for_example(&[word("pear")], &word("rg").letters().collect::<Vec<_>>());
    let mut pear = more.words[0].clone();
    pear.id = MadeWordId::new(2);
    for (tile, id) in pear.tiles.iter_mut().zip(60..) {
        tile.id = LetterTileId::new(id);
    }
    table.words.push(pear);
    for (mut tile, id) in more.centre.into_iter().zip(70..) {
        tile.id = LetterTileId::new(id);
        table.centre.push(tile);
    }
    let grape = hint("grape", &[0]);
    for step in [HintStep::Kind, HintStep::Source] {
        assert_eq!(told(&table, grape, step).prepared_entry(&table), None);
    }
    let last = told(&table, grape, HintStep::Word);
    for last in [last, last.reveal_more(&table, ADA)] {
        let entry = last.prepared_entry(&table).unwrap();
        assert_eq!(entry.word(), grape.word);
        let DraftOutcome::Ways(ways) = entry.outcome(&table, ADA) else {
            panic!("it can be made");
        };
        assert_eq!(ways, [last.way(&table).unwrap()], "the table doesn't ask");
    }
}

#[test]
fn a_new_word_marks_the_centre_before_its_letters() {
    let mut table = table();
    let letters: Vec<Letter> = word("dtunre").letters().collect();
    table.centre = Table::for_example(&[], &letters).centre;
    let tuned = hint("tuned", &[]);
    let kind = told(&table, tuned, HintStep::Kind).marks(&table);
    assert!(kind.centre && kind.tiles.is_empty() && kind.words.is_empty());
    let source = told(&table, tuned, HintStep::Source).marks(&table);
    assert_eq!((source.centre, source.tiles.len()), (true, 5));
}

#[test]
fn a_hint_marks_its_words_first_and_its_letters_from_the_second_step_on() {
    let table = table();
    let grape = hint("grape", &[0]);
    let kind = told(&table, grape, HintStep::Kind).marks(&table);
    assert_eq!(kind.words, [MadeWordId::new(0)]);
    assert!(kind.tiles.is_empty() && !kind.centre);
    for step in [HintStep::Source, HintStep::Word] {
        let marks = told(&table, grape, step).marks(&table);
        assert_eq!(marks.words, [MadeWordId::new(0)]);
        let r: Vec<LetterTileId> = table.centre.iter().take(1).map(|tile| tile.id).collect();
        assert_eq!(marks.tiles, r);
    }
}

#[test]
fn the_kind_of_a_hint_follows_from_the_words_it_uses() {
    let mut table = table();
    let of = |table: &Table, taken| hinted_word_kind(table, ADA, hint("grape", taken));
    assert_eq!(of(&table, &[]), HintedWordKind::New);
    assert_eq!(of(&table, &[0]), HintedWordKind::Steal);
    assert_eq!(of(&table, &[0, 1]), HintedWordKind::Merger(2));
    table.words[0].owner = ADA;
    assert_eq!(of(&table, &[0]), HintedWordKind::Grown);
}

#[test]
fn a_hint_disappears_with_its_letters_or_words() {
    let grape = hint("grape", &[0]);
    let gone = |change: &dyn Fn(&mut Table)| {
        let mut table = table();
        let hinted = told(&table, grape, HintStep::Source);
        assert_eq!(
            hinted.updated_for(&table, Some(ADA)),
            hinted,
            "nothing changed"
        );
        change(&mut table);
        hinted.updated_for(&table, Some(ADA)) == HintState::Nothing
    };
    assert!(gone(
        &|table| table.words[0].became = Some(MadeWordId::new(2))
    ));
    assert!(gone(&|table| table
        .centre
        .retain(|tile| tile.letter != Letter::new('r').unwrap())));
    assert!(!gone(
        &|table| table.words[1].became = Some(MadeWordId::new(2))
    ));
    assert!(!gone(&|table| {
        let id = LetterTileId::new(40);
        let letter = Letter::new('e').unwrap();
        table.centre.push(LetterTile { id, letter });
    }));
    // A10: the word is on the table now, and may not be made again.
    assert!(gone(&|table| {
        let choices = Choices {
            repeats: RepeatedWords::Forbidden,
            ..table.options.clone().into_inner()
        };
        table.options = Options::new(choices).unwrap();
        let tiles = word("grape").letters().zip(50..);
        let tiles = tiles.map(|(letter, id)| LetterTile {
            id: LetterTileId::new(id),
            letter,
        });
        table.words[1].tiles = tiles.collect();
    }));
}

#[test]
fn a_hint_ends_with_the_turn_but_outlasts_a_proposal() {
    let mut table = table();
    let hinted = told(&table, hint("grape", &[0]), HintStep::Kind);
    assert_eq!(hinted.updated_for(&table, Some(BO)), HintState::Nothing);
    assert_eq!(hinted.updated_for(&table, None), HintState::Nothing);
    let coming = HintState::Nothing.reveal_more(&table, ADA);
    table.motion = Some(Motion {
        by: BO,
        matter: MotionKind::Stop,
        agreed: SeatSet::EMPTY,
    });
    assert_eq!(hinted.updated_for(&table, None), hinted);
    assert_eq!(coming.updated_for(&table, None), HintState::Nothing);
}

#[test]
fn a_pending_hint_is_searched_again_when_a_letter_turns_up() {
    let mut table = table();
    let before = HintState::Nothing.reveal_more(&table, ADA);
    assert_eq!(before.updated_for(&table, Some(ADA)), before);
    table.face_down -= 1;
    let after = before.updated_for(&table, Some(ADA));
    assert_ne!(after.pending_request(), before.pending_request());
    // The result for an earlier table is ignored.
    assert_eq!(
        after.with_result(before.pending_request().unwrap(), None),
        after
    );
    let none = after.with_result(after.pending_request().unwrap(), None);
    assert_eq!(none.updated_for(&table, Some(ADA)), none);
    table.face_down -= 1;
    assert_eq!(
        none.updated_for(&table, Some(ADA)),
        HintState::Nothing,
        "ask again"
    );
}

#[test]
fn only_a_person_who_makes_words_alone_may_ask_for_a_hint() {
    let mut table = table();
    assert_eq!(hint_asker(&table, everybody(), Some(ADA)), Some(ADA));
    assert_eq!(hint_asker(&table, everybody(), None), None);
    // Every letter is up, and both players may make words.
    table.stage = Stage::Open;
    assert_eq!(hint_asker(&table, everybody(), Some(ADA)), None);
    let one: SeatSet = [ADA].into_iter().collect();
    assert_eq!(hint_asker(&table, one, Some(ADA)), Some(ADA), "bots aside");
    table.options = Options::new(Choices {
        mode: PlayMode::TURNS,
        ..Choices::default()
    })
    .unwrap();
    assert_eq!(hint_asker(&table, one, Some(ADA)), None, "not in this game");
}
