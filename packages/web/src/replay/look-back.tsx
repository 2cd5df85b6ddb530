// The table after a match, and the way back through its last hand: the replay of it, from the player's own chair, trick by
// trick, or card by card where there are none.

import { isFault, isRefusal } from '@messdeck/engine';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import * as say from '#words/replay.tsx';
import { type ReplayFrames, replayFramesOf } from '../sources/replay/replay-frames.ts';
import { ReplayTable } from '../sources/replay/replay-table.ts';
import type { Layout } from '../table/model/layout.ts';
import { TableModel } from '../table/model/model.ts';
import { lastTaken, takenBy } from '../table/model/rounds.ts';
import { howItEnded } from '../table/results/how-it-ended.ts';
import type { OverProps } from '../table/stage/stage-props.ts';
import { Moment, opening } from './moment.ts';
import { nowIn } from './now.tsx';
import { useReplayKeys } from './replay-keys.ts';

/** The match of the one who has played it, against others; undefined where its record cannot be had. */
export async function filmFor({ table, seat, names }: TableModel): Promise<ReplayFrames | undefined> {
  if (seat === null || names.length === 1) return undefined;
  const record = await table.record();
  if (isRefusal(record)) return undefined;
  const film = replayFramesOf(record, table.game);
  return isFault(film) ? undefined : film;
}

interface LookBackProps extends OverProps {
  readonly film: ReplayFrames;
}

export function LookBack({ Table, film, ...stage }: LookBackProps): JSX.Element {
  const { model, layout } = stage;
  const moment = useMemo(() => new Moment(film, film.length), [film]);
  const then = useMemo(() => {
    const look = { seat: model.seat!, open: false };
    const table = new ReplayTable(film, look, moment.at, undefined, model.you ?? undefined);
    return new TableModel(table, model.faces, layout.readDrop, layout.wears);
  }, [moment]);
  useEffect(() => () => then.close(), [then]);
  const leave = (): void => {
    model.ceremony.value = true;
  };
  return (
    <Table
      {...stage}
      model={then}
      transport={<Slip moment={moment} model={then} layout={layout} leave={leave} />}
      looksBack
    />
  );
}

interface SlipProps {
  readonly moment: Moment;
  readonly model: TableModel;
  readonly layout: Layout;
  readonly leave: () => void;
}

function Slip({ moment, model, layout, leave }: SlipProps): JSX.Element {
  const { film } = moment;
  const { marks, rounds } = useMemo(() => stopsIn(film, model, layout), [film]);
  const at = moment.at.value;
  const [begun, over] = [at <= marks[0], at === film.length];
  const back = (): void => moment.seek(marks.findLast((mark) => mark < moment.at.value) ?? marks[0]);
  const on = (): void => moment.seek(marks.find((mark) => mark > moment.at.value) ?? film.length);
  useReplayKeys((key) => {
    const step = { ArrowLeft: back, ArrowRight: on }[key];
    step?.();
    return step !== undefined;
  });
  return (
    <section class="ask looking" id="ask" tabIndex={-1} aria-label={say.lastHand}>
      <p class="sentence" aria-live="polite">
        {over ? (
          <>
            <strong>{say.matchOver}</strong> {howItEnded(model)}{' '}
            <span class="soft">{say.stepThroughLastHandGo}</span>
          </>
        ) : (
          (said(lastTaken(model, layout.rounds)) ?? nowIn(model, layout))
        )}
      </p>
      <div class="button-row">
        <div class="steps">
          <Arrow words={say.back} d="M15 5l-7 7 7 7" disabled={begun} press={back} />
          <span class="num">
            {say.roundOf({ round: rounds.filter((end) => end <= at).length, rounds: rounds.length })}
          </span>
          <Arrow words={say.on} d="M9 5l7 7-7 7" disabled={over} press={on} />
        </div>
        <button type="button" class="btn primary" data-action="back to the end" onClick={leave}>
          {say.backResult}
        </button>
      </div>
    </section>
  );
}

interface Stops {
  /** Where the arrows lead, from the deal of the last hand to the end. */
  readonly marks: readonly number[];
  /** What is counted of it: the events that ended a round, or all. */
  readonly rounds: readonly number[];
}

function stopsIn(film: ReplayFrames, model: TableModel, layout: Layout): Stops {
  const dealt = opening(film.hands.at(-1)!);
  const events = Array.from({ length: film.length - dealt }, (_, i) => dealt + 1 + i);
  const ends = events.filter((event) => endsRound(film, model, layout, event));
  const rounds = ends.length > 0 ? ends : events;
  return { marks: [...new Set([dealt, ...rounds, film.length])], rounds };
}

function endsRound(film: ReplayFrames, model: TableModel, { rounds }: Layout, event: number): boolean {
  const eyes = model.seat!;
  const entry = film.entries(eyes, event).at(-1);
  return !!rounds && !!entry && !!takenBy(model, rounds, film.view(eyes, event - 1), entry);
}

const said = (words: string | undefined): string | undefined => words && `${words}.`;

interface ArrowProps {
  readonly words: string;
  readonly d: string;
  readonly disabled: boolean;
  readonly press: () => void;
}

/** One that leads nowhere keeps the focus, for the way back. */
function Arrow({ words, d, disabled, press }: ArrowProps): JSX.Element {
  return (
    <button type="button" class="btn" aria-label={words} aria-disabled={disabled} onClick={press}>
      <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
        <path d={d} fill="none" stroke="currentColor" stroke-width="2.5" />
      </svg>
    </button>
  );
}
