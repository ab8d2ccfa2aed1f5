//! Who plays: people and bots join, leave and change places.

use std::iter;

use leptos::html;
use leptos::prelude::*;
use web_sys::KeyboardEvent;

use crate::app_state::AppState;
use crate::dom;
use crate::draw::{DrawLine, join_views, keyed_list, memo, nothing, show_when, signal};
use crate::parts::{Button, Icon, IconKind, SeatMark, TextField, colour_class};
use game::{BotId, PlayedBy, Player, Roster, Seat, SeatColour, bot_name};
use screen::set_up::{ChosenPlayers, Participant, TableCapacity};
use screen::text::program::{BotText, face_for_bot, says};
use screen::text::set_up as words;
use screen::{Route, SeatLook, seat_looks, text};

/// Id of the field for a new player's name.
const NEW_NAME: &str = "new-name";

/// The seating part of a set-up form.
#[derive(Clone, Copy)]
pub struct SeatingState {
    /// The app state, which has the list of players.
    pub app: AppState,
    /// The seats as they will be when the game begins.
    pub seats: Memo<Vec<Seat>>,
    /// The people and bots chosen to play.
    pub people: Memo<ChosenPlayers>,
    /// Called with the new choice of players when it changes.
    pub set: Callback<ChosenPlayers>,
    /// The number of chairs, and the game's bots.
    pub chairs: Signal<TableCapacity>,
    /// Whether the seats wear the colours of a table of coloured cards.
    pub coloured_cards: bool,
    /// Sentences about the players' ratings.
    pub rated: Signal<Vec<String>>,
    /// A sentence about how the seating order matters.
    pub says: Signal<&'static str>,
}

impl SeatingState {
    fn change(self, change: impl FnOnce(&mut ChosenPlayers, &Roster, &TableCapacity)) {
        let mut people = self.people.get_untracked();
        change(
            &mut people,
            &self.app.roster_untracked(),
            &self.chairs.get_untracked(),
        );
        self.set.run(people);
    }

    /// Whether one person plays against one bot, tracked.
    fn is_duel(self) -> bool {
        self.seats.with(|seats| {
            let mut bots = seats.iter().filter(|seat| seat.by != PlayedBy::Person);
            seats.len() == 2 && bots.next().is_some()
        })
    }

    fn seat_player(self, sitter: &Participant) {
        self.change(|people, roster, chairs| people.add_participant(sitter, roster, chairs));
    }
}

/// Draws the section with the chairs, and the people and bots who may join.
pub(crate) fn people_section(state: SeatingState) -> AnyView {
    let seats = move || {
        let seats = state.seats.get();
        let looks = if state.coloured_cards {
            let kept: Vec<SeatColour> = seats.iter().map(|seat| seat.player.colour).collect();
            seat_looks(&kept)
        } else {
            Vec::new()
        };
        let looks = looks.into_iter().map(Some).chain(iter::repeat(None));
        let seats = seats.into_iter().zip(looks);
        seats
            .map(|(seat, look)| draw_seated(state, seat, look))
            .collect()
    };
    let duel = move || state.is_duel();
    let and = || view! { <i aria-hidden="true">{words::AND}</i> }.into_any();
    let count = move || words::sit(state.seats.with(Vec::len), state.chairs.get().most);
    view! {
        <section class="sitters" aria-labelledby="who-plays">
            <div class="head">
                <h2 id="who-plays">{words::WHO_PLAYS}</h2>
                <small>{count}</small>
            </div>
            <div class="chairs" data-duel=move || duel().then_some("")>
                <ol aria-label=words::TABLE>{keyed_list(seats)}</ol>
                {show_when(duel, and)}
            </div>
            <p class="soft">{move || state.says.get()}</p>
            {draw_unseated(state)}
        </section>
    }
    .into_any()
}

/// Draws a player on a chair, in the look that the seat will have at a table of coloured cards. Also
/// returns a key for the list of chairs.
fn draw_seated(state: SeatingState, seat: Seat, look: Option<SeatLook>) -> (String, DrawLine) {
    let Seat { player, by } = seat;
    let program = by.bot_id();
    let colour = look.map_or(player.colour, |look| look.mark);
    let says = look.map_or_else(|| text::colour(colour).to_owned(), text::table_colour);
    let key = format!("{}-{program:?}-{says}", player.name);
    let draw = move || {
        let name = player.name.clone();
        let sitter = match program {
            None => Participant::Person(name.clone()),
            Some(id) => Participant::Program(id),
        };
        let leaves = move || program.is_some() || are_several_people(state);
        let remove_player_label = {
            let name = name.to_string();
            move || {
                let sitter = sitter.clone();
                let up = Callback::new(move |()| {
                    state.change(|people, roster, chairs| {
                        people.remove_participant(&sitter, roster, chairs)
                    });
                });
                view! {
                    <Button label=words::remove_player_label(&name) on_press=up>
                        <Icon picture=IconKind::Close />
                    </Button>
                }
                .into_any()
            }
        };
        let earlier = {
            let name = name.clone();
            move || {
                let first = name.clone();
                let off = signal(move || {
                    state.seats.with(|seats| {
                        let seat = seats.first();
                        seat.is_some_and(|seat| seat.player.name == first)
                    })
                });
                let label = text::seat_earlier(name.as_str());
                let name = name.clone();
                let up = Callback::new(move |()| {
                    state.change(|people, roster, _| people.move_up(&name, roster));
                });
                view! {
                    <Button label off on_press=up>
                        <Icon picture=IconKind::Up />
                    </Button>
                }
                .into_any()
            }
        };
        let moves = move || program.is_none() && are_several_people(state);
        let pic = match program {
            None => view! { <SeatMark colour /> }.into_any(),
            Some(id) => bot_face(&state.chairs.get_untracked(), id),
        };
        view! {
            <li
                class="chair"
                data-seat=colour_class(colour)
                style:--seat=look.map(|look| look.colour.css())
            >
                {pic}
                <b dir="auto">{name.to_string()}</b>
                <small class="only-heard">{says}</small>
                {show_when(moves, earlier)}
                {show_when(leaves, remove_player_label)}
            </li>
        }
        .into_any()
    };
    (key, Box::new(draw))
}

/// Draws a bot's face: three letters on a wooden block, drawn from attributes because they aren't
/// part of its name.
fn bot_face(chairs: &TableCapacity, id: BotId) -> AnyView {
    let letters = face_for_bot(chairs.programs, id).chars();
    let letters = letters.map(|letter| view! { <i data-sign=letter.to_string()></i> }.into_any());
    view! { <span class="face" aria-hidden="true">{join_views(letters)}</span> }.into_any()
}

/// Whether two or more people play, tracked. The only person can't leave or move.
fn are_several_people(state: SeatingState) -> bool {
    state.seats.with(|seats| {
        let mut people = seats.iter().filter(|seat| seat.by == PlayedBy::Person);
        people.nth(1).is_some()
    })
}

/// Draws all bots, and the people who aren't seated.
fn draw_unseated(state: SeatingState) -> AnyView {
    let look = move |see: fn(&ChosenPlayers, &Roster, &TableCapacity) -> Vec<Player>| {
        let (roster, chairs) = (state.app.roster(), state.chairs.get());
        state.people.with(|people| see(people, &roster, &chairs))
    };
    let people = memo(move || look(ChosenPlayers::people_not_playing));
    let bots = memo(move || {
        let (roster, chairs) = (state.app.roster(), state.chairs.get());
        let available = state
            .people
            .with(|people| people.available_bots(&roster, &chairs));
        (chairs.programs, available)
    });
    let programs = memo(move || bots.with(|bots| bots.0));
    // Opposite a single person, another bot takes the place of the one that sits there.
    let switches = memo(move || state.is_duel());
    let full = signal(move || {
        let chairs = state.chairs.get();
        // With a single chair, a new player replaces the seated one.
        chairs.people > 1 && state.seats.with(Vec::len) >= chairs.most
    });
    let one = move |player: Player| {
        let (colour, name) = (player.colour, player.name.to_string());
        let sitter = Participant::Person(player.name);
        let on_press = Callback::new(move |()| state.seat_player(&sitter));
        let label = match state.chairs.get_untracked().people {
            1 => words::replace_player_label(&name),
            _ => words::add_player_label(&name),
        };
        view! {
            <span data-seat=colour_class(colour)>
                <Button label off=full on_press>
                    <SeatMark colour />
                    <span dir="auto">{name}</span>
                </Button>
            </span>
        }
        .into_any()
    };
    let program = move |one: BotText, roster: &Roster| {
        let name = bot_name(one.name, roster.players().iter().map(|one| &one.name));
        let id = one.id;
        let sits = memo(move || bots.with(|(_, rest)| rest.iter().all(|one| one.id != id)));
        let press = move |_| match (sits.get_untracked(), switches.get_untracked()) {
            (true, _) => {}
            (_, true) => {
                state.change(|people, roster, chairs| people.switch_to_bot(id, roster, chairs));
            }
            _ => state.seat_player(&Participant::Program(id)),
        };
        let label = {
            let name = name.clone();
            move || match (sits.get(), switches.get()) {
                (true, _) => name.clone(),
                (_, true) => words::replace_player_label(&name),
                _ => words::add_player_label(&name),
            }
        };
        let chairs = state.chairs.get_untracked();
        let mut ladder = chairs
            .programs
            .iter()
            .take_while(|one| one.id != BotId::ADAPTIVE);
        let count = ladder.clone().count();
        let at = ladder.position(|other| other.id == id);
        // An adaptive bot has no fixed level.
        let level = (0..count).filter(move |_| at.is_some()).map(move |level| {
            let on = Some(level) <= at;
            view! { <i data-on=on.then_some("")></i> }.into_any()
        });
        view! {
            <button
                type="button"
                class="button bot"
                aria-label=label
                aria-pressed=move || sits.get().to_string()
                disabled=move || full.get() && !sits.get()
                on:click=press
            >
                {bot_face(&chairs, id)}
                <b>{name}</b>
                <span class="level">{join_views(level)}</span>
            </button>
        }
        .into_any()
    };
    let all_bots = move || {
        // A person may have a bot's name.
        let roster = state.app.roster();
        let bots = programs.get().iter().map(|one| program(*one, &roster));
        view! { <div class="bots" role="group" aria-label=words::BOTS>{join_views(bots)}</div> }
            .into_any()
    };
    let another = move || {
        let off = signal(move || full.get() || bots.with(|(_, rest)| rest.is_empty()));
        let add = Callback::new(move |()| {
            let first = bots.with_untracked(|(_, rest)| rest.first().map(|one| one.id));
            if let Some(id) = first {
                state.seat_player(&Participant::Program(id));
            }
        });
        view! { <Button off on_press=add>{words::ANOTHER_BOT}</Button> }.into_any()
    };
    let some_bots = move || programs.with(|all| !all.is_empty());
    let about = move || {
        let seats = state.seats.get();
        let about = seats.iter().filter_map(|seat| says(programs.get(), seat));
        let about = about.chain(state.rated.get());
        join_views(about.map(|says| view! { <p class="soft about">{says}</p> }.into_any()))
    };
    view! {
        {move || if some_bots() { all_bots() } else { nothing() }}
        {about}
        <div class="cast" role="group" aria-label=words::STANDING>
            {move || {
                // The buttons' labels depend on the chairs.
                state.chairs.track();
                join_views(people.get().into_iter().map(one))
            }}
            {new_player(state)}
            {show_when(some_bots, another)}
        </div>
    }
    .into_any()
}

/// Draws the button that opens the field for a new player's name. The focus moves into the field,
/// and back to the button when the field closes.
fn new_player(state: SeatingState) -> AnyView {
    const BUTTON: &str = "new-player";
    let fold = NodeRef::<html::Details>::new();
    let toggle = move || {
        if let Some(fold) = fold.get_untracked() {
            fold.set_open(!fold.open());
            dom::focus(if fold.open() { NEW_NAME } else { BUTTON });
        }
    };
    let close = move |event: KeyboardEvent| {
        let open = fold.get_untracked().is_some_and(|fold| fold.open());
        if open && event.key() == "Escape" && !event.is_composing() {
            toggle();
        }
    };
    view! {
        <details class="new-player" node_ref=fold on:keydown=close>
            <summary
                id=BUTTON
                class="button"
                on:click=move |event| {
                    // Opened here, because the browser would open it only after the event.
                    event.prevent_default();
                    toggle();
                }
            >
                {words::NEW_PLAYER}
            </summary>
            {add_player_field(state)}
            <a href=Route::Players.hash()>{words::NAMES_AND_COLOURS}</a>
        </details>
    }
    .into_any()
}

/// Draws a field for the name of a new player, who then sits down.
fn add_player_field(state: SeatingState) -> AnyView {
    let name = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = Callback::new(move |()| {
        let typed = name.get_untracked();
        let mut new = String::new();
        let added = state.app.change_roster(|roster| {
            let mut people = state.people.get_untracked();
            let chairs = state.chairs.get_untracked();
            let name = people.add_new_player(&typed, dom::to_nfc, roster, &chairs)?;
            new = name.to_string();
            state.set.run(people);
            Ok(())
        });
        match added {
            Ok(()) => {
                state.app.announce(text::added(&new));
                name.set(String::new());
                refusal.set(String::new());
            }
            Err(error) => refusal.set(text::roster_error(&error)),
        }
    });
    view! {
        <TextField id=NEW_NAME label=text::NEW_NAME value=name refusal on_enter=add>
            <Button on_press=add>{text::ADD}</Button>
        </TextField>
    }
    .into_any()
}
