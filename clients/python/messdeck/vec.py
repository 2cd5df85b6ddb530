"""Many matches stepped through together."""

from __future__ import annotations

import base64
from array import array
from dataclasses import dataclass
import sys
from typing import Any, Mapping, Sequence

from .game import Game
from .record import Record

#: In `State.seats`: the match is over, and chance is asked.
OVER = -1
CHANCE = -2


@dataclass(frozen=True)
class Ended:
    """A match that has just ended: in which environment, and its number among those of the seed."""

    env: int
    match: int
    scores: list[float]
    winners: list[int]
    returns: list[float]
    record: Record | None = None


@dataclass(frozen=True)
class State:
    """Who is asked in each environment and what is open, the matches that ended, and what the seats observe."""

    seats: list[int]
    open: list[list[int]]
    ended: list[Ended]
    #: The observations one after the other, if they were asked for; `observation` gives one of them.
    vectors: array[float] | None
    length: int

    def observation(self, env: int) -> array[float]:
        """What the seat that is asked in this environment observes."""
        if self.vectors is None:
            raise ValueError("The environments were made without vectors=True.")
        return self.vectors[env * self.length : (env + 1) * self.length]


def state_of(answer: Mapping[str, Any], length: int) -> State:
    vectors = None
    if (packed := answer.get("vectors")) is not None:
        vectors = array("f", base64.b64decode(packed))
        if sys.byteorder == "big":
            vectors.byteswap()
    ended = [
        Ended(
            one["env"],
            one["match"],
            one["scores"],
            one["winners"],
            one["returns"],
            Record(one["record"]) if "record" in one else None,
        )
        for one in answer.get("ended", ())
    ]
    return State(answer["seats"], answer["open"], ended, vectors, length)


class VecEnv(Game):
    """`envs` matches of one game. With `renew` an environment begins the next match as soon as one is over."""

    def __init__(
        self,
        game: str,
        envs: int = 256,
        *,
        seats: int | None = None,
        rules: Mapping[str, Any] | None = None,
        seed: str = "1",
        tiny: bool = False,
        renew: bool = True,
        vectors: bool = False,
        records: bool = False,
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__(game, seats, rules, seed, envs, ("--tiny",) if tiny else (), command)
        self.envs = envs
        self._how = {"renew": renew, "vectors": vectors, "records": records}
        self._seed = seed

    def reset(self, seed: str | None = None, first: int = 0) -> State:
        """Begins matches `first`, `first` + 1, … of the seed."""
        self._seed = self._seed if seed is None else seed
        return self._state({"do": "reset", "seed": self._seed, "first": first, **self._how})

    def step(self, actions: Sequence[int | str | None]) -> State:
        """One action for each environment, as number or text; None leaves one alone."""
        return self._state({"do": "step", "actions": list(actions)})

    def record(self, env: int = 0) -> Record:
        """The match in an environment, as far as it went."""
        return Record(self._process.ask({"do": "record", "env": env}))

    def clone(self, env: int = 0) -> int:
        """Keeps the match of an environment as it stands, under the number returned."""
        return int(self._process.ask({"do": "clone", "env": env})["clone"])

    def restore(self, clone: int, env: int = 0) -> State:
        """Goes on from a match that was kept."""
        return self._state({"do": "restore", "clone": clone, "env": env})

    def forget(self, clone: int) -> None:
        """Frees a match that was kept."""
        self._process.ask({"do": "forget", "clone": clone})

    def reseed(self, seed: str, env: int | None = None) -> None:
        """From now on chance draws from this seed."""
        self._process.ask({"do": "seed", "seed": seed, **({} if env is None else {"env": env})})

    def _state(self, request: dict[str, Any]) -> State:
        return state_of(self._process.ask(request), self.length)

    def __enter__(self) -> "VecEnv":
        return self
