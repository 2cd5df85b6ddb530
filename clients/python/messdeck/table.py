"""A seat at a table on a messdeck server (docs/online.md)."""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from dataclasses import dataclass
from typing import Any, Callable, Iterator, Mapping

from .command import MessdeckError
from .record import Record


@dataclass(frozen=True)
class Table:
    """One seat at a table. `create` makes a table, `join` sits down at one, `play` plays it to its end."""

    server: str
    table: str
    seat: int
    token: str
    #: With this others can join; only the one who made the table has it.
    invite: str | None = None

    @staticmethod
    def create(
        server: str,
        game: str,
        *,
        name: str,
        seats: int | None = None,
        rules: Mapping[str, Any] | None = None,
    ) -> "Table":
        """Makes a table and takes the first seat."""
        body: dict[str, Any] = {"game": game, "name": name, "rules": dict(rules or {})}
        if seats is not None:
            body["seats"] = seats
        made = _ask(server, "POST", "/tables", None, body)
        return Table(server, made["table"], made["seat"], made["token"], made["invite"])

    @staticmethod
    def join(server: str, table: str, invite: str, *, name: str) -> "Table":
        """Sits down at somebody's table."""
        got = _ask(server, "POST", f"/tables/{table}/seats", invite, {"name": name})
        return Table(server, table, got["seat"], got["token"])

    def start(self) -> None:
        """Begins the match; bots take the empty seats."""
        _ask(self.server, "POST", f"/tables/{self.table}/start", self.token, {})

    def play(self, choose: Callable[[dict[str, Any], list[str]], str]) -> None:
        """Plays to the end of the match; `choose` gets the view and the choices, as in `Bot.choose`."""
        for event, told in self.stream():
            if event == "table" and told["state"] == "over":
                return
            if event not in ("view", "entry"):
                continue
            view, seen = (told, -1) if event == "view" else (told["view"], told["n"])
            if self.seat not in view["actors"]:
                continue
            choices = view["legal"] + (["-"] if "clock" in view["actors"] else [])
            self.act(choose(view, choices), seen)

    def act(self, action: str, seen: int) -> bool:
        """Sends an action, chosen after entry `seen`. False: somebody was quicker, which costs nothing."""
        path = f"/tables/{self.table}/seats/{self.seat}/actions"
        request = _request(self.server, "POST", path, self.token, {"do": action, "seen": seen})
        try:
            with _send(request):
                return True
        except urllib.error.HTTPError as refused:
            if refused.code == 409:
                return False
            raise MessdeckError(_sentence(refused)) from None

    def stream(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """The seat's events as they come: their kind, and what they tell."""
        request = _request(self.server, "GET", f"/tables/{self.table}/seats/{self.seat}/stream", self.token)
        try:
            lines = _send(request)
        except urllib.error.HTTPError as refused:
            raise MessdeckError(_sentence(refused)) from None
        with lines:
            event = ""
            for line in lines:
                field, _, value = line.decode().rstrip("\n").partition(": ")
                if field == "event":
                    event = value
                elif field == "data":
                    yield event, json.loads(value)

    def record(self) -> Record:
        """The finished match."""
        return Record(_ask(self.server, "GET", f"/tables/{self.table}/record", self.token))


def _request(
    server: str, method: str, path: str, token: str | None, body: Mapping[str, Any] | None = None
) -> urllib.request.Request:
    headers = {"Content-Type": "application/json"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    sent = None if body is None else json.dumps(body).encode()
    return urllib.request.Request(f"{server}/api{path}", sent, headers, method=method)


def _send(request: urllib.request.Request) -> Any:
    """Sends a request; goes on later where the server asks for patience."""
    while True:
        try:
            return urllib.request.urlopen(request)
        except urllib.error.HTTPError as refused:
            if refused.code != 429:
                raise
            refused.close()
            time.sleep(float(refused.headers.get("Retry-After") or 1))


def _ask(
    server: str, method: str, path: str, token: str | None, body: Mapping[str, Any] | None = None
) -> Any:
    try:
        with _send(_request(server, method, path, token, body)) as answer:
            text = answer.read()
    except urllib.error.HTTPError as refused:
        raise MessdeckError(_sentence(refused)) from None
    return json.loads(text) if text else None


def _sentence(refused: urllib.error.HTTPError) -> str:
    """What the server says; its status where it says nothing."""
    try:
        told = json.loads(refused.read())
        return str(told.get("detail") or refused)
    except ValueError:
        return str(refused)
