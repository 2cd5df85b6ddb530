// Current move, for people who listen: once when the turn comes, and again when something else is asked in it.

import { sentenceOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import { Later } from '../../shared/later.tsx';
import { isPassedFor } from '../auto-play/passing.ts';
import type { Layout } from '../model/layout.ts';
import type { TableModel } from '../model/model.ts';
import { yourTurn } from '../model/your-turn.ts';

interface AskedAloudProps {
  readonly model: TableModel;
  readonly layout: Layout;
}

const loadCallAloud = async () => (await import('./call-aloud.tsx')).CallAloud;

/** Nothing where the player can do nothing or the table answers, and where others race: the event says it all. */
export function AskedAloud({ model, layout }: AskedAloudProps): JSX.Element | null {
  const { entries, state } = model.table;
  const { betweenHands, tally, window, idle, enters, paused } = state.value;
  const call = window && !paused ? layout.callAloud?.(model) : undefined;
  if (window && call !== undefined) {
    const key = `${model.view.value.step} ${call}`;
    return <Later key={key} load={loadCallAloud} props={{ asks: call, ...window }} />;
  }
  const timed = window || idle || model.game.parts?.clock?.beat !== undefined;
  const asked = model.mine && model.view.value.legal.length > 0 && !betweenHands && !tally.result;
  if (!asked || timed || enters || isPassedFor(model)) return null;
  const others = entries.value.findLast(({ by }) => by !== model.seat)?.n;
  const said = model.names.length > 1 ? yourTurn(model.asked).join(' ') : sentenceOf(model.asked);
  // Another key is another line, which is read; the same line stays, and is not read again.
  return <p key={`${others} ${said}`}>{said}</p>;
}
