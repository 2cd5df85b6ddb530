// A small picture of how a match ended, drawn as SVG and saved as PNG: the game, the last cards, the names, the
// score, the winners.

import type { Faces } from '@messdeck/faces';
import { figure } from '#words/numbers.ts';
import * as words from '#words/replay.tsx';
import type { ReplayFrames } from '../sources/replay/replay-frames.ts';

const WIDTH = 600;
const INK = '#1d2430';
const PAPER = '#f6efdd';
const CLOTH = '#4f6345';
const BRASS = '#b98a2e';

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How many cards lie on the picture, and how wide they are. */
const FAN = 4;
const CARD = 108;

/** The last cards that were played in the open: a trick, a set, the end of a way. */
function lastCards({ record, game }: ReplayFrames): readonly string[] {
  const cards: string[] = [];
  for (const { by, do: text } of record.log.toReversed()) {
    if (typeof by !== 'number') continue;
    for (const word of text.split(' ').toReversed()) {
      if (game.pack.ids.includes(word) && !cards.includes(word)) cards.unshift(word);
      if (cards.length === FAN) return cards;
    }
  }
  return cards;
}

/** The cards as a fan around the middle of the picture. */
function fan(cards: readonly string[], faces: Faces, top: number): string {
  return cards
    .map((card, i) => {
      const off = i - (cards.length - 1) / 2;
      const x = WIDTH / 2 + off * CARD * 0.82 - CARD / 2;
      const y = top + off * off * 5;
      const size = `x="${x}" y="${y}" width="${CARD}" height="${CARD * 1.4}"`;
      const turn = `rotate(${off * 6} ${x + CARD / 2} ${y + CARD * 0.7})`;
      return `<g transform="${turn}">${faces.face(card).replace('<svg ', `<svg ${size} `)}</g>`;
    })
    .join('');
}

export function resultPicture(film: ReplayFrames, faces: Faces): string {
  const { seats, result } = film.record;
  const scores = result?.scores ?? seats.map(() => 0);
  const rows = seats.map((seat, i) => ({
    name: seat.name,
    score: scores[i],
    won: result?.winners.includes(i) ?? false,
  }));
  rows.sort((a, b) => Number(b.won) - Number(a.won));
  const first = 320;
  const height = first + rows.length * 44 + 12;
  const lines = rows.map(({ name, score, won }, i) => {
    const y = first + i * 44;
    const weight = won ? 700 : 400;
    return (
      `<text x="64" y="${y}" font-size="26" font-weight="${weight}" fill="${INK}">${won ? '★ ' : ''}${escaped(name)}</text>` +
      `<text x="${WIDTH - 64}" y="${y}" font-size="26" font-weight="${weight}" text-anchor="end" fill="${INK}">${figure(score)}</text>` +
      `<path d="M64 ${y + 13}H${WIDTH - 64}" stroke="${BRASS}" stroke-opacity=".5"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="'Messdeck Serif',Georgia,serif">` +
    `<rect width="${WIDTH}" height="${height}" fill="${CLOTH}"/>` +
    `<rect x="24" y="264" width="${WIDTH - 48}" height="${height - 288}" fill="${PAPER}" stroke="${BRASS}" stroke-width="3"/>` +
    `<text x="${WIDTH / 2}" y="62" font-size="40" text-anchor="middle" font-family="'League Gothic','Arial Narrow',sans-serif" fill="${PAPER}">${escaped(film.game.title)}</text>` +
    `${fan(lastCards(film), faces, 86)}${lines.join('')}</svg>`
  );
}

export async function toPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * 2;
  canvas.height = image.height * 2;
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(words.pictureNotMade))), 'image/png'),
  );
}
