//! The rules as a whole: routes each action to the rule that handles it.
//!
//! Where the rulings O1 to O36 are silent, the functions that implement them follow these
//! decisions:
//!
//! - O3: the top scorer wins a round; seats that tie have all won it. Where rounds won decide the
//!   match, the sum of the scores breaks a tie.
//! - O4: cards are dealt one at a time from the dealer's left. A buried card goes under the deck.
//! - O5: after an exchange a hand has eight cards, so the next turn's card makes it nine.
//! - O7: after playing too, as many cards are drawn as were exchanged.
//! - O9: the minimum length applies to a joining word as to every other word.
//! - O11: a word that is turned face down is no longer on the table.
//! - O13: the cards that fill the hand are drawn once the deepest card is used, since a pick-up
//!   that can be put back must reveal nothing about the deck.
//! - O15, O25: a plain steal adds one card in all, including red cards.
//! - O17: a join steals one word. It cannot join two of the player's own words, nor two words of
//!   opponents.
//! - O17: the set of prefixes and endings applies to the player's own table words as well as to
//!   words spelled from the hand, at either end of the stolen word. The stolen word itself may be
//!   one of them.
//! - O20: every steal counts, whatever its kind.
//! - O22: "at an end" means the first or last card of the word at that moment.
//! - O23: one thing at a time: a blue substitution adds nothing else.
//! - O29: while a game with challenges goes on, windows between rounds included, no word can be
//!   looked up on this device, except from the table of another game in progress that has no
//!   challenges.
//! - O30: each seat accepts the words for itself; when the next seat does, play goes on. The window
//!   also closes once every word has been challenged.
//! - O31: points for a withstood challenge are lost if an earlier play is undone and takes this
//!   one with it.
//! - O32: cards drawn, picked up, swapped or taken with STL-1 stay. Cards that a blue
//!   substitution returned to the hand go back, even from the pile.
//! - O33: with the deck empty, the top discard too may be taken only to be played at once, and
//!   nothing is swapped. A turn that only changes the player's own words with blue cards is a
//!   pass, whatever they are worth. Where steals are unlimited, so is a turn in which a blue card
//!   replaces one blue card of an opponent's word; otherwise a round might never end.
//! - O34: a seat that falls below the target no longer counts as having reached it, and comes
//!   after the seats already there if it reaches it again; a challenge that undoes a steal
//!   restores the victim's place. If a challenge takes the first seat below the target and others
//!   are at it, the round ends as in O2, and the first of those wins.
//! - O34: a round ends for all seats at the same time; points scored before then count.
//! - O36: the deck of the day is the standard deck, shuffled by the date. It has its own score:
//!   that of the first game begun with it on this device, finished or not. That score is not
//!   among the best solo scores.
//! - No word has more than fifteen letters.

use std::ops::RangeInclusive;

use super::affixes::allow_affixes_in_old_games;
use super::resolution::Resolution;
use super::{
    Action, Choices, Event, LogEntry, Options, Phase, Refusal, Stage, State, View, challenging,
    drawing, evolve, log_entry, making, possible_events, rounds, sample, steal_one, turns,
};
use game::rule::upgrade_journal_options;
use game::{
    Actor, BotId, Chance, Game, Moment, Outcome, SeatId, SeatSet, Upgrade, Viewer, Waiting,
    upgrade_bot_names,
};
use lexicon::{Lexicon, Word};

/// One Letter Better, as an implementation of the contract that all games share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OneLetterBetter;

impl Game for OneLetterBetter {
    const ID: &'static str = "one-letter-better";
    const UPGRADES: &'static [Upgrade] = &[
        upgrade_journal_options::<Choices>,
        upgrade_bot_names::<OneLetterBetter>,
        allow_affixes_in_old_games,
    ];
    const BOTS: &'static [BotId] = &[
        BotId::new("deuce"),
        BotId::new("knave"),
        BotId::new("queen"),
        BotId::new("ace"),
    ];
    const BOT_RATINGS: &'static [i32] = &[1_000, 1_172, 1_349, 1_569];
    const RETIRED_BOTS: &'static [(BotId, BotId)] = &[
        (BotId::new("wren"), BotId::new("deuce")),
        (BotId::new("jay"), BotId::new("knave")),
        (BotId::new("raven"), BotId::new("queen")),
    ];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type State = State;
    type View = View;
    type Phase = Phase;
    type LogEntry = LogEntry;
    type Refusal = Refusal;

    fn seats(options: &Options) -> RangeInclusive<u8> {
        options.mode.seats()
    }

    fn initial_state(options: &Options, seats: u8) -> State {
        State::new(options, seats)
    }

    fn opening_events(state: &State, chance: &mut Chance) -> Vec<Event> {
        let dealer = chance.below(state.table.seats.into());
        let dealer = SeatId::new(dealer as u8);
        vec![Event::Dealt(rounds::deal(&state.table, dealer, chance))]
    }

    fn waiting_for(state: &State) -> Waiting<Phase> {
        let table = &state.table;
        let seat = table.turn.seat;
        let some = |seats: SeatSet, phase| Waiting::For { seats, phase };
        match table.stage {
            Stage::Dealing | Stage::Playing => Waiting::for_seat(seat, Phase::Play),
            Stage::Picking { .. } => Waiting::for_seat(seat, Phase::Pick),
            Stage::Window { accepted } => {
                let open = seat.others_clockwise(table.seats);
                let seats = open.filter(|seat| !accepted.contains(*seat)).collect();
                some(seats, Phase::Challenge)
            }
            Stage::Penance { .. } => Waiting::for_seat(seat, Phase::Discard),
            Stage::RoundOver => some(table.all_seats().collect(), Phase::NextRound),
            Stage::Over => Waiting::Over,
        }
    }

    fn is_turn(state: &State) -> bool {
        !matches!(state.table.stage, Stage::Window { .. } | Stage::RoundOver)
    }

    fn table_scores(state: &State) -> Vec<i32> {
        let table = &state.table;
        table.all_seats().map(|seat| table.score(seat)).collect()
    }

    fn decide(
        state: &State,
        Actor { seat, .. }: Actor,
        action: &Action,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Result<Vec<Event>, Refusal> {
        let mut resolution = Resolution::new(state);
        let resolving = &mut resolution;
        match (&state.table.stage, action) {
            (Stage::Playing, Action::Draw) => drawing::draw(resolving)?,
            (Stage::Playing, Action::Take(count)) => drawing::take(resolving, *count)?,
            (Stage::Playing, Action::PutBack) => drawing::put_back(resolving)?,
            (Stage::Playing, Action::Play(line)) => making::play_word(resolving, line, words)?,
            (Stage::Playing, Action::Swap { blue, card }) => {
                drawing::swap(resolving, *blue, *card)?
            }
            (Stage::Playing, Action::StealOne { with, from }) => {
                steal_one::play_steal_one(resolving, *with, *from, chance)?;
            }
            (Stage::Playing, Action::End(cards)) => turns::end_turn(resolving, cards)?,
            (Stage::Picking { .. }, Action::Pick(card)) => steal_one::pick_card(resolving, *card)?,
            (Stage::Window { .. }, Action::Challenge(play)) => {
                challenging::challenge(resolving, seat, *play, words)?;
            }
            (Stage::Window { .. }, Action::Accept) => challenging::accept(resolving, seat),
            (Stage::Penance { .. }, Action::Discard(cards)) => {
                challenging::discard_after_challenge(resolving, cards)?;
            }
            (Stage::RoundOver, Action::NextRound) => {
                let table = &state.table;
                let dealer = table.dealer.next_clockwise(table.seats);
                resolving.add(Event::Dealt(rounds::deal(table, dealer, chance)));
            }
            _ => return Err(Refusal::NotNow),
        }
        Ok(resolution.events)
    }

    fn evolve(state: &mut State, event: &Event, _: Moment) {
        evolve::evolve(state, event);
    }

    fn is_possible(state: &State, event: &Event) -> bool {
        possible_events::is_possible(state, event)
    }

    fn deadline(_: &State) -> Option<Moment> {
        None
    }

    fn deadline_events(_: &State, _: &mut Chance) -> Vec<Event> {
        Vec::new()
    }

    fn view(state: &State, viewer: Viewer) -> View {
        state.seen_by(viewer)
    }

    fn outcome(state: &State) -> Option<Outcome> {
        state.table.outcome()
    }

    fn log_entry(before: &State, event: &Event, viewer: Viewer) -> Option<LogEntry> {
        log_entry::log_entry(before, event, viewer)
    }

    /// Whether the event reveals cards that were face down or in a hand, or the word list's verdict
    /// on a word that has already been played.
    fn reveals_hidden(event: &Event) -> bool {
        matches!(
            event,
            Event::Dealt(_)
                | Event::Drew(_)
                | Event::Shown { .. }
                | Event::Stole { .. }
                | Event::DrawsOne { .. }
                | Event::Challenged(_)
                | Event::RoundEnded(_)
        )
    }

    fn words_made(by: Option<SeatId>, event: &Event) -> Vec<(SeatId, Word, i32)> {
        let Event::Made(made) = event else {
            return Vec::new();
        };
        by.into_iter()
            .map(|seat| (seat, made.word(), made.gain))
            .collect()
    }

    fn starts_turn(event: &Event) -> bool {
        matches!(event, Event::Turn(_))
    }

    fn sample_action(
        view: &View,
        seat: SeatId,
        words: Option<&Lexicon>,
        chance: &mut Chance,
    ) -> Action {
        sample::sample(view, seat, words, chance)
    }
}
