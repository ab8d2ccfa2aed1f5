//! The account of a game for a person who played it: what went well, the curve of their chances,
//! where the chances came from, and moments to remember. Everything except the review's findings is
//! shown at once.

use leptos::prelude::*;

use crate::draw::{all, memo, nothing};
use crate::parts::{Button, Weight, radios};
use crate::seated::Seated;
use crate::stage::{Leaf, Sheet};
use crate::trying::MOMENTS;
use game::account::{Accounted, Course, Kind, Lost, Remembered, Sum, moments};
use game::{Match, SeatId};
use screen::news::Row;
use screen::review::{Bar, Bend, Curve, HIGH, Judged, Turn, WIDE, bars, done, heard, turns};
use screen::text::review as words;
use screen::trying::{Trial, Trying, decision};

/// A finished game, and the view of the person looking back at it.
struct Recalled<G: Accounted> {
    seated: Seated<G>,
    rows: Signal<Vec<Row>>,
    sheet: Sheet,
    luck: &'static str,
    opens: Opens<G>,
    course: StoredValue<Course>,
}

/// Returns the number of steps before a decision, if its position can be tried again.
pub type Opens<G> = fn(&Match<G>, &Lost) -> Option<usize>;

impl<G: Accounted> Clone for Recalled<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Accounted> Copy for Recalled<G> {}

/// Draws the account of a finished game; empty for a solo game or a game in progress. `luck` says
/// what luck consists of in this game.
pub fn recalled<G: Accounted>(
    seated: Seated<G>,
    rows: Signal<Vec<Row>>,
    sheet: Sheet,
    luck: &'static str,
    opens: Opens<G>,
) -> AnyView {
    let course = seated.session.with_now(|game| {
        let over = game.outcome().is_some();
        over.then(|| Course::of(game)).flatten()
    });
    let Some(course) = course.filter(|course| !course.parts.is_empty()) else {
        return nothing();
    };
    let recalled = Recalled {
        seated,
        rows,
        sheet,
        luck,
        opens,
        course: StoredValue::new(course),
    };
    let people: Vec<SeatId> = seated.people.iter().collect();
    let chosen = seated.recalled;
    let whose = match people.len() {
        0 | 1 => nothing(),
        _ => radios(
            "recalled",
            words::WHOSE,
            None,
            people
                .iter()
                .map(|seat| seated.session.name(*seat))
                .collect(),
            chosen.into(),
            Callback::new(move |at| chosen.set(at)),
        ),
    };
    let seat = move || people.get(chosen.get()).copied().unwrap_or(SeatId::FIRST);
    // Verdicts on other players don't change this account.
    let own = memo(move || {
        let seat = seat();
        let own = seated.judged.with(|all| {
            let own = all.as_ref()?.iter().filter(|one| one.lost.seat == seat);
            Some(own.cloned().collect::<Vec<_>>())
        });
        (seat, own)
    });
    let told = move || {
        let (seat, judged) = own.get();
        recalled.told(seat, judged)
    };
    view! {
        <section class="recalled">
            {whose}
            {told}
        </section>
    }
    .into_any()
}

impl<G: Accounted> Recalled<G> {
    /// Draws the whole account for a seat, tracked.
    fn told(self, seat: SeatId, judged: Option<Vec<Judged>>) -> AnyView {
        let reviewed = judged.is_some();
        let judged = judged.unwrap_or_default();
        let lost: Vec<Lost> = judged.iter().map(|one| one.lost).collect();
        let who = self.seated.session.name(seat);
        let rows = self.rows.get();
        self.course.with_value(|course| {
            let moments = moments(course, seat, &lost, &G::ODDS);
            // Only the review knows what a turn lost.
            let known = reviewed || G::ODDS.usual.is_none();
            let sum = known.then(|| Sum::of(course, seat, &lost, &G::ODDS));
            let find = moments.iter().find(|moment| moment.kind == Kind::Find);
            let find = find.and_then(|moment| {
                let done = done(&rows, course, moment.part)?;
                Some((done, moment.by))
            });
            let find = find.as_ref().map(|(done, by)| (done, *by));
            let (start, each, end) = heard(course, seat, &moments);
            let curve = Curve::of(course, seat, &moments);
            let says = words::heard(&who, start, &each, end);
            // The moments that can be tried again, and after which step.
            let trial = |moment: &Remembered| {
                let of = decision(&judged, moment, course, seat)?;
                let step = self
                    .seated
                    .session
                    .with_now(|game| (self.opens)(game, &of.lost))?;
                let judged = of.clone();
                let trial = Trial { step, judged };
                self.seated.can_try(&trial).then_some(trial)
            };
            let trials: Vec<Option<Trial>> = moments.iter().map(trial).collect();
            let tries = StoredValue::new(trials.iter().flatten().cloned().collect::<Vec<_>>());
            view! {
                <p class="well-done">{words::well_done(&who, find, sum)}</p>
                <h3>{words::chance_of(&who)}</h3>
                {drawn(&curve, says)}
                {self.table(course, seat, &rows)}
                {sum.map(|sum| summed(&who, self.luck, sum))}
                <h3 id=MOMENTS tabindex="-1">{words::MOMENTS}</h3>
                <ol class="moments">
                    {all(moments.iter().zip(&trials).enumerate().map(|(at, (moment, trial))| {
                        let before = trials.iter().take(at).flatten().count();
                        let tries = trial.as_ref().map(|trial| (tries, before, trial.step));
                        self.moment(at + 1, moment, course, &rows, &judged, tries)
                    }))}
                </ol>
            }
            .into_any()
        })
    }

    /// Draws the curve's values as a table, collapsed.
    fn table(self, course: &Course, seat: SeatId, rows: &[Row]) -> AnyView {
        let line = |turn: Turn| {
            let who = turn.done.seat.map(|seat| self.seated.session.name(seat));
            view! {
                <tr>
                    <th scope="row">{who}</th>
                    <td>{words::in_short(&turn.done)}</td>
                    <td>{turn.chance.to_string()}</td>
                </tr>
            }
            .into_any()
        };
        let lines = turns(rows, course, seat).into_iter().map(line);
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
                    <tbody>{all(lines)}</tbody>
                </table>
            </details>
        }
        .into_any()
    }

    /// Draws a moment, with its place on the curve and a button that shows it on the table.
    fn moment(
        self,
        number: usize,
        moment: &Remembered,
        course: &Course,
        rows: &[Row],
        judged: &[Judged],
        tries: Option<(StoredValue<Vec<Trial>>, usize, usize)>,
    ) -> AnyView {
        let done = done(rows, course, moment.part);
        let of = |one: &&Judged| one.lost.step == moment.step && one.lost.by > 0;
        let miss = judged.iter().find(of).filter(|_| moment.kind == Kind::Miss);
        let what = match (miss, &done) {
            (Some(miss), _) => words::missed(miss.lost.known).to_owned(),
            (None, Some(done)) => {
                let who = done.seat.filter(|_| moment.kind == Kind::Luck);
                let who = who.map(|seat| self.seated.session.name(seat));
                words::who_did(who.as_deref(), done)
            }
            (None, None) => String::new(),
        };
        let try_it = tries.map(|(all, at, _)| {
            let seated = self.seated;
            let press = Callback::new(move |()| {
                seated.try_again(Trying::begin(all.get_value(), at));
            });
            view! {
                <p>{words::WHAT_WOULD_YOU}</p>
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
        let (past, sheet) = (self.seated.past, self.sheet);
        let look = Callback::new(move |()| {
            past.set(Some(steps));
            sheet.show(Leaf::History);
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
fn drawn(curve: &Curve, says: String) -> AnyView {
    let percent = |part: i32, of: i32| format!("{}%", part * 100 / of);
    let bend = |bend: &Bend| {
        let points = bend.points.clone();
        view! { <polyline class="bend" points=points /> }.into_any()
    };
    let dot = |(at, bend): (usize, &Bend)| {
        view! {
            <span
                class="dot"
                style:--x=percent(bend.x, WIDE)
                style:--y=percent(bend.y, HIGH)
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
                viewBox=format!("0 0 {WIDE} {HIGH}")
            >
                <line class="even" x1="0" x2=WIDE.to_string() y1=even.clone() y2=even />
                <polyline class="run" points=curve.points.clone() />
                {all(curve.bends.iter().map(bend))}
            </svg>
            <span aria-hidden="true">{all(curve.bends.iter().enumerate().map(dot))}</span>
        </figure>
    }
    .into_any()
}

/// Draws start, choices, luck, others and end as bars one below the other, on one scale.
fn summed(who: &str, luck: &str, sum: Sum) -> AnyView {
    let line = |(bar, name): (Bar, String)| {
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
    let all_bars = bars(sum).into_iter().zip(words::bars(who, luck));
    // No bar for luck where luck played no part.
    let told = all_bars.filter(|(bar, _)| bar.kind != "luck" || bar.number != 0);
    view! {
        <h3>{words::CAME_FROM}</h3>
        <dl class="sum-up">{all(told.map(line))}</dl>
        <p class="soft">{words::with_even_luck(who, sum)}</p>
    }
    .into_any()
}
