// What several games say alike.

import type { Asked } from '../asked.ts';
import { companies } from '../packs/parker.ts';
import type { Follow } from './companies.ts';
import { listOr } from './lists.ts';

/** "follow Engineers with the 4, 5 or 6", "you hold no Engineers: play any card". */
export function followInWords({ company, numbers, president }: Follow): Asked {
  const { title } = companies[company];
  if (numbers.length === 0) return { head: `you hold no ${title}`, rest: 'play any card.' };
  return {
    rest: `follow ${title} with the ${listOr(numbers)}${president ? ', or play the President' : ''}.`,
  };
}
