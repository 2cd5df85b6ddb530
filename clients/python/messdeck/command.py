"""The messdeck command: how it is found, and one that answers requests in JSON lines."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
from types import TracebackType
from typing import Any, Sequence


class MessdeckError(Exception):
    """What messdeck refused, in its own sentence."""


def find_command(command: Sequence[str] | None = None) -> list[str]:
    """The command line that starts messdeck: the one given, $MESSDECK, `messdeck`, or `npx messdeck` (never from the network)."""
    if command is not None:
        return list(command)
    if named := os.environ.get("MESSDECK"):
        return shlex.split(named)
    return ["messdeck"] if shutil.which("messdeck") else ["npx", "--no", "messdeck"]


def run(args: Sequence[str], given: str = "", command: Sequence[str] | None = None) -> str:
    """Runs messdeck to its end and returns what it printed."""
    done = subprocess.run([*find_command(command), *args], input=given, capture_output=True, text=True)
    if done.returncode != 0:
        raise MessdeckError(done.stderr.strip().removeprefix("messdeck: ") or f"messdeck {args[0]} failed.")
    return done.stdout


class Process:
    """A messdeck that answers requests, one JSON object a line."""

    def __init__(self, args: Sequence[str], command: Sequence[str] | None = None) -> None:
        line = [*find_command(command), *args]
        try:
            self._process = subprocess.Popen(
                line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
        except FileNotFoundError:
            raise MessdeckError(f"There is no command {line[0]!r}; $MESSDECK can name another.") from None

    def ask(self, request: dict[str, Any]) -> Any:
        process = self._process
        assert process.stdin and process.stdout and process.stderr
        try:
            process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except (BrokenPipeError, ValueError):
            line = b""
        if not line:
            said = b"" if process.stderr.closed else process.stderr.read()
            self.close()
            raise MessdeckError(said.decode().strip().removeprefix("messdeck: ") or "messdeck has ended.")
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise MessdeckError(answer["error"])
        return answer

    def close(self) -> None:
        """Ends the command."""
        for pipe in (self._process.stdin, self._process.stdout, self._process.stderr):
            if pipe:
                try:
                    pipe.close()
                except BrokenPipeError:
                    pass
        self._process.wait()

    def __enter__(self) -> "Process":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
