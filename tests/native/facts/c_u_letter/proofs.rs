//! What must hold for each kind of fact about C U Letter.

use c_u_letter::bots::{FoundPlay, OpenedWord, TurnReview};
use c_u_letter::screen::news::{LedgerNews, News, PlacedNews, TurnNews};
use c_u_letter::screen::{BestWord, BreakCause, Ending};
use c_u_letter_rules::{CardId, ClaimStatus, Heading, RoundEndReason, Span, Square, Use};
use game::SeatId;
use lexicon::{Level, Word};
use screen::news::GameAct;
use serde_json::{Value, json};

use super::super::{BOOK, Journal, Proof, as_number, ensure};
use super::model::{self, Claim, Model, Ownership, line_index};
use super::turns::{Placing, Timeline, Turn, span};

type Check = Result<(), String>;

/// Proves facts about one game.
pub struct Prover<'j, 'p> {
    pub journal: &'j Journal,
    pub line: Timeline,
    pub proof: &'p mut Proof,
}

fn end_reason_name(end: RoundEndReason) -> &'static str {
    match end {
        RoundEndReason::Counter => "counter",
        RoundEndReason::HandsEmpty => "hands-empty",
        RoundEndReason::BoardFull => "board-full",
        RoundEndReason::Skips => "skips",
    }
}

pub fn index_of(square: Square) -> usize {
    u8::from(square).into()
}

pub fn span_squares(of: Span) -> Vec<usize> {
    span(index_of(of.from()), index_of(of.to()))
}

fn direction_name(heading: Heading) -> &'static str {
    match heading {
        Heading::Right => "right",
        Heading::Down => "down",
        Heading::Left => "left",
        Heading::Up => "up",
    }
}

pub fn use_as_json(of: Use) -> Value {
    match of {
        Use::Nothing => json!("nothing"),
        Use::Swap(other) => json!({ "swap": index_of(other) }),
        Use::Overwrite => json!("overwrite"),
        Use::Insert(heading) => json!({ "insert": direction_name(heading) }),
        Use::Hide => json!("hide"),
    }
}

impl<'j, 'p> Prover<'j, 'p> {
    pub fn new(journal: &'j Journal, proof: &'p mut Proof) -> Self {
        Prover {
            line: Timeline::from_journal(journal),
            journal,
            proof,
        }
    }

    /// C9, C11: checks that the list has a word at the level that is played with.
    fn check_listed(&self, word: Word) -> Check {
        let level = match self.journal.options["judge"].as_str() {
            Some("everyday") => Level::EVERYDAY,
            _ => Level::FULL,
        };
        let found = BOOK.lexicon.find(word);
        let listed = found.is_some_and(|id| BOOK.lexicon.level(id) <= level);
        let least = as_number(&self.journal.options["least_letters"]).unwrap_or(2);
        ensure(listed && word.len() >= least, || {
            format!("{word} is no word here")
        })
    }

    /// Proves the news: every turn is described, and nothing else.
    pub fn prove_acts(&mut self, acts: &[GameAct<News>]) {
        let turns = acts.iter().filter_map(|act| match &act.news {
            News::Turn(turn) => Some((act, turn)),
            _ => None,
        });
        let turns: Vec<(&GameAct<News>, &TurnNews)> = turns.collect();
        let mut expected = self.line.turns.iter();
        let mut proved = Vec::new();
        for (act, turn) in turns {
            let holds = match expected.next() {
                Some((step, own, before)) => {
                    let actor = act.actor.map(SeatId::index);
                    let same = ensure(act.step == *step && actor == Some(own.actor), || {
                        format!("it was in step {step}, by {}", own.actor)
                    });
                    same.and_then(|()| check_turn_news(turn, own, before.as_ref()))
                }
                None => Err("there was no such turn".into()),
            };
            proved.push((act, holds));
        }
        let more = expected.next().cloned();
        for (act, holds) in proved {
            self.proof.record("turn", act.step, act, holds);
        }
        let none = ensure(more.is_none(), || format!("{more:?} isn't told"));
        self.proof
            .record("turn", self.journal.steps.len(), &"all of them", none);
        for act in acts {
            if !matches!(act.news, News::Turn(_)) {
                let holds = self.check_round(act);
                self.proof.record("round", act.step, act, holds);
            }
        }
    }

    fn check_round(&self, act: &GameAct<News>) -> Check {
        let before = &self.line.after[act.step];
        let after = &self.line.after[act.step + 1];
        let events = &self.journal.steps[act.step].events;
        let event = |name: &str| events.iter().find(|(own, _)| own == name).map(|(_, h)| h);
        match &act.news {
            News::RoundBegan { round, starter } => {
                let began = event("round-began")
                    .or(event("dealt"))
                    .ok_or("no round began")?;
                let same = as_number(&began["starter"]) == Some(starter.index());
                ensure(same && *round == after.rounds + 1, || format!("{began}"))
            }
            News::RoundOver { round, end, cards } => {
                let ended = event("round-ended").ok_or("no round ended")?;
                let (board, claims) = after.ended.as_ref().ok_or("no round ended")?;
                let own = Ownership::from_ledger(board, claims, after.whole_stacks);
                let each = (0..self.journal.seats).map(|seat| own.cards_of(seat));
                let each: Vec<usize> = each.collect();
                let same = ended["end"] == end_reason_name(*end) && *round == before.rounds + 1;
                ensure(same && *cards == each, || {
                    format!("round {} paid {each:?}", before.rounds + 1)
                })
            }
            News::ScrambleBegan(left) => {
                let began = event("scramble-began").is_some();
                let all: usize = before.board.iter().map(Vec::len).sum();
                ensure(began && *left == all, || format!("{all} cards were left"))
            }
            News::Over => {
                let last = self.journal.steps.len() - 1;
                ensure(act.step == last && event("over").is_some(), || {
                    "it isn't over".into()
                })
            }
            News::Turn(_) => Ok(()),
        }
    }

    /// Proves the rows of the words claimed in a round.
    pub fn prove_ledger(&mut self, step: usize, rows: &[LedgerNews]) {
        let now = &self.line.after[step];
        let (board, claims) = match (&now.ended, now.over) {
            (Some((board, claims)), true) => (board, claims),
            _ => (&now.board, &now.claims),
        };
        let own = Ownership::from_ledger(board, claims, now.whole_stacks);
        let all = ensure(rows.len() == claims.len(), || format!("{claims:?}"));
        let mut proved = Vec::new();
        for (row, (id, claim)) in rows.iter().zip(claims.iter().enumerate().rev()) {
            proved.push((*row, check_row(row, id, claim, &own, claims)));
        }
        for (row, holds) in proved {
            self.proof.record("ledger", step, &row, holds);
        }
        self.proof.record("ledger", step, &rows.len(), all);
    }

    /// Proves the words that took most cards.
    pub fn prove_best_words(&mut self, best: &[BestWord]) {
        let mut all = Vec::new();
        let mut spells = 0;
        for (name, holds) in self.journal.steps.iter().flat_map(|step| &step.events) {
            match name.as_str() {
                "scrambles" => spells = as_number(holds).unwrap(),
                "buzzed" => spells = as_number(&holds["floor"]).unwrap(),
                "spelled" => {
                    let cards = holds["cards"].as_array().unwrap().len();
                    all.push((spells, holds["word"].as_str().unwrap().to_owned(), cards));
                }
                "round-ended" => {
                    for paid in holds["paid"].as_array().unwrap() {
                        let takes = paid["takes"].as_array().unwrap().iter();
                        let cards: usize =
                            takes.map(|take| take[1].as_array().unwrap().len()).sum();
                        let owner = as_number(&paid["owner"]).unwrap();
                        all.push((owner, paid["word"].as_str().unwrap().to_owned(), cards));
                    }
                }
                _ => {}
            }
        }
        let last = self.journal.steps.len();
        let mut more: Vec<usize> = all.iter().map(|(.., cards)| *cards).collect();
        more.sort_unstable_by(|one, other| other.cmp(one));
        for (at, one) in best.iter().enumerate() {
            let is = (one.seat.index(), one.word.to_string(), one.cards);
            let holds = ensure(all.contains(&is) && more[at] == one.cards, || {
                format!("{all:?}")
            });
            self.proof.record("best word", last, one, holds);
        }
    }

    /// Proves the reason why the game ended.
    pub fn prove_ending(&mut self, ending: Option<Ending>) {
        let last = self.line.after.last().unwrap();
        let steps = self.journal.steps.iter();
        let events: Vec<&(String, Value)> = steps.flat_map(|step| &step.events).collect();
        let after = |name: &str| events.iter().rposition(|(own, _)| own == name);
        let ended = after("round-ended");
        let scrambled = after("scramble-began") > ended;
        let since = after("spelled").max(after("scramble-began")).unwrap_or(0);
        let passed = events
            .iter()
            .skip(since)
            .filter(|(name, _)| name == "passed");
        let mut passed: Vec<usize> = passed.filter_map(|(_, seat)| as_number(seat)).collect();
        passed.sort_unstable();
        passed.dedup();
        let left = last.loose.len() + last.board.iter().filter(|stack| !stack.is_empty()).count();
        let holds = match ending {
            None => ensure(after("over").is_none(), || "it is over".into()),
            Some(Ending::Passed) => ensure(scrambled && passed.len() == self.journal.seats, || {
                format!("{passed:?} passed")
            }),
            Some(Ending::TooFew) => {
                ensure(scrambled && left < 2, || format!("{left} cards are left"))
            }
            Some(Ending::Round(end)) => {
                let why = ended.map(|at| events[at].1["end"] == end_reason_name(end));
                ensure(!scrambled && why == Some(true), || {
                    "the round ended otherwise".into()
                })
            }
        };
        self.proof
            .record("ending", self.journal.steps.len(), &ending, holds);
    }

    /// Proves what a turn was and could have been.
    pub fn prove_turn(&mut self, turn: &TurnReview) {
        let before = self.line.after[turn.step].clone();
        let seat = turn.seat.index();
        let events = &self.journal.steps[turn.step].events;
        let placed = events.iter().find(|(name, _)| name == "placed");
        let placed = placed.map(|(_, holds)| model::parse_placed(holds));
        let mut holds = ensure(before.turn == seat, || "it was another's turn".into());
        if let (Some(find), Some(placed)) = (&turn.placed, &placed) {
            let placing = find.placing;
            let alike = look_alike(placing.card.index(), placed.card)
                && index_of(placing.at) == placed.at
                && use_as_json(placing.using) == placed.using;
            holds = holds
                .and(ensure(alike, || format!("{placed:?}")))
                .and_then(|()| self.check_opened_words(&before, seat, find));
        }
        if let Some(find) = &turn.best {
            holds = holds.and_then(|()| self.check_placing(&before, seat, find));
            let by = turn.missed - turn.unclaimed;
            holds = holds.and(ensure(by >= 50, || {
                format!("better by {by} hundredths of a card")
            }));
        }
        self.proof.record("review", turn.step, turn, holds);
        if turn.left.is_empty() {
            return;
        }
        let ended = self.line.ends.iter().find(|(step, _)| *step == turn.step);
        let holds = match ended {
            Some((_, ended)) => self.check_left_words(ended, seat, turn),
            None => Err("claims never ended".into()),
        };
        self.proof.record("left", turn.step, turn, holds);
    }

    /// Checks that a placing is legal and opens all the words that it should.
    pub fn check_placing(&self, before: &Model, seat: usize, find: &FoundPlay) -> Check {
        let card = find.placing.card.index();
        ensure(before.hands[seat].contains(&card), || {
            format!("card {card} isn't in the hand")
        })?;
        self.check_opened_words(before, seat, find)
    }

    /// Checks that the words that a placing opens are on the board after it, and could not be
    /// claimed before.
    fn check_opened_words(&self, before: &Model, seat: usize, find: &FoundPlay) -> Check {
        let mut after = before.clone();
        let placed = model::Placed {
            card: find.placing.card.index(),
            at: index_of(find.placing.at),
            using: use_as_json(find.placing.using),
        };
        after.lay(&placed, seat);
        for one in &find.opens {
            self.check_claimable_word(&after, one)?;
            let stood = before.read_letters(&span_squares(one.span)) == Some(one.word.to_string());
            let same = span_squares(one.span)
                .iter()
                .all(|at| before.board[*at] == after.board[*at]);
            ensure(!(stood && same), || {
                format!("{} stood there before", one.word)
            })?;
        }
        Ok(())
    }

    /// Checks that a word is on the board, counts, and is unclaimed.
    pub fn check_claimable_word(&self, now: &Model, one: &OpenedWord) -> Check {
        let on = span_squares(one.span);
        let read = now.read_letters(&on);
        ensure(read == Some(one.word.to_string()), || {
            format!("it reads {read:?}")
        })?;
        self.check_listed(one.word)?;
        let cards: Vec<usize> = on.iter().filter_map(|at| now.top_card(*at)).collect();
        let back: Vec<usize> = cards.iter().rev().copied().collect();
        let mut claims = now.claims.iter().filter(|claim| !claim.void);
        let claimed = claims.any(|claim| claim.cards == cards || claim.cards == back);
        ensure(!claimed, || format!("{} is claimed", one.word))
    }

    /// Checks that the words that a turn left could have been claimed at its end, and would have
    /// paid its seat the stated number of cards.
    fn check_left_words(&self, ended: &Model, seat: usize, turn: &TurnReview) -> Check {
        let mut with = ended.clone();
        for one in &turn.left {
            self.check_claimable_word(ended, one)?;
            let cards = span_squares(one.span)
                .iter()
                .filter_map(|at| ended.top_card(*at))
                .collect();
            with.claims.push(Claim {
                owner: seat,
                cards,
                word: one.word.to_string(),
                hidden: false,
                void: false,
                step: 0,
            });
        }
        let (now, then) = (
            ended.ownership().cards_of(seat),
            with.ownership().cards_of(seat),
        );
        ensure(then == now + turn.brings, || {
            format!("{now} cards would be {then}")
        })
    }
}

/// Whether two cards look the same.
fn look_alike(one: usize, other: usize) -> bool {
    let face = |card: usize| (card / 30, model::letter_of(card), model::is_enchanter(card));
    face(one) == face(other)
}

fn check_turn_news(told: &TurnNews, own: &Turn, before: Option<&Model>) -> Check {
    let text = |word: &Option<Word>| word.map(|word| word.to_string());
    let claims = told.claims.iter().map(|one| {
        let over = one
            .over
            .map(|(seat, word)| (seat.index(), word.to_string()));
        (one.word.to_string(), over, text(&one.behind))
    });
    ensure(claims.eq(own.claims.iter().cloned()), || {
        format!("claims {:?}", own.claims)
    })?;
    let revealed = told.revealed.map(|(card, at)| (card.index(), index_of(at)));
    ensure(revealed == own.revealed, || {
        format!("revealed {:?}", own.revealed)
    })?;
    ensure(text(&told.asks) == own.asks, || {
        format!("asks {:?}", own.asks)
    })?;
    ensure(text(&told.denied) == own.denied, || {
        format!("denied {:?}", own.denied)
    })?;
    let pressed = told
        .pressed
        .iter()
        .fold(0, |all, seat| all | 1 << seat.index());
    ensure(pressed == own.pressed, || {
        format!("pressed {}", own.pressed)
    })?;
    let spelled = told.spelled.map(|(word, cards)| (word.to_string(), cards));
    ensure(spelled == own.spelled, || {
        format!("spelled {:?}", own.spelled)
    })?;
    ensure(told.passed == own.passed && told.out == own.out, || {
        format!("passed {}, out of time {}", own.passed, own.out)
    })?;
    match (&told.placed, &own.placed, before) {
        (Some(told), Some(own), Some(before)) => check_placing_news(told, own, before),
        (None, None, _) => Ok(()),
        (_, own, _) => Err(format!("{own:?} was placed")),
    }
}

fn check_placing_news(told: &PlacedNews, own: &Placing, before: &Model) -> Check {
    let same = told.card.map(CardId::index) == own.card
        && index_of(told.at) == own.at
        && use_as_json(told.using) == own.using
        && told.other.map(CardId::index) == own.other;
    ensure(same, || format!("{own:?}"))?;
    let broke = told
        .broke
        .iter()
        .map(|one| (one.owner.index(), one.word.to_string()));
    let expected = own
        .broke
        .iter()
        .map(|claim| (claim.owner, claim.word.clone()));
    ensure(broke.eq(expected), || format!("it broke {:?}", own.broke))?;
    for (one, claim) in told.broke.iter().zip(&own.broke) {
        check_break_cause(&one.how, own, claim, before)?;
    }
    Ok(())
}

/// Checks the stated way in which a placing broke a claim.
fn check_break_cause(how: &BreakCause, placed: &Placing, claim: &Claim, before: &Model) -> Check {
    let lay = |card: CardId, at: Square| {
        claim.cards.contains(&card.index()) && before.top_card(index_of(at)) == Some(card.index())
    };
    let is = match how {
        BreakCause::Covered { card, at } => {
            placed.using == "overwrite" && index_of(*at) == placed.at && lay(*card, *at)
        }
        BreakCause::Swapped { card, from, to } => {
            as_number(&placed.using["swap"]) == Some(index_of(*from))
                && index_of(*to) == placed.at
                && lay(*card, *from)
        }
        BreakCause::Pushed {
            card,
            from,
            way: to,
        } => placed.using["insert"] == direction_name(*to) && lay(*card, *from),
        BreakCause::Split {
            before: one,
            after: other,
            between: (from, to),
        } => {
            let mut pairs = claim.cards.windows(2);
            let next = pairs.any(|pair| *pair == [one.index(), other.index()]);
            placed.using["insert"].is_string() && next && lay(*one, *from) && lay(*other, *to)
        }
    };
    ensure(is, || format!("{placed:?} didn't break {} so", claim.word))
}

fn check_row(row: &LedgerNews, id: usize, claim: &Claim, own: &Ownership, all: &[Claim]) -> Check {
    let same = usize::from(u16::from(row.id)) == id
        && row.owner.index() == claim.owner
        && row.word.as_str() == claim.word
        && row.step == claim.step;
    ensure(same, || format!("{claim:?}"))?;
    ensure(row.pays == own.payout_of(id), || {
        format!("it pays {}", own.payout_of(id))
    })?;
    ensure(row.how.is_none() || claim.void, || {
        format!("broken: {}", claim.void)
    })?;
    let counts = |span: Span| own.counts[line_index(&span_squares(span))];
    match (row.lies, row.behind) {
        (ClaimStatus::Void, None) => ensure(claim.void, || "it stands".into()),
        (ClaimStatus::Counts(span), None) => {
            ensure(!claim.void && counts(span) == Some(id), || {
                "another counts".into()
            })
        }
        (ClaimStatus::Dormant { span, behind }, Some(word)) => {
            let other = counts(span).filter(|other| *other != id);
            let other = other.ok_or("nothing counts there")?;
            let same = usize::from(u16::from(behind)) == other && all[other].word == word.as_str();
            ensure(!claim.void && same, || {
                format!("it sleeps behind {:?}", all[other])
            })
        }
        _ => Err("how it lies and what it sleeps behind don't fit".into()),
    }
}
