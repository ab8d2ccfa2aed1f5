//! The rules behind one interface: dispatches each action to the rule that answers it.
//!
//! Where the rulings C1 to C41 leave something open, these decisions settle it, each in the
//! function that implements it:
//!
//! - C1: in plain rotation the seat on the starter's left begins, and play is always clockwise.
//! - C2: a solo round has as many cards as a round for two.
//! - C4: each turn waits for its seat to say that it is ready, even without a clock; the table says
//!   it for a lone player. The clock stops while the players decide about a word.
//! - C7: some card can be placed unless the board is full, so only a full board ends a round, even
//!   if a seat could still overwrite. If the payout clears no square of a full board, that round
//!   was the last.
//! - C8: a card is drawn before the end of the round is checked, so the last round begins with the
//!   turn that empties the deck. Seats without cards are skipped. A full lap of skipped turns ends
//!   that round as well, and cards still in hands count for no seat.
//! - C10: hints are an option separate from help: where they are off, no seat gets any, whatever
//!   its help. The preset for several players has them off.
//! - C10: a span is claimed once, whichever way it is read: the same cards backwards aren't a new
//!   word. A word that would be dormant may be claimed. Automatic claims take only words that count
//!   at once, and none in a line where an equally long word of the seat counts.
//! - C11: any seat may answer for all players. In a solo game the list decides.
//! - C13: a broken word stays broken: if it is formed again, it must be claimed again. A word whose
//!   cards moved, but can still be read in another direction, is intact.
//! - C21, C25, C27: a stack moves whole.
//! - C21: where buried cards stay, an uncovered card lies face up and belongs to no claim.
//! - C22: a word that counts in its line but lost every letter to other words paid no card, so
//!   it doesn't count in a tie. Scramble words do.
//! - C26: the same letter over a face-down card isn't refused, as that would reveal the card.
//! - C34: a revealed card waits for its placer even if it makes no word, since the players can
//!   accept words outside the list.
//! - C40: the lowest score begins, ties go to the first seat clockwise from the starter of the last
//!   round, and play is clockwise. Stacks are spread out. A seat that presses the buzzer and makes
//!   no word has passed. Scramble words need two letters whatever the game's minimum.
//! - C41: the date shuffles the deck of the day.

use std::ops::RangeInclusive;

use super::resolution::Resolution;
use super::{
    Action, Choices, Event, LogEntry, Options, Phase, Refusal, Scramble, Stage, State, View,
    claiming, evolve, fits, log_entry, revealing, rounds, sample, scramble, turns,
};
use game::rule::upgrade_journal_options;
use game::{
    Actor, BotId, Chance, Game, Moment, Outcome, SeatId, SeatSet, Upgrade, Viewer, Waiting,
    upgrade_bot_names,
};
use lexicon::{Lexicon, Word};

/// C U Letter, as an implementation of [`Game`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CULetter;

impl Game for CULetter {
    const ID: &'static str = "c-u-letter";
    const UPGRADES: &'static [Upgrade] = &[
        upgrade_journal_options::<Choices>,
        upgrade_bot_names::<CULetter>,
    ];
    const BOTS: &'static [BotId] = &[
        BotId::new("dabbler"),
        BotId::new("conjurer"),
        BotId::new("illusionist"),
        BotId::new("archmage"),
    ];
    const BOT_RATINGS: &'static [i32] = &[1_000, 1_184, 1_319, 1_514];
    const RETIRED_BOTS: &'static [(BotId, BotId)] = &[
        (BotId::new("pupil"), BotId::new("dabbler")),
        (BotId::new("charmer"), BotId::new("conjurer")),
        (BotId::new("sorcerer"), BotId::new("illusionist")),
    ];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type State = State;
    type View = View;
    type Phase = Phase;
    type LogEntry = LogEntry;
    type Refusal = Refusal;

    fn seats(options: &Options) -> RangeInclusive<u8> {
        options.mode.seats()
    }

    fn initial_state(options: &Options, seats: u8) -> State {
        State::new(options, seats)
    }

    fn opening_events(state: &State, chance: &mut Chance) -> Vec<Event> {
        vec![Event::Dealt(rounds::deal(&state.table, chance))]
    }

    fn waiting_for(state: &State) -> Waiting<Phase> {
        let table = &state.table;
        let all = |phase| Waiting::For {
            seats: table.all_seats().collect(),
            phase,
        };
        let turn = |phase| {
            if table.turn.ready {
                Waiting::for_seat(table.turn.seat, phase)
            } else {
                Waiting::for_seat(table.turn.seat, Phase::Ready)
            }
        };
        if table.proposed.is_some() {
            return all(Phase::Judge);
        }
        match &table.stage {
            Stage::Dealing | Stage::Placing => turn(Phase::Place),
            Stage::Claiming => turn(Phase::Claim),
            Stage::Revealing(_) => turn(Phase::Reveal),
            Stage::RoundOver => all(Phase::NextRound),
            Stage::Scramble(left) if left.floor => turn(Phase::Scramble),
            Stage::Scramble(left) => {
                let open = table
                    .all_seats()
                    .filter(|seat| !left.passed.contains(*seat));
                let seats: SeatSet = open.collect();
                let phase = Phase::Buzz;
                Waiting::For { seats, phase }
            }
            Stage::Over => Waiting::Over,
        }
    }

    fn is_turn(state: &State) -> bool {
        let table = &state.table;
        let plays = match table.stage {
            Stage::RoundOver => false,
            Stage::Scramble(_) => table.options.scramble != Scramble::Buzzers,
            _ => true,
        };
        plays && table.proposed.is_none()
    }

    fn table_scores(state: &State) -> Vec<i32> {
        let table = &state.table;
        table
            .all_seats()
            .map(|seat| table.score(seat) as i32)
            .collect()
    }

    fn decide(
        state: &State,
        Actor { seat, at }: Actor,
        action: &Action,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut resolution = Resolution::new(state, at);
        let ruled = &mut resolution;
        let table = &state.table;
        if table.proposed.is_some() {
            match action {
                Action::Agree => claiming::agree(ruled)?,
                Action::Decline => ruled.add(Event::Declined),
                _ => return Err(Refusal::NotNow),
            }
            return Ok(resolution.events);
        }
        if let (Stage::Scramble(left), Action::Buzz(pressed)) = (&table.stage, action)
            && !left.floor
        {
            scramble::buzz(ruled, seat, *pressed, chance)?;
            return Ok(resolution.events);
        }
        if table.is_waiting_to_begin() {
            match action {
                Action::Ready => turns::start_clock(ruled, words)?,
                _ => return Err(Refusal::NotReady),
            }
            return Ok(resolution.events);
        }
        match (&table.stage, action) {
            (Stage::Placing, Action::Place(placing)) => turns::place(ruled, *placing, words)?,
            (Stage::Claiming, Action::Claim(span)) => claiming::claim(ruled, *span, words)?,
            (Stage::Claiming, Action::Done) => turns::end(ruled),
            (Stage::Revealing(_), Action::Claim(span)) => claiming::claim(ruled, *span, words)?,
            (Stage::Revealing(_), Action::Done) => revealing::reveal_next(ruled),
            (Stage::Claiming | Stage::Revealing(_) | Stage::Scramble(_), Action::Propose(what)) => {
                claiming::propose(ruled, what, words)?;
            }
            (Stage::RoundOver, Action::NextRound) => rounds::begin_next(ruled),
            (Stage::Scramble(left), Action::Spell(cards)) if left.floor => {
                scramble::spell(ruled, cards, words)?;
            }
            (Stage::Scramble(left), Action::Claim(span))
                if left.floor && table.options.scramble == Scramble::InLines =>
            {
                scramble::claim(ruled, *span, words)?;
            }
            (Stage::Scramble(_), Action::Pass) => scramble::pass(ruled, seat),
            _ => return Err(Refusal::NotNow),
        }
        Ok(resolution.events)
    }

    fn evolve(state: &mut State, event: &Event, at: Moment) {
        evolve::evolve(state, event, at);
    }

    fn is_possible(state: &State, event: &Event) -> bool {
        fits::fits(state, event)
    }

    fn deadline(state: &State) -> Option<Moment> {
        state.table.turn.clock.deadline()
    }

    fn deadline_events(state: &State, _: &mut Chance) -> Vec<Event> {
        turns::timeout_events(state)
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.seen_by(viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.table.outcome()
    }

    fn log_entry(before: &State, event: &Event, viewer: Viewer) -> Option<LogEntry> {
        log_entry::log_entry(before, event, viewer)
    }

    fn timeout_log_entry(before: &State) -> Option<LogEntry> {
        log_entry::timeout_log_entry(before)
    }

    /// Whether an event reveals something that undo must not take back: a hidden card, a coin toss,
    /// or that a clock has started.
    fn reveals_hidden(event: &Event) -> bool {
        matches!(
            event,
            Event::Dealt(_)
                | Event::Ready
                | Event::Drew(_)
                | Event::Skipped
                | Event::Revealed { .. }
                | Event::RoundEnded(_)
                | Event::ScrambleBegan(_)
                | Event::Buzzed { .. }
        )
    }

    fn words_made(_: Option<SeatId>, event: &Event) -> Vec<(SeatId, Word, i32)> {
        let Event::RoundEnded(result) = event else {
            return Vec::new();
        };
        let paid = result.paid.iter();
        paid.map(|paid| (paid.owner, paid.word, paid.cards() as i32))
            .collect()
    }

    fn starts_turn(event: &Event) -> bool {
        matches!(event, Event::Turn(_) | Event::Scrambles(_))
    }

    fn sample_action(
        view: &View,
        seat: SeatId,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Action {
        sample::sample(view, seat, words, chance)
    }
}
