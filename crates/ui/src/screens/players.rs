//! The Players screen: names, colours and marks, in seating order.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::desk::{Desk, Undo, use_desk};
use crate::dom;
use crate::draw::{all, memo, show_when};
use crate::parts::{
    Banner, Button, Dialog, Entry, Heading, Icon, Mark, Picture, Weight, seat_word,
};
use game::{Player, Roster, RosterError, SeatColour};
use screen::{Route, text};

use super::rooms;

/// The list of players, for adding and changing.
#[component]
pub fn Players() -> impl IntoView {
    let desk = use_desk();
    let editing = Editing::new();
    let seats = memo(move || desk.roster().players().to_vec());
    let seat = move |(seat, player)| view! { <Seat seat player editing /> }.into_any();
    let list = move || {
        view! {
            <ol class="parts-list" aria-label=text::SEATS>
                {move || all(seats.get().into_iter().enumerate().map(seat))}
            </ol>
        }
        .into_any()
    };
    view! {
        <Heading words=text::heading(&Route::Players) />
        <p class="soft prose">{text::PLAYERS_SAY}</p>
        <section class="sheet" aria-label=text::SEATS>
            <Add />
            {show_when(move || !seats.with(Vec::is_empty), list)}
        </section>
        <Edit editing />
    }
}

/// A field for the name of a new player.
#[component]
fn Add() -> impl IntoView {
    let desk = use_desk();
    let name = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = Callback::new(move |()| {
        let typed = name.get_untracked();
        let mut new = String::new();
        let added = desk.change_roster(|roster| {
            let player = roster.add_composed(&typed, dom::composed)?;
            new = player.name.to_string();
            Ok::<(), RosterError>(())
        });
        match added {
            Ok(()) => {
                desk.say(text::added(&new));
                name.set(String::new());
                refusal.set(String::new());
            }
            Err(error) => refusal.set(text::roster_error(&error)),
        }
    });
    view! {
        <Entry id="new-name" label=text::NEW_NAME value=name refusal on_enter=add>
            <Button weight=Weight::Main on_press=add>
                {text::ADD}
            </Button>
        </Entry>
    }
}

/// A player's row.
#[component]
fn Seat(seat: usize, player: Player, editing: Editing) -> impl IntoView {
    let desk = use_desk();
    let name = player.name.to_string();
    let gone = name.clone();
    let remove = Callback::new(move |()| {
        let before = desk.roster_now();
        change(desk, |roster| {
            roster.remove(seat);
        });
        // The player's results are removed too, and restored by undo.
        let kept = Arc::new(Mutex::new(None::<Undo>));
        let (forgets, who) = (kept.clone(), gone.clone());
        spawn_local(async move {
            if let (Some(keeper), Ok(mut kept)) = (rooms::keeper().await, forgets.lock()) {
                *kept = Some((keeper.forget)(desk, &who));
            }
        });
        let undo = Undo::new(move || {
            change(desk, |roster| *roster = before.clone());
            if let Some(kept) = kept.lock().ok().and_then(|mut kept| kept.take()) {
                kept.take();
            }
        });
        desk.tell(text::removed(&gone), Some(undo));
    });
    let up = Callback::new(move |()| change(desk, |roster| roster.move_up(seat)));
    let shown = player.clone();
    let edit = Callback::new(move |()| editing.begin(seat, &player));
    view! {
        <li class="place">
            <Banner player=shown />
            <Button label=text::change_player(&name) on_press=edit>
                <Icon picture=Picture::Pencil />
            </Button>
            <Button label=text::seat_earlier(&name) off=seat == 0 on_press=up>
                <Icon picture=Picture::Up />
            </Button>
            <Button label=text::remove_player(&name) on_press=remove>
                <Icon picture=Picture::Bin />
            </Button>
        </li>
    }
}

/// Applies a change of the player list that can't fail.
fn change(desk: Desk, change: impl FnOnce(&mut Roster)) {
    let Ok(()) = desk.change_roster(|roster| {
        change(roster);
        Ok::<(), std::convert::Infallible>(())
    });
}

/// A player being edited, until the changes are saved.
#[derive(Clone, Copy)]
struct Editing {
    open: RwSignal<bool>,
    seat: StoredValue<usize>,
    was: StoredValue<String>,
    name: RwSignal<String>,
    colour: RwSignal<SeatColour>,
    refusal: RwSignal<String>,
}

impl Editing {
    fn new() -> Self {
        Editing {
            open: RwSignal::new(false),
            seat: StoredValue::new(0),
            was: StoredValue::default(),
            name: RwSignal::default(),
            colour: RwSignal::new(SeatColour::Vermilion),
            refusal: RwSignal::default(),
        }
    }

    fn begin(self, seat: usize, player: &Player) {
        self.seat.set_value(seat);
        self.was.set_value(player.name.to_string());
        self.name.set(player.name.to_string());
        self.colour.set(player.colour);
        self.refusal.set(String::new());
        self.open.set(true);
    }

    fn keep(self, desk: Desk) {
        let seat = self.seat.get_value();
        let (name, colour) = (self.name.get_untracked(), self.colour.get_untracked());
        // The name as saved: spaces and composed characters may differ from what was typed.
        let mut to = String::new();
        let from = self.was.get_value();
        let kept = desk.change_roster(|roster| {
            // A name from an older save is kept as it is unless it is edited.
            if name != from {
                roster.rename_composed(seat, &name, dom::composed)?;
            }
            if let Some(player) = roster.players().get(seat) {
                to = player.name.to_string();
            }
            roster.recolour(seat, colour);
            Ok::<(), RosterError>(())
        });
        match kept {
            Ok(()) => {
                self.open.set(false);
                if from != to {
                    spawn_local(async move {
                        if let Some(keeper) = rooms::keeper().await {
                            (keeper.rename)(desk, &from, &to);
                        }
                    });
                }
            }
            Err(error) => self.refusal.set(text::roster_error(&error)),
        }
    }
}

/// The dialog for changing a player's name or colour.
#[component]
fn Edit(editing: Editing) -> impl IntoView {
    let desk = use_desk();
    let keep = Callback::new(move |()| editing.keep(desk));
    let leave = Callback::new(move |()| editing.open.set(false));
    let swatch = move |colour: SeatColour| {
        view! {
            <label data-seat=seat_word(colour)>
                <input
                    type="radio"
                    name="seat-colour"
                    aria-label=text::colour(colour)
                    prop:checked=move || editing.colour.get() == colour
                    on:change=move |_| editing.colour.set(colour)
                />
                <Mark colour />
            </label>
        }
        .into_any()
    };
    view! {
        <Dialog id="edit-player" title=text::CHANGE_PLAYER open=editing.open>
            <Entry
                id="player-name"
                label=text::PLAYER_NAME
                value=editing.name
                refusal=editing.refusal
                on_enter=keep
            />
            <fieldset class="choice">
                <legend>{text::COLOUR_AND_MARK}</legend>
                <p class="soft">{text::COLOUR_SAYS}</p>
                <div class="swatches">{all(SeatColour::ALL.map(swatch))}</div>
            </fieldset>
            <div class="buttons">
                <Button on_press=leave>{text::CANCEL}</Button>
                <Button weight=Weight::Main on_press=keep>
                    {text::KEEP}
                </Button>
            </div>
        </Dialog>
    }
}
