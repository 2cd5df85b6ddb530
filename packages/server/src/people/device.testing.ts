// A browser for tests: a cookie, and a key of its own that signs challenges.

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { call, type Reply, type Sent } from '../server.testing.ts';
import { signedText } from './keys.ts';

interface KeyPair {
  readonly key: string;
  readonly secret: KeyObject;
}

export function newKeyPair(): KeyPair {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { key: publicKey.export({ format: 'jwk' }).x!, secret: privateKey };
}

export class TestDevice {
  readonly base: string;
  readonly pair: KeyPair = newKeyPair();
  cookie: string | undefined;

  constructor(base: string) {
    this.base = base;
  }

  /** A browser that has come with a name. */
  static async named(base: string, name: string): Promise<TestDevice> {
    const device = new TestDevice(base);
    await device.start();
    const opened = await device.open({ name });
    if (opened.status !== 200) throw new Error(JSON.stringify(opened.body));
    return device;
  }

  async ask(method: string, path: string, { body, token }: Sent = {}): Promise<Reply> {
    const headers = {
      origin: this.base,
      ...(this.cookie !== undefined && { cookie: this.cookie }),
    };
    const reply = await call(this.base, method, `/api${path}`, { body, token, headers });
    const set = reply.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    return reply;
  }

  /** Asks for a cookie. */
  async start(): Promise<void> {
    await this.ask('POST', '/browser');
  }

  /** A challenge, signed; what is left out is as it should be. */
  async signed(
    pair: KeyPair = this.pair,
    more: { readonly host?: string; readonly challenge?: string } = {},
  ): Promise<{
    readonly challenge: string;
    readonly own: { readonly key: string; readonly signature: string };
  }> {
    const challenge =
      more.challenge ?? ((await this.ask('POST', '/people/challenges')).body.challenge as string);
    const text = signedText(more.host ?? new URL(this.base).host, challenge);
    const signature = sign(null, Buffer.from(text), pair.secret).toString('base64url');
    return { challenge, own: { key: pair.key, signature } };
  }

  /** Says who it is. */
  async open(more: object = {}): Promise<Reply> {
    return this.ask('POST', '/people/session', {
      body: { kind: 'computer', ...(await this.signed()), ...more },
    });
  }

  /** Takes somebody's name along. */
  async take(code: string, more: object = {}): Promise<Reply> {
    const body = { kind: 'phone', ...(await this.signed()), ...more };
    return this.ask('POST', '/people/transfers', { body, token: code });
  }

  // biome-ignore lint/suspicious/noExplicitAny: what a server answers is what the tests look into
  async me(): Promise<any> {
    return (await this.ask('GET', '/people/me')).body;
  }
}
