//! The bots: legal at every step of any game, and sensible where that can be checked.

use game::{Chance, Match, Moment, SeatId, SeatSet, Viewer, Waiting};
use lexicon::Level;
use one_letter_better::bots::{Rival, choose};
use one_letter_better_rules::{
    Action, CardId, CheckingRule, Deck, DeckKind, Event, Face, OneLetterBetter, Options, Preset,
    Stage, TurnPlay, View,
};

use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;

const LONGEST: usize = 4_000;

/// A whole game of these bots.
pub fn play_game(
    preset: Preset,
    checking: CheckingRule,
    rivals: &[Rival],
    seed: u64,
) -> Match<OneLetterBetter> {
    let mut choices = preset.choices();
    choices.checking = checking;
    choices.rounds = 1;
    // Half a deck is enough to see how the bots play.
    let half = |kind: &DeckKind| DeckKind {
        count: kind.count.div_ceil(2),
        ..*kind
    };
    choices.deck = Deck::new(choices.deck.kinds().iter().map(half).collect()).unwrap();
    let options = Options::new(choices).unwrap();
    let seats = bot_seats::<OneLetterBetter>(rivals.len() as u8);
    let mut game = Match::<OneLetterBetter>::start(options, seats, Chance::new(seed)).unwrap();
    let mut chance = Chance::new(seed);
    for _ in 0..LONGEST {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let seat = seats.iter().next().unwrap();
        let action = choose_action(
            &game.view(Viewer::Seat(seat)),
            seat,
            rivals[seat.index()],
            &mut chance,
        );
        let acted = game.act(seat, &action, Moment::START, Some(&LIST));
        assert_eq!(acted, Ok(()), "seed {seed}: {action:?}");
    }
    panic!("seed {seed} did not end");
}

fn choose_action(view: &View, seat: SeatId, rival: Rival, chance: &mut Chance) -> Action {
    choose(view, seat, rival, &LIST, &FAMILY, chance)
}

#[test]
fn bots_finish_any_game() {
    use Rival::{Jay, Raven, Wren};
    let tables = [
        (
            Preset::Opponents,
            CheckingRule::AutoCheck,
            vec![Wren, Raven],
        ),
        (
            Preset::Table,
            CheckingRule::Challenge,
            vec![Wren, Jay, Raven],
        ),
        (Preset::Family, CheckingRule::Honour, vec![Jay; 4]),
        (Preset::Solo, CheckingRule::AutoCheck, vec![Raven]),
        (Preset::SoloHard, CheckingRule::Honour, vec![Wren]),
    ];
    for (seed, (preset, checking, rivals)) in (0..).zip(tables) {
        let game = play_game(preset, checking, &rivals, seed);
        let events = game.journal().steps.iter().flat_map(|step| &step.events);
        let made = events
            .filter(|event| matches!(event, Event::Made(_)))
            .count();
        assert!(made > 5, "{preset:?}: {made} words");
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = || {
        play_game(
            Preset::Opponents,
            CheckingRule::AutoCheck,
            &[Rival::Jay, Rival::Wren],
            3,
        )
    };
    assert_eq!(play(), play());
}

#[test]
fn bots_play_only_words_of_their_vocabulary() {
    for rival in [Rival::Wren, Rival::Jay] {
        let game = play_game(
            Preset::Opponents,
            CheckingRule::AutoCheck,
            &[rival, rival],
            5,
        );
        for event in game.journal().steps.iter().flat_map(|step| &step.events) {
            if let Event::Made(made) = event {
                let word = made.word();
                assert!(
                    LIST.contains_up_to(word, rival.vocabulary()),
                    "{rival:?} made {word}"
                );
                assert!(!FAMILY.hides(LIST.find(word).unwrap()));
            }
        }
    }
}

#[test]
fn raven_beats_wren() {
    let mut points = [0, 0];
    for seed in 0..8 {
        let game = play_game(
            Preset::Opponents,
            CheckingRule::AutoCheck,
            &[Rival::Wren, Rival::Raven],
            seed,
        );
        for standing in game.outcome().unwrap().standings() {
            points[standing.seat.index()] += standing.points;
        }
    }
    let [wren, raven] = points;
    assert!(raven > wren + 200, "{wren} to {raven}");
}

/// A view of seat 1, which has drawn this hand.
fn view(hand: &str) -> View {
    View::set_out(&[], hand, "").unwrap()
}

fn cards_in_hand(view: &View, text: &str) -> Vec<CardId> {
    let deck = &view.table.options.deck;
    let mut cards: Vec<CardId> = Vec::new();
    for text in text.split_whitespace() {
        let face: Face = text.parse().unwrap();
        let mut all = deck.cards();
        let fits = |card: &CardId| deck.face(*card) == face && !cards.contains(card);
        let card = all.find(fits).unwrap();
        cards.push(card);
    }
    cards
}

#[test]
fn a_bot_exchanges_cards_that_make_no_words() {
    let view = view("J X Q Z V K S C");
    let mut chance = Chance::new(1);
    let action = choose_action(&view, SeatId::FIRST, Rival::Wren, &mut chance);
    let Action::End(discards) = action else {
        panic!("unexpected value: {action:?}");
    };
    let kept = cards_in_hand(&view, "S C");
    assert_eq!(discards.len(), 4);
    assert!(!discards.iter().any(|card| kept.contains(card)));
}

#[test]
fn a_bot_plays_stl_1_against_the_leader() {
    let mut view = view("! A T");
    view.held = vec![3, 7];
    view.table.points = vec![0, 40];
    let action = choose_action(&view, SeatId::FIRST, Rival::Wren, &mut Chance::new(1));
    let with = cards_in_hand(&view, "!")[0];
    assert_eq!(
        action,
        Action::StealOne {
            with,
            from: Some(SeatId::new(1))
        }
    );
}

#[test]
fn a_bot_takes_a_card_from_the_pile_for_a_good_word() {
    let mut view = view("Q I U B");
    view.table.turn.drawn = false;
    view.table.pile = cards_in_hand(&view, "Z");
    let without = choose_action(&view, SeatId::FIRST, Rival::Raven, &mut Chance::new(1));
    assert!(
        matches!(without, Action::Take(1)),
        "QUIZ is possible: {without:?}"
    );
    view.hand = cards_in_hand(&view, "B G G");
    view.table.pile = cards_in_hand(&view, "V");
    let poor = choose_action(&view, SeatId::FIRST, Rival::Raven, &mut Chance::new(1));
    assert_eq!(poor, Action::Draw);
}

#[test]
fn raven_challenges_only_bad_words() {
    let mut view = view("A T");
    let line = |view: &View, text: &str| {
        let cards = cards_in_hand(view, text);
        let deck = &view.table.options.deck;
        let laid = cards.into_iter().map(|card| {
            let letters = deck.face(card).to_string().parse().unwrap();
            one_letter_better_rules::LaidCard { card, letters }
        });
        laid.collect::<Vec<_>>()
    };
    let mut maker = view.clone();
    maker.table.options = Options::new(Preset::Table.choices()).unwrap();
    maker.own = Some(SeatId::FIRST);
    maker.hand = cards_in_hand(&maker, "X Q A T");
    let plays = ["A T", "X Q"].map(|text| TurnPlay {
        made: maker.evaluate_line(&line(&maker, text)).unwrap(),
        before: Vec::new(),
        challenged: None,
    });
    view.table.turn.plays = plays.to_vec();
    view.table.stage = Stage::Window {
        accepted: SeatSet::EMPTY,
    };
    let second = SeatId::new(1);
    let action = choose_action(&view, second, Rival::Raven, &mut Chance::new(1));
    assert_eq!(action, Action::Challenge(1));
    view.table.turn.plays.pop();
    let action = choose_action(&view, second, Rival::Raven, &mut Chance::new(1));
    assert_eq!(action, Action::Accept);
}

#[test]
fn bots_know_the_levels_of_the_list() {
    let levels = Rival::ALL.map(Rival::vocabulary);
    assert_eq!(levels, [Level::Common, Level::Known, Level::Rare]);
}
