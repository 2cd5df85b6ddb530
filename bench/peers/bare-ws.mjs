// The same engine and the same entries on bare `ws`, nothing written down: what a table server costs at the least.

import { randomInt } from 'node:crypto';
import { findGame, Match, settleRules } from '@messdeck/engine';
import { WebSocketServer } from 'ws';

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
const tables = new Map();

class Table {
  sockets = [];

  join(seat, socket) {
    this.sockets[seat] = socket;
    socket.on('message', (bytes) => this.act(seat, JSON.parse(bytes)));
    if (this.sockets.filter(Boolean).length === 4) this.begin();
  }

  begin() {
    this.match = new Match(game, rules, 4);
    this.sockets.forEach((socket, seat) => {
      this.match.watch(seat, (entry) => socket.send(JSON.stringify(entry)));
    });
    this.deal();
  }

  deal() {
    while (game.actors(this.match.position) & (1 << 9)) this.match.chance(chance);
    if (this.match.over) this.begin();
  }

  act(seat, { do: text, id }) {
    const refusal = this.match.act(seat, text);
    this.sockets[seat].send(JSON.stringify({ id, refused: refusal?.refused }));
    if (!refusal) this.deal();
  }
}

const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket, request) => {
  const [, table, seat] = request.url.split('/');
  if (!tables.has(table)) tables.set(table, new Table());
  tables.get(table).join(Number(seat), socket);
});
server.on('listening', () => process.send({ port: server.address().port }));
process.on('message', () => process.send({ cpu: process.cpuUsage(), rss: process.memoryUsage().rss }));
