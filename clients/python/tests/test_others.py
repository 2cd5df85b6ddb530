"""Records, bots, tables on a server, and what happens where other packages are missing."""

import io
import json
import os
import subprocess
import sys
import tempfile
import threading
import unittest
from unittest import mock

from messdeck import Bot, MessdeckError, Record, Table
from messdeck.adapters import gymnasium_env, pettingzoo_env
from stand_ins import stand_ins


class First(Bot):
    """Chooses what comes first; keeps what it heard."""

    def begin(self, match):
        self.heard = []

    def hear(self, entry):
        self.heard.append(entry["do"])

    def choose(self, view, choices):
        return choices[0]


class RecordTest(unittest.TestCase):
    def test_records_are_written_read_and_checked(self):
        records = Record.simulate("militac", 2, rules={"match": "hand"}, seed="4")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "matches.jsonl")
            Record.write(path, records)
            self.assertEqual(list(Record.read(path)), records)
        records[0].check()
        self.assertEqual(records[0].game, "militac")
        self.assertEqual([sum(points) for points in zip(*records[0].hands)], records[0].scores)
        broken = json.loads(records[0].line())
        broken["result"]["scores"][0] += 1
        with self.assertRaisesRegex(MessdeckError, "by the rules"):
            Record(broken).check()


class BotTest(unittest.TestCase):
    def test_a_bot_answers_what_it_is_asked(self):
        view = {"legal": ["play I1", "play I2"], "actors": [0, "clock"]}
        lines = [
            {"match": {"game": "do-boy", "seat": 0}},
            {"n": 0, "by": "chance", "do": "shuffle", "view": view},
            {"n": 1, "by": 1, "do": "play I3", "view": view, "ask": True},
            {"ask": True, "view": view},
        ]
        bot, answers = First(), io.StringIO()
        bot.run(io.StringIO("".join(f"{json.dumps(line)}\n" for line in lines)), answers)
        self.assertEqual(answers.getvalue(), "play I1\nplay I1\n")
        self.assertEqual(bot.heard, ["shuffle", "play I3"])
        self.assertEqual(bot.match["game"], "do-boy")

    def test_it_plays_whole_matches(self):
        own = f'exec:{sys.executable} {os.path.join(os.path.dirname(__file__), "first_bot.py")}'
        [record] = Record.simulate("bang", bots=[own, "random"], seats=2, seed="2")
        record.check()


class AdapterTest(unittest.TestCase):
    def test_nothing_else_is_imported_unasked(self):
        others = "'pettingzoo', 'gymnasium', 'numpy'"
        line = f"import sys, messdeck, messdeck.adapters; sys.exit(any(name in sys.modules for name in ({others})))"
        self.assertEqual(subprocess.run([sys.executable, "-c", line]).returncode, 0)

    def test_a_missing_package_is_named(self):
        with mock.patch.dict(sys.modules, dict.fromkeys(("numpy", "gymnasium", "pettingzoo"))):
            with self.assertRaisesRegex(MessdeckError, "needs pettingzoo, gymnasium and numpy"):
                pettingzoo_env("do-boy")
            with self.assertRaisesRegex(MessdeckError, "needs gymnasium and numpy"):
                gymnasium_env("do-boy", lambda observation, open: open[0])

    def test_a_match_is_played_through_pettingzoo(self):
        with mock.patch.dict(sys.modules, stand_ins()):
            env = pettingzoo_env("militac", rules={"match": "hand"})
            env.reset(seed=5)
            told = dict.fromkeys(env.possible_agents, 0.0)
            while env.agents:
                agent = env.agent_selection
                told[agent] += env._cumulative_rewards[agent]
                mask = env.observe(agent)["action_mask"]
                env.step(None if env.terminations[agent] else mask.index(1))
            self.assertAlmostEqual(sum(told.values()), 0)
            self.assertEqual(env.action_space("seat_0").n, len(mask))
            env.close()

    def test_one_seat_is_played_through_gymnasium(self):
        with mock.patch.dict(sys.modules, stand_ins()):
            env = gymnasium_env("militac", lambda observation, open: open[-1], seat=2, rules={"match": "hand"})
            observation, info = env.reset(seed=5)
            over, steps, reward = False, 0, 0.0
            while not over:
                self.assertEqual(observation["action_mask"], info["action_mask"])
                observation, reward, over, truncated, info = env.step(info["action_mask"].index(1))
                steps += 1
            self.assertGreater(steps, 12)
            self.assertIsInstance(reward, (int, float))
            env.close()


def first(view, choices):
    return choices[0]


class TableTest(unittest.TestCase):
    def test_two_seats_play_a_match_on_a_server(self):
        server = os.environ["MESSDECK_SERVER"]
        ada = Table.create(server, "bang", name="Ada", seats=2)
        ben = Table.join(server, ada.table, ada.invite, name="Ben")
        ada.start()
        players = [threading.Thread(target=seat.play, args=(first,)) for seat in (ada, ben)]
        for player in players:
            player.start()
        for player in players:
            player.join()
        ada.record().check()
        with self.assertRaisesRegex(MessdeckError, r"\w"):
            Table.create(server, "whist", name="Ada")


if __name__ == "__main__":
    unittest.main()
