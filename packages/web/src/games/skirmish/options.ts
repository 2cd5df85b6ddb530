// Which options of Skirmish decide anything.

import type { OptionRules } from '../applies.ts';

export const options: OptionRules = {
  // With each side dealt its own branch both readings are the same.
  applies: { captured: ({ form }) => form !== 'sides' },
};
