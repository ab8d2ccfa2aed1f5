//! Tests the explanations of everything on a small table.

use super::*;
use crate::screen::ButtonAction;
use game::{PlayedBy, Roster};
use lexicon::{Level, Word};
use one_letter_better_rules::{CheckingRule, Choices, Face, Options, Preset, WordStatus};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn view() -> View {
    let words = [(BO, "T I M E"), (ADA, "S T A R"), (BO, "P I N T")];
    View::set_out(&words, "R -R =CH +S ? ! S", "Q B").unwrap()
}

fn seats(names: &[&str]) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let by = PlayedBy::Person;
    let players = roster.players().iter().cloned();
    players.map(|player| Seat { player, by }).collect()
}

fn held_card(view: &View, text: &str) -> CardId {
    let deck = &view.table.options.deck;
    let face: Face = text.parse().unwrap();
    let mut hand = view.hand.iter().copied();
    hand.find(|card| deck.face(*card) == face).unwrap()
}

fn word(view: &View, text: &str) -> TableWordId {
    let mut words = view.table.words.iter();
    words.find(|word| word.word().as_str() == text).unwrap().id
}

fn list() -> Lexicon {
    let words = ["timer", "times", "stars", "print", "pints"];
    Lexicon::from_words(words.map(|word| (word, Level::Common))).unwrap()
}

fn asked(view: &View, draft: &Draft, thing: TableThing) -> Option<Explanation> {
    let time: Word = "time".parse().unwrap();
    let lineages = [(
        word(view, "time"),
        vec![(ADA, "tim".parse().unwrap()), (BO, time)],
    )];
    Explainer {
        view,
        draft,
        seats: &seats(&["Ada", "Bo"]),
        lineages: &lineages,
        helps: true,
        words: Some(&list()),
    }
    .explain(thing)
}

fn told(view: &View, thing: TableThing) -> Explanation {
    asked(view, &Draft::default(), thing).unwrap()
}

#[track_caller]
fn says(lines: &[String], line: &str) {
    assert!(lines.iter().any(|one| one == line), "{line}: {lines:#?}");
}

#[test]
fn a_hand_card_explains_its_value_and_power() {
    let view = view();
    let card = told(&view, TableThing::Held(held_card(&view, "R")));
    assert_eq!(card.title, "R");
    says(&card.facts, "Worth 2.");
    says(&card.facts, "Left in a hand at the end, it costs 2.");
    assert_eq!(card.can, ["Tap it to build with it."]);
    let red = told(&view, TableThing::Held(held_card(&view, "-R")));
    assert_eq!(red.title, "Red R");
    says(
        &red.facts,
        "Red (wedge): it can go between the cards of a word. Its points are subtracted.",
    );
    says(&red.facts, "Worth −2.");
    let thief = told(&view, TableThing::Held(held_card(&view, "!")));
    assert_eq!(thief.can, ["Tap it to choose whose hand."]);
    let other = view.table.pile[0];
    assert_eq!(
        asked(&view, &Draft::default(), TableThing::Held(other)),
        None
    );
}

#[test]
fn the_chosen_card_says_what_it_can_make() {
    let view = view();
    let chosen = |text: &str| {
        let mut draft = Draft::default();
        draft.tap(held_card(&view, text), &view);
        asked(&view, &draft, TableThing::Held(held_card(&view, text)))
            .unwrap()
            .can
    };
    assert_eq!(
        chosen("R"),
        ["It steals TIME as TIMER: +21.", "Tap it to take it back."]
    );
    says(&chosen("-R"), "It steals PINT as PRINT: +18.");
    says(&chosen("S"), "It turns your STAR into STARS: +7.");
    assert_eq!(
        chosen("S")[0],
        "It steals PINT as PINTS: +22.",
        "the best first"
    );
    assert_eq!(chosen("=CH"), ["Tap it to take it back."]);
}

#[test]
fn o26_a_wild_explains_that_it_cannot_steal() {
    let view = view();
    let wild = told(&view, TableThing::Held(held_card(&view, "?")));
    assert_eq!(wild.title, "Wild");
    says(&wild.facts, "Wild (star): any letter. It can’t steal.");
    assert_eq!(wild.can, ["Tap it to build with it."]);
}

#[test]
fn a_word_explains_its_owner_makers_and_steals() {
    let mut view = view();
    let id = word(&view, "time");
    view.table.words[0].stolen = 2;
    let time = told(&view, TableThing::Word(id));
    assert_eq!(time.title, "TIME");
    assert_eq!(
        time.facts,
        [
            "Bo’s, worth 14: 9 plus 5 for 1 extra card.",
            "Ada made TIM and Bo made it TIME.",
            "Stolen 2 times. After 1 more it goes face down."
        ]
    );
    says(
        &time.can,
        "Steal it: add exactly 1 card at an end, or join a whole word to it.",
    );
    let mut draft = Draft::default();
    draft.tap(held_card(&view, "R"), &view);
    let time = asked(&view, &draft, TableThing::Word(id)).unwrap();
    assert_eq!(time.can, ["Your R makes it TIMER: +21."]);
    let pint = asked(&view, &draft, TableThing::Word(word(&view, "pint"))).unwrap();
    assert_eq!(pint.can, ["Your R makes no word with it."]);
}

#[test]
fn o29_explanations_never_reveal_words_that_can_be_challenged() {
    let mut view = view();
    let choices = Choices {
        checking: CheckingRule::Challenge,
        ..Preset::Table.choices()
    };
    view.table.options = Options::new(choices).unwrap();
    let mut draft = Draft::default();
    draft.tap(held_card(&view, "R"), &view);
    let pint = asked(&view, &draft, TableThing::Word(word(&view, "pint"))).unwrap();
    assert_eq!(
        pint.can,
        ["Your R makes it RPINT: +22.", "Your R makes it PINTR: +22."]
    );
}

#[test]
fn a_pile_card_explains_which_cards_are_taken_with_it() {
    let mut view = view();
    let pile = view.table.pile.clone();
    let top = told(&view, TableThing::Pile(pile[1]));
    assert_eq!(top.title, "B");
    says(&top.facts, "It’s on top of the discard pile.");
    assert_eq!(top.can, [""; 0], "the card was taken already");
    view.table.turn.drawn = false;
    let top = told(&view, TableThing::Pile(pile[1]));
    assert_eq!(top.can, ["Take just B. You don’t have to play it."]);
    let deep = told(&view, TableThing::Pile(pile[0]));
    says(&deep.facts, "It’s under 1 card in the discard pile.");
    assert_eq!(deep.can, ["You’d have to play Q first. You’d also take B."]);
    let mut draft = Draft::default();
    draft.tap(held_card(&view, "=CH"), &view);
    let swapped = asked(&view, &draft, TableThing::Pile(pile[0])).unwrap();
    says(&swapped.can, "You can swap a blue CH for it.");
    assert_eq!(
        asked(&view, &draft, TableThing::Pile(held_card(&view, "R"))),
        None
    );
}

#[test]
fn face_down_words_can_be_inspected() {
    let mut view = view();
    assert_eq!(asked(&view, &Draft::default(), TableThing::Down(BO)), None);
    view.table.words[0].lies = WordStatus::Retired;
    view.table.words[2].lies = WordStatus::Protected;
    let down = told(&view, TableThing::Down(BO));
    assert_eq!(down.title, "Bo’s words face down");
    assert_eq!(
        down.facts,
        [
            "TIME, 14: no more steals.",
            "PINT, 15: green.",
            "They’re out of play. Their points still count."
        ]
    );
    let pint = told(&view, TableThing::Word(word(&view, "pint")));
    says(&pint.facts, "Face down: it has a green card.");
    assert_eq!(pint.can, [""; 0]);
}

#[test]
fn a_seat_explains_its_score_cards_and_words() {
    let view = view();
    let bo = told(&view, TableThing::Seat(BO));
    assert_eq!(bo.title, "Bo");
    assert_eq!(
        bo.facts,
        [
            "Bo has 0 this round.",
            "Bo holds 7 cards.",
            "Each card above 3 in a word adds 5.",
            "2 words on the table can be stolen."
        ]
    );
    says(
        &told(&view, TableThing::Seat(ADA)).facts,
        "It’s Ada’s turn.",
    );
    assert_eq!(
        asked(&view, &Draft::default(), TableThing::Seat(SeatId::new(2))),
        None
    );
}

#[test]
fn the_deck_explains_how_close_the_end_is() {
    let mut view = view();
    let deck = told(&view, TableThing::Deck);
    says(&deck.facts, "Round 1 of 3. To 100 points.");
    assert_eq!(deck.can, [""; 0]);
    view.table.turn.drawn = false;
    assert_eq!(
        told(&view, TableThing::Deck).can,
        ["Tap it to draw up to 8."]
    );
}

#[test]
fn the_draft_line_and_its_button_explain_the_full_sum() {
    let mut view = view();
    view.table.words[0].stolen = 2;
    let mut draft = Draft::default();
    assert_eq!(
        asked(&view, &draft, TableThing::Line).unwrap().facts,
        ["Tap cards and words to build a word."]
    );
    draft.tap_word(word(&view, "time"), &view);
    draft.tap(held_card(&view, "R"), &view);
    let steals = [
        "A steal with 1 card for +21.",
        "TIMER: 11 + 10 for 2 extra cards.",
        "Bo −14.",
        "Third steal: it goes face down.",
    ];
    assert_eq!(
        asked(&view, &draft, TableThing::Line).unwrap().facts,
        steals
    );
    let button = asked(&view, &draft, TableThing::Do(ButtonAction::Play)).unwrap();
    assert_eq!(
        (button.title.as_str(), button.facts),
        ("Steal for 21", steals.map(str::to_owned).into())
    );
    draft.clear();
    draft.tap_word(word(&view, "star"), &view);
    draft.tap(held_card(&view, "+S"), &view);
    assert_eq!(
        asked(&view, &draft, TableThing::Line).unwrap().facts,
        [
            "A longer word for +7.",
            "STARS: 9 + 10 for 2 extra cards − 12 already yours.",
            "Green (shield): it’s safe, face down.",
        ]
    );
}

#[test]
fn a_drafted_word_shows_its_effect_before_its_sum() {
    let mut view = view();
    let would = |view: &View, old: &str, card: &str| {
        let mut draft = Draft::default();
        draft.tap_word(word(view, old), view);
        draft.tap(held_card(view, card), view);
        let made = view.preview(&draft.laid_cards(), Some(&list())).unwrap();
        crate::text::stage::preview(&made, view)
    };
    assert_eq!(
        would(&view, "time", "R"),
        "TIMER: 11 + 10 for 2 extra cards."
    );
    view.table.words[0].stolen = 2;
    assert_eq!(
        would(&view, "time", "R"),
        "Face down: 11 + 10 for 2 extra cards."
    );
    assert_eq!(
        would(&view, "star", "+S"),
        "Safe, face down: 9 + 10 for 2 extra cards − 12 before."
    );
}

#[test]
fn each_button_explains_what_it_does() {
    let view = view();
    for deed in ButtonAction::ALL {
        let one = told(&view, TableThing::Do(deed));
        assert!(!one.title.is_empty(), "{deed:?}");
        assert!(one.facts.iter().all(|says| says.ends_with('.')), "{one:?}");
    }
    let end = told(&view, TableThing::Do(ButtonAction::End));
    assert_eq!(end.title, "Exchange");
}
