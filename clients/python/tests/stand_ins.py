"""As much of numpy, Gymnasium and PettingZoo as the adapters use, where none of them is installed."""

from types import ModuleType, SimpleNamespace


class Space:
    def __init__(self, *args):
        self.n = args[0]


class GymEnv:
    def reset(self, *, seed=None):
        self.seed = seed


def stand_ins():
    spaces = SimpleNamespace(Dict=Space, Box=Space, Discrete=Space)
    numpy = module("numpy", inf=float("inf"), float32="f", int8="b", frombuffer=lambda held, dtype: list(held))
    gymnasium = module("gymnasium", spaces=spaces, Env=GymEnv)
    pettingzoo = module("pettingzoo", AECEnv=object)
    return {"numpy": numpy, "gymnasium": gymnasium, "pettingzoo": pettingzoo}


def module(name, **members):
    made = ModuleType(name)
    made.__dict__.update(members)
    return made
