// The states in six layers: population, electoral votes, congressmen, senators, suits, borders; the card of one of
// them, and a table of all.

import { capital } from '@messdeck/engine';
import { type SammyCard, sammy } from '@messdeck/engine/packs/sammy';
import { faces } from '@messdeck/faces/sammy/index';
import type { JSX } from 'preact';
import * as say from '#words/study/atlas.tsx';
import { Drawn, Ways } from '../../shared/frame.tsx';
import { AtlasMap, type AtlasState } from './atlas-map.tsx';
import { type Ground, Key } from './grounds.tsx';

export const STATES: readonly SammyCard[] = sammy.cards.filter((card) => card.kind === 'state');
const BY_POPULATION = [...STATES].sort((a, b) => a.populationRank! - b.populationRank!);

export const nameOf = (id: string): string => sammy.cards[sammy.find(id)!].name;

interface Layer {
  readonly id: string;
  readonly words: string;
  readonly figure: (card: SammyCard) => string;
  /** Ground and key of each class, the first whose limit holds. */
  readonly classes: readonly (readonly [Ground, string, (card: SammyCard) => boolean])[];
}

/** Classes by a figure from the largest down: "1 to 8", "9 to 16". */
function steps(
  of: (card: SammyCard) => number,
  limits: readonly (readonly [from: number, to: number])[],
): Layer['classes'] {
  const grounds: readonly Ground[] = ['first', 'second', 'third', 'fourth', 'plain'];
  return limits.map(([from, to], i) => [
    grounds[i],
    from === to ? String(from) : say.fromTo({ from, to }),
    (card) => of(card) >= from && of(card) <= to,
  ]);
}

const LAYERS: readonly Layer[] = [
  {
    id: 'population',
    words: say.population,
    figure: (card) => String(card.populationRank),
    classes: steps(
      (card) => card.populationRank!,
      [
        [1, 8],
        [9, 16],
        [17, 24],
        [25, 36],
        [37, 48],
      ],
    ),
  },
  {
    id: 'electoral',
    words: say.electoralVotes,
    figure: (card) => String(card.electoralVotes),
    classes: steps(
      (card) => card.electoralVotes,
      [
        [20, 47],
        [12, 19],
        [8, 11],
        [5, 7],
        [3, 4],
      ],
    ),
  },
  {
    id: 'congressmen',
    words: say.congressmen,
    figure: (card) => String(card.congressmen),
    classes: steps(
      (card) => card.congressmen,
      [
        [18, 45],
        [10, 17],
        [6, 9],
        [3, 5],
        [1, 2],
      ],
    ),
  },
  {
    id: 'senators',
    words: say.senators,
    figure: (card) => String(card.senators),
    classes: steps((card) => card.senators, [[2, 2]]),
  },
  {
    id: 'suits',
    words: say.suits,
    figure: (card) => card.rank,
    classes: (['red', 'blue', 'stars', 'stripes'] as const).map((suit) => [
      suit,
      capital(suit),
      (card: SammyCard) => card.suit === suit,
    ]),
  },
  {
    id: 'borders',
    words: say.borders,
    figure: (card) => String(bordersOf(card).length),
    classes: steps(
      (card) => bordersOf(card).length,
      [
        [7, 8],
        [6, 6],
        [5, 5],
        [3, 4],
        [1, 2],
      ],
    ),
  },
];

/** The bordering states; D.C. is no state. */
function bordersOf(card: SammyCard): readonly string[] {
  return card.borders.filter((id) => id !== 'DC');
}

function stateOf(layer: Layer, card: SammyCard): AtlasState {
  const [ground, words] = layer.classes.find(([, , has]) => has(card))!;
  const figure = layer.figure(card);
  const said =
    layer.id === 'suits' ? say.figureOf({ figure, layer: words }) : `${layer.words.toLowerCase()} ${figure}`;
  return { ground, label: figure, said: `${card.name}: ${said}` };
}

export function States({
  layer: layerId,
  chosen: wanted,
}: {
  readonly layer: string;
  readonly chosen: string;
}): JSX.Element {
  const layer = LAYERS.find(({ id }) => id === layerId) ?? LAYERS[0];
  const card = STATES.find(({ id }) => id === wanted) ?? STATES.find(({ id }) => id === 'OH')!;
  const show = (id: string): void => {
    location.hash = `#/atlas/${layer.id}/${id}`;
  };
  const states = Object.fromEntries(STATES.map((one) => [one.id, stateOf(layer, one)]));
  const ways = LAYERS.map(({ id, words }) => ({ href: `#/atlas/${id}/${card.id}`, words }));
  return (
    <main class="atlas two">
      <div class="col">
        <div class="scroll-x">
          <Ways label={say.layers} ways={ways} at={`#/atlas/${layer.id}/${card.id}`} />
        </div>
        <div class="mapslip">
          <AtlasMap
            title={say.statesLayer(layer.words.toLowerCase())}
            states={states}
            chosen={card.id}
            edged={bordersOf(card)}
            choose={show}
            inset
          />
        </div>
        <div class="under-map">
          <Key entries={layer.classes.map(([ground, words]) => [ground, words] as const)} />
          <span class="soft">{say.dashedBorders(card.name)}</span>
        </div>
      </div>
      <aside class="col" aria-label={card.name}>
        <OneState card={card} />
        <Table chosen={card.id} layer={layer.id} />
      </aside>
    </main>
  );
}

function OneState({ card }: { readonly card: SammyCard }): JSX.Element {
  const rank = card.picture ?? card.rank;
  return (
    <>
      <div class="onecard">
        <div class="card" role="img" aria-label={say.cardOf(card.name)}>
          <Drawn svg={faces.face(card.id)} />
        </div>
        <div>
          <h2>{card.name}</h2>
          <dl class="facts">
            <dt>{say.population}</dt>
            <dd>{say.of48(card.populationRank)}</dd>
            <dt>{say.electoralVotes}</dt>
            <dd>{say.of531(card.electoralVotes)}</dd>
            <dt>{say.congressmen}</dt>
            <dd>{say.of435(card.congressmen)}</dd>
            <dt>{say.senators}</dt>
            <dd>{say.of96(card.senators)}</dd>
            <dt>{say.suitAndRank}</dt>
            <dd>
              {capital(card.suit)}, {rank}
            </dd>
          </dl>
        </div>
      </div>
      <p>
        <span class="soft">{say.bordersAre}</span> {card.borders.map(nameOf).join(', ')}.
      </p>
    </>
  );
}

function Table({ chosen, layer }: { readonly chosen: string; readonly layer: string }): JSX.Element {
  const sum = (of: (card: SammyCard) => number): number => STATES.reduce((all, card) => all + of(card), 0);
  return (
    <table class="atab">
      <thead>
        <tr>
          <th scope="col">{say.state}</th>
          <th scope="col">{say.rankInPopulation}</th>
          <th scope="col">
            <abbr title={say.electoralVotesSpoken}>E.V.</abbr>
          </th>
          <th scope="col">
            <abbr title={say.membersCongress}>M.C.</abbr>
          </th>
        </tr>
      </thead>
      <tbody>
        {BY_POPULATION.map((card) => (
          <tr key={card.id} class={card.id === chosen ? 'sel' : ''}>
            <td>
              <a href={`#/atlas/${layer}/${card.id}`}>{card.name}</a>
            </td>
            <td>{card.populationRank}</td>
            <td>{card.electoralVotes}</td>
            <td>{card.congressmen}</td>
          </tr>
        ))}
        <tr class="sum">
          <td>{say.all48}</td>
          <td />
          <td>{sum((card) => card.electoralVotes)}</td>
          <td>{sum((card) => card.congressmen)}</td>
        </tr>
      </tbody>
    </table>
  );
}
