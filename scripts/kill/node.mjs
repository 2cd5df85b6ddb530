// A node in a process of its own, on a database that others share.

import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { bundled } from '../prepare.mjs';

const GIVE_UP = 30_000;

export class Node {
  /** `inner` is its address for other nodes; `folder` is for its program; `server` is what it runs. */
  constructor(database, inner, folder, server = bundled('server.js')) {
    Object.assign(this, { database, inner, folder, server, port: 0, isUp: false });
  }

  async start() {
    const options = { host: '127.0.0.1', port: this.port, data: '', database: this.database, log: 'silent' };
    const script = `
      import { NO_LIMITS, serve } from ${JSON.stringify(pathToFileURL(this.server).href)};
      const served = await serve({ ...${JSON.stringify(options)}, inner: new URL(${JSON.stringify(this.inner)}),
        limits: NO_LIMITS, pace: { pace: 'instant', reaction: 'quick', windows: 'short' } });
      process.send(served.port);
      process.on('SIGTERM', () => served.stop().then(() => process.exit(0)));`;
    const file = join(this.folder, `node-${new URL(this.inner).port}.mjs`);
    writeFileSync(file, script);
    const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
    this.process = spawn(process.execPath, [file], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.port = await new Promise((resolve, reject) => {
      this.process.once('message', resolve);
      this.process.once('exit', (code) => reject(new Error(`A node ended with status ${code}.`)));
    });
    this.isUp = true;
  }

  /** Ends it; resolves when it has ended. */
  end(signal) {
    this.isUp = false;
    return new Promise((resolve) => {
      this.process.removeAllListeners('exit');
      this.process.once('exit', resolve);
      this.process.kill(signal);
    });
  }

  async untilReady() {
    for (const until = performance.now() + GIVE_UP; performance.now() < until; await delay(50)) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`).catch(() => undefined);
      if (answer?.status === 200) break;
    }
    this.isUp = true;
  }
}
