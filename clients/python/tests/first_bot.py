"""A bot in two lines, for test_others."""

from messdeck import Bot


class First(Bot):
    def choose(self, view, choices):
        return choices[0]


First().run()
