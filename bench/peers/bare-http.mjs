// The same engine and the same entries on `node:http` alone, a request for every action and server-sent events down,
// nothing checked and nothing written down: what the transport of the contract costs at the least.

import { createServer } from 'node:http';
import { answerForUsage, BareTable } from './bare-table.mjs';

const tables = new Map();

function sit(id) {
  const table = tables.get(id);
  const seat = table.seated++;
  return { table: id, seat, token: 'none', invite: 'none' };
}

const server = createServer((request, response) => {
  const [, , , id, , seatText, what] = request.url.split('/');
  const seat = Number(seatText);
  if (request.method === 'GET') {
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, { 'content-type': 'text/event-stream', connection: 'close' });
    response.flushHeaders();
    const { socket } = request;
    socket.setNoDelay(true);
    tables.get(id).join(seat, (entry) => socket.write(`event: entry\ndata: ${entry}\n\n`, 'latin1'));
    return;
  }
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (text) => (body += text));
  request.on('end', () => {
    const answer = (said) => {
      const text = JSON.stringify(said);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      response.end(text);
    };
    if (what === 'actions') {
      const { do: text } = JSON.parse(body);
      tables.get(id).act(seat, text, answer);
    } else if (id === undefined) {
      const made = String(tables.size);
      tables.set(made, Object.assign(new BareTable(), { seated: 0 }));
      answer(sit(made));
    } else answer(request.url.endsWith('/seats') ? sit(id) : {});
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
answerForUsage();
