"""The baselines are frozen: whatever opponents learn, what they are measured against stays the same."""

from hashlib import sha256

import pytest

from azumaya.core.record import Match
from azumaya.games import SHELF
from azumaya.players import mind
from azumaya.players.arena import decide

MOVES = 40  # of a game of two of them, chance's included
PLAYED = {  # a digest of their tokens
    ("moyo", "random"): "bf988b657edb6f22",
    ("moyo", "greedy"): "bf318334623c9f22",
    ("moyo", "policy"): "45349361e9af01b8",
    ("cardoku", "random"): "a16c173b6a3853e6",
    ("cardoku", "greedy"): "dce19466a9ccf6d5",
    ("cardoku", "policy"): "a16c173b6a3853e6",
    ("kartenspiel", "random"): "a3e70e0df6d5c26c",
    ("kartenspiel", "greedy"): "87ab61065e4b60b7",
    ("kartenspiel", "policy"): "6fb8d7048835db02",
    ("kado", "random"): "857d4163dcd673c4",
    ("kado", "greedy"): "89a008f67f33fe2d",
    ("kado", "policy"): "c97c3881d8cb295d",
    ("culdcept", "random"): "a0b046effada4858",
    ("culdcept", "greedy"): "05ff80c7e4dce459",
    ("culdcept", "policy"): "010ea0fbf3728cf5",
}


@pytest.mark.parametrize(("game", "spec"), PLAYED)
def test_a_baseline_plays_the_game_it_has_always_played(game: str, spec: str) -> None:
    match = Match.new(SHELF.find(game), 2, {}, "baseline").settle()
    while match.turn is not None and len(match.record.moves) < MOVES:
        match = match.play(str(decide(match, mind(spec, match.game))[0])).settle()
    assert sha256(" ".join(match.record.moves).encode()).hexdigest()[:16] == PLAYED[game, spec]
