// `/metrics` on a port of its own, so that what faces the players never shows it.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './prometheus.ts';

export interface MetricsEndpoint {
  readonly port: number;
  close(): Promise<void>;
}

/** Rejects with a sentence where the port cannot be served. */
export async function openMetrics(metrics: Metrics, port: number, host: string): Promise<MetricsEndpoint> {
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    const known = path === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!known) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('Only GET /metrics is answered here.\n');
      return;
    }
    void metrics.text().then((text) => {
      response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' });
      response.end(request.method === 'HEAD' ? undefined : text);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new Error(`Metrics cannot be served at port ${port} of ${host}: ${error.message}.`)),
    );
    server.listen(port, host, resolve);
  });
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
