// The deal of a patience in the bar: its number, and behind it the same deal again, a new one, or one by its number.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/patience.tsx';
import { newSeed } from '../sources/local/session.ts';
import { loadMatch, type StoredMatch } from '../sources/local/store.ts';
import type { TableModel } from '../table/model/model.ts';

export function DealButton({ model }: { readonly model: TableModel }): JSX.Element {
  const stored = useSignal<StoredMatch | undefined>(undefined);
  const wanted = useSignal('');
  const { table } = model;
  useEffect(() => {
    loadMatch(table.id).then((found) => (stored.value = found));
  }, [table.id]);
  const { seed = '', daily, practice } = stored.value ?? {};
  const begun = !table.state.value.tally.result;
  /** It is the one try of its day that counts. */
  const counts = begun && daily !== undefined;
  const deal = async (number?: string): Promise<void> => {
    document.getElementById('deal')?.hidePopover();
    if (!stored.value) return;
    const { dealOther } = await import('./other-deal.ts');
    // What was begun is given up for the other deal; what counts waits for its end, and what is over stays in the history.
    await dealOther(stored.value, number, begun && !counts);
  };
  return (
    <>
      <button type="button" class="btn deal-btn" popovertarget="deal">
        <span class="wide">{words.deal}</span>{' '}
        <span class="num">{practice ? words.forPractice : daily === undefined ? seed : words.ofToday}</span>
      </button>
      <div class="menu deal-menu" id="deal" popover="auto">
        {counts ? (
          <p>{words.oneTryCounts}</p>
        ) : (
          <button type="button" class="btn" data-deal="again" onClick={() => void deal()}>
            {words.restartThisDeal}
          </button>
        )}
        <button type="button" class="btn" onClick={() => void deal(newSeed())}>
          {words.aNewDeal}
        </button>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (wanted.value.trim() !== '') void deal(wanted.value.trim());
          }}
        >
          <input
            aria-label={words.dealNumber}
            placeholder={words.number}
            maxLength={40}
            autocomplete="off"
            value={wanted.value}
            onInput={(event) => (wanted.value = event.currentTarget.value)}
          />
          <button type="submit" class="btn">
            {words.dealIt}
          </button>
        </form>
        <a class="btn" href={`#/figures/${table.game.id}`}>
          {words.figures}
        </a>
      </div>
    </>
  );
}
