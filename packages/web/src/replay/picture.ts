// A small picture of how a match ended, drawn as SVG and saved as PNG: the game, the names, the score, the winners.

import type { Film } from '../sources/replay/film.ts';

const WIDTH = 600;
const INK = '#1d2430';
const PAPER = '#f6efdd';
const CLOTH = '#4f6345';
const BRASS = '#b98a2e';

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export function resultPicture({ record, game }: Film): string {
  const { seats, result } = record;
  const scores = result?.scores ?? seats.map(() => 0);
  const rows = seats.map((seat, i) => ({
    name: seat.name,
    score: scores[i],
    won: result?.winners.includes(i) ?? false,
  }));
  rows.sort((a, b) => Number(b.won) - Number(a.won));
  const height = 170 + rows.length * 46;
  const lines = rows.map(({ name, score, won }, i) => {
    const y = 150 + i * 46;
    const weight = won ? 700 : 400;
    return (
      `<text x="64" y="${y}" font-size="26" font-weight="${weight}" fill="${INK}">${won ? '★ ' : ''}${escaped(name)}</text>` +
      `<text x="${WIDTH - 64}" y="${y}" font-size="26" font-weight="${weight}" text-anchor="end" fill="${INK}">${score}</text>` +
      `<path d="M64 ${y + 13}H${WIDTH - 64}" stroke="${BRASS}" stroke-opacity=".5"/>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="'Source Serif 4',Georgia,serif">` +
    `<rect width="${WIDTH}" height="${height}" fill="${CLOTH}"/>` +
    `<rect x="24" y="24" width="${WIDTH - 48}" height="${height - 48}" fill="${PAPER}" stroke="${BRASS}" stroke-width="3"/>` +
    `<text x="${WIDTH / 2}" y="84" font-size="38" text-anchor="middle" font-family="'League Gothic','Arial Narrow',sans-serif" fill="${INK}">${escaped(game.title)}</text>` +
    `${lines.join('')}</svg>`
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
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No picture could be made.'))),
      'image/png',
    ),
  );
}
