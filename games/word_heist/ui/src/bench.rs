//! The state of this table screen beyond what all games share: the typed word, and who types it.

use std::ops::Deref;

use leptos::prelude::*;

use super::left::face;
use super::{bots, flight, sides};
use game::{GameId, Match, SeatColour, SeatId, Told, Viewer};
use screen::news::Row;
use screen::{ClockFace, Cue};
use store::Unreadable;
use ui::desk::use_desk;
use ui::draw::{effect, memo};
use ui::guard;
use ui::later::{Coming, Later, Rest};
use ui::seated::{After, Plays, Seated};
use ui::stage::{self, Panel, Ribbon, Sheet};
use ui::words::{WordBox, use_words};
use word_heist::screen::{
    Entry, MainAct, Marks, Offer, Prospect, asker, asks, flipping, main_act, speaker, undoes,
};
use word_heist::text::{news, play as says};
use word_heist_rules::{Action, Event, Line, Refusal, Stage, Table, TableWordId, WordHeist};

/// A hint as the table shows it. The deferred part looks for it and fills this in (`hinting`).
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Hint {
    /// The text of the hint; empty if none was asked for.
    pub says: String,
    /// The words and letters that the hint marks on the table.
    pub marks: Marks,
    /// Whether the player can ask for a hint, or have more of it revealed.
    pub can: bool,
    /// Whether the hint was asked for after the last letter was typed. If so, it takes precedence
    /// over other notes.
    pub first: bool,
}

/// The state of the table screen.
#[derive(Clone, Copy)]
pub struct Bench {
    seated: Seated<WordHeist>,
    /// The word list, or the state of its loading.
    pub words: WordBox,
    /// The table as it is now.
    pub table: Memo<Table>,
    /// The table that is shown: the current one, or an earlier one while looking back.
    pub seen: Memo<Table>,
    /// The rows of the history, the newest first.
    pub rows: Signal<Vec<Row>>,
    /// Returns the colour of a seat.
    pub colour: Callback<SeatId, Option<SeatColour>>,
    /// The running clock.
    pub clock: Memo<Option<ClockFace>>,
    /// The sheet with history, rules and menu.
    pub sheet: Sheet,
    /// The panel that explains the things on the table.
    pub panel: Panel,
    /// The deferred part, fetched once the table is drawn.
    pub later: Later<Bench>,
    /// The announcement across the table.
    pub ribbon: Ribbon,
    /// The word that is being typed.
    pub entry: RwSignal<Entry>,
    /// The player chosen to make a word, where several may.
    pub chosen: RwSignal<Option<SeatId>>,
    /// The seat whose word is being typed.
    pub speaker: Memo<Option<SeatId>>,
    /// Whether the typed word can be made.
    pub prospect: Memo<Prospect>,
    /// The seat that can turn a letter up.
    pub flips: Memo<Option<SeatId>>,
    /// The tapped word, whose history (the words it came from) is shown.
    pub looked: RwSignal<Option<TableWordId>>,
    /// What the player can do about the last refusal.
    pub offer: RwSignal<Offer>,
    /// The action that waits for the word list, and its seat.
    pub waits: RwSignal<Option<(SeatId, Action)>>,
    /// What the main button does.
    pub main: Memo<MainAct>,
    /// The words on the table that are marked as usable, to help a beginner.
    pub may: RwSignal<Vec<TableWordId>>,
    /// How often a hint, or more of one, was asked for.
    pub hints_asked: RwSignal<usize>,
    /// The hint as the player sees it.
    pub hint: RwSignal<Hint>,
    /// Whether players with buzzers sit on opposite sides of the device.
    pub facing: RwSignal<bool>,
    /// How many letters were up at the last undo.
    pub undone: RwSignal<usize>,
}

impl Deref for Bench {
    type Target = Seated<WordHeist>;

    fn deref(&self) -> &Seated<WordHeist> {
        &self.seated
    }
}

impl Plays for Bench {
    type Game = WordHeist;
    const ALL_AT_ONCE: bool = true;

    fn asks(game: &Match<WordHeist>) -> u32 {
        asks(game)
    }

    fn cue(game: &Match<WordHeist>) -> Option<Cue> {
        if game.outcome().is_some() {
            return Some(Cue::Won);
        }
        let step = game.last_step()?;
        let made = |event: &Event| matches!(event, Event::Made(..));
        let heard = step.events.iter().any(made);
        heard.then(|| match news::steal(game) {
            Some(_) => Cue::Broken,
            None => Cue::Placed,
        })
    }

    fn says(self, refusal: &Refusal) -> String {
        self.with_seats(|seats| says::refusal(refusal, seats))
    }

    fn refused(self, seat: SeatId, action: &Action, refusal: &Refusal) {
        let offer = self
            .table
            .with_untracked(|table| Offer::after(action, refusal, table));
        if let Offer::Wait(action) = offer {
            self.calm();
            return self.wait_for_words(seat, action);
        }
        if matches!(offer, Offer::House(_)) {
            // The main button now asks the table, which a second tap wouldn't mean.
            guard::changed();
        }
        self.refusal.set(self.says(refusal));
        self.offer.set(offer);
    }

    fn settle(self, after: After, _: bool) {
        self.calm();
        self.panel.close();
        if after == After::Undo {
            let up = self.table.with_untracked(Table::turned_up);
            self.undone.set(up);
            self.wait_no_more();
        }
    }

    fn moves(self, action: Option<&Action>) -> Box<dyn FnOnce()> {
        if action.is_none() {
            return Box::new(|| {});
        }
        let before = flight::Places::now(self);
        Box::new(move || {
            before.travel(self);
            self.show_moment();
        })
    }
}

impl Bench {
    /// Opens a game. If a seat had the reservation when the page was closed, it is cancelled and
    /// the players see a notice.
    pub fn open(id: &GameId, rest: fn() -> Coming<Rest<Bench>>) -> Result<Bench, Unreadable> {
        let seated = Seated::<WordHeist>::open(id, tell)?;
        let (session, people) = (seated.session, seated.people);
        let view = |game: &Match<WordHeist>| game.view(Viewer::Table);
        if let Some(holder) = session.with_now(|game| view(game).holder())
            && session.act(holder, &Action::Interrupt).is_ok()
        {
            let says = says::cancelled(&session.name(holder));
            use_desk().tell(says, None);
        }
        let table = memo(move || session.with(view));
        let (entry, chosen) = (RwSignal::new(Entry::default()), RwSignal::new(None));
        let speaker = memo(move || table.with(|table| speaker(table, people, chosen.get())));
        let past = seated.past;
        let seen = memo(move || match past.get() {
            Some(steps) => seated.open_view_at(steps),
            None => table.get(),
        });
        let offer = RwSignal::new(Offer::default());
        let rows = memo(move || session.with(news::rows)).into();
        let colour = Callback::new(move |seat| seated.player(seat).map(|player| player.colour));
        let this = StoredValue::new(None::<Bench>);
        let later = Later::new(rest);
        let bench = Bench {
            seated,
            words: use_words(),
            table,
            seen,
            rows,
            colour,
            clock: memo(move || {
                let at = session.moment();
                table.with(|table| face(table, at))
            }),
            sheet: Sheet::new(
                Callback::new(move |()| stage::history(seated, rows, colour)),
                Callback::new(move |leaf| later.leaf(this, leaf)),
            ),
            panel: Panel::new(Callback::new(move |thing: String| {
                later.explains(this.get_value()?, &thing)
            })),
            later,
            ribbon: Ribbon::new(),
            entry,
            chosen,
            speaker,
            prospect: memo(move || match speaker.get() {
                Some(seat) => table.with(|table| entry.with(|entry| entry.prospect(table, seat))),
                None => Prospect::Open,
            }),
            flips: memo(move || table.with(|table| flipping(table, people, chosen.get()))),
            looked: RwSignal::default(),
            offer,
            waits: RwSignal::default(),
            main: memo(move || {
                let (entry, offer) = (entry.get(), offer.get());
                table.with(|table| main_act(table, people, speaker.get(), &entry, &offer))
            }),
            may: RwSignal::default(),
            hints_asked: RwSignal::default(),
            hint: RwSignal::default(),
            facing: RwSignal::new(sides::kept()),
            undone: RwSignal::new(usize::MAX),
        };
        this.set_value(Some(bench));
        bench.follow();
        bench.judge_in_time();
        bots::sit_down(bench);
        bench.later.coaches(bench);
        Ok(bench)
    }

    /// Keeps the entry in step with the table: when another seat types, it gets back what it had
    /// typed (A13), and tiles that were taken can no longer be tapped.
    fn follow(self) {
        effect(move || {
            let speaker = self.speaker.get();
            self.calm();
            self.wait_no_more();
            self.entry.set(self.table.with_untracked(|table| {
                let typed = speaker.and_then(|seat| table.typed.get(seat.index()));
                let typed = typed.filter(|_| table.holder().is_some());
                typed.copied().map(Entry::of).unwrap_or_default()
            }));
        });
        effect(move || {
            self.table.with(|table| {
                let gone = |id: &TableWordId| table.word(*id).is_none_or(|word| !word.stands());
                if self.looked.get_untracked().is_some_and(|id| gone(&id)) {
                    self.looked.set(None);
                }
                self.entry.maybe_update(|entry| {
                    let before = entry.clone();
                    entry.settle(table);
                    *entry != before
                });
            });
        });
    }

    /// Whether a proposal is open. Tracked.
    pub fn asked(self) -> bool {
        self.table.with(|table| table.motion.is_some())
    }

    /// Whether the game is over. Tracked.
    pub fn over(self) -> bool {
        self.table
            .with(|table| matches!(table.stage, Stage::Over(_)))
    }

    /// The seats of the people who are still at the table. Tracked.
    pub fn people_there(self) -> Vec<SeatId> {
        let there = self.table.with(|table| table.present);
        there
            .iter()
            .filter(|seat| self.people.contains(*seat))
            .collect()
    }

    /// The seat that makes a proposal from the menu, where any player may have asked for it.
    pub fn asker(self) -> Option<SeatId> {
        self.table
            .with_untracked(|table| asker(table, self.people, self.chosen.get_untracked()))
    }

    /// Whether the last step can be undone. Tracked.
    pub fn can_undo(self) -> bool {
        self.session.can_undo() && self.session.with(undoes)
    }
}

/// Returns the text for a line of the history.
fn tell(game: &Match<WordHeist>, told: &Told<Line>) -> String {
    says::line(&told.line, &game.journal().seats)
}
