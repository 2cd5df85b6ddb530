// Finer points: options that few want to change, folded away under a line that says whether all is as usual.

import { lower, type Option } from '@messdeck/engine';
import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/setup.ts';
import { titleOf } from '../games/options.ts';

const FINER: ReadonlySet<string> = new Set([
  'aideBack',
  'allPass',
  'auction',
  'captured',
  'declarant',
  'falseCall',
  'fiveDiscards',
  'honor',
  'minimumBid',
  'mustPlay',
  'president',
  'setback',
  'spyNurse',
]);

/** The finer points among the options that are asked; a single one stands with the others. */
export function finerOf(asked: readonly Option[]): readonly Option[] {
  const finer = asked.filter(({ key }) => FINER.has(key));
  return finer.length > 1 ? finer : [];
}

interface FinerPointsProps {
  readonly options: readonly Option[];
  /** Whether another than the usual value is chosen. */
  readonly changed: (option: Option) => boolean;
  readonly children: ComponentChildren;
}

export function FinerPoints({ options, changed, children }: FinerPointsProps): JSX.Element {
  const other = options.filter(changed);
  const named = (some: readonly Option[]): string => some.map((option) => lower(titleOf(option))).join(', ');
  return (
    <details class="finer">
      <summary>
        <span>{words.finerPoints(options.length)}</span>
        <small>
          {other.length === 0 ? words.allStandard(named(options)) : words.someChanged(named(other))}
        </small>
      </summary>
      {children}
    </details>
  );
}
