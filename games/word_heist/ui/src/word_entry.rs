//! The hand: the typed word, the button to make it, and below them the buttons to type with.
//! Everything keeps its place, so that nothing jumps.

use leptos::prelude::*;

use super::letter_keys::{back_button, clear_button, letter_keys, on_click, on_pointer_down};
use super::table_state::TableState;
use super::{pads, player_actions};
use lexicon::Letter;
use screen::text::UNDO;
use ui::draw::{join_views, memo, nothing, show_when, signal};
use ui::hint::draw_hint_button;
use ui::parts::{Button, Icon, IconKind, Weight};
use ui::table_core::GameTable;
use word_heist::screen::hint_state::WordSources;
use word_heist::screen::{
    ButtonAction, MainAction, RefusalRemedy, TableThing, WordEntry, are_hints_available,
    has_separate_give_up,
};
use word_heist::text::{play, table as words};
use word_heist_rules::{Action, LetterTile, PlayMode, VoteProposal, WayToMake};

/// What is shown below the typed word.
#[derive(Clone, Copy, PartialEq)]
enum InputPanel {
    /// The letter buttons.
    Keys,
    /// The letters of the tapped words.
    Tray,
    /// The ways in which the word can be made (A9).
    Ways,
    /// Buttons to choose who has a word, and to finish.
    Callers,
    /// The open proposal, which the players vote on.
    Asked,
}

/// The line with the typed word, and everything below it. `id` is the line's element id.
pub fn word_entry(state: TableState, id: &'static str) -> AnyView {
    let shows = memo(move || {
        if state.has_open_motion() {
            InputPanel::Asked
        } else if matches!(state.offer.get(), RefusalRemedy::Ways(..)) {
            InputPanel::Ways
        } else if state.speaker.get().is_none() && player_actions::has_player_buttons(state) {
            InputPanel::Callers
        } else if state.entry.with(|entry| !entry.pinned_words().is_empty()) {
            InputPanel::Tray
        } else {
            InputPanel::Keys
        }
    });
    let draw = move || match shows.get() {
        InputPanel::Keys => letter_keys(state),
        InputPanel::Tray => letter_tray(state),
        InputPanel::Ways => way_buttons(state),
        InputPanel::Callers => player_actions::player_buttons(state),
        InputPanel::Asked => state.later.draw_when_loaded(move |rest| (rest.hand)(state)),
    };
    let idle = move || state.speaker.get().is_none().then_some("");
    view! {
        <div class="heist-entry" data-idle=idle>
            <div class="heist-line">{side_buttons(state)} {typed_line(state, id)} {main_button(state)}</div>
            <div class="heist-hands">{move || draw()}</div>
        </div>
    }
    .into_any()
}

/// Draws the hand: the typed word and its buttons, below the pads in Buzzers.
pub fn hand(state: TableState) -> AnyView {
    let buzzers = state
        .table
        .with_untracked(|table| matches!(table.options.mode, PlayMode::Buzzers { .. }));
    view! {
        {show_when(move || buzzers, move || pads::pad_row(state, pads::all_seats(state)))}
        {word_entry(state, "typed")}
    }
    .into_any()
}

/// The line with the typed letters.
fn typed_line(state: TableState, id: &'static str) -> AnyView {
    let typed = move || {
        let word = state.entry.with(WordEntry::word);
        let tile = |letter: Letter| {
            view! { <span class="tile" aria-hidden="true">{letter.uppercase().to_string()}</span> }
                .into_any()
        };
        if !word.is_empty() {
            join_views(word.letters().map(tile))
        } else if state.speaker.get().is_some() {
            view! { <span class="soft" aria-hidden="true">{words::TYPE_OR_TAP}</span> }.into_any()
        } else {
            nothing()
        }
    };
    let heard = move || words::typed_word_aria_label(state.entry.with(WordEntry::word));
    let long = move || state.entry.with(|entry| entry.word().len()).to_string();
    view! {
        <p class="heist-typed" id=id style:--n=long>
            <span class="only-heard" aria-live="polite">{heard}</span>
            {typed}
        </p>
    }
    .into_any()
}

/// The buttons next to the typed word: undo or give up, hint, and let another player type.
fn side_buttons(state: TableState) -> AnyView {
    let (mode, untimed) = state
        .table
        .with_untracked(|table| (table.options.mode, table.options.is_untimed()));
    let apart = has_separate_give_up(mode);
    let holds = move || {
        state
            .table
            .with(|table| table.reservation_holder().is_some())
    };
    let cannot = signal(move || state.speaker.get().is_none() || !holds());
    let give_up = Callback::new(move |()| state.act_as_typing_seat(&Action::Release));
    let other = Callback::new(move |()| state.chosen.set(None));
    let chosen = move || {
        !holds() && state.speaker.get().is_some() && player_actions::is_maker_chosen_by_tap(state)
    };
    let undo = move || {
        let undo = Callback::new(move |()| state.undo());
        let off = signal(move || !state.can_undo());
        view! {
            <span class="square">
                <Button label=UNDO thing=TableThing::Do(ButtonAction::Undo).to_string() off on_press=undo>
                    <Icon picture=IconKind::Undo />
                </Button>
            </span>
        }
        .into_any()
    };
    let hints = move || {
        state
            .table
            .with(|table| are_hints_available(table, state.people))
    };
    let hint = move || {
        let ask = Callback::new(move |()| state.ask_hint());
        let steps = move || {
            state
                .hint
                .with(|hint| hint.slip.as_ref().map_or(0, |slip| slip.steps))
        };
        draw_hint_button(steps, move || state.hint.with(|hint| !hint.can), ask)
    };
    view! {
        {show_when(move || untimed && !(apart && holds()), undo)}
        {show_when(hints, hint)}
        {show_when(move || apart && (holds() || !untimed), move || {
            let thing = TableThing::Do(ButtonAction::GiveUp).to_string();
            view! { <Button thing=thing off=cannot on_press=give_up>{words::GIVE_UP}</Button> }
                .into_any()
        })}
        {show_when(chosen, move || {
            view! { <Button on_press=other>{words::SOMEONE_ELSE}</Button> }.into_any()
        })}
    }
    .into_any()
}

/// The main button: makes the typed word, or moves the game on if nothing is typed.
fn main_button(state: TableState) -> AnyView {
    let does = state.main;
    let face = move || does.with(main_button_face);
    let off = move || does.with(|does| *does == MainAction::Make { on: false });
    let thing = move || TableThing::Do(face().0).to_string();
    view! {
        <button
            type="button"
            class="button button-main"
            data-thing=thing
            disabled=off
            on:click=move |_| state.press_main_button()
        >
            {move || face().1}
        </button>
    }
    .into_any()
}

/// The action of the main button, and its text.
fn main_button_face(does: &MainAction) -> (ButtonAction, &'static str) {
    match does {
        MainAction::Make { .. } => (ButtonAction::Make, words::MAKE),
        MainAction::Ask(_) => (ButtonAction::Ask, words::ASK),
        MainAction::Pass => (ButtonAction::Pass, words::PASS),
        MainAction::Next => (ButtonAction::Next, words::ALL_PASS),
        MainAction::GiveUp => (ButtonAction::GiveUp, words::GIVE_UP),
        MainAction::Done(_) => (ButtonAction::Done, words::FINISH_GAME),
    }
}

impl TableState {
    /// Performs the action of the main button.
    fn press_main_button(self) {
        match self.main.get_untracked() {
            MainAction::Make { .. } => self.make_word(),
            MainAction::Ask(attempt) => {
                if let Some(seat) = self.speaker.get_untracked() {
                    self.act_as_typing_seat(&Action::Propose(seat, VoteProposal::House(attempt)));
                }
            }
            MainAction::Pass => self.act_as_typing_seat(&Action::Pass),
            MainAction::Next => self.pass_all_and_flip(),
            MainAction::GiveUp => self.act_as_typing_seat(&Action::Release),
            MainAction::Done(seat) => self.finish(seat),
        }
    }
}

/// The letters of the tapped words, as tiles that keep their identity.
fn letter_tray(state: TableState) -> AnyView {
    let tapped = memo(move || {
        let ids = state.entry.with(|entry| entry.pinned_words().to_vec());
        state.table.with(|table| {
            let words = ids.iter().filter_map(|id| table.word(*id));
            words
                .flat_map(|word| word.tiles.clone())
                .collect::<Vec<LetterTile>>()
        })
    });
    let tray = move || {
        join_views(
            tapped
                .get()
                .into_iter()
                .map(|tile| letter_tray_tile(state, tile)),
        )
    };
    view! {
        <div class="heist-tray" role="group" aria-label=words::TAPPED_LETTERS>
            {move || tray()}
        </div>
        <div class="heist-wide">{clear_button(state)} {back_button(state)}</div>
    }
    .into_any()
}

fn letter_tray_tile(state: TableState, tile: LetterTile) -> AnyView {
    let pressed = move || {
        state
            .entry
            .with(|entry| entry.is_tapped(tile.id))
            .to_string()
    };
    let act = Callback::new(move |()| state.tap_tile(tile));
    view! {
        <button
            type="button"
            class="tile"
            aria-pressed=pressed
            on:pointerdown=move |event| on_pointer_down(&event, act)
            on:click=move |event| on_click(&event, act)
        >
            {tile.letter.uppercase().to_string()}
        </button>
    }
    .into_any()
}

/// The ways to choose from, for making the word or for asking the table (A9).
fn way_buttons(state: TableState) -> AnyView {
    let RefusalRemedy::Ways(action, ways) = state.offer.get_untracked() else {
        return nothing();
    };
    let way = |way: WayToMake| {
        let says = state.table.with_untracked(|table| {
            state.with_seats(|seats| {
                words::way_label(&play::describe_way(
                    &WordSources::from_way(table, &way),
                    seats,
                ))
            })
        });
        let action = action.clone();
        let take = Callback::new(move |()| state.choose_way(action.clone(), way.clone()));
        view! { <Button weight=Weight::Main on_press=take>{says}</Button> }.into_any()
    };
    let calm = Callback::new(move |()| state.clear_refusal());
    view! {
        <div class="heist-ways" role="group" aria-label=words::WAYS_TITLE>
            {join_views(ways.into_iter().map(way))}
            <Button on_press=calm>{words::ANOTHER_WORD}</Button>
        </div>
    }
    .into_any()
}
