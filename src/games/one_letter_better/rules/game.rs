//! The rules as one: which of them answers an action.
//!
//! Where the rulings O1 to O36 are silent, these settle them, in the functions that hold them:
//!
//! - O3: a round is won by whoever scored most in it; who ties has won it too. By rounds, the
//!   sum breaks the tie.
//! - O4: cards are dealt one at a time from the dealer's left. What is buried goes under the
//!   deck.
//! - O5: after an exchange a hand has eight cards, so the next turn's card makes it nine.
//! - O7: after playing too, as many cards are drawn as were exchanged.
//! - O9: a joining word keeps to it as every other word does.
//! - O11: a word that is turned down lies on the table no more.
//! - O13: what fills the hand is drawn once the deepest card is used, since a pick-up that can
//!   be put back must show nothing of the deck.
//! - O15, O25: a plain steal adds one card in all, a red one among them.
//! - O17: a join steals one word. Own words are not joined with each other, nor two of others.
//! - O17: the set of prefixes and endings holds for an own word of the table as for one spelled
//!   from the hand, at either end of the stolen word. The stolen word may be one of them.
//! - O20: a word that is stolen, whatever the way, counts one more.
//! - O22: at an end means the first or last card of the word as it lies then.
//! - O23: one thing at a time: a blue card that replaces adds nothing else.
//! - O29: as long as a game with challenges goes on, windows between rounds included, nobody
//!   looks a word up on this device, unless it is from the table of another game that goes on
//!   and has no challenges.
//! - O30: each seat lets the words stand for itself; when the next seat does, play goes on. The
//!   window closes by itself when every word was challenged.
//! - O31: points for a withstood challenge go with the play if an earlier one takes it along.
//! - O32: what was drawn, picked up, swapped or taken with STL-1 stays. What a blue card had
//!   sent to the hand goes back, from the pile too.
//! - O33: with the deck empty the top discard is taken only to be played at once as well, and
//!   nothing is swapped. A turn in which own words alone were changed with blue cards is a pass,
//!   whatever they were worth. Where words are stolen without end, so is one in which a blue
//!   card took the place of one blue card of another's word, or a round might never end.
//! - O34: whoever falls below the target has not reached it any more, and comes behind those
//!   who are there if it reaches it again; a challenge that takes a steal back gives its victim
//!   its place again. If a challenge takes the first below the target and others are at it, the
//!   round ends as O2 has it, and the first of those has won.
//! - O34: a round is over for everybody at the same time; what was scored before counts.
//! - O36: the deck of the day is the standard one, shuffled by the date. It has a score of its
//!   own, of the first game on this device that was begun with it, whether that was finished or
//!   not; it is no best score of solo.
//! - No word has more than fifteen letters.

use std::ops::RangeInclusive;

use super::affixes::keep_affixes;
use super::ruling::Ruling;
use super::{
    Action, Choices, Event, Line, Options, Phase, Refusal, Stage, State, View, challenging,
    drawing, evolve, fits, line, making, rounds, sample, steal_one, turns,
};
use game::rule::modernise_journal;
use game::{
    By, Chance, Game, Moment, Outcome, ProgramId, SeatId, SeatSet, Upgrade, Viewer, Waiting,
    name_programs,
};
use lexicon::{Lexicon, Word};

/// The game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OneLetterBetter;

impl Game for OneLetterBetter {
    const ID: &'static str = "one-letter-better";
    const UPGRADES: &'static [Upgrade] = &[
        modernise_journal::<Choices>,
        name_programs::<OneLetterBetter>,
        keep_affixes,
    ];
    const PROGRAMS: &'static [ProgramId] = &[
        ProgramId::new("deuce"),
        ProgramId::new("knave"),
        ProgramId::new("queen"),
        ProgramId::new("ace"),
    ];
    const STRENGTHS: &'static [i32] = &[1_000, 1_172, 1_349, 1_569];
    const FORMER: &'static [(ProgramId, ProgramId)] = &[
        (ProgramId::new("wren"), ProgramId::new("deuce")),
        (ProgramId::new("jay"), ProgramId::new("knave")),
        (ProgramId::new("raven"), ProgramId::new("queen")),
    ];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type State = State;
    type View = View;
    type Phase = Phase;
    type Line = Line;
    type Refusal = Refusal;

    fn seats(options: &Options) -> RangeInclusive<u8> {
        options.mode.seats()
    }

    fn lay_out(options: &Options, seats: u8) -> State {
        State::new(options, seats)
    }

    fn open(state: &State, chance: &mut Chance) -> Vec<Event> {
        let dealer = chance.below(state.table.seats.into());
        let dealer = SeatId::new(dealer as u8);
        vec![Event::Dealt(rounds::deal(&state.table, dealer, chance))]
    }

    fn waiting_for(state: &State) -> Waiting<Phase> {
        let table = &state.table;
        let seat = table.turn.seat;
        let some = |seats: SeatSet, phase| Waiting::For { seats, phase };
        match table.stage {
            Stage::Dealing | Stage::Playing => Waiting::seat(seat, Phase::Play),
            Stage::Picking { .. } => Waiting::seat(seat, Phase::Pick),
            Stage::Window { accepted } => {
                let open = seat.others(table.seats);
                let seats = open.filter(|seat| !accepted.contains(*seat)).collect();
                some(seats, Phase::Challenge)
            }
            Stage::Penance { .. } => Waiting::seat(seat, Phase::Discard),
            Stage::RoundOver => some(table.all_seats().collect(), Phase::NextRound),
            Stage::Over => Waiting::Over,
        }
    }

    fn decide(
        state: &State,
        By { seat, .. }: By,
        action: &Action,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut ruling = Ruling::new(state);
        let ruled = &mut ruling;
        match (&state.table.stage, action) {
            (Stage::Playing, Action::Draw) => drawing::draw(ruled)?,
            (Stage::Playing, Action::Take(count)) => drawing::take(ruled, *count)?,
            (Stage::Playing, Action::PutBack) => drawing::put_back(ruled)?,
            (Stage::Playing, Action::Play(line)) => making::play(ruled, line, words)?,
            (Stage::Playing, Action::Swap { blue, card }) => drawing::swap(ruled, *blue, *card)?,
            (Stage::Playing, Action::StealOne { with, from }) => {
                steal_one::steal_one(ruled, *with, *from, chance)?;
            }
            (Stage::Playing, Action::End(cards)) => turns::end(ruled, cards)?,
            (Stage::Picking { .. }, Action::Pick(card)) => steal_one::pick(ruled, *card)?,
            (Stage::Window { .. }, Action::Challenge(play)) => {
                challenging::challenge(ruled, seat, *play, words)?;
            }
            (Stage::Window { .. }, Action::Accept) => challenging::accept(ruled, seat),
            (Stage::Penance { .. }, Action::Discard(cards)) => {
                challenging::penance(ruled, cards)?;
            }
            (Stage::RoundOver, Action::NextRound) => {
                let table = &state.table;
                let dealer = table.dealer.left(table.seats);
                ruled.add(Event::Dealt(rounds::deal(table, dealer, chance)));
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(ruling.events)
    }

    fn evolve(state: &mut State, event: &Event, _: Moment) {
        evolve::evolve(state, event);
    }

    fn fits(state: &State, event: &Event) -> bool {
        fits::fits(state, event)
    }

    fn deadline(_: &State) -> Option<Moment> {
        None
    }

    fn run_out(_: &State, _: &mut Chance) -> Vec<Event> {
        Vec::new()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.seen_by(viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.table.outcome()
    }

    fn tell(before: &State, event: &Event, viewer: Viewer) -> Option<Line> {
        line::tell(before, event, viewer)
    }

    /// What was face down, in a hand, or in the list where it is asked afterwards.
    fn reveals(event: &Event) -> bool {
        matches!(
            event,
            Event::Dealt(_)
                | Event::Drew(_)
                | Event::Shown { .. }
                | Event::Stole { .. }
                | Event::DrawsOne { .. }
                | Event::Challenged(_)
                | Event::RoundEnded(_)
        )
    }

    fn made(by: Option<SeatId>, event: &Event) -> Vec<(SeatId, Word, i32)> {
        let Event::Made(made) = event else {
            return Vec::new();
        };
        by.into_iter()
            .map(|seat| (seat, made.word(), made.gain))
            .collect()
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Turn(_))
    }

    fn sample(view: &View, seat: SeatId, words: Option<&Lexicon>, chance: &mut Chance) -> Action {
        sample::sample(view, seat, words, chance)
    }
}
