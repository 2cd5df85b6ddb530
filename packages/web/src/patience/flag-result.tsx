// Today's Flag when it is over: the rank, the flags that fly, what the next one wanted and what was left.

import { capital } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import type { ComponentChildren, JSX } from 'preact';
import * as words from '#words/patience.tsx';
import type { PastMatch } from '../history/past.ts';
import { LeftOnTable, useLeftOver } from './left-on-table.tsx';

const FLAG_NAMES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'M', 'N', 'P', 'US'] as const;

interface FlagResultProps {
  readonly result: PastMatch;
  /** The figures between the flags and what was left. */
  readonly children: ComponentChildren;
}

export function FlagResult({ result, children }: FlagResultProps): JSX.Element {
  const { own } = result;
  const left = useLeftOver(result);
  const wanted = left
    ? left.wanted
    : own + 1 < attained.length
      ? words.oneMoreWouldHaveMade(attained[own + 1])
      : '';
  return (
    <section class="paper-sheet">
      <p class="soft">{own > 0 ? words.playedTodayAndAre : words.playedToday}</p>
      <h2 class="rank">{capital(attained[own])}</h2>
      <p>
        {own === 0 ? words.noFlagFlies : words.flagsFly(own)} {wanted} {left?.lay}
      </p>
      <ol class="flown" aria-label={words.of14Flags(own)}>
        {FLAG_NAMES.map((name, i) => (
          <li key={name} class={i < own ? 'on' : undefined}>
            {name}
          </li>
        ))}
      </ol>
      {children}
      {left && <LeftOnTable {...left} />}
    </section>
  );
}

/** The ranks there are to attain, with yesterday's. */
export function Ladder({ yesterday }: { readonly yesterday: number | undefined }): JSX.Element {
  return (
    <section class="paper-sheet">
      <h2>{words.theRanks}</h2>
      <ol class="ladder">
        {attained.slice(1).map((rank, i) => (
          <li key={rank} class={yesterday === i + 1 ? 'yesterday' : undefined}>
            <b class="num">{i + 1}</b> {capital(rank)}
            {yesterday === i + 1 && <small>{words.yesterday}</small>}
          </li>
        ))}
      </ol>
    </section>
  );
}
