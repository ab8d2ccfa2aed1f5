//! The settings for generating boards.

use leptos::prelude::*;

use super::measure;
use super::state::StudioState;
use paper_grid::screen::studio::Studio;
use paper_grid::text::{board_refusal, special_effect, special_name, studio as words};
use paper_grid_rules::{
    Amount, Board, BoardSettings, Size, SpecialType, SpecialTypes, Symmetry, ValueSystem,
};
use ui::draw::{join_views, show_when, signal};
use ui::parts::{NumberField, Switch, radio_group};

const SIZES: [Size; 3] = [Size::Small, Size::Medium, Size::Large];
const VALUES: [ValueSystem; 2] = [ValueSystem::Classic, ValueSystem::Fixed];
/// The offered amounts; the last stands for an exact number.
const AMOUNTS: [Amount; 5] = [
    Amount::Off,
    Amount::Few,
    Amount::Some,
    Amount::Many,
    Amount::Exactly(0),
];

/// Returns the tab with all settings.
pub fn tab(state: StudioState) -> AnyView {
    let refusal = move || {
        let refusal = state.studio.with(Studio::refusal);
        refusal.map(|refusal| words::as_sentence(&board_refusal(refusal)))
    };
    let seats = Callback::new(move |seats: u32| state.change(|s| s.seats = seats as usize));
    let names = |names: Vec<&str>| names.into_iter().map(str::to_owned).collect();
    let hands = std::iter::once(words::RANDOM.to_owned());
    let hands = hands
        .chain((0..=5).map(|hand: u32| hand.to_string()))
        .collect();
    view! {
        <div class="fields">
            <p class="refusal" role="alert">{refusal}</p>
            {measure::measure_section(state)}
            {settings_radios(state, "size", words::SIZE, SIZES.map(words::size_text).into(),
                |settings| index_of(&SIZES, settings.size),
                |settings, at| if let Some(&size) = SIZES.get(at) { settings.size = size })}
            <div>
                <NumberField
                    label=words::SEATS_AT_BOARD
                    value=signal(move || read_settings(state, |s| s.seats) as u32)
                    least=0
                    most=6
                    on_change=seats
                />
                <p class="soft">{words::SEATS_NOTE}</p>
            </div>
            {amount_control(state, "walls", words::WALLS, |s| s.walls, |s, to| s.walls = to,
                |board| board.walls().len())}
            {amount_control(state, "specials", words::SPECIALS, |s| s.specials, |s, to| s.specials = to,
                |board| board.cells_where(|cell| cell.special.is_some()).len())}
            {show_when(move || read_settings(state, |s| s.specials) != Amount::Off, move || type_switches(state))}
            {amount_control(state, "strays", words::LETTERS_ON_BOARD, |s| s.letters, |s, to| s.letters = to,
                |board| board.lettered_cells().len())}
            {settings_switch(state, words::LETTERS_ON_RIM, |s| !s.letters_off_rim,
                |s, on| s.letters_off_rim = !on)}
            {settings_radios(state, "hands", words::HAND_SIZE, hands,
                |settings| settings.hand.map_or(0, |hand| hand + 1),
                |settings, at| settings.hand = at.checked_sub(1))}
            {settings_radios(state, "values", words::VALUES, names(VALUES.map(ValueSystem::name).into()),
                |settings| index_of(&VALUES, settings.values),
                |settings, at| if let Some(&values) = VALUES.get(at) { settings.values = values })}
            {settings_radios(state, "symmetry", words::SYMMETRY,
                names(Symmetry::ALL.map(words::symmetry_text).into()),
                |settings| index_of(&Symmetry::ALL, settings.symmetry),
                |settings, at| if let Some(&to) = Symmetry::ALL.get(at) { settings.symmetry = to })}
            {settings_switch(state, words::BACKPACKS, |s| s.backpacks, |s, on| s.backpacks = on)}
        </div>
    }
    .into_any()
}

/// Reads a part of the settings (tracked).
fn read_settings<T>(state: StudioState, see: impl FnOnce(&BoardSettings) -> T) -> T {
    state.studio.with(|studio| see(studio.settings()))
}

fn index_of<T: PartialEq>(all: &[T], one: T) -> usize {
    all.iter().position(|other| *other == one).unwrap_or(0)
}

fn settings_radios(
    state: StudioState,
    id: &'static str,
    legend: &'static str,
    names: Vec<String>,
    chosen: fn(&BoardSettings) -> usize,
    choose: fn(&mut BoardSettings, usize),
) -> AnyView {
    let shown = signal(move || read_settings(state, chosen));
    let choose = Callback::new(move |at| state.change(|settings| choose(settings, at)));
    radio_group(id, legend, None, names, shown, choose)
}

fn settings_switch(
    state: StudioState,
    label: &'static str,
    on: fn(&BoardSettings) -> bool,
    turn: fn(&mut BoardSettings, bool),
) -> AnyView {
    let shown = signal(move || read_settings(state, on));
    let turn = Callback::new(move |on| state.change(|settings| turn(settings, on)));
    view! { <Switch label on=shown on_turn=turn /> }.into_any()
}

/// Returns the control for an amount of something: in words, or an exact number.
fn amount_control(
    state: StudioState,
    id: &'static str,
    legend: &'static str,
    see: fn(&BoardSettings) -> Amount,
    set: fn(&mut BoardSettings, Amount),
    count: fn(&Board) -> usize,
) -> AnyView {
    let chosen = move || match read_settings(state, see) {
        Amount::Exactly(_) => AMOUNTS.len() - 1,
        amount => index_of(&AMOUNTS, amount),
    };
    let choose = Callback::new(move |at: usize| {
        let to = match AMOUNTS.get(at) {
            // An exact number starts from the board's current count.
            Some(Amount::Exactly(_)) => Amount::Exactly(state.board.with_untracked(count)),
            Some(&amount) => amount,
            None => return,
        };
        state.change(|settings| set(settings, to));
    });
    let exact = move || match read_settings(state, see) {
        Amount::Exactly(number) => Some(number as u32),
        _ => None,
    };
    let names = AMOUNTS.map(|amount| words::amount_text(amount).to_owned());
    let number = move || {
        let to = Callback::new(move |number: u32| {
            state.change(|settings| set(settings, Amount::Exactly(number as usize)));
        });
        let value = signal(move || exact().unwrap_or(0));
        view! { <NumberField label=words::exact_label(legend) value least=0 most=60 on_change=to /> }
            .into_any()
    };
    view! {
        <div>
            {radio_group(id, legend, None, names.into(), signal(chosen), choose)}
            {show_when(move || exact().is_some(), number)}
        </div>
    }
    .into_any()
}

/// Returns a switch for each special type, with a description of its effect.
fn type_switches(state: StudioState) -> AnyView {
    let kind = move |special: SpecialType| {
        let shown = signal(move || read_settings(state, |s| s.types.contains(special)));
        let turn = Callback::new(move |on| {
            state.change(|settings| settings.types = with_type(settings.types, special, on));
        });
        let label = format!("{}: {}", special_name(special), special_effect(special));
        view! { <Switch label on=shown on_turn=turn /> }.into_any()
    };
    view! {
        <fieldset class="types">
            <legend>{words::TYPES}</legend>
            {join_views(SpecialType::ALL.map(kind))}
        </fieldset>
    }
    .into_any()
}

fn with_type(types: SpecialTypes, special: SpecialType, on: bool) -> SpecialTypes {
    if on {
        types.with(special)
    } else {
        types.without(special)
    }
}
