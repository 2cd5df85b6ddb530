// The front page of the almanac: one fact for each game, on one sheet.

import type { Figure } from '@messdeck/lab';
import { useSignal } from '@preact/signals';
import { scaleLinear } from 'd3-scale';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { boxes } from '../../games/catalog.ts';
import { SheetPage } from '../../shared/frame.tsx';
import { FACTS, type Fact } from './facts.ts';
import { give, plain, spoken } from './numbers.ts';
import { countedOf } from './results.ts';

type Facts = Readonly<Record<string, Fact>>;

async function allFacts(): Promise<Facts> {
  const found = Object.entries(FACTS).map(
    async ([game, tell]) => [game, tell(await countedOf(game))] as const,
  );
  return Object.fromEntries(await Promise.all(found));
}

export function Front(): JSX.Element {
  const facts = useSignal<Facts | undefined>(undefined);
  const failed = useSignal(false);
  useEffect(() => {
    allFacts().then(
      (found) => (facts.value = found),
      () => (failed.value = true),
    );
  }, []);
  return (
    <SheetPage
      title="Almanac"
      sub="What nobody knew about twelve old games, counted"
      tools={
        <a class="btn small" href="#/almanac/how">
          How it is counted
        </a>
      }
    >
      <main class="almanac">
        <ul class="twelve">
          {boxes.flatMap(({ pack, games }) =>
            games.map(({ id, title }) => {
              const fact = facts.value?.[id];
              return (
                <li key={id} class="fact">
                  <a href={`#/almanac/${id}`}>
                    <h2>
                      <i class={`lidmark ${pack}`} aria-hidden="true" />
                      {title}
                    </h2>
                    {fact && (
                      <>
                        <span class="fig">
                          {plain(fact.figure, fact.sign)}{' '}
                          <small>{`${fact.unit}, ${give(fact.figure)}`}</small>
                        </span>
                        <div class="pic">
                          <Picture fact={fact} />
                        </div>
                        <p>
                          {fact.says[0]}
                          <b>{fact.says[1]}</b>
                          {fact.says[2]}
                        </p>
                      </>
                    )}
                  </a>
                </li>
              );
            }),
          )}
        </ul>
        <p class="onfoot" role={failed.value ? 'alert' : undefined}>
          {failed.value
            ? 'The figures are not on this device. Try again with a network.'
            : 'Bots of one strength sit in all chairs, and what is compared is played with the same deals. “± 2” means: 95 such intervals of 100 hold the true figure. This is a first, small count, so some intervals are wide.'}
        </p>
      </main>
    </SheetPage>
  );
}

function Picture({ fact }: { readonly fact: Fact }): JSX.Element {
  const { picture, figure } = fact;
  return picture.is === 'hundred' ? (
    <Hundred figure={figure} even={picture.even} />
  ) : (
    <OnScale figure={figure} />
  );
}

const ACROSS = 25;

/** A card for each of a hundred; those that the figure speaks of are dark. */
function Hundred({
  figure,
  even,
}: {
  readonly figure: Figure;
  readonly even?: number | undefined;
}): JSX.Element {
  const dark = Math.round(figure.value);
  return (
    <svg viewBox="0 0 270 96" role="img" aria-label={`${spoken(figure)}, of 100`}>
      {Array.from({ length: 100 }, (_, i) => (
        <rect
          key={i}
          class={i < dark ? 'solid' : 'hol'}
          x={3 + (i % ACROSS) * 10.7}
          y={6 + Math.floor(i / ACROSS) * 22}
          width="7.6"
          height="17"
          rx="1"
        />
      ))}
      {even !== undefined && (
        <path
          class="evenmark"
          d={`M${3 + ((even - 1) % ACROSS) * 10.7 + 9.2} ${3 + Math.floor((even - 1) / ACROSS) * 22}v23`}
        />
      )}
    </svg>
  );
}

function OnScale({ figure }: { readonly figure: Figure }): JSX.Element {
  const [low, high] = figure.interval ?? [figure.value, figure.value];
  const end = Math.max(Math.abs(low), Math.abs(high)) * 1.15;
  const x = scaleLinear([-end, end], [10, 260]);
  const told = low > 0 || high < 0;
  const look = told ? (figure.value < 0 ? 'dw o' : 'dw') : 'dw untold';
  return (
    <svg viewBox="0 0 270 96" role="img" aria-label={`${spoken(figure, true)}; 0 is no difference`}>
      <path class="axis" d="M6 70H264" />
      <path class="even" d={`M${x(0)} 14V70`} />
      <g class={look}>
        <path class="band" d={`M${x(0)} 42H${x(figure.value)}`} />
        <path class="whisker" d={`M${x(low)} 42H${x(high)}M${x(low)} 35v14M${x(high)} 35v14`} />
        <circle cx={x(figure.value)} cy="42" r="7" />
      </g>
      {x.ticks(5).map((tick) => (
        <text key={tick} x={x(tick)} y="90" text-anchor="middle">
          {tick > 0 ? '+' : ''}
          {String(tick).replace('-', '−')}
        </text>
      ))}
    </svg>
  );
}
