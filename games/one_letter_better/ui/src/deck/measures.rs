//! How a deck plays: the bot worker deals hands from it, and the figures so far are shown.

use std::sync::Arc;

use leptos::prelude::*;

use super::DeckScreenState;
use crate::set_up::with_form;
use lexicon::WordBook;
use one_letter_better::bots::{DeckMeasures, Errand, Report};
use one_letter_better::text::deck as words;
use one_letter_better_rules::{Choices, Deck, Options, Preset};
use screen::text::table::STOP;
use ui::bot_worker::BotWorker;
use ui::draw::{join_views, memo, signal};
use ui::parts::{Button, Progress, WithWordList};

/// The stage of the measurement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum MeasureStage {
    /// Hands are being dealt.
    Dealing,
    /// The measurement is finished or was stopped.
    Rests,
    /// The bot worker failed.
    Failed,
}

/// The measurements, and the deck they belong to.
#[derive(Debug, Clone, PartialEq)]
struct MeasuredFigures {
    of: Deck,
    so_far: DeckMeasures,
    stage: MeasureStage,
}

/// Draws the measurements.
pub fn measures(state: DeckScreenState) -> AnyView {
    let bot_worker = BotWorker::new();
    let figures = RwSignal::new(None::<MeasuredFigures>);
    let stands = move |stage: MeasureStage| {
        figures.update(|figures| {
            if let Some(figures) = figures {
                figures.stage = stage;
            }
        });
    };
    let measure = move |book: &Arc<WordBook>| {
        let Some((of, options)) = deck_to_measure(state) else {
            return;
        };
        let so_far = DeckMeasures::default();
        let dealt = of.clone();
        figures.set(Some(MeasuredFigures {
            of,
            so_far,
            stage: MeasureStage::Dealing,
        }));
        bot_worker.send(&Errand::Measure(options), book, move |said| {
            let Some(Report::Measured(so_far)) = said else {
                return stands(MeasureStage::Failed);
            };
            let same = state
                .deck
                .with_untracked(|deck| deck.as_ref() == Ok(&dealt));
            // Measuring stops once the cards have changed.
            let stage = if same && !so_far.is_done() {
                MeasureStage::Dealing
            } else {
                MeasureStage::Rests
            };
            if !same {
                bot_worker.cancel();
            }
            figures.set(Some(MeasuredFigures {
                of: dealt.clone(),
                so_far,
                stage,
            }));
        });
    };
    let stale = memo(move || {
        let deck = state.deck.get();
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
        let vowels = state.editor.with(|editor| editor.vowel_percentage());
        let line = |(label, value): (&'static str, String)| {
            view! { <div><dt>{label}</dt><dd>{value}</dd></div> }.into_any()
        };
        join_views(words::figures(vowels, &so_far.get()).map(line))
    };
    let says = move || match stage.get() {
        Some(MeasureStage::Failed) => words::NOT_MEASURED.to_owned(),
        _ if stale.get() => words::OUTDATED.to_owned(),
        None => words::MEASURES_INTRO.to_owned(),
        Some(MeasureStage::Dealing) => String::new(),
        Some(MeasureStage::Rests) => words::hands_dealt(&so_far.get()),
    };
    let does = move || match stage.get() {
        Some(MeasureStage::Dealing) => {
            let stop = Callback::new(move |()| {
                bot_worker.cancel();
                stands(MeasureStage::Rests);
            });
            let done = signal(move || Some(so_far.get().percent_done()));
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
                let off = signal(move || state.deck.with(Result::is_err));
                view! { <Button off on_press=press>{label}</Button> }.into_any()
            });
            view! { <WithWordList draw /> }.into_any()
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
fn deck_to_measure(state: DeckScreenState) -> Option<(Deck, Box<Options>)> {
    let deck = state.deck.get_untracked().ok()?;
    let rules = with_form(state.app, |form| form.rules().clone());
    let options = Options::new(Choices {
        deck: deck.clone(),
        judge: rules.judge,
        least_letters: rules.least_letters,
        ..Preset::Opponents.choices()
    });
    Some((deck, Box::new(options.ok()?)))
}
