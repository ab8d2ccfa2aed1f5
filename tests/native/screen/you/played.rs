//! Plays games of every kind with a player named "You", and checks every text.

use super::*;
use c_u_letter::screen::{Draft, ceremony_steps, shown_table};
use c_u_letter_rules::CULetter;
use game::{Chance, Game, Judge, Match, Moment, SeatSet, TimeLimit, Viewer, Waiting};
use lexicon::{Level, Lexicon};
use one_letter_better_rules::OneLetterBetter;
use paper_grid::screen as grid_desk;
use paper_grid::text::explain::Explainer;
use paper_grid_rules::PaperGrid;
use screen::text::rule;
use screen::{Explain, GridCellId};
use word_heist_rules::WordHeist;

const STEPS: usize = 500;

const WORDS: &str = "ad am an as at be by do go he hi if in is it me no of on or so to up us we ant \
    are art ate bad bat bed cat cot den dot ear eat end hat hot its net not oat one pin pit rat \
    red rot sat sea set sit son sun tan tea ten tin toe ton use area dare date dear dine dirt done \
    dose east edit idea iron item late lead lean line lion list lose mine moon near neat nest none \
    nose note once open poor port post rain rate read real rein rent rest rice ride rise road rode \
    root rose rote sail salt sand seat seed seen send side site soda soil sold sole soon sore sort \
    star stir stop tail tale tear tide tied tile time tire toad tone tool torn tour train rates \
    tears least steal tales tones notes onset stone rosed doers rides tired tried idler";

fn word_list() -> Lexicon {
    let words = WORDS.split_whitespace().map(|word| (word, Level::Common));
    Lexicon::from_words(words).unwrap()
}

/// Some steps of a game of random players, who let the clock run out now and then.
fn play_steps<G: Game>(
    options: &G::Options,
    seed: u64,
    words: &Lexicon,
    mut see: impl FnMut(&Match<G>, &[Seat]),
) -> Match<G> {
    let names = if seed.is_multiple_of(2) {
        ["Ada", YOU]
    } else {
        [YOU, "Ada"]
    };
    let seats = seats(names);
    let mut chance = Chance::new(seed);
    let game = Match::<G>::start(options.clone(), seats.clone(), Chance::new(seed));
    let mut game = game.unwrap();
    let mut now = Moment::START;
    for _ in 0..STEPS {
        let Waiting::For { seats: open, .. } = game.waiting_for() else {
            break;
        };
        let asleep = chance.below(25) == 0;
        now = Moment(now.0 + if asleep { 100_000 } else { 1_000 });
        if game.pass_time(now) {
            continue;
        }
        let open: Vec<SeatId> = open.iter().collect();
        let seat = *chance.pick(&open).unwrap();
        let view = game.view(Viewer::Seat(seat));
        let action = G::sample_action(&view, seat, Some(words), &mut chance);
        // Sometimes a sample action is refused; then another one is tried.
        let _ = game.act(seat, &action, now, Some(words));
        see(&game, &seats);
    }
    game
}

/// All lines of the log, as each seat and the table read it.
fn log_lines<G: Game>(game: &Match<G>) -> Vec<G::LogEntry> {
    let own = [SeatId::FIRST, SeatId::new(1)].map(Viewer::Seat);
    let all = [Viewer::Table, own[0], own[1]].into_iter();
    let told = all.flat_map(|viewer| game.history(viewer));
    told.map(|told| told.entry).collect()
}

/// All explanations on a table of Paper Grid.
fn all_explanations(state: &grid::State, seats: &[Seat]) -> Vec<String> {
    use grid_desk::{ButtonAction, TableThing};
    let draft = grid_desk::Draft::new(state);
    let table = Explainer::new(state, &draft, seats);
    let mut things = vec![TableThing::Left];
    things.extend(
        (0..state.board.size().cell_count()).map(|cell| TableThing::Cell(GridCellId(cell))),
    );
    for seat in SeatId::all(state.seats) {
        things.push(TableThing::Seat(seat));
        let held = state.hand(seat).iter();
        things.extend(held.map(|letter| TableThing::Held(seat, *letter)));
    }
    if let grid::Stage::Answering { called, .. } = &state.stage {
        things.extend(called.iter().map(|letter| TableThing::Called(*letter)));
        things.extend(
            called
                .iter()
                .map(|letter| TableThing::Do(ButtonAction::Take(*letter))),
        );
    }
    things.extend(ButtonAction::WITHOUT_VALUE.map(TableThing::Do));
    let told = things.into_iter().filter_map(|thing| table.explain(thing));
    told.flat_map(|told| [vec![told.title], told.facts, told.can].concat())
        .collect()
}

#[test]
fn paper_grid_texts_address_a_player_named_you() {
    let words = word_list();
    let mut read = CollectedTexts::default();
    for seed in 0..12 {
        let board = grid::Board::blank(grid::Size::Small);
        let mut choices = match seed % 3 {
            0 => grid::Preset::Everything.on_board(board),
            _ => grid::Choices::on_board(board),
        };
        choices.hints = true;
        choices.clock = TimeLimit::Seconds(90);
        choices.judge = if seed % 4 == 0 {
            Judge::Table
        } else {
            Judge::Full
        };
        choices.first = grid::FirstSeat::Seat(SeatId::FIRST);
        let options = grid::Options::new(choices.clone()).unwrap();
        let size = choices.board.size();
        let mut told = Vec::new();
        let game = play_steps::<PaperGrid>(&options, seed, &words, |game, seats| {
            if let Waiting::For { seats: open, phase } = game.waiting_for() {
                let name = open.iter().next().map(|seat| name(seats, seat));
                let name = name.unwrap_or_default();
                told.push(paper_grid_table::prompt(
                    game.state(),
                    phase,
                    &name,
                    "A or B",
                ));
                let hand = open
                    .iter()
                    .next()
                    .map(|seat| game.state().hand(seat).to_vec());
                told.push(paper_grid_table::hand_label(
                    &name,
                    &hand.unwrap_or_default(),
                ));
                told.extend(all_explanations(game.state(), seats));
            }
            told.extend(paper_grid_news::last_action(game).map(|did| did.says));
        });
        for seat in SeatId::all(2) {
            let since = paper_grid_news::since(&game, seat);
            told.extend(since.lines.into_iter().map(|did| did.says));
        }
        let rows = paper_grid_news::rows(&game).into_iter();
        told.extend(rows.map(|row| row.says));
        told.push(paper_grid_news::why_game_ended(&game));
        let seats = &game.journal().seats;
        told.extend(rule::describe_rules(
            paper_grid_set_up::RULE_SENTENCES,
            &choices,
            seats,
        ));
        told.extend(
            log_lines(&game)
                .iter()
                .map(|line| paper_grid_play::log_line(line, size, seats)),
        );
        told.into_iter().for_each(|told| read.add_text(told));
    }
    read.assert_has(&[
        "Your area",
        "played by you",
        " to you: ",
        "While you hold it",
    ]);
    let your = [
        "You play ",
        "Your turn: ",
        "You have ",
        "You begin.",
        "You ask for ",
    ];
    read.assert_has(&your);
    read.assert_has(&[
        "You take ",
        "You place a wall",
        "You pass.",
        "Your time is up.",
        "You claim ",
        "You laid ",
        "you took ",
    ]);
}

#[test]
fn word_heist_texts_address_a_player_named_you() {
    let words = word_list();
    let mut read = CollectedTexts::default();
    for seed in 0..16 {
        let choices = heist::Choices {
            mode: match seed % 4 {
                0 => heist::PlayMode::Buzzers {
                    typing: 10,
                    locks: true,
                },
                1 => heist::PlayMode::CallItOut,
                2 => heist::PlayMode::Solo {
                    clock: TimeLimit::Untimed,
                },
                _ => heist::PlayMode::Turns {
                    window: TimeLimit::Seconds(30),
                    sweep: true,
                },
            },
            bag: heist::LetterBag::Half,
            judge: if seed % 3 == 0 {
                Judge::Table
            } else {
                Judge::Full
            },
            ..heist::Choices::default()
        };
        let options = heist::Options::new(choices).unwrap();
        let mut told = Vec::new();
        let game = play_steps::<WordHeist>(&options, seed, &words, |game, seats| {
            let table = &game.state().table;
            for speaker in [None, Some(SeatId::FIRST), Some(SeatId::new(1))] {
                for people in [SeatSet::EMPTY, SeatId::all(2).collect()] {
                    for mark_lesson_done in [false, true] {
                        let says = word_heist_table::prompt(
                            table,
                            people,
                            speaker,
                            mark_lesson_done,
                            seats,
                        );
                        told.push(says);
                    }
                }
            }
        });
        let seats = &game.journal().seats;
        let table = &game.state().table;
        told.extend(
            log_lines(&game)
                .iter()
                .map(|line| word_heist_play::describe_log_entry(line, seats)),
        );
        told.extend(table.words.iter().map(|word| {
            let owner = name(seats, word.owner);
            word_heist_table::word_aria_label(word.word(), &owner)
        }));
        told.into_iter().for_each(|told| read.add_text(told));
    }
    read.assert_has(&[
        "You make ",
        "Your turn: ",
        "You flip.",
        "You pass.",
        "You ask",
        "Your ",
    ]);
    read.assert_has(&[
        "You type now.",
        "Your time is up.",
        "You say no.",
        "You are looking…",
        " your ",
    ]);
}

#[test]
fn one_letter_better_texts_address_a_player_named_you() {
    let words = word_list();
    let mut read = CollectedTexts::default();
    for seed in 0..14 {
        let checking = match seed % 2 {
            0 => better::CheckingRule::Challenge,
            _ => better::CheckingRule::AutoCheck,
        };
        let options = better::Options::new(better::Choices {
            checking,
            ..better::Choices::default()
        });
        let options = options.unwrap();
        let deck = options.deck.clone();
        let mut told = Vec::new();
        let game = play_steps::<OneLetterBetter>(&options, seed, &words, |game, seats| {
            let view = game.view(Viewer::Table);
            told.push(one_letter_better_table::prompt(&view, seats));
        });
        let seats = &game.journal().seats;
        let lines = log_lines(&game);
        told.extend(
            lines
                .iter()
                .map(|line| one_letter_better_play::log_entry(line, &deck, seats)),
        );
        told.into_iter().for_each(|told| read.add_text(told));
    }
    read.assert_has(&[
        "You make ",
        "Your turn: ",
        "You draw ",
        "You discard ",
        "you deal",
        "You have played.",
    ]);
    read.assert_has(&["You challenge ", "You take ", " from you", "You score "]);
}

#[test]
fn c_u_letter_texts_address_a_player_named_you() {
    let words = word_list();
    let mut read = CollectedTexts::default();
    let scrambles = [
        letter::Scramble::Turns,
        letter::Scramble::Buzzers,
        letter::Scramble::InLines,
    ];
    for seed in 0..9 {
        let choices = letter::Choices {
            scramble: scrambles[seed as usize % 3],
            help: [letter::Help::ClaimsWords, letter::Help::MarksWords].repeat(2)[..]
                .try_into()
                .unwrap(),
            cards: Some(20),
            ..letter::Choices::default()
        };
        let options = letter::Options::new(choices).unwrap();
        let mut told = Vec::new();
        let mut steps = 0;
        let game = play_steps::<CULetter>(&options, seed, &words, |game, seats| {
            let view = game.view(Viewer::Table);
            let asks_ready = !view.table.turn.ready;
            told.push(c_u_letter_table::prompt(&view.table, asks_ready, seats));
            told.extend(c_u_letter_news::last_act(game).map(|did| did.says));
            steps += 1;
            if steps % 20 == 0 {
                let shown = shown_table(&view, &Draft::default());
                let squares = shown.squares.iter();
                told.extend(squares.map(|one| c_u_letter_table::square_label(one, seats)));
                let claims = shown.claims.iter();
                told.extend(claims.map(|one| c_u_letter_table::describe_claim(one, seats)));
            }
            if let Some(result) = view.table.results.last() {
                let steps = ceremony_steps(&view.table, &view.table, result);
                told.extend(
                    steps
                        .iter()
                        .map(|one| c_u_letter_table::describe_ceremony_step(one, seats)),
                );
            }
        });
        for seat in SeatId::all(2) {
            let since = c_u_letter_news::news_since(&game, seat);
            told.extend(since.lines.into_iter().map(|did| did.says));
        }
        told.push(c_u_letter_news::why_game_ended(&game));
        let seats = &game.journal().seats;
        told.extend(rule::describe_rules(
            c_u_letter_set_up::RULE_SENTENCES,
            &choices,
            seats,
        ));
        told.extend(
            log_lines(&game)
                .iter()
                .map(|line| c_u_letter_play::describe_entry(line, seats)),
        );
        told.into_iter().for_each(|told| read.add_text(told));
    }
    read.assert_has(&[
        "You place ",
        "Your turn: ",
        "You claim ",
        "You draw ",
        "You pass.",
        "you begin.",
    ]);
    read.assert_has(&[
        "Are you ready?",
        " get ",
        " your ",
        "Your ",
        "You make ",
        " for you.",
    ]);
    read.assert_has(&[
        "you would get it",
        "You had hidden ",
        "You ran out of time ",
        "You placed ",
        "You claimed ",
    ]);
}
