//! The print shop: cards, letters, score pads, rules and a class pack, in one file.
//! `#/board/print/…` opens it with something already ticked ([`Wish::of_link`]).

use leptos::prelude::*;

use super::bench::Bench;
use super::print;
use games::shop::{Bag, Game, Wish};
use games::shop::{Print, Printed, Wanted};
use paper_grid::text::{measure, studio as words};
use printing::{CardSize, Edge, TileShape};
use ui::draw::{all, effect, show_when, signal};
use ui::helper::{Heard, Helper};
use ui::parts::{Button, Count, Progress, Switch, radios};

/// The order form as filled in.
type Form = RwSignal<Wish>;

const BACKS: [(Option<Edge>, &str); 3] = [
    (None, words::NO_BACKS),
    (Some(Edge::Long), words::LONG_EDGE),
    (Some(Edge::Short), words::SHORT_EDGE),
];
const SHAPES: [(TileShape, &str); 2] = [
    (TileShape::Square, words::SQUARE),
    (TileShape::Domino, words::DOMINO),
];
/// Numbers of sheets across and down for posters.
const POSTERS: [(usize, usize); 4] = [(1, 1), (2, 1), (2, 2), (3, 3)];

/// Returns the order form and its buttons.
pub fn form(bench: Bench) -> AnyView {
    let wish = bench.wish;
    let open = wish.with_untracked(|wish| *wish != Wish::default());
    let [better, letter] = Wish::DECKS;
    let cards = move || wish.with(|wish| wish.decks.contains(&true));
    let of_game = move || wish.with(|wish| wish.pad || wish.rules || wish.booklet);
    let letters = move || wish.with(|wish| wish.letters);
    let pack = move || wish.with(|wish| wish.pack);
    let pad = move || wish.with(|wish| wish.pad);
    view! {
        <details class="more" open=open>
            <summary>{words::SHOP}</summary>
            <div class="fields">
                <div>
                    {tick(wish, words::cards_of(better.name()), |w| w.decks[0], |w, on| w.decks[0] = on)}
                    {tick(wish, words::cards_of(letter.name()), |w| w.decks[1], |w, on| w.decks[1] = on)}
                    {tick(wish, words::LETTERS.into(), |w| w.letters, |w, on| w.letters = on)}
                    {tick(wish, words::PAD.into(), |w| w.pad, |w, on| w.pad = on)}
                    {tick(wish, words::RULES_PAGE.into(), |w| w.rules, |w, on| w.rules = on)}
                    {tick(wish, words::BOOKLET.into(), |w| w.booklet, |w, on| w.booklet = on)}
                    {tick(wish, words::BLANK.into(), |w| w.blank, |w, on| w.blank = on)}
                    {tick(wish, words::PACK.into(), |w| w.pack, |w, on| w.pack = on)}
                </div>
                {show_when(cards, move || of_cards(wish))}
                {show_when(letters, move || of_letters(wish))}
                {show_when(of_game, move || of_games(wish))}
                {show_when(pad, move || seats(wish))}
                {show_when(pack, move || class(wish))}
                {posters(wish)}
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

/// Returns the control that chooses one of several options.
fn chosen<T: PartialEq + Copy + Send + Sync + 'static>(
    id: &'static str,
    legend: &'static str,
    offered: Vec<(T, String)>,
    wish: Form,
    shown: fn(&Wish) -> T,
    choose: fn(&mut Wish, T),
) -> AnyView {
    let (all, names): (Vec<T>, Vec<String>) = offered.into_iter().unzip();
    let places = all.clone();
    let at = move || {
        let now = wish.with(shown);
        places.iter().position(|one| *one == now).unwrap_or(0)
    };
    let choose = Callback::new(move |at: usize| {
        if let Some(one) = all.get(at) {
            wish.update(|wish| choose(wish, *one));
        }
    });
    radios(id, legend, None, names, signal(at), choose)
}

fn of_cards(wish: Form) -> AnyView {
    let sizes = CardSize::ALL.map(|size| {
        let (wide, tall) = size.sides();
        let name = words::card_size(size.name(), wide as u32, tall as u32);
        (size, name)
    });
    let backs = BACKS.map(|(edge, name)| (edge, name.to_owned()));
    let own = move || wish.with(|wish| wish.decks[0]);
    let code = move || {
        let says = Some(words::DECK_CODE_SAYS);
        line(
            "deck-code",
            words::DECK_CODE,
            says,
            wish,
            |w| &w.code,
            |w, typed| w.code = typed,
        )
    };
    view! {
        {show_when(own, code)}
        {chosen("card-size", words::CARD_SIZE, sizes.to_vec(), wish, |w| w.size, |w, size| w.size = size)}
        {chosen("card-backs", words::BACKS, backs.to_vec(), wish, |w| w.duplex, |w, edge| w.duplex = edge)}
        <div>
            {tick(wish, words::KINDS.into(), |w| w.kinds, |w, on| w.kinds = on)}
            {tick(wish, words::BLEED.into(), |w| w.bleed, |w, on| w.bleed = on)}
        </div>
    }
    .into_any()
}

fn of_letters(wish: Form) -> AnyView {
    let bags = Bag::ALL.map(|bag| (bag, words::bag(bag.len())));
    let shapes = SHAPES.map(|(shape, name)| (shape, name.to_owned()));
    view! {
        {chosen("bag", words::BAG, bags.to_vec(), wish, |w| w.bag, |w, bag| w.bag = bag)}
        {chosen("tile-shape", words::TILE_SHAPE, shapes.to_vec(), wish, |w| w.shape, |w, shape| w.shape = shape)}
        {tick(wish, words::TILE_VALUES.into(), |w| w.values, |w, on| w.values = on)}
    }
    .into_any()
}

fn posters(wish: Form) -> AnyView {
    let sheets = POSTERS.map(|(across, down)| match across * down {
        1 => (None, words::ONE_SHEET.to_owned()),
        _ => (Some((across, down)), words::poster(across, down)),
    });
    chosen(
        "poster",
        words::POSTER,
        sheets.to_vec(),
        wish,
        |w| w.poster,
        |w, sheets| w.poster = sheets,
    )
}

fn of_games(wish: Form) -> AnyView {
    let games = Game::ALL.map(|game| (game, game.name().to_owned()));
    chosen(
        "shop-game",
        words::OF_GAME,
        games.to_vec(),
        wish,
        |w| w.game,
        |w, game| w.game = game,
    )
}

fn seats(wish: Form) -> AnyView {
    let value = signal(move || wish.with(|wish| wish.seats));
    let change = Callback::new(move |seats| wish.update(|wish| wish.seats = seats));
    view! { <Count label=words::PAD_SEATS value least=2 most=6 on_change=change /> }.into_any()
}

/// Returns the fields of a class pack: the list of names, the class and the date.
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
        {line("pack-class", words::PACK_CLASS, None, wish, |w| &w.class, |w, typed| w.class = typed)}
        {line("pack-date", words::PACK_DATE, None, wish, |w| &w.date, |w, typed| w.date = typed)}
    }
    .into_any()
}

fn line(
    id: &'static str,
    label: &'static str,
    says: Option<&'static str>,
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
                    aria-describedby=says.map(|_| format!("{id}-say"))
                    prop:value=move || wish.with(|wish| shown(wish).clone())
                    on:input=move |event| {
                        let typed = event_target_value(&event);
                        wish.update(|wish| set(wish, typed));
                    }
                />
            </div>
            {says.map(|says| view! { <p class="soft" id=format!("{id}-say")>{says}</p> }.into_any())}
        </div>
    }
    .into_any()
}

/// Returns the buttons, the progress, and messages about problems.
fn make(bench: Bench, wish: Form) -> AnyView {
    let helper = Helper::new();
    let drawn = RwSignal::new(None::<(usize, usize)>);
    let trouble = RwSignal::new(String::new());
    let shown = RwSignal::new(String::new());
    let missing: print::Missing = RwSignal::new(Vec::new());
    let ordered = move || {
        let series = bench.series();
        wish.with(|wish| wish.order(&series))
    };
    // When the order changes, the first page shown is no longer its own.
    effect(move || {
        let _ = ordered();
        shown.set(String::new());
        missing.set(Vec::new());
    });
    let save = move |wanted: Wanted| {
        trouble.set(String::new());
        if wish.with_untracked(|wish| wish.pack) && untrack(|| bench.must_find()) {
            return trouble.set(measure::FIND_FIRST.to_owned());
        }
        let order = match untrack(ordered) {
            Ok(order) => order,
            Err(why) => return trouble.set(why.to_string()),
        };
        drawn.set(Some((0, 0)));
        let order = Print { order, wanted };
        helper.send(&order.clone(), move |heard| {
            let said = match heard {
                Heard::Says(Printed::Drawn(done, all), _) => return drawn.set(Some((done, all))),
                Heard::Says(Printed::File(several, told), beside) => {
                    missing.set(told);
                    let saved = print::save(&order, several, &beside.bytes(0));
                    (!saved).then(|| words::NOT_DRAWN.to_owned())
                }
                Heard::Says(Printed::Pages(pages, told), _) => {
                    if untrack(ordered).is_ok_and(|now| now == order.order) {
                        shown.set(pages.concat());
                        missing.set(told);
                    }
                    None
                }
                Heard::Says(Printed::TooSmall, _) => Some(words::SHOP_TOO_SMALL.to_owned()),
                Heard::Says(Printed::Refused(why), _) => Some(why),
                _ => Some(words::NOT_DRAWN.to_owned()),
            };
            helper.dismiss();
            drawn.set(None);
            trouble.set(said.unwrap_or_default());
        });
    };
    let look = Callback::new(move |()| save(Wanted::Overview));
    let pdf = Callback::new(move |()| save(Wanted::File));
    let drawings = Callback::new(move |()| save(Wanted::Svg));
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
    let first = move || {
        view! {
            <div class="page-room">
                <div class="paper page" inner_html=move || shown.get()></div>
            </div>
        }
        .into_any()
    };
    view! {
        {show_when(move || !shown.with(String::is_empty), first)}
        {print::notes(missing)}
        <div class="buttons">
            <Button off=busy on_press=look>{words::SHOP_LOOK}</Button>
            <Button off=busy on_press=pdf>{words::SHOP_SAVE}</Button>
            <Button off=busy on_press=drawings>{words::SHOP_SVG}</Button>
        </div>
        {show_when(move || drawn.get().is_some(), progress)}
        {show_when(move || !trouble.get().is_empty(), wrong)}
    }
    .into_any()
}
