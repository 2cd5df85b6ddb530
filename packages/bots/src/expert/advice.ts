// The advice of every game, loaded when a strong bot or a hint first asks for it.

import type { Advice } from '@messdeck/engine';

const ADVICE: Readonly<Record<string, () => Promise<{ readonly advice: Advice }>>> = {
  tactics: () => import('@messdeck/engine/expert/tactics'),
  militac: () => import('@messdeck/engine/expert/militac'),
  sammy: () => import('@messdeck/engine/expert/sammy'),
  'sammys-travels': () => import('@messdeck/engine/expert/sammys-travels'),
  flag: () => import('@messdeck/engine/expert/flag'),
  'national-contest': () => import('@messdeck/engine/expert/national-contest'),
  'united-states': () => import('@messdeck/engine/expert/united-states'),
  sigs: () => import('@messdeck/engine/expert/sigs'),
  skirmish: () => import('@messdeck/engine/expert/skirmish'),
  'do-boy': () => import('@messdeck/engine/expert/do-boy'),
  'armed-forces': () => import('@messdeck/engine/expert/armed-forces'),
};

/** The advice for a game; none for a game that has none. */
export async function adviceFor(id: string): Promise<Advice> {
  return (await ADVICE[id]?.())?.advice ?? {};
}
