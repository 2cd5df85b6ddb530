// Who this browser is on the server: a key of its own, made by WebCrypto and kept where no script can read it out. The
// cookie is the session that the key opens. A browser that makes no such keys has the cookie alone.

import { ask, Refused } from './api.ts';
import { lastName } from './kept.ts';

const DATABASE = 'messdeck-key';
const STORE = 'keys';
const OWN = 'own';
const ED25519 = { name: 'Ed25519' };

interface OwnKey {
  readonly pair: CryptoKeyPair;
  /** The public part, as the server knows it. */
  readonly key: string;
}

export interface Signed {
  readonly key: string;
  readonly signature: string;
}

export interface Somebody {
  readonly person: string;
  readonly name: string;
}

export type DeviceKind = 'computer' | 'tablet' | 'phone';

/** A device of one's own, as the server tells it. */
export interface OwnDevice {
  readonly device: string;
  readonly kind: DeviceKind | 'file';
  readonly keyed: boolean;
  readonly at: number;
  readonly last: number;
  readonly here?: true;
}

export interface Me extends Somebody {
  readonly shown: { readonly ratings: boolean; readonly matches: boolean };
  readonly devices: readonly OwnDevice[];
}

// ── The key ────────────────────────────────────────────────────────────────────────────────────────────────────

/** This browser's own key, made if there is none; undefined: it makes no Ed25519 keys, or keeps nothing. */
export async function ownKey(): Promise<OwnKey | undefined> {
  try {
    const kept = await inStore<OwnKey | undefined>('readonly', (keys) => keys.get(OWN));
    return kept ?? (await renewKey());
  } catch {
    return undefined;
  }
}

/** A new key in the place of the one before: the browser is somebody else now. */
export async function renewKey(): Promise<OwnKey> {
  const made = await newPair(false);
  await inStore('readwrite', (keys) => keys.put(made, OWN));
  return made;
}

/** The browser forgets its key. */
export async function forgetKey(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  await new Promise<void>((resolve) => {
    const deleting = indexedDB.deleteDatabase(DATABASE);
    deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve();
  });
}

/** A pair of keys; only one that goes into a file can be read out. */
export async function newPair(forFile: boolean): Promise<OwnKey> {
  const pair = (await crypto.subtle.generateKey(ED25519, forFile, ['sign', 'verify'])) as CryptoKeyPair;
  const bytes = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { pair, key: base64url(bytes) };
}

/** Signs a challenge of this server. */
export async function signed(
  { pair, key }: { readonly pair: Pick<CryptoKeyPair, 'privateKey'>; readonly key: string },
  challenge: string,
): Promise<Signed> {
  const text = new TextEncoder().encode(`messdeck\n${location.host}\n${challenge}`);
  const signature = await crypto.subtle.sign(ED25519, pair.privateKey, text);
  return { key, signature: base64url(new Uint8Array(signature)) };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function inStore<T>(mode: IDBTransactionMode, does: (keys: IDBObjectStore) => IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      // Another window may want to delete it.
      database.onversionchange = () => database.close();
      const asked = does(database.transaction(STORE, mode).objectStore(STORE));
      asked.onsuccess = () => {
        resolve(asked.result as T);
        database.close();
      };
      asked.onerror = () => {
        reject(asked.error);
        database.close();
      };
    };
  });
}

// ── Sessions ───────────────────────────────────────────────────────────────────────────────────────────────────

/** What kind of device this looks like. */
export function deviceKind(): DeviceKind {
  if (!matchMedia('(pointer: coarse)').matches) return 'computer';
  return Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet';
}

export async function newChallenge(): Promise<string> {
  return (await ask<{ challenge: string }>('POST', '/people/challenges')).challenge;
}

interface Arrival {
  readonly kind: DeviceKind;
  readonly challenge?: string;
  readonly own?: Signed;
}

/** What this browser says of itself; with a new key where it is to be somebody else. */
export async function arrival(anew = false): Promise<Arrival> {
  const own = await ownKey();
  if (!own) return { kind: deviceKind() };
  const key = anew ? await renewKey() : own;
  const challenge = await newChallenge();
  return { kind: deviceKind(), challenge, own: await signed(key, challenge) };
}

/**
 * Asks for this browser's cookie before the first chair needs one, and says who it is; windows ask one after another, so
 * one cookie comes. `name`: what somebody new is called.
 */
export async function haveKey(name: string = lastName()): Promise<void> {
  const asking = async (): Promise<void> => {
    await ask('POST', '/browser');
    await sayWho(name.trim());
  };
  // Without TLS, from another machine, there are no locks.
  await (navigator.locks ? navigator.locks.request('messdeck key', asking) : asking());
}

/** The browser says who it is; needs its cookie. `name`: what somebody new is called. */
async function sayWho(name: string): Promise<void> {
  try {
    const body = { ...(await arrival()), ...(name !== '' && { name }) };
    await ask<Somebody>('POST', '/people/session', { body });
  } catch (error) {
    // An older server knows of no people.
    if (!(error instanceof Refused) || error.status !== 404) throw error;
  }
}
