//! A game at its table: the state that all game screens have ([`TableCore`]), and the operations that
//! all of them share ([`GameTable`]).
//!
//! A game's table state implements [`GameTable`]: it contains a [`TableCore`] and what only this
//! game shows, puts its refusals into sentences, and decides what becomes of a half-built move. The
//! trait provides the operations: acting, undoing, taking the device, letting a bot act, and
//! updating after events.

use std::ops::Deref;

use leptos::ev;
use leptos::prelude::*;

use super::dom;
use super::pace::Pacer;
use super::session::Session;
use super::sounds;
use super::tap_guard;
use super::tips::Tips;
use crate::draw::effect;
use game::{
    ActError, Game, GameId, HistoryEntry, Match, PlayedBy, Player, Seat, SeatId, SeatSet, Viewer,
};
use screen::retry::Retry;
use screen::review::JudgedDecision;
use screen::{Cue, presence, record_game};
use store::GameOpenError;

/// The id of the line that says what to do next, or of the element that takes its place on a lid
/// and at the end of a game.
pub const PROMPT_ID: &str = "prompt";

/// The state that every game screen has.
pub struct TableCore<G: Game> {
    pub session: Session<G>,
    /// The seats played by people.
    pub people: SeatSet,
    /// The player who holds the shared device, once they have confirmed it.
    pub(super) device_holder: RwSignal<Option<SeatId>>,
    /// The step that is shown, if it isn't the last.
    pub past: RwSignal<Option<usize>>,
    /// The review's verdicts on the turns, once there is a review.
    pub judged: RwSignal<Option<Vec<JudgedDecision>>>,
    /// The number of steps for which the review was made.
    judged_at: StoredValue<usize>,
    /// Whether the review is complete; people's turns are judged first.
    pub reviewed: StoredValue<bool>,
    /// Which person's account of the game is shown; kept while a moment is tried again.
    pub recalled: RwSignal<usize>,
    /// The moment that is being tried again.
    pub trying: RwSignal<Option<Retry>>,
    /// For each seat, whether this is one of its player's first games. Empty if the game was
    /// already over when it was opened.
    beginners: StoredValue<Vec<bool>>,
    /// When the next bot acts; a tap makes it act at once.
    pub pace: Pacer,
    /// Why the last action was refused.
    pub refusal: RwSignal<String>,
    /// Tips for a coached player.
    pub tips: Tips,
    /// The number of steps when the screen was last updated.
    followed: StoredValue<usize>,
    /// The value of [`GameTable::prompt_number`] at the last update.
    asked: StoredValue<u32>,
}

impl<G: Game> Clone for TableCore<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for TableCore<G> {}

/// An event after which the screen is updated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableEvent {
    /// The player holding the device acted.
    Act,
    /// The player holding the device took back the last step.
    Undo,
    /// A bot acted, or time ran out.
    Others,
    /// A player confirmed that they hold the device.
    Arrival,
}

impl<G: Game> TableCore<G> {
    /// Opens the table of a game that has been loaded (`loaded_game`). `line` formats a line of the
    /// game's history.
    pub fn open(
        id: &GameId,
        line: fn(&Match<G>, &HistoryEntry<G::LogEntry>) -> String,
    ) -> Result<TableCore<G>, GameOpenError> {
        let session = Session::open(id, line)?;
        let people = session.with_untracked(|game| {
            let seats = game.journal().seats.iter().enumerate();
            let people = seats.filter(|(_, seat)| seat.by == PlayedBy::Person);
            people.map(|(at, _)| SeatId::new(at as u8)).collect()
        });
        tap_guard::guard_table();
        let table = TableCore {
            session,
            people,
            device_holder: RwSignal::new(None),
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
            followed: StoredValue::new(session.with_untracked(step_count)),
            asked: StoredValue::default(),
        };
        table.reserve_tips();
        Ok(table)
    }

    /// Whether the game in its current state has been reviewed completely. A review made for an
    /// earlier state is dropped.
    pub fn is_fully_reviewed(self) -> bool {
        let at = self.session.with_untracked(step_count);
        // While a moment is tried again, the table shows a different game.
        if self.judged_at.get_value() != at && self.session.is_saving() {
            self.judged_at.set_value(at);
            self.judged.set(None);
            self.reviewed.set_value(false);
        }
        self.reviewed.get_value()
    }

    /// The player who has confirmed that they hold the device, tracked.
    pub fn device_holder(self) -> Option<SeatId> {
        self.device_holder.get()
    }

    /// Whether the game was still going on when it was opened here, and no moment of it is being
    /// tried again.
    pub(crate) fn was_played_here(self) -> bool {
        self.session.is_saving() && self.beginners.with_value(|all| !all.is_empty())
    }

    /// Whether a seat gets the beginner's help, tracked.
    pub fn gets_help(self, seat: SeatId) -> bool {
        let first = |all: &Vec<bool>| all.get(seat.index()) == Some(&true);
        let help = self.session.app().settings().help;
        let given = || help.is_given(self.beginners.with_value(first));
        self.people.contains(seat) && (self.session.is_lesson() || given())
    }

    /// The view of the player holding the device; `wanted` returns the seat whose hand is needed.
    /// Tracked.
    pub fn current_view(self, wanted: fn(&Match<G>, SeatSet) -> Option<SeatId>) -> G::View {
        let here = self.device_holder.get();
        self.session.with(|game| {
            let viewer = presence::viewer(self.people, here, wanted(game, self.people));
            game.view(viewer)
        })
    }

    /// Runs a function on the seats of the table.
    pub fn with_seats<T>(self, see: impl FnOnce(&[Seat]) -> T) -> T {
        self.session
            .with_untracked(|game| see(&game.journal().seats))
    }

    /// The player of a seat.
    pub fn player(self, seat: SeatId) -> Option<Player> {
        self.with_seats(|seats| seats.get(seat.index()).map(|seat| seat.player.clone()))
    }

    /// Whether a seat can take back the last step because the step was its own; tracked.
    pub fn can_take_back(self, seat: SeatId) -> bool {
        let own = |game: &Match<G>| game.last_step().and_then(|step| step.by) == Some(seat);
        self.session.can_undo() && self.session.with(own)
    }

    /// The winners, once the game is over.
    pub fn winners(self) -> SeatSet {
        let outcome = self.session.with_untracked(Match::outcome);
        outcome.map(|outcome| outcome.winners()).unwrap_or_default()
    }

    /// The names of these seats' players, in order.
    pub fn names(self, seats: SeatSet) -> Vec<String> {
        seats
            .iter()
            .map(|seat| self.session.player_name(seat))
            .collect()
    }

    /// The seat that is named for an action that any person may take: the first one played by a
    /// person.
    pub fn first_person(self) -> SeatId {
        self.people.iter().next().unwrap_or(SeatId::FIRST)
    }

    /// The view that is open to everyone at the table after this many steps, tracked.
    pub fn public_view_at(self, steps: usize) -> G::View {
        self.session
            .with(|game| G::view(&game.state_after(steps), Viewer::Table))
    }
}

/// For each seat, whether this is one of its player's first games, according to the record of
/// names. A game that is already over doesn't count as a first game for anyone.
fn first_games<G: Game>(session: Session<G>) -> Vec<bool> {
    let names = session.with_untracked(|game| {
        let seats = game.journal().seats.iter();
        let names = seats.map(|seat| seat.player.name.to_string());
        let played = game.outcome().is_none() && !session.is_lesson();
        played.then(|| names.collect::<Vec<_>>())
    });
    let Some(names) = names else {
        return Vec::new();
    };
    let (app, record) = (session.app(), format!("{}/first", G::ID));
    let kept: String = app.load(&record);
    let (keep, first) = record_game(&kept, &session.id().to_string(), &names);
    if keep != kept {
        app.save(&record, &keep);
    }
    first
}

fn step_count<G: Game>(game: &Match<G>) -> usize {
    game.journal().steps.len()
}

/// A game's table state, with the operations that all games share.
pub trait GameTable: Deref<Target = TableCore<Self::Game>> + Copy + 'static {
    type Game: Game;

    /// Whether all players build moves at once, so that another player's action leaves this
    /// player's half-built move alone.
    const SIMULTANEOUS: bool = false;

    /// The person whose hand is needed for the game to go on; `None` if no hand is hidden.
    fn needed_player(_game: &Match<Self::Game>, _people: SeatSet) -> Option<SeatId> {
        None
    }

    /// A number that changes whenever the table asks for something else or asks another player. The
    /// guard then blocks the second tap of a double tap. By default it changes with every step; a
    /// game overrides this where fast typing must not be blocked.
    fn prompt_number(game: &Match<Self::Game>) -> u32 {
        step_count(game) as u32
    }

    /// The sound cue for the last step, for players who want sounds.
    fn sound_cue(game: &Match<Self::Game>) -> Option<Cue> {
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None => Some(Cue::Placed),
        }
    }

    /// Returns the sentence for a refusal.
    fn refusal_text(self, refusal: &<Self::Game as Game>::Refusal) -> String;

    /// Shows why an action was refused.
    fn show_refusal(
        self,
        _seat: SeatId,
        _action: &<Self::Game as Game>::Action,
        refusal: &<Self::Game as Game>::Refusal,
    ) {
        self.refusal.set(self.refusal_text(refusal));
    }

    /// Drops the half-built move after an event. `handed_on` is whether another player takes the
    /// device.
    fn reset_after(self, after: TableEvent, handed_on: bool);

    /// Records where things are before an action (`None` for an undo). The returned function,
    /// called afterwards, animates them to their new places.
    fn prepare_animation(
        self,
        _action: Option<&<Self::Game as Game>::Action>,
    ) -> Box<dyn FnOnce()> {
        Box::new(|| {})
    }

    /// Performs an action for a seat. Returns whether it was accepted.
    fn act_as(self, seat: SeatId, action: &<Self::Game as Game>::Action) -> bool {
        let moves = self.prepare_animation(Some(action));
        match self.session.act(seat, action) {
            Ok(()) => {
                self.update_after(TableEvent::Act);
                moves();
                true
            }
            Err(ActError::Refused(refusal)) => {
                self.show_refusal(seat, action, &refusal);
                false
            }
            // The clock has run out or the game has moved on; the screen shows which.
            Err(_) => false,
        }
    }

    /// Performs a bot's action. A failure isn't shown to the players.
    fn act_as_bot(self, seat: SeatId, action: &<Self::Game as Game>::Action) {
        let moves = self.prepare_animation(Some(action));
        if self.session.act(seat, action).is_ok() {
            if Self::SIMULTANEOUS {
                self.play_sound()
            } else {
                self.update_after(TableEvent::Others)
            }
            moves();
        }
    }

    /// Plays the sound of the last step.
    fn play_sound(self) {
        if let Some(cue) = self.session.with_untracked(Self::sound_cue) {
            sounds::play(cue);
        }
    }

    /// Takes back the last step.
    fn undo(self) {
        let moves = self.prepare_animation(None);
        self.session.undo();
        self.update_after(TableEvent::Undo);
        moves();
    }

    /// Notes that a player holds the device.
    fn arrive(self, seat: SeatId) {
        self.device_holder.set(Some(seat));
        tap_guard::prompt_changed();
        self.reset_after(TableEvent::Arrival, false);
        request_animation_frame(|| dom::restore_lost_focus(PROMPT_ID));
    }

    /// Updates the screen after an event.
    fn update_after(self, after: TableEvent) {
        self.followed
            .set_value(self.session.with_untracked(step_count));
        if matches!(after, TableEvent::Act | TableEvent::Others) {
            self.play_sound();
        }
        let here = self.device_holder.get_untracked();
        let wanted = self
            .session
            .with_untracked(|game| Self::needed_player(game, self.people));
        let still = presence::still_holding(here, wanted);
        if here != still {
            self.device_holder.set(still);
        }
        self.past.set(None);
        let asks = self.session.with_untracked(Self::prompt_number);
        if here != still || asks != self.asked.get_value() {
            self.asked.set_value(asks);
            tap_guard::prompt_changed();
        }
        self.reset_after(after, here != still);
        // The control that had the focus may be gone.
        request_animation_frame(|| dom::restore_lost_focus(PROMPT_ID));
    }

    /// Updates the screen when another player acts or a clock runs out.
    fn update_on_others(self) {
        effect(move || {
            if self.session.with(step_count) != self.followed.get_value() {
                // A position set up to be tried again isn't an event of the game.
                let after = if self.session.take_position_change() {
                    TableEvent::Undo
                } else {
                    TableEvent::Others
                };
                untrack(|| self.update_after(after));
            }
        });
    }

    /// Covers hidden hands again when the tab is hidden; `left` drops what the player was doing.
    fn cover_when_hidden(self, left: impl Fn() + 'static) {
        let sight = window_event_listener(ev::visibilitychange, move |_| {
            if document().hidden() {
                left();
                self.device_holder.set(None);
            }
        });
        on_cleanup(move || sight.remove());
    }
}
