// The faces of a pack, loaded when the pack is first opened: each pack is a chunk of its own.

import type { Faces } from './faces.ts';

export type { Faces } from './faces.ts';

/** A pack whose faces can be loaded. */
export type PackId = 'parker' | 'skirmish' | 'sigs' | 'sammy' | 'armed-forces';

const load: Readonly<Record<PackId, () => Promise<{ faces: Faces }>>> = {
  parker: () => import('./parker/index.ts'),
  skirmish: () => import('./skirmish/index.ts'),
  sigs: () => import('./sigs/index.ts'),
  sammy: () => import('./sammy/index.ts'),
  'armed-forces': () => import('./armed-forces/index.ts'),
};

/** Loads the faces of a pack when they are first needed; throws if there is no such pack. */
export async function loadFaces(packId: string): Promise<Faces> {
  if (!Object.hasOwn(load, packId)) throw new Error(`There is no pack ${JSON.stringify(packId)}.`);
  return (await load[packId as PackId]()).faces;
}
