// What every game tells of a choice, loaded with the first hint.

import type { Reasons } from '@messdeck/engine';

const REASONS: Readonly<Record<string, () => Promise<{ readonly reasons: Reasons }>>> = {
  bang: () => import('@messdeck/engine/reasons/bang'),
  tactics: () => import('@messdeck/engine/reasons/tactics'),
  militac: () => import('@messdeck/engine/reasons/militac'),
  sammy: () => import('@messdeck/engine/reasons/sammy'),
  'sammys-travels': () => import('@messdeck/engine/reasons/sammys-travels'),
  flag: () => import('@messdeck/engine/reasons/flag'),
  'national-contest': () => import('@messdeck/engine/reasons/national-contest'),
  'united-states': () => import('@messdeck/engine/reasons/united-states'),
  sigs: () => import('@messdeck/engine/reasons/sigs'),
  skirmish: () => import('@messdeck/engine/reasons/skirmish'),
  'do-boy': () => import('@messdeck/engine/reasons/do-boy'),
  'armed-forces': () => import('@messdeck/engine/reasons/armed-forces'),
};

/** What a game tells; nothing for a game that has nothing to tell. */
export async function reasonsFor(id: string): Promise<Reasons> {
  return (await REASONS[id]?.())?.reasons ?? {};
}
