"""Computer opponents for every game. None sees more than the view of its seat."""

from azumaya.players.minds import Mind, mind
from azumaya.players.thinking import Thinking, stream

__all__ = ["Mind", "Thinking", "mind", "stream"]
