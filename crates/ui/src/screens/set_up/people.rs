//! Who plays: people and bots join, leave and change places.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::dom;
use crate::draw::{Draw, all, keyed, memo, show_when, signal};
use crate::parts::{Button, Entry, Icon, Mark, Picture, seat_word};
use game::{Player, PlayerName, ProgramId, Roster, Seat};
use screen::set_up::{Chairs, People, Sitter};
use screen::text::program::{ProgramWords, face_of, says};
use screen::text::set_up as words;
use screen::{Route, text};

/// The seating part of a set-up form.
#[derive(Clone, Copy)]
pub struct Sitting {
    /// The desk, which has the list of players.
    pub desk: Desk,
    /// The seats as they will be when the game begins.
    pub seats: Memo<Vec<Seat>>,
    /// Who was chosen to play.
    pub people: Memo<People>,
    /// Called with the new choice of players when it changes.
    pub set: Callback<People>,
    /// The available chairs: how many, and the game's bots.
    pub chairs: Signal<Chairs>,
    /// Sentences about the players' ratings.
    pub rated: Signal<Vec<String>>,
    /// A sentence about how the seating order matters.
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

/// Draws the section with the chairs, and the people and bots who may join.
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

/// Draws a player on a chair. Also returns a key for the list of chairs.
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

/// Draws a bot's face: three letters on a wooden block, drawn from attributes because they aren't
/// part of its name.
fn face(chairs: &Chairs, id: ProgramId) -> AnyView {
    let letters = face_of(chairs.programs, id).chars();
    let letters = letters.map(|letter| view! { <i data-sign=letter.to_string()></i> }.into_any());
    view! { <span class="face" aria-hidden="true">{all(letters)}</span> }.into_any()
}

/// Whether the list of players has this name, tracked.
fn knows(bench: Sitting, name: &PlayerName) -> bool {
    let roster = bench.desk.roster();
    roster.players().iter().any(|player| player.name == *name)
}

/// Draws the people and bots who aren't seated.
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
        // With a single chair, a new player replaces the seated one.
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
        // An adaptive bot has no fixed level.
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
                // The buttons' labels depend on the chairs.
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

/// Draws a field for the name of a new player, who then sits down.
fn add(bench: Sitting) -> AnyView {
    let name = RwSignal::new(String::new());
    let refusal = RwSignal::new(String::new());
    let add = Callback::new(move |()| {
        let typed = name.get_untracked();
        // Seats the existing players by name before the new one is added.
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
