//! A game at its table: what all screens of games hold ([`Seated`]), and the verbs that all of
//! them have ([`Plays`]).
//!
//! A game's bench plays it: it holds a [`Seated`] and what it alone shows, says how its
//! refusals read and what becomes of what was being built, and has the verbs from here: act,
//! undo, being here, letting a program act, following what happens.

use std::ops::Deref;

use leptos::ev;
use leptos::prelude::*;

use super::coached::Tips;
use super::dom;
use super::guard;
use super::pace::Pacer;
use super::session::Session;
use super::sounds;
use crate::shell::draw::effect;
use game::{ActError, Game, GameId, Match, PlayedBy, Player, Seat, SeatId, SeatSet, Told, Viewer};
use screen::review::Judged;
use screen::trying::Trying;
use screen::{Cue, beginners, presence};
use store::Unreadable;

/// The line that says what comes next, or the heading of the end.
pub const PROMPT: &str = "prompt";

/// What every screen of a game holds.
pub struct Seated<G: Game> {
    /// The match.
    pub session: Session<G>,
    /// The seats that persons play.
    pub people: SeatSet,
    /// Who has said that they are here.
    pub(super) here: RwSignal<Option<SeatId>>,
    /// The step that is looked at, if it is not the last.
    pub past: RwSignal<Option<usize>>,
    /// What the review of the game says of its turns, once there is one.
    pub judged: RwSignal<Option<Vec<Judged>>>,
    /// After how many steps it was made.
    judged_at: StoredValue<usize>,
    /// Whether that is all of them: the people's come first.
    pub reviewed: StoredValue<bool>,
    /// Whose account of the game is looked at, of the people: also after a moment was tried.
    pub recalled: RwSignal<usize>,
    /// The moment that is tried again.
    pub trying: RwSignal<Option<Trying>>,
    /// For whom the game is one of the first that they play.
    beginners: StoredValue<Vec<bool>>,
    /// When the next bot acts: a tap makes it go on at once.
    pub pace: Pacer,
    /// Why the last action was refused.
    pub refusal: RwSignal<String>,
    /// What a coached player is told.
    pub tips: Tips,
    /// How many steps there were when the screen followed last.
    followed: StoredValue<usize>,
    /// What was asked of whom then.
    asked: StoredValue<u32>,
}

impl<G: Game> Clone for Seated<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seated<G> {}

/// What the screen follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// Who is before the screen acted.
    Act,
    /// They took the last step back.
    Undo,
    /// A program acted, or time ran out.
    Others,
    /// Somebody said that they are here.
    Arrival,
}

impl<G: Game> Seated<G> {
    /// Sits down to the game that lies open. `line` puts a line of its history into words.
    pub fn open(
        id: &GameId,
        line: fn(&Match<G>, &Told<G::Line>) -> String,
    ) -> Result<Seated<G>, Unreadable> {
        let session = Session::open(id, line)?;
        let people = session.with_now(|game| {
            let seats = game.journal().seats.iter().enumerate();
            let people = seats.filter(|(_, seat)| seat.by == PlayedBy::Person);
            people.map(|(at, _)| SeatId::new(at as u8)).collect()
        });
        guard::watch();
        Ok(Seated {
            session,
            people,
            here: RwSignal::new(None),
            past: RwSignal::new(None),
            judged: RwSignal::new(None),
            judged_at: StoredValue::default(),
            reviewed: StoredValue::new(false),
            recalled: RwSignal::default(),
            trying: RwSignal::new(None),
            beginners: StoredValue::new(first_games(session)),
            pace: Pacer::new(),
            refusal: RwSignal::default(),
            tips: Tips::default(),
            followed: StoredValue::new(session.with_now(steps)),
            asked: StoredValue::default(),
        })
    }

    /// What the review said of the game as it is now, if it was asked: of another round it is
    /// forgotten, and who looked back finds it again.
    pub fn review_so_far(self) -> bool {
        let at = self.session.with_now(steps);
        // What is tried again is another game.
        if self.judged_at.get_value() != at && self.session.keeps() {
            self.judged_at.set_value(at);
            self.judged.set(None);
            self.reviewed.set_value(false);
        }
        self.reviewed.get_value()
    }

    /// Who has said that they are here, followed.
    pub fn here(self) -> Option<SeatId> {
        self.here.get()
    }

    /// Whether the game was still going on when it was opened here, and is not tried again.
    pub fn began_here(self) -> bool {
        self.session.keeps() && self.beginners.with_value(|all| !all.is_empty())
    }

    /// Whether a seat is given a beginner's help, followed.
    pub fn helps(self, seat: SeatId) -> bool {
        let first = |all: &Vec<bool>| all.get(seat.index()) == Some(&true);
        let help = self.session.desk().settings().help;
        let given = || help.is_given(self.beginners.with_value(first));
        self.people.contains(seat) && (self.session.is_lesson() || given())
    }

    /// What who is before the screen sees, by whose hand is wanted: followed.
    pub fn viewed(self, wanted: fn(&Match<G>, SeatSet) -> Option<SeatId>) -> G::View {
        let here = self.here.get();
        self.session.with(|game| {
            let viewer = presence::viewer(self.people, here, wanted(game, self.people));
            game.view(viewer)
        })
    }

    /// Who sits at the table.
    pub fn with_seats<T>(self, see: impl FnOnce(&[Seat]) -> T) -> T {
        self.session.with_now(|game| see(&game.journal().seats))
    }

    /// The player of a seat.
    pub fn player(self, seat: SeatId) -> Option<Player> {
        self.with_seats(|seats| seats.get(seat.index()).map(|seat| seat.player.clone()))
    }

    /// Whether a seat can take back the last step, which was its own: followed.
    pub fn can_take_back(self, seat: SeatId) -> bool {
        let own = |game: &Match<G>| game.last_step().and_then(|step| step.by) == Some(seat);
        self.session.can_undo() && self.session.with(own)
    }

    /// The winners, once the game is over.
    pub fn winners(self) -> SeatSet {
        let outcome = self.session.with_now(Match::outcome);
        outcome.map(|outcome| outcome.winners()).unwrap_or_default()
    }

    /// The names of these seats, in order.
    pub fn names(self, seats: SeatSet) -> Vec<String> {
        seats.iter().map(|seat| self.session.name(seat)).collect()
    }

    /// The seat that goes on where anybody may: the first that a person plays.
    pub fn anybody(self) -> SeatId {
        self.people.iter().next().unwrap_or(SeatId::FIRST)
    }

    /// The table as it lies open to all after so many steps, followed.
    pub fn open_view_at(self, steps: usize) -> G::View {
        self.session
            .with(|game| G::view(&game.at(steps), Viewer::Table))
    }
}

/// For which seats the game is one of their player's first, by what is kept of their names.
/// A game that is over when it is opened is looked at, and nobody's first.
fn first_games<G: Game>(session: Session<G>) -> Vec<bool> {
    let names = session.with_now(|game| {
        let seats = game.journal().seats.iter();
        let names = seats.map(|seat| seat.player.name.to_string());
        let played = game.outcome().is_none() && !session.is_lesson();
        played.then(|| names.collect::<Vec<_>>())
    });
    let Some(names) = names else {
        return Vec::new();
    };
    let (desk, record) = (session.desk(), format!("{}/first", G::ID));
    let kept: String = desk.load(&record);
    let (keep, first) = beginners(&kept, &session.id().to_string(), &names);
    if keep != kept {
        desk.keep(&record, &keep);
    }
    first
}

fn steps<G: Game>(game: &Match<G>) -> usize {
    game.journal().steps.len()
}

/// A game's bench, with the verbs that all have.
pub trait Plays: Deref<Target = Seated<Self::Game>> + Copy + 'static {
    type Game: Game;

    /// Whether all build at once, so that what others do ends nothing of one's own.
    const ALL_AT_ONCE: bool = false;

    /// The person whose hand is needed for the game to go on; nobody where none is hidden.
    fn wanted(_game: &Match<Self::Game>, _people: SeatSet) -> Option<SeatId> {
        None
    }

    /// A number that is another one as soon as something else is asked, or somebody else, so
    /// that a double tap would press what nobody has seen. With every step, unless a game knows
    /// better: words that are typed fast must not be guarded against each other.
    fn asks(game: &Match<Self::Game>) -> u32 {
        steps(game) as u32
    }

    /// What the last step is heard as, by who wants sounds.
    fn cue(game: &Match<Self::Game>) -> Option<Cue> {
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None => Some(Cue::Placed),
        }
    }

    /// A refusal as a sentence.
    fn says(self, refusal: &<Self::Game as Game>::Refusal) -> String;

    /// Something was refused: it is told.
    fn refused(
        self,
        _seat: SeatId,
        _action: &<Self::Game as Game>::Action,
        refusal: &<Self::Game as Game>::Refusal,
    ) {
        self.refusal.set(self.says(refusal));
    }

    /// What was being built is of before. `handed_on`: somebody else's hand is wanted now.
    fn settle(self, after: After, handed_on: bool);

    /// Sees where things lie before a step, or before one is taken back; what is called after
    /// it lets them move to where they lie then.
    fn moves(self, _action: Option<&<Self::Game as Game>::Action>) -> Box<dyn FnOnce()> {
        Box::new(|| {})
    }

    /// Lets a seat act. Whether it could.
    fn act_as(self, seat: SeatId, action: &<Self::Game as Game>::Action) -> bool {
        let moves = self.moves(Some(action));
        match self.session.act(seat, action) {
            Ok(()) => {
                self.follow_on(After::Act);
                moves();
                true
            }
            Err(ActError::Refused(refusal)) => {
                self.refused(seat, action, &refusal);
                false
            }
            // The clock has run out, or the game has gone on: the screen shows it.
            Err(_) => false,
        }
    }

    /// Lets a program act. If it cannot, that is no concern of those who look on.
    fn let_program_act(self, seat: SeatId, action: &<Self::Game as Game>::Action) {
        let moves = self.moves(Some(action));
        if self.session.act(seat, action).is_ok() {
            match Self::ALL_AT_ONCE {
                true => self.sounds(),
                false => self.follow_on(After::Others),
            }
            moves();
        }
    }

    /// The last step is heard.
    fn sounds(self) {
        if let Some(cue) = self.session.with_now(Self::cue) {
            sounds::play(cue);
        }
    }

    /// Takes the last step back.
    fn undo(self) {
        let moves = self.moves(None);
        self.session.undo();
        self.follow_on(After::Undo);
        moves();
    }

    /// Somebody says that they are here.
    fn is_here(self, seat: SeatId) {
        self.here.set(Some(seat));
        guard::changed();
        self.settle(After::Arrival, false);
        request_animation_frame(|| dom::catch_focus(PROMPT));
    }

    /// The screen follows what happened.
    fn follow_on(self, after: After) {
        self.followed.set_value(self.session.with_now(steps));
        if matches!(after, After::Act | After::Others) {
            self.sounds();
        }
        let here = self.here.get_untracked();
        let wanted = self
            .session
            .with_now(|game| Self::wanted(game, self.people));
        let still = presence::still(here, wanted);
        if here != still {
            self.here.set(still);
        }
        self.past.set(None);
        let asks = self.session.with_now(Self::asks);
        if here != still || asks != self.asked.get_value() {
            self.asked.set_value(asks);
            guard::changed();
        }
        self.settle(after, here != still);
        // The control that had the focus may be gone.
        request_animation_frame(|| dom::catch_focus(PROMPT));
    }

    /// The screen follows what others do, and be it time that has run out.
    fn follow_others(self) {
        effect(move || {
            if self.session.with(steps) != self.followed.get_value() {
                // What is laid there to be tried again is no news to anybody.
                let after = match self.session.jumps() {
                    true => After::Undo,
                    false => After::Others,
                };
                untrack(|| self.follow_on(after));
            }
        });
    }

    /// Who leaves the tab finds the cover again; `left` puts away what they were at.
    fn cover_when_left(self, left: impl Fn() + 'static) {
        let sight = window_event_listener(ev::visibilitychange, move |_| {
            if document().hidden() {
                left();
                self.here.set(None);
            }
        });
        on_cleanup(move || sight.remove());
    }
}
