//! The Settings screen: appearance, motion, sound, and the data on this device.

use leptos::prelude::*;

use super::data::Data;
use crate::app_state::use_app;
use crate::parts::{Choice, Heading};
use screen::{
    Contrast, Help, Moments, Motion, Pace, Route, Sound, TextSize, Theme, TurnEnd, Vibration, text,
};

/// The settings. Every change takes effect and is saved at once.
#[component]
pub(crate) fn SettingsScreen() -> impl IntoView {
    let app = use_app();
    view! {
        <Heading words=text::heading(&Route::Settings) />
        <div class="columns">
            <section class="sheet" aria-labelledby="look">
                <h2 id="look">{text::LOOK}</h2>
                <Choice
                    id="theme"
                    legend=text::THEME
                    options=Theme::ALL
                    chosen=move || app.settings().theme
                    on_choose=move |theme| app.set_settings(|all| all.theme = theme)
                />
                <Choice
                    id="contrast"
                    legend=text::CONTRAST
                    says=text::CONTRAST_NOTE
                    options=Contrast::ALL
                    chosen=move || app.settings().contrast
                    on_choose=move |contrast| app.set_settings(|all| all.contrast = contrast)
                />
                <Choice
                    id="motion"
                    legend=text::MOTION
                    says=text::MOTION_NOTE
                    options=Motion::ALL
                    chosen=move || app.settings().motion
                    on_choose=move |motion| app.set_settings(|all| all.motion = motion)
                />
                <Choice
                    id="sound"
                    legend=text::SOUND
                    says=text::SOUND_NOTE
                    options=Sound::ALL
                    chosen=move || app.settings().sound
                    on_choose=move |sound| app.set_settings(|all| all.sound = sound)
                />
                <Choice
                    id="moments"
                    legend=text::MOMENTS
                    says=text::MOMENTS_NOTE
                    options=Moments::ALL
                    chosen=move || app.settings().moments
                    on_choose=move |moments| app.set_settings(|all| all.moments = moments)
                />
                <Choice
                    id="vibration"
                    legend=text::VIBRATION
                    says=text::VIBRATION_NOTE
                    options=Vibration::ALL
                    chosen=move || app.settings().vibration
                    on_choose=move |vibration| app.set_settings(|all| all.vibration = vibration)
                />
                <Choice
                    id="pace"
                    legend=text::PACE
                    says=text::PACE_NOTE
                    options=Pace::ALL
                    chosen=move || app.settings().pace
                    on_choose=move |pace| app.set_settings(|all| all.pace = pace)
                />
                <Choice
                    id="help"
                    legend=text::HELP
                    says=text::HELP_NOTE
                    options=Help::ALL
                    chosen=move || app.settings().help
                    on_choose=move |help| app.set_settings(|all| all.help = help)
                />
                <Choice
                    id="turn-end"
                    legend=text::TURN_END
                    says=text::TURN_END_NOTE
                    options=TurnEnd::ALL
                    chosen=move || app.settings().turn_end
                    on_choose=move |end| app.set_settings(|all| all.turn_end = end)
                />
                <Choice
                    id="text-size"
                    legend=text::TEXT_SIZE
                    options=TextSize::ALL
                    chosen=move || app.settings().text_size
                    on_choose=move |size| app.set_settings(|all| all.text_size = size)
                />
            </section>
            <Data />
        </div>
    }
}
