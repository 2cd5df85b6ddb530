// The colors of a pack's box and booklet.

import type { PackId } from '@messdeck/faces';

export const GROUNDS: Readonly<Record<PackId, string>> = {
  parker: '#46512c',
  skirmish: '#1f3f6e',
  sigs: '#4c5833',
  sammy: '#1b3157',
  'armed-forces': '#1d2430',
};

/** Words and lines on a ground. */
export const LIGHT = '#f6efdd';
