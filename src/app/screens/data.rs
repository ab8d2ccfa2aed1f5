//! What is kept on this device: into a file, out of a file, or gone.

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Event, File};

use crate::app::desk::{Undo, use_desk};
use crate::app::draw::show_when;
use crate::app::helper::{Heard, Helper};
use crate::app::parts::{Button, Dialog, Icon, Picture, Weight};
use crate::app::{device, dom};
use crate::screen::Route;
use crate::screen::text::{self, shelf};
use crate::storage::{Archive, ArchiveError};
use crate::table::{ImportError, games_in};
use crate::worker::ReadGames;

/// A save file is a few kilobytes a game; what is larger than this is something else.
const LARGEST: f64 = 20e6;

/// Save a file, bring one back, erase everything.
#[component]
pub fn Data() -> impl IntoView {
    let desk = use_desk();
    let refusal = RwSignal::new(String::new());
    let chosen = StoredValue::new(Archive::default());
    let (summary, asking) = (RwSignal::new(String::new()), RwSignal::new(false));
    let erasing = RwSignal::new(false);
    let file = NodeRef::<html::Input>::new();
    let helper = Helper::new();

    let save = Callback::new(move |()| {
        let archive = desk.archive();
        if archive.records.is_empty() {
            refusal.set(text::NOTHING_TO_SAVE.into());
            return;
        }
        refusal.set(String::new());
        let name = text::file_name(&dom::today());
        match dom::download(&name, &archive.write()) {
            Ok(()) => {
                device::saved_a_file();
                desk.tell(text::saved_as(&name), None);
            }
            Err(_) => refusal.set(text::NOT_SAVED.into()),
        }
    });
    let choose = Callback::new(move |()| {
        if let Some(file) = file.get_untracked() {
            file.set_value("");
            file.click();
        }
    });
    let read = move |_: Event| {
        let Some(file) = file.get_untracked().and_then(|input| input.files()?.get(0)) else {
            return;
        };
        let opened = move |opened: Result<&Archive, String>| match opened {
            Ok(archive) => {
                refusal.set(String::new());
                summary.set(text::archive_holds(archive));
                chosen.set_value(archive.clone());
                asking.set(true);
            }
            Err(why) => refusal.set(why),
        };
        spawn_local(open(file, helper, opened));
    };
    let bring_back = Callback::new(move |()| {
        asking.set(false);
        let before = desk.archive();
        match chosen.with_value(|archive| desk.restore(archive)) {
            Ok(()) => {
                let undo = Undo::new(move || desk.become_again(&before));
                desk.tell(text::BROUGHT_BACK, Some(undo));
            }
            Err(trouble) => refusal.set(text::not_brought_back(&trouble)),
        }
    });
    let erase = Callback::new(move |()| {
        erasing.set(false);
        let before = desk.archive();
        desk.erase();
        let undo = Undo::new(move || desk.become_again(&before));
        desk.tell(text::ERASED, Some(undo));
    });
    let room = RwSignal::new(String::new());
    spawn_local(async move {
        let (used, for_good) = (device::used().await, device::for_good().await);
        // The screen may be gone by now.
        let _ = room.try_set(text::room(used, for_good));
    });
    view! {
        <section class="sheet" aria-labelledby="data">
            <h2 id="data">{text::DATA}</h2>
            <p>{text::DATA_SAYS}</p>
            <p class="soft">{move || room.get()}</p>
            <div class="buttons">
                <Button on_press=save>
                    <Icon picture=Picture::Save />
                    {text::SAVE_FILE}
                </Button>
                <Button on_press=choose>
                    <Icon picture=Picture::Open />
                    {text::OPEN_FILE}
                </Button>
                <input
                    id="save-file"
                    type="file"
                    accept=".txt,text/plain"
                    aria-label=text::OPEN_FILE
                    tabindex="-1"
                    hidden
                    node_ref=file
                    on:change=read
                />
            </div>
            <p class="refusal" role="alert">
                {move || refusal.get()}
            </p>
            <div class="buttons">
                <Button
                    weight=Weight::Grave
                    on_press=Callback::new(move |()| erasing.set(true))
                >
                    <Icon picture=Picture::Bin />
                    {text::ERASE}
                </Button>
            </div>
        </section>
        <Dialog id="bring-back" title=text::OPEN_FILE open=asking>
            <p>{move || summary.get()}</p>
            <div class="buttons">
                <Button on_press=Callback::new(move |()| asking.set(false))>{text::CANCEL}</Button>
                <Button weight=Weight::Main on_press=bring_back>
                    {text::BRING_BACK}
                </Button>
            </div>
        </Dialog>
        <Dialog id="erase" title=text::ERASE_TITLE open=erasing>
            <p>{text::ERASE_SAYS}</p>
            <div class="buttons">
                <Button on_press=Callback::new(move |()| erasing.set(false))>{text::CANCEL}</Button>
                <Button weight=Weight::Grave on_press=erase>
                    {text::ERASE}
                </Button>
            </div>
        </Dialog>
    }
}

/// Says that a file should be saved, where much was played and the browser may clear it.
pub fn reminder(finished: usize) -> AnyView {
    const MUCH: usize = 3;
    let due = RwSignal::new(false);
    if finished >= MUCH && !device::has_a_file() {
        spawn_local(async move {
            let for_good = device::for_good().await;
            let _ = due.try_set(!for_good);
        });
    }
    let says = || {
        view! {
            <p class="soft">
                {text::REMINDER} <a href=Route::Settings.hash()>{text::SAVE_FILE}</a>
            </p>
        }
        .into_any()
    };
    show_when(move || due.get(), says)
}

/// Opens a file the person chose, and hands it on if all of its games are games; else says
/// why not. The worker looks at them, since it knows the rules of all games.
pub async fn open(
    file: File,
    helper: Helper,
    opened: impl Fn(Result<&Archive, String>) + Clone + 'static,
) {
    let archive = match read(file).await {
        Ok(archive) => archive,
        Err(why) => return opened(Err(text::archive_error(why).into())),
    };
    let refused = |why| shelf::import_error(&ImportError::Journal(why));
    match games_in(&archive) {
        Err(why) => opened(Err(refused(why))),
        Ok(games) if games.is_empty() => opened(Ok(&archive)),
        Ok(games) => helper.send(&ReadGames(games), None, move |heard| {
            helper.dismiss();
            match heard {
                Heard::Says(Ok(()), _) => opened(Ok(&archive)),
                Heard::Says(Err(why), _) => opened(Err(refused(why))),
                Heard::Trips => opened(Err(shelf::NOT_LOOKED_AT.into())),
            }
        }),
    }
}

async fn read(file: File) -> Result<Archive, ArchiveError> {
    if file.size() > LARGEST {
        return Err(ArchiveError::Foreign);
    }
    let text = JsFuture::from(file.text()).await;
    let text = text.ok().and_then(|text| text.as_string());
    Archive::read(&text.ok_or(ArchiveError::Damaged)?)
}
