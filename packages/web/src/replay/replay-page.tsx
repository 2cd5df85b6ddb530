// A match looked at again, on the table it was played on: the transport takes the place of what is asked.

import { isFault, isRefusal } from '@messdeck/engine';
import { type Faces, loadFaces } from '@messdeck/faces';
import { batch, computed, effect, type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { findGame } from '../app/games.ts';
import { type Layout, loadLayout } from '../layouts/index.ts';
import { type Film, filmOf } from '../sources/replay/film.ts';
import { parseLink } from '../sources/replay/link.ts';
import { checkSize } from '../sources/replay/read-records.ts';
import { type Look, ReplayTable } from '../sources/replay/replay-table.ts';
import type { StudyProps } from '../study/index.ts';
import { TableModel } from '../table/model.ts';
import { Stage } from '../table/stage.tsx';
import { lookOf, REVIEW, replayAddress } from './address.ts';
import './replay.css';
import './review.css';
import { Notice, Wait } from '../app/notice.tsx';
import { lineOf } from './line.ts';
import { Moment } from './moment.ts';
import { OpenRecord } from './open-record.tsx';
import { ReviewDesk } from './review-desk.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSlip } from './review-slip.tsx';
import { LineTransport, Transport } from './transport.tsx';
import type { PlayLine } from './transport-props.ts';

interface Opened {
  readonly link: string;
  readonly film: Film;
  readonly faces: Faces;
  readonly layout: Layout;
}

export function ReplayPage({ path: [link = '', at, eyes, mode] }: StudyProps): JSX.Element {
  const opened = useSignal<Opened | undefined>(undefined);
  const fault = useSignal<{ readonly link: string; readonly sentence: string } | undefined>(undefined);
  useEffect(() => {
    if (link === '') return undefined;
    let left = false;
    open(link).then(
      (film) => {
        if (!left) opened.value = film;
      },
      (reason: Error) => {
        if (!left) fault.value = { link, sentence: reason.message };
      },
    );
    return () => {
      left = true;
    };
  }, [link]);
  if (link === '') return <OpenRecord />;
  if (fault.value?.link === link)
    return <Notice title="This match cannot be shown" sentence={fault.value.sentence} />;
  // The match before this one, or what was wrong with it, is not shown even for a moment.
  if (opened.value?.link !== link) return <Wait sentence="The match is being unfolded." />;
  return (
    <Replay
      key={link}
      link={link}
      opened={opened.value}
      at={Math.round(Number(at)) || 0}
      eyes={eyes}
      reviewed={mode === REVIEW}
    />
  );
}

async function open(link: string): Promise<Opened> {
  const parsed = await parseLink(link, findGame);
  const record = isRefusal(parsed) ? parsed : checkSize(parsed);
  if (isRefusal(record)) throw new Error(record.refused);
  const game = (await findGame(record.game))!;
  const film = filmOf(record, game);
  if (isFault(film)) throw new Error(`This match cannot be played again: ${film.error}`);
  const [faces, layout] = await Promise.all([loadFaces(game.pack.id), loadLayout(game.id)]);
  return { link, film, faces, layout };
}

interface ReplayProps {
  readonly link: string;
  readonly opened: Opened;
  readonly at: number;
  readonly eyes: string | undefined;
  /** Whether the address asks for the review. */
  readonly reviewed: boolean;
}

function Replay({ link, opened: { film, faces, layout }, at, eyes, reviewed }: ReplayProps): JSX.Element {
  const match = useMemo(() => new Moment(film, at), [film]);
  const look = useSignal<Look>(lookOf(eyes, film));
  const reviewing = useSignal(reviewed);
  // Another way that is played out on the table, in the place of the match.
  const line = useSignal<Moment | undefined>(undefined);
  const moment = line.value ?? match;
  const desk = useReview(link, match, look, reviewing);
  const model = useMemo(() => {
    const table = new ReplayTable(moment.film, look.value, moment.at);
    return new TableModel(table, faces, layout.readDrop, layout.wears);
  }, [moment, look.value]);
  useEffect(() => () => model.close(), [model]);
  useEffect(() => () => moment.pause(), [moment]);
  useAddress(link, match, look, reviewing);
  useOtherMoment([at, eyes, reviewed], () => {
    line.value = undefined;
    match.pause();
    match.seek(at);
    look.value = lookOf(eyes, film);
    reviewing.value = reviewed;
  });
  const play: PlayLine = async (wanted) => {
    const made = await lineOf(film, wanted);
    if (typeof made === 'string') return made;
    const shown = new Moment(made, wanted.at);
    shown.whole.value = true;
    line.value = shown;
    shown.play();
    return undefined;
  };
  const props = { moment, model, layout, look, link, play };
  const way = line.value ? 'another way' : desk ? 'review' : 'replay';
  return (
    <Stage
      key={`${way} ${look.value.seat}${look.value.open}`}
      model={model}
      layout={{
        ...layout,
        title: `${layout.title ?? film.game.title}, ${way}`,
        ...(desk && { sheet: listOf(desk, layout, match) }),
      }}
      transport={
        line.value ? (
          <LineTransport {...props} back={() => (line.value = undefined)} />
        ) : desk ? (
          <ReviewSlip {...props} desk={desk} leave={() => (reviewing.value = false)} />
        ) : (
          <Transport {...props} review={() => (reviewing.value = true)} />
        )
      }
    />
  );
}

/** The review, made for as long as somebody looks at it. */
function useReview(
  link: string,
  moment: Moment,
  look: Signal<Look>,
  reviewing: Signal<boolean>,
): ReviewDesk | undefined {
  const desk = useMemo(
    () => (reviewing.value ? new ReviewDesk(link, moment, look) : undefined),
    [moment, reviewing.value],
  );
  useEffect(() => {
    desk?.made.start();
    return () => desk?.close();
  }, [desk]);
  return desk;
}

/** Somebody goes to another moment of the same match by its address. */
function useOtherMoment(address: readonly unknown[], go: () => void): void {
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) batch(go);
    opened.current = true;
  }, [...address]);
}

/** The list of what cost most, in the place of the score sheet. */
function listOf(desk: ReviewDesk, layout: Layout, moment: Moment): NonNullable<Layout['sheet']> {
  return {
    title: 'What cost most',
    Body: ({ model }) => <ReviewList desk={desk} model={model} layout={layout} hand={moment.handAt} />,
  };
}

/** The address follows without a history of its own: the way back leads to where one came from. */
function useAddress(link: string, moment: Moment, look: Signal<Look>, reviewing: Signal<boolean>): void {
  useEffect(() => {
    const { game } = moment.film;
    document.title = `${game.title}, again · Messdeck`;
    const address = computed(() => {
      const seen = replayAddress(link, moment.at.value, look.value);
      return reviewing.value ? `${seen}/${REVIEW}` : seen;
    });
    return writeAddress(address, `#/replay/${link}`);
  }, [moment]);
}

/** Milliseconds between two writings: browsers count them, and stop who writes with every step of a drag. */
const WRITE_AFTER = 250;

/** Keeps an address in the bar, until the function it returns is called or somebody has gone elsewhere. */
function writeAddress(address: ReadonlySignal<string>, here: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written = Number.NEGATIVE_INFINITY;
  const write = (): void => {
    written = performance.now();
    if (location.hash.startsWith(here)) history.replaceState(null, '', address.peek());
  };
  const stop = effect(() => {
    void address.value;
    clearTimeout(timer);
    const wait = written + WRITE_AFTER - performance.now();
    if (wait <= 0) write();
    else timer = setTimeout(write, wait);
  });
  addEventListener('pagehide', write);
  return () => {
    stop();
    clearTimeout(timer);
    removeEventListener('pagehide', write);
  };
}
