// The review on the table itself: the choices of this hand that cost most, what was better, and how sure that is.
// Certain is solid (all cards open, played to the end); estimated is hatched (from what the seat knew then).

import type { ReviewedChoice } from '@messdeck/bots';
import { orderOf } from '@messdeck/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { Curve } from './curve.tsx';
import { costly, review } from './reviews.ts';
import { SheetDialog } from './sheet-dialog.tsx';
import type { TransportProps } from './transport-props.ts';

const figure = (points: number): string => String(Math.round(points * 10) / 10);

export function ReviewSheet({
  moment,
  model,
  link,
  close,
}: TransportProps & { readonly close: () => void }): JSX.Element {
  const { film } = moment;
  const made = useMemo(() => review(link, film.record), [link]);
  useEffect(() => () => made.stop(), [made]);
  const now = moment.handAt;
  const hand = film.hands[now];
  const found = costly(made.choices.value, hand.from, hand.to);
  const percent = Math.floor(100 * made.progress.value);
  const show = (choice: ReviewedChoice): void => {
    moment.seek(choice.step);
    close();
  };
  return (
    <SheetDialog title={film.hands.length > 1 ? `Review of hand ${now + 1}` : 'Review'} close={close}>
      <p role="status">
        {made.trouble.value ||
          (percent < 100
            ? `The review is being made: ${percent} of 100. What is found stands here at once.`
            : found.length === 0
              ? 'Nothing to find fault with in this hand.'
              : 'The choices that cost most. Press one to see it on the table.')}
      </p>
      <Curve choices={made.choices.value} film={film} hand={hand} seat={model.seat ?? 0} />
      <ol class="costs">
        {found.slice(0, 8).map((choice) => (
          <li key={choice.step}>
            <button type="button" class="cost" onClick={() => show(choice)}>
              <span class="top">
                <b>{model.names[choice.seat]}</b> {orderOf(film.game, choice.chosen)}
                <span class="v">−{figure(choice.cost)}</span>
              </span>
              <span class={choice.kind === 'exact' ? 'sure' : 'sure est'}>
                <i style={{ width: `${Math.min(100, (100 * choice.cost) / found[0].cost)}%` }} />
              </span>
              <span class="why">
                Better: {orderOf(film.game, choice.best)}.{' '}
                {choice.kind === 'exact'
                  ? 'Certain, with all cards open and played to the end.'
                  : `Estimated from what ${choice.seat === model.seat ? 'you' : model.names[choice.seat]} knew, give or take ${figure(2 * choice.error)}.`}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <p class="soft">
        Costs are points of the hand, own side less the others. What only open cards show could not be known
        at the table; estimates use nothing else than the seat knew.
      </p>
    </SheetDialog>
  );
}
