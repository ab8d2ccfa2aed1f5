//! News at the table, as facts; the texts are in `text/news`.

use game::{Match, SeatId, Viewer};
use lexicon::Word;
use word_heist_rules::{LogEntry, WordHeist, WordOrigin};

/// The words that others made since a seat's own last action, with their makers.
pub fn words_since_last_action(game: &Match<WordHeist>, seat: SeatId) -> Vec<(SeatId, Word)> {
    let told = game.history(Viewer::Table);
    let own = told.iter().rposition(|told| told.by == Some(seat));
    let behind = told.into_iter().skip(own.map_or(0, |own| own + 1));
    let stories = behind.filter_map(|told| match told.entry {
        // The vote of another player may have completed one of the seat's own words.
        LogEntry::Made(story) if story.seat != seat => Some((story.seat, story.word)),
        _ => None,
    });
    stories.collect()
}

/// The word made in the last step, if it was stolen.
pub fn last_steal(game: &Match<WordHeist>) -> Option<WordOrigin> {
    let step = game.journal().steps.len().checked_sub(1)?;
    let told = game.history(Viewer::Table).into_iter().rev();
    let mut last = told.take_while(|told| told.step >= step);
    let story = last.find_map(|told| match told.entry {
        LogEntry::Made(story) => Some(story),
        _ => None,
    })?;
    let robs = story.from.iter().any(|(seat, _)| *seat != story.seat);
    robs.then_some(story)
}
