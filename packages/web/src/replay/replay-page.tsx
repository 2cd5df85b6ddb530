// A match looked at again, on the table it was played on: the transport takes the place of what is asked.

import { isFault, isRefusal } from '@messdeck/engine';
import { type Faces, loadFaces } from '@messdeck/faces';
import { effect, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { findGame } from '../app/games.ts';
import { type Layout, loadLayout } from '../layouts/index.ts';
import { type Film, filmOf } from '../sources/replay/film.ts';
import { parseLink } from '../sources/replay/link.ts';
import { checkSize } from '../sources/replay/read-records.ts';
import { type Look, ReplayTable } from '../sources/replay/replay-table.ts';
import type { StudyProps } from '../study/index.ts';
import { TableModel } from '../table/model.ts';
import { Stage } from '../table/stage.tsx';
import { lookOf, replayAddress } from './address.ts';
import './replay.css';
import { Moment } from './moment.ts';
import { OpenRecord } from './open-record.tsx';
import { Transport } from './transport.tsx';

interface Opened {
  readonly film: Film;
  readonly faces: Faces;
  readonly layout: Layout;
}

export function ReplayPage({ path: [link = '', at, eyes] }: StudyProps): JSX.Element {
  const opened = useSignal<Opened | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    if (link === '') return undefined;
    let left = false;
    opened.value = undefined;
    fault.value = undefined;
    open(link).then(
      (film) => {
        if (!left) opened.value = film;
      },
      (reason: Error) => {
        if (!left) fault.value = reason.message;
      },
    );
    return () => {
      left = true;
    };
  }, [link]);
  if (link === '') return <OpenRecord />;
  if (fault.value !== undefined) return <Broken sentence={fault.value} />;
  if (!opened.value) {
    return (
      <main class="waiting">
        <p role="status">The match is being unfolded.</p>
      </main>
    );
  }
  return <Replay key={link} link={link} opened={opened.value} at={Number(at)} eyes={eyes} />;
}

async function open(link: string): Promise<Opened> {
  const parsed = await parseLink(link, findGame);
  const record = isRefusal(parsed) ? parsed : checkSize(parsed);
  if (isRefusal(record)) throw new Error(record.refused);
  const game = (await findGame(record.game))!;
  const film = filmOf(record, game);
  if (isFault(film)) throw new Error(`This match cannot be played again: ${film.error}`);
  const [faces, layout] = await Promise.all([loadFaces(game.pack.id), loadLayout(game.id)]);
  return { film, faces, layout };
}

interface ReplayProps {
  readonly link: string;
  readonly opened: Opened;
  readonly at: number;
  readonly eyes: string | undefined;
}

function Replay({ link, opened: { film, faces, layout }, at, eyes }: ReplayProps): JSX.Element {
  const moment = useMemo(() => new Moment(film, at), [film]);
  const look = useSignal<Look>(lookOf(eyes, film));
  const model = useMemo(() => {
    const table = new ReplayTable(film, look.value, moment.at);
    return new TableModel(table, faces, layout.readDrop, layout.wears);
  }, [film, look.value]);
  useEffect(() => () => model.close(), [model]);
  useEffect(() => () => moment.pause(), [moment]);
  useEffect(() => {
    document.title = `${film.game.title}, again · Messdeck`;
    // The address follows without a history of its own: the way back leads to where one came from.
    return effect(() => history.replaceState(null, '', replayAddress(link, moment.at.value, look.value)));
  }, [film]);
  return (
    <Stage
      key={`${look.value.seat}${look.value.open}`}
      model={model}
      layout={layout}
      transport={<Transport moment={moment} model={model} layout={layout} look={look} link={link} />}
    />
  );
}

function Broken({ sentence }: { readonly sentence: string }): JSX.Element {
  return (
    <main class="waiting">
      <div class="slip" role="alert">
        <h1>This match cannot be shown</h1>
        <p>{sentence}</p>
        <a class="btn primary" href="#/">
          Back to the shelf
        </a>
      </div>
    </main>
  );
}
