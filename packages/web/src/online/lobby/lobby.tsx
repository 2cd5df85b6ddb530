// The lobby: tables of this browser, and public ones that wait for players or can be watched.

import { loadFaces } from '@messdeck/faces';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { ratedTable } from '#words/ladder.ts';
import { inWords } from '#words/numbers.ts';
import * as words from '#words/online/lobby.tsx';
import { boxes, findOnShelf } from '../../games/catalog.ts';
import { Notice, Wait } from '../../shared/notice.tsx';
import { PeopleWays } from '../../shared/people-ways.tsx';
import { reasonOf } from '../../shared/reason.ts';
import { ask, type ToldTable } from '../../sources/remote/api.ts';
import { keptTables } from '../../sources/remote/kept.ts';
import { type OwnTable, SHOWN, useOwnTables } from '../../sources/remote/own-tables.ts';
import { useCountdown } from '../match/ticking.ts';
import { HereMark, OnlinePage } from '../room/parts.tsx';
import { changedTerms, clockWords, titleOf } from '../words.ts';
import { useGame } from './use-game.ts';

const HOST_TABLE = (
  <a class="btn primary" href="#/friends">
    {words.hostTable}
  </a>
);

export function Lobby(): JSX.Element {
  const { tables, trouble } = useTables();
  if (!tables) {
    return trouble ? (
      <Notice title={words.noTablesHere} sentence={trouble} />
    ) : (
      <Wait sentence={words.lookingForTables} />
    );
  }
  const own = keptTables();
  const others = tables.filter(({ table }) => !own.some(({ id }) => id === table));
  return (
    <OnlinePage title={words.tables} subtitle={words.takeSeatWatch} tools={HOST_TABLE}>
      <PeopleWays at="tables" />
      <main class="lobby">
        {own.length > 0 && <OwnTables own={own} />}
        <section aria-labelledby="public">
          <h2 id="public">{words.publicTables}</h2>
          {others.length === 0 ? <Nobody /> : <PublicTables tables={others} />}
        </section>
      </main>
    </OnlinePage>
  );
}

/** The public tables, looked up again and again; or why there are none. */
function useTables(): { readonly tables: readonly ToldTable[] | undefined; readonly trouble: string } {
  const tables = useSignal<readonly ToldTable[] | undefined>(undefined);
  const trouble = useSignal('');
  useEffect(() => {
    const look = (): Promise<void> =>
      ask<{ tables: ToldTable[] }>('GET', '/tables').then(
        (answer) => {
          trouble.value = '';
          tables.value = answer.tables;
        },
        (error: unknown) => {
          trouble.value = reasonOf(error);
        },
      );
    void look();
    const timer = setInterval(() => void look(), EVERY);
    return () => clearInterval(timer);
  }, []);
  return { tables: tables.value, trouble: trouble.value };
}

/** How often the tables are looked at. */
const EVERY = 5000;

/** Tables at which this browser has a chair, the latest first. */
function OwnTables({ own }: { readonly own: ReturnType<typeof keptTables> }): JSX.Element {
  const known = useOwnTables(EVERY).value;
  return (
    <section aria-labelledby="own">
      <h2 id="own">{words.yourTables}</h2>
      <ul>
        {own.slice(0, SHOWN).map(({ id, kept }) => (
          <li class="tbl" key={id}>
            <TopCard game={kept.game} />
            <div class="what">
              <h3>{titleOf(kept.game)}</h3>
              <span class="st">{words.asName(kept.name)}</span>
            </div>
            <OwnState found={known.filter((table) => table.id === id)} fillsAt={kept.fillsAt} />
            <a class="btn small act" href={`#/t/${id}`}>
              {words.goThere}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OwnStateProps {
  /** The own chairs there, as far as the server tells of them. */
  readonly found: readonly OwnTable[];
  readonly fillsAt: number | undefined;
}

/** How a table of one's own stands; when bots sit down only its maker knows. */
function OwnState({ found, fillsAt }: OwnStateProps): JSX.Element | null {
  const table = found.at(0)?.table;
  const fillsIn = useCountdown(table && hasRoom(table) ? fillsAt : undefined);
  if (!table) return null;
  if (found.some(({ turn }) => turn))
    return (
      <span class="st state">
        <b>{words.yourTurn}</b>
      </span>
    );
  return <span class="st state">{fillsIn === '' ? stateWords(table) : words.botsSitDown(fillsIn)}</span>;
}

/** "waits for players", "playing, 2 watching". */
function stateWords({ state, watchers }: ToldTable): string {
  if (state === 'over') return words.matchOver;
  const said = state === 'waiting' ? words.waitingForPlayers : words.playing;
  return watchers > 0 ? words.watchers({ state: said, watching: watchers }) : said;
}

function Nobody(): JSX.Element {
  return (
    <div class="slip nobody">
      <h3>{words.noOpenTables}</h3>
      <p>{words.hostOne}</p>
      {HOST_TABLE}
      <p class="st">{words.newTablesAppear}</p>
    </div>
  );
}

function PublicTables({ tables }: { readonly tables: readonly ToldTable[] }): JSX.Element {
  const wanted = useSignal<'sit' | 'look' | undefined>(undefined);
  const box = useSignal<string | undefined>(undefined);
  const played = boxes.filter(({ games }) => tables.some(({ game }) => games.some(({ id }) => id === game)));
  const chosen = played.find(({ pack }) => pack === box.value);
  const ofPack = tables.filter(({ game }) => !chosen || chosen.games.some(({ id }) => id === game));
  const free = ofPack.filter(hasRoom);
  const full = ofPack.filter((table) => !hasRoom(table));
  const look =
    wanted.value === 'look' || (wanted.value === undefined && free.length === 0 && full.length > 0);
  const listed = look ? full : free;
  return (
    <>
      <div class="filters">
        <fieldset class="seg">
          <legend class="sr">{words.whichTables}</legend>
          <button type="button" aria-pressed={!look} onClick={() => (wanted.value = 'sit')}>
            {words.openChairs(free.length)}
          </button>
          <button type="button" aria-pressed={look} onClick={() => (wanted.value = 'look')}>
            {words.toWatch(full.length)}
          </button>
        </fieldset>
        {played.length > 1 && (
          <fieldset class="seg">
            <legend class="sr">{words.whichGames}</legend>
            <button type="button" aria-pressed={!chosen} onClick={() => (box.value = undefined)}>
              {words.allGames}
            </button>
            {played.map(({ pack, title }) => (
              <button
                type="button"
                key={pack}
                aria-pressed={chosen?.pack === pack}
                onClick={() => (box.value = pack)}
              >
                {title}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {listed.length === 0 && <p>{look ? words.noPublicGames : words.noOpenChairs}</p>}
      <ul>
        {listed.map((table, at) => (
          <Row key={table.table} table={table} isFirst={at === 0} />
        ))}
      </ul>
      <Legend />
    </>
  );
}

function hasRoom({ state, seats }: ToldTable): boolean {
  return state === 'waiting' && seats.includes(null);
}

interface RowProps {
  readonly table: ToldTable;
  readonly isFirst: boolean;
}

function Row({ table, isFirst }: RowProps): JSX.Element {
  const { seats } = table;
  const free = hasRoom(table);
  const gaps = seats.filter((seat) => seat === null).length;
  return (
    <li class="tbl">
      <TopCard game={table.game} />
      <div class="what">
        <h3>{titleOf(table.game)}</h3>
        <Terms table={table} />
      </div>
      <span class="ppl">
        {seats.map(
          (seat, at) =>
            seat && (
              <span key={at}>
                <HereMark seat={seat} />
                {seat.name}
              </span>
            ),
        )}
        {gaps > 0 && (
          <span class="gap">{gaps === 1 ? words.oneOpenChair : words.openChairsOf(inWords(gaps))}</span>
        )}
      </span>
      <span class="st state">{stateWords(table)}</span>
      <a
        class={free && isFirst ? 'btn primary small act' : 'btn small act'}
        href={`#/${free ? 't' : 'watch'}/${table.table}`}
      >
        {free ? words.sitDown : words.watch}
      </a>
    </li>
  );
}

/** "for four, no clock, one hand, no exchange". */
function Terms({
  table: { game: id, rules, seats, clock, rated },
}: {
  readonly table: ToldTable;
}): JSX.Element {
  const game = useGame(id);
  const terms = [
    words.forSeats(inWords(seats.length)),
    clockWords(clock) || words.withoutClock,
    ...(rated ? [ratedTable] : []),
    ...(game ? changedTerms(game, rules, seats.length) : []),
  ];
  return <span class="st terms">{terms.join(', ')}</span>;
}

/** A card of the game's pack, for the eye alone. */
function TopCard({ game }: { readonly game: string }): JSX.Element {
  const drawn = useSignal('');
  useEffect(() => {
    const found = findOnShelf(game);
    if (!found) return;
    const { pack, show, games } = found.box;
    const card = show[games.indexOf(found.game) % show.length];
    loadFaces(pack).then(
      (faces) => (drawn.value = faces.face(card)),
      () => undefined,
    );
  }, [game]);
  return <span class="card" aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawn.value }} />;
}

/** What the marks mean. */
function Legend(): JSX.Element {
  return (
    <p class="st legend">
      <span>{words.isHere(<i class="here-mark" aria-hidden="true" />)}</span>
      <span>{words.isAway(<i class="here-mark away" aria-hidden="true" />)}</span>
      <span>{words.isBot(<i class="here-mark bot" aria-hidden="true" />)}</span>
      <span>{words.talkOff}</span>
    </p>
  );
}
