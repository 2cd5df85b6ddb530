// What a round is called where none has a name of its own.

import type { Layout } from './layout.ts';

/** "squad", "trick". */
export const roundOf = ({ rounds }: Layout): string => rounds?.title ?? 'trick';
