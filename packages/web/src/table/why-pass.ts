// Why nothing but a pass can be done, from what is asked: "you hold no larger neighbour of Ohio".

import { lower } from '@messdeck/engine';
import type { TableModel } from './model.ts';

export function whyPass({ asked }: TableModel): string {
  const said = asked.replace(/^Your (turn|call): /, '');
  return lower(said.replace(/(:| and must) pass\.$|\.$/, ''));
}
