//! Components without input: tiles, cards, banners, clocks, scores, history, the cover.

use leptos::prelude::*;

use super::Sample;
use crate::app_state::use_app;
use crate::draw::join_views;
use crate::parts::{
    Banner, Card, CardContent, Clock, Cover, History, HistoryLine, ScoreRow, Scores, TileFace,
};
use game::{Player, SeatColour};
use screen::{CardColour, ClockFace};

fn sample_players() -> Vec<Player> {
    let names = [
        "Ada",
        "Gran",
        "Žofie",
        "李小龙",
        "A name of 24 characters!",
        "<b>Bob</b>",
    ];
    let players = names.into_iter().zip(SeatColour::ALL);
    let player = |(name, colour): (&str, SeatColour)| {
        let name = name.parse().ok()?;
        Some(Player { name, colour })
    };
    players.filter_map(player).collect()
}

/// The samples on the Faces tab.
#[component]
pub fn Faces() -> impl IntoView {
    let app = use_app();
    let shown = RwSignal::new(Some(1));
    let lines = [
        "Ada played HOW for 9.",
        "Gran built a wall.",
        "Žofie asked for E and T.",
        "李小龙 stole GRAPE from Ada.",
    ];
    let lines = lines.map(|line| HistoryLine(line.into())).to_vec();
    let cover = sample_players().into_iter().next().map(|player| {
        let on_ready = Callback::new(move |()| app.announce("Uncovered."));
        view! { <Cover player on_ready inline=true /> }.into_any()
    });
    let banners = sample_players().into_iter().zip(0..);
    let banners = banners
        .map(|(player, at)| view! { <Banner player score=at * 37 turn={at == 1} /> }.into_any());
    let tiles = SeatColour::ALL;
    let tiles = tiles.map(|owner| view! { <TileFace letters="E" owner=Some(owner) /> }.into_any());
    let cards = sample_cards().map(|face| view! { <Card face /> }.into_any());
    let clocks = [60_000, 9_500, 4_200, 0];
    let clocks =
        clocks.map(|left| view! { <Clock face=ClockFace { left, of: 60_000 } /> }.into_any());
    let rows = sample_players()
        .into_iter()
        .take(3)
        .zip(0..)
        .map(|(player, at)| ScoreRow {
            player,
            rounds: vec![12 + at, 30 - at * 9, -4 * at],
            won: at == 0,
        });
    view! {
        <div class="columns">
            <Sample name="Tiles">
                <div class="row">
                    <TileFace letters="A" />
                    <TileFace letters="K" value=Some(5) />
                    <TileFace letters="QU" value=Some(8) />
                    <TileFace letters="" />
                    <TileFace letters="N" fresh=true />
                    {join_views(tiles)}
                    <TileFace letters="D" owner=Some(SeatColour::Moss) value=Some(12) />
                </div>
            </Sample>
            <Sample name="Cards">
                <div class="row">{join_views(cards)}</div>
                <div class="row">
                    <Card face=None />
                </div>
            </Sample>
            <Sample name="Name banners">{join_views(banners)}</Sample>
            <Sample name="Clocks">
                <div class="row">
                    {join_views(clocks)}
                </div>
            </Sample>
            <Sample name="Score table">
                <Scores caption="After three rounds" rows=rows.collect() />
            </Sample>
            <Sample name="History">
                <History
                    label="History"
                    lines
                    shown
                    on_show=Callback::new(move |at| shown.set(Some(at)))
                />
            </Sample>
            <Sample name="Cover">{cover}</Sample>
        </div>
    }
}

fn sample_cards() -> impl Iterator<Item = CardContent> {
    let faces = [
        ("R", 2),
        ("ING", 6),
        ("TH", 8),
        ("E", -1),
        ("Q", 10),
        ("", 0),
    ];
    let faces = faces.into_iter().zip(CardColour::ALL);
    faces.map(|((letters, value), colour)| CardContent {
        letters: letters.into(),
        colour,
        value,
    })
}
