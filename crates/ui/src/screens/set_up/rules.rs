//! Every rule beyond the presets, each with an explanation; drawn alike for all games.

use leptos::prelude::*;

use super::bench::Bench;
use crate::draw::{Draw, all, keyed, memo, nothing, show_when, signal};
use crate::parts::{Count, Switch, radios};
use game::PlayerName;
use screen::set_up::Ruled;
use screen::set_up::fields::{Control, Field, One};

/// Receives a choice: the field, the player if it is chosen for each one, and the index of the
/// option.
type Choose = Callback<(&'static str, Option<PlayerName>, usize)>;

/// Draws all fields, except those that the game draws elsewhere.
pub fn fields<G: Ruled>(bench: Bench<G>, apart: &'static [&'static str]) -> AnyView {
    let fields = memo(move || {
        let roster = bench.desk.roster();
        let mut fields = bench.form.with(|form| form.fields(&roster));
        fields.retain(|field| field.control != Control::Own && !apart.contains(&field.id));
        fields
    });
    let choose = Callback::new(
        move |(id, who, at): (&'static str, Option<PlayerName>, usize)| {
            bench.change(|form| form.choose(id, who.as_ref(), at, bench.today));
        },
    );
    all_of(fields, choose)
}

fn all_of(fields: Memo<Vec<Field>>, choose: Choose) -> AnyView {
    // A field is redrawn only when the field itself changes, not when another option is chosen.
    keyed(move || {
        let line = |field: Field| -> (String, Draw) {
            (key(&field), Box::new(move || one(field, fields, choose)))
        };
        fields.get().into_iter().map(line).collect()
    })
}

/// A key for the field's appearance, independent of what is chosen.
fn key(field: &Field) -> String {
    let mut key = field.id.to_owned();
    let mut add = |part: &str| {
        key.push('/');
        key.push_str(part);
    };
    match &field.control {
        Control::Each(each) => each.iter().for_each(|one| add(&one.label)),
        Control::OneOf { names, .. } => names.iter().for_each(|name| add(name)),
        Control::OneSeat { seats, .. } => seats.iter().for_each(|name| add(name.as_str())),
        Control::Count { least, most, .. } => {
            add(&least.to_string());
            add(&most.to_string());
        }
        _ => {}
    }
    key
}

fn one(field: Field, fields: Memo<Vec<Field>>, choose: Choose) -> AnyView {
    let Field { id, name, says, .. } = field;
    let now = signal(move || {
        fields.with(|all| {
            let field = all.iter().find(|field| field.id == id);
            field.map(|field| field.control.clone())
        })
    });
    match field.control {
        Control::Own => nothing(),
        Control::Switch(_) => {
            let switch = control(id, name.into(), None, field.control, now, choose);
            view! {
                <div>
                    {switch}
                    <p class="soft">{says}</p>
                </div>
            }
            .into_any()
        }
        Control::OneOf { names, .. } => {
            let chosen = signal(move || now.get().map_or(usize::MAX, |now| now.at()));
            let take = Callback::new(move |at| choose.run((id, None, at)));
            radios(id, name, Some(says), names, chosen, take)
        }
        Control::OneSeat { none, seats, .. } => {
            let chosen = signal(move || now.get().map_or(0, |now| now.at()));
            let names = std::iter::once(none.to_owned());
            let names = names.chain(seats.iter().map(ToString::to_string)).collect();
            let take = Callback::new(move |at: usize| {
                let who = at.checked_sub(1).and_then(|at| seats.get(at));
                choose.run((id, who.cloned(), at));
            });
            radios(id, name, Some(says), names, chosen, take)
        }
        Control::Count { .. } => {
            let count = control(id, name.into(), None, field.control, now, choose);
            view! {
                <div>
                    {count}
                    <p class="soft">{says}</p>
                </div>
            }
            .into_any()
        }
        Control::NumberOr {
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
            let count =
                move || view! { <Count label=name value least most on_change=change /> }.into_any();
            let names = names.map(str::to_owned).into();
            view! {
                <div>
                    {radios(id, name, Some(says), names, chosen, either)}
                    {show_when(move || own.get(), count)}
                </div>
            }
            .into_any()
        }
        Control::Each(each) => {
            let for_one = move |(at, one): (usize, One)| {
                let now = signal(move || now.get().and_then(|now| now.of(at)));
                control(id, one.label, Some(one.who), one.control, now, choose)
            };
            view! {
                <fieldset class="each-seat">
                    <legend>{name}</legend>
                    <p class="soft">{says}</p>
                    {all(each.into_iter().enumerate().map(for_one))}
                </fieldset>
            }
            .into_any()
        }
    }
}

/// Draws a single control: a switch, a number, or a player's choice between a few options.
fn control(
    id: &'static str,
    label: String,
    who: Option<PlayerName>,
    control: Control,
    now: Signal<Option<Control>>,
    choose: Choose,
) -> AnyView {
    let at = signal(move || now.get().map_or(0, |now| now.at()));
    let who = StoredValue::new(who);
    let take = Callback::new(move |at| choose.run((id, who.get_value(), at)));
    match control {
        Control::Switch(_) => {
            let on = signal(move || at.get() != 0);
            let turn = Callback::new(move |on| take.run(usize::from(on)));
            view! { <Switch label on on_turn=turn /> }.into_any()
        }
        Control::Count { least, most, .. } => {
            let value = signal(move || at.get() as u32);
            let change = Callback::new(move |value: u32| take.run(value as usize));
            view! { <Count label value least most on_change=change /> }.into_any()
        }
        Control::OneOf { names, .. } => {
            // Each player needs a separate group of radio buttons.
            let group = format!("{id}/{label}");
            radios(&group, label, None, names, at, take)
        }
        Control::Each(_) | Control::NumberOr { .. } | Control::OneSeat { .. } | Control::Own => {
            nothing()
        }
    }
}
