//! Plays turns and checks everything that is said about them.

use super::*;
use game::{Chance, Moment, PlayedBy, Roster};
use one_letter_better_rules::{Action, LaidCard, Options, Preset, RoundEnd};

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

fn made(
    way: PlayKind,
    spelled: &str,
    from: &[&str],
    gain: i32,
    victim: Option<(SeatId, i32)>,
) -> LogEntry {
    LogEntry::Made {
        seat: BO,
        way,
        word: word(spelled),
        line: Vec::<LaidCard>::new(),
        from: from.iter().map(|one| word(one)).collect(),
        returned: Vec::new(),
        joining: None,
        gain,
        victim,
    }
}

fn both(line: &LogEntry) -> (String, String) {
    let (deck, seats) = (Deck::standard(), seats(&["Ada", "Bo"]));
    (
        short_line(line, &deck, &seats),
        full_text(line, &deck, &seats),
    )
}

#[test]
fn words_by_others_are_listed_if_the_last_action_does_not_show_them_all() {
    let seats = seats(&["Ada", "Bo"]);
    let new = made(PlayKind::New, "graph", &[], 27, None);
    let stolen = made(PlayKind::Steal, "timer", &["time"], 21, Some((ADA, 14)));
    let gone = LogEntry::Discarded {
        seat: BO,
        cards: Vec::new(),
    };
    assert_eq!(words_by_others(&[new.clone(), gone.clone()], &seats), None);
    let taken = LogEntry::Stole {
        seat: BO,
        from: ADA,
        card: None,
    };
    assert_eq!(
        words_by_others(&[taken, gone.clone()], &seats).as_deref(),
        Some("Since your turn: Bo took a card from Ada")
    );
    assert_eq!(
        words_by_others(&[new, stolen, gone], &seats).as_deref(),
        Some("Since your turn: Bo GRAPH, Bo TIMER from Ada’s TIME")
    );
}

#[test]
fn a_history_line_names_the_previous_owner_and_the_points() {
    let told = |line: LogEntry| both(&line).0;
    assert_eq!(
        told(made(PlayKind::New, "graph", &[], 27, None)),
        "Bo made GRAPH for 27"
    );
    assert_eq!(
        told(made(PlayKind::Extend, "timer", &["time"], 7, None)),
        "Bo made TIMER from TIME for 7"
    );
    let stolen = made(PlayKind::Steal, "timer", &["time"], 21, Some((ADA, 14)));
    assert_eq!(
        both(&stolen),
        (
            "Bo stole Ada’s TIME: TIMER for 21".into(),
            "Bo stole Ada’s TIME: TIMER for 21, Ada −14".into()
        )
    );
    assert_eq!(
        told(made(PlayKind::Substitute, "chant", &["slant"], -3, None)),
        "Bo made CHANT from SLANT for −3"
    );
}

#[test]
fn o32_a_verdict_says_what_happened_to_the_word() {
    let judged = |good, undone: &[&str]| LogEntry::Challenged {
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
    let line = made(PlayKind::Steal, "timer", &["time"], 21, Some((ADA, 14)));
    assert_eq!(
        short_line(&line, &deck, &seats),
        "Bo stole your TIME: TIMER for 21"
    );
    let line = LogEntry::Dealt {
        dealer: ADA,
        round: 2,
        open: deck.cards().next().unwrap(),
    };
    assert_eq!(short_line(&line, &deck, &seats), "Round 2: you deal");
    let line = LogEntry::RoundEnded {
        end: RoundEnd::Target,
        scores: vec![],
    };
    assert_eq!(
        short_line(&line, &deck, &seats),
        "Target reached, so the round is over"
    );
}

#[test]
fn a_turn_appears_in_the_news_once_it_is_over() {
    let options = Options::new(Preset::Table.choices()).unwrap();
    let game = Match::<OneLetterBetter>::start(options, seats(&["Ada", "Bo"]), Chance::new(1));
    let mut game = game.unwrap();
    let act = |game: &mut Match<OneLetterBetter>, action: &Action| {
        let seat = game.state().table.turn.seat;
        game.act(seat, action, Moment(0), None).unwrap();
        seat
    };
    let first = act(&mut game, &Action::Draw);
    assert!(
        last_action(&game).unwrap().says.starts_with("Round 1: "),
        "a draw is not in the news"
    );
    let card = game.state().hand(first)[0];
    act(&mut game, &Action::End(vec![card]));
    let who = name(&game.journal().seats, first);
    let called = super::card_name(&game.journal().options.deck, card);
    let told = last_action(&game).unwrap();
    assert_eq!(
        (told.actor, told.says),
        (Some(first), format!("{who} discarded {called}"))
    );
    let rows = history(&game);
    assert_eq!(rows.len(), 2);
    assert_eq!((rows[0].seat, rows[0].points), (Some(first), None));
    let other = first.next_clockwise(2);
    assert_eq!(
        since(&game, other).lines.len(),
        2,
        "the deal, and the discard"
    );
    assert_eq!(since(&game, first).lines.len(), 0);
}
