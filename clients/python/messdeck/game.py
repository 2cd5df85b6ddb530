"""What all environments of one table share: the command behind them and what its numbers mean."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Mapping, NamedTuple, Sequence

from .command import Process


class Field(NamedTuple):
    """Where something stands in an observation, and what its numbers mean."""

    name: str
    at: int
    length: int
    means: str


class Game:
    """A `messdeck env` of one game, number of seats and rules."""

    #: The game's id and the edition of its rules.
    game: str
    edition: int
    #: How many seats there are, and every option of the game with its value.
    seats: int
    rules: dict[str, Any]
    #: The words behind the numbers of actions.
    actions: list[str]
    #: How many numbers an observation has, and what they mean.
    length: int
    fields: list[Field]

    def __init__(
        self,
        game: str,
        seats: int | None,
        rules: Mapping[str, Any] | None,
        seed: str,
        envs: int,
        options: Sequence[str],
        command: Sequence[str] | None,
    ) -> None:
        args = ["env", game, "--seed", seed, "--envs", str(envs), *options]
        if seats is not None:
            args += ["--seats", str(seats)]
        if rules is not None:
            args += ["--rules", json.dumps(dict(rules))]
        self._process = Process(args, command)
        told = self._process.ask({"do": "layout"})
        self.game = told["game"]
        self.edition = told["edition"]
        self.seats = told["seats"]
        self.rules = told["rules"]
        self.actions = told["actions"]
        self.length = told["length"]
        self.fields = [Field(one["name"], one["at"], one["length"], one["means"]) for one in told["fields"]]

    def tree(self) -> dict[str, Any]:
        """The whole tree of a small game: `nodes` and information `sets` (docs/research.md)."""
        tree: dict[str, Any] = self._process.ask({"do": "tree"})
        return tree

    def field(self, name: str) -> slice:
        """The part of an observation with this name: `observation[env.field("squad")]`."""
        for one in self.fields:
            if one.name == name:
                return slice(one.at, one.at + one.length)
        raise KeyError(f"{self.game} has no field {name!r}; it has {', '.join(one.name for one in self.fields)}.")

    def mask(self, open: Sequence[int]) -> bytearray:
        """A byte for each action: 1 where its number is open."""
        mask = bytearray(len(self.actions))
        for number in open:
            mask[number] = 1
        return mask

    def close(self) -> None:
        """Ends the command behind the environments."""
        self._process.close()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
