// `messdeck review`: for every choice of a match what it cost, exact or estimated, as JSON lines or in words.

import { type ReviewedChoice, reviewMatch, reviewRefusal } from '@messdeck/bots';
import { type Game, type MatchRecord, orderOf, reportOf } from '@messdeck/engine';
import { Complaint } from '../complaint.ts';
import { type AskedWithGame, addGame } from '../game-named.ts';
import { madeWith } from '../made.ts';
import { Output } from '../output.ts';
import { seatName, seatNames } from '../play/names.ts';
import { printable } from '../printable.ts';
import { Progress } from '../progress.ts';
import { readRecord } from '../records.ts';

interface ReviewCommand extends AskedWithGame {
  readonly record: number;
  readonly seat?: number;
  readonly words?: boolean;
}

export async function review(path: string, options: ReviewCommand): Promise<void> {
  if (options.game !== undefined) await addGame(options.game);
  const { record, game } = await readRecord(path, options.record);
  const wrong = reviewRefusal(record, game);
  if (wrong) throw new Complaint(`record ${options.record}: ${wrong}`);
  if (options.seat !== undefined && options.seat >= record.seats.length) {
    throw new Complaint(
      `The match has seats 0 to ${record.seats.length - 1}; there is no seat ${options.seat}.`,
    );
  }
  const names = namesIn(record);
  const made = madeWith(game, {
    ...(record.made?.seed === undefined ? {} : { seed: record.made.seed }),
    ...(record.made?.match === undefined ? {} : { match: record.made.match }),
    players: record.seats.map(({ name, bot }) => bot ?? name),
    options: record.rules,
  });
  const output = new Output();
  const progress = new Progress('steps');
  const choices: ReviewedChoice[] = [];
  const only = options.seat === undefined ? {} : { seats: [options.seat] };
  for await (const choice of reviewMatch(record, game, {
    ...only,
    onProgress: ({ done, of }) => progress.at(done, of),
    pause: () => output.room(),
  })) {
    choices.push(choice);
    if (!options.words) output.line({ record: options.record, ...choice, made });
    else if (isFault(choice)) output.text(`${inWords(choice, game, names)}\n`);
  }
  progress.end();
  if (options.words) output.text(summary(choices, names));
  await output.flush();
}

/** A run names nobody: its seats are called as at a table, and the summary says which is which. */
function namesIn({ seats }: MatchRecord): string[] {
  const called = seatNames(seats.length, -1);
  return seats.map(({ name }, seat) =>
    name === '' || name === seatName(seat) ? called[seat] : printable(name),
  );
}

/** Whether the choice cost something that is more than chance. */
function isFault({ cost, error }: ReviewedChoice): boolean {
  return cost > 0 && cost > 2 * error;
}

/** "Step 61, North plays the Major of Infantry (7): 3 points worse than to play the Captain of Engineers (6) (exact)". */
function inWords(choice: ReviewedChoice, game: Game, names: readonly string[]): string {
  const deed = reportOf(game, choice.seat, choice.chosen, names);
  const better = orderOf(game, choice.best, names);
  const amount = points(choice.cost);
  const how = howSure(choice);
  return `Step ${choice.step}: ${deed}. ${better} was ${amount} better (${how}).`;
}

/** What is certain, and whether the player could know it, told apart from estimates. */
function howSure({ kind, error, foreseeable }: ReviewedChoice): string {
  if (kind === 'estimated') return `estimated, within about ${round(2 * error)}`;
  return foreseeable ? 'exact; the player could have known' : 'exact; only open cards show it';
}

function summary(choices: readonly ReviewedChoice[], names: readonly string[]): string {
  const lines = [
    '',
    '| player | exact choices | cost | could have known | estimated choices | cost, about |',
    '|---|---|---|---|---|---|',
  ];
  for (const [seat, name] of names.entries()) {
    const mine = choices.filter((choice) => choice.seat === seat);
    if (mine.length === 0) continue;
    const exact = mine.filter(({ kind }) => kind === 'exact');
    const guessed = mine.filter(({ kind }) => kind === 'estimated');
    const certain = sum(exact.map(({ cost }) => cost));
    const knowable = sum(exact.filter(({ foreseeable }) => foreseeable).map(({ cost }) => cost));
    const about = sum(guessed.filter(isFault).map(({ cost }) => cost));
    lines.push(
      `| ${name} (seat ${seat}) | ${exact.length} | ${points(certain)} | ${points(knowable)} | ${guessed.length} | ${points(about)} |`,
    );
  }
  lines.push(
    '',
    'Exact: with every hand face up and perfect play by everybody. Estimated: from what the player knew at the time.',
  );
  return `${lines.join('\n')}\n`;
}

function sum(list: readonly number[]): number {
  return list.reduce((total, value) => total + value, 0);
}

function points(amount: number): string {
  const rounded = round(amount);
  return `${rounded} point${rounded === 1 ? '' : 's'}`;
}

function round(amount: number): number {
  return Math.round(10 * amount) / 10;
}
