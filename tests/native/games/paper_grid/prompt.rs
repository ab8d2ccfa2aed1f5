//! The prompt of a player's own turn, in whole random games: each way to go on that it names is
//! legal, and each main way that is legal is named (K8, K20, K23, K25). The rules judge that by
//! themselves: the word list has no say. A word is possible if the hand has a letter. The button
//! for a special cell (K31) isn't a main way.

use std::collections::BTreeSet;

use game::rule::random_options;
use game::{Actor, Chance, Game, Match, Moment, SeatId, Waiting};
use lexicon::{Letter, Level, Lexicon};
use paper_grid::text::table::{play_prompt, prompt};
use paper_grid_rules::{Action, Options, PaperGrid, Phase, State};

use crate::seats::human_seats;
use crate::thorough;

const WORDS: &str = "at an as in is it on or so to of go do me we he hi no ox ax ate eat tea ten net \
    ton not one son sat sit set rat tar art ear era tin nit oat toe use sun nut tan ant";

/// A way to go on with a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Way {
    Word,
    /// Calls this number of letters; keeps some of them, or none.
    Ask(usize, bool),
    Pass,
}

/// Reads the ways that a prompt names.
fn named(says: &str) -> BTreeSet<Way> {
    let says = says.strip_prefix("Ada: ").unwrap().strip_suffix('.');
    let way = |part: &str| {
        let count = || part.split(' ').find_map(|word| word.parse().ok()).unwrap();
        match part.split(' ').next().unwrap() {
            "play" => Way::Word,
            "ask" => Way::Ask(count(), true),
            "call" => Way::Ask(count(), false),
            "pass" => Way::Pass,
            _ => panic!("{part}"),
        }
    };
    let parts: Vec<Way> = says.unwrap().split(", or ").map(way).collect();
    let all: BTreeSet<Way> = parts.iter().copied().collect();
    assert_eq!(all.len(), parts.len(), "a way is named twice");
    all
}

/// The main ways that the rules allow.
fn legal(state: &State) -> BTreeSet<Way> {
    let seat = state.turn.seat;
    let allows = |action: &Action| {
        let by = Actor {
            seat,
            at: Moment::START,
        };
        PaperGrid::decide(state, by, action, None, &mut Chance::new(1)).is_ok()
    };
    let room = state.room_in_hand(seat);
    let calls = |count: usize| {
        // How many letters are called is checked before which, so one pair for each letter is
        // enough to refuse a wrong number.
        let others = if count == 2 { 26 } else { 1 };
        let mut firsts = Letter::all();
        firsts.any(|first| {
            Letter::all().take(others).any(|other| {
                let called: Vec<Letter> = [first]
                    .into_iter()
                    .chain(std::iter::repeat_n(other, count - 1))
                    .collect();
                let kept = called.iter().copied().take(room).collect();
                allows(&Action::Ask { called, kept })
            })
        })
    };
    let mut all = BTreeSet::new();
    if !state.hand(seat).is_empty() {
        all.insert(Way::Word);
    }
    all.extend(
        (1..=3)
            .filter(|count| calls(*count))
            .map(|count| Way::Ask(count, room > 0)),
    );
    if allows(&Action::Pass) {
        all.insert(Way::Pass);
    }
    all
}

/// Plays a random game, and compares the prompts with the rules. Returns the sets of ways seen.
fn play(seed: u64, words: &Lexicon) -> BTreeSet<Vec<Way>> {
    let mut chance = Chance::new(seed);
    let options: Options = random_options(&mut chance);
    let (least, most) = PaperGrid::seats(&options).into_inner();
    let seats = human_seats(chance.between(least.into(), most.into()) as u8);
    let mut game = Match::<PaperGrid>::start(options, seats, Chance::new(seed)).unwrap();
    let mut seen = BTreeSet::new();
    for step in 0..600 {
        let Waiting::For { seats: open, phase } = game.waiting_for() else {
            break;
        };
        let state = game.state();
        if phase == Phase::Play {
            let says = prompt(state, phase, "Ada", "");
            let ways = legal(state);
            assert_eq!(named(&says), ways, "{says} (seed {seed}, step {step})");
            let brief = play_prompt(state, "Ada", true);
            assert_eq!(named(&brief), ways, "{brief} (seed {seed}, step {step})");
            seen.insert(ways.into_iter().collect());
        }
        let open: Vec<SeatId> = open.iter().collect();
        let seat = *chance.pick(&open).unwrap();
        let action = PaperGrid::sample_action(state, seat, Some(words), &mut chance);
        let _ = game.act(seat, &action, Moment(step), Some(words));
    }
    seen
}

#[test]
fn the_prompt_names_every_legal_way_to_go_on_and_no_other() {
    let list = WORDS.split_whitespace().map(|word| (word, Level::Common));
    let words = Lexicon::from_words(list).unwrap();
    let mut seen = BTreeSet::new();
    for seed in 0..thorough::cases(6_000).max(60) {
        seen.extend(play(seed, &words));
    }
    use Way::{Ask, Pass, Word};
    let all = [
        vec![Word, Ask(2, true)],
        vec![Word, Ask(2, false)],
        vec![Word, Pass],
        vec![Ask(2, true)],
    ];
    for ways in all {
        assert!(seen.contains(&ways), "{ways:?} never came up");
    }
}
