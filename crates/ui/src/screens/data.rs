//! The user's data on this device: saving it to a file, restoring a file, erasing it.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{Blob, File};

use super::files::{bulk_undo, open_archive};
use super::saving::make_save_file;
use crate::app_state::{AppState, use_app};
use crate::draw::{join_views, memo, show_when};
use crate::job::{JobDialog, LongJob};
use crate::parts::{Button, Dialog, Icon, IconKind, Progress, Weight, file_button};
use crate::wordlist::use_word_list;
use crate::{device, dom};
use screen::health::PageTrouble;
use screen::text;
use store::Archive;

/// Saves all data to a file, restores a file, and erases all data.
#[component]
pub(crate) fn Data() -> impl IntoView {
    let app = use_app();
    let refusal = RwSignal::new(String::new());
    let chosen = StoredValue::new(Archive::default());
    let summary = RwSignal::new(String::new());
    let erasing = RwSignal::new(false);

    // A finished file. Making it took longer than a press allows downloads for, so the download
    // needs another press.
    let (late, saving) = (StoredValue::new_local(None), JobDialog::closed());
    let save = Callback::new(move |()| {
        spawn_local(async move {
            let mut job = LongJob::begin(Some(saving));
            let gathered = make_save_file(app, &mut job).await;
            drop(job);
            // The screen may be gone by then.
            let why = match gathered {
                Ok(file) if dom::has_user_activation() => {
                    let _ = saving.open.try_set(false);
                    download_file(app, &file).err()
                }
                Ok(file) => {
                    let _ = late.try_set_value(Some(file));
                    let _ = saving.open.try_set(true);
                    None
                }
                Err(why) => {
                    let _ = saving.open.try_set(false);
                    Some(why.message())
                }
            };
            let _ = refusal.try_set(why.unwrap_or_default());
        });
    });
    let save_late = Callback::new(move |()| {
        saving.open.set(false);
        let file = late.try_update_value(Option::take).flatten();
        let why = file.and_then(|file| download_file(app, &file).err());
        refusal.set(why.unwrap_or_default());
    });
    let reading = JobDialog::closed();
    let asking = reading.open;
    let read = Callback::new(move |file: File| {
        spawn_local(async move {
            let mut job = LongJob::begin(Some(reading));
            let opened = open_archive(file, &mut job).await;
            drop(job);
            // The screen may be gone by then.
            let why = match opened {
                Ok(archive) => {
                    let _ = summary.try_set(text::describe_archive(&archive));
                    let _ = chosen.try_set_value(archive);
                    let _ = asking.try_set(true);
                    String::new()
                }
                Err(why) => {
                    let _ = asking.try_set(false);
                    why
                }
            };
            let _ = refusal.try_set(why);
        });
    });
    let bring_back = move |replaces: bool| {
        Callback::new(move |()| {
            asking.set(false);
            let archive = chosen.get_value();
            spawn_local(async move {
                let way = if replaces {
                    app.replace_all(&archive).await
                } else {
                    app.merge_archive(&archive).await.map(|(_, way)| way)
                };
                match way {
                    Ok(way) => app.notify(text::RESTORED, Some(bulk_undo(app, way))),
                    Err(why) => {
                        let _ = refusal.try_set(text::restore_failed(&why.into()));
                    }
                }
            });
        })
    };
    let erase = Callback::new(move |()| {
        erasing.set(false);
        spawn_local(async move {
            match app.erase_all().await {
                Ok(way) => app.notify(text::ERASED, Some(bulk_undo(app, way))),
                Err(why) => {
                    let _ = refusal.try_set(text::erase_failed(&why.into()));
                }
            }
        });
    });
    let title = move || {
        let title = match saving.done.get() {
            Some(_) => text::SAVE_FILE,
            None => text::FILE_READY,
        };
        title.to_owned()
    };
    let asks = move || {
        view! {
            <p>{move || summary.get()}</p>
            <div class="buttons">
                <Button on_press=close_callback(asking)>{text::CANCEL}</Button>
                <Button on_press=bring_back(true)>{text::REPLACE_ALL}</Button>
                <Button weight=Weight::Main on_press=bring_back(false)>
                    {text::RESTORE}
                </Button>
            </div>
        }
        .into_any()
    };
    let ready = move || {
        view! {
            <p>{text::FILE_READY_NOTE}</p>
            <div class="buttons">
                <Button on_press=close_callback(saving.open)>{text::CANCEL}</Button>
                <Button weight=Weight::Main on_press=save_late>
                    <Icon picture=IconKind::Save />
                    {text::SAVE_IT}
                </Button>
            </div>
        }
        .into_any()
    };
    let room = RwSignal::new(String::new());
    spawn_local(async move {
        let (used, for_good) = (
            device::bytes_used().await,
            device::is_storage_persistent().await,
        );
        // The screen may be gone by now.
        let _ = room.try_set(text::room(used, for_good));
    });
    view! {
        <section class="sheet" aria-labelledby="data">
            <h2 id="data">{text::DATA}</h2>
            <p>{text::DATA_NOTE}</p>
            <p class="soft">{move || room.get()}</p>
            {health_list()}
            <div class="buttons">
                <Button on_press=save>
                    <Icon picture=IconKind::Save />
                    {text::SAVE_FILE}
                </Button>
                {file_button("save-file", text::OPEN_FILE, Weight::Plain, read)}
            </div>
            <p class="refusal" role="alert">
                {move || refusal.get()}
            </p>
            <div class="buttons">
                <Button
                    weight=Weight::Grave
                    on_press=Callback::new(move |()| erasing.set(true))
                >
                    <Icon picture=IconKind::Bin />
                    {text::ERASE}
                </Button>
            </div>
        </section>
        <Dialog id="bring-back" title=text::OPEN_FILE open=asking>
            {progress_dialog(reading, text::READING, Box::new(asks))}
        </Dialog>
        <Dialog id="file-ready" title=Signal::derive(title) open=saving.open>
            {progress_dialog(saving, text::SAVING, Box::new(ready))}
        </Dialog>
        <Dialog id="erase" title=text::ERASE_TITLE open=erasing>
            <p>{text::ERASE_NOTE}</p>
            <div class="buttons">
                <Button on_press=close_callback(erasing)>{text::CANCEL}</Button>
                <Button weight=Weight::Grave on_press=erase>
                    {text::ERASE}
                </Button>
            </div>
        </Dialog>
    }
}

/// Lists what is currently wrong with the page.
fn health_list() -> AnyView {
    let words = use_word_list();
    let wrong = memo(move || words.health().troubles());
    let line = |trouble: PageTrouble| view! { <li>{trouble.words()}</li> }.into_any();
    let list = move || {
        view! {
            <ul class="health" role="status">
                {move || join_views(wrong.get().into_iter().map(line))}
            </ul>
        }
        .into_any()
    };
    show_when(move || !wrong.with(Vec::is_empty), list)
}

/// Draws a dialog's content: progress and a stop button during the work, then the result.
fn progress_dialog(
    shown: JobDialog,
    words: &'static str,
    then: Box<dyn Fn() -> AnyView + Send + Sync>,
) -> AnyView {
    let runs = memo(move || shown.done.get().is_some());
    let content = move || {
        if runs.get() {
            view! {
                <Progress words done=shown.done />
                <div class="buttons">
                    <Button on_press=close_callback(shown.open)>{text::STOP}</Button>
                </div>
            }
            .into_any()
        } else {
            then()
        }
    };
    view! { {content} }.into_any()
}

/// A callback that closes a dialog.
fn close_callback(open: RwSignal<bool>) -> Callback<()> {
    Callback::new(move |()| open.set(false))
}

/// Offers a file as a download; returns an error text if that fails.
fn download_file(app: AppState, file: &Blob) -> Result<(), String> {
    let packed = file.type_() == "application/gzip";
    let name = text::save_file_name(&dom::today(), packed);
    dom::download_blob(&name, file).map_err(|_| text::NOT_SAVED.to_owned())?;
    device::record_save_file();
    app.notify(text::saved_as(&name), None);
    Ok(())
}
