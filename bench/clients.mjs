// Players for the servers that are measured: four at each table, each acts as soon as it may and waits for the answer
// before it acts again. They note how long every answer took, and count what was done at the tables.

import { Agent, request as httpRequest } from 'node:http';

/** So many tables are set at a time. */
const AT_ONCE = 10;

const any = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * A player at a table. `mayAct` tells of an entry whether it acts then; `act` sends an action for the moment after entry
 * `n` and resolves with the number of its entry, or with nothing where it was refused.
 */
function player(mayAct, act) {
  let heard;
  let asks = false;
  return async (entry) => {
    heard = entry;
    if (asks) return;
    asks = true;
    while (heard && mayAct(heard.view)) {
      const { n, view } = heard;
      const done = await act(n, any(view.legal));
      // What was heard before its own entry is answered; a smaller number than it acted on is of the next match.
      if (heard.n >= n && heard.n < (done ?? n + 1)) heard = undefined;
    }
    asks = false;
  };
}

/**
 * Plays at our server, or at any of several nodes for each request: POST up, server-sent events down. `think`: how long a
 * player takes, on average, in milliseconds; `entersForced`: the table plays the last card of a hand by itself, and nobody
 * asks for it; `home`: which of the two, `requests` and `streams`, go to the node that has the table.
 */
export function ourClients(think, entersForced, home = []) {
  return async (ports, tables) => {
    const anyPort = () => any([ports].flat());
    const portFor = (what, at) => (home.includes(what) ? at : anyPort());
    const agent = new Agent({ keepAlive: true });
    const times = [];
    let done = 0;
    let stopped = false;
    const lines = [];
    const ask = (port, method, path, body, token) =>
      new Promise((resolve) => {
        const sent = JSON.stringify(body ?? {});
        const headers = {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(sent),
          ...(token && { authorization: `Bearer ${token}` }),
        };
        const request = httpRequest({ host: '127.0.0.1', port, agent, method, path, headers }, (response) => {
          let text = '';
          response.on('data', (bytes) => (text += bytes));
          response.on('end', () => resolve(text ? JSON.parse(text) : undefined));
        });
        request.on('error', () => resolve(undefined));
        request.end(sent);
      });
    const follow = (at, table, seat, token) => {
      const path = `/api/tables/${table}/seats/${seat}`;
      const headers = { authorization: `Bearer ${token}` };
      const line = httpRequest(
        { host: '127.0.0.1', port: portFor('streams', at), agent: false, path: `${path}/stream`, headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            text += chunk;
            for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
              const block = text.slice(0, end);
              text = text.slice(end + 2);
              if (!block.startsWith('event: entry')) continue;
              const entry = JSON.parse(block.slice(block.indexOf('data: ') + 6));
              if (seat === 0 && typeof entry.by === 'number') done++;
              void hear(entry);
            }
          });
          response.on('error', () => undefined);
        },
      );
      const mayAct = (view) =>
        !stopped &&
        view.actors.includes(seat) &&
        view.legal.length > 0 &&
        !(entersForced && view.places[`hand:${seat}`].length === 1);
      const hear = player(mayAct, async (n, action) => {
        if (think > 0) await new Promise((next) => setTimeout(next, think * (0.5 + Math.random())));
        const began = performance.now();
        const port = portFor('requests', at);
        const answer = await ask(port, 'POST', `${path}/actions`, { do: action, seen: n }, token);
        if (answer?.n !== undefined) times.push(performance.now() - began);
        return answer?.n;
      });
      line.on('error', () => undefined);
      line.end();
      lines.push(line);
    };
    const seatTable = async () => {
      const at = anyPort();
      const { table, seat, token, invite } = await ask(at, 'POST', '/api/tables', {
        game: 'do-boy',
        name: 'A',
        rules: { target: 100 },
      });
      const seats = [{ seat, token }];
      for (let other = 1; other < 4; other++)
        seats.push(await ask(at, 'POST', `/api/tables/${table}/seats`, { name: `P${other}` }, invite));
      await ask(at, 'POST', `/api/tables/${table}/start`, {}, token);
      for (const one of seats) follow(at, table, one.seat, one.token);
    };
    for (let i = 0; i < tables; i += AT_ONCE)
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - i) }, seatTable));
    return {
      times,
      done: () => done,
      stop() {
        stopped = true;
        for (const line of lines) line.destroy();
        agent.destroy();
      },
    };
  };
}

/** Plays at the bare server, by sockets. */
export function wsClients({ WebSocket }) {
  return async (port, tables) => {
    const times = [];
    let done = 0;
    const sockets = [];
    for (let table = 0; table < tables; table++) {
      for (let seat = 0; seat < 4; seat++) {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/${table}/${seat}`);
        let answered;
        const mayAct = (view) => view.actors.includes(seat) && view.legal.length > 0;
        const hear = player(mayAct, async (_, action) => {
          const began = performance.now();
          socket.send(JSON.stringify({ do: action }));
          const { n } = await new Promise((resolve) => {
            answered = resolve;
          });
          if (n !== undefined) times.push(performance.now() - began);
          return n;
        });
        socket.on('error', () => undefined);
        socket.on('message', (bytes) => {
          const told = JSON.parse(bytes);
          if (seat === 0 && typeof told.by === 'number') done++;
          if (told.view === undefined) answered(told);
          else void hear(told);
        });
        sockets.push(socket);
      }
    }
    return {
      times,
      done: () => done,
      stop() {
        for (const socket of sockets) socket.terminate();
      },
    };
  };
}

/** Its clients cannot be stopped twice. */
function quit(client) {
  try {
    client.stop();
  } catch {
    // It was stopped before.
  }
}

/** Plays at boardgame.io's server with its own clients. */
export function boardgameClients(peers, deal) {
  return async (port, tables) => {
    const { Client } = peers('boardgame.io/dist/cjs/client.js');
    const { SocketIO } = peers('boardgame.io/dist/cjs/multiplayer.js');
    const { doBoy, legal } = await import('./peers/do-boy.mjs');
    const server = `http://127.0.0.1:${port}`;
    const times = [];
    const clients = [];
    let stopped = false;
    let matches = 0;
    // A match that is asked for and does not exist yet is made.
    const seatMatch = () => {
      const matchID = `m${matches++}`;
      for (let seat = 0; seat < 4; seat++) sit(matchID, String(seat));
    };
    const sit = (matchID, playerID) => {
      const client = Client({
        game: doBoy(deal),
        numPlayers: 4,
        multiplayer: SocketIO({ server }),
        matchID,
        playerID,
        debug: false,
      });
      let sent;
      let acted = -1;
      client.subscribe((state) => {
        if (!state || stopped) return;
        if (sent !== undefined && state._stateID > acted) {
          times.push(performance.now() - sent);
          sent = undefined;
        }
        if (state.ctx.gameover) {
          setImmediate(() => quit(client));
          if (playerID === '0') seatMatch();
        } else if (state.ctx.currentPlayer === playerID && state.isConnected && state._stateID > acted) {
          acted = state._stateID;
          sent = performance.now();
          setImmediate(() => {
            if (!stopped) client.moves.play(any(legal(state.G, Number(playerID))));
          });
        }
      });
      client.start();
      clients.push(client);
    };
    for (let i = 0; i < tables; i++) seatMatch();
    return {
      times,
      done: () => times.length,
      stop() {
        stopped = true;
        for (const client of clients) quit(client);
      },
    };
  };
}
