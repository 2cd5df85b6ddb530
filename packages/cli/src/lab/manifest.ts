// What a run of the lab was made with: enough to play any of its rows again, or to see why that cannot be done.

import type { Game } from '@messdeck/engine';
import { type Plan, planHash } from '@messdeck/lab';
import { Complaint } from '../complaint.ts';
import { SIGNATURES } from '../signatures.ts';
import { VERSION } from '../version.ts';
import type { Store } from './store.ts';

const FILE = 'manifest.json';

export interface Manifest {
  readonly plan: Plan;
  readonly planHash: string;
  readonly program: 'messdeck';
  readonly version: string;
  readonly edition: number;
  /** `signatureOf` the game. */
  readonly signature: string;
  readonly node: string;
  readonly v8: string;
  /** The hash of each shard's rows, once all are played. */
  readonly shards?: Readonly<Record<string, string>>;
}

export function manifestOf(plan: Plan, game: Game): Manifest {
  return {
    plan,
    planHash: planHash(plan),
    program: 'messdeck',
    version: VERSION,
    edition: game.edition,
    signature: signatureOf(game.id),
    node: process.versions.node,
    v8: process.versions.v8,
  };
}

/** The signature of a game's rules; "none" for a game that is not one of ours. */
export function signatureOf(game: string): string {
  return SIGNATURES[game] ?? 'none';
}

export function readManifest(store: Store, folder: string): Manifest {
  const text = store.readText(FILE);
  if (text === undefined) throw new Complaint(`${folder} has no manifest.json: nothing was run there.`);
  return JSON.parse(text) as Manifest;
}

/** Writes the manifest of a new run; refuses to go on with a run of another plan or under other rules. */
export function beginManifest(store: Store, folder: string, manifest: Manifest): Manifest {
  if (store.readText(FILE) === undefined) {
    writeManifest(store, manifest);
    return manifest;
  }
  const begun = readManifest(store, folder);
  if (begun.planHash !== manifest.planHash)
    throw new Complaint(`${folder} holds a run of another plan; take another folder.`);
  checkSignature(begun, manifest);
  return begun;
}

export function checkSignature(begun: Manifest, now: Pick<Manifest, 'edition' | 'signature'>): void {
  if (begun.edition === now.edition && begun.signature === now.signature) return;
  throw new Complaint(
    `The run was begun with edition ${begun.edition} and signature ${begun.signature.slice(0, 12)}; this program plays edition ${now.edition} with signature ${now.signature.slice(0, 12)}.`,
  );
}

export function writeManifest(store: Store, manifest: Manifest): void {
  store.write(FILE, `${JSON.stringify(manifest, null, 2)}\n`);
}
