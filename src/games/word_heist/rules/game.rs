//! The rules as one: which of them answers an action.
//!
//! Where the rulings A1 to A19 are silent, these settle them, in the functions that hold
//! them:
//!
//! - A4: who sits at a beginner's seat is chosen before the game. Three letters are enough
//!   for that seat alone.
//! - A6: each stricter rule stands beside A5. What a root is stands in `roots`.
//! - A8: a seat may merge own words with those of others.
//! - A9: the centre alone takes nothing from others, so it comes after every theft without an
//!   own word, and before every way with one. The leader is the best of the others. Ways that
//!   differ only in which of two equal words of one seat they take are one, and take the
//!   older. Where tiles are alike, those tapped go first, then the older.
//! - A11: what lies on the table already (A10) is told before the list is asked, and how a
//!   word is to be made (A9) is asked after it.
//! - A12: chance says who flips first. After a sweep the last one to have made a word in it
//!   flips.
//! - A13, Turns: who has made a word flips before it makes another. The sweep has the same
//!   window for each seat. Once every letter is up and the last window is over, turns end:
//!   everybody may make words, in any order.
//! - A13, Buzzers: a word that does not count is no miss (A15): the reservation ends with a
//!   word, when it is given up, or when its time is over. A word empties the queue, and
//!   presses from before it do not count any more: the table is another. A press that is
//!   told late goes by the moment at which it was made, even before the seat that has the
//!   reservation. Once every letter is up nobody is locked.
//! - A13, Call it out: tapping another caller moves the reservation.
//! - A13, Solo: anybody may flip, and makes words without a reservation.
//! - A13, A18, hints: where one seat at a time makes words and a list decides, a game may have
//!   hints. Nothing of them is in the journal: what is hinted lies open on the table. In turns
//!   there are none once several people may make words at the same time.
//! - A14: a letter turns up by itself so long after the last thing that happened, as long
//!   as nobody is reserved and the table is asked nothing.
//! - A14, a race: a letter turns up every so many seconds, whatever anybody does, and nobody
//!   turns one up. One clock does it and is the game's time: a beat for each letter that lies
//!   face down at the start, and ten after the last one. It stands while somebody is reserved
//!   or the table is asked. Turns wait for their seats, so there is no race in turns; and in a
//!   race there is no other clock for the game, no other way for letters to turn up, and no
//!   idle end. It hurries everybody: the table does not ask how a word is made (A9).
//! - A16: before the first letter nobody is done. A letter that turns up clears Done marks as a word does, and whoever presses is
//!   not done. If everybody is done with letters face down still, everybody has consented
//!   to stop. The idle end is for the time after the last letter.
//! - A18: while the table is asked, all else waits and clocks stand. A word that is taken
//!   back gives its seat the window that it had, whole. House words count for the rest of
//!   the game. Where the table decides about all words, each of them is asked for. Who is
//!   alone at the table, from the start or since the others left, has nobody to ask: there
//!   are no new house words, and the Full list decides where the table would.
//! - A19: when a seat leaves, what was asked is closed, and the last word stays.
//! - Reloading inside a reservation cancels it and its queue; nobody is locked for it, and
//!   what was typed is kept.

use std::ops::RangeInclusive;

use super::ruling::Ruling;
use super::{
    Action, Choices, Deal, Event, Line, Mode, Options, Phase, Pile, Press, Refusal, Stage, State,
    Table, ending, evolve, fits, flipping, leaving, line, making, motions, pressing, sample, turns,
};
use game::rule::{Ruleset, modernise_journal};
use game::{
    By, Chance, Game, Moment, Outcome, PlayedBy, ProgramId, Seat, SeatId, Upgrade, Viewer, Waiting,
    name_programs,
};
use lexicon::{Letter, Lexicon, Word};

/// Word Heist.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WordHeist;

impl Game for WordHeist {
    const ID: &'static str = "word-heist";
    const UPGRADES: &'static [Upgrade] =
        &[modernise_journal::<Choices>, name_programs::<WordHeist>];
    const PROGRAMS: &'static [ProgramId] = &[
        ProgramId::new("mouse"),
        ProgramId::new("squirrel"),
        ProgramId::new("raccoon"),
        ProgramId::new("lynx"),
    ];
    const STRENGTHS: &'static [i32] = &[1_000, 1_180, 1_416, 1_596];
    const FORMER: &'static [(ProgramId, ProgramId)] = &[
        (ProgramId::new("magpie"), ProgramId::new("mouse")),
        (ProgramId::new("fox"), ProgramId::new("squirrel")),
        (ProgramId::new("owl"), ProgramId::new("raccoon")),
    ];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type State = State;
    /// Everything but the letters that are face down.
    type View = Table;
    type Phase = Phase;
    type Line = Line;
    type Refusal = Refusal;

    fn seats(options: &Options) -> RangeInclusive<u8> {
        options.seats()
    }

    fn lay_out(options: &Options, seats: u8) -> State {
        State::new(options, seats)
    }

    fn open(state: &State, chance: &mut Chance) -> Vec<Event> {
        let options = &state.table.options;
        let mut letters: Vec<Letter> = options.bag.letters().collect();
        match options.deal {
            Deal::Chance => chance.shuffle(&mut letters),
            // Nor may the standard bag ever change, for the day's sake (A13).
            Deal::Day(day) => day.chance(Self::ID).shuffle(&mut letters),
        }
        let first = chance.below(state.table.seats.into());
        let mut ruling = Ruling::new(state, Moment::START);
        ruling.add(Event::Laid(Pile::new(letters)));
        for _ in 0..ruling.state.table.options.face_up {
            flipping::next_letter(&mut ruling);
        }
        ruling.add(Event::Flipper(SeatId::new(first as u8)));
        ruling.events
    }

    fn waiting_for(state: &State) -> Waiting<Phase> {
        let table = &state.table;
        if let Stage::Over(_) = table.stage {
            return Waiting::Over;
        }
        let everybody = |phase| Waiting::For {
            seats: table.present,
            phase,
        };
        if let Some(motion) = &table.motion {
            let open = table.present.iter();
            let seats = open.filter(|seat| !motion.agreed.contains(*seat)).collect();
            let phase = Phase::Vote;
            return Waiting::For { seats, phase };
        }
        match &table.stage {
            Stage::ToFlip => Waiting::seat(table.flipper, Phase::Flip),
            Stage::Window { .. } => Waiting::seat(table.flipper, Phase::Make),
            Stage::Sweep { seat, .. } => Waiting::seat(*seat, Phase::Sweep),
            Stage::Reserved { press, .. } => {
                let presses = |seat: &SeatId| *seat == press.seat || table.can_press(*seat);
                Waiting::For {
                    seats: table.present.iter().filter(presses).collect(),
                    phase: Phase::Type(press.seat),
                }
            }
            Stage::Laying | Stage::Open | Stage::Over(_) => everybody(Phase::Open),
        }
    }

    fn decide(
        state: &State,
        By { seat, at }: By,
        action: &Action,
        words: Option<&Lexicon>,
        _: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut ruling = Ruling::new(state, at);
        let asked = state.table.motion.is_some();
        match action {
            Action::Agree => motions::agree(&mut ruling, seat),
            Action::Decline => motions::decline(&mut ruling, seat),
            Action::Leave(seat) => leaving::leave(&mut ruling, *seat),
            Action::Interrupt => pressing::interrupt(&mut ruling),
            _ if asked => Err(Refusal::NotNow),
            Action::Flip => flipping::flip(&mut ruling, seat),
            Action::Make(attempt) => making::make(&mut ruling, seat, attempt, words),
            Action::Pass => turns::pass(&mut ruling, seat),
            // A press cannot be made after it is told.
            Action::Buzz(pressed) => {
                let at = at.min(*pressed);
                pressing::buzz(&mut ruling, Press { seat, at })
            }
            Action::Call => pressing::call(&mut ruling, seat, at),
            Action::Release => pressing::release(&mut ruling, seat),
            Action::Type(word) => pressing::keep(&mut ruling, seat, *word),
            Action::Done(seat) => ending::done(&mut ruling, *seat),
            Action::Propose(seat, proposal) => {
                motions::propose(&mut ruling, *seat, proposal, words)
            }
        }?;
        Ok(ruling.events)
    }

    fn evolve(state: &mut State, event: &Event, at: Moment) {
        evolve::evolve(state, event, at);
    }

    fn fits(state: &State, event: &Event) -> bool {
        fits::fits(state, event)
    }

    fn deadline(state: &State) -> Option<Moment> {
        ending::deadline(&state.table)
    }

    fn run_out(state: &State, _: &mut Chance) -> Vec<Event> {
        ending::run_out(state)
    }

    fn view(state: &State, _: Viewer) -> Table {
        state.table.clone()
    }

    fn outcome(state: &State) -> Option<Outcome> {
        ending::outcome(&state.table)
    }

    fn tell(before: &State, event: &Event, _: Viewer) -> Option<Line> {
        line::tell(before, event)
    }

    fn reveals(event: &Event) -> bool {
        matches!(event, Event::Laid(_) | Event::Flipped(_))
    }

    /// Alone a letter can be turned down again: nobody else has seen it, and it comes up next again.
    fn reveals_among(event: &Event, seats: &[Seat]) -> bool {
        let people = seats.iter().filter(|seat| seat.by == PlayedBy::Person);
        let alone = people.count() == 1;
        match event {
            Event::Flipped(_) => !alone,
            event => Self::reveals(event),
        }
    }

    fn made(_: Option<SeatId>, event: &Event) -> Vec<(SeatId, Word, i32)> {
        match event {
            Event::Made(seat, making) => vec![(*seat, making.word, making.word.len() as i32)],
            _ => Vec::new(),
        }
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Flipper(_) | Event::Sweep(_))
    }

    fn sample(view: &Table, seat: SeatId, words: Option<&Lexicon>, chance: &mut Chance) -> Action {
        sample::sample(view, seat, words, chance)
    }
}

impl Table {
    /// Who has the reservation (A13).
    pub fn holder(&self) -> Option<SeatId> {
        match &self.stage {
            Stage::Reserved { press, .. } => Some(press.seat),
            _ => None,
        }
    }

    /// Whether a seat's key, pad or name can be pressed now, but for the guard (A13).
    pub fn can_press(&self, seat: SeatId) -> bool {
        let by_mode = match self.options.mode {
            Mode::Buzzers { .. } => {
                !self.locked.contains(seat) && self.queue.iter().all(|press| press.seat != seat)
            }
            Mode::CallItOut => true,
            Mode::Turns { .. } | Mode::Solo { .. } => false,
        };
        let open = matches!(self.stage, Stage::Open | Stage::Reserved { .. });
        let free = self.motion.is_none() && self.holder() != Some(seat);
        by_mode && open && free && self.present.contains(seat)
    }
}
