//! Which saves are read, and why others are refused.

use game::{
    ActError, Chance, GameSetUp, Journal, JournalError, Match, Moment, SeatId, UndoError, Viewer,
};

use super::toy::{Action, CARDS, Climb, LogLine, Options, SOUND};
use crate::seats::human_seats;

type Toy = Climb<SOUND>;

/// Lays the lowest card that can be laid.
fn lay_lowest_card(game: &mut Match<Toy>, seat: SeatId, at: Moment) {
    let mut cards = 1..=CARDS;
    let laid = cards.any(|card| game.act(seat, &Action::Lay(card), at, None).is_ok());
    assert!(laid, "{:?}", game.state());
}

/// A game of two people: one has laid a card and the other has drawn one.
pub fn game_in_progress() -> Match<Toy> {
    let options: Options = serde_json::from_str(r#"{"hand":3,"clock":{"seconds":15}}"#).unwrap();
    let mut game = Match::<Toy>::start(options, human_seats(2), Chance::new(7)).unwrap();
    lay_lowest_card(&mut game, SeatId::FIRST, Moment(1_000));
    let other = SeatId::new(1);
    game.act(other, &Action::Draw, Moment(2_000), None).unwrap();
    game
}

fn broken_journal_error(change: impl Fn(String) -> String) -> JournalError {
    Match::<Toy>::read(&change(game_in_progress().journal().write())).unwrap_err()
}

#[test]
fn a_loaded_save_equals_the_game_that_was_saved() {
    let game = game_in_progress();
    let loaded = Match::<Toy>::read(&game.journal().write()).unwrap();
    assert_eq!(loaded, game);
    assert_eq!(loaded.last_moment(), Moment(2_000));
}

#[test]
fn a_save_of_older_rules_is_upgraded() {
    let old = |text: String| {
        let text = text.replace(r#""rules":2"#, r#""rules":1"#);
        text.replace(r#","clock":{"seconds":15}"#, "")
    };
    let loaded = Journal::<Toy>::read(&old(game_in_progress().journal().write())).unwrap();
    assert_eq!(loaded.options.clock, Default::default());
    assert!(loaded.write().contains(r#""rules":2"#));
    let none = broken_journal_error(|text| old(text).replace(r#""options":{"#, r#""opts":{"#));
    assert_eq!(none, JournalError::TooOld(1));
}

#[test]
fn options_and_seats_are_read_even_if_the_steps_are_broken() {
    let game = game_in_progress();
    let text = game.journal().write();
    let broken = text.replace("\"events\"", "\"eves\"");
    assert!(Journal::<Toy>::read(&broken).is_err());
    for text in [text, broken] {
        let GameSetUp { options, seats } = GameSetUp::<Toy>::read(&text).unwrap();
        assert_eq!(options, game.journal().options);
        assert_eq!(seats, game.journal().seats);
    }
    let refused = GameSetUp::<Toy>::read("{}").unwrap_err();
    assert_eq!(refused, JournalError::Foreign);
}

#[test]
fn text_that_is_not_a_journal_is_refused() {
    for text in ["", "null", "{}", r#"{"game":"climb"}"#, "Lettercase"] {
        let refused = Match::<Toy>::read(text).unwrap_err();
        assert_eq!(refused, JournalError::Foreign, "{text}");
    }
    assert_eq!(
        broken_journal_error(|text| text.replace('}', "")),
        JournalError::Foreign
    );
    let zero = broken_journal_error(|text| text.replace(r#""rules":2"#, r#""rules":0"#));
    assert_eq!(zero, JournalError::Foreign);
    let more = broken_journal_error(|text| text.replace(r#""steps""#, r#""more":1,"steps""#));
    assert_eq!(more, JournalError::Foreign);
}

#[test]
fn a_save_of_newer_rules_or_format_is_refused_as_newer() {
    let rules = broken_journal_error(|text| text.replace(r#""rules":2"#, r#""rules":3"#));
    assert_eq!(rules, JournalError::Newer);
    let format = broken_journal_error(|text| text.replace(r#""format":1"#, r#""format":2"#));
    assert_eq!(format, JournalError::Newer);
}

#[test]
fn a_save_of_another_game_is_refused_with_its_name() {
    let other = broken_journal_error(|text| text.replace("climb", "descend"));
    assert_eq!(other, JournalError::OtherGame("descend".into()));
}

#[test]
fn a_save_with_impossible_options_or_seats_is_refused() {
    let wrong = broken_journal_error(|text| text.replace(r#""hand":3"#, r#""hand":-3"#));
    assert!(matches!(wrong, JournalError::Options(_)), "{wrong}");
    let nobody = broken_journal_error(|text| {
        let (head, rest) = text.split_once(r#""seats":["#).unwrap();
        let (_, tail) = rest.split_once(r#"],"chance""#).unwrap();
        format!(r#"{head}"seats":[],"chance"{tail}"#)
    });
    assert_eq!(nobody, JournalError::Seats(0));
}

#[test]
fn one_invalid_step_refuses_the_whole_save() {
    let unknown = broken_journal_error(|text| text.replace("Drawn", "Stolen"));
    assert_eq!(unknown, JournalError::Broken { step: 2 });
    let value_misfit = broken_journal_error(|text| text.replace(r#"{"Drawn":"#, r#"{"Laid":"#));
    assert_eq!(value_misfit, JournalError::Misfit { step: 2, event: 0 });
    let stranger = broken_journal_error(|text| text.replace(r#""by":1"#, r#""by":2"#));
    assert_eq!(stranger, JournalError::Broken { step: 2 });
    let backwards = broken_journal_error(|text| text.replace(r#""at":2000"#, r#""at":500"#));
    assert_eq!(backwards, JournalError::Broken { step: 2 });
}

#[test]
fn undo_takes_back_a_laid_card_but_not_a_draw() {
    let mut game = game_in_progress();
    assert_eq!(game.undo(), Err(UndoError::Revealed));
    let before = game.clone();
    lay_lowest_card(&mut game, SeatId::FIRST, Moment(3_000));
    game.undo().unwrap();
    assert_eq!(game, before);
    let options = before.journal().options.clone();
    let mut fresh = Match::<Toy>::start(options, human_seats(2), Chance::new(7)).unwrap();
    assert_eq!(fresh.undo(), Err(UndoError::Nothing), "the deal stays");
}

#[test]
fn undo_own_takes_back_one_turn_even_if_the_previous_was_the_same_seats() {
    let options = game_in_progress().journal().options.clone();
    let mut game = Match::<Toy>::start(options, human_seats(1), Chance::new(7)).unwrap();
    let dealt = game.clone();
    assert_eq!(game.undo_floor(), 1, "the deal stays");
    lay_lowest_card(&mut game, SeatId::FIRST, Moment(1_000));
    let once = game.clone();
    lay_lowest_card(&mut game, SeatId::FIRST, Moment(2_000));
    let floor = game.undo_floor();
    assert!(game.undo_own_step(floor));
    assert_eq!(game, once);
    assert!(!game.undo_own_step(floor), "it was a separate turn");
    assert_eq!(game, once);
    let floor = game.undo_floor();
    assert!(game.undo_own_step(floor) && game == dealt);
}

#[test]
fn an_action_after_the_time_limit_is_refused() {
    let mut game = game_in_progress();
    let late = game.act(SeatId::FIRST, &Action::Draw, Moment(17_000), None);
    assert_eq!(late, Err(ActError::TimeIsUp));
    assert!(game.pass_time(Moment(18_000)));
    assert_eq!(game.last_moment(), Moment(17_000));
    assert!(!game.pass_time(Moment(18_000)), "the next clock runs");
    let early = game.act(SeatId::FIRST, &Action::Draw, Moment(18_000), None);
    assert_eq!(early, Err(ActError::NotWaitedFor));
    let last = game.history(Viewer::Table).pop().unwrap();
    assert_eq!((last.by, last.entry), (None, LogLine::Passed));
}
