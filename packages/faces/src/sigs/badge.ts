// The insignia of a rank on the cloth of its service, without the card around it: for the chart of ranks.

import { insignia } from './insignia.ts';
import { navyInsignia } from './navy.ts';
import { at, box, ink } from './paper.ts';

export type Service = 'army' | 'navy' | 'coastGuard' | 'marines';

const CLOTH: Readonly<Record<Service, string>> = {
  army: ink.army,
  navy: ink.navy,
  coastGuard: ink.navy,
  marines: ink.marines,
};

function worn(service: Service, number: number): string {
  if (service === 'navy') return navyInsignia(number, 'star');
  if (service === 'coastGuard') return navyInsignia(number, 'shield');
  return insignia(service, number);
}

/** The insignia that a service gives the rank with this number of the chart, as SVG text. */
export function badge(service: Service, number: number): string {
  const cloth = box(0, 0, 196, 236, CLOTH[service]);
  return `<svg viewBox="0 0 196 236" aria-hidden="true">${cloth}${at(98, 118, worn(service, number))}</svg>`;
}
