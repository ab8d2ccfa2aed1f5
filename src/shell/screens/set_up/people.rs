//! Who plays: people and programs sit down, get up and change places.

use leptos::prelude::*;

use crate::shell::desk::Desk;
use crate::shell::dom;
use crate::shell::draw::{Draw, all, keyed, memo, show_when, signal};
use crate::shell::parts::{Button, Entry, Icon, Mark, Picture, seat_word};
use game::{Player, PlayerName, ProgramId, Roster, Seat};
use screen::set_up::{Chairs, People, Sitter};
use screen::text::program::{ProgramWords, face_of, says};
use screen::text::set_up as words;
use screen::{Route, text};

/// The table as somebody sits down at it.
#[derive(Clone, Copy)]
pub struct Sitting {
    /// The desk, which knows the people.
    pub desk: Desk,
    /// Who sits.
    pub seats: Memo<Vec<Seat>>,
    /// Who was asked.
    pub people: Memo<People>,
    /// Asks others.
    pub set: Callback<People>,
    /// What there is to sit on.
    pub chairs: Signal<Chairs>,
    /// What is known of people's strength here, a sentence each.
    pub rated: Signal<Vec<String>>,
    /// How the order matters.
    pub says: Signal<&'static str>,
}

impl Sitting {
    fn change(self, change: impl FnOnce(&mut People, &Roster, &Chairs)) {
        let mut people = self.people.get_untracked();
        change(
            &mut people,
            &self.desk.roster_now(),
            &self.chairs.get_untracked(),
        );
        self.set.run(people);
    }

    fn sit_down(self, sitter: &Sitter) {
        self.change(|people, roster, chairs| people.sit_down(sitter, roster, chairs));
    }
}

/// The section: chairs, and who may sit down on them.
pub fn people(bench: Sitting) -> AnyView {
    let seats = move || {
        let seats = bench.seats.get().into_iter();
        seats.map(|seat| seated(bench, seat)).collect()
    };
    let free = move || {
        let (sit, most) = (bench.seats.with(Vec::len), bench.chairs.get().most);
        let free = (sit..most).map(|_| view! { <i></i> }.into_any());
        view! { <div class="free" aria-hidden="true">{all(free)}</div> }.into_any()
    };
    let count = move || words::sit(bench.seats.with(Vec::len), bench.chairs.get().most);
    view! {
        <section class="sitters" aria-labelledby="who-plays">
            <div class="head">
                <h2 id="who-plays">{words::WHO_PLAYS}</h2>
                <small>{count}</small>
            </div>
            <div class="chairs">
                <ol aria-label=words::TABLE>{keyed(seats)}</ol>
                {move || free()}
            </div>
            <p class="soft">{move || bench.says.get()}</p>
            {standing(bench)}
        </section>
    }
    .into_any()
}

/// Somebody with a seat.
fn seated(bench: Sitting, seat: Seat) -> (String, Draw) {
    let Seat { player, by } = seat;
    let program = by.program();
    let key = format!("{}-{program:?}-{:?}", player.name, player.colour);
    let draw = move || {
        let name = player.name.clone();
        let sitter = match program {
            None => Sitter::Person(name.clone()),
            Some(id) => Sitter::Program(id),
        };
        let remembered = {
            let name = name.clone();
            move || program.is_some() || knows(bench, &name)
        };
        let gets_up = {
            let name = name.to_string();
            move || {
                let sitter = sitter.clone();
                let up = Callback::new(move |()| {
                    bench.change(|people, roster, chairs| people.get_up(&sitter, roster, chairs));
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
                let off = signal(move || {
                    bench.seats.with(|seats| {
                        let seat = seats.first();
                        seat.is_some_and(|seat| seat.player.name == first)
                    })
                });
                let label = text::seat_earlier(name.as_str());
                let name = name.clone();
                let up = Callback::new(move |()| {
                    bench.change(|people, roster, _| people.move_up(&name, roster));
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
            move || program.is_none() && knows(bench, &name)
        };
        let colour = player.colour;
        let pic = match program {
            None => view! { <Mark colour /> }.into_any(),
            Some(id) => face(&bench.chairs.get_untracked(), id),
        };
        view! {
            <li class="chair" data-seat=seat_word(colour)>
                {pic}
                <b dir="auto" title=name.to_string()>
                    {name.to_string()}
                </b>
                <small class="only-heard">{text::colour(colour)}</small>
                {show_when(moves, earlier)}
                {show_when(remembered, gets_up)}
            </li>
        }
        .into_any()
    };
    (key, Box::new(draw))
}

/// The face of a bot: three wooden letters on one block, drawn from attributes, since they are no
/// part of its name.
fn face(chairs: &Chairs, id: ProgramId) -> AnyView {
    let letters = face_of(chairs.programs, id).chars();
    let letters = letters.map(|letter| view! { <i data-sign=letter.to_string()></i> }.into_any());
    view! { <span class="face" aria-hidden="true">{all(letters)}</span> }.into_any()
}

/// Whether somebody of that name is remembered here: followed.
fn knows(bench: Sitting, name: &PlayerName) -> bool {
    let roster = bench.desk.roster();
    roster.players().iter().any(|player| player.name == *name)
}

/// Those who could sit down.
fn standing(bench: Sitting) -> AnyView {
    let look = move |see: fn(&People, &Roster, &Chairs) -> Vec<Player>| {
        let (roster, chairs) = (bench.desk.roster(), bench.chairs.get());
        bench.people.with(|people| see(people, &roster, &chairs))
    };
    let people = memo(move || look(People::standing));
    let programs = memo(move || {
        let (roster, chairs) = (bench.desk.roster(), bench.chairs.get());
        bench
            .people
            .with(|people| people.idle_programs(&roster, &chairs))
    });
    let full = signal(move || {
        let chairs = bench.chairs.get();
        // A single chair changes hands.
        chairs.people > 1 && bench.seats.with(Vec::len) >= chairs.most
    });
    let one = move |player: Player| {
        let (colour, name) = (player.colour, player.name.to_string());
        let sitter = Sitter::Person(player.name);
        let on_press = Callback::new(move |()| bench.sit_down(&sitter));
        let label = match bench.chairs.get_untracked().people {
            1 => words::sits_down_instead(&name),
            _ => words::sits_down(&name),
        };
        view! {
            <span data-seat=seat_word(colour)>
                <Button label off=full on_press>
                    <Mark colour />
                    <span dir="auto">{name}</span>
                </Button>
            </span>
        }
        .into_any()
    };
    let program = move |one: ProgramWords| {
        let on_press = Callback::new(move |()| bench.sit_down(&Sitter::Program(one.id)));
        let chairs = bench.chairs.get_untracked();
        let mut ladder = chairs
            .programs
            .iter()
            .take_while(|one| one.id != ProgramId::MATCH);
        let count = ladder.clone().count();
        let at = ladder.position(|other| other.id == one.id);
        // Whoever adapts stands nowhere yet.
        let level = (0..count).filter(move |_| at.is_some()).map(move |level| {
            let on = Some(level) <= at;
            view! { <i data-on=on.then_some("")></i> }.into_any()
        });
        view! {
            <span class="bot">
                <Button label=words::sits_down(one.name) off=full on_press>
                    {face(&chairs, one.id)}
                    <b>{one.name}</b>
                    <span class="level">{all(level)}</span>
                </Button>
            </span>
        }
        .into_any()
    };
    let about = move || {
        let seats = bench.seats.get();
        let programs = bench.chairs.with(|chairs| chairs.programs);
        let about = seats.iter().filter_map(|seat| says(programs, seat));
        let about = about.map(str::to_owned).chain(bench.rated.get());
        all(about.map(|says| view! { <p class="soft about">{says}</p> }.into_any()))
    };
    view! {
        <div class="cast" role="group" aria-label=words::STANDING>
            {move || {
                // What the buttons say goes with the chairs.
                bench.chairs.track();
                all(people.get().into_iter().map(one))
            }}
            {move || all(programs.get().into_iter().map(program))}
            <details class="new-player">
                <summary class="button">{words::NEW_PLAYER}</summary>
                {add(bench)}
                <a href=Route::Players.hash()>{words::NAMES_AND_COLOURS}</a>
            </details>
        </div>
        {about}
    }
    .into_any()
}

/// A line for a name that is not there yet; its owner sits down.
fn add(bench: Sitting) -> AnyView {
    let name = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = Callback::new(move |()| {
        let typed = name.get_untracked();
        // Who sits already does so by name, before anybody else comes.
        let before = bench.desk.roster_now();
        let mut new = String::new();
        let added = bench.desk.change_roster(|roster| {
            let player = roster.add_composed(&typed, dom::composed)?;
            new = player.name.to_string();
            let sitter = Sitter::Person(player.name.clone());
            let mut people = bench.people.get_untracked();
            people.sit_down(&sitter, &before, &bench.chairs.get_untracked());
            bench.set.run(people);
            Ok(())
        });
        match added {
            Ok(()) => {
                bench.desk.say(text::added(&new));
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
