// A game's page of the almanac: its plates, each with a footnote that opens.

import type { Game } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { findOnShelf } from '../../games/catalog.ts';
import { SheetPage } from '../../shared/frame.tsx';
import { loadGame } from '../../sources/games.ts';
import { Hatching } from './bids.tsx';
import { useInView } from './in-view.ts';
import { KeyFigures } from './key-figures.tsx';
import { give, plain, spoken } from './numbers.ts';
import type { Plate } from './plate.ts';
import { showPlate, usePlateKeys } from './plate-keys.ts';
import { platesOf } from './plates.tsx';
import { type Counted, countedOf } from './results.ts';
import { Waiting } from './waiting.tsx';

interface Known {
  readonly game: Game;
  readonly counted: Counted;
}

export function GamePage({ id }: { readonly id: string }): JSX.Element {
  const known = useSignal<Known | undefined>(undefined);
  const failed = useSignal(false);
  const { title, players } = findOnShelf(id)!.game;
  useEffect(() => {
    Promise.all([loadGame(id), countedOf(id)]).then(
      ([game, counted]) => (known.value = { game, counted }),
      () => (failed.value = true),
    );
  }, [id]);
  return (
    <SheetPage
      title={title}
      sub={`Almanac: ${players}`}
      tools={
        <>
          <a class="btn small" href="#/almanac">
            All games
          </a>
          <a class="btn small primary" href={`#/set/${id}`}>
            Play
          </a>
        </>
      }
    >
      {known.value ? (
        <Plates {...known.value} />
      ) : (
        <main class="almanac-wait">
          <p role="status">
            {failed.value
              ? 'The pictures are not on this device. Try again with a network.'
              : 'Opening the almanac…'}
          </p>
        </main>
      )}
    </SheetPage>
  );
}

function Plates({ game, counted }: Known): JSX.Element {
  const plates = platesOf(game, counted);
  const old = counted.made.edition !== game.edition;
  const ids = plates.map(({ id }) => id);
  const inView = useInView(ids);
  usePlateKeys(ids, inView);
  return (
    <main class="game-almanac">
      <nav class="platenav" aria-label="Plates">
        {plates.map(({ id, short }, i) => (
          <button
            key={id}
            type="button"
            data-plate={id}
            aria-current={id === inView.value ? 'true' : undefined}
            onClick={() => showPlate(id)}
          >
            <i>{i + 1}</i> {short}
          </button>
        ))}
      </nav>
      <Hatching />
      <div class="folio">
        <KeyFigures counted={counted} />
        {old && (
          <p class="old">
            These figures are of edition {counted.made.edition}. The rules have changed since.
          </p>
        )}
        {counted.about && <p class="small-count">{counted.about}</p>}
        {plates.map((plate, i) => (
          <section
            key={plate.id}
            class={plate.wide ? 'plate wide' : 'plate'}
            id={`plate-${plate.id}`}
            aria-labelledby={`h-${plate.id}`}
          >
            <header>
              <i>{i + 1}</i>
              <h2 id={`h-${plate.id}`} tabIndex={-1}>
                {plate.title}
              </h2>
            </header>
            <div class="plots">{plate.plots}</div>
            <div class="say">
              <p class="plate-answer">{plate.answer}</p>
              {plate.aside && <p class="by-the-way">{plate.aside}</p>}
            </div>
            <Footnote plate={plate} game={game} counted={counted} />
          </section>
        ))}
        <Waiting counted={counted} />
      </div>
    </main>
  );
}

function Footnote({ plate, game, counted }: Known & { readonly plate: Plate }): JSX.Element {
  const copied = useSignal(false);
  const command = `npx messdeck lab run almanac/plans/${game.id}.json --out counted/${game.id}`;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(command);
    copied.value = true;
  };
  return (
    <details class="counted">
      <summary>
        {plate.deals}, seed {counted.seed}. <b>How it was counted</b>
      </summary>
      <div class="in">
        <dl class="facts">
          <dt>Plan</dt>
          <dd>{counted.plan.slice(0, 12)}</dd>
          <dt>Rules</dt>
          <dd>
            edition {counted.made.edition}, signature {counted.made.signature.slice(0, 12)}
          </dd>
          <dt>Interval</dt>
          <dd>95 of 100, over deals</dd>
        </dl>
        <table class="mini">
          <caption>The figures</caption>
          <thead>
            <tr>
              <th scope="col">what</th>
              <th scope="col">figure</th>
              <th scope="col">±</th>
            </tr>
          </thead>
          <tbody>
            {plate.table.map(({ words, figure, sign = false }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                <td title={spoken(figure, sign)}>{plain(figure, sign)}</td>
                <td>{give(figure).slice(2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div class="again">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a field that scrolls sideways is scrolled by keys. */}
        <code tabIndex={0}>{command}</code>
        <button type="button" class="btn" onClick={() => void copy()}>
          {copied.value ? 'Copied' : 'Copy'}
        </button>
      </div>
    </details>
  );
}
