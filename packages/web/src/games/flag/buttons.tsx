// The buttons of Flag, flying all that fit and dealing first, and its keys: F flies a card, D deals or turns the waste over.

import { orderOf, type View } from '@messdeck/engine';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/games/flag/table.tsx';
import { keyed, settings } from '../../shared/settings.ts';
import type { Choice } from '../../table/model/choices.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { StopButton } from '../../table/parts/stop-button.tsx';
import { StopSequence } from '../../table/parts/stop-sequence.tsx';

export function FlagButtons({ model }: LayoutProps): JSX.Element | null {
  const choices = model.choices.value;
  if (model.series.runs.value) return <StopSequence model={model} />;
  if (choices.length === 0) return null;
  const several = model.picked.value.length === 0 && flights(model).length > 1;
  const goOn = choices.filter(({ verb }) => verb === 'deal' || verb === 'turn');
  const cards = several ? [] : cardPlays(model);
  const picked = model.picked.value.length > 0;
  const plays = picked ? [...cards, ...goOn] : [...goOn, ...cards];
  // What flies is what one plays for, then what a card was picked for; else the game goes on with a deal.
  const first = several ? undefined : (cards.find(({ verb }) => verb === 'flag') ?? plays[0]);
  const stop = picked ? [] : choices.filter(({ verb }) => verb === 'stop');
  return (
    <div class="button-row">
      {several && (
        <button
          type="button"
          class="btn primary"
          data-action="fly all"
          onClick={() => void model.series.enter(nextFlight)}
        >
          {words.flyAllThatFit}
        </button>
      )}
      {plays.map(({ text, verb }) => (
        <button
          type="button"
          key={text}
          class={text === first?.text ? 'btn primary' : 'btn'}
          data-action={text}
          aria-keyshortcuts={keyOf(verb, text === cards[0]?.text)}
          onClick={() => void model.act(text)}
        >
          <Label model={model} text={text} />
        </button>
      ))}
      {stop.length > 0 && <StopButton model={model} text={stop[0].text} />}
    </div>
  );
}

const nextFlight = ({ legal }: View): string | undefined => legal.find((text) => text.startsWith('flag '));

function flights(model: TableModel): Choice[] {
  return model.choices.value.filter(({ verb }) => verb === 'flag');
}

/** "To stack 3": which card is meant can be seen; a listener hears it. */
function Label({ model, text }: { readonly model: TableModel; readonly text: string }): JSX.Element {
  const order = orderOf(model.game, text);
  const [verb, card, stack] = text.split(' ');
  if (verb !== 'move') return <>{order}</>;
  return <>{words.toStackNamed({ card: model.nameOf(card!), stack })}</>;
}

function keyOf(verb: string, first: boolean): string | undefined {
  return verb === 'deal' || verb === 'turn' ? keyed('D') : verb === 'flag' && first ? keyed('F') : undefined;
}

/** What the picked card can do; without one, the next card that can fly. */
function cardPlays(model: TableModel): Choice[] {
  const choices = model.choices.value;
  const [picked] = model.picked.value;
  if (picked === undefined) return flights(model).slice(0, 1);
  const place = Object.values(model.view.value.places).find((cards) => cards.includes(picked)) ?? [];
  const flies = choices.filter(({ text }) => text === `flag ${place.at(-1)}`);
  return [...flies, ...choices.filter(({ verb, cards }) => verb === 'move' && cards[0] === picked)];
}

export function useFlagKeys(model: TableModel): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || settings.value.keys === 'off') return;
      const key = event.key.toLowerCase();
      const choices = model.choices.value;
      const meant =
        key === 'f'
          ? cardPlays(model).find(({ verb }) => verb === 'flag')
          : key === 'd'
            ? choices.find(({ verb }) => verb === 'deal' || verb === 'turn')
            : undefined;
      if (meant) void model.act(meant.text);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [model]);
}
