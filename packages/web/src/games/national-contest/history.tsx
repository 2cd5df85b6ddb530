// The drawer that tells how a state has voted; what it holds is fetched when it is first opened.

import { type Signal, signal } from '@preact/signals';
import type { JSX } from 'preact';
import * as words from '#words/games/national-contest/table.tsx';
import { Later } from '../../shared/later.tsx';
import type { LayoutProps } from '../../table/model/layout.ts';
import { Panel } from '../../table/parts/panel.tsx';

/** The state that somebody asked about. */
export const askedState: Signal<string> = signal('NY');

/** Opens the drawer at a state. */
export function openHistory(state: string): void {
  askedState.value = state;
  document.getElementById('history')?.showPopover();
}

const loadVotes = async () => (await import('./past-votes.tsx')).PastVotes;

export function History({ model }: LayoutProps): JSX.Element {
  return (
    <Panel id="history" title={words.howStatesHaveVoted}>
      <Later load={loadVotes} props={{ model }} />
    </Panel>
  );
}
