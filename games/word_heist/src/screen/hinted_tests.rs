use super::*;
use game::Countdown;
use lexicon::{Letter, Word};
use word_heist_rules::{Choices, Matter, Mode, Motion, Options, Repeats, Tile};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn word(text: &str) -> Word {
    Word::new(text).unwrap()
}

/// Bo has GAPE and TEA; R, N and S are in the centre; it's Ada's turn to make a word.
fn table() -> Table {
    let letters: Vec<Letter> = word("rns").letters().collect();
    let mut table = Table::set_out(&[word("gape"), word("tea")], &letters);
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
    let taken = taken.iter().copied().map(TableWordId::numbered);
    Hint {
        word: word(made),
        taken: taken.collect::<Vec<_>>().into(),
    }
}

/// A hint that has arrived and is revealed up to a step.
fn told(table: &Table, hint: Hint, step: HintStep) -> Hinted {
    let asked = Hinted::Nothing.more(table, ADA);
    let mut told = asked.found(asked.coming().unwrap(), Some(hint));
    while told.way(table).is_some()
        && told.has_more()
        && !matches!(told, Hinted::Told { step: at, .. } if at == step)
    {
        told = told.more(table, ADA);
    }
    told
}

#[test]
fn each_request_reveals_the_next_step_of_a_hint() {
    let table = table();
    let asked = Hinted::default().more(&table, ADA);
    assert!(!asked.has_more(), "the search is still running");
    let mut hinted = asked.found(asked.coming().unwrap(), Some(hint("grape", &[0])));
    for step in HintStep::ALL {
        let told = matches!(hinted, Hinted::Told { step: at, .. } if at == step);
        assert!(told, "{step:?}");
        assert_eq!(hinted.has_more(), step != HintStep::Word);
        hinted = hinted.more(&table, ADA);
    }
    assert!(matches!(
        hinted,
        Hinted::Told {
            step: HintStep::Word,
            ..
        }
    ));
}

#[test]
fn a_hint_marks_its_sources_from_the_second_step_on() {
    let table = table();
    let grape = hint("grape", &[0]);
    let kind = told(&table, grape, HintStep::Kind);
    assert_eq!(kind.marks(&table), Marks::default());
    for step in [HintStep::Source, HintStep::Word] {
        let marks = told(&table, grape, step).marks(&table);
        assert_eq!(marks.words, [TableWordId::numbered(0)]);
        let r: Vec<TileId> = table.centre.iter().take(1).map(|tile| tile.id).collect();
        assert_eq!(marks.tiles, r);
    }
}

#[test]
fn the_kind_of_a_hint_follows_from_the_words_it_uses() {
    let mut table = table();
    let of = |table: &Table, taken| kind(table, ADA, hint("grape", taken));
    assert_eq!(of(&table, &[]), Kind::New);
    assert_eq!(of(&table, &[0]), Kind::Steal);
    assert_eq!(of(&table, &[0, 1]), Kind::Merger(2));
    table.words[0].owner = ADA;
    assert_eq!(of(&table, &[0]), Kind::Grown);
}

#[test]
fn a_hint_disappears_with_its_letters_or_words() {
    let grape = hint("grape", &[0]);
    let gone = |change: &dyn Fn(&mut Table)| {
        let mut table = table();
        let hinted = told(&table, grape, HintStep::Source);
        assert_eq!(hinted.on(&table, Some(ADA)), hinted, "nothing changed");
        change(&mut table);
        hinted.on(&table, Some(ADA)) == Hinted::Nothing
    };
    assert!(gone(
        &|table| table.words[0].became = Some(TableWordId::numbered(2))
    ));
    assert!(gone(&|table| table
        .centre
        .retain(|tile| tile.letter != Letter::new('r').unwrap())));
    assert!(!gone(
        &|table| table.words[1].became = Some(TableWordId::numbered(2))
    ));
    assert!(!gone(&|table| {
        let id = TileId::numbered(40);
        let letter = Letter::new('e').unwrap();
        table.centre.push(Tile { id, letter });
    }));
    // A10: the word is on the table now, and may not be made again.
    assert!(gone(&|table| {
        let choices = Choices {
            repeats: Repeats::Forbidden,
            ..table.options.clone().into_inner()
        };
        table.options = Options::new(choices).unwrap();
        let tiles = word("grape").letters().zip(50..);
        let tiles = tiles.map(|(letter, id)| Tile {
            id: TileId::numbered(id),
            letter,
        });
        table.words[1].tiles = tiles.collect();
    }));
}

#[test]
fn a_hint_ends_with_the_turn_but_outlasts_a_proposal() {
    let mut table = table();
    let hinted = told(&table, hint("grape", &[0]), HintStep::Kind);
    assert_eq!(hinted.on(&table, Some(BO)), Hinted::Nothing);
    assert_eq!(hinted.on(&table, None), Hinted::Nothing);
    let coming = Hinted::Nothing.more(&table, ADA);
    table.motion = Some(Motion {
        by: BO,
        matter: Matter::Stop,
        agreed: SeatSet::NONE,
    });
    assert_eq!(hinted.on(&table, None), hinted);
    assert_eq!(coming.on(&table, None), Hinted::Nothing);
}

#[test]
fn a_pending_hint_is_searched_again_when_a_letter_turns_up() {
    let mut table = table();
    let before = Hinted::Nothing.more(&table, ADA);
    assert_eq!(before.on(&table, Some(ADA)), before);
    table.face_down -= 1;
    let after = before.on(&table, Some(ADA));
    assert_ne!(after.coming(), before.coming());
    // The result for an earlier table is ignored.
    assert_eq!(after.found(before.coming().unwrap(), None), after);
    let none = after.found(after.coming().unwrap(), None);
    assert_eq!(none.on(&table, Some(ADA)), none);
    table.face_down -= 1;
    assert_eq!(none.on(&table, Some(ADA)), Hinted::Nothing, "ask again");
}

#[test]
fn only_a_person_who_makes_words_alone_may_ask_for_a_hint() {
    let mut table = table();
    assert_eq!(may_ask(&table, everybody(), Some(ADA)), Some(ADA));
    assert_eq!(may_ask(&table, everybody(), None), None);
    // Every letter is up, and both players may make words.
    table.stage = Stage::Open;
    assert_eq!(may_ask(&table, everybody(), Some(ADA)), None);
    let one: SeatSet = [ADA].into_iter().collect();
    assert_eq!(may_ask(&table, one, Some(ADA)), Some(ADA), "bots aside");
    table.options = Options::new(Choices {
        mode: Mode::TURNS,
        ..Choices::default()
    })
    .unwrap();
    assert_eq!(may_ask(&table, one, Some(ADA)), None, "not in this game");
}
