//! Input and feedback: buttons, choices, dialog, notices, progress.

use leptos::prelude::*;

use super::Sample;
use crate::app_state::{Undo, use_app};
use crate::draw::join_views;
use crate::parts::{
    Button, Choice, Dialog, Icon, IconKind, NumberField, Progress, Switch, TextField, Weight,
    trouble_row,
};
use screen::Theme;
use screen::health::PageTrouble;

/// The samples on the Forms tab.
#[component]
pub fn Forms() -> impl IntoView {
    let app = use_app();
    let open = RwSignal::new(false);
    let theme = RwSignal::new(Theme::System);
    let (on, count) = (RwSignal::new(true), RwSignal::new(2u32));
    let (typed, refusal) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let quiet = Callback::new(|()| ());
    let enter = Callback::new(move |()| {
        let empty = typed.with_untracked(String::is_empty);
        refusal.set(if empty {
            "Type something first.".into()
        } else {
            String::new()
        });
    });
    let tell = Callback::new(move |()| {
        let undo = Undo::new(move || app.announce("Taken back."));
        app.notify("Something was done.", Some(undo));
    });
    // Panics, to check that the page reports it and stops saving.
    let trip = Callback::new(|()| panic!("tripped on purpose"));
    let no_cure = Callback::new(|_| ());
    let troubles = PageTrouble::ALL.map(|one| trouble_row(Signal::stored(Some(one)), no_cure));
    view! {
        <div class="columns">
            <Sample name="Buttons">
                <div class="buttons">
                    <Button on_press=quiet>"Plain"</Button>
                    <Button on_press=quiet weight=Weight::Main>
                        "Main"
                    </Button>
                    <Button on_press=quiet weight=Weight::Quiet>
                        "Quiet"
                    </Button>
                    <Button on_press=quiet weight=Weight::Grave>
                        "Grave"
                    </Button>
                    <Button on_press=quiet off=true>
                        "Off"
                    </Button>
                    <Button on_press=quiet label="Take back">
                        <Icon picture=IconKind::Undo />
                    </Button>
                </div>
            </Sample>
            <Sample name="Choices">
                <Choice
                    id="sample-choice"
                    legend="One of a few"
                    says="What it means, in a sentence."
                    options=Theme::ALL
                    chosen=move || theme.get()
                    on_choose=move |chosen| theme.set(chosen)
                />
                <Switch label="Yes or no" on on_turn=Callback::new(move |to| on.set(to)) />
                <NumberField
                    label="Seats"
                    value=count
                    least=1
                    most=6
                    on_change=Callback::new(move |to| count.set(to))
                />
            </Sample>
            <Sample name="Entry">
                <TextField id="sample-entry" label="A word" value=typed refusal on_enter=enter>
                    <Button on_press=enter>"Try"</Button>
                </TextField>
            </Sample>
            <Sample name="Dialog, notice, panic">
                <div class="buttons">
                    <Button on_press=Callback::new(move |()| open.set(true))>"Open a dialog"</Button>
                    <Button on_press=tell>"Tell something"</Button>
                    <Button on_press=trip weight=Weight::Grave>
                        "Trip the app"
                    </Button>
                </div>
                <Dialog id="sample-dialog" title="A question" open>
                    <p>"A dialog holds one question and its answers."</p>
                    <div class="buttons">
                        <Button on_press=Callback::new(move |()| open.set(false))>"Cancel"</Button>
                        <Button
                            weight=Weight::Main
                            on_press=Callback::new(move |()| open.set(false))
                        >
                            "Answer"
                        </Button>
                    </div>
                </Dialog>
            </Sample>
            <Sample name="Progress">
                <Progress words="Fetching words" done=Some(40) />
                <Progress words="Looking for a play" done=None />
            </Sample>
            <Sample name="Word list trouble">{join_views(troubles)}</Sample>
        </div>
    }
}
