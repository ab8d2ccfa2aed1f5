//! The Settings screen: appearance, motion, sound, and the data on this device.

use leptos::prelude::*;

use super::data::Data;
use crate::desk::use_desk;
use crate::parts::{Choice, Heading};
use screen::{
    Contrast, Help, Moments, Motion, Pace, Route, Sound, TextSize, Theme, Vibration, text,
};

/// The settings. Every change takes effect and is saved at once.
#[component]
pub fn SettingsScreen() -> impl IntoView {
    let desk = use_desk();
    view! {
        <Heading words=text::heading(&Route::Settings) />
        <div class="columns">
            <section class="sheet" aria-labelledby="look">
                <h2 id="look">{text::LOOK}</h2>
                <Choice
                    id="theme"
                    legend=text::THEME
                    options=Theme::ALL
                    chosen=move || desk.settings().theme
                    on_choose=move |theme| desk.set_settings(|all| all.theme = theme)
                />
                <Choice
                    id="contrast"
                    legend=text::CONTRAST
                    says=text::CONTRAST_SAYS
                    options=Contrast::ALL
                    chosen=move || desk.settings().contrast
                    on_choose=move |contrast| desk.set_settings(|all| all.contrast = contrast)
                />
                <Choice
                    id="motion"
                    legend=text::MOTION
                    says=text::MOTION_SAYS
                    options=Motion::ALL
                    chosen=move || desk.settings().motion
                    on_choose=move |motion| desk.set_settings(|all| all.motion = motion)
                />
                <Choice
                    id="sound"
                    legend=text::SOUND
                    says=text::SOUND_SAYS
                    options=Sound::ALL
                    chosen=move || desk.settings().sound
                    on_choose=move |sound| desk.set_settings(|all| all.sound = sound)
                />
                <Choice
                    id="moments"
                    legend=text::MOMENTS
                    says=text::MOMENTS_SAYS
                    options=Moments::ALL
                    chosen=move || desk.settings().moments
                    on_choose=move |moments| desk.set_settings(|all| all.moments = moments)
                />
                <Choice
                    id="vibration"
                    legend=text::VIBRATION
                    says=text::VIBRATION_SAYS
                    options=Vibration::ALL
                    chosen=move || desk.settings().vibration
                    on_choose=move |vibration| desk.set_settings(|all| all.vibration = vibration)
                />
                <Choice
                    id="pace"
                    legend=text::PACE
                    says=text::PACE_SAYS
                    options=Pace::ALL
                    chosen=move || desk.settings().pace
                    on_choose=move |pace| desk.set_settings(|all| all.pace = pace)
                />
                <Choice
                    id="help"
                    legend=text::HELP
                    says=text::HELP_SAYS
                    options=Help::ALL
                    chosen=move || desk.settings().help
                    on_choose=move |help| desk.set_settings(|all| all.help = help)
                />
                <Choice
                    id="text-size"
                    legend=text::TEXT_SIZE
                    options=TextSize::ALL
                    chosen=move || desk.settings().text_size
                    on_choose=move |size| desk.set_settings(|all| all.text_size = size)
                />
            </section>
            <Data />
        </div>
    }
}
