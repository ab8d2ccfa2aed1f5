//! The Players screen: names, colours and marks, in seating order.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app_state::{AppState, Undo, use_app};
use crate::dom;
use crate::draw::{join_views, memo, show_when};
use crate::parts::{
    Banner, Button, Dialog, Heading, Icon, IconKind, SeatMark, TextField, Weight, colour_class,
};
use game::{Player, Roster, RosterError, SeatColour};
use screen::{Route, text};

use super::chunks;

/// The list of players, for adding and changing.
#[component]
pub fn Players() -> impl IntoView {
    let app = use_app();
    let editing = PlayerEdit::new();
    let seats = memo(move || app.roster().players().to_vec());
    let seat = move |(seat, player)| view! { <PlayerRow seat player editing /> }.into_any();
    let list = move || {
        view! {
            <ol class="parts-list" aria-label=text::SEATS>
                {move || join_views(seats.get().into_iter().enumerate().map(seat))}
            </ol>
        }
        .into_any()
    };
    view! {
        <Heading words=text::heading(&Route::Players) />
        <p class="soft prose">{text::PLAYERS_NOTE}</p>
        <section class="sheet" aria-label=text::SEATS>
            <AddPlayer />
            {show_when(move || !seats.with(Vec::is_empty), list)}
        </section>
        <EditPlayer editing />
    }
}

/// A field for the name of a new player.
#[component]
fn AddPlayer() -> impl IntoView {
    let app = use_app();
    let name = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = Callback::new(move |()| {
        let typed = name.get_untracked();
        let mut new = String::new();
        let added = app.change_roster(|roster| {
            let player = roster.add_composed(&typed, dom::to_nfc)?;
            new = player.name.to_string();
            Ok::<(), RosterError>(())
        });
        match added {
            Ok(()) => {
                app.announce(text::added(&new));
                name.set(String::new());
                refusal.set(String::new());
            }
            Err(error) => refusal.set(text::roster_error(&error)),
        }
    });
    view! {
        <TextField id="new-name" label=text::NEW_NAME value=name refusal on_enter=add>
            <Button weight=Weight::Main on_press=add>
                {text::ADD}
            </Button>
        </TextField>
    }
}

/// A player's row.
#[component]
fn PlayerRow(seat: usize, player: Player, editing: PlayerEdit) -> impl IntoView {
    let app = use_app();
    let name = player.name.to_string();
    let gone = name.clone();
    let remove = Callback::new(move |()| {
        let before = app.roster_untracked();
        change_roster(app, |roster| {
            roster.remove(seat);
        });
        // The player's results are removed too, and restored by undo.
        let kept = Arc::new(Mutex::new(None::<Undo>));
        let (forgets, who) = (kept.clone(), gone.clone());
        spawn_local(async move {
            if let (Some(keeper), Ok(mut kept)) =
                (chunks::fetch_player_result_fns().await, forgets.lock())
            {
                *kept = Some((keeper.forget)(app, &who));
            }
        });
        let undo = Undo::new(move || {
            change_roster(app, |roster| *roster = before.clone());
            if let Some(kept) = kept.lock().ok().and_then(|mut kept| kept.take()) {
                kept.run();
            }
        });
        app.notify(text::removed(&gone), Some(undo));
    });
    let up = Callback::new(move |()| change_roster(app, |roster| roster.move_up(seat)));
    let shown = player.clone();
    let edit = Callback::new(move |()| editing.begin(seat, &player));
    view! {
        <li class="place">
            <Banner player=shown />
            <Button label=text::change_player(&name) on_press=edit>
                <Icon picture=IconKind::Pencil />
            </Button>
            <Button label=text::seat_earlier(&name) off=seat == 0 on_press=up>
                <Icon picture=IconKind::Up />
            </Button>
            <Button label=text::remove_player(&name) on_press=remove>
                <Icon picture=IconKind::Bin />
            </Button>
        </li>
    }
}

/// Applies a change of the player list that can't fail.
fn change_roster(app: AppState, change: impl FnOnce(&mut Roster)) {
    let Ok(()) = app.change_roster(|roster| {
        change(roster);
        Ok::<(), std::convert::Infallible>(())
    });
}

/// A player being edited, until the changes are saved.
#[derive(Clone, Copy)]
struct PlayerEdit {
    open: RwSignal<bool>,
    seat: StoredValue<usize>,
    was: StoredValue<String>,
    name: RwSignal<String>,
    colour: RwSignal<SeatColour>,
    refusal: RwSignal<String>,
}

impl PlayerEdit {
    fn new() -> Self {
        PlayerEdit {
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

    fn save(self, app: AppState) {
        let seat = self.seat.get_value();
        let (name, colour) = (self.name.get_untracked(), self.colour.get_untracked());
        // The name as saved: spaces and composed characters may differ from what was typed.
        let mut to = String::new();
        let from = self.was.get_value();
        let kept = app.change_roster(|roster| {
            // A name from an older save is kept as it is unless it is edited.
            if name != from {
                roster.rename_composed(seat, &name, dom::to_nfc)?;
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
                        if let Some(keeper) = chunks::fetch_player_result_fns().await {
                            (keeper.rename)(app, &from, &to);
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
fn EditPlayer(editing: PlayerEdit) -> impl IntoView {
    let app = use_app();
    let keep = Callback::new(move |()| editing.save(app));
    let leave = Callback::new(move |()| editing.open.set(false));
    let swatch = move |colour: SeatColour| {
        view! {
            <label data-seat=colour_class(colour)>
                <input
                    type="radio"
                    name="seat-colour"
                    aria-label=text::colour(colour)
                    prop:checked=move || editing.colour.get() == colour
                    on:change=move |_| editing.colour.set(colour)
                />
                <SeatMark colour />
            </label>
        }
        .into_any()
    };
    view! {
        <Dialog id="edit-player" title=text::CHANGE_PLAYER open=editing.open>
            <TextField
                id="player-name"
                label=text::PLAYER_NAME
                value=editing.name
                refusal=editing.refusal
                on_enter=keep
            />
            <fieldset class="choice">
                <legend>{text::COLOUR_AND_MARK}</legend>
                <p class="soft">{text::COLOUR_NOTE}</p>
                <div class="swatches">{join_views(SeatColour::ALL.map(swatch))}</div>
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
