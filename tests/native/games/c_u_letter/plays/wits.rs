//! Bots that look ahead: their choices in clear cases, and the work they do.

use c_u_letter::bots::{ARCHMAGE, BotLevel, CONJURER, DABBLER, ILLUSIONIST, LEVELS, think};
use c_u_letter_rules::{
    AbilityColour, Action, BoardCard, CULetter, CardId, CardKind, Choices, Options, Placing,
    Preset, ScrambleState, Span, Square, Stage, State, Use, WordProposal,
};
use game::{Chance, Match, Moment, SeatId, SeatSet, Viewer, Waiting};
use lexicon::{FamilyFilter, Level, Lexicon, steps_taken};

use super::table::{non_preset_choices, table_state, view};
use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;
use crate::thorough;

/// The action that this bot chooses in the first seat, given a word list.
fn choose_action(state: &State, wits: &BotLevel, words: &Lexicon, seed: u64) -> Action {
    let family = FamilyFilter::default();
    let mut chance = Chance::new(seed);
    think(
        &view(state),
        SeatId::FIRST,
        wits,
        words,
        &family,
        &mut chance,
    )
}

fn choose_placing(state: &State, wits: &BotLevel, words: &Lexicon, seed: u64) -> Placing {
    match choose_action(state, wits, words, seed) {
        Action::Place(placing) => placing,
        other => panic!("expected a placing, not {other:?}"),
    }
}

fn common_word_list(words: &[&str]) -> Lexicon {
    Lexicon::from_words(words.iter().map(|word| (*word, Level::Common))).unwrap()
}

/// Plays a game between these bots; `look` is called with each of their actions.
fn play_game(
    minds: &[BotLevel],
    choices: Choices,
    seed: u64,
    look: &mut dyn FnMut(&State, SeatId, &BotLevel, &Action),
) -> Match<CULetter> {
    let options = Options::new(choices).unwrap();
    let seats = bot_seats::<CULetter>(minds.len() as u8);
    let mut game = Match::<CULetter>::start(options, seats, Chance::new(seed)).unwrap();
    for _ in 0..4_000 {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let seat = seats.iter().next().unwrap();
        let wits = &minds[seat.index()];
        let view = game.view(Viewer::Seat(seat));
        let mut chance = game.chance_for_bots();
        let action = think(&view, seat, wits, &LIST, &FAMILY, &mut chance);
        look(game.state(), seat, wits, &action);
        let acted = game.act(seat, &action, Moment::START, Some(&LIST));
        assert_eq!(acted, Ok(()), "seed {seed}: {action:?}");
    }
    panic!("seed {seed} did not end");
}

/// Returns the state with everything that a seat can't see dealt again.
fn redeal_hidden_cards(state: &State, seat: SeatId, seed: u64) -> State {
    let mut other = state.clone();
    let own = seat.index();
    let mut pool = other.deck.clone();
    for (at, hand) in other.hands.iter().enumerate() {
        if at != own {
            pool.extend(hand);
        }
    }
    Chance::new(seed).shuffle(&mut pool);
    for (at, hand) in other.hands.iter_mut().enumerate() {
        if at != own {
            let rest = pool.split_off(pool.len() - hand.len());
            *hand = rest;
        }
    }
    other.deck = pool;
    // Others' face-down cards could be any grey cards still in the deck.
    let down: Vec<_> = state.table.board.all_cards().collect();
    for (_, lying) in down {
        if let BoardCard::Down(secret) = lying
            && secret.by != seat
            && let Some(at) = other
                .deck
                .iter()
                .position(|card| card.face().to_string().starts_with('y'))
        {
            std::mem::swap(
                &mut other.deck[at],
                &mut other.secrets[usize::from(secret.number)],
            );
        }
    }
    other
}

#[test]
fn equal_views_and_equal_chance_give_equal_actions() {
    let mut looked = 0;
    let choices = Choices {
        cards: Some(8),
        ..Preset::Opponents.choices()
    };
    let minds = [ARCHMAGE, DABBLER, ILLUSIONIST];
    let every = if thorough::is_thorough() { 3 } else { 60 };
    let mut look = |state: &State, seat: SeatId, wits: &BotLevel, _: &Action| {
        looked += 1;
        if looked % every != 0 {
            return;
        }
        let ask = |state: &State| {
            let view = state.seen_by(Viewer::Seat(seat));
            let chance = &mut Chance::new(7);
            (think(&view, seat, wits, &LIST, &FAMILY, chance), view)
        };
        let (before, seen) = ask(state);
        assert_eq!(ask(state).0, before);
        let other = redeal_hidden_cards(state, seat, looked);
        assert!(other != *state || state.deck.is_empty());
        let (after, sees) = ask(&other);
        assert_eq!(seen, sees, "the seat sees nothing of the change");
        assert_eq!(after, before);
    };
    play_game(&minds, choices, 3, &mut look);
    assert!(looked > 300, "{looked}");
}

#[test]
fn bots_finish_any_game() {
    let [others, lines] = non_preset_choices();
    let games = [
        (vec![CONJURER], Preset::Solo.choices()),
        (vec![DABBLER, ILLUSIONIST], lines),
        (vec![DABBLER, CONJURER, ILLUSIONIST, CONJURER], others),
    ];
    let tried = if thorough::is_thorough() { 3 } else { 1 };
    for (minds, choices) in games.into_iter().take(tried) {
        let played = play_game(&minds, choices, 5, &mut |_, _, _, _| {});
        assert!(played.outcome().is_some());
    }
}

/// A board with as many possible moves as possible: full but for a few squares, with Enchanters of
/// every colour and more cards in hand than any seat holds.
fn crowded_state(seed: u64) -> State {
    let mut cards: Vec<CardId> = CardId::all().collect();
    Chance::new(seed).shuffle(&mut cards);
    cards.sort_by_key(|card| card.face().kind != CardKind::Enchanter);
    let hand = cards.split_off(90);
    Chance::new(seed + 1).shuffle(&mut cards);
    let square = |place: usize| match (place % 11, cards.get(place)) {
        (7, _) | (_, None) => ".".to_owned(),
        (3, Some(card)) if card.face().colour == AbilityColour::Grey => {
            format!("{}({})", place % 4 + 1, card.face())
        }
        (_, Some(card)) => card.face().to_string(),
    };
    let rows: Vec<String> = (0..9)
        .map(|row| {
            (0..9)
                .map(|column| square(9 * row + column) + " ")
                .collect()
        })
        .collect();
    let hand: String = hand
        .iter()
        .map(|card| format!("{} ", card.face()))
        .collect();
    let options = table_state(&["E"; 4], "").table.options;
    State::set_out(&options, &[&hand, "", "", ""], &rows.join("\n")).unwrap()
}

#[test]
fn a_bot_stays_within_its_work_limit() {
    let stages = [
        Stage::Placing,
        Stage::Claiming,
        Stage::Scramble(ScrambleState {
            passed: SeatSet::EMPTY,
            floor: true,
        }),
    ];
    let mut worst = 0;
    for seed in thorough::seeds(400) {
        let mut state = crowded_state(seed);
        let all = CardId::all().collect::<Vec<_>>();
        for (most, stage) in [10_000, 30_000, 90_000]
            .into_iter()
            .flat_map(|most| stages.clone().map(|stage| (most, stage)))
        {
            let mut wits = LEVELS[1 + seed as usize % 3];
            wits.mind.judgement.work = most;
            state.table.loose = match stage {
                Stage::Scramble(_) => all[90 - (8 * seed as usize) % 85..90].to_vec(),
                _ => Vec::new(),
            };
            state.table.stage = stage;
            let before = steps_taken();
            let action = choose_action(&state, &wits, &LIST, seed);
            let gone = steps_taken() - before;
            assert!(gone <= most, "{gone} of {most}: {:?}", state.table.stage);
            worst = worst.max(gone);
            if let Action::Place(placing) = &action {
                assert_eq!(view(&state).check_placing(placing), Ok(()));
            }
        }
    }
    assert!(worst > 60_000, "the limit was not tested: {worst}");
}

/// RONS has four cards, and nearly every seat has a vowel that makes it five; XYT has three, which
/// no seat can take.
fn tempting_state() -> (State, Lexicon) {
    let words = common_word_list(&["rons", "ronsa", "ronse", "ronsi", "ronso", "ronsu", "xyt"]);
    let hands = ["bS rT", "E I O A U E"];
    (
        table_state(&hands, "R O N . .\n. . . . .\nX Y . . ."),
        words,
    )
}

#[test]
fn looking_ahead_avoids_words_that_the_next_seat_would_take() {
    let (state, words) = tempting_state();
    let at = |wits: &BotLevel| choose_placing(&state, wits, &words, 1).at.to_string();
    let mut greedy = ARCHMAGE;
    greedy.mind.judgement.candidates = 1;
    assert_eq!(at(&greedy), "d1");
    assert_eq!(at(&ARCHMAGE), "c3");
}

#[test]
fn a_word_that_would_be_taken_is_completed_face_down() {
    let words = common_word_list(&["quiz", "quiza", "quize", "quizi", "quizo", "quizu"]);
    let state = table_state(&["yI bT", "E O A"], "Q U . Z .\n. yO* V . .");
    let placed = choose_placing(&state, &ARCHMAGE, &words, 1);
    assert_eq!(
        (placed.at.to_string().as_str(), placed.using),
        ("c1", Use::Hide)
    );
}

#[test]
fn an_overlooked_word_stays_overlooked_for_the_turn() {
    let words = common_word_list(&["cats"]);
    let (mut seen, mut missed) = (0, 0);
    for number in 0..40 {
        let mut state = table_state(&["bS bT", "E"], "C A T . .");
        state.table.counter = number;
        let opens = |seed| {
            choose_placing(&state, &CONJURER, &words, seed)
                .at
                .to_string()
                == "d1"
                && choose_placing(&state, &CONJURER, &words, seed)
                    .card
                    .letter()
                    .uppercase()
                    == 'S'
        };
        // Other random numbers lead the bot to place a card elsewhere, but not to see more.
        let first = choose_placing(&state, &CONJURER, &words, 1);
        let again = (2..8).map(|seed| choose_placing(&state, &CONJURER, &words, seed));
        let again: Vec<Placing> = again.collect();
        if opens(1) && again.iter().all(|placing| *placing == first) {
            seen += 1;
        } else {
            missed += 1;
            assert!(
                again.iter().any(|placing| *placing != first),
                "it is chance's"
            );
        }
    }
    assert!(seen > 5 && missed > 5, "{seen} and {missed}");
}

#[test]
fn a_bot_in_the_lead_overlooks_more() {
    let words = common_word_list(&["cats"]);
    let sees = |ahead: usize| {
        let seen = (0..60).filter(|number| {
            let mut state = table_state(&["bS bT", "E"], "C A T . .");
            state.table.counter = *number;
            let cards = state.deck.drain(..20);
            let cards: Vec<_> = cards.collect();
            state.table.owned[ahead] = cards;
            let placed = [1, 2, 3].map(|seed| choose_placing(&state, &CONJURER, &words, seed));
            placed.iter().all(|one| one.at.to_string() == "d1")
        });
        seen.count()
    };
    let (leads, trails) = (sees(0), sees(1));
    assert!(
        leads * 3 < trails,
        "{leads} when it leads, {trails} when it trails"
    );
}

#[test]
fn a_bot_claims_one_dormant_word_per_line_behind_a_longer_one() {
    let words = common_word_list(&["cat", "cats"]);
    let mut state = table_state(&["E", "E"], "C A T S");
    state = state.with_claim(SeatId::new(1), "a1", "d1").unwrap();
    state.table.stage = Stage::Claiming;
    let span = Span::new(
        Square::from_name("a1").unwrap(),
        Square::from_name("c1").unwrap(),
    );
    assert_eq!(
        choose_action(&state, &ARCHMAGE, &words, 1),
        Action::Claim(span.unwrap())
    );
    let state = state.with_claim(SeatId::FIRST, "a1", "c1").unwrap();
    assert_eq!(choose_action(&state, &ARCHMAGE, &words, 1), Action::Done);
}

#[test]
fn bots_agree_only_to_words_of_the_full_list() {
    for wits in &LEVELS {
        let mut state = table_state(&["E", "E"], "C A T\n. . .\nX Q Z");
        for (row, answer) in [(1, Action::Agree), (3, Action::Decline)] {
            let named = |column: &str| Square::from_name(&format!("{column}{row}")).unwrap();
            let span = Span::new(named("c"), named("a")).unwrap();
            state.table.proposed = Some(WordProposal::Span(span));
            assert_eq!(
                choose_action(&state, wits, &LIST, 1),
                answer,
                "{}",
                wits.name
            );
        }
    }
}
