"""One match in the shape of PettingZoo's AEC API."""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Any, Iterator, Mapping, Sequence

from .command import MessdeckError
from .game import Game
from .record import Record
from .vec import CHANCE, OVER, State, state_of


@dataclass(frozen=True)
class Outcome:
    """What chance may draw, and how likely it is."""

    text: str
    probability: float


class Env(Game):
    """One match: `agents`, `agent_selection`, `last()`, `agent_iter()`, `step()`; masks stand in `info`."""

    #: Every agent at the table, by seat.
    possible_agents: list[str]
    #: The agents that have not left: all of them until the match is over.
    agents: list[str]
    #: Who is asked; "chance" where chance is asked.
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    #: The scores and winners of a match that is over.
    scores: list[float] | None
    winners: list[int] | None

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        rules: Mapping[str, Any] | None = None,
        seed: str = "1",
        tiny: bool = False,
        chance: str = "sampled",
        command: Sequence[str] | None = None,
    ) -> None:
        super().__init__(game, seats, rules, seed, 1, ("--tiny",) if tiny else (), command)
        self.metadata = {"name": f"messdeck/{game}", "is_parallelizable": False, "render_modes": []}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self._chance = chance
        self._seed = seed
        self._kept: dict[int, tuple[Any, ...]] = {}
        self.reset()

    def reset(self, seed: str | int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Begins a match; `options={"match": 3}` begins match 3 of the seed."""
        self._seed = self._seed if seed is None else str(seed)
        first = int((options or {}).get("match", 0))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.scores = self.winners = None
        request = {"do": "reset", "seed": self._seed, "first": first, "chance": self._chance, "vectors": True}
        self._take(request)

    def step(self, action: int | str | None) -> None:
        """The action of the agent asked, as number or text; None for an agent whose match is over."""
        if not self.agents:
            raise MessdeckError("The match is over and every agent has left; reset() begins another.")
        if self.agent_selection in self.terminations and self.terminations[self.agent_selection]:
            self._leave(action)
            return
        if self.agent_selection == "chance" and action is None:
            self._take({"do": "draw"})
        else:
            self._take({"do": "step", "actions": [action]})

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, terminated, truncated and info of the agent asked."""
        agent = self.agent_selection
        observation = self.observe(agent) if observe and agent != "chance" else None
        reward = self._cumulative_rewards.get(agent, 0.0)
        return observation, reward, self.terminations.get(agent, False), False, self.infos.get(agent, {})

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are asked, until all have left."""
        for _ in range(max_iter):
            if not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> dict[str, Any]:
        """`observation`: the seat's vector; `action_mask`: a byte for each action, 1 where it is open."""
        asked = agent == self.agent_selection and not self.terminations[agent]
        mask = self.mask(self._state.open[0] if asked else ())
        if asked:
            return {"observation": self._state.observation(0), "action_mask": mask}
        seat = self._seat(agent)
        vector = array("f", self._process.ask({"do": "observe", "seat": seat})["vector"])
        return {"observation": vector, "action_mask": mask}

    def view(self, agent: str) -> dict[str, Any]:
        """What this agent's seat sees, as JSON (docs/records.md)."""
        view: dict[str, Any] = self._process.ask({"do": "observe", "seat": self._seat(agent)})["view"]
        return view

    def legal(self) -> list[str]:
        """The legal actions of the agent asked, as texts."""
        legal: list[str] = self._process.ask({"do": "legal"}).get("legal", [])
        return legal

    def outcomes(self) -> list[Outcome] | None:
        """What chance may draw, where it is asked and the draws are few."""
        found = self._process.ask({"do": "legal"}).get("outcomes")
        return found and [Outcome(one["text"], one["probability"]) for one in found]

    def returns(self) -> list[float] | None:
        """For each seat how far it is ahead of the others, when the match is over."""
        returns: list[float] | None = self._process.ask({"do": "returns"})["returns"][0]
        return returns

    def record(self, names: Sequence[str] = ()) -> Record:
        """The match as far as it went."""
        return Record(self._process.ask({"do": "record", "names": list(names)}))

    def clone(self) -> int:
        """Keeps the match as it stands, under the number returned."""
        clone = int(self._process.ask({"do": "clone"})["clone"])
        self._kept[clone] = self._standing()
        return clone

    def restore(self, clone: int) -> None:
        """Goes on from a match that was kept, as often as you like."""
        self._state = state_of(self._process.ask({"do": "restore", "clone": clone}), self.length)
        agents, selection, rewards, ended, earned, self.scores, self.winners = self._kept[clone]
        self.agents = list(agents)
        self.agent_selection = selection
        self.rewards, self.terminations, self._cumulative_rewards = dict(rewards), dict(ended), dict(earned)

    def forget(self, clone: int) -> None:
        """Frees a match that was kept."""
        self._process.ask({"do": "forget", "clone": clone})
        del self._kept[clone]

    def reseed(self, seed: str) -> None:
        """From now on chance draws from this seed."""
        self._process.ask({"do": "seed", "seed": seed})

    @property
    def infos(self) -> dict[str, dict[str, Any]]:
        """For the agent asked: `open`, the numbers it may choose, and `action_mask`."""
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.agent_selection == "chance" or (self.agents and not self.terminations[self.agent_selection]):
            open = self._state.open[0]
            infos[self.agent_selection] = {"open": open, "action_mask": self.mask(open)}
        return infos

    def _take(self, request: dict[str, Any]) -> None:
        actor = getattr(self, "agent_selection", None)
        self._state = state_of(self._process.ask(request), self.length)
        if actor in self._cumulative_rewards:
            self._cumulative_rewards[actor] = 0.0
        seat = self._state.seats[0]
        if seat == OVER:
            self._end()
        else:
            self.agent_selection = "chance" if seat == CHANCE else self.possible_agents[seat]

    def _end(self) -> None:
        if self._state.ended:
            self.scores, self.winners = self._state.ended[0].scores, self._state.ended[0].winners
            for agent, reward in zip(self.possible_agents, self._state.ended[0].returns):
                self.rewards[agent] = reward
                self._cumulative_rewards[agent] += reward
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _leave(self, action: int | str | None) -> None:
        if action is not None:
            raise MessdeckError("The match is over: an agent that has ended takes step(None).")
        self.agents.remove(self.agent_selection)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _seat(self, agent: str) -> int:
        try:
            return self.possible_agents.index(agent)
        except ValueError:
            raise MessdeckError(f"There is no agent {agent!r}; there are {', '.join(self.possible_agents)}.") from None

    def _standing(self) -> tuple[Any, ...]:
        now = (self.agents, self.rewards, self.terminations, self._cumulative_rewards)
        agents, rewards, ended, earned = (one.copy() for one in now)
        return agents, self.agent_selection, rewards, ended, earned, self.scores, self.winners

    def __enter__(self) -> "Env":
        return self
