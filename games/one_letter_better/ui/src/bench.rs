//! The state of the table screen in addition to what all tables have: what is shown, the draft, and
//! what is selected besides it.

use std::ops::Deref;

use leptos::prelude::*;

use super::card::aim;
use super::{best, bots, seeing};
use game::{GameId, Match, SeatColour, SeatId, SeatSet, Told};
use one_letter_better::bots::Hint;
use one_letter_better::screen::{
    Aim, Arranged, Draft, News, Prospect, Scene, Shown, news, scene, shown, wanted,
};
use one_letter_better::text::stage::sorted;
use one_letter_better::text::{news as told_news, play};
use one_letter_better_rules::{
    Action, BestScores, CardId, DayScores, Deal, Event, Line, Mode, OneLetterBetter, Refusal,
    Stage, View,
};
use screen::Cue;
use screen::news::Row;
use store::Unreadable;
use ui::card_flight::Places;
use ui::desk::{Desk, use_desk};
use ui::drag::Drag;
use ui::draw::memo;
use ui::later::{Coming, Later, Rest};
use ui::screens::best_scores;
use ui::seated::{After, Plays, Seated};
use ui::stage::{self, Panel, Ribbon, Sheet};
use ui::words::{WordBox, Words, use_words};

/// Name of the record that stores how the hands of the current game are arranged.
const HANDS: &str = "one-letter-better/hands";
/// Selector of the element within which cards are animated.
const TABLE: &str = ".better";

/// Everything the player has selected besides the draft. An action resets all of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Chosen {
    /// The deepest card selected in the pile.
    pub depth: Option<CardId>,
    /// Whether cards are being chosen to end the turn.
    pub discarding: bool,
    /// The STL-1 being played, and the opponent to take from.
    pub fan: Option<(CardId, Option<SeatId>)>,
    /// Whether the player has been asked to confirm a play that loses points.
    pub sure: bool,
    /// The hints given so far.
    pub hints: Vec<Hint>,
    /// Cards that were just added to the hand.
    pub new: Vec<CardId>,
    /// The play that is about to be challenged, counted from 0.
    pub doubt: Option<usize>,
    /// Whether a best score has just been reached.
    pub best: bool,
}

/// What the player at the screen is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Doing {
    /// Watching others play.
    Watching,
    /// Taking a card from an opponent's hand.
    Robbing,
    /// Declaring a wild.
    Declaring,
    /// Choosing discards.
    Discarding,
    /// Taking the turn's card.
    Taking,
    /// Making words.
    Playing,
}

/// The state of the table screen.
#[derive(Clone, Copy)]
pub struct Bench {
    seated: Seated<OneLetterBetter>,
    /// The app's services, stored here because event handlers have no reactive context.
    desk: Desk,
    /// The word list, as far as it has loaded.
    pub list: WordBox,
    /// What the screen shows: a hand, a cover, the challenge window or a result.
    pub scene: Memo<Scene>,
    /// The view of the player at the screen.
    pub view: Memo<View>,
    /// The view on display: the player's own, or the open cards at an earlier step when looking
    /// back.
    pub seen: Memo<View>,
    /// The history, latest action first.
    pub rows: Signal<Vec<Row>>,
    /// The colour of a seat on this screen.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The sheet with history, rules and menu.
    pub sheet: Sheet,
    /// The panel that explains things on the table.
    pub panel: Panel,
    /// The deferred part, which loads after the table is shown.
    pub later: Later<Bench>,
    /// The ribbon that announces moments across the table.
    pub ribbon: Ribbon,
    /// The player's draft.
    pub draft: RwSignal<Draft>,
    /// The table as displayed.
    pub shown: Memo<Shown>,
    /// What the draft would be as a play. A dragged card counts as dropped where it is.
    pub prospect: Memo<Prospect>,
    /// What happened since the player's last turn.
    pub news: Memo<News>,
    /// Everything the player has selected besides the draft.
    pub chosen: RwSignal<Chosen>,
    pub drag: Drag<Aim>,
    /// What the dragged card is over.
    pub aimed: Memo<Option<Aim>>,
    /// The dragged card.
    pub moving: Memo<Option<CardId>>,
    /// The words to which the selected card can be added, for beginners.
    pub may: Memo<Vec<usize>>,
    /// How each hand is arranged.
    pub arranged: RwSignal<Arranged>,
    /// The hand at the last update of the screen.
    held: StoredValue<Vec<CardId>>,
}

impl Deref for Bench {
    type Target = Seated<OneLetterBetter>;

    fn deref(&self) -> &Seated<OneLetterBetter> {
        &self.seated
    }
}

impl Plays for Bench {
    type Game = OneLetterBetter;

    fn wanted(game: &Match<OneLetterBetter>, people: SeatSet) -> Option<SeatId> {
        wanted(&game.state().table, people)
    }

    fn cue(game: &Match<OneLetterBetter>) -> Option<Cue> {
        let steals = |event: &Event| matches!(event, Event::Made(made) if made.victim.is_some());
        let step = game.last_step()?;
        match game.outcome() {
            Some(_) => Some(Cue::Won),
            None if step.events.iter().any(steals) => Some(Cue::Broken),
            None => {
                let made = |event: &Event| matches!(event, Event::Made(_));
                step.events.iter().any(made).then_some(Cue::Placed)
            }
        }
    }

    fn says(self, refusal: &Refusal) -> String {
        self.view.with_untracked(|view| {
            self.with_seats(|seats| play::refusal(refusal, &view.table, seats))
        })
    }

    fn settle(self, after: After, handed_on: bool) {
        self.refusal.set(String::new());
        self.panel.close();
        if handed_on {
            self.sheet.close();
            self.draft.set(Draft::default());
        }
        if after == After::Arrival {
            self.draft.set(untrack(|| self.begun()));
        }
        let hand = self.view.with_untracked(|view| {
            self.draft.update(|draft| draft.settle(view));
            view.hand.clone()
        });
        let held = self.held.get_value();
        let came = |card: &&CardId| !held.is_empty() && !held.contains(card);
        let new = match after {
            After::Act | After::Others => hand.iter().filter(came).copied().collect(),
            After::Undo | After::Arrival => Vec::new(),
        };
        self.held.set_value(hand);
        let best = after != After::Arrival && self.enters_best();
        self.chosen.set(Chosen {
            new,
            best,
            ..Chosen::default()
        });
    }

    fn moves(self, action: Option<&Action>) -> Box<dyn FnOnce()> {
        let before = match action {
            Some(_) => Places::now(TABLE).and_deck(),
            None => Places::now(TABLE),
        };
        Box::new(move || before.travel())
    }
}

impl Bench {
    /// Opens a saved game, and starts loading the deferred part.
    pub fn open(id: &GameId, rest: fn() -> Coming<Rest<Bench>>) -> Result<Bench, Unreadable> {
        let seated = Seated::<OneLetterBetter>::open(id, tell)?;
        let (session, people, past) = (seated.session, seated.people, seated.past);
        let scene = memo(move || {
            let here = seated.here();
            session.with(|game| scene(&game.state().table, people, here))
        });
        let view = memo(move || seated.viewed(Bench::wanted));
        let seen = memo(move || match past.get() {
            Some(steps) => seated.open_view_at(steps),
            None => view.get(),
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
        let later = Later::new(rest);
        let on_drop = Callback::new(move |(tile, aim): (screen::TileId, Aim)| {
            let card = CardId::new(tile.0 as u8);
            if let Some(bench) = bench.get_value() {
                bench.calm();
                if let Aim::Hand(place) = aim
                    && !draft.with_untracked(|draft| draft.holds(card))
                {
                    return bench.arrange(card, place);
                }
                let action = draft.try_update(|draft| drop(draft, card, aim)).flatten();
                if let Some(action) = action {
                    bench.act(&action);
                }
            }
        });
        let drag = Drag::finding(aim, on_drop);
        let aimed = memo(move || drag.over());
        let prospect = memo(move || {
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
        let rows: Signal<Vec<Row>> = memo(move || session.with(told_news::history)).into();
        let colour = Callback::new(move |seat| bench.get_value()?.mark_of(seat));
        let desk = use_desk();
        let opened = Bench {
            seated,
            desk,
            list,
            scene,
            view,
            seen,
            rows,
            colour,
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
            shown: memo(move || match past.get() {
                Some(_) => seen.with(|view| shown(view, &Draft::default())),
                None => view.with(|view| draft.with(|draft| shown(view, draft))),
            }),
            prospect,
            news: memo(move || {
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
            moving: memo(move || Some(CardId::new(drag.held()?.tile.0 as u8))),
            may: memo(move || {
                let bench = bench.get_value();
                bench.map(|bench| later.helps(bench)).unwrap_or_default()
            }),
            arranged: RwSignal::new(desk.load::<Arranged>(HANDS).of(&session.id())),
            held: StoredValue::new(view.with_untracked(|view| view.hand.clone())),
        };
        bench.set_value(Some(opened));
        opened.enters_day();
        opened.draft.set(untrack(|| opened.begun()));
        session.keep_draft(move || match scene.get() {
            Scene::Hand(seat) => Some((seat, draft.with(Draft::text))),
            _ => None,
        });
        opened.cover_when_left(move || drag.cancel());
        opened.follow_others();
        bots::sit_down(opened);
        later.coaches(opened);
        seeing::show_moments(opened);
        Ok(opened)
    }

    /// Restores the draft that this seat was building in this position before the player left the
    /// page. It is shown only to the seat's own player, once they have said that they hold the
    /// device.
    fn begun(self) -> Draft {
        let seat = match self.scene.get() {
            Scene::Hand(seat) => seat,
            _ => return Draft::default(),
        };
        let kept = self.session.draft(seat);
        let kept = kept.and_then(|text| self.view.with(|view| Draft::read(&text, view)));
        kept.unwrap_or_default()
    }

    /// What the player at the screen is doing. Tracked.
    pub fn doing(self) -> Doing {
        let Scene::Hand(_) = self.scene.get() else {
            return Doing::Watching;
        };
        if self.past.with(Option::is_some) {
            return Doing::Watching;
        }
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

    /// What the player at the screen is doing. Not tracked.
    pub fn doing_now(self) -> Doing {
        untrack(|| self.doing())
    }

    /// Whether the player's last step can be undone. Steps before a hand-over can't. Tracked.
    pub fn can_undo(self) -> bool {
        let Scene::Hand(seat) = self.scene.get() else {
            return false;
        };
        self.can_take_back(seat)
    }

    /// The player's hand as arranged. Tracked.
    pub fn hand(self) -> Vec<CardId> {
        self.view.with(|view| {
            self.arranged
                .with(|all| all.hand(view.own, &view.hand, &view.table.options.deck))
        })
    }

    /// Moves a card of the hand to another place in it.
    pub fn arrange(self, card: CardId, place: usize) {
        let hand = untrack(|| self.hand());
        let own = self.view.with_untracked(|view| view.own);
        self.rearrange(|all| all.moves(own, &hand, card, place));
    }

    /// Sorts the hand. Each call uses the next sort order.
    pub fn sort(self) {
        let own = self.view.with_untracked(|view| view.own);
        let before = Places::now(TABLE);
        self.rearrange(|all| all.sort(own));
        before.travel();
        if let Some(order) = self.arranged.with_untracked(|all| all.order(own)) {
            self.desk.say(sorted(order));
        }
    }

    fn rearrange(self, change: impl FnOnce(&mut Arranged)) {
        self.arranged.update(change);
        if self.session.keeps() {
            self.arranged
                .with_untracked(|all| self.desk.keep(HANDS, all));
        }
    }

    /// Clears the refusal message and the question whether to play a word that loses points.
    pub fn calm(self) {
        self.refusal.set(String::new());
        self.chosen.update(|chosen| chosen.sure = false);
    }

    /// Changes the player's selection, and clears refusals and questions.
    pub fn choose(self, choose: impl FnOnce(&mut Chosen)) {
        self.calm();
        self.chosen.update(choose);
    }

    /// Performs an action of the player at the screen. Returns whether it was accepted.
    pub fn act(self, action: &Action) -> bool {
        match self.scene.get_untracked() {
            Scene::Hand(seat) => self.act_as(seat, action),
            _ => false,
        }
    }

    /// Records that a game with a deck of the day was begun, and its score once it is over (O36).
    /// Only the first game counts, finished or not.
    fn enters_day(self) {
        let (deal, ended) = self.session.with_now(|game| {
            let table = &game.state().table;
            let ended = (table.stage == Stage::Over).then(|| table.sum(SeatId::FIRST));
            (table.options.deal, ended)
        });
        let Deal::Day(day) = deal else {
            return;
        };
        let id = self.session.id();
        best_scores::change(best::DAYS_RECORD, |scores: &mut DayScores| {
            let begun = scores.begin(day, &id);
            ended.is_some_and(|points| scores.enter(day, &id, points)) || begun
        });
    }

    /// Records the score of a solo game that has just ended (O36). Returns whether it's a new best.
    fn enters_best(self) -> bool {
        self.enters_day();
        let score = self.session.with_now(|game| {
            let table = &game.state().table;
            let solo = matches!(table.options.mode, Mode::Solo { .. });
            let ended = table.stage == Stage::Over && solo;
            ended.then(|| (table.options.clone(), table.sum(SeatId::FIRST)))
        });
        let Some((options, score)) = score else {
            return false;
        };
        best_scores::enter(best::RECORD, |best: &mut BestScores, today| {
            best.enter(&options, score, today)
        })
    }

    /// Shows why something can't be done.
    pub fn refuse(self, says: String) {
        self.refusal.set(says);
    }

    /// Changes the draft, if the player at the screen can build one.
    pub fn build(self, build: impl FnOnce(&mut Draft, &View)) {
        let plays = matches!(self.scene.get_untracked(), Scene::Hand(_));
        if !plays || self.past.with_untracked(Option::is_some) {
            return;
        }
        self.calm();
        let before = Places::now(TABLE);
        self.view
            .with_untracked(|view| self.draft.update(|draft| build(draft, view)));
        before.travel();
    }
}

/// A line of the history, as text.
fn tell(game: &Match<OneLetterBetter>, told: &Told<Line>) -> String {
    let journal = game.journal();
    play::line(&told.line, &journal.options.deck, &journal.seats)
}
