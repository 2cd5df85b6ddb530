// `messdeck print`: packs as PDF files in a folder; a file is there as a whole or not at all.

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { PrintedFile, Stock } from '@messdeck/print';
import { Complaint } from '../complaint.ts';
import { Output } from '../output.ts';
import { rulesFile } from '../play/rules-page.ts';

interface Flags {
  readonly all?: boolean;
  readonly what?: string;
  readonly stock: string;
  readonly out: string;
  readonly paper: string;
  readonly way: string;
  readonly edition: string;
  readonly braille?: boolean;
  readonly backs: boolean;
  readonly offset?: string;
  readonly testSheet?: boolean;
}

export async function printPacks(named: string | undefined, flags: Flags): Promise<void> {
  const print = await import('@messdeck/print');
  const { paper, way, edition, braille = false, backs } = flags;
  const known = print.PACKS.map(({ id }) => id);
  if (flags.all && named !== undefined) throw new Complaint('Name a pack, or say --all, not both.');
  const packs = print.PACKS.filter(({ id }) => flags.all || id === named);
  if (named !== undefined && packs.length === 0)
    throw new Complaint(`There is no pack ${JSON.stringify(named)}; the packs are ${known.join(', ')}.`);
  if (packs.length === 0 && !flags.testSheet)
    throw new Complaint(`Name a pack (${known.join(', ')}), or say --all.`);
  if (!print.isPaper(paper)) throw oneOf('--paper', Object.keys(print.PAPERS), paper);
  if (!print.isWay(way)) throw oneOf('--way', print.WAYS, way);
  if (!print.isEdition(edition)) throw oneOf('--edition', Object.keys(print.EDITIONS), edition);
  const offset = offsetOf(flags.offset);
  const what = whatOf(flags);
  if (!(flags.stock in print.STOCKS)) throw oneOf('--stock', Object.keys(print.STOCKS), flags.stock);
  const stock = Number(flags.stock) as Stock;
  makeFolder(flags.out);
  const output = new Output();
  const date = new Date();
  const keep = async (file: PrintedFile): Promise<void> => {
    output.text(`${store(flags.out, file)}: ${file.pages} ${file.pages === 1 ? 'page' : 'pages'}\n`);
    await output.room();
  };
  if (flags.testSheet) await keep(await print.printTestSheet(paper, date));
  for (const { id, games } of packs) {
    const wishes = { pack: id, paper, date };
    if (what.has('cards'))
      await keep(
        await print.printDeck({ ...wishes, way, edition, braille, backs, ...(offset ? { offset } : {}) }),
      );
    if (what.has('box')) await keep(await print.printBox({ ...wishes, stock }));
    if (what.has('booklet')) {
      const rules = Object.fromEntries(games.map((game) => [game, rulesPage(game)]));
      await keep(await print.printBooklet({ ...wishes, rules }));
      await keep(await print.printBooklet({ ...wishes, rules, imposed: true }));
    }
    if (what.has('pads')) await keep(await print.printPads(wishes));
    for (const tiled of what.has('poster') ? [false, true] : []) {
      const poster = await print.printPoster({ ...wishes, tiled });
      if (poster) await keep(poster);
    }
  }
  await output.flush();
}

const WHAT = ['cards', 'box', 'booklet', 'pads', 'poster'] as const;

type What = (typeof WHAT)[number];

function whatOf({ all, what }: Flags): ReadonlySet<What> {
  if (what === undefined) return new Set(all ? WHAT : (['cards'] as const));
  const wanted = what.split(',').map((part) => part.trim());
  const unknown = wanted.find((part) => !(WHAT as readonly string[]).includes(part));
  if (unknown !== undefined) throw oneOf('--what', WHAT, unknown);
  return new Set(wanted as What[]);
}

function rulesPage(game: string): string {
  const file = rulesFile(game);
  if (!file) throw new Complaint(`The rules page of ${game} is not installed, so there is no booklet.`);
  return readFileSync(file, 'utf8');
}

const oneOf = (flag: string, allowed: readonly string[], given: string): Complaint =>
  new Complaint(
    `${flag} takes ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}, not ${JSON.stringify(given)}.`,
  );

/** The most by which a back may be moved: a printer that misses by more feeds the sheet askew. */
const FARTHEST = 5;

function offsetOf(text: string | undefined): { right: number; up: number } | undefined {
  if (text === undefined) return undefined;
  const [, right, up] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text.replaceAll(' ', '')) ?? [];
  const values = [right, up].map(Number);
  if (values.some((value) => !(Math.abs(value) <= FARTHEST)))
    throw new Complaint(
      `--offset takes two numbers of millimeters from -${FARTHEST} to ${FARTHEST}, as in 0.4,-0.8, not ${JSON.stringify(text)}.`,
    );
  return { right: values[0], up: values[1] };
}

function makeFolder(folder: string): void {
  try {
    makeFolders(resolve(folder));
  } catch (error) {
    throw new Complaint(`The folder ${folder} cannot be made: ${reasonOf(error)}.`);
  }
}

/** Level by level: Node's own way never ends below a folder like /proc, where nothing can be made. */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return;
  makeFolders(dirname(folder));
  mkdirSync(folder);
}

/** Puts a file in its place once it is whole; returns its path. */
function store(folder: string, { name, bytes }: PrintedFile): string {
  const path = join(folder, name);
  const growing = `${path}.part`;
  try {
    writeFileSync(growing, bytes);
    renameSync(growing, path);
  } catch (error) {
    rmSync(growing, { force: true });
    throw new Complaint(`${path} cannot be written: ${reasonOf(error)}.`);
  }
  return path;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there',
  EPERM: 'you may not write there',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EEXIST: 'a file is in its place',
  ENOTDIR: 'a file is in its place',
  EISDIR: 'a folder is in its place',
};

function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? code ?? message;
}
