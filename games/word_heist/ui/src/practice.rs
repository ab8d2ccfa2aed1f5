//! The practice screen: find the steal, alone and without end.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use game::Chance;
use lexicon::{Letter, Word, WordBook};
use screen::{Route, text};
use ui::desk::{Desk, use_desk};
use ui::dom;
use ui::draw::{all, memo, show_when, signal};
use ui::parts::{Button, Heading, Weight, WithWords, radios};
use ui::screens::task::positions::{missed, remember};
use word_heist::screen::practice::answer::{Draft, Place};
use word_heist::screen::practice::{Grade, Practice, Puzzle, Stage};
use word_heist::text::{HOW_TO_PLAY, PLAY, practice as words};
use word_heist::{CARD, PRACTICE};

/// The record in which practice is saved.
const RECORD: &str = "word-heist/practice";
/// Element ids of the input line and its description.
const LINE: &str = "steal-line";
const LINE_SAYS: &str = "steal-line-says";

/// Draws the practice screen.
pub fn practice() -> AnyView {
    let draw = Callback::new(|book| match Bench::open(book) {
        Some(bench) => bench.draw(),
        None => view! { <p role="alert">{words::NO_PUZZLE}</p> }.into_any(),
    });
    view! {
        <Heading words=text::heading(&Route::Other(&CARD, &PRACTICE)) />
        <p class="prose soft">{words::SAYS}</p>
        <WithWords draw />
        <p class="buttons">
            <a class="button" href=Route::SetUp(&CARD).hash()>
                {PLAY}
            </a>
            <a class="button" href=Route::Rules(&CARD).hash()>{HOW_TO_PLAY}</a>
        </p>
    }
    .into_any()
}

/// The state of the practice screen, and its actions.
#[derive(Clone, Copy)]
struct Bench {
    desk: Desk,
    book: StoredValue<Arc<WordBook>>,
    practice: RwSignal<Practice>,
    /// The grade of the next puzzle.
    grade: RwSignal<Grade>,
    draft: RwSignal<Draft>,
    /// The result of the last try: its text, and whether it was right.
    says: RwSignal<(String, bool)>,
}

impl Bench {
    /// Continues the saved practice session, or begins one.
    fn open(book: Arc<WordBook>) -> Option<Bench> {
        let desk = use_desk();
        let kept: Option<Practice> = desk.load(RECORD);
        let begin = || {
            let chance = Chance::new(dom::random());
            Practice::begin(Grade::default(), chance, &book.lexicon, &book.family)
        };
        let practice = kept.or_else(begin)?;
        let bench = Bench {
            desk,
            grade: RwSignal::new(practice.grade()),
            practice: RwSignal::new(practice),
            book: StoredValue::new(book),
            draft: RwSignal::default(),
            says: RwSignal::default(),
        };
        bench.keep();
        Some(bench)
    }

    fn keep(self) {
        self.practice
            .with_untracked(|practice| self.desk.keep(RECORD, &Some(practice)));
    }

    fn looking(self) -> bool {
        self.practice.with(|now| now.stage() == Stage::Looking)
    }

    fn edit(self, change: impl FnOnce(&mut Draft, &Practice)) {
        self.practice
            .with_untracked(|practice| self.draft.update(|draft| change(draft, practice)));
    }

    /// Handles Enter: tries the typed answer; if nothing is typed and the puzzle is over, moves
    /// on.
    fn enter(self) {
        let laid = self.draft.with_untracked(|draft| !draft.is_empty());
        if laid {
            self.steal();
        } else if !untrack(move || self.looking()) {
            self.next();
        }
    }

    fn steal(self) {
        let word = self.draft.with_untracked(Draft::word);
        let first = untrack(move || self.looking());
        let tried = self.book.with_value(|book| {
            let tried = self.practice.try_update(|p| p.answer(word, &book.lexicon));
            tried.unwrap_or(Ok(()))
        });
        let says = self.practice.with_untracked(|practice| match &tried {
            Ok(()) if first => words::found(word, !practice.hints().is_empty()),
            Ok(()) => words::found_too(word),
            Err(refusal) => words::refused(refusal, practice.puzzle()),
        });
        self.says.set((says, tried.is_ok()));
        if tried.is_ok() {
            if first {
                // With a hint it doesn't count as found unaided.
                let found = |now: &Practice| (now.puzzle().key(), now.hints().is_empty());
                let (key, alone) = self.practice.with_untracked(found);
                remember(self.desk, CARD.id, &key, alone);
            }
            self.draft.set(Draft::default());
            self.keep();
        }
    }

    fn hint(self) {
        self.practice.update(|practice| {
            practice.hint();
        });
        let says = self
            .practice
            .with_untracked(|now| now.hints().last().map(words::hint));
        self.desk.say(says.unwrap_or_default());
        self.keep();
    }

    /// Records a puzzle that the player leaves unsolved as missed.
    fn remember_left(self) {
        let left = self.practice.with_untracked(|practice| {
            (practice.stage() == Stage::Looking).then(|| practice.puzzle().key())
        });
        if let Some(key) = left {
            remember(self.desk, CARD.id, &key, false);
        }
    }

    fn give_up(self) {
        self.remember_left();
        self.practice.update(Practice::give_up);
        self.draft.set(Draft::default());
        let best = untrack(move || self.answers()).first().copied();
        self.says.set((words::shown(best), false));
        self.keep();
        dom::focus(LINE);
    }

    fn next(self) {
        let grade = self.grade.get_untracked();
        self.book.with_value(|book| {
            let missed = missed(self.desk, CARD.id).and_then(|key| Puzzle::read(&key));
            self.remember_left();
            self.practice.update(|practice| match missed {
                Some(puzzle) if puzzle != *practice.puzzle() => practice.meet(puzzle),
                _ => {
                    practice.next(grade, &book.lexicon, &book.family);
                }
            });
        });
        self.draft.set(Draft::default());
        self.says.set(Default::default());
        self.keep();
        let says = self
            .practice
            .with_untracked(|now| words::puzzle_said(now.puzzle()));
        self.desk.say(says);
        dom::focus(LINE);
    }

    /// Changes the grade: at once, unless that would end a streak.
    fn take_grade(self, grade: Grade) {
        self.grade.set(grade);
        let free = untrack(move || !self.row_would_end());
        if free {
            self.next();
        }
    }

    /// Whether leaving this puzzle would end a streak. Tracked.
    fn row_would_end(self) -> bool {
        self.looking() && self.practice.with(|practice| practice.streak().now > 0)
    }

    /// Every answer to the puzzle. Tracked.
    fn answers(self) -> Vec<Word> {
        self.book.with_value(|book| {
            self.practice
                .with(|now| now.puzzle().answers(&book.lexicon, &book.family))
        })
    }

    fn draw(self) -> AnyView {
        view! {
            <div class="steal">
                {self.grades()}
                <section class="sheet steal-puzzle" aria-label=words::PUZZLE>
                    {self.tiles()}
                    {self.line()}
                </section>
                {self.beside()}
            </div>
        }
        .into_any()
    }

    fn grades(self) -> AnyView {
        let shown = move || Grade::ALL.iter().position(|one| *one == self.grade.get());
        let shown = signal(move || shown().unwrap_or(0));
        let choose = Callback::new(move |at: usize| {
            if let Some(&grade) = Grade::ALL.get(at) {
                self.take_grade(grade);
            }
        });
        let names = Grade::ALL.map(|grade| words::grade_name(grade).to_owned());
        let later = move || {
            let other = self.practice.with(Practice::grade) != self.grade.get();
            other && self.row_would_end()
        };
        view! {
            <div class="steal-grades">
                {radios("grade", words::GRADE, None, names.into(), shown, choose)}
                <p class="soft">{move || words::grade_says(self.grade.get())}</p>
                {show_when(later, || view! { <p>{words::FROM_NEXT}</p> }.into_any())}
            </div>
        }
        .into_any()
    }

    fn tiles(self) -> AnyView {
        let puzzle = memo(move || self.practice.with(|now| now.puzzle().clone()));
        let tile = move |(place, letter): (Place, Letter)| {
            let name = puzzle.with_untracked(|puzzle| match place {
                Place::Word(_) => words::word_tile(letter, puzzle.word()),
                Place::Centre(_) => words::centre_tile(letter),
            });
            let used = move || self.draft.with(|draft| draft.uses(place));
            let tap = move |_| self.edit(|draft, now| draft.tap(now.puzzle(), place));
            view! {
                <button
                    type="button"
                    class="tile"
                    aria-label=name
                    aria-pressed=move || used().to_string()
                    on:pointerdown=|event| event.prevent_default()
                    on:click=tap
                >
                    {letter.capital().to_string()}
                </button>
            }
            .into_any()
        };
        let of = move |centre: bool| {
            puzzle.with(|puzzle| {
                let tiles = Place::all(puzzle);
                let tiles = tiles.filter(|(place, _)| matches!(place, Place::Centre(_)) == centre);
                all(tiles.map(tile))
            })
        };
        view! {
            <div class="steal-lies" role="group" aria-labelledby="steal-word">
                <h2 id="steal-word">{words::ON_TABLE}</h2>
                <div class="steal-tiles">{move || of(false)}</div>
            </div>
            <div class="steal-lies steal-centre" role="group" aria-labelledby="steal-centre">
                <h2 id="steal-centre">{words::CENTRE}</h2>
                <div class="steal-tiles">{move || of(true)}</div>
            </div>
        }
        .into_any()
    }

    fn line(self) -> AnyView {
        let on_key = move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.is_composing() {
                event.prevent_default();
                self.enter();
            }
        };
        let write = move |event| {
            let text = event_target_value(&event);
            self.edit(|draft, now| draft.write(now.puzzle(), &text));
        };
        let value = move || self.draft.with(|draft| text::capitals(draft.word()));
        let empty = signal(move || self.draft.with(Draft::is_empty));
        let steal = Callback::new(move |()| self.steal());
        let back = Callback::new(move |()| self.draft.update(Draft::shorten));
        let clear = Callback::new(move |()| self.draft.set(Draft::default()));
        let good = move || {
            self.says
                .with(|(says, good)| (!says.is_empty()).then_some(*good))
        };
        let sign = move || good().map(|good| if good { "good" } else { "bad" });
        view! {
            <div class="steal-asks">
                <label for=LINE>{words::ANSWER}</label>
                <input
                    id=LINE
                    type="text"
                    inputmode="none"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    enterkeyhint="done"
                    aria-describedby=LINE_SAYS
                    prop:value=value
                    on:input=write
                    on:keydown=on_key
                />
                <p class="soft" id=LINE_SAYS>{words::ANSWER_SAYS}</p>
                <div class="buttons">
                    <Button weight=Weight::Main off=empty on_press=steal>
                        {words::STEAL}
                    </Button>
                    <Button off=empty on_press=back>{words::BACK}</Button>
                    <Button off=empty on_press=clear>{words::CLEAR}</Button>
                </div>
                <p class="verdict" role="status" data-verdict=sign>
                    {move || self.says.with(|(says, _)| says.clone())}
                </p>
            </div>
        }
        .into_any()
    }

    /// Draws the part beside the puzzle: hints while the player is looking, answers afterwards, and
    /// the streak.
    fn beside(self) -> AnyView {
        let hint = Callback::new(move |()| self.hint());
        let show = Callback::new(move |()| self.give_up());
        let next = Callback::new(move |()| self.next());
        let spent = signal(move || self.practice.with(Practice::hints_spent));
        let hints = move || {
            self.practice.with(|now| {
                let line = |hint| view! { <li>{words::hint(hint)}</li> }.into_any();
                all(now.hints().iter().map(line))
            })
        };
        let looking = move || {
            view! {
                <div class="buttons">
                    <Button off=spent on_press=hint>{words::HINT}</Button>
                    <Button weight=Weight::Quiet on_press=show>{words::SHOW}</Button>
                </div>
                <ol class="steal-hints" aria-label=words::HINTS>{hints}</ol>
            }
            .into_any()
        };
        let over = move || {
            let answer = |word| view! { <li>{text::capitals(word)}</li> }.into_any();
            view! {
                <h2>{words::ANSWERS}</h2>
                <ul class="steal-answers">{move || all(self.answers().into_iter().map(answer))}</ul>
                <p class="buttons">
                    <Button weight=Weight::Main on_press=next>{words::NEXT}</Button>
                </p>
            }
            .into_any()
        };
        view! {
            <section class="sheet steal-beside" aria-label=words::STREAK>
                <p>{move || words::streak(self.practice.with(Practice::streak))}</p>
                {show_when(move || self.looking(), looking)}
                {show_when(move || !self.looking(), over)}
            </section>
        }
        .into_any()
    }
}
