"""The form for a new game.

Its fields: `seats`; for each seat `seat-0-name` and `seat-0-mind` (`person`, or the spec of an opponent); for each
option `option-ID`, whose value `own` means what stands in `option-ID-own` (only where the option is free);
`friendly` (any text: yes) and `seating` (`side`, `facing`, `around`). A field that is not sent counts as empty.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from azumaya.app import effects, library, past, people
from azumaya.app.effects import Step
from azumaya.app.messages import Form, Studied, Submit
from azumaya.app.model import PERSON, Model, Player, Saved, Setup
from azumaya.app.opponents import USUAL, offered, opponents
from azumaya.app.seating import SEATINGS
from azumaya.core.game import AnyGame, Objection, Option
from azumaya.core.record import Match

OWN = "own"  # the value of `option-ID` that means the text in `option-ID-own`


# -- what stands in the fields -----------------------------------------------------------------------------------


def begin(model: Model, game: str) -> Model:
    """The form for this game: as it was left, else as this game was played last."""
    if model.setup and model.setup.game == game:
        return model
    rules = model.shelf.find(game)
    return replace(model, setup=checked(rules, Setup(game, _defaults(model, rules)), None))


def _defaults(model: Model, game: AnyGame) -> dict[str, str]:
    last = _last(model, game)
    seats = last.record.seats if last else min(game.about.seats)
    fields = {"seats": str(seats), "friendly": "", "seating": model.settings.seating}
    for option in game.about.options:
        fields.update(_option_fields(option, last.record.options.get(option.id) if last else None))
    if last:
        fields.update(friendly="yes" if last.friendly else "", seating=last.seating)
    for seat, player in enumerate(last.players if last else _first_players(model, seats)):
        fields[f"seat-{seat}-mind"] = offered(player.mind)
        fields[f"seat-{seat}-name"] = people.given(player.name) if player.mind == PERSON else ""
    return fields


def _last(model: Model, game: AnyGame) -> Saved | None:
    """The game of this kind that was begun last by a form: in a rematch people sit where they did not choose to."""
    saves = [entry for entry in model.games.values() if isinstance(entry, Saved)]
    alike = [saved for saved in saves if saved.record.game == game.about.id]
    return max(alike, key=lambda saved: (not saved.series, saved.started), default=None)


def _first_players(model: Model, seats: int) -> Iterator[Player]:
    """A person, and opponents who are neither too easy nor too hard."""
    yield Player(model.people[0] if model.people else "")
    for _ in range(1, seats):
        yield Player("", USUAL)


def _option_fields(option: Option, value: str | None) -> dict[str, str]:
    value = option.default if value is None else value
    if any(choice.value == value for choice in option.choices):
        return {f"option-{option.id}": value, **({f"option-{option.id}-own": ""} if option.free else {})}
    if option.free and option.check(value) is None:
        return {f"option-{option.id}": OWN, f"option-{option.id}-own": value}
    return _option_fields(option, None)


def names(game: AnyGame) -> Iterator[str]:
    """The names of all fields the form may have."""
    yield from ("seats", "friendly", "seating")
    for seat in range(max(game.about.seats)):
        yield from (f"seat-{seat}-name", f"seat-{seat}-mind")
    for option in game.about.options:
        yield f"option-{option.id}"
        if option.free:
            yield f"option-{option.id}-own"


# -- reading them ------------------------------------------------------------------------------------------------


def seats_of(game: AnyGame, fields: Mapping[str, str]) -> int:
    """The number of seats, one the game is made for."""
    wanted = fields.get("seats", "")
    return next((n for n in game.about.seats if str(n) == wanted), min(game.about.seats))


def read_options(game: AnyGame, fields: Mapping[str, str]) -> tuple[dict[str, str], dict[str, Objection]]:
    """The options as canonical values, and by field name what is wrong with the others."""
    options: dict[str, str] = {}
    wrong: dict[str, Objection] = {}
    for option in game.about.options:
        name = f"option-{option.id}"
        own = option.free is not None and fields.get(name) == OWN
        raw = fields.get(f"{name}-own", "") if own else fields.get(name, option.default)
        value = option.read(raw)
        if objection := option.check(value):
            wrong[f"{name}-own" if own else name] = objection
        else:
            options[option.id] = value
    return options, wrong


def players_of(game: AnyGame, fields: Mapping[str, str]) -> tuple[Player, ...]:
    """Who sits where: persons by their cleaned names, opponents by theirs, no two alike."""
    titles = {opponent.spec: str(opponent.title) for opponent in opponents(game)}
    minds = [fields.get(f"seat-{seat}-mind", PERSON) for seat in range(seats_of(game, fields))]
    minds = [spec if spec in titles else PERSON for spec in minds]
    typed = (titles.get(spec) or people.given(fields.get(f"seat-{seat}-name", "")) for seat, spec in enumerate(minds))
    settled = people.settle(list(typed))
    return tuple(Player(name, spec) for name, spec in zip(settled, minds, strict=True))


def checked(game: AnyGame, setup: Setup, before: Setup | None, sent: bool = False) -> Setup:
    """The form with what can be said about it; what was studied stays where the options are the same.

    That a value of one's own is still to be written is no fault before the form is sent.
    """
    options, wrong = read_options(game, setup.fields)
    if not wrong and (misfit := game.misfit(seats_of(game, setup.fields), options)):
        wrong = {_field_of(game, misfit): misfit}
    if wrong:
        known = before.objections if before else {}
        waits = {name for name in wrong if name.endswith(f"-{OWN}") and not setup.fields.get(name, "").strip()}
        said = wrong if sent else {name: wrong[name] for name in wrong if name not in waits or name in known}
        return replace(setup, objections=said, notes=(), studying=False)
    if before and not before.objections and chosen(game, before) == chosen(game, setup):
        return replace(setup, objections={}, notes=before.notes, studying=before.studying)
    return replace(setup, objections={}, notes=(), studying=True)


def _field_of(game: AnyGame, misfit: Objection) -> str:
    """The field of the first option that a misfit names; that of the seats where it names none."""
    known = {option.id for option in game.about.options}
    return next((f"option-{id}" for id in misfit.at if id in known), "seats")


def chosen(game: AnyGame, setup: Setup) -> tuple[int, dict[str, str]]:
    """The seats and the options of a form without objections."""
    return seats_of(game, setup.fields), read_options(game, setup.fields)[0]


# -- messages ----------------------------------------------------------------------------------------------------


def changed(model: Model, setup: Setup, message: Form | Submit) -> Model:
    """Something was typed or chosen."""
    game = model.shelf.find(setup.game)
    fields = {name: message.fields.get(name, "") for name in names(game)}
    for name, value in setup.fields.items():
        if name.startswith(("seat-", "option-")) and name not in message.fields:
            fields[name] = value  # the form did not show it
    for seat in range(seats_of(game, fields)):
        fields[f"seat-{seat}-mind"] = fields.get(f"seat-{seat}-mind") or USUAL
    after = checked(game, replace(setup, fields=fields), setup, isinstance(message, Submit))
    return replace(model, setup=after)


def studied(model: Model, setup: Setup, message: Studied) -> Model:
    """More is known about the options."""
    return replace(model, setup=replace(setup, notes=message.notes, studying=not message.done))


def submitted(model: Model, setup: Setup, message: Submit) -> Step:
    """Begin the game, if nothing is wrong with the form."""
    model = changed(model, setup, message)
    assert model.setup is not None
    setup = model.setup
    if setup.objections:
        first = next(iter(setup.objections.values()))
        return model, [effects.announce([first.text], urgent=True)]
    game = model.shelf.find(setup.game)
    seats, options = chosen(game, setup)
    model, seed, id = library.fresh(model, message.seed)
    match = Match.new(game, seats, options, seed).settle()
    players = players_of(game, setup.fields)
    seating = setup.fields["seating"]
    saved = Saved(
        id,
        match.record,
        players,
        friendly=bool(setup.fields["friendly"]),
        seating=seating if seating in SEATINGS else SEATINGS[0],
    )
    model, done = _remember(model, players)
    model, more = past.start(model, saved, match, replaced=True)
    return model, more + done


def _remember(model: Model, players: tuple[Player, ...]) -> Step:
    """The names of the persons, for the next form."""
    named = [player.name for player in players if player.mind == PERSON and people.given(player.name)]
    known = people.remember(named, model.people)
    if known == model.people:
        return model, []
    return replace(model, people=known), [effects.save(people.KEY, people.write(known))]
