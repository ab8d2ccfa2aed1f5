//! What the screen holds: the session, the word that is typed, who types it.

use leptos::prelude::*;

use super::bots::Rogues;
use super::flight as travel;
use crate::games::word_heist::desk::{Entry, Offer, Prospect, asker, flipping, speaker, undoes};
use crate::games::word_heist::rules::{
    Action, Attempt, Line, Refusal, Source, Stage, Table, TableWordId, Tile, Way, WordHeist,
};
use crate::games::word_heist::words::play as word_heist_play;
use crate::lexicon::Letter;
use crate::shell::desk::use_desk;
use crate::shell::dom;
use crate::shell::session::Session;
use crate::shell::words::{WordBox, Words, use_words};
use crate::table::{
    ActError, GameId, Match, PlayedBy, Player, Seat, SeatId, SeatSet, Told, Unreadable, Viewer,
};
use crate::words as text;

/// The line that says what comes next.
pub const PROMPT: &str = "prompt";
/// The heading of the end.
pub const OVER: &str = "over";

/// The screen.
#[derive(Clone, Copy)]
pub struct Bench {
    pub session: Session<WordHeist>,
    /// The word list, or how far it is.
    words: WordBox,
    /// All that lies on the table.
    pub table: Memo<Table>,
    /// What is typed.
    pub entry: RwSignal<Entry>,
    /// Who makes words, where several may.
    pub chosen: RwSignal<Option<SeatId>>,
    /// The seats that persons play.
    pub people: SeatSet,
    /// Whose word it is that is typed.
    pub speaker: Memo<Option<SeatId>>,
    /// What comes of it.
    pub prospect: Memo<Prospect>,
    /// Who can turn a letter up.
    pub flips: Memo<Option<SeatId>>,
    /// The word whose life is looked at.
    pub looked: RwSignal<Option<TableWordId>>,
    /// Why the last action was refused.
    pub refusal: RwSignal<String>,
    /// What can be done about it.
    pub offer: RwSignal<Offer>,
    /// The word that waits for the word list, and who makes it.
    pub waits: RwSignal<Option<(SeatId, Action)>>,
    /// Whether the letter buttons are shown.
    pub keys: RwSignal<bool>,
}

impl Bench {
    /// Opens the game. A reservation that was held as the page was closed is cancelled, and
    /// it is said so.
    pub fn open(id: &GameId) -> Result<Bench, Unreadable> {
        let session = Session::<WordHeist>::open(id, tell)?;
        let view = |game: &Match<WordHeist>| game.view(Viewer::Table);
        if let Some(holder) = session.with_now(|game| view(game).holder())
            && session.act(holder, &Action::Interrupt).is_ok()
        {
            let says = word_heist_play::cancelled(&session.name(holder));
            use_desk().tell(says, None);
        }
        let table = Memo::new(move |_| session.with(view));
        let people = session.with_now(|game| {
            let seats = game.journal().seats.iter().enumerate();
            let people = seats.filter(|(_, seat)| seat.by == PlayedBy::Person);
            people.map(|(at, _)| SeatId::new(at as u8)).collect()
        });
        let (entry, chosen) = (RwSignal::new(Entry::default()), RwSignal::new(None));
        let speaker = Memo::new(move |_| table.with(|table| speaker(table, people, chosen.get())));
        let bench = Bench {
            session,
            words: use_words(),
            table,
            entry,
            chosen,
            people,
            speaker,
            prospect: Memo::new(move |_| match speaker.get() {
                Some(seat) => table.with(|table| entry.with(|entry| entry.prospect(table, seat))),
                None => Prospect::Open,
            }),
            flips: Memo::new(move |_| table.with(|table| flipping(table, people, chosen.get()))),
            looked: RwSignal::default(),
            refusal: RwSignal::default(),
            offer: RwSignal::default(),
            waits: RwSignal::default(),
            keys: RwSignal::new(true),
        };
        bench.follow();
        bench.judge_in_time();
        Rogues::sit_down(bench);
        Ok(bench)
    }

    /// The entry follows the table: another speaker finds what it typed before (A13), and
    /// what was taken away can be tapped no more.
    fn follow(self) {
        Effect::new(move |_| {
            let speaker = self.speaker.get();
            self.calm();
            self.wait_no_more();
            self.entry.set(self.table.with_untracked(|table| {
                let typed = speaker.and_then(|seat| table.typed.get(seat.index()));
                let typed = typed.filter(|_| table.holder().is_some());
                typed.copied().map(Entry::of).unwrap_or_default()
            }));
        });
        Effect::new(move |_| {
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

    /// A word that was made before the word list came is judged as soon as it is here.
    fn judge_in_time(self) {
        Effect::new(move |_| {
            let state = self.words.state();
            let Some((seat, action)) = self.waits.get_untracked() else {
                return;
            };
            untrack(|| match state {
                Words::Coming(_) => {}
                Words::Here(_) => {
                    self.wait_no_more();
                    if self.act(seat, &action) {
                        self.entry.set(Entry::default());
                    }
                }
                Words::Missing(_) => {
                    self.wait_no_more();
                    self.refusal.set(text::NO_LIST_YET.into());
                }
            });
        });
    }

    /// Lets a word wait for the list, which is sent for again if it did not come before.
    /// Meanwhile time stands still: what the list takes is nobody's fault.
    fn wait_for_words(self, seat: SeatId, action: Action) {
        self.waits.set(Some((seat, action)));
        self.session.hold(true);
        self.words.again();
    }

    /// No word waits any more, and time goes on.
    fn wait_no_more(self) {
        if self.waits.get_untracked().is_some() {
            self.waits.set(None);
            self.session.hold(false);
        }
    }

    /// Whether the table is asked something, followed.
    pub fn asked(self) -> bool {
        self.table.with(|table| table.motion.is_some())
    }

    /// Whether the game is over, followed.
    pub fn over(self) -> bool {
        self.table
            .with(|table| matches!(table.stage, Stage::Over(_)))
    }

    /// Who sits at the table.
    pub fn with_seats<T>(self, see: impl FnOnce(&[Seat]) -> T) -> T {
        self.session.with_now(|game| see(&game.journal().seats))
    }

    /// The player of a seat.
    pub fn player(self, seat: SeatId) -> Option<Player> {
        self.with_seats(|seats| seats.get(seat.index()).map(|seat| seat.player.clone()))
    }

    /// The persons that are there still, followed.
    pub fn people_there(self) -> Vec<SeatId> {
        let there = self.table.with(|table| table.present);
        there
            .iter()
            .filter(|seat| self.people.contains(*seat))
            .collect()
    }

    /// Who asks the table for what nobody in particular wants.
    pub fn asker(self) -> Option<SeatId> {
        self.table
            .with_untracked(|table| asker(table, self.people, self.chosen.get_untracked()))
    }

    /// What comes of the word as it stands; else the life of the word that was tapped.
    /// Followed.
    pub fn note(self) -> String {
        let made = self.entry.with(Entry::word);
        if self.waits.with(Option::is_some) {
            return word_heist_play::waits(made);
        }
        let prospect = self.prospect.get();
        let looked = self.looked.get();
        self.table.with(|table| {
            self.with_seats(|seats| match (&prospect, looked) {
                (Prospect::Ways(ways), _) => word_heist_play::ways(table, made, ways, seats),
                (Prospect::Not(refusal), _) => word_heist_play::refusal(refusal, seats),
                (Prospect::Open, Some(id)) => word_heist_play::life(&table.life(id), seats),
                (Prospect::Open, None) => String::new(),
            })
        })
    }

    /// Whether the last step can be undone, followed.
    pub fn can_undo(self) -> bool {
        self.session.can_undo() && self.session.with(undoes)
    }

    /// Takes the last step back.
    pub fn undo(self) {
        self.session.undo();
        self.calm();
        self.wait_no_more();
        request_animation_frame(|| dom::catch_focus(PROMPT));
    }

    /// Puts the refusal away.
    pub fn calm(self) {
        self.refusal.set(String::new());
        self.offer.set(Offer::None);
    }

    /// Lets a seat act. Whether it could.
    pub fn act(self, seat: SeatId, action: &Action) -> bool {
        let before = travel::Places::now(self);
        match self.session.act(seat, action) {
            Ok(()) => {
                self.calm();
                before.travel(self);
                // The control that had the focus may be gone.
                request_animation_frame(|| {
                    dom::catch_focus(PROMPT);
                    dom::catch_focus(OVER);
                });
                true
            }
            Err(ActError::Refused(refusal)) => {
                self.refuse(seat, action, &refusal);
                false
            }
            // The clock has run out, or the game has gone on: the screen shows it.
            Err(_) => false,
        }
    }

    /// Lets a program act. If it cannot, that is no concern of those who look on.
    pub fn let_program_act(self, seat: SeatId, action: &Action) {
        let before = travel::Places::now(self);
        if self.session.act(seat, action).is_ok() {
            before.travel(self);
        }
    }

    fn refuse(self, seat: SeatId, action: &Action, refusal: &Refusal) {
        let offer = self
            .table
            .with_untracked(|table| Offer::after(action, refusal, table));
        if let Offer::Wait(action) = offer {
            self.calm();
            return self.wait_for_words(seat, action);
        }
        self.refusal
            .set(self.with_seats(|seats| word_heist_play::refusal(refusal, seats)));
        self.offer.set(offer);
    }

    /// Turns the next letter up, if somebody can.
    pub fn flip(self) {
        if let Some(seat) = self.flips.get_untracked() {
            self.act(seat, &Action::Flip);
        }
    }

    /// Makes the word that is typed.
    pub fn make(self) {
        let attempt = self
            .table
            .with_untracked(|table| self.entry.with_untracked(|entry| entry.attempt(table)));
        if !attempt.word.is_empty() {
            self.speak(&Action::Make(attempt));
        }
    }

    /// Lets the seat act that makes words now. What it typed is done with if it could.
    pub fn speak(self, action: &Action) {
        if let Some(seat) = self.speaker.get_untracked()
            && self.act(seat, action)
        {
            self.entry.set(Entry::default());
        }
    }

    /// The same action with this way for its source (A9).
    pub fn take_way(self, action: Action, way: Way) {
        use crate::games::word_heist::rules::Proposal::House;
        let exactly = |attempt: Attempt| Attempt {
            word: attempt.word,
            source: Source::Exactly(way.words.clone()),
        };
        let action = match action {
            Action::Make(attempt) => Action::Make(exactly(attempt)),
            Action::Propose(seat, House(attempt)) => Action::Propose(seat, House(exactly(attempt))),
            other => other,
        };
        self.speak(&action);
    }

    /// Changes what is typed. Inside a reservation the table keeps it (A13).
    pub fn edit(self, edit: impl FnOnce(&mut Entry)) {
        let Some(seat) = self.speaker.get_untracked() else {
            return;
        };
        self.calm();
        self.wait_no_more();
        self.entry.update(edit);
        if self.table.with_untracked(|table| table.holder().is_some()) {
            let word = self.entry.with_untracked(Entry::word);
            // Too late, it is not kept, as nothing is that comes too late.
            let _ = self.session.act(seat, &Action::Type(word));
        }
    }

    /// One more letter.
    pub fn push(self, letter: char) {
        if let Some(letter) = Letter::new(letter) {
            self.edit(|entry| entry.push(letter));
        }
    }

    /// A tile is tapped.
    pub fn tap_tile(self, tile: Tile) {
        self.edit(|entry| entry.tap_tile(tile));
    }

    /// A word is tapped: its life is told, and it is the source of what is typed.
    pub fn tap_word(self, id: TableWordId) {
        let again = self.looked.get_untracked() == Some(id);
        self.looked.set((!again).then_some(id));
        self.edit(|entry| entry.tap_word(id));
        if self.speaker.get_untracked().is_some() {
            let pinned = self.entry.with_untracked(|entry| entry.pins(id));
            self.looked.set(pinned.then_some(id));
        }
    }
}

/// A line of the history.
fn tell(game: &Match<WordHeist>, told: &Told<Line>) -> String {
    word_heist_play::line(&told.line, &game.journal().seats)
}
