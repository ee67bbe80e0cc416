"""The shelf: every game of the house, in the order of the home screen."""

from azumaya.core.shelf import Shelf
from azumaya.games.cardoku.rules import Cardoku
from azumaya.games.culdcept.rules import Culdcept
from azumaya.games.kado.rules import Kado
from azumaya.games.kartenspiel.rules import Kartenspiel
from azumaya.games.moyo.rules import Moyo

SHELF = Shelf((Moyo(), Cardoku(), Kartenspiel(), Kado(), Culdcept()))
