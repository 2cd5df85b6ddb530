"""The frame of a bot on standard input and output, for `exec:` (docs/protocol.md)."""

from __future__ import annotations

import json
import sys
from typing import Any, TextIO


class Bot:
    """Give `choose` what your bot does, and call `run()`: `messdeck arena do-boy --bot "exec:python3 mybot.py"`."""

    #: Game, edition, rules, number of seats and own seat of the match that is played.
    match: dict[str, Any]

    def begin(self, match: dict[str, Any]) -> None:
        """A match begins."""

    def hear(self, entry: dict[str, Any]) -> None:
        """Something happened that the seat could notice: `by`, `do`, and its `view` after it."""

    def choose(self, view: dict[str, Any], choices: list[str]) -> str:
        """One of the choices: legal actions, and "-" where a call window may be let pass."""
        raise NotImplementedError("A bot needs choose(view, choices).")

    def run(self, lines: TextIO = sys.stdin, answers: TextIO = sys.stdout) -> None:
        """Plays match after match until the input ends."""
        for line in lines:
            told = json.loads(line)
            if "match" in told:
                self.match = told["match"]
                self.begin(self.match)
                continue
            if "do" in told:
                self.hear({key: told[key] for key in told if key != "ask"})
            if told.get("ask"):
                view = told["view"]
                choices = view["legal"] + (["-"] if "clock" in view["actors"] else [])
                print(self.choose(view, choices), file=answers, flush=True)
