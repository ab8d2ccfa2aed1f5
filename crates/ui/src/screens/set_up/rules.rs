//! Every rule beyond the presets, each with an explanation; drawn alike for all games.

use leptos::prelude::*;

use super::form_state::FormState;
use crate::draw::{DrawLine, join_views, keyed_list, memo, nothing, show_when, signal};
use crate::parts::{NumberField, Switch, radio_group};
use game::PlayerName;
use screen::set_up::GameForm;
use screen::set_up::fields::{FieldControl, FormField, PlayerField};

/// Receives a choice: the field, the player if it is chosen for each one, and the index of the
/// option.
type ChooseOption = Callback<(&'static str, Option<PlayerName>, usize)>;

/// Draws all fields, except those that the game draws elsewhere.
pub(crate) fn rule_fields<G: GameForm>(
    state: FormState<G>,
    apart: &'static [&'static str],
) -> AnyView {
    let fields = memo(move || {
        let roster = state.app.roster();
        let mut fields = state.form.with(|form| form.fields(&roster));
        fields.retain(|field| field.control != FieldControl::Own && !apart.contains(&field.id));
        fields
    });
    let choose = Callback::new(
        move |(id, who, at): (&'static str, Option<PlayerName>, usize)| {
            state.change(|form| form.choose(id, who.as_ref(), at, state.today));
        },
    );
    draw_fields(fields, choose)
}

fn draw_fields(fields: Memo<Vec<FormField>>, choose: ChooseOption) -> AnyView {
    // A field is redrawn only when the field itself changes, not when another option is chosen.
    keyed_list(move || {
        let line = |field: FormField| -> (String, DrawLine) {
            (
                field_key(&field),
                Box::new(move || draw_field(field, fields, choose)),
            )
        };
        fields.get().into_iter().map(line).collect()
    })
}

/// A key for the field's appearance, independent of what is chosen.
fn field_key(field: &FormField) -> String {
    let mut key = field.id.to_owned();
    let mut add = |part: &str| {
        key.push('/');
        key.push_str(part);
    };
    match &field.control {
        FieldControl::Each(each) => each.iter().for_each(|one| add(&one.label)),
        FieldControl::OneOf { names, .. } => names.iter().for_each(|name| add(name)),
        FieldControl::OneSeat { seats, .. } => seats.iter().for_each(|name| add(name.as_str())),
        FieldControl::Count { least, most, .. } => {
            add(&least.to_string());
            add(&most.to_string());
        }
        _ => {}
    }
    key
}

fn draw_field(field: FormField, fields: Memo<Vec<FormField>>, choose: ChooseOption) -> AnyView {
    let FormField { id, name, says, .. } = field;
    let now = signal(move || {
        fields.with(|all| {
            let field = all.iter().find(|field| field.id == id);
            field.map(|field| field.control.clone())
        })
    });
    match field.control {
        FieldControl::Own => nothing(),
        FieldControl::Switch(_) => {
            let switch = draw_control(id, name.into(), None, field.control, now, choose);
            view! {
                <div>
                    {switch}
                    <p class="soft">{says}</p>
                </div>
            }
            .into_any()
        }
        FieldControl::OneOf { names, .. } => {
            let chosen = signal(move || now.get().map_or(usize::MAX, |now| now.at()));
            let take = Callback::new(move |at| choose.run((id, None, at)));
            radio_group(id, name, Some(says), names, chosen, take)
        }
        FieldControl::OneSeat { none, seats, .. } => {
            let chosen = signal(move || now.get().map_or(0, |now| now.at()));
            let names = std::iter::once(none.to_owned());
            let names = names.chain(seats.iter().map(ToString::to_string)).collect();
            let take = Callback::new(move |at: usize| {
                let who = at.checked_sub(1).and_then(|at| seats.get(at));
                choose.run((id, who.cloned(), at));
            });
            radio_group(id, name, Some(says), names, chosen, take)
        }
        FieldControl::Count { .. } => {
            let count = draw_control(id, name.into(), None, field.control, now, choose);
            view! {
                <div>
                    {count}
                    <p class="soft">{says}</p>
                </div>
            }
            .into_any()
        }
        FieldControl::NumberOr {
            names,
            usual,
            least,
            most,
            ..
        } => {
            let value = signal(move || now.get().map_or(0, |now| now.at() as u32));
            let own = memo(move || value.get() != 0);
            let chosen = signal(move || usize::from(own.get()));
            let either = Callback::new(move |at| {
                choose.run((id, None, if at == 0 { 0 } else { usual as usize }));
            });
            let change = Callback::new(move |to: u32| choose.run((id, None, to as usize)));
            let count = move || {
                view! { <NumberField label=name value least most on_change=change /> }.into_any()
            };
            let names = names.map(str::to_owned).into();
            view! {
                <div>
                    {radio_group(id, name, Some(says), names, chosen, either)}
                    {show_when(move || own.get(), count)}
                </div>
            }
            .into_any()
        }
        FieldControl::Each(each) => {
            let player_choice = move |(at, one): (usize, PlayerField)| {
                let now = signal(move || now.get().and_then(|now| now.of(at)));
                draw_control(id, one.label, Some(one.who), one.control, now, choose)
            };
            view! {
                <fieldset class="each-seat">
                    <legend>{name}</legend>
                    <p class="soft">{says}</p>
                    {join_views(each.into_iter().enumerate().map(player_choice))}
                </fieldset>
            }
            .into_any()
        }
    }
}

/// Draws a single control: a switch, a number, or a player's choice between a few options.
fn draw_control(
    id: &'static str,
    label: String,
    who: Option<PlayerName>,
    control: FieldControl,
    now: Signal<Option<FieldControl>>,
    choose: ChooseOption,
) -> AnyView {
    let at = signal(move || now.get().map_or(0, |now| now.at()));
    let who = StoredValue::new(who);
    let take = Callback::new(move |at| choose.run((id, who.get_value(), at)));
    match control {
        FieldControl::Switch(_) => {
            let on = signal(move || at.get() != 0);
            let turn = Callback::new(move |on| take.run(usize::from(on)));
            view! { <Switch label on on_turn=turn /> }.into_any()
        }
        FieldControl::Count { least, most, .. } => {
            let value = signal(move || at.get() as u32);
            let change = Callback::new(move |value: u32| take.run(value as usize));
            view! { <NumberField label value least most on_change=change /> }.into_any()
        }
        FieldControl::OneOf { names, .. } => {
            // Each player needs a separate group of radio buttons.
            let group = format!("{id}/{label}");
            radio_group(&group, label, None, names, at, take)
        }
        FieldControl::Each(_)
        | FieldControl::NumberOr { .. }
        | FieldControl::OneSeat { .. }
        | FieldControl::Own => nothing(),
    }
}
