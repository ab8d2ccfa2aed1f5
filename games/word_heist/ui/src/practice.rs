//! The practice screen: find the steal, alone and without end.

use std::sync::Arc;

use leptos::prelude::*;
use web_sys::KeyboardEvent;

use game::Chance;
use lexicon::{Letter, Word, WordBook};
use screen::{Route, text};
use ui::app_state::{AppState, use_app};
use ui::dom;
use ui::draw::{join_views, memo, show_when, signal};
use ui::parts::{Button, Heading, Weight, WithWordList, radio_group};
use ui::screens::task::positions::{next_missed, record_practice};
use word_heist::screen::practice::answer::{AnswerDraft, TilePlace};
use word_heist::screen::practice::{PracticeSession, Puzzle, PuzzleGrade, PuzzleStage};
use word_heist::text::{HOW_TO_PLAY, PLAY, practice as words};
use word_heist::{CARD, PRACTICE};

/// The record in which practice is saved.
const RECORD: &str = "word-heist/practice";
/// Element ids of the input line and its description.
const INPUT_ID: &str = "steal-line";
const INPUT_HELP_ID: &str = "steal-line-says";

/// Draws the practice screen.
pub fn practice_screen() -> AnyView {
    let draw = Callback::new(|book| match PracticeState::open(book) {
        Some(state) => state.draw(),
        None => view! { <p role="alert">{words::NO_PUZZLE}</p> }.into_any(),
    });
    view! {
        <Heading words=text::heading(&Route::Other(&CARD, &PRACTICE)) />
        <p class="prose soft">{words::INSTRUCTIONS}</p>
        <WithWordList draw />
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
struct PracticeState {
    app: AppState,
    book: StoredValue<Arc<WordBook>>,
    practice: RwSignal<PracticeSession>,
    /// The grade of the next puzzle.
    grade: RwSignal<PuzzleGrade>,
    draft: RwSignal<AnswerDraft>,
    /// The result of the last try: its text, and whether it was right.
    says: RwSignal<(String, bool)>,
}

impl PracticeState {
    /// Continues the saved practice session, or begins one.
    fn open(book: Arc<WordBook>) -> Option<PracticeState> {
        let app = use_app();
        let kept: Option<PracticeSession> = app.load(RECORD);
        let begin = || {
            let chance = Chance::new(dom::random());
            PracticeSession::begin(PuzzleGrade::default(), chance, &book.lexicon, &book.family)
        };
        let practice = kept.or_else(begin)?;
        let state = PracticeState {
            app,
            grade: RwSignal::new(practice.grade()),
            practice: RwSignal::new(practice),
            book: StoredValue::new(book),
            draft: RwSignal::default(),
            says: RwSignal::default(),
        };
        state.save();
        Some(state)
    }

    fn save(self) {
        self.practice
            .with_untracked(|practice| self.app.save(RECORD, &Some(practice)));
    }

    fn is_looking(self) -> bool {
        self.practice
            .with(|now| now.stage() == PuzzleStage::Looking)
    }

    fn edit(self, change: impl FnOnce(&mut AnswerDraft, &PracticeSession)) {
        self.practice
            .with_untracked(|practice| self.draft.update(|draft| change(draft, practice)));
    }

    /// Handles Enter: tries the typed answer; if nothing is typed and the puzzle is over, moves
    /// on.
    fn handle_enter(self) {
        let laid = self.draft.with_untracked(|draft| !draft.is_empty());
        if laid {
            self.try_steal();
        } else if !untrack(move || self.is_looking()) {
            self.next_puzzle();
        }
    }

    fn try_steal(self) {
        let word = self.draft.with_untracked(AnswerDraft::word);
        let first = untrack(move || self.is_looking());
        let tried = self.book.with_value(|book| {
            let tried = self
                .practice
                .try_update(|p| p.try_answer(word, &book.lexicon));
            tried.unwrap_or(Ok(()))
        });
        let says = self.practice.with_untracked(|practice| match &tried {
            Ok(()) if first => words::found_message(word, !practice.hints().is_empty()),
            Ok(()) => words::also_found_message(word),
            Err(refusal) => words::describe_refusal(refusal, practice.puzzle()),
        });
        self.says.set((says, tried.is_ok()));
        if tried.is_ok() {
            if first {
                // An answer found with a hint doesn't count as found unaided.
                let found = |now: &PracticeSession| (now.puzzle().key(), now.hints().is_empty());
                let (key, alone) = self.practice.with_untracked(found);
                record_practice(self.app, CARD.id, &key, alone);
            }
            self.draft.set(AnswerDraft::default());
            self.save();
        }
    }

    fn give_hint(self) {
        self.practice.update(|practice| {
            practice.give_hint();
        });
        let says = self
            .practice
            .with_untracked(|now| now.hints().last().map(words::describe_hint));
        self.app.announce(says.unwrap_or_default());
        self.save();
    }

    /// Records a puzzle that the player leaves unsolved as missed.
    fn record_if_unsolved(self) {
        let left = self.practice.with_untracked(|practice| {
            (practice.stage() == PuzzleStage::Looking).then(|| practice.puzzle().key())
        });
        if let Some(key) = left {
            record_practice(self.app, CARD.id, &key, false);
        }
    }

    fn give_up(self) {
        self.record_if_unsolved();
        self.practice.update(PracticeSession::give_up);
        self.draft.set(AnswerDraft::default());
        let best = untrack(move || self.answers()).first().copied();
        self.says.set((words::gave_up_message(best), false));
        self.save();
        dom::focus(INPUT_ID);
    }

    fn next_puzzle(self) {
        let grade = self.grade.get_untracked();
        self.book.with_value(|book| {
            let missed = next_missed(self.app, CARD.id).and_then(|key| Puzzle::from_key(&key));
            self.record_if_unsolved();
            self.practice.update(|practice| match missed {
                Some(puzzle) if puzzle != *practice.puzzle() => practice.switch_to(puzzle),
                _ => {
                    practice.next_puzzle(grade, &book.lexicon, &book.family);
                }
            });
        });
        self.draft.set(AnswerDraft::default());
        self.says.set(Default::default());
        self.save();
        let says = self
            .practice
            .with_untracked(|now| words::describe_puzzle(now.puzzle()));
        self.app.announce(says);
        dom::focus(INPUT_ID);
    }

    /// Changes the grade: at once, unless that would end a streak.
    fn change_grade(self, grade: PuzzleGrade) {
        self.grade.set(grade);
        let free = untrack(move || !self.would_end_streak());
        if free {
            self.next_puzzle();
        }
    }

    /// Whether leaving this puzzle would end a streak. Tracked.
    fn would_end_streak(self) -> bool {
        self.is_looking() && self.practice.with(|practice| practice.streak().now > 0)
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
                {self.grade_choice()}
                <section class="sheet steal-puzzle" aria-label=words::PUZZLE>
                    {self.puzzle_tiles()}
                    {self.answer_input()}
                </section>
                {self.side_panel()}
            </div>
        }
        .into_any()
    }

    fn grade_choice(self) -> AnyView {
        let shown = move || {
            PuzzleGrade::ALL
                .iter()
                .position(|one| *one == self.grade.get())
        };
        let shown = signal(move || shown().unwrap_or(0));
        let choose = Callback::new(move |at: usize| {
            if let Some(&grade) = PuzzleGrade::ALL.get(at) {
                self.change_grade(grade);
            }
        });
        let names = PuzzleGrade::ALL.map(|grade| words::grade_name(grade).to_owned());
        let later = move || {
            let other = self.practice.with(PracticeSession::grade) != self.grade.get();
            other && self.would_end_streak()
        };
        view! {
            <div class="steal-grades">
                {radio_group("grade", words::GRADE_LABEL, None, names.into(), shown, choose)}
                <p class="soft">{move || words::grade_description(self.grade.get())}</p>
                {show_when(later, || view! { <p>{words::GRADE_FROM_NEXT_PUZZLE}</p> }.into_any())}
            </div>
        }
        .into_any()
    }

    fn puzzle_tiles(self) -> AnyView {
        let puzzle = memo(move || self.practice.with(|now| now.puzzle().clone()));
        let tile = move |(place, letter): (TilePlace, Letter)| {
            let name = puzzle.with_untracked(|puzzle| match place {
                TilePlace::Word(_) => words::word_tile_label(letter, puzzle.word()),
                TilePlace::Centre(_) => words::centre_tile_label(letter),
            });
            let used = move || self.draft.with(|draft| draft.contains_tile(place));
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
                    {letter.uppercase().to_string()}
                </button>
            }
            .into_any()
        };
        let of = move |centre: bool| {
            puzzle.with(|puzzle| {
                let tiles = TilePlace::all(puzzle);
                let tiles =
                    tiles.filter(|(place, _)| matches!(place, TilePlace::Centre(_)) == centre);
                join_views(tiles.map(tile))
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

    fn answer_input(self) -> AnyView {
        let on_key = move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.is_composing() {
                event.prevent_default();
                self.handle_enter();
            }
        };
        let write = move |event| {
            let text = event_target_value(&event);
            self.edit(|draft, now| draft.set_text(now.puzzle(), &text));
        };
        let value = move || self.draft.with(|draft| text::capitals(draft.word()));
        let empty = signal(move || self.draft.with(AnswerDraft::is_empty));
        let steal = Callback::new(move |()| self.try_steal());
        let back = Callback::new(move |()| self.draft.update(AnswerDraft::delete_last));
        let clear = Callback::new(move |()| self.draft.set(AnswerDraft::default()));
        let good = move || {
            self.says
                .with(|(says, good)| (!says.is_empty()).then_some(*good))
        };
        let sign = move || good().map(|good| if good { "good" } else { "bad" });
        view! {
            <div class="steal-asks">
                <label for=INPUT_ID>{words::ANSWER}</label>
                <input
                    id=INPUT_ID
                    type="text"
                    inputmode="none"
                    autocomplete="off"
                    autocapitalize="none"
                    spellcheck="false"
                    enterkeyhint="done"
                    aria-describedby=INPUT_HELP_ID
                    prop:value=value
                    on:input=write
                    on:keydown=on_key
                />
                <p class="soft" id=INPUT_HELP_ID>{words::ANSWER_HELP}</p>
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
    fn side_panel(self) -> AnyView {
        let hint = Callback::new(move |()| self.give_hint());
        let show = Callback::new(move |()| self.give_up());
        let next = Callback::new(move |()| self.next_puzzle());
        let spent = signal(move || self.practice.with(PracticeSession::all_hints_given));
        let hints = move || {
            self.practice.with(|now| {
                let line = |hint| view! { <li>{words::describe_hint(hint)}</li> }.into_any();
                join_views(now.hints().iter().map(line))
            })
        };
        let looking = move || {
            view! {
                <div class="buttons">
                    <Button off=spent on_press=hint>{words::HINT}</Button>
                    <Button weight=Weight::Quiet on_press=show>{words::SHOW_ANSWER}</Button>
                </div>
                <ol class="steal-hints" aria-label=words::HINTS>{hints}</ol>
            }
            .into_any()
        };
        let over = move || {
            let answer = |word| view! { <li>{text::capitals(word)}</li> }.into_any();
            view! {
                <h2>{words::ALL_ANSWERS}</h2>
                <ul class="steal-answers">{move || join_views(self.answers().into_iter().map(answer))}</ul>
                <p class="buttons">
                    <Button weight=Weight::Main on_press=next>{words::NEXT_PUZZLE}</Button>
                </p>
            }
            .into_any()
        };
        view! {
            <section class="sheet steal-beside" aria-label=words::STREAK>
                <p>{move || words::describe_streak(self.practice.with(PracticeSession::streak))}</p>
                {show_when(move || self.is_looking(), looking)}
                {show_when(move || !self.is_looking(), over)}
            </section>
        }
        .into_any()
    }
}
