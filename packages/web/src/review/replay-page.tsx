// A match looked at again, on the table it was played on: the transport takes the place of what is asked.

import { isFault, isRefusal, type MatchRecord } from '@messdeck/engine';
import type { Faces } from '@messdeck/faces';
import { batch, computed, effect, type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import * as words from '#words/review.tsx';
import { facesFor, loadLayout } from '../games/parts-of.ts';
import { slots } from '../play/slots.ts';
import type { StudyProps } from '../shared/page-props.ts';
import { findGame } from '../sources/games.ts';
import { lookOf, momentOf, replayAddress, viewerOf, type Way, wayOf } from '../sources/replay/address.ts';
import { parseLink } from '../sources/replay/link.ts';
import { checkSize } from '../sources/replay/read-records.ts';
import { type ReplayFrames, replayFramesOf } from '../sources/replay/replay-frames.ts';
import { type Look, ReplayTable } from '../sources/replay/replay-table.ts';
import type { Layout } from '../table/model/layout.ts';
import { TableModel } from '../table/model/model.ts';
import { Stage } from '../table/stage/stage.tsx';
import '../replay/replay.css';
import './review.css';
import { Moment } from '../replay/moment.ts';
import { holdsHands, withOpenHands } from '../replay/open-hand.tsx';
import { OpenRecord } from '../replay/open-record.tsx';
import { LineTransport, Transport } from '../replay/transport.tsx';
import type { PlayLine } from '../replay/transport-props.ts';
import { WhoseHand } from '../replay/whose-hand.tsx';
import { Notice, Wait } from '../shared/notice.tsx';
import { HandCurve } from './curve.tsx';
import { filmOfLine, lineOf } from './line.ts';
import { ReviewDesk } from './review-desk.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSlip } from './review-slip.tsx';
import { Trial } from './trial.ts';
import { WhatIfSlip } from './what-if.tsx';

interface Opened {
  readonly link: string;
  readonly film: ReplayFrames;
  readonly faces: Faces;
  readonly layout: Layout;
}

export function ReplayPage({ path: [link = '', at, eyes, way] }: StudyProps): JSX.Element {
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
  if (fault.value?.link === link) return <Notice title={words.cantBeShown} sentence={fault.value.sentence} />;
  // The match before this one, or what was wrong with it, is not shown even for a moment.
  if (opened.value?.link !== link) return <Wait sentence={words.openingMatch} />;
  return (
    <Replay
      key={link}
      link={link}
      opened={opened.value}
      at={momentOf(at, opened.value.film)}
      eyes={eyes}
      wanted={wayOf(way)}
    />
  );
}

async function open(link: string): Promise<Opened> {
  const parsed = await parseLink(link, findGame);
  const record = isRefusal(parsed) ? parsed : checkSize(parsed);
  if (isRefusal(record)) throw new Error(record.refused);
  const game = (await findGame(record.game))!;
  const film = replayFramesOf(record, game);
  if (isFault(film)) throw new Error(words.cantBeReplayed(film.error));
  const [faces, layout] = await Promise.all([facesFor(game), loadLayout(game.id)]);
  return { link, film, faces, layout };
}

interface ReplayProps {
  readonly link: string;
  readonly opened: Opened;
  readonly at: number;
  readonly eyes: string | undefined;
  /** What the address asks for. */
  readonly wanted: Way;
}

function Replay({ link, opened: { film, faces, layout }, at, eyes, wanted }: ReplayProps): JSX.Element {
  const match = useMemo(() => new Moment(film, at), [film]);
  const look = useSignal<Look>(lookOf(eyes, film));
  const way = useSignal<Way>(wanted);
  // Where one tried another choice from.
  const before = useRef<Way>('replay');
  if (way.value !== 'what-if') before.current = way.value;
  // Another way that is played out on the table, in the place of the match.
  const line = useSignal<Moment | undefined>(undefined);
  const moment = line.value ?? match;
  const desk = useReview(link, match, look, way.value === 'review');
  // How often somebody has come to another moment by its address.
  const visits = useSignal(0);
  const trial = useTrial(match, look, way.value === 'what-if' ? visits.value : undefined);
  // No matter whose choice is looked at, the chairs stay where they are: another hand lies at the near edge, with its name.
  const near = way.value !== 'replay' && layout.hand !== false ? viewerOf(film) : look.value.seat;
  const model = useMemo(() => {
    const table = new ReplayTable(moment.film, look.value, moment.at, line.value ? undefined : trial);
    const made = new TableModel(table, faces, layout.readDrop, layout.wears);
    made.near.value = near;
    return made;
  }, [moment, look.value, trial, near]);
  useEffect(() => () => model.close(), [model]);
  useEffect(() => () => moment.pause(), [moment]);
  useAddress(link, match, look, way);
  useOtherMoment([at, eyes, wanted], () => {
    line.value = undefined;
    match.pause();
    match.seek(at);
    look.value = lookOf(eyes, film);
    way.value = wanted;
    visits.value++;
  });
  const playFilm = (made: ReplayFrames | string, from: number): string | undefined => {
    if (typeof made === 'string') return made;
    const shown = new Moment(made, from);
    shown.whole.value = true;
    line.value = shown;
    shown.play();
    return undefined;
  };
  const play: PlayLine = async (wished) => playFilm(await lineOf(film, wished), wished.at);
  const show = (record: MatchRecord, from: number): void => void playFilm(filmOfLine(record, film), from);
  const reviewed = useMemo(
    () => desk && { sheet: listOf(desk, layout, match), Middle: middleWith(desk, layout, match) },
    [desk],
  );
  const props = { moment, model, layout, look, link, play, show };
  // The replay goes on with the eyes it was seen with.
  const eyesBefore = useRef(look.value.seat);
  if (way.value === 'replay') eyesBefore.current = look.value.seat;
  const go = (other: Way): void => {
    batch(() => {
      if (other === 'replay') look.value = { ...look.value, seat: eyesBefore.current };
      way.value = other;
    });
  };
  const shown = look.value.open && holdsHands(layout, model) ? withOpenHands(layout) : layout;
  const title = line.value ? words.anotherWay : way.value.replace('-', ' ');
  return (
    <Stage
      key={`${title} ${look.value.seat}${look.value.open}`}
      model={model}
      layout={{
        ...shown,
        title: `${layout.title ?? film.game.title}, ${title}`,
        ...reviewed,
      }}
      slots={slots}
      transport={
        <>
          {line.value ? (
            <LineTransport {...props} back={() => (line.value = undefined)} />
          ) : desk ? (
            <ReviewSlip {...props} desk={desk} go={go} />
          ) : way.value === 'what-if' ? (
            <WhatIfSlip {...props} trial={trial} leave={() => go(before.current)} />
          ) : (
            <Transport {...props} go={go} />
          )}
          <WhoseHand model={model} open={shown !== layout} />
        </>
      }
    />
  );
}

/** The choice that is tried otherwise, for as long as somebody asks: the table goes to it. */
function useTrial(moment: Moment, look: Signal<Look>, asked: number | undefined): Trial | undefined {
  const trial = useMemo(
    () => (asked === undefined ? undefined : Trial.from(moment.film, moment.at.peek(), look.peek())),
    [moment, asked],
  );
  useLayoutEffect(() => {
    if (!trial) return undefined;
    batch(() => {
      moment.pause();
      moment.seek(trial.at);
      if (look.value.seat !== trial.seat) look.value = { ...look.value, seat: trial.seat };
    });
    return () => trial.clear();
  }, [trial]);
  return trial;
}

/** The review, made for as long as somebody looks at it. */
function useReview(link: string, moment: Moment, look: Signal<Look>, asked: boolean): ReviewDesk | undefined {
  const kept = useRef<ReviewDesk | undefined>(undefined);
  if (asked) kept.current ??= new ReviewDesk(link, moment, look);
  const desk = asked ? kept.current : undefined;
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
    title: words.whatCostMost,
    Body: ({ model }) => <ReviewList desk={desk} model={model} layout={layout} hand={moment.handAt} />,
  };
}

/** The game's own middle, with the curve of the hand for where the contract gives it its place (review.css). */
function middleWith(desk: ReviewDesk, { Middle }: Layout, moment: Moment): Layout['Middle'] {
  return ({ model }) => (
    <>
      <HandCurve desk={desk} hand={moment.handAt} shape="along" />
      <Middle model={model} />
    </>
  );
}

/** The address follows without a history of its own: the way back leads to where one came from. */
function useAddress(link: string, moment: Moment, look: Signal<Look>, way: Signal<Way>): void {
  useEffect(() => {
    const { game } = moment.film;
    document.title = `${game.title}, again · Messdeck`;
    const address = computed(() => replayAddress(link, moment.at.value, look.value, way.value));
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
