// A table of Do-Boy with nothing around it: the engine, four lines down, nothing written down. What the bare servers share.

import { randomInt } from 'node:crypto';
import { findGame, Match, settleRules } from '@messdeck/engine';

const game = findGame('do-boy');
const rules = settleRules(game, {}, 4);
const chance = {
  shuffle(list) {
    for (let i = list.length - 1; i > 0; i--) {
      const j = randomInt(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  },
};

export class BareTable {
  /** By seat: sends an entry, as a text. */
  lines = [];
  /** By seat: the number of the entry told last. */
  told = [];

  join(seat, send) {
    this.lines[seat] = send;
    if (this.lines.filter(Boolean).length === 4) this.begin();
  }

  begin() {
    this.match = new Match(game, rules, 4);
    this.lines.forEach((send, seat) => {
      this.match.watch(seat, (entry) => {
        this.told[seat] = entry.n;
        send(JSON.stringify(entry));
      });
    });
    this.deal();
  }

  deal() {
    while (game.actors(this.match.position) & (1 << 9)) this.match.chance(chance);
    if (this.match.over) this.begin();
  }

  /** `answer` gets the number of the action's entry, or why it was refused, before anybody hears of what follows. */
  act(seat, text, answer) {
    const refusal = this.match.act(seat, text);
    answer(refusal ? { refused: refusal.refused } : { n: this.told[seat] });
    if (!refusal) this.deal();
  }
}

export function answerForUsage() {
  process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
}
