// What SIGS asks: cards to choose and what they make, and after every opponent's discard the same time to call Halt!

import { asSentence } from '@messdeck/engine';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import * as words from '#words/games/sigs/table.tsx';
import { keyed, settings } from '../../shared/settings.ts';
import type { Choice } from '../../table/model/choices.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { Buttons, Reason, Sentence, TimeLeft } from '../../table/stage/ask.tsx';
import {
  callAnswered,
  callHalt,
  callOpen,
  type Discarded,
  discardOpen,
  drawWanted,
  haltsNow,
  letPass,
} from './halt.ts';
import { drawsNow, labelOf, playsNow } from './plays.ts';

/** As many plays have a button each; beyond that those to sets are chosen on the sets alone. */
const MOST_NAMED = 4;

const goesToSet = (verb: string): boolean => verb === 'add' || verb === 'swap' || verb === 'halt';

export function SigsSentence({ model }: LayoutProps): JSX.Element {
  const open = callOpen(model);
  if (open) {
    return haltsNow(model).length > 0 ? (
      <p class="sentence">{words.whereDoesHaltGo(model.faces.short(open.card))}</p>
    ) : (
      <CallSentence model={model} open={open} />
    );
  }
  const answered = callAnswered(model);
  if (answered && model.picked.value.length === 0) return <Reason model={model} refused={answered} />;
  // The discard was let pass: what the others may still do is not told, for it would betray the card.
  if (discardOpen(model)) return <p class="sentence">{words.youLetPass}</p>;
  // What can be taken the buttons and the pile say: the slip keeps its height from turn to turn.
  if (drawsNow(model).length > 0) {
    const takes = model.view.value.legal.some((text) => text !== 'draw reserve');
    return <p class="sentence">{words.yourTurn(takes)}</p>;
  }
  const picked = model.picked.value.length;
  const plays = playsNow(model);
  if (picked > 1 && plays.length === 0) {
    return <p class="sentence">{words.cardsChosenNoSet(picked)}</p>;
  }
  if (plays.length > MOST_NAMED) {
    const presses = plays.some(({ verb }) => !goesToSet(verb));
    return (
      <p class="sentence">
        {words.fitsFramedSets({ card: model.faces.short(model.picked.value[0]), presses })}
      </p>
    );
  }
  return <Sentence model={model} />;
}

/** What the time to call asks, for those who listen: they have heard what was discarded. */
export function callAloud(model: TableModel): string | undefined {
  const open = callOpen(model);
  if (!open) return undefined;
  return haltsNow(model).length > 0 ? words.whereDoesGo(model.faces.short(open.card)) : words.doesFitSet;
}

function CallSentence({
  model,
  open,
}: {
  readonly model: TableModel;
  readonly open: Discarded;
}): JSX.Element {
  return (
    <p class="sentence">
      {words.doesItFit(
        asSentence(words.discards({ name: model.names[open.by], card: model.faces.short(open.card) })),
      )}
    </p>
  );
}

export function SigsButtons({ model }: LayoutProps): JSX.Element | null {
  useHaltKey(model);
  useLayoutEffect(() => drawWanted(model));
  const { betweenHands } = model.table.state.value;
  const halts = haltsNow(model);
  if (callOpen(model)) {
    return (
      <>
        <TimeLeft model={model} />
        {halts.length > 0 ? <Offers model={model} choices={halts} /> : <CallButtons model={model} />}
      </>
    );
  }
  if (discardOpen(model)) return null;
  const plays = playsNow(model);
  const draws = drawsNow(model);
  if (draws.length > 0) return <Offers model={model} choices={draws} />;
  if (model.picked.value.length === 0 || betweenHands) return <Buttons model={model} />;
  return plays.length === 0 ? null : <Offers model={model} choices={plays} />;
}

interface OffersProps {
  readonly model: TableModel;
  readonly choices: readonly Choice[];
}

function Offers({ model, choices }: OffersProps): JSX.Element | null {
  const named = choices.length > MOST_NAMED ? choices.filter(({ verb }) => !goesToSet(verb)) : choices;
  if (named.length === 0) return null;
  return (
    <div class="button-row">
      {named.map((choice, i) => (
        <button
          type="button"
          key={choice.text}
          class={i === 0 ? 'btn primary' : 'btn'}
          data-action={choice.text}
          onClick={() => void model.act(choice.text)}
        >
          {labelOf(model, choice)}
        </button>
      ))}
    </div>
  );
}

function CallButtons({ model }: LayoutProps): JSX.Element {
  return (
    <div class="button-row halting">
      <button
        type="button"
        class="btn"
        data-action="decline"
        aria-keyshortcuts={keyed('X')}
        onClick={() => void letPass(model)}
      >
        {words.letPass}
      </button>
      <button
        type="button"
        class="btn call"
        data-action="halt"
        aria-keyshortcuts={keyed('C')}
        onClick={() => void callHalt(model)}
      >
        {words.halt}
      </button>
    </div>
  );
}

/** C calls Halt!; it comes before the keys of every table, which would read a draw as a call. */
function useHaltKey(model: TableModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || settings.value.keys === 'off') return;
      if (event.key.toLowerCase() !== 'c' || !discardOpen(model)) return;
      void callHalt(model);
      event.preventDefault();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [model]);
}
