//! Plays turns and checks everything that is said about them.

use super::*;
use game::{Chance, Moment, PlayedBy, Roster};
use one_letter_better_rules::{Action, Laid, Options, Preset, RoundEnd};

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn seats(names: &[&str]) -> Vec<Seat> {
    let mut roster = Roster::default();
    for name in names {
        roster.add(name).unwrap();
    }
    let by = PlayedBy::Person;
    let players = roster.players().iter().cloned();
    players.map(|player| Seat { player, by }).collect()
}

fn word(text: &str) -> Word {
    text.parse().unwrap()
}

fn made(way: Way, spelled: &str, from: &[&str], gain: i32, victim: Option<(SeatId, i32)>) -> Line {
    Line::Made {
        seat: BO,
        way,
        word: word(spelled),
        line: Vec::<Laid>::new(),
        from: from.iter().map(|one| word(one)).collect(),
        returned: Vec::new(),
        joining: None,
        gain,
        victim,
    }
}

fn both(line: &Line) -> (String, String) {
    let (deck, seats) = (Deck::standard(), seats(&["Ada", "Bo"]));
    (short(line, &deck, &seats), long(line, &deck, &seats))
}

#[test]
fn words_by_bots_are_listed_if_there_are_more_than_the_last_action() {
    let seats = seats(&["Ada", "Bo"]);
    let new = made(Way::New, "graph", &[], 27, None);
    let stolen = made(Way::Steal, "timer", &["time"], 21, Some((ADA, 14)));
    let gone = Line::Discarded {
        seat: BO,
        cards: Vec::new(),
    };
    assert_eq!(others_made(&[new.clone(), gone.clone()], &seats), None);
    assert_eq!(
        others_made(&[new, stolen, gone], &seats).as_deref(),
        Some("Since your turn: Bo GRAPH, Bo TIMER from Ada’s TIME")
    );
}

#[test]
fn a_history_line_names_the_previous_owner_and_the_points() {
    let told = |line: Line| both(&line).0;
    assert_eq!(
        told(made(Way::New, "graph", &[], 27, None)),
        "Bo made GRAPH for 27"
    );
    assert_eq!(
        told(made(Way::Extend, "timer", &["time"], 7, None)),
        "Bo made TIMER from TIME for 7"
    );
    let stolen = made(Way::Steal, "timer", &["time"], 21, Some((ADA, 14)));
    assert_eq!(
        both(&stolen),
        (
            "Bo stole Ada’s TIME: TIMER for 21".into(),
            "Bo stole Ada’s TIME: TIMER for 21, Ada −14".into()
        )
    );
    assert_eq!(
        told(made(Way::Substitute, "chant", &["slant"], -3, None)),
        "Bo made CHANT from SLANT for −3"
    );
}

#[test]
fn o32_a_verdict_says_what_happened_to_the_word() {
    let judged = |good, undone: &[&str]| Line::Challenged {
        by: ADA,
        maker: BO,
        word: word("zzz"),
        good,
        points: 12,
        undone: undone.iter().map(|one| word(one)).collect(),
    };
    assert_eq!(
        both(&judged(true, &[])),
        (
            "ZZZ is a word: Bo +12".into(),
            "Ada challenged ZZZ: it’s a word. Bo +12.".into()
        )
    );
    assert_eq!(
        both(&judged(false, &["zzz", "zzzs"])),
        (
            "ZZZ isn’t a word: Ada +12".into(),
            "Ada challenged ZZZ: it isn’t a word. Ada +12. ZZZ and ZZZS went back. Bo’s cards are \
             back in hand."
                .into()
        )
    );
}

#[test]
fn a_player_called_you_is_addressed() {
    let (deck, seats) = (Deck::standard(), seats(&["You", "Bo"]));
    let line = made(Way::Steal, "timer", &["time"], 21, Some((ADA, 14)));
    assert_eq!(
        short(&line, &deck, &seats),
        "Bo stole your TIME: TIMER for 21"
    );
    let line = Line::Dealt {
        dealer: ADA,
        round: 2,
        open: deck.cards().next().unwrap(),
    };
    assert_eq!(short(&line, &deck, &seats), "Round 2: you deal");
    let line = Line::RoundEnded {
        end: RoundEnd::Target,
        scores: vec![],
    };
    assert_eq!(
        short(&line, &deck, &seats),
        "Target reached, so the round is over"
    );
}

#[test]
fn a_turn_appears_in_the_news_once_it_is_over() {
    let options = Options::new(Preset::Table.choices()).unwrap();
    let game = Match::<OneLetterBetter>::begin(options, seats(&["Ada", "Bo"]), Chance::new(1));
    let mut game = game.unwrap();
    let act = |game: &mut Match<OneLetterBetter>, action: &Action| {
        let seat = game.state().table.turn.seat;
        game.act(seat, action, Moment(0), None).unwrap();
        seat
    };
    let first = act(&mut game, &Action::Draw);
    assert!(
        did(&game).unwrap().says.starts_with("Round 1: "),
        "a draw is not in the news"
    );
    let card = game.state().hand(first)[0];
    act(&mut game, &Action::End(vec![card]));
    let who = name(&game.journal().seats, first);
    let called = super::card(&game.journal().options.deck, card);
    let told = did(&game).unwrap();
    assert_eq!(
        (told.actor, told.says),
        (Some(first), format!("{who} discarded {called}"))
    );
    let rows = history(&game);
    assert_eq!(rows.len(), 2);
    assert_eq!((rows[0].seat, rows[0].points), (Some(first), None));
    let other = first.left(2);
    assert_eq!(
        since(&game, other).lines.len(),
        2,
        "the deal, and the discard"
    );
    assert_eq!(since(&game, first).lines.len(), 0);
}
