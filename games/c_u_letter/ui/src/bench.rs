//! The state of the table screen specific to this game: what it shows, and what is chosen in a
//! turn.

use std::ops::Deref;

use leptos::prelude::*;

use super::best;
use super::hand::Hand;
use super::walk::Walk;
use super::{board, bots, seeing};
use c_u_letter::bots::Hint;
use c_u_letter::screen::{
    Draft, Last, Offer, Outline, Prospect, Scene, Shown, last, ran_out, scene, shown, starts,
    wanted,
};
use c_u_letter::text::{news, play};
use c_u_letter_rules::{
    Action, BestScores, Beyond, CULetter, CardId, ClaimId, Event, Mode, Refusal, Square, Stage,
    Told, View,
};
use game::{GameId, Match, SeatColour, SeatId, SeatSet};
use screen::news::Row;
use screen::{Cue, TileId};
use store::Unreadable;
use ui::card_flight::Places;
use ui::drag::Drag;
use ui::draw::{effect, memo};
use ui::later::{Coming, Later, Rest};
use ui::screens::best_scores;
use ui::seated::{After, Plays, Seated};
use ui::stage::{self, Panel, Ribbon, Sheet};
use ui::words::{Words, use_words};

/// CSS selector of the table element, inside which card movements are animated.
const TABLE: &str = ".letter";

/// The player's choices and highlights that aren't part of the draft. Every action resets them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Whether the player can ask everyone at the table to accept the refused word (C11).
    pub offers: bool,
    /// The tapped square that the message line describes.
    pub looked: Option<Square>,
    /// The claim selected in the ledger, whose cards are highlighted on the board.
    pub lit: Option<ClaimId>,
    /// The hints given so far.
    pub hints: Vec<Hint>,
    /// Whether a new best score has just been reached.
    pub best: bool,
}

/// The state of the table screen.
#[derive(Clone, Copy)]
pub struct Bench {
    seated: Seated<CULetter>,
    /// The current scene.
    pub scene: Memo<Scene>,
    /// The view of the player at the screen.
    pub view: Memo<View>,
    /// The view on display: the current one, or a public view of an earlier step.
    pub seen: Memo<View>,
    /// What the hand area offers.
    pub hand: Memo<Hand>,
    /// The history, newest first.
    pub rows: Signal<Vec<Row>>,
    /// The colour of a seat on this screen.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The last act and its effect.
    pub last: Memo<Last>,
    /// The words that are marked (C10).
    pub offers: Memo<Vec<Offer>>,
    /// The outlines of the words on the board.
    pub outlines: Memo<Vec<Outline>>,
    /// The sheet with history, rules and menu.
    pub sheet: Sheet,
    /// The panel that explains the things on the table.
    pub panel: Panel,
    /// The deferred part of the screen, loaded once the table is drawn.
    pub later: Later<Bench>,
    /// The ribbon of announcements across the table.
    pub ribbon: Ribbon,
    /// The draft of the turn.
    pub draft: RwSignal<Draft>,
    /// The draft as it would be if the dragged card were dropped.
    pub built: Memo<Draft>,
    /// The effect that the draft `built` would have.
    pub prospect: Memo<Prospect>,
    /// The squares, cards, claims and scores to draw.
    pub shown: Memo<Shown>,
    /// The player's choices and highlights that aren't part of the draft.
    pub chosen: RwSignal<Chosen>,
    /// The square of the viewer's face-down card being peeked at (C35).
    pub peek: RwSignal<Option<Square>>,
    /// The only square of the board that is in the tab order.
    pub cursor: RwSignal<Square>,
    /// The animated ceremony at the end of a round.
    pub walk: Walk,
    /// The number of finished rounds at the last update of the screen.
    rounds: StoredValue<usize>,
    pub drag: Drag<Square>,
}

impl Deref for Bench {
    type Target = Seated<CULetter>;

    fn deref(&self) -> &Seated<CULetter> {
        &self.seated
    }
}

impl Plays for Bench {
    type Game = CULetter;

    fn wanted(game: &Match<CULetter>, people: SeatSet) -> Option<SeatId> {
        wanted(&game.state().table, people)
    }

    fn cue(game: &Match<CULetter>) -> Option<Cue> {
        let step = game.last_step()?;
        let laid = |event: &Event| matches!(event, Event::Placed(_) | Event::Claimed(_));
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None => {
                let last = last(game, usize::MAX);
                let breaks = !last.changes.broke.is_empty();
                let laid = step.events.iter().any(laid);
                laid.then_some(if breaks { Cue::Broken } else { Cue::Placed })
            }
        }
    }

    fn says(self, refusal: &Refusal) -> String {
        self.with_seats(|seats| play::refusal(refusal, seats))
    }

    /// Shows why an action was refused, and offers to ask the table about a word that isn't in the
    /// list.
    fn refused(self, _: SeatId, _: &Action, refusal: &Refusal) {
        self.say(self.says(refusal));
        let asks = matches!(refusal, Refusal::NotInTheList(_));
        let beyond = self.view.with_untracked(|view| view.table.options.beyond);
        let offers = asks && beyond == Beyond::ByAgreement;
        self.chosen.update(|chosen| chosen.offers = offers);
        self.draft.update(|draft| draft.refuse(refusal));
    }

    fn settle(self, after: After, handed_on: bool) {
        self.refusal.set(String::new());
        self.panel.close();
        if handed_on {
            self.sheet.close();
        }
        self.draft.set(untrack(|| self.begun()));
        self.peek.set(None);
        let best = after != After::Arrival && self.enters_best();
        self.chosen.set(Chosen {
            best,
            ..Chosen::default()
        });
        // Where a moment is tried again, its earlier rounds have already been shown.
        if untrack(|| self.session.tries()) {
            return;
        }
        let rounds = self.session.with_now(rounds);
        if self.rounds.get_value() < rounds {
            self.walk.begin();
        }
        self.rounds.set_value(rounds);
    }

    fn moves(self, action: Option<&Action>) -> Box<dyn FnOnce()> {
        let before = match action {
            Some(Action::Done) => Places::now(TABLE).and_deck(),
            _ => Places::now(TABLE),
        };
        Box::new(move || before.travel())
    }
}

impl Bench {
    /// Opens the game, and starts loading the deferred part of its screen.
    pub fn open(id: &GameId, rest: fn() -> Coming<Rest<Bench>>) -> Result<Bench, Unreadable> {
        let seated = Seated::<CULetter>::open(id, tell)?;
        let (session, people, past) = (seated.session, seated.people, seated.past);
        let scene = memo(move || {
            let here = seated.here();
            session.with(|game| scene(&game.state().table, people, here, ran_out(game)))
        });
        let view = memo(move || seated.viewed(Bench::wanted));
        let seen = memo(move || match past.get() {
            Some(steps) => seated.open_view_at(steps),
            None => view.get(),
        });
        let draft = RwSignal::new(Draft::default());
        let bench = StoredValue::new(None::<Bench>);
        let later = Later::new(rest);
        let on_drop = Callback::new(move |(tile, square): (TileId, Square)| {
            if let (Some(bench), Some(card)) = (bench.get_value(), card_of(tile)) {
                bench.build(|draft, view| draft.drop(card, square, view));
            }
        });
        let drag = Drag::finding(board::square_at, on_drop);
        let aimed = memo(move || drag.over());
        // The draft as if the dragged card were dropped.
        let built = memo(move || {
            let mut built = draft.get();
            let card = drag.held().and_then(|held| card_of(held.tile));
            if let Some((card, square)) = card.zip(aimed.get()) {
                view.with(|view| built.drop(card, square, view));
            }
            built
        });
        let walk = Walk::new(session);
        let rows: Signal<Vec<Row>> = memo(move || session.with(news::history)).into();
        let colour = Callback::new(move |seat| bench.get_value()?.mark_of(seat));
        let opened = Bench {
            seated,
            scene,
            view,
            seen,
            hand: memo(move || bench.get_value().map_or(Hand::Nothing, Hand::of)),
            rows,
            colour,
            last: memo(move || {
                let steps = past.get().unwrap_or(usize::MAX);
                session.with(|game| last(game, steps))
            }),
            offers: memo(move || bench.get_value().map_or_else(Vec::new, Bench::marked)),
            outlines: memo(move || bench.get_value().map_or_else(Vec::new, Bench::outlined)),
            sheet: Sheet::new(
                Callback::new(move |()| stage::history(seated, rows, colour)),
                Callback::new(move |leaf| later.leaf(bench, leaf)),
            ),
            panel: Panel::new(Callback::new(move |thing: String| {
                later.explains(bench.get_value()?, &thing)
            })),
            later,
            ribbon: Ribbon::new(),
            draft,
            built,
            prospect: memo(move || view.with(|view| built.with(|built| built.prospect(view)))),
            shown: memo(move || match (past.get(), walk.shown()) {
                (Some(_), _) => seen.with(|view| shown(view, &Draft::default())),
                (None, Some(shown)) => shown,
                (None, None) => view.with(|view| {
                    let helps = view.own.is_none_or(|seat| seated.helps(seat));
                    built.with(|built| shown(view, built).told_to(built, helps))
                }),
            }),
            chosen: RwSignal::default(),
            peek: RwSignal::new(None),
            cursor: RwSignal::new(board::middle()),
            walk,
            rounds: StoredValue::new(session.with_now(rounds)),
            drag,
        };
        bench.set_value(Some(opened));
        opened.draft.set(untrack(|| opened.begun()));
        session.keep_draft(move || {
            let seat = opened.acting()?;
            Some((seat, opened.draft.with(Draft::text)))
        });
        opened.cover_when_left(move || {
            drag.cancel();
            opened.peek.set(None);
        });
        opened.follow_others();
        opened.run_clock();
        bots::sit_down(opened);
        later.coaches(opened);
        seeing::show_moments(opened);
        Ok(opened)
    }

    /// C4: the clock is paused while the table is covered. It starts at once for a player who has
    /// uncovered the device, as soon as the word list has loaded; others press Ready.
    fn run_clock(self) {
        effect(move || {
            let covered = matches!(self.scene.get(), Scene::Cover(_));
            self.session.hold(covered);
        });
        effect(move || {
            let scene = self.scene.get();
            let starts = self.session.with(|game| starts(&game.state().table, scene));
            if let (Some(seat), Words::Here(_)) = (starts, use_words().state()) {
                self.act_as(seat, &Action::Ready);
            }
        });
    }

    /// Enters the score of a solo game that has just ended (C41). Returns whether it is a new best.
    fn enters_best(self) -> bool {
        let score = self.session.with_now(|game| {
            let table = &game.state().table;
            let ended = table.stage == Stage::Over && table.options.mode == Mode::Solo;
            ended.then(|| (table.options, table.score(SeatId::FIRST)))
        });
        let Some((options, score)) = score else {
            return false;
        };
        best_scores::enter(best::RECORD, |best: &mut BestScores, today| {
            best.enter(&options, score as u8, today)
        })
    }

    /// Returns the acting seat's saved draft of this position. Only the seat's own player sees it,
    /// after taking the device.
    fn begun(self) -> Draft {
        let kept = self.acting().and_then(|seat| self.session.draft(seat));
        let kept = kept.and_then(|text| self.view.with(|view| Draft::read(&text, view)));
        kept.unwrap_or_default()
    }

    /// The seat at the screen that can act, tracked.
    pub fn acting(self) -> Option<SeatId> {
        match self.scene.get() {
            Scene::Hand(seat) | Scene::Open(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether words can be marked on the board now, tracked.
    pub fn marks(self) -> bool {
        let stage = self.view.with(|view| match view.table.stage {
            Stage::Claiming | Stage::Revealing(_) => true,
            Stage::Scramble(_) => view.table.loose.is_empty(),
            _ => false,
        });
        stage && self.plays()
    }

    /// Whether a card can be placed now, tracked.
    pub fn places(self) -> bool {
        self.view.with(|view| view.table.stage == Stage::Placing) && self.plays()
    }

    /// Whether the player at the screen can act, tracked.
    fn plays(self) -> bool {
        self.acting().is_some()
            && self.view.with(|view| view.table.turn.ready)
            && self.past.with(Option::is_none)
    }

    /// Whether the player can undo the last step, tracked. Undo never crosses a hand-over of the
    /// device.
    pub fn can_undo(self) -> bool {
        self.acting().is_some_and(|seat| self.can_take_back(seat))
    }

    /// Clears the refusal message and the description of a tapped square.
    pub fn calm(self) {
        self.refusal.set(String::new());
        self.chosen.update(|chosen| {
            chosen.offers = false;
            chosen.looked = None;
        });
    }

    /// Performs an action for the seat at the screen. Returns whether it was accepted.
    pub fn act(self, action: &Action) -> bool {
        untrack(|| self.acting()).is_some_and(|seat| self.act_as(seat, action))
    }

    /// Whether the draft is complete enough to be tried as an action, tracked.
    pub fn can_act(self) -> bool {
        self.view
            .with(|view| self.draft.with(|draft| draft.action(view).is_some()))
    }

    /// Shows a message in place of the prompt.
    pub fn say(self, says: String) {
        self.refusal.set(says);
    }

    /// Changes the draft, if the player at the screen can act.
    pub fn build(self, build: impl FnOnce(&mut Draft, &View)) {
        if !untrack(|| self.plays()) {
            return;
        }
        self.calm();
        let before = Places::now(TABLE);
        self.view
            .with_untracked(|view| self.draft.update(|draft| build(draft, view)));
        before.travel();
    }
}

/// Returns the drag id of a card.
pub fn tile(card: CardId) -> TileId {
    TileId(card.index() as u32)
}

fn card_of(tile: TileId) -> Option<CardId> {
    CardId::try_from(u8::try_from(tile.0).ok()?).ok()
}

/// The number of finished rounds.
fn rounds(game: &Match<CULetter>) -> usize {
    game.state().table.results.len()
}

/// The accessible text of a history entry.
fn tell(game: &Match<CULetter>, told: &game::Told<Told>) -> String {
    play::heard(game, told)
}
