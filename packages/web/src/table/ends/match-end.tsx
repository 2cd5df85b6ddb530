// The end of a match: a proclamation for winning, losing or sharing, with what decided it, and beside it what the match
// leaves: how the scores ran, the way travelled, the flags flown. Then again, the same cards, other partners, the table.

import { type Deed, isRefusal, type ScoredHand } from '@messdeck/engine';
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { ToShelf } from '../../app/to-shelf.tsx';
import { hintsUsed } from '../../history/hints-used.ts';
import type { LookBack } from '../../replay/look-back.tsx';
import { newSeed, openMatch, seedOf } from '../../sources/local/session.ts';
import type { Film } from '../../sources/replay/film.ts';
import { isAlone } from '../alone.ts';
import { columns, MOST_COLUMNS } from '../columns.ts';
import { lastHand } from '../ended-hands.ts';
import { Later } from '../later.tsx';
import type { Layout } from '../layout.ts';
import type { TableModel } from '../model.ts';
import { Panel } from '../panel.tsx';
import { PartsTable, rowsOfParts } from '../parts-table.tsx';
import { type Rounds, takenBy } from '../rounds.ts';
import { Sheet } from '../sheet.tsx';
import { wears } from '../sides.ts';
import type { OverProps } from '../stage-props.ts';
import type { CountDeeds, Telling } from '../telling.ts';
import { fetchTelling, useTelling } from '../use-telling.ts';
import { asSentence, change, figure, lineOf, list, youFirst } from '../words.ts';
import { Chart } from './chart.tsx';
import { decision } from './deciding.ts';
import { Emblem, type Outcome } from './emblem.tsx';
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
  const parts = telling?.parts?.(model);
  const rows = parts ? rowsOfParts(parts) : telling?.rows?.(model);
  const title = layout.title ?? model.game.title;
  // Where a row for every player stands, the sheet is short as it is.
  const brief = model.table.state.value.tally.hands.length > 1 && columns(model).length <= MOST_COLUMNS;
  return (
    <div class="ended">
      <EndBar title={title} said={model.names.length > 1 ? `The ${parts?.whole ?? 'match'} is over` : ''} />
      <main class="ceremony">
        <section class={`poster ${outcome} ${wears(model, first) ?? ''}`} aria-labelledby="won">
          <Emblem outcome={outcome} />
          <p class="kicker">{parts ? `${title}, a ${parts.whole}` : title}</p>
          <h1 id="won" tabIndex={-1}>
            {telling?.headline?.(model) ?? headline(model, winners)}
          </h1>
          <p class="score num">{finalScore(model, telling)}</p>
          <p class="how">
            {telling?.decided?.(model) ?? layout.ending?.(model) ?? only ?? decided(model, winners, layout)}
          </p>
          <Again model={model} onLook={onLook} />
          <HintsTaken match={model.table.id} />
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach it */}
        <section class="record sheet" aria-labelledby="record" tabIndex={0}>
          {again}
          <h2 id="record">{Keepsake?.title ?? (parts ? `The ${parts.whole}` : 'How it ran')}</h2>
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

/** Where one is, and the way out; the headline of the page is who won. */
function EndBar({ title, said }: { readonly title: string; readonly said: string }): JSX.Element {
  return (
    <header class="bar">
      <ToShelf look="btn" words="To the shelf" />
      <div class="where">
        <p class="title">{title}</p>
        <span>{said}</span>
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

/** Where one hand was all, what it meant: "You played 60 on Cavalry. Contract made, with 5 over." */
function onlyHand(model: TableModel, telling: Telling | undefined): string | undefined {
  if (model.table.state.value.tally.hands.length !== 1) return undefined;
  const told = telling?.handMeaning?.(model, lastHand(model)!);
  return told?.kicker && [told.kicker, told.meaning].map(asSentence).join(' ');
}

/** The game's own figures, else the hands; the rounds the own side took; and the hints, where bots played too. */
function deedsOf(model: TableModel, layout: Layout, own: readonly Deed[] | undefined): readonly Deed[] {
  const { seat } = model;
  if (seat === null) return [];
  const { hands } = model.table.state.value.tally;
  return [
    ...(own ?? (hands.length > 1 ? handsPlayed(hands, seat) : [])),
    ...roundsTaken(model, seat, layout.rounds),
    ...(isAlone(model) && model.names.length > 1 ? [hintsAsked(model)] : []),
  ];
}

const counted = ({ table, seat }: TableModel, count: CountDeeds | undefined): readonly Deed[] | undefined =>
  seat === null
    ? undefined
    : count?.(
        table.entries.value.map(({ view }) => view),
        seat,
      );

function handsPlayed(hands: readonly ScoredHand[], seat: number): Deed[] {
  const own = hands.map(({ points }) => points[seat]);
  return [
    { figure: String(hands.length), words: 'hands' },
    { figure: change(Math.max(...own)), words: 'your best hand' },
  ];
}

function hintsAsked({ table }: TableModel): Deed {
  const hints = hintsUsed(table.id);
  return { figure: String(hints), words: hints === 1 ? 'hint asked' : 'hints asked' };
}

/** "7 of 12" "squads taken", by the own side or by the player alone. */
function roundsTaken(model: TableModel, seat: number, rounds: Rounds | undefined): Deed[] {
  if (!rounds) return [];
  // What each brought is told elsewhere.
  const { brought: _, ...taking } = rounds;
  const { sides } = model.table.state.value;
  const entries = model.table.entries.value;
  const takers = entries.flatMap(
    (entry, i) => takenBy(model, taking, entries[i - 1]?.view, entry)?.taker ?? [],
  );
  const own = takers.filter((taker) => sides[taker] === sides[seat]).length;
  return [{ figure: `${own} of ${takers.length}`, words: `${rounds.title}s taken` }];
}

/** Counted, not scolded. */
function HintsTaken({ match }: { readonly match: string }): JSX.Element | null {
  const hints = hintsUsed(match);
  if (hints === 0) return null;
  return <p class="soft">{hints === 1 ? 'With one hint.' : `With ${hints} hints.`}</p>;
}

function outcomeFor({ seat, names, table }: TableModel, winners: readonly number[]): Outcome {
  if (names.length === 1)
    return winners.length > 0 || table.state.value.tally.result!.scores[0] > 0 ? 'won' : 'lost';
  if (winners.length === 0) return 'shared';
  if (seat === null) return 'won';
  if (!winners.includes(seat)) return 'lost';
  const sides = new Set(winners.map((winner) => table.state.value.sides[winner]));
  return sides.size > 1 ? 'shared' : 'won';
}

function headline(model: TableModel, winners: readonly number[]): string {
  if (winners.length === 0) return model.names.length === 1 ? 'It did not come out' : 'A drawn match';
  if (model.names.length === 1) return 'It came out';
  const names = youFirst(winners.map((seat) => model.names[seat]));
  const verb = names.length === 1 && names[0] !== 'You' ? 'wins' : 'win';
  return `${list(names)} ${verb}`;
}

/** Two sides by their figures, "2 Engagements to 1", more of them by name, own first. */
function finalScore(model: TableModel, telling: Telling | undefined): string {
  const { scores } = model.table.state.value.tally.result!;
  if (scores.length === 1) return '';
  const heads = columns(model);
  if (heads.length === 2) {
    const [ours, theirs] = heads.map(([seat]) => scores[seat]);
    const counted = telling?.counted?.(model, ours);
    return `${figure(ours)}${counted ? ` ${counted}` : ''} to ${figure(theirs)}`;
  }
  return heads.map(([seat]) => `${model.names[seat]} ${figure(scores[seat])}`).join(', ');
}

/** From the hands; where there was one only, how it was scored. */
function decided(model: TableModel, winners: readonly number[], layout: Layout): string {
  const { hands } = model.table.state.value.tally;
  const heads = columns(model).map(([seat]) => seat);
  const best = heads.find((seat) => winners.includes(seat));
  const names = youFirst(winners.map((seat) => model.names[seat]));
  const sentence =
    best === undefined
      ? undefined
      : decision({
          hands,
          seats: [best, ...heads.filter((seat) => !winners.includes(seat))],
          low: layout.lowWins === true,
          name: list(names),
          plural: names.length > 1 || names[0] === 'You',
        });
  return (
    sentence ??
    (hands.at(-1)?.lines ?? [])
      .slice(0, 2)
      .map((line) => asSentence(lineOf(model.table, line)))
      .join(' ')
  );
}

function Again({ model, onLook }: { readonly model: TableModel; readonly onLook: () => void }): JSX.Element {
  const { table, names } = model;
  const alone = names.length === 1;
  const sides = table.state.value.sides;
  const online = table.people !== undefined;
  const pairs = !online && names.length === 4 && new Set(sides).size === 2 && sides[0] === sides[2];
  const again = online ? table.rematch?.bind(table) : () => play(model, seatsOf(model));
  return (
    <>
      <div class="do">
        {again && (
          <button type="button" class="btn primary" data-action="rematch" onClick={() => void again()}>
            {online ? 'Rematch, same chairs' : 'Play again'}
          </button>
        )}
        {isAlone(model) && (
          <button type="button" class="btn" data-action="same cards" onClick={() => void sameCards(model)}>
            Same cards again
          </button>
        )}
        {pairs && (
          <button
            type="button"
            class="btn"
            data-action="swap partners"
            onClick={() => void play(model, swapped(model))}
          >
            Swap partners
          </button>
        )}
        {online && (
          <button type="button" class="btn" data-action="replay" onClick={() => void openReplay(model)}>
            Replay
          </button>
        )}
        {model.seat !== null && (
          <button type="button" class="btn" data-action="review" onClick={() => void openReplay(model, true)}>
            Review
          </button>
        )}
        <button type="button" class="btn" data-action="look" onClick={onLook}>
          Look at the table
        </button>
        {alone && table.state.value.canUndo && (
          <button type="button" class="btn" data-action="undo" onClick={() => model.undo()}>
            Undo the last play
          </button>
        )}
        {!alone && !pairs && <OtherRules game={table.game.id} online={online} look="btn" />}
      </div>
      <p class="more">
        <a class="btn quiet small" href="#/">
          Back to the shelf
        </a>
        {alone && <OtherRules game={table.game.id} online={online} look="btn quiet small" />}
        <button type="button" class="btn quiet small" onClick={() => void saveRecord(model)}>
          Save the record
        </button>
      </p>
    </>
  );
}

interface OtherRulesProps {
  readonly game: string;
  readonly online: boolean;
  readonly look: string;
}

function OtherRules({ game, online, look }: OtherRulesProps): JSX.Element {
  return (
    <a class={look} href={`#/${online ? 'friends' : 'set'}/${game}`}>
      {online ? 'Lay another table' : 'Other rules'}
    </a>
  );
}

interface Chair {
  readonly name: string;
  readonly bot?: string;
}

function seatsOf({ table }: TableModel): Chair[] {
  return table.names.map((name, seat) => {
    const bot = table.bots[seat];
    return bot === undefined ? { name } : { name, bot };
  });
}

/** Whoever sat opposite changes chairs with the left neighbour. */
function swapped(model: TableModel): Chair[] {
  const seats = seatsOf(model);
  const me = model.seat ?? 0;
  const [left, partner] = [(me + 1) % 4, (me + 2) % 4];
  [seats[left], seats[partner]] = [seats[partner], seats[left]];
  return seats;
}

/** The same table again, with new cards or with these. */
async function play({ table }: TableModel, seats: readonly Chair[], seed = newSeed()): Promise<void> {
  await openMatch({ game: table.game.id, rules: table.rules, seats, seed });
}

async function sameCards(model: TableModel): Promise<void> {
  await play(model, seatsOf(model), await seedOf(model.table.id));
}

/** The match once more, all cards open; with a review every choice of the player is looked at. */
async function openReplay({ table, seat }: TableModel, review = false): Promise<void> {
  const record = await table.record();
  if (isRefusal(record)) return;
  const { makeLink } = await import('../../sources/replay/link.ts');
  const link = `#/replay/${await makeLink(record, table.game)}`;
  location.hash = review ? `${link}/0/${seat ?? 0}/review` : link;
}

async function saveRecord({ table }: TableModel): Promise<void> {
  const record = await table.record();
  if (isRefusal(record)) return;
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record)}\n`], { type: 'application/jsonl' }));
  const link = Object.assign(document.createElement('a'), {
    href: url,
    download: `${table.game.id}-${table.id}.jsonl`,
  });
  link.click();
  URL.revokeObjectURL(url);
}
