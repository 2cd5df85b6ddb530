// Serves the built page on loopback: a few hundred small static files, compressed once, kept in memory.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

/** A server for the files of a folder. */
export function pageServer(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    // Read now: a later build must not change what a running server serves.
    const packed = new Map([[undefined, readFileSync(path)]]);
    files.set(`/${relative(folder, path).split(sep).join('/')}`, packed);
  }
  return createServer((request, response) => {
    const [path] = (request.url ?? '/').split('?');
    const name = path === '/' ? '/index.html' : path;
    const file = files.get(name);
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(file ? 405 : 404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(file ? 'Only GET is served here.\n' : 'There is no such page.\n');
      return;
    }
    const encoding = encodingFor(name, request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      // Names of assets hold their hash; everything else is asked for again.
      'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : bytesOf(file, encoding));
  });
}

/** Listens on the first free port from `port` on; answers with the address. */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    const tryPort = (candidate) => {
      server.once('error', (error) => {
        if (error.code === 'EADDRINUSE' && candidate < port + 50) tryPort(candidate + 1);
        else reject(error);
      });
      server.listen(candidate, '127.0.0.1', () => resolve(`http://localhost:${server.address().port}/`));
    };
    tryPort(port);
  });
}

function encodingFor(name, accepted) {
  if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) return undefined;
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

/** A file as it is sent; `packed` holds it plain, and every way it was asked for so far. */
function bytesOf(packed, encoding) {
  if (!packed.has(encoding)) {
    const plain = packed.get(undefined);
    packed.set(encoding, encoding === 'br' ? brotli(plain) : gzipSync(plain));
  }
  return packed.get(encoding);
}

function brotli(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
