//! Outlines of the claimed words on the board, in the units of `zones`, each with a badge of its
//! owner at its start.

use std::fmt::Write;

use super::breaks::{BreakCause, ClaimChanges, preview_changes};
use super::zones::top_left;
use super::{Draft, DraftOutcome, SQUARE_SIZE};
use base::sorting::sort_by_key;
use c_u_letter_rules::{
    BoardLine, ClaimId, ClaimStatus, Heading, Ledger, LetterBoard, Ownership, Span, Square, Stage,
    View,
};
use game::SeatId;
use lexicon::Word;

/// Radius of an owner's badge, in drawing units.
pub const BADGE_RADIUS: i32 = 18;

/// The status of an outlined claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutlineStatus {
    /// The claim counts in its line.
    Counts,
    /// The claim is dormant, since another word counts in its line (C14, C18).
    Asleep {
        /// The claim that counts instead.
        behind: ClaimId,
    },
    /// The chosen or last placing breaks the claim; the outline shows where its word was (C13).
    Snapped(BreakCause),
}

/// The outline of a word.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outline {
    pub claim: ClaimId,
    /// The seat that claimed the word.
    pub owner: SeatId,
    pub word: Word,
    /// The squares inside the outline.
    pub span: Span,
    /// The status of the claim.
    pub stands: OutlineStatus,
    /// Whether the claim is among those that change, which are drawn over the others.
    pub raised: bool,
    /// A rounded rectangle, as an SVG path.
    pub path: String,
    /// The crack through a broken word, as an SVG path; empty for others.
    pub crack: String,
    /// The squares at which the word breaks.
    pub snaps_at: Vec<Square>,
    /// The centre of the owner's badge.
    pub badge: (i32, i32),
}

/// Returns the outlines to draw, the topmost last. With a placing chosen, they show its result,
/// with broken words cracked. Otherwise the claims that the `last` act changed are raised, and
/// those it broke are cracked. After a round there are none, since its words were paid.
pub fn outlines(view: &View, draft: &Draft, last: &ClaimChanges) -> Vec<Outline> {
    let table = &view.table;
    let playing = matches!(
        table.stage,
        Stage::Placing | Stage::Claiming | Stage::Revealing(_)
    );
    match draft.outcome(view) {
        _ if !playing => Vec::new(),
        DraftOutcome::Place { placing, board, .. } => {
            draw_outlines(&board, &table.ledger, &preview_changes(view, &placing))
        }
        _ => draw_outlines(&table.board, &table.ledger, last),
    }
}

fn draw_outlines(board: &LetterBoard, ledger: &Ledger, changes: &ClaimChanges) -> Vec<Outline> {
    let ownership = Ownership::from_ledger(board, ledger);
    let each = ledger.claims().iter().filter_map(|claim| {
        let broke = changes.broke.iter().find(|one| one.claim == claim.id);
        let (span, stands) = match (ownership.status_of(claim.id), broke) {
            (_, Some(broke)) => (broke.span, OutlineStatus::Snapped(broke.how)),
            (ClaimStatus::Counts(span), None) => (span, OutlineStatus::Counts),
            (ClaimStatus::Dormant { span, behind }, None) => {
                (span, OutlineStatus::Asleep { behind })
            }
            (ClaimStatus::Void, None) => return None,
        };
        let snaps_at = match stands {
            OutlineStatus::Snapped(how) => break_squares(how),
            _ => Vec::new(),
        };
        Some(Outline {
            claim: claim.id,
            owner: claim.owner,
            word: claim.word,
            span,
            stands,
            raised: changes.mentions(claim.id),
            path: String::new(),
            crack: crack_path(span, &snaps_at),
            snaps_at,
            badge: (0, 0),
        })
    });
    let mut outlines: Vec<Outline> = each.collect();
    // Words that count get the outer outline and their preferred badge position; dormant ones give
    // way.
    sort_by_key(&mut outlines, |one| (stacking_rank(one.stands), one.claim));
    let mut levels: Vec<(Span, i32)> = Vec::new();
    let mut badges: Vec<(i32, i32)> = Vec::new();
    for outline in &mut outlines {
        let level = nesting_level(outline, &levels);
        levels.push((outline.span, level));
        outline.path = rectangle_path(outline.span, level);
        outline.badge = badge_position(outline.span, &badges);
        badges.push(outline.badge);
    }
    sort_by_key(&mut outlines, |one| one.raised);
    outlines
}

/// Returns the outline of a word with this status, alone on these squares.
pub(super) fn example_outline(span: Span, stands: OutlineStatus) -> Outline {
    let snaps_at = match stands {
        OutlineStatus::Snapped(how) => break_squares(how),
        _ => Vec::new(),
    };
    Outline {
        claim: ClaimId::from(0),
        owner: SeatId::FIRST,
        word: Word::default(),
        span,
        stands,
        raised: false,
        path: rectangle_path(span, i32::from(stands != OutlineStatus::Counts)),
        crack: crack_path(span, &snaps_at),
        snaps_at,
        badge: badge_position(span, &[]),
    }
}

const fn stacking_rank(stands: OutlineStatus) -> u8 {
    match stands {
        OutlineStatus::Counts => 0,
        OutlineStatus::Snapped(_) => 1,
        OutlineStatus::Asleep { .. } => 2,
    }
}

fn break_squares(how: BreakCause) -> Vec<Square> {
    match how {
        BreakCause::Covered { at, .. } => vec![at],
        BreakCause::Swapped { from, .. } | BreakCause::Pushed { from, .. } => vec![from],
        BreakCause::Split { between, .. } => vec![between.0, between.1],
    }
}

/// Number of nested outline levels; beyond that, two outlines may share a side.
const MAX_LEVELS: i32 = 5;

/// Returns the nesting level of an outline: a word that counts is outermost, any other one is
/// inside those of its line that it overlaps.
fn nesting_level(outline: &Outline, others: &[(Span, i32)]) -> i32 {
    let (span, first) = (
        outline.span,
        i32::from(outline.stands != OutlineStatus::Counts),
    );
    let meets = |other: Span| {
        let mut squares = span.squares();
        other.line() == span.line() && squares.any(|square| other.covers(square))
    };
    let free = |level: &i32| {
        !others
            .iter()
            .any(|(other, own)| own == level && meets(*other))
    };
    (first..MAX_LEVELS).find(free).unwrap_or(MAX_LEVELS - 1)
}

/// Distance of a level's outlines from the edge of their squares. It is larger in columns, so that
/// outlines in a row and in a column never coincide.
const fn inset(line: BoardLine, level: i32) -> i32 {
    let crossing = match line {
        BoardLine::Row(_) => 4,
        BoardLine::Column(_) => 8,
    };
    crossing + 8 * level
}

fn rectangle_path(span: Span, level: i32) -> String {
    let inset = inset(span.line(), level);
    let radius = 20 - 3 * level;
    let (from, to) = (top_left(span.from()), top_left(span.to()));
    let (left, top) = (from.0.min(to.0) + inset, from.1.min(to.1) + inset);
    let (right, bottom) = (
        from.0.max(to.0) + SQUARE_SIZE - inset,
        from.1.max(to.1) + SQUARE_SIZE - inset,
    );
    let turn = |x: i32, y: i32| format!("a{radius} {radius} 0 0 1 {x} {y}");
    format!(
        "M{} {top}H{}{}V{}{}H{}{}V{}{}z",
        left + radius,
        right - radius,
        turn(radius, radius),
        bottom - radius,
        turn(-radius, radius),
        left + radius,
        turn(-radius, -radius),
        top + radius,
        turn(radius, -radius),
    )
}

/// Draws a jagged line across a word: through the middle of a square, or between two.
fn crack_path(span: Span, at: &[Square]) -> String {
    let mut path = String::new();
    let (Some(first), Some(last)) = (at.first(), at.last()) else {
        return path;
    };
    let (one, other) = (centre_of(*first), centre_of(*last));
    let (x, y) = (i32::midpoint(one.0, other.0), i32::midpoint(one.1, other.1));
    let half = SQUARE_SIZE / 2;
    for place in 0..=4 {
        let along = place * SQUARE_SIZE / 4 - half;
        let aside = match place % 2 {
            0 => -8,
            _ => 8,
        };
        let (x, y) = match span.line() {
            BoardLine::Row(_) => (x + aside, y + along),
            BoardLine::Column(_) => (x + along, y + aside),
        };
        let sign = if place == 0 { 'M' } else { 'L' };
        // Writing to a string can't fail.
        let _ = write!(path, "{sign}{x} {y}");
    }
    path
}

fn centre_of(square: Square) -> (i32, i32) {
    let (x, y) = top_left(square);
    (x + SQUARE_SIZE / 2, y + SQUARE_SIZE / 2)
}

/// Returns the position of a word's badge: on the outer edge of its first square or, if another
/// badge is there, further along the outline.
fn badge_position(span: Span, others: &[(i32, i32)]) -> (i32, i32) {
    let far = |(x, y): (i32, i32)| {
        let apart = |(a, b): &(i32, i32)| {
            let (across, down) = (x - a, y - b);
            across * across + down * down >= 4 * BADGE_RADIUS * BADGE_RADIUS
        };
        others.iter().all(apart)
    };
    let mut places = badge_positions(span);
    let first = places.next();
    let free = first.into_iter().chain(places).find(|place| far(*place));
    free.or(first).unwrap_or_else(|| centre_of(span.from()))
}

/// Lists positions for a badge, the best first.
fn badge_positions(span: Span) -> impl Iterator<Item = (i32, i32)> {
    let (along, across) = match span.heading() {
        Heading::Right => ((1, 0), (0, 1)),
        Heading::Down => ((0, 1), (1, 0)),
        Heading::Left => ((-1, 0), (0, 1)),
        Heading::Up => ((0, -1), (1, 0)),
    };
    let half = SQUARE_SIZE / 2;
    // A card leaves a tenth of its square free on each side. So far in, a badge stays off the next
    // square's card.
    let edge = half - 9;
    let place = move |square: Square, back: i32, aside: i32| {
        let (x, y) = centre_of(square);
        let (x, y) = (
            x - along.0 * back + across.0 * aside,
            y - along.1 * back + across.1 * aside,
        );
        // Keeps the badge inside the board.
        let most = SQUARE_SIZE * 9 - BADGE_RADIUS;
        (x.clamp(BADGE_RADIUS, most), y.clamp(BADGE_RADIUS, most))
    };
    let head = [0, 38, -38].map(|aside| place(span.from(), edge, aside));
    let sides = span.squares().flat_map(move |square| {
        [(0, edge), (0, -edge), (-half, edge), (-half, -edge)]
            .map(|(back, aside)| place(square, back, aside))
    });
    head.into_iter().chain(sides)
}

#[cfg(test)]
#[path = "outlines_tests.rs"]
mod tests;
