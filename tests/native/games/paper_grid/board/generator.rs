//! Starting boards of Paper Grid: G1 to G8, each over ten thousand seeds.

use paper_grid_rules::{
    Amount, Board, BoardRefusal, BoardSettings, CellId, Cells, Contents, CountedItem, Direction,
    GENERATOR_VERSION, Size, SpecialType, SpecialTypes, Symmetry, generate, is_vowel,
};

use game::Chance;

use super::any::{BOARDS, any_settings, generate_board, pick_one, seeds, with_seed};
use crate::thorough;

fn special_cells(board: &Board) -> Cells {
    board.cells_where(|cell| cell.special.is_some())
}

/// Whether the counts fit the weights, with a one in a thousand chance of a false alarm: a bound
/// for chi-square, close to the tables up to twenty degrees of freedom.
fn fits_weights(seen: &[usize], weights: &[usize]) -> bool {
    let drawn: usize = seen.iter().sum();
    let heavy: usize = weights.iter().sum();
    let off = seen.iter().zip(weights).map(|(&seen, &weight)| {
        let expected = (drawn * weight) as f64 / heavy as f64;
        (seen as f64 - expected).powi(2) / expected
    });
    let freedom = (seen.len() - 1) as f64;
    off.sum::<f64>() < freedom + 4.0 * (2.0 * freedom).sqrt() + 4.0
}

#[test]
fn g1_a_board_matches_its_settings() {
    for (settings, board) in BOARDS.iter() {
        assert_eq!(board.size(), settings.size);
        assert_eq!(board.values, settings.values);
        assert_eq!(board.backpacks, settings.backpacks);
        assert_eq!(board.areas().len(), settings.seats);
        let counts = [
            (settings.walls, board.walls().len()),
            (settings.letters, board.lettered_cells().len()),
            (settings.specials, special_cells(board).len()),
        ];
        for (amount, count) in counts {
            match amount {
                Amount::Off => assert_eq!(count, 0),
                Amount::Exactly(wanted) => assert_eq!(count, wanted, "{settings:?}\n{board}"),
                Amount::Few | Amount::Some | Amount::Many => {}
            }
        }
        let drawn = special_cells(board)
            .iter()
            .filter_map(|cell| board.special(cell));
        assert!(
            drawn
                .into_iter()
                .all(|special| settings.types.contains(special))
        );
        if settings.letters_off_rim {
            assert_eq!(board.rim_letter_count(), 0);
        }
        let hands = board
            .areas()
            .into_iter()
            .map(|(area, _)| board.hand(area).len());
        let hands: Vec<usize> = hands.collect();
        match settings.hand {
            Some(count) => assert!(hands.iter().all(|&hand| hand == count)),
            None => assert!(
                hands
                    .iter()
                    .all(|&hand| (1..=3).contains(&hand) && hand == hands[0])
            ),
        }
    }
}

#[test]
fn g1_the_same_settings_seed_and_version_give_the_same_board() {
    for number in seeds() {
        let settings = any_settings(number);
        let saved = serde_json::to_string(&settings).unwrap();
        let settings_again: BoardSettings = serde_json::from_str(&saved).unwrap();
        assert_eq!(settings_again, settings);
        let boards =
            [&settings, &settings_again].map(|settings| generate_board(settings).to_string());
        assert_eq!(boards[0], boards[1]);
    }
    let unknown = generate(&BoardSettings::default(), GENERATOR_VERSION + 1);
    assert_eq!(
        unknown,
        Err(BoardRefusal::UnknownVersion(GENERATOR_VERSION + 1))
    );
}

#[test]
fn g1_more_walls_change_nothing_else() {
    let usual = with_seed(1, BoardSettings::default());
    let walls = Amount::Exactly(40);
    let (board, mut walled) = (
        generate_board(&usual),
        generate_board(&BoardSettings { walls, ..usual }),
    );
    assert_eq!(walled.walls().len(), 40);
    walled
        .walls()
        .clone()
        .iter()
        .for_each(|edge| walled.remove_wall(edge));
    board
        .walls()
        .iter()
        .for_each(|edge| walled.place_wall(edge));
    assert_eq!(walled, board);
}

#[test]
fn g1_impossible_settings_are_refused_with_the_reason() {
    let refused = |change: fn(&mut BoardSettings)| {
        let mut settings = BoardSettings::default();
        change(&mut settings);
        let refusal = settings.check().unwrap_err();
        assert_eq!(generate(&settings, GENERATOR_VERSION), Err(refusal));
        refusal
    };
    assert_eq!(
        refused(|s| s.seats = 7),
        BoardRefusal::TooManySeats { wanted: 7 }
    );
    assert_eq!(
        refused(|s| s.hand = Some(6)),
        BoardRefusal::HandTooLarge { wanted: 6 }
    );
    let no_room = |thing, wanted, most| BoardRefusal::NoRoom {
        thing,
        wanted,
        most,
    };
    assert_eq!(
        refused(|s| s.walls = Amount::Exactly(42)),
        no_room(CountedItem::Walls, 42, 41)
    );
    assert_eq!(
        refused(|s| s.letters = Amount::Exactly(10)),
        no_room(CountedItem::Letters, 10, 9)
    );
    let types = refused(|s| s.specials = Amount::Exactly(5));
    assert_eq!(
        types,
        BoardRefusal::TooFewTypes {
            wanted: 5,
            types: 4
        }
    );
    let none = refused(|s| (s.specials, s.types) = (Amount::Few, SpecialTypes::NONE));
    assert_eq!(
        none,
        BoardRefusal::TooFewTypes {
            wanted: 1,
            types: 0
        }
    );
    let crowded = refused(|s| {
        (s.size, s.seats, s.symmetry) = (Size::Small, 6, Symmetry::Mirrored);
        s.specials = Amount::Exactly(4);
    });
    assert_eq!(crowded, no_room(CountedItem::Specials, 4, 2));
    let odd = refused(|s| (s.symmetry, s.walls) = (Symmetry::Turned, Amount::Exactly(7)));
    assert_eq!(
        odd,
        BoardRefusal::Odd {
            thing: CountedItem::Walls,
            wanted: 7
        }
    );
    let odd = refused(|s| (s.symmetry, s.specials) = (Symmetry::Mirrored, Amount::Exactly(3)));
    assert_eq!(
        odd,
        BoardRefusal::Odd {
            thing: CountedItem::Specials,
            wanted: 3
        }
    );
}

#[test]
fn g1_exactly_the_accepted_settings_can_be_generated() {
    let (mut accepted, mut refused) = (0, 0);
    for number in seeds() {
        let chance = &mut Chance::new(number);
        let mut settings = any_settings(number);
        match chance.below(5) {
            0 => settings.seats = pick_one(chance, &[4, 5, 6, 7, usize::MAX]),
            1 => settings.hand = Some(pick_one(chance, &[5, 6, usize::MAX])),
            2 => settings.walls = Amount::Exactly(chance.below(120)),
            3 => settings.letters = Amount::Exactly(chance.below(40)),
            _ => settings.specials = Amount::Exactly(chance.below(14)),
        }
        let fits = [
            settings.max_walls(),
            settings.max_letters(),
            settings.max_specials(),
        ];
        let wanted = [settings.walls, settings.letters, settings.specials];
        let made = generate(&settings, GENERATOR_VERSION);
        assert_eq!(
            settings.check(),
            made.as_ref().map(|_| ()).map_err(|refusal| *refusal)
        );
        let Ok(board) = made else {
            refused += 1;
            continue;
        };
        accepted += 1;
        let counts = [
            board.walls().len(),
            board.lettered_cells().len(),
            special_cells(&board).len(),
        ];
        for ((wanted, count), most) in wanted.into_iter().zip(counts).zip(fits) {
            assert!(count <= most, "{settings:?}\n{board}");
            assert!(!matches!(wanted, Amount::Exactly(exact) if exact != count));
        }
    }
    let enough = thorough::cases(2_000);
    assert!(
        accepted > enough && refused > enough,
        "{accepted} {refused}"
    );
}

#[test]
fn g2_default_counts_are_uniform() {
    // Minimum and maximum of letters, special cells and walls.
    let usual = [
        (Size::Small, [1..=2, 1..=2, 3..=4]),
        (Size::Medium, [2..=5, 2..=5, 5..=10]),
        (Size::Large, [4..=10, 4..=10, 10..=20]),
    ];
    for (size, ranges) in usual {
        let mut seen = ranges.clone().map(|range| vec![0; range.count()]);
        let mut hands = vec![0; 3];
        for number in seeds() {
            let board = generate_board(&with_seed(
                number,
                BoardSettings {
                    size,
                    specials: Amount::Some,
                    types: SpecialTypes::CELLDANCE,
                    ..BoardSettings::default()
                },
            ));
            let counts = [
                board.lettered_cells().len(),
                special_cells(&board).len(),
                board.walls().len(),
            ];
            for ((seen, range), count) in seen.iter_mut().zip(&ranges).zip(counts) {
                assert!(range.contains(&count), "{size:?} {count} {range:?}");
                seen[count - range.start()] += 1;
            }
            hands[board.hand(board.areas()[0].0).len() - 1] += 1;
        }
        for seen in seen.iter().chain([&hands]) {
            assert!(
                fits_weights(seen, &vec![1; seen.len()]),
                "{size:?} {seen:?}"
            );
        }
    }
}

#[test]
fn g3_the_star_is_uniform_among_the_centre_cells() {
    for size in Size::ALL {
        let mut seen = [0; 4];
        for number in seeds() {
            let board = generate_board(&with_seed(
                number,
                BoardSettings {
                    size,
                    ..BoardSettings::default()
                },
            ));
            let star = size
                .centre_cells()
                .iter()
                .position(|&cell| board.star() == Some(cell));
            seen[star.unwrap()] += 1;
        }
        assert!(fits_weights(&seen, &[1; 4]), "{size:?} {seen:?}");
    }
}

fn are_apart(board: &Board, cells: Cells) -> bool {
    cells.iter().all(|cell| {
        board
            .size()
            .surrounding_cells(cell)
            .intersection(cells)
            .is_empty()
    })
}

#[test]
fn g4_nothing_overlaps_or_touches_its_own_kind() {
    for (settings, board) in BOARDS.iter() {
        let areas: Cells = board.areas().into_iter().map(|(_, cell)| cell).collect();
        for cells in [areas, board.lettered_cells(), special_cells(board)] {
            assert!(are_apart(board, cells), "{settings:?}\n{board}");
        }
        assert!(
            special_cells(board)
                .intersection(areas.union(board.lettered_cells()))
                .is_empty()
        );
        let star = board.star().unwrap();
        assert_eq!(
            (board.contents(star), board.special(star)),
            (Contents::Empty, None)
        );
    }
}

#[test]
fn g4_areas_are_spread_evenly_round_the_edge() {
    for (settings, board) in BOARDS.iter() {
        let rim = settings.size.rim_cells();
        let place = |cell: CellId| rim.iter().position(|&other| other == cell).unwrap();
        let places: Vec<usize> = board.areas().iter().map(|(_, cell)| place(*cell)).collect();
        let next = places.iter().cycle().skip(1);
        for (here, next) in places.iter().zip(next).filter(|_| places.len() > 1) {
            let gap = (next + rim.len() - here) % rim.len();
            let even = rim.len() / places.len();
            assert!((even..=even + 1).contains(&gap), "{places:?}");
        }
    }
}

#[test]
fn g5_every_cell_reaches_every_other_and_has_at_most_two_walls() {
    for (settings, board) in BOARDS.iter() {
        // The test's own flood fill, not the board's.
        let usable = board.usable_cells();
        let mut flooded = Cells::NONE.with(usable.first().unwrap());
        let mut before = Cells::NONE;
        while before != flooded {
            before = flooded;
            for cell in before.iter() {
                for side in Direction::ALL {
                    let Some(edge) = settings.size.edge(cell, side) else {
                        continue;
                    };
                    let near = settings.size.step(cell, side).unwrap();
                    if !board.is_walled(edge) && usable.contains(near) {
                        flooded = flooded.with(near);
                    }
                }
            }
        }
        assert_eq!(flooded, usable, "{settings:?}\n{board}");
        assert_eq!(board.sealed_off_cells(), Cells::NONE);
        assert!(
            board.cell_ids().all(|cell| board.wall_count_at(cell) <= 2),
            "{settings:?}\n{board}"
        );
    }
}

#[test]
fn g5_every_seed_can_place_the_maximum_number_of_walls() {
    for number in seeds() {
        let mut settings = any_settings(number);
        let pairs_only = settings.symmetry == Symmetry::Turned;
        // The last few counts below the maximum, where drawing freely fails.
        let most = settings.max_walls();
        let wanted = most - (number as usize % 3).min(most);
        let wanted = if pairs_only { wanted & !1 } else { wanted };
        settings.walls = Amount::Exactly(wanted);
        let board = generate_board(&settings);
        assert_eq!(board.walls().len(), wanted, "{settings:?}\n{board}");
        settings.walls = Amount::Exactly(most + 1);
        let (thing, wanted) = (CountedItem::Walls, most + 1);
        assert_eq!(
            settings.check(),
            Err(BoardRefusal::NoRoom {
                thing,
                wanted,
                most
            })
        );
    }
    // Without areas it is the true limit: one more wall would cut the board in two.
    let open = BoardSettings {
        seats: 0,
        ..BoardSettings::default()
    };
    assert_eq!(open.max_walls(), 112 - 64 + 1);
}

#[test]
fn g6_each_special_type_occurs_at_most_once() {
    for (settings, board) in BOARDS.iter() {
        let drawn = special_cells(board)
            .iter()
            .filter_map(|cell| board.special(cell));
        let drawn: Vec<SpecialType> = drawn.collect();
        let types: SpecialTypes = drawn.iter().copied().collect();
        assert_eq!(types.len(), drawn.len(), "{settings:?}\n{board}");
    }
}

#[test]
fn g6_special_types_follow_their_weights() {
    let mut seen = [0; 11];
    for number in 0..2 * seeds().end {
        let board = generate_board(&with_seed(
            number,
            BoardSettings {
                specials: Amount::Exactly(1),
                types: SpecialTypes::CELLDANCE,
                ..BoardSettings::default()
            },
        ));
        let special = special_cells(&board)
            .first()
            .and_then(|cell| board.special(cell));
        seen[special.unwrap().index()] += 1;
    }
    // Weights in halves, in the order of the rules.
    assert!(
        fits_weights(&seen, &[4, 3, 2, 1, 1, 4, 2, 4, 3, 3, 4]),
        "{seen:?}"
    );
}

#[test]
fn g7_starting_hands_have_a_vowel_and_no_three_of_a_kind() {
    let mut letters = [0_usize; 26];
    for (settings, board) in BOARDS.iter() {
        for (area, _) in board.areas() {
            let hand = board.hand(area);
            if hand.len() >= 2 {
                assert!(hand.iter().copied().any(is_vowel), "{settings:?} {hand:?}");
            }
            for &letter in hand {
                let alike = hand.iter().filter(|&&other| other == letter).count();
                assert!(alike <= 2, "{settings:?} {hand:?}");
            }
        }
        for letter in board
            .lettered_cells()
            .iter()
            .filter_map(|cell| board.letter(cell))
        {
            letters[usize::from(letter.rank())] += 1;
        }
    }
    let of = |text: &str| {
        text.bytes()
            .map(|c| letters[usize::from(c - b'A')])
            .min()
            .unwrap()
    };
    assert!(
        of("EAIRST") > 5 * of("JQXZ") && of("JQXZ") > 0,
        "{letters:?}"
    );
}

#[test]
fn g8_walls_and_special_cells_are_symmetric() {
    let mut alone = 0;
    for (settings, board) in BOARDS.iter() {
        let (size, symmetry) = (settings.size, settings.symmetry);
        for edge in board.walls().iter() {
            let image = symmetry.edge_image(size, edge);
            assert!(board.is_walled(image), "{settings:?}\n{board}");
            alone += usize::from(image == edge && symmetry == Symmetry::Mirrored);
        }
        let cells = special_cells(board);
        let images: Cells = cells
            .iter()
            .map(|cell| symmetry.cell_image(size, cell))
            .collect();
        assert_eq!(images, cells, "{settings:?}\n{board}");
    }
    assert!(alone > 0, "walls on the axis may be their own image");
}
