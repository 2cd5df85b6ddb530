"""Twelve American service and civic card games: environments, bots, records, tables on a server."""

from .bot import Bot
from .command import MessdeckError
from .env import Env
from .record import Record
from .table import Table
from .vec import Ended, State, VecEnv

__all__ = ["Bot", "Ended", "Env", "MessdeckError", "Record", "State", "Table", "VecEnv"]
__version__ = "0.1.0"
