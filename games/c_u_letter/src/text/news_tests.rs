//! Plays turns and checks everything said about them.

use super::*;
use c_u_letter_rules::{
    Action, Choices, Event, Heading, Help, Options, Placing, PlayerMode, RoundEndReason, Scramble,
    Square, Stage, State,
};
use game::{Chance, Game, Journal, Moment, Outcome, PlayedBy, Roster, TimeLimit, Viewer};
use lexicon::{Level, Lexicon};
use screen::news::final_places;

const ADA: SeatId = SeatId::FIRST;
const BO: SeatId = SeatId::new(1);

fn words() -> Lexicon {
    let words = "cat cats tan at an ta as"
        .split(' ')
        .map(|word| (word, Level::Common));
    Lexicon::from_words(words).unwrap()
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

fn square(name: &str) -> Square {
    Square::from_name(name).unwrap()
}

/// Starts a game with these hands, Ada first.
fn dealt(names: &[&str], hands: &[&str], choices: Choices) -> Match<CULetter> {
    let options = Options::new(choices).unwrap();
    let state = State::set_out(&options, hands, ".").unwrap();
    let held: Vec<CardId> = state.hands.iter().flatten().copied().collect();
    let game = Match::<CULetter>::start(options, seats(names), Chance::new(1)).unwrap();
    let mut journal: Journal<CULetter> = game.journal().clone();
    for event in journal.steps.iter_mut().flat_map(|step| &mut step.events) {
        if let Event::Dealt(dealt) = event {
            dealt.starter = ADA;
            dealt.deck = CardId::all().filter(|card| !held.contains(card)).collect();
            dealt.hands = state.hands.clone();
        }
    }
    Match::resume(journal).unwrap()
}

fn plain() -> Choices {
    Choices {
        clock: TimeLimit::Untimed,
        ..Choices::default()
    }
}

fn act(game: &mut Match<CULetter>, action: &Action) {
    let seat = game.waiting_for().seats().iter().next().unwrap();
    game.act(seat, action, game.last_moment(), Some(&words()))
        .unwrap();
}

/// Places a card with this letter for the seat on turn.
fn place(game: &mut Match<CULetter>, letter: char, at: &str, using: Use) {
    let seat = game.state().table.turn.seat;
    act(game, &Action::Ready);
    let mut hand = game.state().hand(seat).iter().copied();
    let card = hand
        .find(|card| card.letter().uppercase() == letter)
        .unwrap();
    let at = square(at);
    act(game, &Action::Place(Placing { card, at, using }));
}

/// Returns a placing without an ability, as far from the top left as possible.
fn plainly(game: &Match<CULetter>) -> Placing {
    let view = game.view(Viewer::Seat(game.state().table.turn.seat));
    let placings = Square::all().rev().map(|at| Placing {
        card: view.hand[0],
        at,
        using: Use::Nothing,
    });
    let mut may = placings.filter(|placing| view.check_placing(placing).is_ok());
    may.next().unwrap()
}

fn claim(game: &mut Match<CULetter>, from: &str, to: &str) {
    let span = Span::new(square(from), square(to)).unwrap();
    act(game, &Action::Claim(span));
}

fn says(game: &Match<CULetter>) -> String {
    last_act(game).map_or_else(String::new, |did| did.says)
}

fn lines(game: &Match<CULetter>, seat: SeatId) -> Vec<String> {
    let since = news_since(game, seat);
    since.lines.into_iter().map(|did| did.says).collect()
}

fn all_rows(game: &Match<CULetter>) -> Vec<(String, String, Option<i32>)> {
    let rows = ledger_rows(game).into_iter();
    rows.map(|(_, row)| (row.words, row.says, row.points))
        .collect()
}

/// Ada and Bo place CAT, with a red Enchanter after it; Bo claims it.
fn cat() -> Match<CULetter> {
    let hands = ["gC bT rJ gE rP bS", "yA rI* yE bO yU gB"];
    let mut game = dealt(&["Ada", "Bo"], &hands, plain());
    place(&mut game, 'C', "c3", Use::Nothing);
    act(&mut game, &Action::Done);
    place(&mut game, 'A', "d3", Use::Nothing);
    act(&mut game, &Action::Done);
    place(&mut game, 'T', "e3", Use::Nothing);
    act(&mut game, &Action::Done);
    place(&mut game, 'I', "e4", Use::Nothing);
    game
}

#[test]
fn the_last_act_is_a_placing_a_claim_or_what_a_card_did() {
    let mut game = cat();
    assert_eq!(says(&game), "Bo placed I on e4");
    claim(&mut game, "c3", "e3");
    assert_eq!(says(&game), "Bo claimed CAT");
    claim(&mut game, "d3", "e3");
    assert_eq!(says(&game), "Bo claimed CAT and AT");
    act(&mut game, &Action::Done);
    assert_eq!(
        says(&game),
        "Bo claimed CAT and AT",
        "a drawn card is no news"
    );
}

#[test]
fn c13_a_broken_word_is_reported_with_the_reason() {
    let mut game = cat();
    claim(&mut game, "c3", "e3");
    let alone = game.clone();
    claim(&mut game, "d3", "e3");
    act(&mut game, &Action::Done);
    place(&mut game, 'J', "e3", Use::Overwrite);
    assert_eq!(says(&game), "Ada’s J covers the T of CAT and AT");
    let mut game = alone;
    act(&mut game, &Action::Done);
    place(&mut game, 'J', "e3", Use::Overwrite);
    assert_eq!(says(&game), "Ada’s J covers the T of CAT");
    assert_eq!(last_act(&game).unwrap().actor, Some(ADA));
    act(&mut game, &Action::Done);
    assert_eq!(
        lines(&game, BO),
        ["Ada covered T with J on e3, breaking Bo’s CAT"]
    );
    let broken = ("CAT".into(), "broken: its T is covered".into(), None);
    assert_eq!(all_rows(&game), [broken]);
}

#[test]
fn c13_a_claim_after_a_breaking_placing_names_the_broken_words() {
    let words = Lexicon::from_words([("cat", Level::Common), ("caj", Level::Common)]).unwrap();
    let mut game = cat();
    claim(&mut game, "c3", "e3");
    act(&mut game, &Action::Done);
    place(&mut game, 'J', "e3", Use::Overwrite);
    let span = Span::new(square("c3"), square("e3")).unwrap();
    game.act(ADA, &Action::Claim(span), Moment::START, Some(&words))
        .unwrap();
    assert_eq!(says(&game), "Ada claimed CAJ, breaking CAT");
}

#[test]
fn c18_a_longer_word_makes_another_dormant() {
    let mut game = cat();
    claim(&mut game, "c3", "e3");
    act(&mut game, &Action::Done);
    place(&mut game, 'S', "f3", Use::Nothing);
    claim(&mut game, "c3", "f3");
    assert_eq!(says(&game), "Ada claimed CATS over CAT");
    claim(&mut game, "d3", "e3");
    act(&mut game, &Action::Done);
    let told = [
        "Ada placed S on f3",
        "Ada claimed CATS over Bo’s CAT",
        "Ada claimed AT, asleep behind CATS",
    ];
    assert_eq!(lines(&game, BO), told);
    let row = |words: &str, says: &str, points| (words.into(), says.into(), points);
    assert_eq!(
        all_rows(&game),
        [
            row("AT", "sleeps behind CATS", None),
            row("CATS", "row 3", Some(4)),
            row("CAT", "sleeps behind CATS", None),
        ]
    );
}

#[test]
fn c25_c27_c28_swaps_pushes_and_hidden_cards_are_reported() {
    // Bo places an Enchanter of the colour of Ada's card next to her E.
    let told = |hand: &str, enchanter: usize, at: &str, using| {
        let hands = [hand, "bN* gN* yE* rD yO bO"];
        let mut game = dealt(&["Ada", "Bo"], &hands, plain());
        place(&mut game, 'E', "a9", Use::Nothing);
        act(&mut game, &Action::Done);
        act(&mut game, &Action::Ready);
        let card = game.state().hand(BO)[enchanter];
        let beside = Placing {
            card,
            at: square("b9"),
            using: Use::Nothing,
        };
        act(&mut game, &Action::Place(beside));
        act(&mut game, &Action::Done);
        let letter = hand.chars().nth(1).unwrap();
        place(&mut game, letter, at, using);
        (says(&game), lines(&game, BO))
    };
    let (says, _) = told("bM yE", 0, "b8", Use::Swap(square("a9")));
    assert_eq!(says, "Ada swapped M for the E on a9");
    let (says, _) = told("gH yE", 1, "a9", Use::Insert(Heading::Up));
    assert_eq!(says, "Ada put H on a9, pushing up");
    let (says, since) = told("yX yE", 2, "b8", Use::Hide);
    assert_eq!(says, "Ada hid a card on b8");
    assert_eq!(since, [says], "the card itself stays hidden");
}

#[test]
fn c5_a_timeout_is_reported() {
    let choices = Choices {
        clock: TimeLimit::Seconds(30),
        ..Choices::default()
    };
    let mut game = dealt(&["Ada", "Bo"], &["gC bT", "yA bS"], choices);
    act(&mut game, &Action::Ready);
    assert!(game.pass_time(Moment(31_000)));
    assert_eq!(says(&game), "Ada ran out of time");
    // Once a card is placed, running out of time only closes the claims.
    place(&mut game, 'A', "c3", Use::Nothing);
    assert!(game.pass_time(Moment(999_000)));
    assert_eq!(says(&game), "Bo’s time is up");
    assert_eq!(lines(&game, ADA), ["Bo placed A on c3", "Bo’s time is up"]);
}

#[test]
fn a_lone_player_gets_the_news_since_their_turn_too() {
    let mut game = cat();
    assert_eq!(lines(&game, BO), [""; 0], "it is still Bo's turn");
    act(&mut game, &Action::Done);
    act(&mut game, &Action::Ready);
    assert_eq!(lines(&game, ADA), ["Bo placed I on e4"], "ready or not");
}

#[test]
fn c34_a_revealed_card_and_its_word_are_reported() {
    let choices = Choices {
        cards: Some(8),
        ..plain()
    };
    let mut game = dealt(&["Ada", "Bo"], &["yX yE* gC bT", "yA bS rP gB"], choices);
    place(&mut game, 'E', "a1", Use::Nothing);
    act(&mut game, &Action::Done);
    place(&mut game, 'A', "b1", Use::Nothing);
    act(&mut game, &Action::Done);
    place(&mut game, 'X', "b2", Use::Hide);
    act(&mut game, &Action::Done);
    while !matches!(game.state().table.stage, Stage::Revealing(_)) {
        act(&mut game, &Action::Ready);
        let plain = plainly(&game);
        act(&mut game, &Action::Place(plain));
        act(&mut game, &Action::Done);
    }
    assert_eq!(says(&game), "Ada had hidden X on b2");
    act(&mut game, &Action::Ready);
    let words = Lexicon::from_words([("ax", Level::Common)]).unwrap();
    let span = Span::new(square("b1"), square("b2")).unwrap();
    game.act(ADA, &Action::Claim(span), Moment::START, Some(&words))
        .unwrap();
    assert_eq!(says(&game), "Ada’s hidden X makes AX");
    act(&mut game, &Action::Done);
    while matches!(game.state().table.stage, Stage::Revealing(_)) {
        act(&mut game, &Action::Ready);
        act(&mut game, &Action::Done);
    }
    assert_eq!(says(&game), "Round 1: Ada +2");
    let ax = ("AX".into(), "column b".into(), Some(2));
    assert_eq!(
        all_rows(&game)[0],
        ax,
        "the round’s words can still be read"
    );
    act(&mut game, &Action::NextRound);
    assert_eq!(says(&game), "Round 2: Bo begins");
    assert_eq!(ledger_rows(&game), []);
}

/// Short words that turn up on nearly every board, so the test game pays cards.
const PAIRS: &str = "ab ad ah am an as at ax ay be bi bo by da de do ed eh el em en er es et ex ha \
    he hi ho id if in is it jo la li lo ma me mi mu my na ne no nu od of oh on op or os ow ox oy \
    pa pe pi re si so ta ti to uh um un up us ut we wo ye yo";

/// Plays a game to its end with random players.
fn to_the_end(choices: Choices, names: &[&str], seed: u64) -> Match<CULetter> {
    let options = Options::new(choices).unwrap();
    let mut game = Match::<CULetter>::start(options, seats(names), Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    let list = PAIRS.split_whitespace().map(|word| (word, Level::Common));
    let words = Lexicon::from_words(list).unwrap();
    while let Some(seat) = game.waiting_for().seats().iter().next() {
        let view = game.view(Viewer::Seat(seat));
        let action = CULetter::sample_action(&view, seat, Some(&words), &mut chance);
        let _ = game.act(seat, &action, Moment::START, Some(&words));
    }
    game
}

#[test]
fn c8_c22_c40_the_end_names_its_reason_and_the_places() {
    let end = |scramble, seed| {
        let choices = Choices {
            scramble,
            help: [Help::ClaimsWords; 4],
            ..plain()
        };
        to_the_end(choices, &["Ada", "Bo", "Cleo"], seed)
    };
    let mut games = (1..20).map(|seed| end(Scramble::Never, seed));
    let empty = |game: &Match<CULetter>| {
        let results = &game.state().table.results;
        results.last().unwrap().end == RoundEndReason::HandsEmpty
    };
    let game = games.find(empty).unwrap();
    let ended = why_game_ended(&game);
    assert!(ended.starts_with("All hands are empty."), "{ended}");
    let places = final_places(&game);
    let scores: Vec<i32> = places.iter().map(|(_, _, score)| *score).collect();
    assert!(scores.is_sorted_by(|one, other| one >= other), "{places:?}");
    assert_eq!(places[0].0, 1);
    let game = end(Scramble::Turns, 3);
    assert_eq!(says(&game), "The game is over");
    assert!(why_game_ended(&game).starts_with("Everyone passed on the last words."));
    let outcome = |words: [u8; 2]| {
        let each = words.into_iter().zip([ADA, BO]);
        Outcome::ranked(each.map(|(words, seat)| (seat, 40, words)))
    };
    let seats = seats(&["Ada", "Bo"]);
    let more = Some("Bo wins the tie with more words.".to_owned());
    assert_eq!(tie_break(&outcome([3, 4]), &seats), more);
    assert_eq!(
        tie_break(&outcome([4, 4]), &seats),
        None,
        "they share the win"
    );
    let mut alone = plain();
    alone.set_mode(PlayerMode::Solo);
    alone.clock = TimeLimit::Untimed;
    assert_eq!(
        why_game_ended(&dealt(&["Ada"], &["gC"], alone)),
        "",
        "the game goes on"
    );
}
