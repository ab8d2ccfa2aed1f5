//! The bots that play Paper Grid in the arena, and how the arena runs the game.

use crate::bots::{
    Bot, JACKDAW, MAGPIE, ROBIN, SPARROW, choose_after, made_by_others, review_points, think,
};
use crate::screen::BoardSource;
use arena::{Contender, Contest, HabitCount, Question, TimedAction};
use base::json::Map;
use game::account::DecisionLoss;
use game::{Chance, Game, Match, Seat, SeatId, SeatSet};
use lexicon::letter_ease::letter_ease;
use lexicon::{Letter, Level, Lexicon, Word, WordBook};
use paper_grid_rules::{
    Action, Choices, Letterfraud, OptionClash, PaperGrid, Stage, State, TakenBackPlays, is_vowel,
    moves_up_to,
};
use screen::set_up::ChoiceSource;

/// What a bot in the arena sees: the whole game state, and the plays that the table took back.
pub struct ArenaView {
    state: State,
    taken_back: TakenBackPlays,
}

type BotQuestion<'q> = Question<'q, Contestants>;

/// Paper Grid in the arena.
pub struct Contestants;

impl Contest for Contestants {
    type Game = PaperGrid;
    type Choices = Choices;
    type BotView = ArenaView;

    const BOTS: &'static [Contender<Contestants>] = &[
        Contender {
            name: SPARROW.id,
            acts: |asked, chance| Some(think_at_level(&SPARROW, asked, chance)),
        },
        Contender {
            name: ROBIN.id,
            acts: |asked, chance| Some(think_at_level(&ROBIN, asked, chance)),
        },
        Contender {
            name: JACKDAW.id,
            acts: |asked, chance| Some(think_at_level(&JACKDAW, asked, chance)),
        },
        Contender {
            name: MAGPIE.id,
            acts: |asked, chance| Some(think_at_level(&MAGPIE, asked, chance)),
        },
        Contender {
            name: "apprentice",
            acts: |asked, chance| Some(TimedAction::quick(apprentice_action(asked, chance))),
        },
        Contender {
            name: "newcomer",
            acts: |asked, chance| Some(newcomer_plan(asked, chance)),
        },
    ];
    const ANCHOR: &'static str = "apprentice";
    const MAX_STEPS: usize = 4_000;

    /// Adds a newly generated board for each deal, unless the given choices name a board.
    fn complete_options(
        choices: &mut Choices,
        given: &Map,
        seats: &[Seat],
        chance: &mut Chance,
    ) -> Result<(), OptionClash> {
        if given.contains_key("board") {
            return Ok(());
        }
        let mut source = BoardSource::default();
        source.choose_new_seed(chance);
        source.bring(choices, seats)
    }

    /// Returns the seats that are asked to act. Where the table judges words, that is the next seat
    /// after the player's, which judges the play (K16).
    fn seats_to_ask(game: &Match<PaperGrid>) -> SeatSet {
        let state = game.state();
        let turn = state.turn.seat;
        match state.stage {
            Stage::Judging(_) => turn.others_clockwise(state.seats).take(1).collect(),
            _ => game.waiting_for().seats(),
        }
    }

    fn bot_view(game: &Match<PaperGrid>, _: SeatId) -> ArenaView {
        ArenaView {
            state: game.state().clone(),
            taken_back: TakenBackPlays::from_game(game),
        }
    }

    fn words_by_others(game: &Match<PaperGrid>, seat: SeatId) -> Vec<Word> {
        made_by_others(game, seat)
    }

    const HABITS: &'static [&'static str] = &[
        "letters called that are among the eight commonest",
        "walls though the hand has room",
        "walls though it has room for a letter that helps",
    ];

    fn habits(state: &State, seat: SeatId, action: &Action) -> Vec<HabitCount> {
        let helped =
            |hand: &[Letter], called: &[Letter]| called.iter().any(|letter| helps(hand, *letter));
        vec![
            common_letters_called(action),
            walls_where(state, seat, action, |_, _| true),
            walls_where(state, seat, action, helped),
        ]
    }

    fn decision_losses(game: &Match<PaperGrid>, book: &WordBook) -> Vec<DecisionLoss> {
        let spots = review_points(game).into_iter();
        spots.map(|spot| spot.judge(&book.lexicon).loss()).collect()
    }
}

fn think_at_level(bot: &Bot, asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let ArenaView { state, taken_back } = asked.seen;
    let words = &asked.book.lexicon;
    let bot = Bot {
        mind: asked.adapt_mind(bot.mind),
        ..*bot
    };
    TimedAction::quick(think(&bot, state, asked.seat, words, taken_back, chance))
}

fn apprentice_action(asked: &BotQuestion, chance: &mut Chance) -> Action {
    let ArenaView { state, taken_back } = asked.seen;
    choose_after(state, asked.seat, &asked.book.lexicon, taken_back, chance)
}

/// Counts the called letters, and those among the eight commonest.
fn common_letters_called(action: &Action) -> HabitCount {
    let Action::Ask { called, .. } = action else {
        return HabitCount::default();
    };
    let common = called
        .iter()
        .filter(|letter| letter_ease(**letter) >= COMMON_EASE);
    HabitCount {
        did: common.count(),
        could: called.len(),
    }
}

/// Counts the answers of hands with room where a condition holds for the hand and the called
/// letters, and the walls among them.
fn walls_where(
    state: &State,
    seat: SeatId,
    action: &Action,
    counts: impl Fn(&[Letter], &[Letter]) -> bool,
) -> HabitCount {
    let Stage::Answering { called, .. } = &state.stage else {
        return HabitCount::default();
    };
    let could = state.room_in_hand(seat) > 0 && counts(state.hand(seat), called);
    HabitCount {
        did: usize::from(could && matches!(action, Action::Wall(_))),
        could: usize::from(could),
    }
}

/// Whether a letter helps a hand: it is new, and of the kind, vowel or consonant, of which the hand
/// doesn't have more than its share. Two vowels to three consonants are about right.
fn helps(hand: &[Letter], letter: Letter) -> bool {
    let vowels = hand.iter().filter(|held| is_vowel(**held)).count();
    let consonants = hand.len() - vowels;
    let lacks = if is_vowel(letter) {
        3 * vowels <= 2 * consonants
    } else {
        2 * consonants <= 3 * vowels
    };
    lacks && !hand.contains(&letter)
}

/// The ease of the eight commonest letters: E, A, S, I, R, T, N and O.
const COMMON_EASE: i32 = 9;

/// A beginner's play: lays a random word that is commonly known, asks for easy letters, and does
/// everything else at random.
fn newcomer_plan(asked: &BotQuestion, chance: &mut Chance) -> TimedAction<Action> {
    let (state, seat, words) = (&asked.seen.state, asked.seat, &asked.book.lexicon);
    match &state.stage {
        Stage::Playing => match play_known_word(asked, words, chance) {
            Some(plan) => plan,
            None if state.endgame => TimedAction::quick(Action::Pass),
            None => TimedAction::quick(call_easy_letters(state, seat, chance)),
        },
        Stage::Asking => TimedAction::quick(call_easy_letters(state, seat, chance)),
        Stage::Judging(_) => TimedAction::quick(Action::Accept),
        _ => TimedAction::quick(PaperGrid::sample_action(state, seat, None, chance)),
    }
}

fn play_known_word(
    asked: &BotQuestion,
    words: &Lexicon,
    chance: &mut Chance,
) -> Option<TimedAction<Action>> {
    let ArenaView { state, taken_back } = asked.seen;
    let level = state.options.judge.level().unwrap_or(Level::FULL);
    let mut plays = moves_up_to(state, asked.seat, words, level.min(Level::Common));
    plays.retain(|play| !taken_back.contains_words_of(state, asked.seat, &play.placed));
    let play = chance.draw(&mut plays)?;
    Some(TimedAction::for_word(
        play.placed.len(),
        Action::Play(play.placed),
    ))
}

/// Chooses easy letters to ask for, and vowels if fewer than half of the hand's letters are vowels.
/// Where Letterfraud wants letters in one line, or too few letters are left to choose from, it
/// samples any legal call.
fn call_easy_letters(state: &State, seat: SeatId, chance: &mut Chance) -> Action {
    let hand = state.hand(seat);
    let limit = state.letterfraud();
    let (least, most) = state.call_range().into_inner();
    let mut called: Vec<Letter> = Vec::new();
    while limit != Some(Letterfraud::InLine) && called.len() < most {
        let vowels = hand
            .iter()
            .chain(&called)
            .filter(|letter| is_vowel(**letter));
        let wants_vowel = 2 * vowels.count() < hand.len() + called.len();
        let held = matches!(
            limit,
            Some(Letterfraud::NoneHeld | Letterfraud::AtMostOneHeld)
        );
        let may = |letter: &Letter| {
            is_vowel(*letter) == wants_vowel
                && !called.contains(letter)
                && !(held && hand.contains(letter))
        };
        let letters: Vec<Letter> = Letter::all().filter(may).collect();
        let weights = letters
            .iter()
            .map(|letter| letter_ease(*letter).unsigned_abs());
        let Some(letter) = chance.weighted(weights).and_then(|at| letters.get(at)) else {
            break;
        };
        called.push(*letter);
    }
    if called.len() < least {
        let asking = State {
            stage: Stage::Asking,
            ..state.clone()
        };
        return PaperGrid::sample_action(&asking, seat, None, chance);
    }
    let kept = called
        .iter()
        .copied()
        .take(state.room_in_hand(seat))
        .collect();
    Action::Ask { called, kept }
}
