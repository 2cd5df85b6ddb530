// The shelf: the first page. Unfinished matches and tables with friends, five boxes, and in the open one its games.

import { type Signal, signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import './shelf.css';
import * as words from '#words/shelf.tsx';
import '../shared/styles/learn.css';
import { boxes, findOnShelf, shelf } from '../games/catalog.ts';
import type { Label } from '../games/label.ts';
import type { Figures } from '../history/figures.ts';
import { known } from '../how-to/known.ts';
import { gameOf } from '../patience/days.ts';
import { playNow } from '../setup/play-now.ts';
import { useArrival } from '../shared/arrival.ts';
import { dayName } from '../shared/day-name.ts';
import { installOffer } from '../shared/install.ts';
import { openHowTo } from '../shared/open-sheet.ts';
import { reasonOf } from '../shared/reason.ts';
import { type StoredMatch, unfinishedMatches } from '../sources/local/session.ts';
import { anyFinished } from '../sources/local/store.ts';
import type { OwnTable } from '../sources/remote/own-tables.ts';
import { BoxOnShelf } from './box.tsx';
import { InstallLine } from './install-line.tsx';
import type { Today } from './so-far.ts';

/** The box that was opened last, for the way back from a table. */
const OPENED = 'messdeck.box';

/** How long the list of matches is waited for, in milliseconds, so that nothing moves once the shelf is seen. */
const PATIENCE = 500;

const matches: Signal<readonly StoredMatch[]> = signal([]);
/** Tables with friends where something is still to come. */
const tables: Signal<readonly OwnTable[]> = signal([]);
/** What shows them: fetched where there are any. */
const slip: Signal<typeof import('./continue.tsx') | undefined> = signal(undefined);
const trouble: Signal<string> = signal('');
const today: Signal<Today | undefined> = signal(undefined);
/** Whether no match was ever finished here. */
const newHere: Signal<boolean> = signal(false);
const figures: Signal<Readonly<Record<string, Figures>>> = signal({});

/** The shelf as it is to be shown: with the unfinished matches, unless they are long in coming. */
export async function laidOut(): Promise<typeof Shelf> {
  await Promise.race([
    Promise.all([list(), listTables().catch(() => {})]),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  return Shelf;
}

function Shelf(): JSX.Element {
  useArrival();
  // A browser that keeps nothing has no figures.
  useEffect(() => void readFigures().catch(() => {}), []);
  useFriendsTables();
  const open = useSignal<string>(localStorage.getItem(OPENED) ?? boxes[0].pack);
  /** Whether a box was opened by hand: nobody waits for the faces of one that merely stands open. */
  const opened = useSignal(false);

  const toggle = (pack: string): void => {
    opened.value = true;
    open.value = open.value === pack ? '' : pack;
    localStorage.setItem(OPENED, open.value);
  };
  const play = (game: Label): void => {
    trouble.value = '';
    playNow(game.id, (reason) => (trouble.value = reason));
  };
  const learn = (game: Label): void => openHowTo({ game: game.id, from: 'house', play: () => play(game) });
  const putAway = async (id: string): Promise<void> => {
    const { game } = matches.value.find((match) => match.id === id)!;
    const { giveUp } = await import('../play/giving-up.tsx');
    await giveUp({ id, title: findOnShelf(game)!.game.title, back: () => void list() });
    await list();
  };

  return (
    <div class="shelf-page">
      <a class="skip" href="#shelf">
        {words.goToShelf}
      </a>
      <header class="top">
        <h1>Messdeck</h1>
        <p class="tagline">{words.tagline}</p>
        <nav aria-label={words.navigation}>
          <a class="btn quiet small" href="#/tables">
            {words.tables}
          </a>
          <a class="btn quiet small" href="#/learn">
            {words.learn}
          </a>
          <a class="btn quiet small" href="#/history">
            {words.history}
          </a>
          <a class="btn quiet small" href="#/settings">
            {words.settings}
          </a>
        </nav>
      </header>
      <aside class="shelf-strip" aria-label={words.whereToBegin}>
        {slip.value && (
          <slip.value.Continue
            matches={matches.value}
            tables={tables.value}
            putAway={putAway}
            putTableAway={(id) => void putTableAway(id)}
          />
        )}
        <DaySlip />
        <FriendsSlip />
        {newHere.value && matches.value.length === 0 && known.value.learned.length === 0 ? (
          <NewHere />
        ) : (
          <LearnSlip />
        )}
      </aside>
      <p class="trouble" role="alert" hidden={!trouble.value}>
        {trouble.value}
      </p>
      <main id="shelf" class="shelf" tabIndex={-1}>
        {shelf.map((box) => (
          <BoxOnShelf
            key={box.pack}
            box={box}
            open={open.value === box.pack}
            peeks={opened.value && open.value === box.pack}
            toggle={toggle}
            playNow={play}
            learn={learn}
            recordOf={recordOf}
          />
        ))}
      </main>
      <nav class="study-links" aria-label={words.reference}>
        <a href="#/packs">{words.packs}</a>
        <a href="#/chart">{words.chart}</a>
        <a href="#/atlas">{words.atlas}</a>
        <a href="#/almanac">{words.almanac}</a>
        <a href="#/rules">{words.allRules}</a>
        <a href="#/replay">{words.openRecord}</a>
      </nav>
      {installOffer.value && <InstallLine />}
    </div>
  );
}

/** A game whose lesson was never played, and of which no match waits. */
const isNew = ({ id }: Label): boolean =>
  !known.value.learned.includes(id) && !matches.value.some(({ game }) => game === id);

/** What the player has done with a game so far. */
function recordOf(game: Label): string {
  const { played, won, best } = figures.value[game.id] ?? { played: 0, won: 0, best: 0 };
  if (played > 0)
    return game.seats === 1 ? words.playedAndBest(played, best ?? 0) : words.playedAndWon(played, won);
  return isNew(game) ? words.newToYou : '';
}

/** The figures of all games come when the shelf stands: nothing waits for them. */
async function readFigures(): Promise<void> {
  if (!(await anyFinished())) return;
  const { soFar } = await import('./so-far.ts');
  ({ today: today.value, figures: figures.value } = await soFar(matches.value));
}

/** Today's deal, and whether it is played. */
function DaySlip(): JSX.Element {
  const { game, stands } = today.value ?? {
    game: gameOf(dayName(new Date())).game,
    stands: words.sameCards,
  };
  return (
    <a class="day" href="#/daily">
      <b>{words.todaysDeal(findOnShelf(game)!.game.title)}</b>
      <span class="soft">{stands}</span>
    </a>
  );
}

/** The way to a table with friends. */
function FriendsSlip(): JSX.Element {
  return (
    <a class="friends" href="#/friends">
      <b>{words.playWithFriends}</b>
      <span class="soft">{words.hostTable}</span>
    </a>
  );
}

/** The way to learning, in the strip above the boxes. */
function LearnSlip(): JSX.Element {
  const count = known.value.learned.length;
  return (
    <a class="learn" href="#/learn">
      <b>{words.learnAnyGame}</b>
      <span class="soft">{words.firstHand(count)}</span>
    </a>
  );
}

/** For a newcomer: two games that anybody can play at once, and their first hands with a coach. */
function NewHere(): JSX.Element {
  return (
    <section class="learn" aria-labelledby="new-here">
      <b id="new-here">{words.newHere}</b>
      <span class="soft">
        {words.startWith(
          (name) => (
            <a href="#/lesson/bang">{name}</a>
          ),
          (name) => (
            <a href="#/lesson/do-boy">{name}</a>
          ),
        )}
      </span>
    </section>
  );
}

/** How often tables with friends are looked at. */
const EVERY = 5000;

function useFriendsTables(): void {
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) void listTables().catch(() => {});
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
}

/** Most browsers never sat at a table with friends, and load nothing for it. */
async function listTables(): Promise<void> {
  if (localStorage.getItem('messdeck.online') === null) return;
  const [{ lookAtOwn }, { running }] = await Promise.all([
    import('../sources/remote/own-tables.ts'),
    import('./friends-tables.ts'),
  ]);
  const found = running(await lookAtOwn()).filter(({ table }) => findOnShelf(table.game));
  if (found.length > 0) slip.value ??= await import('./continue.tsx');
  tables.value = found;
}

async function putTableAway(id: string): Promise<void> {
  (await import('../sources/remote/kept.ts')).putAside(id);
  document.getElementById('shelf')?.focus({ preventScroll: true });
  await listTables();
}

async function list(): Promise<void> {
  trouble.value = '';
  try {
    const [waiting, finished] = await Promise.all([unfinishedMatches(), anyFinished()]);
    const unfinished = waiting.filter(({ game }) => findOnShelf(game));
    newHere.value = !finished;
    if (unfinished.length > 0) slip.value ??= await import('./continue.tsx');
    matches.value = unfinished;
  } catch (error) {
    trouble.value = words.notRead(reasonOf(error));
  }
}
