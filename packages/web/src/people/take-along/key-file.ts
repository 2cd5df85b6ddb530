// A key in a file, for the day a browser forgets: made here, known to the server as one of the person's devices.

import { ask } from '../../sources/remote/api.ts';
import {
  arrival,
  haveKey,
  newChallenge,
  newPair,
  ownKey,
  type Somebody,
  signed,
} from '../../sources/remote/identity.ts';

const FORMAT = 'messdeck key 1';

interface KeyFile {
  readonly format: typeof FORMAT;
  readonly name: string;
  readonly server: string;
  readonly key: JsonWebKey;
}

/** A new key, made known to the server, as the text of a file; undefined: this browser makes no keys. */
export async function newKeyFile(name: string): Promise<string | undefined> {
  if (!(await ownKey())) return undefined;
  const made = await newPair(true);
  const challenge = await newChallenge();
  await ask('POST', '/people/me/files', { body: { challenge, file: await signed(made, challenge) } });
  const key = await crypto.subtle.exportKey('jwk', made.pair.privateKey);
  const file: KeyFile = { format: FORMAT, name, server: location.host, key };
  return JSON.stringify(file, null, 2);
}

/** This browser is whoever the key in the file is; undefined: it is no key file. */
export async function openKeyFile(text: string): Promise<Somebody | undefined> {
  const file = parse(text);
  const key = file?.key.x;
  if (!file || key === undefined) return undefined;
  const privateKey = await crypto.subtle
    .importKey('jwk', file.key, { name: 'Ed25519' }, false, ['sign'])
    .catch(() => undefined);
  if (!privateKey) return undefined;
  await ask('POST', '/browser');
  const own = await arrival();
  const challenge = own.challenge ?? (await newChallenge());
  const by = await signed({ pair: { privateKey }, key }, challenge);
  const opened = await ask<Somebody>('POST', '/people/session', { body: { ...own, challenge, file: by } });
  // From here on the browser speaks for itself.
  await haveKey();
  return opened;
}

function parse(text: string): KeyFile | undefined {
  try {
    const file = JSON.parse(text) as Partial<KeyFile> | null;
    return file?.format === FORMAT && typeof file.key === 'object' ? (file as KeyFile) : undefined;
  } catch {
    return undefined;
  }
}
