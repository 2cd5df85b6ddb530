// Takes the pictures of docs/gallery: `npm run gallery`, or `npm run gallery -- tactics` for one game alone.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { withPalette } from '../packages/web/e2e/palette.mjs';
import { launchChromium, load, servePage } from '../packages/web/e2e/start.mjs';
import { root } from './prepare.mjs';

const only = process.argv[2] ?? '';
const folder = join(root, 'docs', 'gallery');
mkdirSync(folder, { recursive: true });
const { address, close } = await servePage();
const browser = await launchChromium();
try {
  const { takePictures } = await load('gallery.ts');
  const keep = (name, picture) => writeFileSync(join(folder, `${name}.png`), withPalette(picture));
  await takePictures({ browser, address, only, keep, tell: (name) => console.log(name) });
  console.log(`The pictures are in ${relative(process.cwd(), folder)}.`);
} finally {
  await browser.close();
  close();
}
