// The tours of the 48 states, each once and always across a border: how many remain from where one stands, counted
// exactly, state by state, and one of them on request.

import { STATES as CARDS } from '@messdeck/engine/mechanics/borders';
import { sammy } from '@messdeck/engine/packs/sammy';
import { places } from '@messdeck/faces/map/places';
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { LOCALE } from '#words/locale.ts';
import * as say from '#words/study/atlas.tsx';
import { AtlasMap, type AtlasState } from './atlas-map.tsx';
import { Key } from './grounds.tsx';
import { journeyOf, oneTour, toursFrom } from './journey.ts';
import { nameOf } from './states.tsx';

const idOf = (card: number): string => sammy.ids[card];
const IDS = CARDS.map(idOf);
const figure = new Intl.NumberFormat(LOCALE);

const go = (journey: readonly string[]): void => {
  location.hash = journey.length === 0 ? '#/atlas/tours' : `#/atlas/tours/${journey.join('-')}`;
};

export function Tours({ way }: { readonly way: string }): JSX.Element {
  const journey = journeyOf(way);
  if (journey.length === 0) return <Beginning wrong={way !== ''} />;
  const nexts = toursFrom(journey);
  const tours = [...nexts.values()].reduce((sum, count) => sum + count, 0);
  const whole = journey.length === IDS.length;
  const here = journey.at(-1)!;
  return (
    <main class="atlas two">
      <div class="col">
        <TourMap journey={journey} nexts={[...nexts.keys()]} />
        <Key
          entries={[
            ['visited', say.visited(journey.length)],
            ['next', say.canContinue],
            ['plain', say.notVisited(IDS.length - journey.length)],
          ]}
        />
      </div>
      <aside class="col" aria-label={say.journey} aria-live="polite">
        {whole ? (
          <>
            <h2>{say.completeTourTitle}</h2>
            <p>{say.completeTour({ from: nameOf(journey[0]), to: nameOf(here) })}</p>
          </>
        ) : (
          <>
            <h2>{say.toursLeft}</h2>
            <p class="big">{figure.format(tours)}</p>
            <Of journey={journey} tours={tours} />
            {tours > 0 && <h2>{say.whereNext(nameOf(here))}</h2>}
            <Nexts journey={journey} nexts={nexts} />
          </>
        )}
        <p>
          <span class="soft">{say.soFar}</span> {journey.map(nameOf).join(', ')}.
        </p>
        <div class="deeds">
          <button type="button" class="btn small" onClick={() => go(journey.slice(0, -1))}>
            {say.backOne}
          </button>
          <button type="button" class="btn small" onClick={() => go([])}>
            {say.startElsewhere}
          </button>
          {tours > 0 && !whole && (
            <button type="button" class="btn small" onClick={() => go(oneTour(journey))}>
              {say.showMeOneTour}
            </button>
          )}
        </div>
      </aside>
    </main>
  );
}

function Of({
  journey,
  tours,
}: {
  readonly journey: readonly string[];
  readonly tours: number;
}): JSX.Element {
  const from = nameOf(journey[0]);
  if (journey.length === 1) return <p class="soft">{say.exactCount(from)}</p>;
  const all = [...toursFrom(journey.slice(0, 1)).values()].reduce((sum, count) => sum + count, 0);
  if (tours > 0) {
    return <p class="soft">{say.exactCountOf({ count: figure.format(all), from })}</p>;
  }
  return <p role="status">{say.noTourLeft}</p>;
}

function Nexts({
  journey,
  nexts,
}: {
  readonly journey: readonly string[];
  readonly nexts: ReadonlyMap<string, number>;
}): JSX.Element {
  const most = Math.max(...nexts.values(), 1);
  const sorted = [...nexts].sort(([, a], [, b]) => b - a);
  return (
    <div class="nexts">
      {sorted.map(([id, count]) => (
        <button type="button" key={id} class="next" onClick={() => go([...journey, id])}>
          <span class="s">{nameOf(id)}</span>
          <span class="c">{figure.format(count)}</span>
          <span class="b" style={{ '--v': `${(100 * count) / most}%` }} />
        </button>
      ))}
    </div>
  );
}

/** Whether the screen is narrow, also after it has been turned. */
function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const screen = matchMedia('(max-width: 700px)');
    const look = (): void => setNarrow(screen.matches);
    look();
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, []);
  return narrow;
}

/** On a narrow screen the part of the map around where one stands; the whole elsewhere. */
function around(id: string, narrow: boolean): readonly [number, number, number, number] {
  if (!narrow) return [0, 0, 1600, 1000];
  const [x, y] = places[id].at;
  const [width, height] = [800, 620];
  const inside = (at: number, size: number, whole: number): number =>
    Math.round(Math.max(0, Math.min(whole - size, at - size / 2)));
  return [inside(x, width, 1600), inside(y, height, 1000), width, height];
}

function TourMap({
  journey,
  nexts,
}: {
  readonly journey: readonly string[];
  readonly nexts: readonly string[];
}): JSX.Element {
  const ground = (id: string): AtlasState['ground'] =>
    journey.includes(id) ? 'visited' : nexts.includes(id) ? 'next' : 'plain';
  const words = { visited: 'visited', next: say.canContinue, plain: say.notYetVisited } as Record<
    string,
    string
  >;
  const states = Object.fromEntries(
    IDS.map((id) => {
      const at = ground(id);
      return [id, { ground: at, label: at === 'visited' ? '' : id, said: `${nameOf(id)}: ${words[at]}` }];
    }),
  );
  return (
    <div class="mapslip">
      <AtlasMap
        title={say.journeyMap}
        window={around(journey.at(-1)!, useNarrow())}
        states={states}
        edged={nexts}
        route={journey}
        choices={nexts}
        choose={(id) => go([...journey, id])}
      />
    </div>
  );
}

function Beginning({ wrong }: { readonly wrong: boolean }): JSX.Element {
  const states = Object.fromEntries(
    IDS.map((id) => [id, { ground: 'plain', label: id, said: nameOf(id) } satisfies AtlasState]),
  );
  return (
    <main class="atlas two">
      <div class="col">
        <div class="mapslip">
          <AtlasMap title={say.startMap} states={states} choose={(id) => go([id])} inset />
        </div>
      </div>
      <aside class="col">
        <h2>{say.whereDoYouStart}</h2>
        {wrong && <p role="status">{say.badAddress}</p>}
        <p>{say.aboutTours}</p>
        <div class="deeds">
          <button type="button" class="btn small" onClick={() => go(['ME'])}>
            {say.startInMaine}
          </button>
        </div>
      </aside>
    </main>
  );
}
