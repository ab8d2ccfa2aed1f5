//! Bots that look ahead: their choices in clear cases, and the work they do.

use game::bots::{AttentionCurve, Perception};
use game::{Chance, Judge, Match, Moment, SeatId, SeatSet, Viewer, Waiting};
use lexicon::{FamilyFilter, Level, Lexicon, Word, steps_taken};
use one_letter_better::bots::{ACE, BotLevel, DEUCE, KNAVE, LEVELS, QUEEN, think};
use one_letter_better_rules::{
    Action, CardId, CheckingRule, Choices, DealSource, Deck, DeckKind, ExchangeRule, Face,
    LaidCard, OneLetterBetter, Options, PlayKind, Preset, RepeatRule, Stage, State, StealOneRule,
    TurnPlay, View, WordPlay,
};

use crate::list::{FAMILY, LIST};
use crate::seats::bot_seats;
use crate::thorough;

pub(super) const BO: SeatId = SeatId::new(1);

/// The action that this bot chooses in the first seat, given a word list.
pub(super) fn choose_action(view: &View, regular: &BotLevel, words: &Lexicon, seed: u64) -> Action {
    let family = FamilyFilter::default();
    let mut chance = Chance::new(seed);
    think(view, SeatId::FIRST, regular, words, &family, &mut chance)
}

/// The word that the bot lays, or `None` if it lays none.
pub(super) fn laid_word(view: &View, regular: &BotLevel, words: &Lexicon) -> Option<String> {
    match choose_action(view, regular, words, 1) {
        Action::Play(line) => Some(line_text(&line)),
        _ => None,
    }
}

pub(super) fn line_text(line: &[LaidCard]) -> String {
    let word = line.iter().map(|laid| laid.letters);
    let word = word.fold(Word::EMPTY, |word, letters| word.join(letters).unwrap());
    word.to_string().to_lowercase()
}

pub(super) fn common_word_list(words: &[&str]) -> Lexicon {
    Lexicon::from_words(words.iter().map(|word| (*word, Level::Common))).unwrap()
}

/// Plays a game between these bots; `look` is called with each of their actions.
fn play_game(
    minds: &[BotLevel],
    choices: Choices,
    seed: u64,
    look: &mut dyn FnMut(&State, SeatId, &BotLevel, &Action),
) -> Match<OneLetterBetter> {
    let options = Options::new(choices).unwrap();
    let seats = bot_seats::<OneLetterBetter>(minds.len() as u8);
    let mut game = Match::<OneLetterBetter>::start(options, seats, Chance::new(seed)).unwrap();
    for _ in 0..4_000 {
        let Waiting::For { seats, .. } = game.waiting_for() else {
            return game;
        };
        let seat = seats.iter().next().unwrap();
        let regular = &minds[seat.index()];
        let view = game.view(Viewer::Seat(seat));
        let mut chance = game.chance_for_bots();
        let action = think(&view, seat, regular, &LIST, &FAMILY, &mut chance);
        look(game.state(), seat, regular, &action);
        let acted = game.act(seat, &action, Moment::START, Some(&LIST));
        assert_eq!(acted, Ok(()), "seed {seed}: {action:?}");
    }
    panic!("seed {seed} did not end");
}

/// Returns the state with everything that a seat can't see dealt again.
fn redeal_hidden_cards(state: &State, seat: SeatId, seed: u64) -> State {
    let mut other = state.clone();
    let mut pool = std::mem::take(&mut other.deck);
    let held = |hand: &Vec<CardId>| hand.len();
    let counts: Vec<usize> = other.hands.iter().map(held).collect();
    for (at, hand) in other.hands.iter().enumerate() {
        if at != seat.index() {
            pool.extend(hand);
        }
    }
    Chance::new(seed).shuffle(&mut pool);
    for (at, hand) in other.hands.iter_mut().enumerate() {
        if at != seat.index() {
            *hand = pool.split_off(pool.len() - counts[at]);
        }
    }
    other.deck = pool;
    other
}

#[test]
fn equal_views_and_equal_chance_give_equal_actions() {
    let (mut looked, mut dealt_anew) = (0, 0);
    let every = if thorough::is_thorough() { 2 } else { 9 };
    let mut look = |state: &State, seat: SeatId, regular: &BotLevel, _: &Action| {
        looked += 1;
        if looked % every != 0 {
            return;
        }
        let ask = |state: &State| {
            let view = state.seen_by(Viewer::Seat(seat));
            let chance = &mut Chance::new(7);
            (think(&view, seat, regular, &LIST, &FAMILY, chance), view)
        };
        let (before, seen) = ask(state);
        assert_eq!(ask(state).0, before);
        let other = redeal_hidden_cards(state, seat, looked);
        dealt_anew += u32::from(other != *state);
        let (after, sees) = ask(&other);
        assert_eq!(seen, sees, "the seat sees nothing of the change");
        assert_eq!(after, before);
    };
    for seed in 0..thorough::cases(3) {
        play_game(
            &[ACE, DEUCE, QUEEN, KNAVE],
            Choices::default(),
            seed,
            &mut look,
        );
    }
    assert!(dealt_anew > 5, "{dealt_anew}");
}

#[test]
fn bots_finish_any_game() {
    let half = |kind: &DeckKind| DeckKind {
        count: kind.count.div_ceil(2),
        ..*kind
    };
    let deck = Deck::standard().kinds().iter().map(half).collect();
    let small = Choices {
        deck: Deck::new(deck).unwrap(),
        rounds: 2,
        ..Choices::default()
    };
    let others = Choices {
        target: None,
        exchange: ExchangeRule::AfterPlayingToo,
        repeats: RepeatRule::Forbidden,
        steals: None,
        picking: StealOneRule::Shown,
        checking: CheckingRule::Honour,
        judge: Judge::Everyday,
        least_letters: 3,
        ..small.clone()
    };
    let family = Choices {
        deck: small.deck.clone(),
        deal: DealSource::Chance,
        ..Preset::Family.choices()
    };
    let games = [
        (vec![QUEEN, DEUCE], family),
        (vec![KNAVE], Preset::SoloHard.choices()),
        (vec![DEUCE, KNAVE, QUEEN, ACE], others),
        (vec![ACE, KNAVE, QUEEN], small),
        (vec![ACE], Preset::Solo.choices()),
    ];
    let tried = if thorough::is_thorough() { 5 } else { 2 };
    for (minds, choices) in games.into_iter().take(tried) {
        let mut made = 0;
        let played = play_game(&minds, choices, 5, &mut |_, _, _, action| {
            made += usize::from(matches!(action, Action::Play(_)));
        });
        assert!(played.outcome().is_some());
        assert!(made > 5, "{made} words");
    }
}

/// The first game a new player starts was over after one to three turns of their own. Ten minutes
/// are about ten turns of a person.
#[test]
fn o1_a_quick_start_lasts_long_enough_to_learn() {
    const GAMES: u64 = 6;
    let mut turns = 0;
    for seed in 0..GAMES {
        let choices = Preset::QuickStart.choices();
        play_game(&[DEUCE, DEUCE], choices, seed, &mut |_, seat, _, action| {
            turns += u64::from(seat == SeatId::FIRST && matches!(action, Action::End(_)));
        });
    }
    let each = turns / GAMES;
    assert!((6..=24).contains(&each), "{each} turns for each seat");
}

/// A turn with as many possible plays as possible: more wilds than any seat holds, a long pile and
/// many words on the table.
fn heavy_view(seed: u64) -> View {
    let deck = Deck::standard();
    let rich = |kind: &DeckKind| DeckKind {
        count: if kind.face.is_wild() { 12 } else { kind.count },
        ..*kind
    };
    let choices = Choices {
        deck: Deck::new(deck.kinds().iter().map(rich).collect()).unwrap(),
        ..Choices::default()
    };
    let options = Options::new(choices).unwrap();
    let mut chance = Chance::new(seed);
    let mut table = State::new(&options, 2).seen_by(Viewer::Seat(SeatId::FIRST));
    let (mut wilds, mut rest): (Vec<CardId>, Vec<CardId>) = options
        .deck
        .cards()
        .partition(|card| options.deck.face(*card).is_wild());
    rest.retain(|card| options.deck.face(*card) != Face::StealOne);
    chance.shuffle(&mut wilds);
    chance.shuffle(&mut rest);
    for (number, word) in ["ran", "tin", "stone", "lie", "dare", "pose"]
        .iter()
        .enumerate()
    {
        let letters = word.chars().map(|letter| letter.to_string());
        let cards = letters.map(|letter| {
            let letters: Word = letter.parse().unwrap();
            let face = |card: &CardId| options.deck.face(*card);
            let is = |card: &CardId| matches!(face(card), Face::Letters(_, own) if own == letters);
            let at = rest.iter().position(is).unwrap();
            LaidCard {
                card: rest.remove(at),
                letters,
            }
        });
        let json = serde_json::json!({
            "id": number,
            "owner": number % 2,
            "cards": cards.collect::<Vec<_>>(),
            "stolen": 0,
            "lies": "open",
        });
        table
            .table
            .words
            .push(serde_json::from_value(json).unwrap());
    }
    table.hand = rest.split_off(rest.len() - 5);
    table
        .hand
        .extend(wilds.split_off(wilds.len() - 1 - seed as usize % 4));
    table.table.pile = rest.split_off(rest.len() - 8);
    table.table.pile.extend(wilds.split_off(wilds.len() - 2));
    table.held = vec![table.hand.len() as u8, 8];
    table.deck = (rest.len() + wilds.len() - 8) as u8;
    table.table.stage = Stage::Playing;
    table.table.turn.drawn = seed.is_multiple_of(2);
    table
}

#[test]
fn a_bot_stays_within_its_work_limit_with_many_wilds() {
    let mut worst = 0;
    for seed in 0..thorough::cases(320) {
        let view = heavy_view(seed);
        for most in [20_000, 150_000, 1_500_000] {
            let mut regular = LEVELS[seed as usize % 4];
            regular.mind.eye = Perception::SHARP;
            regular.mind.judgement.work = most;
            (regular.wilds, regular.depth) = (6, 6);
            let before = steps_taken();
            let action = choose_action(&view, &regular, &LIST, seed);
            let gone = steps_taken() - before;
            assert!(gone <= most, "{gone} of {most}: {action:?}");
            worst = worst.max(gone);
        }
    }
    assert!(worst > 1_000_000, "the limit was not tested: {worst}");
}

#[test]
fn a_bot_never_challenges_a_word_that_it_knows() {
    let mut view = View::set_out(&[(BO, "T I M E")], "R S", "").unwrap();
    let made = WordPlay {
        way: PlayKind::New,
        id: view.table.words[0].id,
        line: view.table.words[0].cards.clone(),
        used: Vec::new(),
        returned: Vec::new(),
        joining: None,
        gain: 14,
        victim: None,
        loss: 0,
        stolen: 0,
        lies: view.table.words[0].lies,
    };
    view.table.turn.seat = BO;
    view.table.turn.plays = vec![TurnPlay {
        made,
        before: Vec::new(),
        challenged: None,
    }];
    view.table.stage = Stage::Window {
        accepted: SeatSet::EMPTY,
    };
    let wrong = common_word_list(&["mite"]);
    for regular in &LEVELS {
        let doubts = |words: &Lexicon| {
            let seeds = 0..100;
            let asked = seeds.map(|seed| choose_action(&view, regular, words, seed));
            asked
                .filter(|action| *action == Action::Challenge(0))
                .count()
        };
        assert_eq!(doubts(&LIST), 0, "{}", regular.id);
        assert!(doubts(&wrong) > 20, "{}", regular.id);
    }
}

#[test]
fn an_overlooked_play_stays_overlooked_for_the_turn() {
    let words = common_word_list(&["time", "timer", "oat"]);
    let (mut seen, mut missed) = (0, 0);
    let regular = BotLevel {
        mind: game::bots::BotProfile {
            eye: Perception(600),
            ..KNAVE.mind
        },
        attention: AttentionCurve::STEADY,
        ..KNAVE
    };
    for points in 0..60 {
        let mut view = View::set_out(&[(BO, "T I M E")], "R V C C Z K", "").unwrap();
        view.table.points = vec![points, 7];
        let first = laid_word(&view, &regular, &words);
        for seed in 2..6 {
            let again = match choose_action(&view, &regular, &words, seed) {
                Action::Play(line) => Some(line_text(&line)),
                _ => None,
            };
            assert_eq!(again, first, "however often it looks");
        }
        // Even with another word laid since and another card in hand, the bot doesn't notice the
        // word that it overlooked.
        let mut later = View::set_out(
            &[(BO, "T I M E"), (SeatId::FIRST, "O A T")],
            "R V C C Z K",
            "",
        )
        .unwrap();
        later.table.points = vec![points + 4, 7];
        let laid = later.table.words[1].clone();
        later.table.turn.plays = vec![TurnPlay {
            made: WordPlay {
                way: PlayKind::New,
                id: laid.id,
                line: laid.cards.clone(),
                used: Vec::new(),
                returned: Vec::new(),
                joining: None,
                gain: 4,
                victim: None,
                loss: 0,
                stolen: 0,
                lies: laid.lies,
            },
            before: Vec::new(),
            challenged: None,
        }];
        assert_eq!(laid_word(&later, &regular, &words), first);
        match first {
            Some(_) => seen += 1,
            None => missed += 1,
        }
    }
    assert!(seen > 5 && missed > 5, "{seen} and {missed}");
}

#[test]
fn a_bot_in_the_lead_overlooks_more() {
    let words = common_word_list(&["time", "timer"]);
    let sees = |lead: i32| {
        let turns = 0..100;
        let seen = turns.filter(|number| {
            let mut view = View::set_out(&[(BO, "T I M E")], "R V C C Z K", "").unwrap();
            view.table.points = vec![number + lead.max(0), number - lead.min(0)];
            laid_word(&view, &QUEEN, &words).is_some()
        });
        seen.count()
    };
    let (leads, trails) = (sees(80), sees(-80));
    assert!(
        leads * 2 < trails,
        "{leads} when it leads, {trails} when it trails"
    );
}
