//! What the screen holds: the session, who is before it, what is chosen in a turn, and what of
//! the past is looked at.

use leptos::ev;
use leptos::prelude::*;

use super::best;
use super::walk::Walk;
use super::{board, bots as rivals};
use crate::desk::TileId;
use crate::games::c_u_letter::desk::{
    Draft, Prospect, Scene, Shown, here_still, scene, shown, starts, viewer,
};
use crate::games::c_u_letter::opponent::Hint;
use crate::games::c_u_letter::rules::{
    Action, BestScores, CULetter, CardId, ClaimId, Mode, Refusal, Square, Stage, Told, View,
};
use crate::games::c_u_letter::words::play;
use crate::shell::card_flight::Places;
use crate::shell::desk::use_desk;
use crate::shell::dom;
use crate::shell::drag::Drag;
use crate::shell::session::Session;
use crate::shell::words::{Words, use_words};
use crate::table::{
    ActError, Day, GameId, Match, PlayedBy, Player, Seat, SeatId, SeatSet, Unreadable, Viewer,
};

/// The line that says what comes next.
pub const PROMPT: &str = "prompt";
/// Within what cards travel.
const TABLE: &str = ".letter";

/// What is chosen beside the draft. All of it goes when something is done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Why the last action was refused.
    pub refusal: String,
    /// Whether the table can be asked about it (C11).
    pub offers: bool,
    /// A square that is looked at.
    pub looked: Option<Square>,
    /// A claim that is looked at.
    pub lit: Option<ClaimId>,
    /// What was hinted.
    pub hints: Vec<Hint>,
    /// Whether a best score was reached just now.
    pub best: bool,
}

/// The screen.
#[derive(Clone, Copy)]
pub struct Bench {
    pub session: Session<CULetter>,
    /// The seats that persons play.
    pub people: SeatSet,
    /// Who has said that they are here.
    here: RwSignal<Option<SeatId>>,
    /// What the screen shows.
    pub scene: Memo<Scene>,
    /// What who is before it sees.
    pub view: Memo<View>,
    /// What is chosen in the turn.
    pub draft: RwSignal<Draft>,
    /// What it would be, and what it would be if a card was let go.
    pub prospect: Memo<Prospect>,
    /// The table as it is drawn.
    pub shown: Memo<Shown>,
    /// What is chosen beside the draft.
    pub chosen: RwSignal<Chosen>,
    /// The own face-down card that is looked at (C35).
    pub peek: RwSignal<Option<Square>>,
    /// The square that the Tab key leads to.
    pub cursor: RwSignal<Square>,
    /// The step that is looked at, if it is not the last.
    pub past: RwSignal<Option<usize>>,
    /// The end of the round, as its words are walked.
    pub walk: Walk,
    pub drag: Drag<Square>,
}

impl Bench {
    /// Opens the game.
    pub fn open(id: &GameId) -> Result<Bench, Unreadable> {
        let session = Session::<CULetter>::open(id, tell)?;
        let people: SeatSet = session.with_now(|game| {
            let seats = game.journal().seats.iter().enumerate();
            let people = seats.filter(|(_, seat)| seat.by == PlayedBy::Person);
            people.map(|(at, _)| SeatId::new(at as u8)).collect()
        });
        let here = RwSignal::new(None);
        let scene =
            Memo::new(move |_| session.with(|game| scene(&game.state().table, people, here.get())));
        let view = Memo::new(move |_| {
            session.with(|game| game.view(viewer(&game.state().table, people, here.get())))
        });
        let draft = RwSignal::new(Draft::default());
        let bench = StoredValue::new(None::<Bench>);
        let on_drop = Callback::new(move |(tile, square): (TileId, Square)| {
            if let (Some(bench), Some(card)) = (bench.get_value(), card_of(tile)) {
                bench.build(|draft, view| draft.drop(card, square, view));
            }
        });
        let drag = Drag::finding(board::square_at, on_drop);
        let aimed = Memo::new(move |_| drag.over());
        // With the card that is on its way, as if it was let go.
        let built = Memo::new(move |_| {
            let mut built = draft.get();
            let card = drag.held().and_then(|held| card_of(held.tile));
            if let Some((card, square)) = card.zip(aimed.get()) {
                view.with(|view| built.drop(card, square, view));
            }
            built
        });
        let past = RwSignal::new(None::<usize>);
        let walk = Walk::new(session);
        let opened = Bench {
            session,
            people,
            here,
            scene,
            view,
            draft,
            prospect: Memo::new(move |_| {
                view.with(|view| built.with(|built| built.prospect(view)))
            }),
            shown: Memo::new(move |_| match (past.get(), walk.shown()) {
                (Some(steps), _) => {
                    let then = session.with(|game| game.at(steps));
                    shown(&then.seen_by(Viewer::Table), &Draft::default())
                }
                (None, Some(shown)) => shown,
                (None, None) => view.with(|view| built.with(|built| shown(view, built))),
            }),
            chosen: RwSignal::default(),
            peek: RwSignal::new(None),
            cursor: RwSignal::new(board::middle()),
            past,
            walk,
            drag,
        };
        bench.set_value(Some(opened));
        opened.cover_when_left();
        opened.follow();
        rivals::sit_down(opened);
        Ok(opened)
    }

    /// Who leaves the tab finds the cover again.
    fn cover_when_left(self) {
        let left = window_event_listener(ev::visibilitychange, move |_| {
            if document().hidden() {
                self.drag.cancel();
                self.peek.set(None);
                self.here.set(None);
            }
        });
        on_cleanup(move || left.remove());
    }

    /// The screen follows what happens, whoever does it, and be it time that has run out.
    fn follow(self) {
        let happened = move || {
            let number = |game: &Match<CULetter>| {
                let results = game.state().table.results.len();
                (game.journal().steps.len(), results)
            };
            self.session.with(number)
        };
        Effect::new(move |before: Option<(usize, usize)>| {
            let now = happened();
            if let Some(before) = before.filter(|before| *before != now) {
                self.settle();
                if before.1 < now.1 {
                    self.walk.begin();
                }
            }
            now
        });
        // C4: the clock stands still while the table is covered,
        Effect::new(move |_| {
            let covered = matches!(self.scene.get(), Scene::Cover(_));
            self.session.hold(covered);
        });
        // and starts for who can see their cards, once words can be judged.
        Effect::new(move |_| {
            let starts = self
                .session
                .with(|game| starts(&game.state().table, self.people, self.here.get()));
            if let (Some(seat), Words::Here(_)) = (starts, use_words().state()) {
                self.act_as(seat, &Action::Ready);
            }
        });
    }

    /// What was chosen is of before.
    fn settle(self) {
        let here = self.here.get_untracked();
        let still = self
            .session
            .with_now(|game| here_still(&game.state().table, self.people, here));
        if here != still {
            self.here.set(still);
        }
        self.draft.set(Draft::default());
        self.peek.set(None);
        self.past.set(None);
        let best = self.enters_best();
        self.chosen.set(Chosen {
            best,
            ..Chosen::default()
        });
        // The control that had the focus may be gone.
        request_animation_frame(|| dom::catch_focus(PROMPT));
    }

    /// Enters a solo game that has just ended (C41). Whether it is the best.
    fn enters_best(self) -> bool {
        let score = self.session.with_now(|game| {
            let table = &game.state().table;
            let ended = table.stage == Stage::Over && table.options.mode == Mode::Solo;
            ended.then(|| (table.options, table.score(SeatId::FIRST)))
        });
        let (Some((options, score)), Ok(today)) = (score, dom::today().parse::<Day>()) else {
            return false;
        };
        let desk = use_desk();
        let mut best: BestScores = desk.load(best::RECORD);
        let entered = best.enter(&options, score as u8, today);
        if entered {
            desk.keep(best::RECORD, &best);
        }
        entered
    }

    /// Somebody says that they are here.
    pub fn is_here(self, seat: SeatId) {
        self.chosen.set(Chosen::default());
        self.here.set(Some(seat));
        request_animation_frame(|| dom::catch_focus(PROMPT));
    }

    /// Who sits at the table.
    pub fn with_seats<T>(self, see: impl FnOnce(&[Seat]) -> T) -> T {
        self.session.with_now(|game| see(&game.journal().seats))
    }

    /// The player of a seat.
    pub fn player(self, seat: SeatId) -> Option<Player> {
        self.with_seats(|seats| seats.get(seat.index()).map(|seat| seat.player.clone()))
    }

    /// Who is before the screen and can act, followed.
    pub fn acting(self) -> Option<SeatId> {
        match self.scene.get() {
            Scene::Hand(seat) | Scene::Open(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether words are marked on the board now, followed.
    pub fn marks(self) -> bool {
        let stage = self.view.with(|view| match view.table.stage {
            Stage::Claiming | Stage::Revealing(_) => true,
            Stage::Scramble(_) => view.table.loose.is_empty(),
            _ => false,
        });
        stage && self.plays()
    }

    /// Whether a card is placed now, followed.
    pub fn places(self) -> bool {
        self.view.with(|view| view.table.stage == Stage::Placing) && self.plays()
    }

    /// Whether who is before the screen can do something, followed.
    fn plays(self) -> bool {
        self.acting().is_some()
            && self.view.with(|view| view.table.turn.ready)
            && self.past.with(Option::is_none)
    }

    /// Whether the own last step can be undone, followed: never one of before a hand-over.
    pub fn can_undo(self) -> bool {
        let Some(seat) = self.acting() else {
            return false;
        };
        let own = |game: &Match<CULetter>| game.last_step().and_then(|step| step.by) == Some(seat);
        self.session.can_undo() && self.session.with(own)
    }

    /// Takes the last step back.
    pub fn undo(self) {
        let before = Places::now(TABLE);
        self.session.undo();
        before.travel();
    }

    /// Puts refusals and what is looked at away.
    pub fn calm(self) {
        self.chosen.update(|chosen| {
            chosen.refusal.clear();
            chosen.offers = false;
            chosen.looked = None;
        });
    }

    /// Lets the seat before the screen act. Whether it could.
    pub fn act(self, action: &Action) -> bool {
        untrack(|| self.acting()).is_some_and(|seat| self.act_as(seat, action))
    }

    /// Lets a seat act. Whether it could.
    pub fn act_as(self, seat: SeatId, action: &Action) -> bool {
        let before = match action {
            Action::Done => Places::now(TABLE).and_deck(),
            _ => Places::now(TABLE),
        };
        match self.session.act(seat, action) {
            Ok(()) => {
                before.travel();
                true
            }
            Err(ActError::Refused(refusal)) => {
                self.refuse(&refusal);
                false
            }
            // The clock has run out, or the game has gone on: the screen shows it.
            Err(_) => false,
        }
    }

    /// Tells why something cannot be done, and what can be done about it.
    fn refuse(self, refusal: &Refusal) {
        let says = self.with_seats(|seats| play::refusal(refusal, seats));
        let asks = matches!(refusal, Refusal::NotInTheList(_));
        let offers = asks
            && self.view.with_untracked(|view| {
                let beyond = view.table.options.beyond;
                beyond == crate::games::c_u_letter::rules::Beyond::ByAgreement
            });
        self.chosen.update(|chosen| {
            chosen.refusal = says;
            chosen.offers = offers;
        });
        self.draft.update(|draft| draft.refuse(refusal));
    }

    /// Whether something is chosen that can be tried, followed.
    pub fn can_act(self) -> bool {
        self.view
            .with(|view| self.draft.with(|draft| draft.action(view).is_some()))
    }

    /// Tells something instead of what comes next.
    pub fn say(self, says: String) {
        self.chosen.update(|chosen| chosen.refusal = says);
    }

    /// Changes the draft, if who is before the screen has something to choose.
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

/// A card as what is dragged.
pub fn tile(card: CardId) -> TileId {
    TileId(card.index() as u32)
}

fn card_of(tile: TileId) -> Option<CardId> {
    CardId::try_from(u8::try_from(tile.0).ok()?).ok()
}

/// A line of the history.
fn tell(game: &Match<CULetter>, told: &crate::table::Told<Told>) -> String {
    play::line(&told.line, &game.journal().seats)
}
