"""Finished matches as files and objects (docs/records.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterable, Iterator, Sequence

from . import command as messdeck


@dataclass(frozen=True)
class Record:
    """One match, as `messdeck simulate` prints it."""

    data: dict[str, Any]

    @property
    def game(self) -> str:
        return str(self.data["game"])

    @property
    def rules(self) -> dict[str, Any]:
        return dict(self.data["rules"])

    @property
    def log(self) -> list[dict[str, Any]]:
        """Every event in order: who did (`by`) what (`do`)."""
        return list(self.data["log"])

    @property
    def hands(self) -> list[list[float]]:
        """What each hand added to every seat's score."""
        return [hand["points"] for hand in self.data["hands"]]

    @property
    def scores(self) -> list[float] | None:
        """The scores of a match that is over."""
        result = self.data.get("result")
        return result and list(result["scores"])

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, of a match that is over."""
        result = self.data.get("result")
        return None if result is None else list(result["winners"])

    @staticmethod
    def read(path: str | Path) -> Iterator["Record"]:
        """The records of a file, one a line."""
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                if line.strip():
                    yield Record(json.loads(line))

    @staticmethod
    def write(path: str | Path, records: Iterable["Record"]) -> None:
        """Writes records to a file, one a line."""
        with open(path, "w", encoding="utf-8") as file:
            for record in records:
                file.write(f"{record.line()}\n")

    @staticmethod
    def simulate(
        game: str,
        matches: int = 1,
        *,
        bots: str | Sequence[str] = "random",
        seats: int | None = None,
        rules: dict[str, Any] | None = None,
        seed: str = "1",
        command: Sequence[str] | None = None,
    ) -> list["Record"]:
        """Matches of bots, as `messdeck simulate` plays them."""
        args = ["simulate", game, "--matches", str(matches), "--seed", seed]
        args += ["--bots", bots if isinstance(bots, str) else json.dumps(list(bots))]
        args += [] if seats is None else ["--seats", str(seats)]
        args += ["--rules", json.dumps(rules or {})]
        return [Record(json.loads(line)) for line in messdeck.run(args, command=command).splitlines()]

    def line(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.data, ensure_ascii=False, separators=(",", ":"))

    def check(self, command: Sequence[str] | None = None) -> None:
        """Replays the match under the rules; raises MessdeckError where it breaks one or the scores disagree."""
        messdeck.run(["replay", "-"], f"{self.line()}\n", command)
