//! Word Heist in the conformance suite.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use game::rule::random_options;
use game::{Chance, Match, Moment, SeatId, Viewer};
use lexicon::{FamilyFilter, Letter, Level, Lexicon, Word};
use word_heist::bots::FinderCache;
use word_heist::bots::bot::{LEVELS, plan_action};
use word_heist_rules::{
    Action, Attempt, Choices, EndReason, Event, LetterBag, LetterTile, Options, Pile, SourceChoice,
    Stage, State, Table, VoteProposal, WordHeist,
};

use super::suite::{Trial, assert_conforms};

use crate::thorough;

/// Words that turn into each other, some of them rare.
const WORDS: &str = "ate eat tea ear are era tan ant net ten tie ion oil rat tar art nit tin sea \
    rate tear tare note tone rote tore lane lean near earn rain iran late tale teal line nile \
    gain pint tile lite rail liar lair sore rose roes east seat teas eats seta neat ante gape page \
    gear rage ogre goer done node dote toed rode redo doer reed deer aide idea idle lied \
    grape pager irate alone tenor toner rated trade tread retain retina trail trial later alter \
    alert taler raise arise store notes stone tones onset learn renal inlet taping pinata \
    engine needing keening kindred rekindled seated teased orange groaned relation oriental \
    notion onion union toil into riot trio roti tried tired ailed ideal dial laid darer \
    ratio iota aorta oar roan oration";

static LIST: LazyLock<Lexicon> = LazyLock::new(|| {
    let level = |word: &'static str| match word.len() {
        5 => Level::Rare,
        _ => Level::Common,
    };
    let words = WORDS.split_whitespace().map(|word| (word, level(word)));
    Lexicon::from_words(words).unwrap()
});

fn pick_one<T: Clone>(chance: &mut Chance, from: &[T]) -> T {
    chance.pick(from).cloned().unwrap()
}

/// A word of the list, or random letters that are not a word.
fn random_word(chance: &mut Chance) -> Word {
    let all: Vec<&str> = WORDS.split_whitespace().collect();
    match chance.below(4) {
        0 => Letter::all().take(chance.below(16)).collect(),
        _ => Word::new(pick_one(chance, &all)).unwrap(),
    }
}

/// A random attempt at a word, sometimes with sources given.
fn random_attempt(state: &State, chance: &mut Chance) -> Attempt {
    let words: Vec<_> = state.table.words.iter().map(|word| word.id).collect();
    let tiles: Vec<_> = state.table.centre.iter().map(|tile| tile.id).collect();
    let tapped = chance.pick(&words).copied().into_iter().collect();
    let source = match chance.below(4) {
        0 => SourceChoice::Exactly(tapped),
        1 => SourceChoice::Pinned {
            words: tapped,
            tiles: chance.pick(&tiles).copied().into_iter().collect(),
        },
        _ => SourceChoice::ANY,
    };
    let word = random_word(chance);
    Attempt { word, source }
}

impl Trial for WordHeist {
    type Game = WordHeist;
    const LONGEST: usize = 6_000;

    fn options(chance: &mut Chance) -> Options {
        let mut rules = random_options::<Choices>(chance).into_inner();
        // Most games use half a bag, which is enough.
        if rules.deal.day().is_none() && chance.below(8) > 0 {
            rules.bag = LetterBag::Half;
        }
        Options::new(rules).unwrap()
    }

    fn word_list() -> Option<&'static Lexicon> {
        Some(&LIST)
    }

    fn random_action(state: &State, chance: &mut Chance) -> Action {
        let seat = SeatId::new(chance.below(7) as u8);
        match chance.below(28) {
            0..3 => Action::Flip,
            3..9 => Action::Make(random_attempt(state, chance)),
            9 => Action::Pass,
            10..13 => Action::Buzz(Moment(chance.below(600_000) as u64)),
            13..15 => Action::Call,
            15 => Action::Release,
            16 => Action::Type(random_word(chance)),
            17 => Action::Interrupt,
            18..20 => Action::Done(seat),
            20 => Action::Propose(seat, VoteProposal::Stop),
            21 => Action::Propose(seat, VoteProposal::TakeBack),
            22..25 => Action::Propose(seat, VoteProposal::House(random_attempt(state, chance))),
            25 => Action::Decline,
            26 => Action::Agree,
            _ if chance.below(12) == 0 => Action::Leave(seat),
            _ => Action::Flip,
        }
    }

    fn check_state(game: &Match<WordHeist>) -> Result<(), String> {
        check_flipper(game.state())?;
        check_letters(game.state())
    }

    fn bot_actions(view: &Table, seat: SeatId) -> Vec<Action> {
        let memory = &mut FinderCache::default();
        let does = |thief| plan_action(view, seat, thief, &LIST, &FamilyFilter::default(), memory);
        let plans = LEVELS.iter().filter_map(does);
        plans.map(|plan| plan.action).collect()
    }

    fn scramble_hidden_state(state: &State, _: Viewer, chance: &mut Chance) -> State {
        let mut letters = state.pile.letters().to_vec();
        let up = state.table.turned_up_count().min(letters.len());
        let mut hidden = letters.split_off(up);
        chance.shuffle(&mut hidden);
        letters.extend(hidden);
        State {
            pile: Pile::new(letters),
            ..state.clone()
        }
    }

    fn scramble_hidden_event(event: &Event, _: Viewer, chance: &mut Chance) -> Event {
        match event {
            Event::Laid(pile) => {
                let mut letters = pile.letters().to_vec();
                chance.shuffle(&mut letters);
                Event::Laid(Pile::new(letters))
            }
            other => other.clone(),
        }
    }
}

/// Checks that the next flipper is still in the game, except between turns.
fn check_flipper(state: &State) -> Result<(), String> {
    let table = &state.table;
    let between = matches!(table.stage, Stage::Sweep { .. } | Stage::Over(_));
    if between || table.present.contains(table.flipper) {
        Ok(())
    } else {
        Err(format!(
            "{} has left but is the next flipper",
            table.flipper
        ))
    }
}

/// Checks that every letter of the bag is in exactly one place: face down, in the centre, or in a
/// word on the table; and that each word has all letters of its sources.
fn check_letters(state: &State) -> Result<(), String> {
    let table = &state.table;
    let up = table.turned_up_count();
    let words = table.words_on_table().flat_map(|word| &word.tiles);
    let mut open: Vec<LetterTile> = table.centre.iter().chain(words).copied().collect();
    open.sort_unstable();
    let order = state.pile.letters();
    let numbers = open.iter().map(|tile| (tile.id.index(), tile.letter));
    if !numbers.eq(order.iter().copied().take(up).enumerate()) {
        return Err(format!("{up} letters are up, {open:?} lie open"));
    }
    let mut all = order.to_vec();
    all.sort_unstable();
    if !table.options.bag.letters().eq(all) && table.stage != Stage::Laying {
        return Err(format!("{order:?} is no bag"));
    }
    for word in &table.words {
        let old = word.from.iter().filter_map(|id| table.word(*id));
        let has = |tile: &LetterTile| word.tiles.contains(tile);
        if !old.flat_map(|old| &old.tiles).all(has) {
            return Err(format!("{word:?} lost a letter"));
        }
    }
    Ok(())
}

#[test]
fn word_heist_passes_the_conformance_suite() {
    assert_conforms::<WordHeist>(250);
}

/// Checks what the suite would not notice: that the random games have words, steals and every kind
/// of end.
#[test]
fn random_games_have_words_steals_and_every_kind_of_end() {
    let (mut made, mut stolen, mut merged, mut back, mut house) = (0, 0, 0, 0, 0);
    let mut ends = BTreeSet::new();
    for seed in 0..thorough::quarter(300) as u64 {
        let game = play_random_game(seed);
        let events = game.journal().steps.iter().flat_map(|step| &step.events);
        for event in events {
            match event {
                Event::Made(_, making) => {
                    made += 1;
                    stolen += usize::from(making.from.len() == 1);
                    merged += usize::from(making.from.len() > 1);
                    house += usize::from(making.house);
                }
                Event::TakenBack(_) => back += 1,
                Event::Ended(cause) => {
                    ends.insert(format!("{cause:?}"));
                }
                _ => {}
            }
        }
    }
    let tally = (made, stolen, merged, back, house);
    assert!(
        made > thorough::min_occurrences(2_000)
            && stolen > thorough::min_occurrences(500)
            && merged > thorough::min_occurrences(5)
            && back > thorough::min_occurrences(20)
            && house > thorough::min_occurrences(100),
        "{tally:?}"
    );
    let all = [
        EndReason::AllDone,
        EndReason::Stopped,
        EndReason::TimeUp,
        EndReason::Idle,
    ];
    for cause in all {
        assert!(ends.contains(&format!("{cause:?}")), "{ends:?}");
    }
}

/// A whole game of the random player.
fn play_random_game(seed: u64) -> Match<WordHeist> {
    use game::{Game, Waiting};
    let mut chance = Chance::new(seed);
    let options = WordHeist::options(&mut chance);
    let seats = crate::seats::human_seats(*WordHeist::seats(&options).end());
    let mut game = Match::<WordHeist>::start(options, seats, Chance::new(seed)).unwrap();
    let mut now = Moment::START;
    while let Waiting::For { seats, .. } = game.waiting_for() {
        let pause = if chance.below(40) == 0 { 70_000 } else { 4_000 };
        now = Moment(now.0 + chance.below(pause) as u64);
        if game.pass_time(now) {
            continue;
        }
        let seats: Vec<SeatId> = seats.iter().collect();
        let seat = chance.pick(&seats).copied().unwrap();
        let view = game.view(Viewer::Table);
        let action = WordHeist::sample_action(&view, seat, Some(&LIST), &mut chance);
        game.act(seat, &action, now, Some(&LIST)).unwrap();
    }
    game
}
