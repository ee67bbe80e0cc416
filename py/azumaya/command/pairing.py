"""Games that opponents play each other, spread over processes where there are several."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass, field

from azumaya.games import SHELF
from azumaya.players import arena, mind
from azumaya.players.arena import Result


@dataclass(frozen=True)
class Pairing:
    """Who plays what. Game n is the same whoever plays it and when; seats rotate from game to game."""

    game: str
    specs: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: str = "0"

    def play(self, n: int) -> Result:
        """Game n (from 0)."""
        game = SHELF.find(self.game)
        minds = [mind(spec, game) for spec in self.specs]
        return arena.play(game, minds, self.options, f"{self.seed}/{n}", shift=n % len(minds))


def results(pairing: Pairing, games: int, processes: int = 1) -> Generator[Result, None, None]:
    """The games 0 to `games` - 1 in this order. Whoever has seen enough closes the iterator."""
    if processes == 1:
        yield from map(pairing.play, range(games))
        return
    # Imported here, because there are no processes in a browser.
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(processes) as pool:
        coming = [pool.submit(pairing.play, n) for n in range(games)]
        try:
            for game in coming:
                yield game.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


LEAST = 20  # games before anything counts as decided: whoever looks after each game is sure too soon


def until_decided(pairing: Pairing, bar: float, games: int, processes: int = 1) -> list[Result]:
    """Whole rounds of seats until the first player's share is surely above or below the bar, or so many games."""
    played: list[Result] = []
    with closing(results(pairing, games, processes)) as coming:
        for result in coming:
            played.append(result)
            whole = len(played) % len(pairing.specs) == 0
            if whole and len(played) >= LEAST and arena.decided([one.shares[0] for one in played], bar):
                break
    return played
