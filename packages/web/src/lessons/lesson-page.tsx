// The page of a lesson: a real table with given cards and a coach; at its end the same cards go on as a match.

import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import * as words from '#words/lessons.tsx';
import { facesFor, loadLayout, loadLesson, loadPlaces } from '../games/parts-of.ts';
import type { PlaceNotes } from '../games/place-notes.ts';
import { known } from '../how-to/known.ts';
import { slots } from '../play/slots.ts';
import { playNow } from '../setup/play-now.ts';
import { Notice, Wait } from '../shared/notice.tsx';
import { reasonOf } from '../shared/reason.ts';
import { loadGame } from '../sources/games.ts';
import { newSeed, openMatchFrom } from '../sources/local/session.ts';
import type { Guide, Layout } from '../table/model/layout.ts';
import { TableModel } from '../table/model/model.ts';
import { Stage } from '../table/stage/stage.tsx';
import { Coach } from './coach.tsx';
import { LessonTable } from './lesson-table.ts';
import { noteLearned, noteStep } from './lessons-known.ts';

/** Who plays on with the player: quick, and not too strong. */
const SERGEANT = 'search:40';

interface LaidLesson {
  readonly table: LessonTable;
  readonly model: TableModel;
  readonly layout: Layout;
  readonly guide: Guide;
}

export function LessonPage({ game }: { readonly game: string }): JSX.Element {
  const laid = useSignal<LaidLesson | undefined>(undefined);
  const fault = useSignal<string | undefined>(undefined);
  useEffect(() => {
    let left = false;
    let ready: LaidLesson | undefined;
    lay(game).then(
      (made) => {
        if (left) {
          made.model.close();
          return;
        }
        ready = made;
        laid.value = made;
        document.title = words.documentTitle(made.table.game.title);
      },
      (reason: unknown) => (fault.value = reasonOf(reason)),
    );
    return () => {
      left = true;
      if (!ready) return;
      const { table, model } = ready;
      if (table.done) noteLearned(game);
      else noteStep(game, table.step.value);
      model.close();
    };
  }, [game]);
  if (fault.value !== undefined) return <Notice title={words.cantBeOpened} sentence={fault.value} />;
  if (!laid.value) return <Wait sentence={words.settingUpTable} />;
  const { model, layout, guide } = laid.value;
  return <Stage model={model} layout={layout} slots={slots} guide={guide} />;
}

async function lay(id: string): Promise<LaidLesson> {
  const [game, lesson, layout, places] = await Promise.all([
    loadGame(id),
    loadLesson(id),
    loadLayout(id),
    loadPlaces(id),
  ]);
  const faces = await facesFor(game);
  const table = new LessonTable(game, lesson, known.value.begun[id]);
  const model = new TableModel(table, faces, layout.readDrop, layout.wears);
  return { table, model, layout, guide: guideOf(table, places) };
}

/** What stands in the places of prompt, score sheet and log while somebody learns. */
function guideOf(table: LessonTable, places: PlaceNotes): Guide {
  const playOn = (): void => {
    const { game, rules, log } = table;
    const seats = table.names.map((name, seat) => (seat === 0 ? { name } : { name, bot: SERGEANT }));
    openMatchFrom({ game: game.id, rules, seats, seed: newSeed(), log, practice: true }).catch(
      (error: unknown) => {
        table.fault.value = reasonOf(error);
      },
    );
  };
  const playReal = (): void => playNow(table.game.id, (reason) => (table.fault.value = reason));
  return {
    subtitle: words.firstHand,
    leave: words.leaveLesson,
    Voice: ({ model, layout }) => (
      <Coach
        table={table}
        model={model}
        layout={layout}
        places={places}
        playOn={playOn}
        playReal={playReal}
      />
    ),
    sheet: { title: words.words, Body: () => <Words table={table} /> },
    log: { title: words.whatYouKnowNow, Body: () => <KnownNow table={table} /> },
  };
}

function Words({ table }: { readonly table: LessonTable }): JSX.Element {
  return (
    <dl class="words-list">
      {Object.entries(table.lesson.words).map(([word, meaning]) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

function KnownNow({ table }: { readonly table: LessonTable }): JSX.Element {
  const steps = table.lesson.steps.slice(0, table.step.value + 1);
  const learned = steps.flatMap(({ know }) => know ?? []);
  return (
    <ul class="lesson-list">
      {learned.map((know, i) => (
        <li key={know} class={i === learned.length - 1 && !table.done ? 'now' : undefined}>
          {know}
        </li>
      ))}
    </ul>
  );
}
