//! Who plays: people sit down, get up and change places; and who begins.

use leptos::prelude::*;

use super::bench::Bench;
use crate::app::draw::{Draw, all, keyed, show_when};
use crate::app::parts::{Banner, Button, Entry, Icon, Mark, Picture, radios, seat_word};
use crate::screen::set_up::{People, Sitter};
use crate::screen::text::set_up as words;
use crate::screen::{Route, text};
use crate::table::{PlayedBy, PlayerName, Seat};

/// The section.
pub fn people(bench: Bench) -> AnyView {
    let seats = move || {
        let seats = bench.seats.get().into_iter();
        seats.map(|seat| seated(bench, seat)).collect()
    };
    view! {
        <section class="sheet" aria-labelledby="who-plays">
            <h2 id="who-plays">{words::WHO_PLAYS}</h2>
            <div>
                <ol class="parts-list" aria-label=words::TABLE>{keyed(seats)}</ol>
                <p class="soft">{words::TABLE_SAYS}</p>
            </div>
            {standing(bench)}
            {add(bench)}
            {begins(bench)}
            <p><a href=Route::Players.hash()>{words::NAMES_AND_COLOURS}</a></p>
        </section>
    }
    .into_any()
}

/// Somebody with a seat.
fn seated(bench: Bench, seat: Seat) -> (String, Draw) {
    let Seat { player, by } = seat;
    let key = format!("{}-{by:?}-{:?}", player.name, player.colour);
    let draw = move || {
        let name = player.name.clone();
        let sitter = match by {
            PlayedBy::Person => Sitter::Person(name.clone()),
            PlayedBy::Program => Sitter::Apprentice,
        };
        let remembered = {
            let name = name.clone();
            move || by == PlayedBy::Program || knows(bench, &name)
        };
        let gets_up = {
            let name = name.to_string();
            move || {
                let sitter = sitter.clone();
                let up = Callback::new(move |()| {
                    let roster = bench.desk.roster_now();
                    bench.change(|form| form.people.get_up(&sitter, &roster));
                });
                view! {
                    <Button label=words::gets_up(&name) on_press=up>
                        <Icon picture=Picture::Close />
                    </Button>
                }
                .into_any()
            }
        };
        let earlier = {
            let name = name.clone();
            move || {
                let first = name.clone();
                let off = Signal::derive(move || {
                    bench.seats.with(|seats| {
                        let seat = seats.first();
                        seat.is_some_and(|seat| seat.player.name == first)
                    })
                });
                let label = text::seat_earlier(name.as_str());
                let name = name.clone();
                let up = Callback::new(move |()| {
                    let roster = bench.desk.roster_now();
                    bench.change(|form| form.people.move_up(&name, &roster));
                });
                view! {
                    <Button label off on_press=up>
                        <Icon picture=Picture::Up />
                    </Button>
                }
                .into_any()
            }
        };
        let moves = {
            let name = name.clone();
            move || by == PlayedBy::Person && knows(bench, &name)
        };
        view! {
            <li class="place">
                <Banner player />
                {show_when(moves, earlier)}
                {show_when(remembered, gets_up)}
            </li>
        }
        .into_any()
    };
    (key, Box::new(draw))
}

/// Whether somebody of that name is remembered here: followed.
fn knows(bench: Bench, name: &PlayerName) -> bool {
    let roster = bench.desk.roster();
    roster.players().iter().any(|player| player.name == *name)
}

/// Those who could sit down.
fn standing(bench: Bench) -> AnyView {
    let apprentice = move || {
        let roster = bench.desk.roster();
        !bench.form.with(|form| form.people.with_apprentice(&roster))
    };
    let people = Memo::new(move |_| {
        let roster = bench.desk.roster();
        bench.form.with(|form| form.people.standing(&roster))
    });
    let sit = move |sitter: &Sitter| {
        let roster = bench.desk.roster_now();
        bench.change(|form| form.people.sit_down(sitter, &roster));
    };
    let full = Signal::derive(move || bench.seats.with(Vec::len) >= People::MOST);
    let one = move |player: crate::table::Player| {
        let (colour, name) = (player.colour, player.name.to_string());
        let sitter = Sitter::Person(player.name);
        let on_press = Callback::new(move |()| sit(&sitter));
        view! {
            <span data-seat=seat_word(colour)>
                <Button label=words::sits_down(&name) off=full on_press>
                    <Mark colour />
                    <span dir="auto">{name}</span>
                </Button>
            </span>
        }
        .into_any()
    };
    let program = move || {
        let on_press = Callback::new(move |()| sit(&Sitter::Apprentice));
        view! {
            <Button label=words::sits_down(words::APPRENTICE) off=full on_press>
                {words::APPRENTICE}
            </Button>
        }
        .into_any()
    };
    let buttons = move || {
        view! {
            <div>
                <h3 id="standing">{words::STANDING}</h3>
                <div class="buttons standing" role="group" aria-labelledby="standing">
                    {move || all(people.get().into_iter().map(one))}
                    {show_when(apprentice, program)}
                </div>
            </div>
        }
        .into_any()
    };
    view! {
        {show_when(move || apprentice() || !people.with(Vec::is_empty), buttons)}
        {show_when(
            move || !apprentice(),
            || view! { <p class="soft">{words::APPRENTICE_SAYS}</p> }.into_any(),
        )}
    }
    .into_any()
}

/// A line for a name that is not there yet; its owner sits down.
fn add(bench: Bench) -> AnyView {
    let name = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = Callback::new(move |()| {
        let typed = name.get_untracked();
        let before = bench.desk.roster_now();
        let added = bench.desk.change_roster(|roster| {
            let player = roster.add(&typed)?;
            Ok(Sitter::Person(player.name.clone())).map(|sitter| {
                bench.change(|form| form.people.sit_down(&sitter, &before));
            })
        });
        match added {
            Ok(()) => {
                bench.desk.say(text::added(typed.trim()));
                name.set(String::new());
                refusal.set(String::new());
            }
            Err(error) => refusal.set(text::roster_error(&error)),
        }
    });
    view! {
        <Entry id="new-name" label=text::NEW_NAME value=name refusal on_enter=add>
            <Button on_press=add>{text::ADD}</Button>
        </Entry>
    }
    .into_any()
}

/// Who takes the first turn.
fn begins(bench: Bench) -> AnyView {
    let names = Memo::new(move |_| {
        let seats = bench.seats.get().into_iter();
        seats.map(|seat| seat.player.name).collect::<Vec<_>>()
    });
    let shown = Signal::derive(move || {
        let begins = bench.form.with(|form| form.begins.clone());
        let at = names.with(|names| names.iter().position(|name| Some(name) == begins.as_ref()));
        at.map_or(0, |at| at + 1)
    });
    let choose = Callback::new(move |at: usize| {
        let name = names.with_untracked(|names| names.get(at.checked_sub(1)?).cloned());
        bench.change(|form| form.begins = name);
    });
    let choice = move || {
        let names = names.get();
        let names = names.iter().map(ToString::to_string);
        let names = std::iter::once(words::BY_CHANCE.to_owned()).chain(names);
        radios(
            "begins",
            words::BEGINS,
            None,
            names.collect(),
            shown,
            choose,
        )
    };
    view! { {choice} }.into_any()
}
