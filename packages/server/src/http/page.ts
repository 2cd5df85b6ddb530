// The page: its files read once, compressed once, kept in memory.

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.json': 'application/json',
};

type Encoding = 'br' | 'gzip' | 'plain';

class PageFile {
  private readonly name: string;
  private readonly packed: Map<Encoding, Buffer> = new Map();

  constructor(name: string, bytes: Buffer) {
    this.name = name;
    this.packed.set('plain', bytes);
  }

  get type(): string {
    return TYPES[extname(this.name)] ?? 'application/octet-stream';
  }

  encodingFor(accepted: string): Encoding {
    if (!/\.(html|js|css|svg|json|webmanifest)$/.test(this.name)) return 'plain';
    if (/\bbr\b/.test(accepted)) return 'br';
    return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
  }

  bytes(encoding: Encoding): Buffer {
    const known = this.packed.get(encoding);
    if (known) return known;
    const plain = this.packed.get('plain')!;
    const made =
      encoding === 'br'
        ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
        : gzipSync(plain);
    this.packed.set(encoding, made);
    return made;
  }
}

/** What hosted games bring to the page. */
export interface HostedPages {
  /** Their modules as browsers load them, by the name of the file. */
  readonly files: ReadonlyMap<string, string>;
  /** The boxes in which they lie on the shelf. */
  readonly boxes: readonly object[];
}

/** The page is told what is hosted here before anything else is loaded. */
function withBoxes(html: string, boxes: readonly object[]): string {
  const text = JSON.stringify(boxes).replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return html.replace('</title>', `</title><meta name="hosted" content="${text}">`);
}

/** The files of the page, and those of hosted games in a folder of their own. */
function filesOf(folder: string, hosted?: HostedPages): [name: string, bytes: Buffer][] {
  // Read now: a later build must not change what a running server serves.
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, Buffer] => {
      const path = join(entry.parentPath, entry.name);
      const bytes = readFileSync(path);
      const name = `/${relative(folder, path).split(sep).join('/')}`;
      return hosted && name === '/index.html'
        ? [name, Buffer.from(withBoxes(bytes.toString(), hosted.boxes))]
        : [name, bytes];
    });
  const more = [...(hosted?.files ?? [])].map(([name, text]): [string, Buffer] => [
    `/hosted/${name}`,
    Buffer.from(text),
  ]);
  return [...files, ...more];
}

export function pageRoutes(http: FastifyInstance, folder: string, hosted?: HostedPages): void {
  for (const [name, bytes] of filesOf(folder, hosted)) {
    const file = new PageFile(name, bytes);
    // A folder's first page is found at the folder.
    const address = name === '/index.html' ? '/' : name.replace(/\/index\.html$/, '');
    http.get(address, { config: { rateLimit: false } }, async (request, reply) => {
      const encoding = file.encodingFor(request.headers['accept-encoding'] ?? '');
      if (encoding !== 'plain') reply.header('content-encoding', encoding);
      return reply
        .header('content-type', file.type)
        .header(
          'cache-control',
          name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
        .header('vary', 'accept-encoding')
        .send(file.bytes(encoding));
    });
  }
}

/**
 * Where a browser is sent that asks for a page at an address unknown here: the way back to the page, or nothing.
 * The page's files are named from its one address; the way is relative, so that it stays in the folder of a proxy.
 */
export function wayToPage({ method, url, headers }: FastifyRequest): string | undefined {
  const asksForPage = /^(GET|HEAD)$/.test(method) && /\btext\/html\b/.test(headers.accept ?? '');
  const [path] = url.split('?');
  if (!asksForPage || /^\/api(\/|$)/.test(path)) return undefined;
  return '../'.repeat(path.split('/').length - 2) || './';
}
