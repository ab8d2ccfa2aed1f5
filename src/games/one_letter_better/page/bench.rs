//! What the screen holds: the session, who is before it, the line that is built, what is chosen
//! beside it.

use leptos::ev;
use leptos::prelude::*;

use super::best;
use super::bots as rivals;
use super::card::aim;
use crate::games::one_letter_better::desk::{
    Aim, Draft, News, Prospect, Scene, Shown, here_still, news, scene, shown, viewer,
};
use crate::games::one_letter_better::opponent::Hint;
use crate::games::one_letter_better::rules::{
    Action, BestScores, CardId, DayScores, Deal, Line, Mode, OneLetterBetter, Refusal, Stage, View,
};
use crate::games::one_letter_better::words::play;
use crate::shell::card_flight::Places;
use crate::shell::desk::use_desk;
use crate::shell::dom;
use crate::shell::drag::Drag;
use crate::shell::session::Session;
use crate::shell::words::{Words, use_words};
use crate::table::{
    ActError, Day, GameId, Match, PlayedBy, Player, Seat, SeatId, SeatSet, Told, Unreadable,
};

/// The line that says what comes next.
pub const PROMPT: &str = "prompt";

/// Within what cards travel.
const TABLE: &str = ".better";

/// What is chosen beside the line. All of it goes when something is done.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen {
    /// Why the last action was refused.
    pub refusal: String,
    /// A card of the pile.
    pub depth: Option<CardId>,
    /// Whether cards are being chosen to end the turn.
    pub discarding: bool,
    /// The STL-1 that is being played, and from whom.
    pub fan: Option<(CardId, Option<SeatId>)>,
    /// Whether a play that loses points was asked about.
    pub sure: bool,
    /// What was hinted.
    pub hints: Vec<Hint>,
    /// Cards that came to the hand just now.
    pub new: Vec<CardId>,
    /// The play that may be challenged, counted from 0.
    pub doubt: Option<usize>,
    /// Whether a best score was reached just now.
    pub best: bool,
}

/// What the seat before the screen is at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doing {
    /// Looking on.
    Watching,
    /// Taking a card of somebody's hand.
    Robbing,
    /// Saying what a wild is.
    Declaring,
    /// Choosing what goes.
    Discarding,
    /// Taking the turn's card.
    Taking,
    /// Making words.
    Playing,
}

/// The screen.
#[derive(Clone, Copy)]
pub struct Bench {
    pub session: Session<OneLetterBetter>,
    /// The seats that persons play.
    pub people: SeatSet,
    /// Who has said that they are here.
    here: RwSignal<Option<SeatId>>,
    /// What the screen shows.
    pub scene: Memo<Scene>,
    /// What who is before it sees.
    pub view: Memo<View>,
    /// The line that is built.
    pub draft: RwSignal<Draft>,
    /// The table as it is drawn.
    pub shown: Memo<Shown>,
    /// What the line would be; what it would be if a card was let go.
    pub prospect: Memo<Prospect>,
    /// What happened since the own turn.
    pub news: Memo<News>,
    /// What is chosen beside the line.
    pub chosen: RwSignal<Chosen>,
    pub drag: Drag<Aim>,
    /// What a card on its way is over.
    pub aimed: Memo<Option<Aim>>,
}

impl Bench {
    /// Opens the game.
    pub fn open(id: &GameId) -> Result<Bench, Unreadable> {
        let session = Session::<OneLetterBetter>::open(id, tell)?;
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
        let list = use_words();
        let drop = move |draft: &mut Draft, card: CardId, aim: Aim| {
            view.with_untracked(|view| {
                let onto = aim.onto(card, view)?;
                draft.drop(card, onto, view)
            })
        };
        let bench = StoredValue::new(None::<Bench>);
        let on_drop = Callback::new(move |(tile, aim): (crate::desk::TileId, Aim)| {
            let card = CardId::new(tile.0 as u8);
            if let Some(bench) = bench.get_value() {
                bench.calm();
                let action = draft.try_update(|draft| drop(draft, card, aim)).flatten();
                if let Some(action) = action {
                    bench.act(&action);
                }
            }
        });
        let drag = Drag::finding(aim, on_drop);
        let aimed = Memo::new(move |_| drag.over());
        let prospect = Memo::new(move |_| {
            let mut built = draft.get();
            if let (Some(held), Some(aim)) = (drag.held(), aimed.get()) {
                drop(&mut built, CardId::new(held.tile.0 as u8), aim);
            }
            let book = match list.state() {
                Words::Here(book) => Some(book),
                _ => None,
            };
            let lexicon = book.as_ref().map(|book| &book.lexicon);
            view.with(|view| built.prospect(view, lexicon))
        });
        let opened = Bench {
            session,
            people,
            here,
            scene,
            view,
            draft,
            shown: Memo::new(move |_| view.with(|view| draft.with(|draft| shown(view, draft)))),
            prospect,
            news: Memo::new(move |_| {
                let own = match scene.get() {
                    Scene::Cover(seat) => Some(seat),
                    Scene::HandOver => {
                        view.with(|view| Some(view.table.turn.seat.left(view.table.seats)))
                    }
                    _ => view.with(|view| view.own),
                };
                session.with(|game| news(game, own))
            }),
            chosen: RwSignal::default(),
            drag,
            aimed,
        };
        bench.set_value(Some(opened));
        opened.enters_day();
        opened.cover_when_left();
        rivals::sit_down(opened);
        Ok(opened)
    }

    /// Who leaves the tab finds the cover again.
    fn cover_when_left(self) {
        let left = window_event_listener(ev::visibilitychange, move |_| {
            if document().hidden() {
                self.drag.cancel();
                self.here.set(None);
            }
        });
        on_cleanup(move || left.remove());
    }

    /// Somebody says that they are here.
    pub fn is_here(self, seat: SeatId) {
        self.here.set(Some(seat));
        self.chosen.set(Chosen::default());
        self.view
            .with_untracked(|view| self.draft.update(|draft| draft.settle(view)));
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

    /// What the seat before the screen is at, followed.
    pub fn doing(self) -> Doing {
        let Scene::Hand(_) = self.scene.get() else {
            return Doing::Watching;
        };
        let chosen = self.chosen.get();
        self.view.with(|view| {
            let table = &view.table;
            match table.stage {
                Stage::Picking { .. } => Doing::Robbing,
                Stage::Penance { .. } => Doing::Discarding,
                _ if chosen.fan.is_some() => Doing::Robbing,
                _ if self.draft.with(|draft| draft.undeclared(view)).is_some() => Doing::Declaring,
                _ if chosen.discarding => Doing::Discarding,
                _ if !table.turn.drawn && view.deck > 0 => Doing::Taking,
                _ => Doing::Playing,
            }
        })
    }

    /// What the seat before the screen is at.
    pub fn doing_now(self) -> Doing {
        untrack(|| self.doing())
    }

    /// Whether the own last step can be undone, followed: never one of before a hand-over.
    pub fn can_undo(self) -> bool {
        let Scene::Hand(seat) = self.scene.get() else {
            return false;
        };
        let own =
            |game: &Match<OneLetterBetter>| game.last_step().and_then(|step| step.by) == Some(seat);
        self.session.can_undo() && self.session.with(own)
    }

    /// Takes the last step back.
    pub fn undo(self) {
        let before = Places::now(TABLE);
        self.session.undo();
        self.follow(None);
        before.travel();
    }

    /// Puts refusals and questions away.
    pub fn calm(self) {
        self.chosen.update(|chosen| {
            chosen.refusal.clear();
            chosen.sure = false;
        });
    }

    /// Changes what is chosen.
    pub fn choose(self, choose: impl FnOnce(&mut Chosen)) {
        self.calm();
        self.chosen.update(choose);
    }

    /// Lets the seat before the screen act. Whether it could.
    pub fn act(self, action: &Action) -> bool {
        match self.scene.get_untracked() {
            Scene::Hand(seat) => self.act_as(seat, action),
            _ => false,
        }
    }

    /// Lets a seat act. Whether it could.
    pub fn act_as(self, seat: SeatId, action: &Action) -> bool {
        let before = Places::now(TABLE).and_deck();
        let held = self.view.with_untracked(|view| view.hand.clone());
        match self.session.act(seat, action) {
            Ok(()) => {
                self.follow(Some(held));
                before.travel();
                true
            }
            Err(ActError::Refused(refusal)) => {
                self.refuse(self.says(&refusal));
                false
            }
            // The game has gone on: the screen shows it.
            Err(_) => false,
        }
    }

    /// The screen follows what happened. `held` is the hand as it was before.
    fn follow(self, held: Option<Vec<CardId>>) {
        let here = self.here.get_untracked();
        let still = self
            .session
            .with_now(|game| here_still(&game.state().table, self.people, here));
        if here != still {
            self.here.set(still);
            self.draft.set(Draft::default());
        }
        let new = self.view.with_untracked(|view| {
            self.draft.update(|draft| draft.settle(view));
            let held = held.filter(|held| !held.is_empty());
            let came = |card: &&CardId| held.as_ref().is_some_and(|held| !held.contains(card));
            view.hand.iter().filter(came).copied().collect()
        });
        let best = self.enters_best();
        self.chosen.set(Chosen {
            new,
            best,
            ..Chosen::default()
        });
        // The control that had the focus may be gone.
        request_animation_frame(|| dom::catch_focus(PROMPT));
    }

    /// Enters that a game with the deck of a day is on the table, and its score if it is over
    /// (O36): the first one counts, finished or not.
    fn enters_day(self) {
        let (deal, ended) = self.session.with_now(|game| {
            let table = &game.state().table;
            let ended = (table.stage == Stage::Over).then(|| table.sum(SeatId::FIRST));
            (table.options.deal, ended)
        });
        let Deal::Day(day) = deal else {
            return;
        };
        let (desk, id) = (use_desk(), self.session.id());
        let mut scores: DayScores = desk.load(best::DAYS_RECORD);
        let begun = scores.begin(day, &id);
        let entered = ended.is_some_and(|points| scores.enter(day, &id, points));
        if begun || entered {
            desk.keep(best::DAYS_RECORD, &scores);
        }
    }

    /// Enters a solo game that has just ended (O36). Whether it is the best.
    fn enters_best(self) -> bool {
        self.enters_day();
        let score = self.session.with_now(|game| {
            let table = &game.state().table;
            let solo = matches!(table.options.mode, Mode::Solo { .. });
            let ended = table.stage == Stage::Over && solo;
            ended.then(|| (table.options.clone(), table.sum(SeatId::FIRST)))
        });
        let (Some((options, score)), Ok(today)) = (score, dom::today().parse::<Day>()) else {
            return false;
        };
        let desk = use_desk();
        let mut best: BestScores = desk.load(best::RECORD);
        let entered = best.enter(&options, score, today);
        if entered {
            desk.keep(best::RECORD, &best);
        }
        entered
    }

    /// Tells why something cannot be done.
    pub fn refuse(self, says: String) {
        self.chosen.update(|chosen| chosen.refusal = says);
    }

    /// A refusal as a sentence.
    pub fn says(self, refusal: &Refusal) -> String {
        self.view.with_untracked(|view| {
            self.with_seats(|seats| play::refusal(refusal, &view.table, seats))
        })
    }

    /// Changes the line, if the seat before the screen can build one.
    pub fn build(self, build: impl FnOnce(&mut Draft, &View)) {
        if !matches!(self.scene.get_untracked(), Scene::Hand(_)) {
            return;
        }
        self.calm();
        let before = Places::now(TABLE);
        self.view
            .with_untracked(|view| self.draft.update(|draft| build(draft, view)));
        before.travel();
    }
}

/// A line of the history.
fn tell(game: &Match<OneLetterBetter>, told: &Told<Line>) -> String {
    let journal = game.journal();
    play::line(&told.line, &journal.options.deck, &journal.seats)
}
