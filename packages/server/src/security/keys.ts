// Credentials: random texts that are given out once and kept only as hashes; and answers sealed with a key that only
// their receiver has, since they may hold such a text.

import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

/** Where chance comes from; tests hand in their own. */
export type RandomBytes = (count: number) => Buffer;

/** A text of 144 random bits, for tokens, keys and ids. */
export function newKey(random: RandomBytes = randomBytes): string {
  return random(18).toString('base64url');
}

/** The id of a table: cannot be guessed, but opens nothing by itself. */
export function newId(random: RandomBytes = randomBytes): string {
  return random(12).toString('base64url');
}

export function hashOf(key: string): string {
  return hash('sha256', key, 'base64url');
}

/** Seals a text so that only who has the secret can read it. */
export function seal(text: string, secret: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(sealed: string, secret: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'messdeck answer', 32));
}
