// The same engine and the same entries on bare `ws`, nothing written down: what a table server costs at the least.

import { WebSocketServer } from 'ws';
import { answerForUsage, BareTable } from './bare-table.mjs';

const tables = new Map();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
server.on('connection', (socket, request) => {
  const [, id, seatText] = request.url.split('/');
  const seat = Number(seatText);
  if (!tables.has(id)) tables.set(id, new BareTable());
  const table = tables.get(id);
  table.join(seat, (entry) => socket.send(entry));
  socket.on('message', (bytes) => {
    const { do: text } = JSON.parse(bytes);
    table.act(seat, text, (answer) => socket.send(JSON.stringify(answer)));
  });
});
server.on('listening', () => process.send({ port: server.address().port }));
answerForUsage();
