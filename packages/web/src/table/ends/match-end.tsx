// The end of a match: a proclamation for winning, losing or sharing, with what decided it, and beside it what the match
// leaves: how the scores ran, the way travelled, the flags flown. Then again, the same cards, other partners, the table.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { ToShelf } from '../../app/to-shelf.tsx';
import { hintsUsed } from '../../history/hints-used.ts';
import { DealSaid } from '../../patience/deal-said.tsx';
import type { LookBack } from '../../replay/look-back.tsx';
import type { Film } from '../../sources/replay/film.ts';
import { columns, MOST_COLUMNS } from '../columns.ts';
import { Later } from '../later.tsx';
import type { Layout } from '../layout.ts';
import type { TableModel } from '../model.ts';
import { Panel } from '../panel.tsx';
import { PartsTable, rowsOfParts } from '../parts-table.tsx';
import { Sheet } from '../sheet.tsx';
import { wears } from '../sides.ts';
import type { OverProps } from '../stage-props.ts';
import type { CountDeeds } from '../telling.ts';
import { fetchTelling, useTelling } from '../use-telling.ts';
import { Again } from './again.tsx';
import { Chart } from './chart.tsx';
import { Emblem } from './emblem.tsx';
import { counted, deedsOf } from './match-deeds.ts';
import { decided, finalScore, headline, onlyHand, outcomeFor } from './outcome.ts';
import './ends.css';

/** The end of a match with its own words for it: plain ones would be heard first, and mean something else. */
export async function endOf(layout: Layout): Promise<ComponentType<OverProps>> {
  const { figures } = await fetchTelling(layout);
  const counted = await figures?.().catch(() => undefined);
  return (props) => <MatchOver {...props} count={counted?.deeds} />;
}

interface CountProps {
  /** The figures that the game counts. */
  readonly count: CountDeeds | undefined;
}

/** The ceremony; or the table, where the last hand can be stepped through if the table tells its record. */
function MatchOver({ Table, count, ...stage }: OverProps & CountProps): JSX.Element {
  const { model, layout, people } = stage;
  const back = useSignal<{ readonly film: Film; readonly Shown: typeof LookBack } | undefined>(undefined);
  const look = async (): Promise<void> => {
    const { LookBack: Shown, filmFor } = await import('../../replay/look-back.tsx');
    const film = await filmFor(model);
    back.value = film && { film, Shown };
    model.ceremony.value = false;
  };
  if (model.ceremony.value)
    return (
      <MatchEnd
        model={model}
        layout={layout}
        count={count}
        onLook={() => void look()}
        again={people?.again}
      />
    );
  if (!back.value) return <Table {...stage} />;
  const { film, Shown } = back.value;
  return <Shown {...stage} Table={Table} film={film} />;
}

interface MatchEndProps extends CountProps {
  readonly model: TableModel;
  readonly layout: Layout;
  /** Back to the table as the match left it. */
  readonly onLook: () => void;
  /** Where people played: who plays again. */
  readonly again: JSX.Element | undefined;
}

function MatchEnd({ model, layout, count, onLook, again }: MatchEndProps): JSX.Element {
  const telling = useTelling(layout);
  useLayoutEffect(() => document.getElementById('won')?.focus(), []);
  const { winners } = model.table.state.value.tally.result!;
  const outcome = outcomeFor(model, winners);
  const first = outcome === 'lost' ? winners[0] : (model.seat ?? winners[0] ?? 0);
  const Keepsake = telling?.Keepsake;
  const own = telling?.deeds?.(model) ?? counted(model, count);
  const deeds = deedsOf(model, layout, own);
  const only = onlyHand(model, telling);
  const closing = model.table.state.value.tally.hands.length > 1 ? telling?.closing?.(model) : undefined;
  const parts = telling?.parts?.(model);
  const rows = parts ? rowsOfParts(parts) : telling?.rows?.(model);
  const title = layout.title ?? model.game.title;
  // Where a row for every player stands, the sheet is short as it is.
  const brief = model.table.state.value.tally.hands.length > 1 && columns(model).length <= MOST_COLUMNS;
  return (
    <div class="ended">
      <EndBar title={title}>
        {model.names.length > 1 ? (
          `The ${parts?.whole ?? 'match'} is over`
        ) : (
          <DealSaid match={model.table.id} />
        )}
      </EndBar>
      <main class="ceremony">
        <section class={`poster ${outcome} ${wears(model, first) ?? ''}`} aria-labelledby="won">
          <Emblem outcome={outcome} alone={model.names.length === 1} />
          <p class="kicker">{parts ? `${title}, a ${parts.whole}` : title}</p>
          <h1 id="won" tabIndex={-1}>
            {telling?.headline?.(model) ?? headline(model, winners)}
          </h1>
          <p class="score num">{finalScore(model, telling)}</p>
          <p class="how">
            {telling?.decided?.(model) ?? layout.ending?.(model) ?? only ?? decided(model, winners, layout)}
            {closing && ` ${closing}`}
          </p>
          <Again model={model} onLook={onLook} />
          <HintsTaken match={model.table.id} />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
        <section class="record sheet" aria-labelledby="record" tabIndex={0}>
          {again}
          <h2 id="record">
            {titleOf(model, Keepsake?.title) ?? (parts ? `The ${parts.whole}` : 'How it ran')}
          </h2>
          {Keepsake ? (
            <Keepsake.Body model={model} />
          ) : (
            <Chart model={model} parts={parts} target={telling?.worth?.(model).race?.target} />
          )}
          {rows && <PartsTable model={model} table={rows} />}
          {deeds.length > 0 && (
            <dl class="deeds">
              {deeds.map(({ figure: number, words }) => (
                <div key={words}>
                  <dd class="num">{number}</dd>
                  <dt>{words}</dt>
                </div>
              ))}
            </dl>
          )}
          {model.names.length === 1 && (
            <Later load={loadLastTen} props={{ match: model.table.id, game: model.game.id }} />
          )}
          {!layout.sheet && model.names.length > 1 && (
            <>
              {brief && !rows && <Sheet model={model} layout={layout} brief />}
              <EveryHand folded={brief || rows !== undefined}>
                <Sheet model={model} layout={layout} byHand />
              </EveryHand>
            </>
          )}
        </section>
      </main>
      <Panel id="settings" title="Settings">
        <Later load={loadSettings} props={{}} />
      </Panel>
    </div>
  );
}

const titleOf = (
  model: TableModel,
  title: string | ((model: TableModel) => string) | undefined,
): string | undefined => (typeof title === 'function' ? title(model) : title);

interface EndBarProps {
  readonly title: string;
  readonly children: ComponentChildren;
}

/** Where one is, and the way out; the headline of the page is who won. */
function EndBar({ title, children }: EndBarProps): JSX.Element {
  return (
    <header class="bar">
      <ToShelf look="btn" words="To the shelf" />
      <div class="where">
        <p class="title">{title}</p>
        <span>{children}</span>
      </div>
      <button type="button" class="btn" popovertarget="settings">
        Settings
      </button>
    </header>
  );
}

const loadSettings = async () => (await import('../../settings/settings-form.tsx')).SettingsForm;

interface EveryHandProps {
  readonly folded: boolean;
  readonly children: JSX.Element;
}

/** Hand by hand; folded away where a shorter table stands above it. */
function EveryHand({ folded, children }: EveryHandProps): JSX.Element {
  if (!folded) return children;
  return (
    <details class="every-hand">
      <summary>Every hand</summary>
      {children}
    </details>
  );
}

const loadLastTen = async () => (await import('./last-ten.tsx')).LastTen;

/** Counted, not scolded. */
function HintsTaken({ match }: { readonly match: string }): JSX.Element | null {
  const hints = hintsUsed(match);
  if (hints === 0) return null;
  return <p class="soft">{hints === 1 ? 'With one hint.' : `With ${hints} hints.`}</p>;
}
