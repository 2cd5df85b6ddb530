// The end of a match: a small ceremony, the score sheet, then rematch, record or shelf.

import { isRefusal } from '@messdeck/engine';
import type { ComponentChildren, JSX } from 'preact';
import { newSeed, openMatch } from '../sources/local/session.ts';
import type { TableModel } from './model.ts';
import { Sheet } from './sheet.tsx';
import { figure, list } from './words.ts';

interface EndProps {
  readonly model: TableModel;
  readonly ending?: ((model: TableModel) => ComponentChildren) | undefined;
  /** Back to the table as the match left it. */
  readonly onLook: () => void;
}

export function End({ model, ending, onLook }: EndProps): JSX.Element {
  const { scores, winners } = model.table.state.value.tally.result!;
  const alone = model.names.length === 1;
  return (
    <main class="ceremony">
      <section class="winner" aria-labelledby="won">
        <Streamer />
        <p class="kicker">{model.game.title}</p>
        <h1 id="won" tabIndex={-1}>
          {headline(model, winners)}
        </h1>
        <p class="how">{ending?.(model) ?? standing(model, scores, alone)}</p>
        <div class="do">
          <button type="button" class="btn primary" data-action="rematch" onClick={() => void rematch(model)}>
            {alone ? 'Play again' : 'Rematch'}
          </button>
          <button type="button" class="btn" onClick={onLook}>
            Look at the table
          </button>
          <a class="btn" href="#/">
            Back to the shelf
          </a>
        </div>
        <p class="more">
          <button type="button" class="btn quiet small" onClick={() => void saveRecord(model)}>
            Save the record
          </button>
        </p>
      </section>
      <section class="pad sheet" aria-labelledby="sheet-heading">
        <h2 id="sheet-heading">Score sheet</h2>
        <Sheet model={model} />
      </section>
    </main>
  );
}

function headline(model: TableModel, winners: readonly number[]): string {
  if (winners.length === 0) return model.names.length === 1 ? 'It did not come out' : 'A drawn match';
  if (model.names.length === 1) return 'It came out';
  const names = winners.map((seat) => model.names[seat]).sort((a) => (a === 'You' ? -1 : 0));
  return `${list(names)} ${names.length === 1 && names[0] !== 'You' ? 'wins' : 'win'}`;
}

function standing(model: TableModel, scores: readonly number[], alone: boolean): string {
  if (alone) return `Final score ${figure(scores[0])}.`;
  return `Final score: ${scores.map((score, seat) => `${model.names[seat]} ${figure(score)}`).join(', ')}.`;
}

/** The same table again, with new cards. */
async function rematch({ table }: TableModel): Promise<void> {
  const seats = table.names.map((name, seat) => {
    const bot = table.bots[seat];
    return bot === undefined ? { name } : { name, bot };
  });
  await openMatch({ game: table.game.id, rules: table.rules, seats, seed: newSeed() });
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

/** A battle streamer with three stars. */
function Streamer(): JSX.Element {
  const star =
    'M0-16 3.8-4.300 16.200-4.300 6.200 3 10 14.800 0 7.500-10 14.800-6.200 3-16.200-4.300-3.800-4.300Z';
  return (
    <svg class="streamer" viewBox="0 0 320 96" aria-hidden="true">
      <path class="tails" d="M6 18h40v60H6l16-30ZM314 18h-40v60h40l-16-30Z" />
      <path class="ribbon" d="M34 10h252v60H34Z" />
      <path class="lines" d="M34 17h252M34 63h252" />
      {[118, 160, 202].map((x) => (
        <path key={x} class="star" d={star} transform={`translate(${x} 40)`} />
      ))}
      <path class="fold" d="M34 70v14l12-6ZM286 70v14l-12-6Z" />
    </svg>
  );
}
