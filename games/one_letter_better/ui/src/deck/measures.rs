//! How a deck plays: the bot worker deals hands from it, and the figures so far are shown.

use std::sync::Arc;

use leptos::prelude::*;

use super::Bench;
use crate::set_up::with_form;
use lexicon::WordBook;
use one_letter_better::bots::{Errand, Measures, Report};
use one_letter_better::text::deck as words;
use one_letter_better_rules::{Choices, Deck, Options, Preset};
use screen::text::table::STOP;
use ui::draw::{all, memo, signal};
use ui::parts::{Button, Progress, WithWords};
use ui::thinker::Thinker;

/// The stage of the measurement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Hands are being dealt.
    Dealing,
    /// The measurement is finished or was stopped.
    Rests,
    /// The bot worker failed.
    Failed,
}

/// The measurements, and the deck they belong to.
#[derive(Debug, Clone, PartialEq)]
struct Figures {
    of: Deck,
    so_far: Measures,
    stage: Stage,
}

/// Draws the measurements.
pub fn measures(bench: Bench) -> AnyView {
    let thinker = Thinker::new();
    let figures = RwSignal::new(None::<Figures>);
    let stands = move |stage: Stage| {
        figures.update(|figures| {
            if let Some(figures) = figures {
                figures.stage = stage;
            }
        });
    };
    let measure = move |book: &Arc<WordBook>| {
        let Some((of, options)) = chosen(bench) else {
            return;
        };
        let so_far = Measures::default();
        let dealt = of.clone();
        figures.set(Some(Figures {
            of,
            so_far,
            stage: Stage::Dealing,
        }));
        thinker.send(&Errand::Measure(options), book, move |said| {
            let Some(Report::Measured(so_far)) = said else {
                return stands(Stage::Failed);
            };
            let same = bench
                .deck
                .with_untracked(|deck| deck.as_ref() == Ok(&dealt));
            // Measuring stops once the cards have changed.
            let stage = match same && !so_far.is_done() {
                true => Stage::Dealing,
                false => Stage::Rests,
            };
            if !same {
                thinker.dismiss();
            }
            figures.set(Some(Figures {
                of: dealt.clone(),
                so_far,
                stage,
            }));
        });
    };
    let stale = memo(move || {
        let deck = bench.deck.get();
        figures.with(|figures| {
            figures
                .as_ref()
                .is_some_and(|told| Ok(&told.of) != deck.as_ref())
        })
    });
    let stage = memo(move || figures.with(|told| told.as_ref().map(|told| told.stage)));
    let so_far = memo(move || {
        figures.with(|told| told.as_ref().map(|told| told.so_far).unwrap_or_default())
    });
    let lines = move || {
        let vowels = bench.editor.with(|editor| editor.vowels());
        let line = |(label, value): (&'static str, String)| {
            view! { <div><dt>{label}</dt><dd>{value}</dd></div> }.into_any()
        };
        all(words::figures(vowels, &so_far.get()).map(line))
    };
    let says = move || match stage.get() {
        Some(Stage::Failed) => words::NOT_MEASURED.to_owned(),
        _ if stale.get() => words::STALE.to_owned(),
        None => words::MEASURES_SAYS.to_owned(),
        Some(Stage::Dealing) => String::new(),
        Some(Stage::Rests) => words::dealt(&so_far.get()),
    };
    let does = move || match stage.get() {
        Some(Stage::Dealing) => {
            let stop = Callback::new(move |()| {
                thinker.dismiss();
                stands(Stage::Rests);
            });
            let done = signal(move || Some(so_far.get().done()));
            view! {
                <Progress words=words::DEALING done />
                <Button on_press=stop>{STOP}</Button>
            }
            .into_any()
        }
        before => {
            let label = match before {
                None => words::MEASURE,
                Some(_) => words::MEASURE_AGAIN,
            };
            let draw = Callback::new(move |book: Arc<WordBook>| {
                let press = Callback::new(move |()| measure(&book));
                let off = signal(move || bench.deck.with(Result::is_err));
                view! { <Button off on_press=press>{label}</Button> }.into_any()
            });
            view! { <WithWords draw /> }.into_any()
        }
    };
    view! {
        <section class="sheet deck-measures" aria-labelledby="measures">
            <h2 id="measures">{words::MEASURES}</h2>
            <dl data-stale=move || stale.get().then_some("")>{move || lines()}</dl>
            <p class="soft" role="status">
                {says}
            </p>
            {move || does()}
        </section>
    }
    .into_any()
}

/// The current deck, with the chosen rules that affect which words count; `None` while the deck
/// can't be played with.
fn chosen(bench: Bench) -> Option<(Deck, Box<Options>)> {
    let deck = bench.deck.get_untracked().ok()?;
    let rules = with_form(bench.desk, |form| form.rules().clone());
    let options = Options::new(Choices {
        deck: deck.clone(),
        judge: rules.judge,
        least_letters: rules.least_letters,
        ..Preset::Opponents.choices()
    });
    Some((deck, Box::new(options.ok()?)))
}
