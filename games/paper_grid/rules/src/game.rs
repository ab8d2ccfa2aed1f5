//! Paper Grid as a [`Game`]: dispatches each action to the rule that decides it.
//!
//! Where the rulings K1 to K42 are silent, these decisions settle them; the functions that apply
//! them say so too:
//!
//! - K9: solo practice is two seats, one of them a bot's.
//! - K16: where the table decides, any seat can speak for it, and a run is read forward. On screen
//!   a play is shown to another seat than the player's: to a person, if there is one. So a single
//!   person judges the bots' plays, and a bot judges that person's: it accepts what the full list
//!   has, and takes back the rest. Bots never repeat a play that the table took back; after three
//!   in a turn they go without a word.
//! - K21: a seat that can neither take nor place is passed over without being asked.
//! - K22: before the first word no wall may shut the start in, under either option. A wall that
//!   seals off nothing new is allowed, and areas needn't be reachable.
//! - K24: the edge is counted as the turn ends. The endgame also begins at a standstill: a round
//!   of turns that changed nothing, or no seat has a letter or room for one. Turns that ran out
//!   of time aren't a standstill.
//! - K26: letters are counted after the cells of a play have acted. Running out of time without a
//!   play is a pass. Hands are checked from the turn's seat on, clockwise.
//! - K28: the letters of a line may be called in any order. If no line has six letters, Big Ask
//!   calls at most as many as the longest has. A seat that holds all twenty-six may call any.
//! - K28 with K35: `State::call_range` gives the fewest and the most letters, and the limit holds
//!   for as many as are called.
//! - K29: words count one after the other, first the one with all new letters; in each, the added
//!   ones come before the multiplier. Printed letters belong to no seat; a blockade's belong to
//!   their seat, with value 0. A play is reported as what each word adds to the cells.
//! - K31: if no cell can be made special, the action isn't offered either.
//! - K31: on a blank board the centre cells may be made special: none of them is the star.
//! - K33: a word cell under a printed letter serves the first word through it, too.
//! - K37: a cell that is crossed out before it acts doesn't act.
//! - K41: Collector holds from the moment at which its cell acts.
//! - The clock only runs for the turn's seat: it stops while the table decides and while others
//!   answer. When it runs out, a word already played stays, and cells that haven't acted never
//!   do.
//! - A hint shows the best play, found by a bot that looks ahead if one was asked; it can't be
//!   taken back.

use std::ops::RangeInclusive;

use super::resolution::Resolution;
use super::{
    Action, Choices, Event, LogEntry, Options, Phase, Refusal, Stage, State, asking, celldance,
    claiming, ending, evolve, hints, play, possible_events, sample, supercells,
};
use game::rule::upgrade_journal_options;
use game::{
    Actor, BotId, Chance, Game, Moment, Outcome, SeatId, Upgrade, Viewer, Waiting,
    upgrade_bot_names,
};
use lexicon::{Lexicon, Word};

/// The game Paper Grid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PaperGrid;

impl Game for PaperGrid {
    const ID: &'static str = "paper-grid";
    const UPGRADES: &'static [Upgrade] = &[
        upgrade_bot_names::<PaperGrid>,
        upgrade_journal_options::<Choices>,
    ];
    const BOTS: &'static [BotId] = &[
        BotId::new("sparrow"),
        BotId::new("robin"),
        BotId::new("jackdaw"),
        BotId::new("magpie"),
    ];
    const BOT_RATINGS: &'static [i32] = &[1_000, 1_230, 1_426, 1_612];
    const RETIRED_BOTS: &'static [(BotId, BotId)] =
        &[(BotId::new("apprentice"), BotId::new("jackdaw"))];
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type State = State;
    /// The whole state: nothing is hidden (K7).
    type View = State;
    type Phase = Phase;
    type LogEntry = LogEntry;
    type Refusal = Refusal;

    fn seats(options: &Options) -> RangeInclusive<u8> {
        options.seats()
    }

    fn initial_state(options: &Options, seats: u8) -> State {
        State::new(options, seats)
    }

    fn opening_events(state: &State, chance: &mut Chance) -> Vec<Event> {
        claiming::open_game(state, chance)
    }

    fn waiting_for(state: &State) -> Waiting<Phase> {
        let turn = |phase| Waiting::for_seat(state.turn.seat, phase);
        match &state.stage {
            Stage::Claiming => turn(Phase::Claim),
            Stage::Playing => turn(Phase::Play),
            // K16: the table decides, and any seat can speak for it.
            Stage::Judging(_) => Waiting::For {
                seats: SeatId::all(state.seats).collect(),
                phase: Phase::Judge,
            },
            Stage::Acting(_) => match state.acting_special() {
                Some((_, special)) => turn(Phase::Act(special)),
                None => turn(Phase::Ask),
            },
            Stage::Asking => turn(Phase::Ask),
            Stage::Answering { seat, .. } => Waiting::for_seat(*seat, Phase::Answer),
            Stage::Over(_) => Waiting::Over,
        }
    }

    fn is_turn(state: &State) -> bool {
        // K16: the table decides.
        !matches!(state.stage, Stage::Judging(_))
    }

    fn table_scores(state: &State) -> Vec<i32> {
        SeatId::all(state.seats)
            .map(|seat| state.score(seat))
            .collect()
    }

    fn decide(
        state: &State,
        by: Actor,
        action: &Action,
        words: Option<&Lexicon>,
        _: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut resolution = Resolution::new(state, by.at);
        match (&state.stage, action) {
            (Stage::Claiming, Action::Claim(cell)) => claiming::claim(&mut resolution, *cell),
            (Stage::Playing, Action::Play(placed)) => {
                play::play_letters(&mut resolution, placed, words)
            }
            (Stage::Playing, Action::Make(cell, special)) => {
                supercells::make_special(&mut resolution, *cell, *special)
            }
            (Stage::Playing, Action::Pass) if state.endgame => {
                ending::pass(&mut resolution);
                Ok(())
            }
            (Stage::Playing, Action::Hint(best)) => hints::next_hint(&mut resolution, best, words),
            (Stage::Judging(placed), Action::Accept) => play::accept_play(&mut resolution, placed),
            (Stage::Judging(_), Action::TakeBack) => {
                resolution.add(Event::TakenBack);
                Ok(())
            }
            (Stage::Acting(_), Action::Steal(from, letter)) => {
                celldance::steal(&mut resolution, *from, *letter)
            }
            (Stage::Acting(_), Action::Destroy(cells)) => {
                celldance::destroy(&mut resolution, cells)
            }
            (Stage::Acting(_), Action::Block(placed)) => {
                celldance::place_blockade(&mut resolution, placed)
            }
            (Stage::Playing | Stage::Asking, Action::Ask { called, kept }) if !state.endgame => {
                asking::call_letters(&mut resolution, called, kept)
            }
            (Stage::Answering { called, seat }, Action::Take(letter)) => {
                asking::take_letter(&mut resolution, *seat, called, *letter)
            }
            (Stage::Answering { seat, .. }, Action::Wall(edge)) => {
                asking::place_wall(&mut resolution, *seat, *edge)
            }
            _ => Err(Refusal::NotNow),
        }?;
        Ok(resolution.events)
    }

    fn evolve(state: &mut State, event: &Event, at: Moment) {
        evolve::evolve(state, event, at);
    }

    fn is_possible(state: &State, event: &Event) -> bool {
        possible_events::is_possible(state, event)
    }

    fn deadline(state: &State) -> Option<Moment> {
        ending::deadline(state)
    }

    fn deadline_events(state: &State, _: &mut Chance) -> Vec<Event> {
        ending::end_timed_out_turn(state)
    }

    fn view(state: &State, _: Viewer) -> State {
        state.clone()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        ending::outcome(state)
    }

    fn log_entry(before: &State, event: &Event, _: Viewer) -> Option<LogEntry> {
        // Whose turn it is to act isn't news: the next action shows it.
        let news = !matches!(event, Event::Claims(_) | Event::Turn { .. } | Event::Asks);
        news.then(|| LogEntry {
            seat: before.turn.seat,
            event: event.clone(),
        })
    }

    fn reveals_hidden(event: &Event) -> bool {
        // A hint must not be taken back: the player would have learnt it for free.
        matches!(event, Event::Hinted(_))
    }

    fn words_made(by: Option<SeatId>, event: &Event) -> Vec<(SeatId, Word, i32)> {
        let Event::Played(play) = event else {
            return Vec::new();
        };
        let first = play.words.first().and_then(|word| word.word.parse().ok());
        let made = by.zip(first).map(|(seat, word)| (seat, word, play.points));
        made.into_iter().collect()
    }

    fn starts_turn(event: &Event) -> bool {
        matches!(event, Event::Claims(_) | Event::Turn { .. })
    }

    fn sample_action(
        view: &State,
        seat: SeatId,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Action {
        sample::sample_action(view, seat, words, chance)
    }
}
