//! Outlines of the claimed words on the board, in the units of `zones`, each with a badge of its
//! owner at its start.

use std::fmt::Write;

use super::breaks::{Changes, How, would_change};
use super::zones::corner;
use super::{Draft, Prospect, SQUARE};
use base::sorting::sort_by_key;
use c_u_letter_rules::{
    Board, ClaimId, Heading, Ledger, Lies, Line, Ownership, Span, Square, Stage, View,
};
use game::SeatId;
use lexicon::Word;

/// Radius of an owner's badge, in drawing units.
pub const BADGE: i32 = 18;

/// The status of an outlined claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    /// The claim counts in its line.
    Counts,
    /// The claim is dormant, since another word counts in its line (C14, C18).
    Asleep {
        /// The claim that counts instead.
        behind: ClaimId,
    },
    /// The chosen or last placing breaks the claim; the outline shows where its word was (C13).
    Snapped(How),
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
    pub stands: Stands,
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
pub fn outlines(view: &View, draft: &Draft, last: &Changes) -> Vec<Outline> {
    let table = &view.table;
    let playing = matches!(
        table.stage,
        Stage::Placing | Stage::Claiming | Stage::Revealing(_)
    );
    match draft.prospect(view) {
        _ if !playing => Vec::new(),
        Prospect::Place { placing, board, .. } => {
            draw(&board, &table.ledger, &would_change(view, &placing))
        }
        _ => draw(&table.board, &table.ledger, last),
    }
}

fn draw(board: &Board, ledger: &Ledger, changes: &Changes) -> Vec<Outline> {
    let ownership = Ownership::of(board, ledger);
    let each = ledger.claims().iter().filter_map(|claim| {
        let broke = changes.broke.iter().find(|one| one.claim == claim.id);
        let (span, stands) = match (ownership.lies(claim.id), broke) {
            (_, Some(broke)) => (broke.span, Stands::Snapped(broke.how)),
            (Lies::Counts(span), None) => (span, Stands::Counts),
            (Lies::Dormant { span, behind }, None) => (span, Stands::Asleep { behind }),
            (Lies::Void, None) => return None,
        };
        let snaps_at = match stands {
            Stands::Snapped(how) => snaps(how),
            _ => Vec::new(),
        };
        Some(Outline {
            claim: claim.id,
            owner: claim.owner,
            word: claim.word,
            span,
            stands,
            raised: changes.names(claim.id),
            path: String::new(),
            crack: crack(span, &snaps_at),
            snaps_at,
            badge: (0, 0),
        })
    });
    let mut outlines: Vec<Outline> = each.collect();
    // Words that count get the outer outline and their preferred badge position; dormant ones give
    // way.
    sort_by_key(&mut outlines, |one| (rank(one.stands), one.claim));
    let mut levels: Vec<(Span, i32)> = Vec::new();
    let mut badges: Vec<(i32, i32)> = Vec::new();
    for outline in &mut outlines {
        let level = level(outline, &levels);
        levels.push((outline.span, level));
        outline.path = rectangle(outline.span, level);
        outline.badge = badge(outline.span, &badges);
        badges.push(outline.badge);
    }
    sort_by_key(&mut outlines, |one| one.raised);
    outlines
}

const fn rank(stands: Stands) -> u8 {
    match stands {
        Stands::Counts => 0,
        Stands::Snapped(_) => 1,
        Stands::Asleep { .. } => 2,
    }
}

fn snaps(how: How) -> Vec<Square> {
    match how {
        How::Covered { at, .. } => vec![at],
        How::Swapped { from, .. } | How::Pushed { from, .. } => vec![from],
        How::Split { between, .. } => vec![between.0, between.1],
    }
}

/// Number of nested outline levels; beyond that, two outlines may share a side.
const LEVELS: i32 = 5;

/// Returns the nesting level of an outline: a word that counts is outermost, any other one is
/// inside those of its line that it overlaps.
fn level(outline: &Outline, others: &[(Span, i32)]) -> i32 {
    let (span, first) = (outline.span, i32::from(outline.stands != Stands::Counts));
    let meets = |other: Span| {
        let mut squares = span.squares();
        other.line() == span.line() && squares.any(|square| other.covers(square))
    };
    let free = |level: &i32| {
        !others
            .iter()
            .any(|(other, own)| own == level && meets(*other))
    };
    (first..LEVELS).find(free).unwrap_or(LEVELS - 1)
}

/// Distance of a level's outlines from the edge of their squares. It is larger in columns, so that
/// lines of a row and a column never coincide.
const fn inset(line: Line, level: i32) -> i32 {
    let crossing = match line {
        Line::Row(_) => 4,
        Line::Column(_) => 8,
    };
    crossing + 8 * level
}

fn rectangle(span: Span, level: i32) -> String {
    let inset = inset(span.line(), level);
    let radius = 20 - 3 * level;
    let (from, to) = (corner(span.from()), corner(span.to()));
    let (left, top) = (from.0.min(to.0) + inset, from.1.min(to.1) + inset);
    let (right, bottom) = (
        from.0.max(to.0) + SQUARE - inset,
        from.1.max(to.1) + SQUARE - inset,
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
fn crack(span: Span, at: &[Square]) -> String {
    let mut path = String::new();
    let (Some(first), Some(last)) = (at.first(), at.last()) else {
        return path;
    };
    let (one, other) = (middle(*first), middle(*last));
    let (x, y) = (i32::midpoint(one.0, other.0), i32::midpoint(one.1, other.1));
    let half = SQUARE / 2;
    for place in 0..=4 {
        let along = place * SQUARE / 4 - half;
        let aside = match place % 2 {
            0 => -8,
            _ => 8,
        };
        let (x, y) = match span.line() {
            Line::Row(_) => (x + aside, y + along),
            Line::Column(_) => (x + along, y + aside),
        };
        let sign = if place == 0 { 'M' } else { 'L' };
        // Writing to a string can't fail.
        let _ = write!(path, "{sign}{x} {y}");
    }
    path
}

fn middle(square: Square) -> (i32, i32) {
    let (x, y) = corner(square);
    (x + SQUARE / 2, y + SQUARE / 2)
}

/// Returns the position of a word's badge: on the outer edge of its first square or, if another
/// badge is there, further along the outline.
fn badge(span: Span, others: &[(i32, i32)]) -> (i32, i32) {
    let far = |(x, y): (i32, i32)| {
        let apart = |(a, b): &(i32, i32)| {
            let (across, down) = (x - a, y - b);
            across * across + down * down >= 4 * BADGE * BADGE
        };
        others.iter().all(apart)
    };
    let mut places = places(span);
    let first = places.next();
    let free = first.into_iter().chain(places).find(|place| far(*place));
    free.or(first).unwrap_or_else(|| middle(span.from()))
}

/// Lists positions for a badge, the best first.
fn places(span: Span) -> impl Iterator<Item = (i32, i32)> {
    let (along, across) = match span.heading() {
        Heading::Right => ((1, 0), (0, 1)),
        Heading::Down => ((0, 1), (1, 0)),
        Heading::Left => ((-1, 0), (0, 1)),
        Heading::Up => ((0, -1), (1, 0)),
    };
    let half = SQUARE / 2;
    let edge = half - 6;
    let place = move |square: Square, back: i32, aside: i32| {
        let (x, y) = middle(square);
        let (x, y) = (
            x - along.0 * back + across.0 * aside,
            y - along.1 * back + across.1 * aside,
        );
        // Keeps the badge inside the board.
        let most = SQUARE * 9 - BADGE;
        (x.clamp(BADGE, most), y.clamp(BADGE, most))
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
