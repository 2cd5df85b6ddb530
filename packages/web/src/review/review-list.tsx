// The choices that cost most, beside the table: whose, where, what was better, and a curve of how the hand stood.

import type { ReviewedChoice } from '@messdeck/bots';
import { capital, orderOf } from '@messdeck/engine';
import type { ComponentChildren, JSX } from 'preact';
import * as say from '#words/review.tsx';
import { handTitle } from '../replay/moment.ts';
import type { Layout } from '../table/model/layout.ts';
import type { TableModel } from '../table/model/model.ts';
import { HandCurve } from './curve.tsx';
import type { ReviewDesk, Whose } from './review-desk.ts';
import { nameOf, placeOf, tenths } from './review-words.ts';

interface ReviewListProps {
  readonly desk: ReviewDesk;
  readonly model: TableModel;
  readonly layout: Layout;
  /** The hand that is looked at. */
  readonly hand: number;
}

export function ReviewList(props: ReviewListProps): JSX.Element {
  const { desk, hand } = props;
  const found = desk.listed.value;
  const dearest = Math.max(...found.map(({ cost }) => cost));
  return (
    <div class="review-list">
      <Filters desk={desk} hand={hand} />
      {found.length === 0 && (
        <p class="none-found">
          {desk.made.done.value < desk.made.of
            ? say.nothingFoundYet
            : desk.everyHand.value
              ? say.noMistakesHere
              : say.noMistakesThisHand}
        </p>
      )}
      <ol class="costs">
        {found.map((choice, i) => (
          <li key={choice.step}>
            <Cost {...props} choice={choice} number={i + 1} share={choice.cost / dearest} />
          </li>
        ))}
      </ol>
      <HandCurve desk={desk} hand={hand} />
      <p class="soft">{say.howSure()}</p>
    </div>
  );
}

const WHOSE: readonly (readonly [Whose, string])[] = [
  ['all', say.all],
  ['own', say.mine],
  ['partner', say.partners],
  ['others', say.others],
];

function Filters({ desk, hand }: { readonly desk: ReviewDesk; readonly hand: number }): JSX.Element {
  const seats = desk.film.record.seats.map((_, seat) => seat);
  const offered = WHOSE.filter(([whose]) => seats.some((seat) => desk.isOf(whose, seat)));
  return (
    <>
      {desk.film.hands.length > 1 && (
        <fieldset class="seg" aria-label={say.whichHands}>
          <Pressed on={!desk.everyHand.value} press={() => (desk.everyHand.value = false)}>
            {capital(handTitle(desk.film.hands[hand]))}
          </Pressed>
          <Pressed on={desk.everyHand.value} press={() => (desk.everyHand.value = true)}>
            {say.allHands}
          </Pressed>
        </fieldset>
      )}
      {offered.length > 2 && (
        <fieldset class="seg" aria-label={say.whoseChoices}>
          {offered.map(([whose, words]) => (
            <Pressed key={whose} on={desk.whose.value === whose} press={() => (desk.whose.value = whose)}>
              {words}
            </Pressed>
          ))}
        </fieldset>
      )}
    </>
  );
}

/** One of several ways that exclude each other. */
export function Pressed({
  on,
  press,
  children,
}: {
  readonly on: boolean;
  readonly press: () => void;
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <button type="button" aria-pressed={on} onClick={press}>
      {children}
    </button>
  );
}

interface CostProps extends ReviewListProps {
  readonly choice: ReviewedChoice;
  readonly number: number;
  /** How dear it was beside the dearest, from 0 to 1. */
  readonly share: number;
}

function Cost({ desk, model, layout, choice, number, share }: CostProps): JSX.Element {
  const at = desk.chosen.value?.step === choice.step;
  const show = (): void => {
    document.getElementById('sheet')?.hidePopover();
    desk.show(choice);
  };
  return (
    <button type="button" class="missed" aria-current={at ? 'true' : undefined} onClick={show}>
      <span class="top">
        <span class="n">{number}</span>
        <span>
          {placeOf(desk.film, layout, choice)}, {nameOf(desk, choice.seat)}
        </span>
        <span class="v">−{tenths(choice.cost)}</span>
      </span>
      <span class="ways">
        <Chip model={model} layout={layout} text={choice.chosen} kind="was" />
        <i>{say.betterMark}</i>
        <Chip model={model} layout={layout} text={choice.best} kind="best" />
      </span>
      <Sure choice={choice} share={share} />
      <span class="how">{choice.kind === 'exact' ? say.certain : say.about(tenths(2 * choice.error))}</span>
    </button>
  );
}

/** How much and how sure: solid, or hatched with a whisker. */
export function Sure({
  choice: { kind, cost, error },
  share,
}: {
  readonly choice: ReviewedChoice;
  readonly share: number;
}): JSX.Element {
  const width = 100 * Math.min(1, share);
  const off = kind === 'exact' || cost === 0 ? 0 : Math.min(width, (width * 2 * error) / cost);
  const room = 100 / (100 + off);
  return (
    <span class={kind === 'exact' ? 'sure' : 'sure est'} aria-hidden="true">
      <i style={`width:${width * room}%`} />
      {off > 0 && <b style={`left:${(width - off) * room}%;width:${2 * off * room}%`} />}
    </span>
  );
}

interface ChipProps {
  readonly model: TableModel;
  readonly layout: Layout;
  readonly text: string;
  readonly kind: 'was' | 'best';
}

/** A choice in brief: the mark of its one card, or its words. */
function Chip({ model, layout, text, kind }: ChipProps): JSX.Element {
  const [verb, card, ...more] = text.split(' ');
  const one = verb === 'play' && card !== undefined && more.length === 0;
  return (
    <span class={`chip ${kind}`} data-shows={one ? card : undefined}>
      {one && layout.chip ? (
        <>
          <span aria-hidden="true">{layout.chip(card)}</span>
          <span class="sr">{model.faces.name(card)}</span>
        </>
      ) : one ? (
        model.faces.short(card)
      ) : (
        orderOf(model.game, text)
      )}
    </span>
  );
}
