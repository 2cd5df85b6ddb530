// A proxy with TLS before a server, as in docs/hosting.md, with a certificate it has made for itself.

import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Proxy {
  readonly base: string;
  /** What a browser is started with to trust the certificate: service workers want one that is trusted. */
  readonly flag: string;
  close(): void;
}

function makeCertificate(): { readonly key: Buffer; readonly cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const named = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', ['req', '-x509', ...kind, ...named, '-keyout', key, '-out', cert], {
      stdio: 'pipe',
    });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function fingerprint(cert: Buffer): string {
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(publicKey).digest('base64');
}

export async function proxyWithTls(to: string): Promise<Proxy> {
  const made = makeCertificate();
  const server = createServer(made, (asked, answer) => {
    const headers = { ...asked.headers, 'x-forwarded-proto': 'https' };
    const passed = request(to + asked.url, { method: asked.method, headers }, (found) => {
      answer.writeHead(found.statusCode!, found.headers);
      found.pipe(answer);
    });
    // A line that is cut on one side is cut on the other.
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    base: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    flag: `--ignore-certificate-errors-spki-list=${fingerprint(made.cert)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
