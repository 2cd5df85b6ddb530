// Pages of a PDF as pictures, drawn by poppler, which is installed where it is missing.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { install } from '../../../scripts/apt.mjs';

/** A PNG of every page, at so many dots an inch; `only` takes one page alone. */
export function picturesOfPdf(pdf: Uint8Array, dots: number, only?: number): Buffer[] {
  if (spawnSync('pdftocairo', ['-v']).error)
    install(
      'poppler-utils',
      'Printed pages are drawn by poppler: install it (on Debian: apt-get install poppler-utils).',
    );
  const folder = mkdtempSync(join(tmpdir(), 'messdeck-'));
  try {
    const file = join(folder, 'printed.pdf');
    writeFileSync(file, pdf);
    const pages = only === undefined ? [] : ['-f', String(only), '-l', String(only)];
    spawnSync('pdftocairo', ['-r', String(dots), '-png', ...pages, file, join(folder, 'page')]);
    const names = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return names.sort().map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
