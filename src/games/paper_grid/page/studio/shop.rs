//! More than boards: cards, letters, pads, rules and a class's pack, in one file.

use leptos::prelude::*;

use super::bench::Bench;
use crate::games::paper_grid::words::{measure, studio as words};
use crate::print::{CardSize, Edge};
use crate::shell::dom;
use crate::shell::draw::{all, show_when, signal};
use crate::shell::helper::{Heard, Helper};
use crate::shell::parts::{Button, Count, Progress, Switch, radios};
use crate::shop::{Game, Wish};
use crate::worker::clerk::{Print, Printed, Wanted};

/// The form, as it is filled in.
type Form = RwSignal<Wish>;

const BACKS: [(Option<Edge>, &str); 3] = [
    (None, words::NO_BACKS),
    (Some(Edge::Long), words::LONG_EDGE),
    (Some(Edge::Short), words::SHORT_EDGE),
];

/// The form and its button.
pub fn form(bench: Bench) -> AnyView {
    let wish: Form = RwSignal::new(Wish::default());
    let [better, letter] = Wish::DECKS;
    let cards = move || wish.with(|wish| wish.decks.contains(&true));
    let of_game = move || wish.with(|wish| wish.pad || wish.rules || wish.booklet);
    let pack = move || wish.with(|wish| wish.pack);
    let pad = move || wish.with(|wish| wish.pad);
    view! {
        <details class="more">
            <summary>{words::SHOP}</summary>
            <div class="fields">
                <div>
                    {tick(wish, words::cards_of(better.name()), |w| w.decks[0], |w, on| w.decks[0] = on)}
                    {tick(wish, words::cards_of(letter.name()), |w| w.decks[1], |w, on| w.decks[1] = on)}
                    {tick(wish, words::LETTERS.into(), |w| w.letters, |w, on| w.letters = on)}
                    {tick(wish, words::PAD.into(), |w| w.pad, |w, on| w.pad = on)}
                    {tick(wish, words::RULES_PAGE.into(), |w| w.rules, |w, on| w.rules = on)}
                    {tick(wish, words::BOOKLET.into(), |w| w.booklet, |w, on| w.booklet = on)}
                    {tick(wish, words::PACK.into(), |w| w.pack, |w, on| w.pack = on)}
                </div>
                {show_when(cards, move || of_cards(wish))}
                {show_when(of_game, move || of_games(wish))}
                {show_when(pad, move || seats(wish))}
                {show_when(pack, move || class(wish))}
                {make(bench, wish)}
            </div>
        </details>
    }
    .into_any()
}

fn tick(wish: Form, label: String, on: fn(&Wish) -> bool, turn: fn(&mut Wish, bool)) -> AnyView {
    let shown = signal(move || wish.with(on));
    let turn = Callback::new(move |on| wish.update(|wish| turn(wish, on)));
    view! { <Switch label on=shown on_turn=turn /> }.into_any()
}

fn of_cards(wish: Form) -> AnyView {
    let sizes = CardSize::ALL.map(|size| {
        let (wide, tall) = size.sides();
        words::card_size(size.name(), wide as u32, tall as u32)
    });
    let size = move || {
        let now = wish.with(|wish| wish.size);
        CardSize::ALL
            .iter()
            .position(|size| *size == now)
            .unwrap_or(0)
    };
    let choose_size = Callback::new(move |at: usize| {
        if let Some(size) = CardSize::ALL.get(at) {
            wish.update(|wish| wish.size = *size);
        }
    });
    let backs = move || {
        let now = wish.with(|wish| wish.duplex);
        BACKS.iter().position(|(edge, _)| *edge == now).unwrap_or(0)
    };
    let choose_backs = Callback::new(move |at: usize| {
        if let Some((edge, _)) = BACKS.get(at) {
            wish.update(|wish| wish.duplex = *edge);
        }
    });
    let names = BACKS.map(|(_, name)| name.to_owned()).to_vec();
    view! {
        {radios("card-size", words::CARD_SIZE, None, sizes.to_vec(), signal(size), choose_size)}
        {radios("card-backs", words::BACKS, None, names, signal(backs), choose_backs)}
    }
    .into_any()
}

fn of_games(wish: Form) -> AnyView {
    let names = Game::ALL.map(|game| game.name().to_owned()).to_vec();
    let game = move || {
        let now = wish.with(|wish| wish.game);
        Game::ALL.iter().position(|game| *game == now).unwrap_or(0)
    };
    let choose = Callback::new(move |at: usize| {
        if let Some(game) = Game::ALL.get(at) {
            wish.update(|wish| wish.game = *game);
        }
    });
    radios(
        "shop-game",
        words::OF_GAME,
        None,
        names,
        signal(game),
        choose,
    )
}

fn seats(wish: Form) -> AnyView {
    let value = signal(move || wish.with(|wish| wish.seats));
    let change = Callback::new(move |seats| wish.update(|wish| wish.seats = seats));
    view! { <Count label=words::PAD_SEATS value least=2 most=6 on_change=change /> }.into_any()
}

/// The list of names, the class and the day.
fn class(wish: Form) -> AnyView {
    let twice = move || {
        let twice = wish.with(Wish::twice);
        let told = |name: &String| {
            let told = words::named_twice(name);
            view! { <li>{told}</li> }.into_any()
        };
        all(twice.iter().map(told))
    };
    view! {
        <div class="entry">
            <label for="pack-names">{words::PACK_NAMES}</label>
            <textarea
                id="pack-names"
                rows="6"
                autocomplete="off"
                spellcheck="false"
                aria-describedby="pack-names-say"
                prop:value=move || wish.with(|wish| wish.names.clone())
                on:input=move |event| {
                    let typed = event_target_value(&event);
                    wish.update(|wish| wish.names = typed);
                }
            ></textarea>
            <p class="soft" id="pack-names-say">{words::PACK_NAMES_SAY}</p>
            <div class="soft" role="status">
                <ul>{move || twice()}</ul>
            </div>
        </div>
        {line("pack-class", words::PACK_CLASS, wish, |w| &w.class, |w, typed| w.class = typed)}
        {line("pack-date", words::PACK_DATE, wish, |w| &w.date, |w, typed| w.date = typed)}
    }
    .into_any()
}

fn line(
    id: &'static str,
    label: &'static str,
    wish: Form,
    shown: fn(&Wish) -> &String,
    set: fn(&mut Wish, String),
) -> AnyView {
    view! {
        <div class="entry">
            <label for=id>{label}</label>
            <div class="entry-line">
                <input
                    id=id
                    type="text"
                    autocomplete="off"
                    dir="auto"
                    prop:value=move || wish.with(|wish| shown(wish).clone())
                    on:input=move |event| {
                        let typed = event_target_value(&event);
                        wish.update(|wish| set(wish, typed));
                    }
                />
            </div>
        </div>
    }
    .into_any()
}

/// The button, how far it is, and what is wrong.
fn make(bench: Bench, wish: Form) -> AnyView {
    let helper = Helper::new();
    let drawn = RwSignal::new(None::<(usize, usize)>);
    let trouble = RwSignal::new(String::new());
    let save = Callback::new(move |()| {
        trouble.set(String::new());
        if wish.with_untracked(|wish| wish.pack) && untrack(|| bench.must_find()) {
            return trouble.set(measure::FIND_FIRST.to_owned());
        }
        let series = untrack(|| bench.series());
        let order = match wish.with_untracked(|wish| wish.order(&series)) {
            Ok(order) => order,
            Err(why) => return trouble.set(why.to_string()),
        };
        drawn.set(Some((0, 0)));
        let name = format!("{}.pdf", order.file_name());
        let wanted = Wanted::File;
        helper.send(&Print { order, wanted }, move |heard| {
            let said = match heard {
                Heard::Says(Printed::Drawn(done, all), _) => return drawn.set(Some((done, all))),
                Heard::Says(Printed::File, beside) => {
                    let saved = dom::download_bytes(&name, "application/pdf", &beside.bytes(0));
                    saved.err().map(|_| words::NOT_DRAWN.to_owned())
                }
                Heard::Says(Printed::TooSmall, _) => Some(words::SHOP_TOO_SMALL.to_owned()),
                Heard::Says(Printed::Refused(why), _) => Some(format!("{why}.")),
                _ => Some(words::NOT_DRAWN.to_owned()),
            };
            helper.dismiss();
            drawn.set(None);
            trouble.set(said.unwrap_or_default());
        });
    });
    let stop = Callback::new(move |()| {
        helper.dismiss();
        drawn.set(None);
    });
    let busy = signal(move || drawn.get().is_some());
    let progress = move || {
        let share = signal(move || {
            let drawn = drawn.get();
            drawn.map(|(done, all)| (done * 100 / all.max(1)) as u32)
        });
        let far = move || {
            let drawn = drawn.get().filter(|(_, all)| *all > 0);
            drawn.map(|(done, all)| words::drawn(done, all))
        };
        view! {
            <Progress words=words::SHOP_DRAWING done=share />
            <p role="status">{move || far()}</p>
            <Button on_press=stop>{words::STOP}</Button>
        }
        .into_any()
    };
    let wrong = move || view! { <p class="refusal" role="alert">{trouble.get()}</p> }.into_any();
    view! {
        <div class="buttons">
            <Button off=busy on_press=save>{words::SHOP_SAVE}</Button>
        </div>
        {show_when(move || drawn.get().is_some(), progress)}
        {show_when(move || !trouble.get().is_empty(), wrong)}
    }
    .into_any()
}
