//! The account of a game for a person who played it: what went well, the curve of their chances,
//! where the chances came from, and moments to remember. Everything except the review's findings is
//! shown at once.

use leptos::prelude::*;

use crate::draw::{join_views, memo, nothing};
use crate::parts::{Button, Weight, radio_group};
use crate::retry::MOMENTS_ID;
use crate::stage::{SheetTab, SideSheet};
use crate::table_core::TableCore;
use game::account::{
    ChanceBreakdown, ChanceTimeline, DecisionLoss, KeyMoment, KeyMomentKind, WinChances,
    key_moments,
};
use game::{Match, SeatId};
use screen::news::HistoryRow;
use screen::retry::{Retry, RetryMoment, find_decision};
use screen::review::{
    CHANCE_CURVE_HEIGHT, CHANCE_CURVE_WIDTH, ChanceBar, ChanceCurve, CurveMark, JudgedDecision,
    TurnRow, chance_bars, played_part, spoken_chances, turn_rows,
};
use screen::text::review as words;

/// A finished game, and the view of the person looking back at it.
struct GameAccount<G: WinChances> {
    core: TableCore<G>,
    rows: Signal<Vec<HistoryRow>>,
    sheet: SideSheet,
    luck: &'static str,
    opens: StepsBefore<G>,
    course: StoredValue<ChanceTimeline>,
}

/// Returns the number of steps before a decision, if its position can be tried again.
pub type StepsBefore<G> = fn(&Match<G>, &DecisionLoss) -> Option<usize>;

impl<G: WinChances> Clone for GameAccount<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: WinChances> Copy for GameAccount<G> {}

/// Draws the account of a finished game; empty for a solo game or a game in progress. `luck` says
/// what luck consists of in this game.
pub fn game_account<G: WinChances>(
    core: TableCore<G>,
    rows: Signal<Vec<HistoryRow>>,
    sheet: SideSheet,
    luck: &'static str,
    opens: StepsBefore<G>,
) -> AnyView {
    let course = core.session.with_untracked(|game| {
        let over = game.outcome().is_some();
        over.then(|| ChanceTimeline::from_match(game)).flatten()
    });
    let Some(course) = course.filter(|course| !course.parts.is_empty()) else {
        return nothing();
    };
    let recalled = GameAccount {
        core,
        rows,
        sheet,
        luck,
        opens,
        course: StoredValue::new(course),
    };
    let people: Vec<SeatId> = core.people.iter().collect();
    let chosen = core.recalled;
    let whose = match people.len() {
        0 | 1 => nothing(),
        _ => radio_group(
            "recalled",
            words::WHOSE,
            None,
            people
                .iter()
                .map(|seat| core.session.player_name(*seat))
                .collect(),
            chosen.into(),
            Callback::new(move |at| chosen.set(at)),
        ),
    };
    let seat = move || people.get(chosen.get()).copied().unwrap_or(SeatId::FIRST);
    // Verdicts on other players don't change this account.
    let own = memo(move || {
        let seat = seat();
        let own = core.judged.with(|all| {
            let own = all.as_ref()?.iter().filter(|one| one.lost.seat == seat);
            Some(own.cloned().collect::<Vec<_>>())
        });
        (seat, own)
    });
    let told = move || {
        let (seat, judged) = own.get();
        recalled.draw(seat, judged)
    };
    view! {
        <section class="recalled">
            {whose}
            {told}
        </section>
    }
    .into_any()
}

impl<G: WinChances> GameAccount<G> {
    /// Draws the whole account for a seat, tracked.
    fn draw(self, seat: SeatId, judged: Option<Vec<JudgedDecision>>) -> AnyView {
        let reviewed = judged.is_some();
        let judged = judged.unwrap_or_default();
        let lost: Vec<DecisionLoss> = judged.iter().map(|one| one.lost).collect();
        let who = self.core.session.player_name(seat);
        let rows = self.rows.get();
        self.course.with_value(|course| {
            let moments = key_moments(course, seat, &lost, &G::ODDS);
            // A turn's loss is known only from the review.
            let known = reviewed || G::ODDS.usual.is_none();
            let sum = known.then(|| ChanceBreakdown::for_seat(course, seat, &lost, &G::ODDS));
            let find = moments.iter().find(|moment| moment.kind == KeyMomentKind::Find);
            let find = find.and_then(|moment| {
                let done = played_part(&rows, course, moment.part)?;
                Some((done, moment.by))
            });
            let find = find.as_ref().map(|(done, by)| (done, *by));
            let (start, each, end) = spoken_chances(course, seat, &moments);
            let curve = ChanceCurve::of(course, seat, &moments);
            let says = words::chances_sentence(&who, start, &each, end);
            // The moments that can be tried again, and after which step.
            let trial = |moment: &KeyMoment| {
                let of = find_decision(&judged, moment, course, seat)?;
                let step = self
                    .core
                    .session
                    .with_untracked(|game| (self.opens)(game, &of.lost))?;
                let judged = of.clone();
                let trial = RetryMoment { step, judged };
                self.core.can_retry(&trial).then_some(trial)
            };
            let trials: Vec<Option<RetryMoment>> = moments.iter().map(trial).collect();
            let tries = StoredValue::new(trials.iter().flatten().cloned().collect::<Vec<_>>());
            view! {
                <p class="well-done">{words::well_done(&who, find, sum)}</p>
                <h3>{words::chance_of(&who)}</h3>
                {draw_curve(&curve, says)}
                {self.draw_curve_table(course, seat, &rows)}
                {sum.map(|sum| draw_sum_bars(&who, self.luck, sum))}
                <h3 id=MOMENTS_ID tabindex="-1">{words::MOMENTS}</h3>
                <ol class="moments">
                    {join_views(moments.iter().zip(&trials).enumerate().map(|(at, (moment, trial))| {
                        let before = trials.iter().take(at).flatten().count();
                        let tries = trial.as_ref().map(|trial| (tries, before, trial.step));
                        self.draw_moment(at + 1, moment, course, &rows, &judged, tries)
                    }))}
                </ol>
            }
            .into_any()
        })
    }

    /// Draws the curve's values as a table, collapsed.
    fn draw_curve_table(
        self,
        course: &ChanceTimeline,
        seat: SeatId,
        rows: &[HistoryRow],
    ) -> AnyView {
        let line = |turn: TurnRow| {
            let who = turn
                .done
                .seat
                .map(|seat| self.core.session.player_name(seat));
            view! {
                <tr>
                    <th scope="row">{who}</th>
                    <td>{words::played_part_summary(&turn.done)}</td>
                    <td>{turn.chance.to_string()}</td>
                </tr>
            }
            .into_any()
        };
        let lines = turn_rows(rows, course, seat).into_iter().map(line);
        view! {
            <details class="past">
                <summary>{words::TURN_BY_TURN}</summary>
                <table class="chance-turns">
                    <thead>
                        <tr>
                            <th scope="col">{words::TURN}</th>
                            <th scope="col">{words::PLAYED}</th>
                            <th scope="col">{words::CHANCE}</th>
                        </tr>
                    </thead>
                    <tbody>{join_views(lines)}</tbody>
                </table>
            </details>
        }
        .into_any()
    }

    /// Draws a moment, with its place on the curve and a button that shows it on the table.
    fn draw_moment(
        self,
        number: usize,
        moment: &KeyMoment,
        course: &ChanceTimeline,
        rows: &[HistoryRow],
        judged: &[JudgedDecision],
        tries: Option<(StoredValue<Vec<RetryMoment>>, usize, usize)>,
    ) -> AnyView {
        let done = played_part(rows, course, moment.part);
        let of = |one: &&JudgedDecision| one.lost.step == moment.step && one.lost.by > 0;
        let miss = judged
            .iter()
            .find(of)
            .filter(|_| moment.kind == KeyMomentKind::Miss);
        let what = match (miss, &done) {
            (Some(miss), _) => words::missed(miss.lost.known).to_owned(),
            (None, Some(done)) => {
                let who = done.seat.filter(|_| moment.kind == KeyMomentKind::Luck);
                let who = who.map(|seat| self.core.session.player_name(seat));
                words::describe_played_part(who.as_deref(), done)
            }
            (None, None) => String::new(),
        };
        let try_it = tries.map(|(all, at, _)| {
            let core = self.core;
            let press = Callback::new(move |()| {
                core.start_retry(Retry::begin(all.get_value(), at));
            });
            view! {
                <p>{words::RETRY_QUESTION}</p>
                <Button weight=Weight::Main on_press=press>
                    {words::TRY_IT}
                </Button>
            }
            .into_any()
        });
        let answer = miss.map(|miss| {
            view! {
                <details>
                    <summary>{words::ANSWER}</summary>
                    <p>{miss.says.clone()}</p>
                </details>
            }
            .into_any()
        });
        // For a missed chance the table is shown as it was before the decision, otherwise as it was
        // after the action.
        let steps = match miss {
            Some(_) => tries.map_or(moment.step, |(.., step)| step),
            None => done.map_or(moment.step, |done| done.step) + 1,
        };
        let (past, sheet) = (self.core.past, self.sheet);
        let look = Callback::new(move |()| {
            past.set(Some(steps));
            sheet.show(SheetTab::History);
        });
        view! {
            <li class="moment">
                <p class="moment-head">
                    <span class="dot" aria-hidden="true">{number.to_string()}</span>
                    <span class="kind">{words::kind(moment.kind)}</span>
                    <b class="what">{what}</b>
                    <span class="by">{words::by(moment.by)}</span>
                </p>
                {try_it}
                {answer}
                <Button on_press=look>{words::ON_THE_TABLE}</Button>
            </li>
        }
        .into_any()
    }
}

/// Draws the curve, with the numbers of the moments on it.
fn draw_curve(curve: &ChanceCurve, says: String) -> AnyView {
    let percent = |part: i32, of: i32| format!("{}%", part * 100 / of);
    let bend = |bend: &CurveMark| {
        let points = bend.points.clone();
        view! { <polyline class="bend" points=points /> }.into_any()
    };
    let dot = |(at, bend): (usize, &CurveMark)| {
        view! {
            <span
                class="dot"
                style:--x=percent(bend.x, CHANCE_CURVE_WIDTH)
                style:--y=percent(bend.y, CHANCE_CURVE_HEIGHT)
            >
                {(at + 1).to_string()}
            </span>
        }
        .into_any()
    };
    let even = curve.even.to_string();
    view! {
        <figure class="chances">
            <svg
                role="img"
                aria-label=says
                preserveAspectRatio="none"
                viewBox=format!("0 0 {CHANCE_CURVE_WIDTH} {CHANCE_CURVE_HEIGHT}")
            >
                <line class="even" x1="0" x2=CHANCE_CURVE_WIDTH.to_string() y1=even.clone() y2=even />
                <polyline class="run" points=curve.points.clone() />
                {join_views(curve.bends.iter().map(bend))}
            </svg>
            <span aria-hidden="true">{join_views(curve.bends.iter().enumerate().map(dot))}</span>
        </figure>
    }
    .into_any()
}

/// Draws start, choices, luck, others and end as bars one below the other, on one scale.
fn draw_sum_bars(who: &str, luck: &str, sum: ChanceBreakdown) -> AnyView {
    let line = |(bar, name): (ChanceBar, String)| {
        let says = match bar.kind {
            "skill" | "luck" => words::signed(bar.number),
            _ => bar.number.to_string(),
        };
        view! {
            <dt>{name}</dt>
            <dd>
                <span class="track" aria-hidden="true">
                    <i
                        data-kind=bar.kind
                        style:--from=format!("{}%", bar.from)
                        style:--by=format!("{}%", bar.by)
                    ></i>
                </span>
                <b>{says}</b>
            </dd>
        }
        .into_any()
    };
    let all_bars = chance_bars(sum)
        .into_iter()
        .zip(words::bar_names(who, luck));
    // No bar for luck where luck played no part.
    let told = all_bars.filter(|(bar, _)| bar.kind != "luck" || bar.number != 0);
    view! {
        <h3>{words::CHOICES_AND_LUCK}</h3>
        <dl class="sum-up">{join_views(told.map(line))}</dl>
        <p class="soft">{words::even_luck_note(who, sum)}</p>
    }
    .into_any()
}
