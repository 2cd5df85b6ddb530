"""Environments of PettingZoo and Gymnasium. These packages are imported here, when an adapter is called."""

from __future__ import annotations

from typing import Any, Callable, Mapping

from .command import MessdeckError
from .env import Env


def pettingzoo_env(game: str, **options: Any) -> Any:
    """An AECEnv of PettingZoo; the options are those of `Env`."""
    try:
        import numpy
        from gymnasium import spaces
        from pettingzoo import AECEnv
    except ImportError as missing:
        raise MessdeckError(f"This adapter needs pettingzoo, gymnasium and numpy: {missing}.") from None

    inner = Env(game, **options)

    class MessdeckAEC(AECEnv):  # type: ignore[misc]
        metadata = inner.metadata

        def __init__(self) -> None:
            super().__init__()
            self.possible_agents = list(inner.possible_agents)
            self.observation_spaces = {agent: _space(spaces, numpy, inner) for agent in self.possible_agents}
            self.action_spaces = {agent: spaces.Discrete(len(inner.actions)) for agent in self.possible_agents}
            self.render_mode = None
            self._follow()

        def observation_space(self, agent: str) -> Any:
            return self.observation_spaces[agent]

        def action_space(self, agent: str) -> Any:
            return self.action_spaces[agent]

        def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
            inner.reset(seed, options)
            self._follow()

        def observe(self, agent: str) -> dict[str, Any]:
            return _observed(numpy, inner.observe(agent))

        def step(self, action: Any) -> None:
            inner.step(None if action is None else int(action))
            self._follow()

        def close(self) -> None:
            inner.close()

        def _follow(self) -> None:
            self.agents = inner.agents
            self.agent_selection = inner.agent_selection
            self.rewards = inner.rewards
            self.terminations = inner.terminations
            self.truncations = inner.truncations
            self._cumulative_rewards = inner._cumulative_rewards
            self.infos = {
                agent: {"action_mask": _mask(numpy, info["action_mask"])} if info else {}
                for agent, info in inner.infos.items()
            }

    return MessdeckAEC()


def gymnasium_env(
    game: str, opponent: Callable[[dict[str, Any], list[int]], int], *, seat: int = 0, **options: Any
) -> Any:
    """A Gymnasium Env for one seat; `opponent` chooses for all others, from the observation and the open numbers."""
    try:
        import gymnasium
        import numpy
    except ImportError as missing:
        raise MessdeckError(f"This adapter needs gymnasium and numpy: {missing}.") from None

    inner = Env(game, **options)
    own = inner.possible_agents[seat]

    class MessdeckGym(gymnasium.Env):  # type: ignore[misc]
        observation_space = _space(gymnasium.spaces, numpy, inner)
        action_space = gymnasium.spaces.Discrete(len(inner.actions))

        def reset(
            self, *, seed: int | None = None, options: dict[str, Any] | None = None
        ) -> tuple[dict[str, Any], dict[str, Any]]:
            super().reset(seed=seed)
            inner.reset(seed, options)
            self._others()
            return _observed(numpy, inner.observe(own)), self._info()

        def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
            inner.step(int(action))
            self._others()
            over = inner.terminations[own]
            reward = inner.rewards[own] if over else 0.0
            return _observed(numpy, inner.observe(own)), reward, over, False, self._info()

        def close(self) -> None:
            inner.close()

        def _info(self) -> dict[str, Any]:
            return {"action_mask": _observed(numpy, inner.observe(own))["action_mask"]}

        def _others(self) -> None:
            while not inner.terminations[own] and inner.agent_selection != own:
                observation, _, _, _, info = inner.last()
                assert observation is not None
                inner.step(opponent(observation, info["open"]))

    return MessdeckGym()


def _space(spaces: Any, numpy: Any, env: Env) -> Any:
    return spaces.Dict(
        {
            "observation": spaces.Box(-numpy.inf, numpy.inf, (env.length,), numpy.float32),
            "action_mask": spaces.Box(0, 1, (len(env.actions),), numpy.int8),
        }
    )


def _observed(numpy: Any, observation: dict[str, Any]) -> dict[str, Any]:
    vector = numpy.frombuffer(observation["observation"], dtype=numpy.float32)
    return {"observation": vector, "action_mask": _mask(numpy, observation["action_mask"])}


def _mask(numpy: Any, mask: bytearray) -> Any:
    return numpy.frombuffer(bytes(mask), dtype=numpy.int8)
