use super::*;
use crate::screen::ButtonAction;
use game::{Countdown, Moment, PlayedBy, Roster};
use lexicon::{Letter, Word};
use word_heist_rules::{
    BuzzerPress, Choices, Difference, LetterTileId, MadeWordId, Options, PlayMode, Scoring, Stage,
};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

/// A table where Bo has GAIN (tiles 0 to 3), T, P and T are in the centre (tiles 4 to 6), and Ada
/// types.
fn table() -> Table {
    let gain = Word::new("gain").unwrap();
    let centre: Vec<Letter> = "tpt".chars().filter_map(Letter::new).collect();
    let mut table = Table::for_example(&[gain], &centre);
    table.present = SeatId::all(2).collect();
    table.flipper = ADA;
    table
}

fn change_choices(table: &mut Table, choose: impl FnOnce(&mut Choices)) {
    let mut choices = Choices::default();
    choose(&mut choices);
    table.options = Options::new(choices).unwrap();
}

fn seats() -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in ["Ada", "Bo", "Lynx"] {
        roster.add(name).unwrap();
    }
    let players = roster.players().iter().cloned();
    let seat = |player: game::Player| Seat {
        by: match player.name.as_str() {
            "Lynx" => PlayedBy::Bot("lynx".parse().unwrap()),
            _ => PlayedBy::Person,
        },
        player,
    };
    players.map(seat).collect()
}

fn explain_with(
    table: &Table,
    entry: &WordEntry,
    speaker: Option<SeatId>,
    thing: TableThing,
) -> Option<Explanation> {
    let seats = seats();
    let told = Explainer {
        table,
        entry,
        people: [ADA, BO].into_iter().collect(),
        speaker,
        may: &[],
        marks: &HintMarks::default(),
        seats: &seats,
    };
    told.explain(thing)
}

fn explain_thing(table: &Table, thing: TableThing) -> Explanation {
    explain_with(table, &WordEntry::default(), Some(ADA), thing).unwrap()
}

#[test]
fn a_letter_of_the_centre_says_what_it_is_for() {
    let mut entry = WordEntry::default();
    let table = table();
    let t = TableThing::Letter(LetterTileId::new(4));
    let says = explain_thing(&table, t);
    assert_eq!(says.title, "T, in the centre");
    assert_eq!(says.facts[0], "One of 2 there.");
    assert_eq!(says.can, ["Tap it to put it in your word."]);
    entry.tap_tile(table.centre[0]);
    let says = explain_with(&table, &entry, Some(ADA), t).unwrap();
    assert_eq!(says.can, ["Your word uses it. Tap it to put it back."]);
    let says = explain_with(&table, &entry, None, t).unwrap();
    assert!(says.can.is_empty(), "nobody types");
}

#[test]
fn a_letter_of_a_word_says_whose_it_is() {
    let says = explain_thing(&table(), TableThing::Letter(LetterTileId::new(2)));
    assert_eq!(says.title, "I, in Bo’s GAIN");
    assert_eq!(
        says.facts,
        ["A word is taken whole: use all its letters, or none."]
    );
    assert_eq!(
        explain_with(
            &table(),
            &WordEntry::default(),
            None,
            TableThing::Letter(LetterTileId::new(90))
        ),
        None
    );
}

#[test]
fn a_word_says_whose_it_is_what_it_scores_and_how_to_steal_it() {
    let gain = TableThing::Word(MadeWordId::new(0));
    let mut table = table();
    let says = explain_thing(&table, gain);
    assert_eq!(says.title, "GAIN, Bo");
    assert_eq!(
        says.facts,
        [
            "Made from the centre, after 4 letters.",
            "It counts 1, like every word."
        ]
    );
    let wanted = [
        "Tap it to steal it.",
        "Use all its letters, and 1 or more from the centre.",
        "GAINS only adds to it, so that doesn’t count.",
    ];
    assert_eq!(says.can, wanted);
    let own = explain_with(&table, &WordEntry::default(), Some(BO), gain).unwrap();
    assert_eq!(own.can[0], "Tap it to make it longer.");
    change_choices(&mut table, |choices| {
        choices.scoring = Scoring::LengthSquared;
        choices.difference = Difference::NoInsertion;
    });
    table.words[0].house = true;
    let says = explain_thing(&table, gain);
    assert_eq!(
        says.facts[1],
        "It isn’t in the word list, but everyone agreed on it."
    );
    assert_eq!(says.facts[2], "It counts its letters, squared: 16 points.");
    assert_eq!(says.can[2], "Its letters must change their order.");
    table.words[0].became = Some(MadeWordId::new(1));
    assert_eq!(
        explain_with(&table, &WordEntry::default(), Some(ADA), gain),
        None,
        "the word is no longer on the table"
    );
}

#[test]
fn the_pile_says_what_is_left_and_who_turns_it_up() {
    let mut table = table();
    table.stage = Stage::ToFlip;
    let says = explain_thing(&table, TableThing::Pile);
    assert_eq!(says.title, "91 letters left");
    assert_eq!(says.can, ["Ada: tap it to flip a letter."]);
    table.stage = Stage::Window {
        clock: Countdown::default(),
    };
    let says = explain_thing(&table, TableThing::Pile);
    assert_eq!(says.facts[1], "Ada flips the next letter.");
    let press = BuzzerPress {
        seat: BO,
        at: Moment::START,
    };
    table.stage = Stage::Reserved {
        press,
        clock: Countdown::default(),
    };
    assert_eq!(
        explain_thing(&table, TableThing::Pile).facts[1],
        "No letters turn up during Bo’s word."
    );
    table.face_down = 0;
    assert_eq!(
        explain_thing(&table, TableThing::Pile).title,
        "Every letter is up"
    );
}

#[test]
fn a_race_says_when_the_next_letter_comes() {
    let mut table = table();
    change_choices(&mut table, |choices| {
        choices.mode = PlayMode::BUZZERS;
        choices.pace = Some(3);
    });
    assert_eq!(
        explain_thing(&table, TableThing::Pile).facts[1],
        "A letter turns up every 3 seconds."
    );
}

#[test]
fn a_seat_says_what_it_has_and_its_state() {
    let mut table = table();
    table.seats = 3;
    let says = explain_thing(&table, TableThing::Seat(BO));
    assert_eq!(says.title, "Bo");
    assert_eq!(says.facts[0], "1 word of 4 letters: 1 point.");
    assert_eq!(
        explain_thing(&table, TableThing::Seat(ADA))
            .facts
            .last()
            .unwrap(),
        "Ada flips the next letter."
    );
    table.done = table.done.with(BO);
    assert_eq!(
        explain_thing(&table, TableThing::Seat(BO))
            .facts
            .last()
            .unwrap(),
        "Done, unless someone makes a word."
    );
    let lynx = explain_thing(&table, TableThing::Seat(SeatId::new(2)));
    assert!(lynx.facts[0].starts_with("Lynx: "), "{lynx:?}");
    assert_eq!(
        lynx.facts.last().unwrap(),
        "Has left. Their words can still be stolen."
    );
    assert_eq!(
        explain_with(
            &table,
            &WordEntry::default(),
            None,
            TableThing::Seat(SeatId::new(3))
        ),
        None
    );
}

#[test]
fn a_pad_says_when_to_press() {
    let mut table = table();
    change_choices(&mut table, |choices| choices.mode = PlayMode::PADS);
    let says = explain_thing(&table, TableThing::Press(BO));
    assert_eq!(
        says.facts,
        ["Press as soon as you see a word. You get 10 seconds."]
    );
    assert_eq!(says.can, ["Press to make a word."]);
    change_choices(&mut table, |choices| choices.mode = PlayMode::CallItOut);
    assert_eq!(
        explain_thing(&table, TableThing::Press(BO)).can,
        ["Tap who called first. They type."]
    );
    change_choices(&mut table, |_| {});
    assert_eq!(
        explain_thing(&table, TableThing::Press(BO)).can,
        ["Tap who has a word. They type."]
    );
}

#[test]
fn things_marked_for_a_hint_say_so() {
    let (table, seats) = (table(), seats());
    let marks = HintMarks {
        words: vec![MadeWordId::new(0)],
        tiles: vec![LetterTileId::new(5)],
        centre: false,
    };
    let told = Explainer {
        table: &table,
        entry: &WordEntry::default(),
        people: [ADA, BO].into_iter().collect(),
        speaker: Some(ADA),
        may: &[],
        marks: &marks,
        seats: &seats,
    };
    let says = |thing| {
        let can = told.explain(thing).unwrap().can;
        can.iter().any(|says| says == "The hint uses it.")
    };
    assert!(says(TableThing::Word(MadeWordId::new(0))));
    assert!(says(TableThing::Letter(LetterTileId::new(5))));
    assert!(!says(TableThing::Letter(LetterTileId::new(4))));
}

#[test]
fn every_button_is_explained_while_it_is_shown() {
    let mut table = table();
    table.stage = Stage::Sweep {
        seat: BO,
        maker: None,
        clock: Countdown::default(),
    };
    table.last = Some(word_heist_rules::LastWord {
        word: MadeWordId::new(0),
        flipper: ADA,
        stage: Stage::ToFlip,
    });
    for deed in ButtonAction::ALL {
        let says = explain_thing(&table, TableThing::Do(deed));
        assert!(!says.title.is_empty() && !says.facts.is_empty(), "{deed:?}");
    }
    assert_eq!(
        explain_thing(&table, TableThing::Do(ButtonAction::Next)).facts,
        ["Passes for Bo."]
    );
    assert_eq!(
        explain_thing(&table, TableThing::Do(ButtonAction::TakeBack)).facts,
        ["Puts GAIN back, if everyone agrees."]
    );
    assert_eq!(
        explain_thing(&table, TableThing::Do(ButtonAction::Done)).facts,
        [
            "Press it twice to end without the other letters, or flip one. The game ends once \
             everyone has pressed it. A new word cancels it."
        ]
    );
    table.face_down = 0;
    let up = explain_thing(&table, TableThing::Do(ButtonAction::Done));
    assert!(up.facts[0].starts_with("Press it when you see no more words. "));
    table.last = None;
    let gone = explain_with(
        &table,
        &WordEntry::default(),
        Some(ADA),
        TableThing::Do(ButtonAction::TakeBack),
    );
    assert_eq!(gone, None, "there is no word to take back");
    table.stage = Stage::ToFlip;
    assert_eq!(
        explain_with(
            &table,
            &WordEntry::default(),
            Some(ADA),
            TableThing::Do(ButtonAction::Pass)
        ),
        None
    );
}

#[test]
fn a4_the_button_to_make_a_word_says_why_it_is_off() {
    let (table, make) = (table(), TableThing::Do(ButtonAction::Make));
    let facts = |letters: &str, speaker| {
        let entry = WordEntry::from_word(letters.parse().unwrap_or(Word::EMPTY));
        explain_with(&table, &entry, speaker, make).unwrap().facts
    };
    let does = "Makes your word. A wrong one costs nothing.";
    assert_eq!(facts("t", Some(ADA)), [does, "Words need 4 letters."]);
    assert_eq!(facts("tapi", Some(ADA)), [does]);
    assert_eq!(facts("", None), [does, "Nobody is typing now."]);
}
