//! The print shop: cards, letters, score pads, rules and a class pack, in one file.
//! `#/board/print/…` opens it with something already ticked ([`OrderForm::from_link`]).

use leptos::prelude::*;

use super::print;
use super::state::StudioState;
use games::print_orders::{LetterBag, OrderForm, PrintedGame};
use games::print_orders::{OutputFormat, PrintReport, PrintRequest};
use paper_grid::text::{measure, studio as words};
use printing::{CardSize, DuplexEdge, TileShape};
use ui::draw::{effect, join_views, show_when, signal};
use ui::parts::{Button, NumberField, Progress, Switch, radio_group};
use ui::workers::{WorkerMessage, WorkerSlot};

/// The order form as filled in.
type OrderFormSignal = RwSignal<OrderForm>;

const CARD_BACKS: [(Option<DuplexEdge>, &str); 3] = [
    (None, words::NO_BACKS),
    (Some(DuplexEdge::Long), words::LONG_EDGE),
    (Some(DuplexEdge::Short), words::SHORT_EDGE),
];
const TILE_SHAPES: [(TileShape, &str); 2] = [
    (TileShape::Square, words::SQUARE),
    (TileShape::Domino, words::DOMINO),
];
/// Numbers of sheets across and down for posters.
const POSTER_SHEETS: [(usize, usize); 4] = [(1, 1), (2, 1), (2, 2), (3, 3)];

/// Returns the order form and its buttons.
pub fn order_form(state: StudioState) -> AnyView {
    let wish = state.wish;
    let open = wish.with_untracked(|wish| *wish != OrderForm::default());
    let [better, letter] = OrderForm::DECKS;
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
                    {checkbox(wish, words::cards_label(better.name()), |w| w.decks[0], |w, on| w.decks[0] = on)}
                    {checkbox(wish, words::cards_label(letter.name()), |w| w.decks[1], |w, on| w.decks[1] = on)}
                    {checkbox(wish, words::LETTERS.into(), |w| w.letters, |w, on| w.letters = on)}
                    {checkbox(wish, words::PAD.into(), |w| w.pad, |w, on| w.pad = on)}
                    {checkbox(wish, words::RULES_PAGE.into(), |w| w.rules, |w, on| w.rules = on)}
                    {checkbox(wish, words::BOOKLET.into(), |w| w.booklet, |w, on| w.booklet = on)}
                    {checkbox(wish, words::BLANK.into(), |w| w.blank, |w, on| w.blank = on)}
                    {checkbox(wish, words::PACK.into(), |w| w.pack, |w, on| w.pack = on)}
                </div>
                {show_when(cards, move || card_options(wish))}
                {show_when(letters, move || letter_options(wish))}
                {show_when(of_game, move || game_options(wish))}
                {show_when(pad, move || pad_seats(wish))}
                {show_when(pack, move || class_pack(wish))}
                {poster_options(wish)}
                {order_buttons(state, wish)}
            </div>
        </details>
    }
    .into_any()
}

fn checkbox(
    wish: OrderFormSignal,
    label: String,
    on: fn(&OrderForm) -> bool,
    turn: fn(&mut OrderForm, bool),
) -> AnyView {
    let shown = signal(move || wish.with(on));
    let turn = Callback::new(move |on| wish.update(|wish| turn(wish, on)));
    view! { <Switch label on=shown on_turn=turn /> }.into_any()
}

/// Returns the control that chooses one of several options.
fn option_radios<T: PartialEq + Copy + Send + Sync + 'static>(
    id: &'static str,
    legend: &'static str,
    offered: Vec<(T, String)>,
    wish: OrderFormSignal,
    shown: fn(&OrderForm) -> T,
    choose: fn(&mut OrderForm, T),
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
    radio_group(id, legend, None, names, signal(at), choose)
}

fn card_options(wish: OrderFormSignal) -> AnyView {
    let sizes = CardSize::ALL.map(|size| {
        let (wide, tall) = size.sides();
        let name = words::card_size_label(size.name(), wide as u32, tall as u32);
        (size, name)
    });
    let backs = CARD_BACKS.map(|(edge, name)| (edge, name.to_owned()));
    let own = move || wish.with(|wish| wish.decks[0]);
    let code = move || {
        let says = Some(words::DECK_CODE_NOTE);
        text_line(
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
        {option_radios("card-size", words::CARD_SIZE, sizes.to_vec(), wish, |w| w.size, |w, size| w.size = size)}
        {option_radios("card-backs", words::BACKS, backs.to_vec(), wish, |w| w.duplex, |w, edge| w.duplex = edge)}
        <div>
            {checkbox(wish, words::KINDS.into(), |w| w.kinds, |w, on| w.kinds = on)}
            {checkbox(wish, words::BLEED.into(), |w| w.bleed, |w, on| w.bleed = on)}
        </div>
    }
    .into_any()
}

fn letter_options(wish: OrderFormSignal) -> AnyView {
    let bags = LetterBag::ALL.map(|bag| (bag, words::bag_label(bag.len())));
    let shapes = TILE_SHAPES.map(|(shape, name)| (shape, name.to_owned()));
    view! {
        {option_radios("bag", words::BAG, bags.to_vec(), wish, |w| w.bag, |w, bag| w.bag = bag)}
        {option_radios("tile-shape", words::TILE_SHAPE, shapes.to_vec(), wish, |w| w.shape, |w, shape| w.shape = shape)}
        {checkbox(wish, words::TILE_VALUES.into(), |w| w.values, |w, on| w.values = on)}
    }
    .into_any()
}

fn poster_options(wish: OrderFormSignal) -> AnyView {
    let sheets = POSTER_SHEETS.map(|(across, down)| match across * down {
        1 => (None, words::ONE_SHEET.to_owned()),
        _ => (Some((across, down)), words::poster_label(across, down)),
    });
    option_radios(
        "poster",
        words::POSTER,
        sheets.to_vec(),
        wish,
        |w| w.poster,
        |w, sheets| w.poster = sheets,
    )
}

fn game_options(wish: OrderFormSignal) -> AnyView {
    let games = PrintedGame::ALL.map(|game| (game, game.name().to_owned()));
    option_radios(
        "shop-game",
        words::OF_GAME,
        games.to_vec(),
        wish,
        |w| w.game,
        |w, game| w.game = game,
    )
}

fn pad_seats(wish: OrderFormSignal) -> AnyView {
    let value = signal(move || wish.with(|wish| wish.seats));
    let change = Callback::new(move |seats| wish.update(|wish| wish.seats = seats));
    view! { <NumberField label=words::PAD_SEATS value least=2 most=6 on_change=change /> }
        .into_any()
}

/// Returns the fields of a class pack: the list of names, the class and the date.
fn class_pack(wish: OrderFormSignal) -> AnyView {
    let twice = move || {
        let twice = wish.with(OrderForm::repeated_names);
        let told = |name: &String| {
            let told = words::duplicate_name(name);
            view! { <li>{told}</li> }.into_any()
        };
        join_views(twice.iter().map(told))
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
            <p class="soft" id="pack-names-say">{words::PACK_NAMES_NOTE}</p>
            <div class="soft" role="status">
                <ul>{move || twice()}</ul>
            </div>
        </div>
        {text_line("pack-class", words::PACK_CLASS, None, wish, |w| &w.class, |w, typed| w.class = typed)}
        {text_line("pack-date", words::PACK_DATE, None, wish, |w| &w.date, |w, typed| w.date = typed)}
    }
    .into_any()
}

fn text_line(
    id: &'static str,
    label: &'static str,
    says: Option<&'static str>,
    wish: OrderFormSignal,
    shown: fn(&OrderForm) -> &String,
    set: fn(&mut OrderForm, String),
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
fn order_buttons(state: StudioState, wish: OrderFormSignal) -> AnyView {
    let helper = WorkerSlot::new();
    let drawn = RwSignal::new(None::<(usize, usize)>);
    let trouble = RwSignal::new(String::new());
    let shown = RwSignal::new(String::new());
    let missing: print::MissingNotes = RwSignal::new(Vec::new());
    let ordered = move || {
        let series = state.series();
        wish.with(|wish| wish.to_order(&series))
    };
    // When the order changes, the first page shown no longer belongs to it.
    effect(move || {
        let _ = ordered();
        shown.set(String::new());
        missing.set(Vec::new());
    });
    let save = move |wanted: OutputFormat| {
        trouble.set(String::new());
        if wish.with_untracked(|wish| wish.pack) && untrack(|| state.needs_search()) {
            return trouble.set(measure::FIND_FIRST.to_owned());
        }
        let order = match untrack(ordered) {
            Ok(order) => order,
            Err(why) => return trouble.set(why.to_string()),
        };
        drawn.set(Some((0, 0)));
        let order = PrintRequest { order, wanted };
        helper.send(&order.clone(), move |heard| {
            let said = match heard {
                WorkerMessage::Report(PrintReport::Drawn(done, all), _) => {
                    return drawn.set(Some((done, all)));
                }
                WorkerMessage::Report(PrintReport::File(several, told), beside) => {
                    missing.set(told);
                    let saved = print::save_file(&order, several, &beside.bytes(0));
                    (!saved).then(|| words::DRAWING_FAILED.to_owned())
                }
                WorkerMessage::Report(PrintReport::Pages(pages, told), _) => {
                    if untrack(ordered).is_ok_and(|now| now == order.order) {
                        shown.set(pages.concat());
                        missing.set(told);
                    }
                    None
                }
                WorkerMessage::Report(PrintReport::TooSmall, _) => {
                    Some(words::SHOP_TOO_SMALL.to_owned())
                }
                WorkerMessage::Report(PrintReport::Refused(why), _) => Some(why),
                _ => Some(words::DRAWING_FAILED.to_owned()),
            };
            helper.terminate();
            drawn.set(None);
            trouble.set(said.unwrap_or_default());
        });
    };
    let look = Callback::new(move |()| save(OutputFormat::Overview));
    let pdf = Callback::new(move |()| save(OutputFormat::File));
    let drawings = Callback::new(move |()| save(OutputFormat::Svg));
    let stop = Callback::new(move |()| {
        helper.terminate();
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
            drawn.map(|(done, all)| words::drawing_progress(done, all))
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
        {print::missing_list(missing)}
        <div class="buttons">
            <Button off=busy on_press=look>{words::SHOP_PREVIEW}</Button>
            <Button off=busy on_press=pdf>{words::SHOP_SAVE}</Button>
            <Button off=busy on_press=drawings>{words::SHOP_SVG}</Button>
        </div>
        {show_when(move || drawn.get().is_some(), progress)}
        {show_when(move || !trouble.get().is_empty(), wrong)}
    }
    .into_any()
}
