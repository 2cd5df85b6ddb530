// Which options of Do-Boy decide anything.

import type { OptionRules } from '../applies.ts';

export const options: OptionRules = {
  applies: { target: ({ match }) => match !== 'hand' },
};
