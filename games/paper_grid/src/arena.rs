//! The bots that play Paper Grid in the arena, and how the arena runs the game.

use crate::bots::{
    Bot, JACKDAW, MAGPIE, ROBIN, SPARROW, choose_after, made_by_others, spots, think,
};
use crate::screen::BoardSource;
use arena::{Contender, Contest, Plan, Question};
use base::json::Map;
use game::account::Lost;
use game::{Chance, Game, Match, Seat, SeatId, SeatSet};
use lexicon::ease::ease;
use lexicon::{Letter, Level, Lexicon, Word, WordBook};
use paper_grid_rules::{
    Action, Choices, Clash, Letterfraud, PaperGrid, Stage, State, TakenBack, is_vowel, moves_up_to,
};
use screen::set_up::Source;

/// What a bot in the arena sees: the whole game state, and the plays that the table took back.
pub struct Seen {
    state: State,
    taken_back: TakenBack,
}

type Asked<'q> = Question<'q, Contestants>;

/// Paper Grid in the arena.
pub struct Contestants;

impl Contest for Contestants {
    type Game = PaperGrid;
    type Choices = Choices;
    type Seen = Seen;

    const MINDS: &'static [Contender<Contestants>] = &[
        Contender {
            name: SPARROW.id,
            acts: |asked, chance| Some(level(&SPARROW, asked, chance)),
        },
        Contender {
            name: ROBIN.id,
            acts: |asked, chance| Some(level(&ROBIN, asked, chance)),
        },
        Contender {
            name: JACKDAW.id,
            acts: |asked, chance| Some(level(&JACKDAW, asked, chance)),
        },
        Contender {
            name: MAGPIE.id,
            acts: |asked, chance| Some(level(&MAGPIE, asked, chance)),
        },
        Contender {
            name: "apprentice",
            acts: |asked, chance| Some(Plan::soon(apprentice(asked, chance))),
        },
        Contender {
            name: "newcomer",
            acts: |asked, chance| Some(newcomer(asked, chance)),
        },
    ];
    const ANCHOR: &'static str = "apprentice";
    const LONGEST: usize = 4_000;

    /// Adds a newly generated board for each deal, unless the given choices name a board.
    fn bring(
        choices: &mut Choices,
        given: &Map,
        seats: &[Seat],
        chance: &mut Chance,
    ) -> Result<(), Clash> {
        if given.contains_key("board") {
            return Ok(());
        }
        let mut source = BoardSource::default();
        source.another(chance);
        source.bring(choices, seats)
    }

    /// Returns the seats that are asked to act. Where the table decides about words, that is the
    /// next seat after the player's, which judges the play (K16).
    fn asked(game: &Match<PaperGrid>) -> SeatSet {
        let state = game.state();
        let turn = state.turn.seat;
        match state.stage {
            Stage::Judging(_) => turn.others(state.seats).take(1).collect(),
            _ => game.waiting_for().seats(),
        }
    }

    fn seen(game: &Match<PaperGrid>, _: SeatId) -> Seen {
        Seen {
            state: game.state().clone(),
            taken_back: TakenBack::of(game),
        }
    }

    fn made_by_others(game: &Match<PaperGrid>, seat: SeatId) -> Vec<Word> {
        made_by_others(game, seat)
    }

    fn lost(game: &Match<PaperGrid>, book: &WordBook) -> Vec<Lost> {
        let spots = spots(game).into_iter();
        spots.map(|spot| spot.judge(&book.lexicon).lost()).collect()
    }
}

fn level(bot: &Bot, asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let Seen { state, taken_back } = asked.seen;
    let words = &asked.book.lexicon;
    let bot = Bot {
        mind: asked.of(bot.mind),
        ..*bot
    };
    Plan::soon(think(&bot, state, asked.seat, words, taken_back, chance))
}

fn apprentice(asked: &Asked, chance: &mut Chance) -> Action {
    let Seen { state, taken_back } = asked.seen;
    choose_after(state, asked.seat, &asked.book.lexicon, taken_back, chance)
}

/// A beginner's play: lays a random word that is commonly known, asks for easy letters, and does
/// everything else at random.
fn newcomer(asked: &Asked, chance: &mut Chance) -> Plan<Action> {
    let (state, seat, words) = (&asked.seen.state, asked.seat, &asked.book.lexicon);
    match &state.stage {
        Stage::Playing => match meets(asked, words, chance) {
            Some(plan) => plan,
            None if state.endgame => Plan::soon(Action::Pass),
            None => Plan::soon(asks(state, seat, chance)),
        },
        Stage::Asking => Plan::soon(asks(state, seat, chance)),
        Stage::Judging(_) => Plan::soon(Action::Accept),
        _ => Plan::soon(PaperGrid::sample(state, seat, None, chance)),
    }
}

fn meets(asked: &Asked, words: &Lexicon, chance: &mut Chance) -> Option<Plan<Action>> {
    let Seen { state, taken_back } = asked.seen;
    let level = state.options.judge.level().unwrap_or(Level::FULL);
    let mut plays = moves_up_to(state, asked.seat, words, level.min(Level::Common));
    plays.retain(|play| !taken_back.has(state, asked.seat, &play.placed));
    let play = chance.draw(&mut plays)?;
    Some(Plan::spelled(play.placed.len(), Action::Play(play.placed)))
}

/// Chooses easy letters to ask for, and vowels if fewer than half of the hand's letters are vowels.
/// Where Letterfraud wants letters in one line, or too few letters are left to choose from, it
/// samples any legal call.
fn asks(state: &State, seat: SeatId, chance: &mut Chance) -> Action {
    let hand = state.hand(seat);
    let limit = state.letterfraud();
    let (least, most) = state.calls().into_inner();
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
        let weights = letters.iter().map(|letter| ease(*letter).unsigned_abs());
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
        return PaperGrid::sample(&asking, seat, None, chance);
    }
    let kept = called.iter().copied().take(state.room(seat)).collect();
    Action::Ask { called, kept }
}
