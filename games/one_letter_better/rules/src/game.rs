//! The rules as a whole: which rule answers an action.
//!
//! Where the rulings O1 to O36 are silent, the functions that implement them follow these:
//!
//! - O3: the top scorer wins a round; seats that tie have all won it. Where rounds decide the
//!   match, the sum breaks a tie.
//! - O4: cards are dealt one at a time from the dealer's left. A buried card goes under the deck.
//! - O5: after an exchange a hand has eight cards, so the next turn's card makes it nine.
//! - O7: after playing too, as many cards are drawn as were exchanged.
//! - O9: the minimum length applies to a joining word as to every other word.
//! - O11: a word that is turned face down is no longer on the table.
//! - O13: the cards that fill the hand are drawn once the deepest card is used, since a pick-up
//!   that can be put back must reveal nothing of the deck.
//! - O15, O25: a plain steal adds one card in all, including red cards.
//! - O17: a join steals one word. It cannot join two of the player's own words, nor two words of
//!   opponents.
//! - O17: the set of prefixes and endings applies to the player's own table words as well as to
//!   words spelled from the hand, at either end of the stolen word. The stolen word may be in it.
//! - O20: every steal counts, whatever its kind.
//! - O22: "at an end" means the first or last card of the word at that moment.
//! - O23: one thing at a time: a blue substitution adds nothing else.
//! - O29: while a game with challenges goes on, windows between rounds included, no word can be
//!   looked up on this device, except from the table of another game in progress that has no
//!   challenges.
//! - O30: each seat accepts the words for itself; when the next seat does, play goes on. The
//!   window closes without it when every word has been challenged.
//! - O31: points for a withstood challenge are lost if an earlier play is undone and takes this
//!   one with it.
//! - O32: cards drawn, picked up, swapped or taken with STL-1 stay. Cards that a blue
//!   substitution returned to the hand go back, even from the pile.
//! - O33: with the deck empty, the top discard too may be taken only to be played at once, and
//!   nothing is swapped. A turn that only changes the player's own words with blue cards is a
//!   pass, whatever they are worth. Where steals are unlimited, so is a turn in which a blue card
//!   replaces one blue card of an opponent's word; otherwise a round might never end.
//! - O34: a seat that falls below the target no longer counts as having reached it, and comes
//!   after the seats already there if it reaches it again; a challenge that undoes a steal
//!   restores the victim's place. If a challenge takes the first seat below the target and others
//!   are at it, the round ends as in O2, and the first of those wins.
//! - O34: a round ends for all seats at the same time; points scored before then count.
//! - O36: the deck of the day is the standard deck, shuffled by the date. It has its own score:
//!   that of the first game begun with it on this device, finished or not. That score is not
//!   among the best solo scores.
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

/// One Letter Better, as an implementation of the contract that all games share.
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

    /// Whether the event reveals cards that were face down or in a hand, or the word list's verdict
    /// on a word that has already been played.
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
