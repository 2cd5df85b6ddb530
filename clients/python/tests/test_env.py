"""Env and VecEnv against records and replay."""

import random
import unittest

from messdeck import Env, MessdeckError, Record, VecEnv

HAND = {"match": "hand"}


def play(env, chooser):
    """Plays a match to its end; returns the rewards the agents were told."""
    told = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        told[agent] += reward
        assert not truncated
        if terminated:
            env.step(None)
            continue
        assert len(observation["observation"]) == env.length
        assert [i for i, bit in enumerate(observation["action_mask"]) if bit] == info["open"]
        env.step(chooser.choice(info["open"]))
    return told


class EnvTest(unittest.TestCase):
    def test_a_match_has_the_shape_of_pettingzoo(self):
        with Env("do-boy", seats=4, rules=HAND) as env:
            self.assertEqual(env.possible_agents, ["seat_0", "seat_1", "seat_2", "seat_3"])
            told = play(env, random.Random(1))
            self.assertEqual(env.agents, [])
            self.assertEqual(list(told.values()), env.returns())
            self.assertAlmostEqual(sum(told.values()), 0)
            record = env.record(["Ada"])
            record.check()
            self.assertEqual((record.scores, record.winners), (env.scores, env.winners))
            self.assertEqual(record.data["seats"][0]["name"], "Ada")
            with self.assertRaisesRegex(MessdeckError, "reset"):
                env.step(0)

    def test_the_same_seed_deals_the_cards_of_simulate(self):
        [record] = Record.simulate("militac", rules=HAND, seed="9")
        with Env("militac", rules=HAND, seed="9") as env:
            self.assertEqual(env.record().log, record.log[:2])
            env.reset(options={"match": 1})
            self.assertNotEqual(env.record().log, record.log[:2])

    def test_texts_are_actions_too_and_what_is_wrong_is_said(self):
        with Env("do-boy", rules=HAND) as env:
            with self.assertRaisesRegex(MessdeckError, "DOB-1"):
                env.step("give I1")
            asked = env.agent_selection
            [first, *_] = env.legal()
            env.step(first)
            self.assertEqual(env.record().log[-1], {"by": env.possible_agents.index(asked), "do": first})
            with self.assertRaisesRegex(MessdeckError, "no agent"):
                env.observe("Ada")

    def test_a_clone_is_gone_back_to(self):
        with Env("skirmish", seed="3") as env:
            chooser = random.Random(2)
            for _ in range(5):
                env.step(chooser.choice(env.infos[env.agent_selection]["open"]))
            asked, before, kept = env.agent_selection, env.record().log, env.clone()
            play(env, chooser)
            env.restore(kept)
            self.assertEqual((env.agent_selection, env.record().log), (asked, before))
            self.assertEqual(env.agents, env.possible_agents)
            env.forget(kept)
            with self.assertRaises(MessdeckError):
                env._process.ask({"do": "restore", "clone": kept})

    def test_chance_is_asked_on_request(self):
        with Env("bang", seats=2, chance="asked") as env:
            self.assertEqual(env.agent_selection, "chance")
            self.assertAlmostEqual(sum(one.probability for one in env.outcomes()), 1)
            env.step(len(env.outcomes()) - 1)
            env.step(None)
            self.assertEqual([event["by"] for event in env.record().log], ["chance", "chance"])

    def test_fields_say_what_the_numbers_mean(self):
        with Env("do-boy", rules=HAND) as env:
            observation = env.last()[0]["observation"]
            view = env.view(env.agent_selection)
            seat = env.possible_agents.index(env.agent_selection)
            hand = observation[env.field("hand:+0")]
            # The numbers of actions end with the cards of the pack; the field has one more, for cards unknown.
            cards = env.actions[-(len(hand) - 1) :]
            held = [card for card, bit in zip(cards, hand) if bit]
            self.assertEqual(held, view["places"][f"hand:{seat}"])
            with self.assertRaisesRegex(KeyError, "has no field"):
                env.field("hat")

    def test_a_wrong_table_is_refused_with_a_sentence(self):
        with self.assertRaisesRegex(MessdeckError, "3, 4, 5 or 6 seats"):
            Env("do-boy", seats=2)
        with self.assertRaisesRegex(MessdeckError, "There is no command"):
            Env("do-boy", command=["no-such-messdeck"])


class VecEnvTest(unittest.TestCase):
    def test_many_hands_agree_with_their_records(self):
        chooser = random.Random(5)
        with VecEnv("do-boy", 32, rules=HAND, records=True) as envs:
            state, ended = envs.reset(), []
            while len(ended) < 100:
                state = envs.step([chooser.choice(open) for open in state.open])
                ended += state.ended
        self.assertEqual(sorted(one.match for one in ended)[:32], list(range(32)))
        for one in ended:
            self.assertEqual((one.record.scores, one.record.winners), (one.scores, one.winners))
        ended[0].record.check()

    def test_observations_come_in_one_piece(self):
        with VecEnv("tactics", 3, vectors=True) as envs, Env("tactics") as env:
            state = envs.reset()
            self.assertEqual(len(state.vectors), 3 * envs.length)
            self.assertEqual(state.observation(0), env.last()[0]["observation"])
        with VecEnv("tactics", 1) as envs:
            with self.assertRaisesRegex(ValueError, "vectors=True"):
                envs.reset().observation(0)

    def test_one_goes_on_where_another_stood(self):
        with VecEnv("do-boy", 2, rules=HAND) as envs:
            state = envs.reset()
            kept = envs.clone(0)
            state = envs.step([state.open[0][0], None])
            again = envs.restore(kept, 1)
            self.assertNotEqual(again.open[0], again.open[1])
            envs.reseed("other", 1)
            self.assertEqual(envs.record(1).log, envs.record(0).log[: len(envs.record(1).log)])
            envs.forget(kept)


if __name__ == "__main__":
    unittest.main()
