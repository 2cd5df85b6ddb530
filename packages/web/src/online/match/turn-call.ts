// It is your turn at a table with friends, and your eyes may be elsewhere: the tab's title and icon say so, and if you
// like, a sound and a notification.

import { computed, effect, untracked } from '@preact/signals';
import * as words from '#words/online/match.tsx';
import { hasNotices, notify, showsNotices } from '../../settings/notices.ts';
import { settings } from '../../shared/settings.ts';
import type { TableConnection } from '../../sources/remote/table-connection.ts';
import type { TableModel } from '../../table/model/model.ts';

const USUAL = './icons/icon.svg';
const TURN = './icons/turn.svg';

/** Calls until it is stopped. */
export function callToTurn(model: TableModel, remote: TableConnection): () => void {
  const turn = computed(() => isTurn(model, remote));
  const name = model.game.title;
  let takeAway: (() => void) | undefined;
  const looksHere = (): boolean => !document.hidden && document.hasFocus();
  const silence = (): void => {
    takeAway?.();
    takeAway = undefined;
  };
  const call = (): void => {
    if (settings.value.bell === 'on') void ring();
    if (looksHere() || !showsNotices()) return;
    takeAway = notify({
      title: words.yourTurn,
      body: words.othersWait(name),
      tag: `messdeck ${remote.id}`,
    });
  };
  // Anyone who has just opened the page sees it.
  let seen = looksHere() && turn.peek();
  const stop = effect(() => {
    document.title = turn.value ? words.titleOnTurn(name) : words.title(name);
    setIcon(turn.value ? TURN : USUAL);
    silence();
    // A change of the settings is no new turn.
    if (turn.value && !seen && !hasJustActed(model)) untracked(call);
    seen = false;
  });
  addEventListener('focus', silence);
  return () => {
    stop();
    silence();
    removeEventListener('focus', silence);
    setIcon(USUAL);
  };
}

/** Whether the match waits for this player: a call that may also be left out is no turn. */
function isTurn({ seat, table }: TableModel, { told }: TableConnection): boolean {
  if (seat === null || told.value?.state !== 'playing') return false;
  const { betweenHands } = table.state.value;
  const { actors, legal } = table.view.value;
  const standsIn = told.value.seats[seat]?.standsIn === true;
  return actors.includes(seat) && !actors.includes('clock') && legal.length > 0 && !betweenHands && !standsIn;
}

/** Anyone who takes a trick and leads to the next is at the table. */
function hasJustActed({ seat, table }: TableModel): boolean {
  return table.entries.peek().findLast(({ by }) => typeof by === 'number')?.by === seat;
}

function setIcon(to: string): void {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', to);
}

async function ring(): Promise<void> {
  (await import('../../table/stage/sound.ts')).play('turn');
}

/** Whether a notification can still be offered. */
export const mayOfferNotices = (): boolean => hasNotices() && !showsNotices();
