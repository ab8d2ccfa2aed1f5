//! One Letter Better in the conformance suite.

use std::sync::LazyLock;

use game::rule::random_options;
use game::{Chance, Game, Match, Moment, SeatId, Viewer, Waiting};
use lexicon::{FamilyFilter, Letter, Level, Lexicon};
use one_letter_better::bots::{LEVELS, think};
use one_letter_better_rules::{
    Action, CardId, Choices, Deck, DeckKind, Event, Face, LaidCard, OneLetterBetter, Options,
    PlayKind, RoundEnd, Stage, State, StolenWordRule, View, WordStatus,
};

use super::suite::{Trial, assert_conforms};
use crate::seats::human_seats;
use crate::thorough;

/// Words that grow out of each other, short ones, some of them rare.
const WORDS: &str = "an at ate eat tea teas seat east eats sat sate rat rate rates tear tears star \
    stare stared stars tar tars art arts ant ants pant pants plant plants plan plane planet planets \
    pin pint pints print prints in tin tins tint into ion lion lions on one tone tones stone stones \
    note notes ten tent tents rent rest nest nests net nets is it its sit site sites spit split \
    lit slit slits is an ran rain rains train trains strain in ring rings string sting stings \
    ing thing things thin then the he her here there other er ed red reed bred bled led sled \
    do dot dots done od rod rods rode node nodes so sol sole soles lose slope pole poles lop slop \
    slant slants chant chants shant ch sh th st est ent ent entre enter chin chins shin shins \
    bat bats bad lad lads dab pad pal pale pales ale ales leap leaps lap slap slaps alp alps \
    din dint lid slid bid bids bin bins bit bits tab tabs stab stabs lab labs slab slabs";

static LIST: LazyLock<Lexicon> = LazyLock::new(|| {
    let level = |word: &'static str| match word.len() {
        2 | 6 => Level::Rare,
        _ => Level::Common,
    };
    let words = WORDS.split_whitespace().map(|word| (word, level(word)));
    Lexicon::from_words(words).unwrap()
});

fn pick_one<T: Clone>(chance: &mut Chance, from: &[T]) -> T {
    chance.pick(from).cloned().unwrap()
}

/// The standard deck, or about half of it with letters that go together; sometimes with card values
/// of its own.
fn random_deck(chance: &mut Chance) -> Deck {
    let standard = Deck::standard();
    let whole = chance.below(8) == 0;
    let strange = chance.below(3) == 0;
    let kinds = standard.kinds().iter().map(|kind| {
        let text = kind.face.to_string();
        let easy = "AEINORSTLDP".contains(text.as_str()) || !text.starts_with(char::is_alphabetic);
        let most = if easy { 2 } else { chance.below(2) as u8 };
        let value = if strange {
            kind.value + chance.below(5) as i8 - 2
        } else {
            kind.value
        };
        let count = if whole {
            kind.count
        } else {
            kind.count.min(most)
        };
        DeckKind {
            count,
            value,
            ..*kind
        }
    });
    Deck::new(kinds.collect()).unwrap_or(standard)
}

/// Random cards from anywhere, in a line.
fn random_line(state: &State, chance: &mut Chance) -> Vec<LaidCard> {
    let State { table, hands, .. } = state;
    let words: Vec<_> = table.words.iter().map(|word| word.cards.clone()).collect();
    let mut line = match chance.below(3) {
        0 => Vec::new(),
        _ => chance.pick(&words).cloned().unwrap_or_default(),
    };
    let cards: Vec<CardId> = hands.iter().flatten().copied().collect();
    for _ in 0..chance.below(4) {
        let Some(card) = chance.pick(&cards).copied() else {
            break;
        };
        let letters = match table.options.deck.face(card) {
            Face::Letters(_, letters) => letters,
            _ => Letter::all().take(chance.below(3)).collect(),
        };
        let place = chance.between(0, line.len());
        line.insert(place, LaidCard { card, letters });
    }
    line
}

impl Trial for OneLetterBetter {
    type Game = OneLetterBetter;
    const LONGEST: usize = 6_000;

    fn options(chance: &mut Chance) -> Options {
        let mut rules = random_options::<Choices>(chance).into_inner();
        if rules.deal.day().is_none() {
            rules.deck = random_deck(chance);
        }
        // Long matches take long to play, and are only repeated rounds.
        rules.rounds = rules.rounds.min(2);
        Options::new(rules).unwrap()
    }

    fn word_list() -> Option<&'static Lexicon> {
        Some(&LIST)
    }

    fn random_action(state: &State, chance: &mut Chance) -> Action {
        let all: Vec<CardId> = state.table.options.deck.cards().collect();
        let (one, other) = (pick_one(chance, &all), pick_one(chance, &all));
        let cards: Vec<CardId> = (0..chance.below(5))
            .map(|_| pick_one(chance, &all))
            .collect();
        let seat = SeatId::new(chance.below(5) as u8);
        match chance.below(12) {
            0 => Action::Draw,
            1 => Action::Take(chance.below(20) as u8),
            2 => Action::PutBack,
            3..=5 => Action::Play(random_line(state, chance)),
            6 => Action::Swap {
                blue: one,
                card: other,
            },
            7 => Action::StealOne {
                with: one,
                from: Some(seat),
            },
            8 => Action::Pick(one),
            9 => Action::End(cards),
            10 => Action::Challenge(chance.below(4) as u8),
            _ => Action::Discard(cards),
        }
    }

    fn check_state(game: &Match<OneLetterBetter>) -> Result<(), String> {
        check_every_card_once(game.state())?;
        let (points, state) = (Ledger::from_match(game).points, game.state());
        if points == state.table.points {
            Ok(())
        } else {
            Err(format!("{points:?} are not {:?}", state.table.points))
        }
    }

    fn bot_actions(view: &View, seat: SeatId) -> Vec<Action> {
        let does = |regular| {
            let chance = &mut Chance::new(1);
            think(view, seat, regular, &LIST, &FamilyFilter::default(), chance)
        };
        LEVELS.iter().map(does).collect()
    }

    fn scramble_hidden_state(state: &State, viewer: Viewer, chance: &mut Chance) -> State {
        let mut other = state.clone();
        let turn = Viewer::Seat(state.table.turn.seat);
        let shown = match state.table.stage {
            Stage::Picking { from, .. } if viewer == turn => Some(from),
            _ => None,
        };
        let unseen = |seat: SeatId| viewer != Viewer::Seat(seat) && shown != Some(seat);
        let seats = SeatId::all(state.table.seats);
        let hands = seats.clone().zip(&other.hands);
        let hidden = hands.filter(|(seat, _)| unseen(*seat));
        let hidden = hidden.flat_map(|(_, hand)| hand).chain(&other.deck);
        let mut hidden: Vec<CardId> = hidden.copied().collect();
        chance.shuffle(&mut hidden);
        let places = seats
            .zip(&mut other.hands)
            .filter(|(seat, _)| unseen(*seat));
        let places = places.flat_map(|(_, hand)| hand).chain(&mut other.deck);
        for (place, card) in places.zip(hidden) {
            *place = card;
        }
        other
    }

    fn scramble_hidden_event(event: &Event, viewer: Viewer, chance: &mut Chance) -> Event {
        let mut other = || CardId::new(chance.below(120) as u8);
        match event {
            // The event doesn't say whose cards they were, and the table never shows them.
            Event::Drew(cards) if viewer == Viewer::Table => {
                Event::Drew(cards.iter().map(|_| other()).collect())
            }
            Event::Stole { with, from, .. } if viewer == Viewer::Table => {
                let (with, from, card) = (*with, *from, other());
                Event::Stole { with, from, card }
            }
            Event::DrawsOne { with, card } if viewer == Viewer::Table => Event::DrawsOne {
                with: *with,
                card: card.map(|_| other()),
            },
            other => other.clone(),
        }
    }
}

/// Checks that every card of the deck is in exactly one place.
fn check_every_card_once(state: &State) -> Result<(), String> {
    let State { table, deck, hands } = state;
    let words = table.words.iter().flat_map(|word| &word.cards);
    let mut all: Vec<CardId> = words.map(|laid| laid.card).collect();
    all.extend(hands.iter().flatten());
    all.extend(deck.iter().chain(&table.pile).chain(&table.gone));
    all.sort_unstable();
    if all.iter().copied().eq(table.options.deck.cards()) {
        Ok(())
    } else {
        Err(format!("{all:?}"))
    }
}

/// The points of one play: its maker's gain, the victim's loss, and the second gain if a challenge
/// failed.
struct PlayPoints {
    gain: i32,
    loss: Option<(SeatId, i32)>,
    again: i32,
}

/// The points of a round, added up from the journal alone.
#[derive(Default)]
struct Ledger {
    points: Vec<i32>,
    /// Points that no word on the table accounts for.
    beside: Vec<i32>,
    turn: usize,
    plays: Vec<PlayPoints>,
}

impl Ledger {
    fn from_match(game: &Match<OneLetterBetter>) -> Ledger {
        let mut ledger = Ledger::default();
        let seats = game.journal().seats.len();
        for event in game.journal().steps.iter().flat_map(|step| &step.events) {
            ledger.apply_event(event, seats);
        }
        ledger
    }

    fn add_points(&mut self, seat: usize, points: i32, beside: bool) {
        if let Some(score) = self.points.get_mut(seat) {
            *score += points;
        }
        if beside && let Some(score) = self.beside.get_mut(seat) {
            *score += points;
        }
    }

    fn apply_event(&mut self, event: &Event, seats: usize) {
        match event {
            Event::Dealt(deal) => {
                self.points = vec![0; seats];
                self.beside = vec![0; seats];
                self.turn = (deal.dealer.index() + 1) % seats;
                self.plays.clear();
            }
            Event::Turn(seat) => {
                self.turn = seat.index();
                self.plays.clear();
            }
            Event::Made(made) => {
                self.add_points(self.turn, made.gain, false);
                let loss = made.victim.map(|victim| (victim, made.loss));
                if let Some((victim, loss)) = loss {
                    self.add_points(victim.index(), -loss, false);
                }
                let gain = made.gain;
                self.plays.push(PlayPoints {
                    gain,
                    loss,
                    again: 0,
                });
            }
            Event::Challenged(verdict) if verdict.good => {
                self.add_points(self.turn, verdict.points, true);
                if let Some(entry) = self.plays.get_mut(usize::from(verdict.play)) {
                    entry.again = entry.gain.max(0);
                }
            }
            Event::Challenged(verdict) => {
                self.add_points(verdict.by.index(), verdict.points, true);
                let from = usize::from(verdict.play).min(self.plays.len());
                for entry in self.plays.split_off(from) {
                    self.add_points(self.turn, -entry.gain, false);
                    self.add_points(self.turn, -entry.again, true);
                    if let Some((victim, loss)) = entry.loss {
                        self.add_points(victim.index(), loss, false);
                    }
                }
            }
            _ => {}
        }
    }
}

#[test]
fn one_letter_better_passes_the_conformance_suite() {
    assert_conforms::<OneLetterBetter>(250);
}

/// Checks what the suite would not notice: that the random games use every kind of play, and that a
/// seat's score equals what its words are worth.
#[test]
fn random_games_use_every_kind_of_play_and_their_scores_add_up() {
    let mut ways = [0_usize; 5];
    let (mut good, mut bad, mut down, mut penance, mut picked) = (0, 0, 0, 0, 0);
    let (mut target, mut empty) = (0, 0);
    for seed in 0..thorough::quarter(250) as u64 {
        let game = play_random_game(seed);
        for event in game.journal().steps.iter().flat_map(|step| &step.events) {
            match event {
                Event::Made(made) => {
                    let all = [
                        PlayKind::New,
                        PlayKind::Extend,
                        PlayKind::Steal,
                        PlayKind::Substitute,
                        PlayKind::Join,
                    ];
                    let way = all.iter().position(|way| *way == made.way).unwrap();
                    ways[way] += 1;
                    down += usize::from(made.lies != WordStatus::Open);
                }
                Event::Challenged(verdict) if verdict.good => good += 1,
                Event::Challenged(_) => bad += 1,
                Event::Shown { .. } => picked += 1,
                Event::RoundEnded(result) => match result.end {
                    RoundEnd::Target => target += 1,
                    RoundEnd::DeckEmpty => empty += 1,
                },
                _ => {}
            }
        }
        let stages = (0..game.journal().steps.len()).map(|step| game.state_after(step).table.stage);
        if seed < 60 {
            penance += stages
                .filter(|stage| matches!(stage, Stage::Penance { .. }))
                .count();
        }
        assert_score_adds_up(&game);
    }
    assert!(
        ways.iter()
            .all(|count| *count > thorough::min_occurrences(20)),
        "{ways:?}"
    );
    assert!(
        good > thorough::min_occurrences(100)
            && bad > thorough::min_occurrences(100)
            && down > thorough::min_occurrences(300)
            && picked > thorough::min_occurrences(20),
        "{good} {bad} {down} {picked}"
    );
    assert!(
        penance > thorough::min_occurrences(5)
            && target > thorough::min_occurrences(50)
            && empty > thorough::min_occurrences(20),
        "{penance} {target} {empty}"
    );
}

/// Checks that, where victims keep nothing, a seat's score is the value of its words plus the
/// points from challenges.
fn assert_score_adds_up(game: &Match<OneLetterBetter>) {
    let table = &game.state().table;
    let options = &table.options;
    if options
        .handicaps
        .iter()
        .any(|handicap| handicap.stolen == StolenWordRule::Keeps)
    {
        return;
    }
    let beside = Ledger::from_match(game).beside;
    for seat in table.all_seats() {
        let own = table.words.iter().filter(|word| word.owner == seat);
        let worth: i32 = own
            .map(|word| options.standing_value(seat, &word.cards))
            .sum();
        assert_eq!(table.score(seat), worth + beside[seat.index()]);
    }
}

/// A whole game of the random player.
fn play_random_game(seed: u64) -> Match<OneLetterBetter> {
    let mut chance = Chance::new(seed);
    let options = OneLetterBetter::options(&mut chance);
    let seats = human_seats(*OneLetterBetter::seats(&options).end());
    let mut game = Match::<OneLetterBetter>::start(options, seats, Chance::new(seed)).unwrap();
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let seats: Vec<SeatId> = seats.iter().collect();
        let seat = chance.pick(&seats).copied().unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = OneLetterBetter::sample_action(&view, seat, Some(&LIST), &mut chance);
        game.act(seat, &action, Moment::START, Some(&LIST)).unwrap();
    }
    game
}

/// Two tables that differ only in a hand or in the order of the deck give every viewer the same
/// view, whatever was done before.
#[test]
fn a_view_reveals_nothing_of_other_hands_or_the_deck() {
    let game = play_random_game(7);
    let mut chance = Chance::new(7);
    for step in 0..game.journal().steps.len() {
        let state = game.state_after(step);
        for viewer in state
            .table
            .all_seats()
            .map(Viewer::Seat)
            .chain([Viewer::Table])
        {
            let other = OneLetterBetter::scramble_hidden_state(&state, viewer, &mut chance);
            assert_eq!(state.seen_by(viewer), other.seen_by(viewer));
        }
    }
}
