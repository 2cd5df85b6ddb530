// The flag row: fourteen flags with a pip for every suit, those that fly in full ink, and the rank attained so far.

import { attained, STACKING_RULE } from '@messdeck/engine/games/flag';
import { ranks, sammy, suits } from '@messdeck/engine/packs/sammy';
import type { JSX } from 'preact';
import * as words from '#words/games/flag/table.tsx';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';
import { SuitPip } from './pips.tsx';
import { flight } from './plays.ts';

/** Ranks from the ones up. */
const LADDER = [...ranks].sort((a, b) => a.order - b.order);
const FLAG_SIZE = suits.length;

export function FlagRow({ model }: LayoutProps): JSX.Element {
  const view = model.view.value;
  const flown = cardsIn(view, 'flags');
  const flying = flown.map((card) => sammy.cards[sammy.find(card)!]);
  const { flag: inHand } = factsOf(view);
  const latest = flying.at(-1)?.order ?? inHand;
  return (
    <section class="flags-box" aria-label={words.flagRow}>
      <ol class="flags" data-place="flags">
        {LADDER.map(({ order, symbol, title }) => {
          const has = flying.filter((card) => card.order === order).map(({ suit }) => suit as string);
          return (
            <li
              key={order}
              class={has.length === FLAG_SIZE ? 'flag done' : order === inHand ? 'flag now' : 'flag'}
              data-place={order === latest ? 'flags' : undefined}
            >
              <b aria-hidden="true">{symbol}</b>
              <span class="sr">{`${title}: ${stateOf(has)}`}</span>
              <span class="pips" aria-hidden="true">
                {suits.map(({ id }) => (
                  <SuitPip key={id} suit={id} on={has.includes(id)} />
                ))}
              </span>
            </li>
          );
        })}
        <FlyTarget model={model} />
      </ol>
      <p class="rank">
        {standing(model)} <span class="lies">{STACKING_RULE}</span>
      </p>
    </section>
  );
}

function stateOf(has: readonly string[]): string {
  if (has.length === FLAG_SIZE) return words.complete;
  return has.length === 0 ? words.notStarted : words.flownOf({ has: has.length, whole: FLAG_SIZE });
}

/** The row itself is a target for a card that may fly. */
function FlyTarget({ model }: LayoutProps): JSX.Element | null {
  const [picked] = model.picked.value;
  if (picked === undefined) return null;
  const place = Object.entries(model.view.value.places).find(([, cards]) => cards.includes(picked))!;
  const fly = flight(model, { foot: picked, top: place[1].at(-1)! });
  if (!fly) return null;
  return (
    <li class="fly">
      <button type="button" class="target" data-action={fly.text} onClick={() => void model.act(fly.text)}>
        <span class="sr">{words.toFlagRow}</span>
      </button>
    </li>
  );
}

/** "Marine", or "card of rank 9". */
const called = ({ title, plural }: (typeof ranks)[number]): string =>
  plural === null ? words.cardRank(title) : title;

function standing(model: TableModel): JSX.Element {
  const view = model.view.value;
  const { flag: inHand } = factsOf(view);
  const flags = view.scores[0] ?? 0;
  const next = attained[flags + 1];
  const wanting = FLAG_SIZE - ((view.places['flags']?.length ?? 0) % FLAG_SIZE);
  const rank = LADDER.find(({ order }) => order === inHand);
  const wanted =
    rank && next
      ? words.wanted({
          more: wanting,
          rank: wanting === 1 ? called(rank) : (rank.plural ?? words.several(rank.title)),
          next,
        })
      : '';
  if (flags === 0) return <>{wanted}</>;
  return (
    <>
      <b>{attained[flags]}</b>
      {wanted ? `: ${wanted}` : '.'}
    </>
  );
}
