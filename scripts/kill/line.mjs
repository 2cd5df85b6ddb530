// A line to a port of this machine that can be cut, and held up.

import { connect, createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** `port` is where it begins. */
export async function lineTo(far) {
  const sockets = new Set();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const there = connect(far, '127.0.0.1');
    near.pipe(there).pipe(near);
    for (const socket of [near, there]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        near.destroy();
        there.destroy();
      });
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: server.address().port,
    async cut(ms) {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      await delay(ms);
      isCut = false;
    },
    async holdUp(ms) {
      for (const socket of sockets) socket.pause();
      await delay(ms);
      for (const socket of sockets) socket.resume();
    },
    close: () => server.close(),
  };
}
