// Takes the pictures of docs/gallery: `npm run gallery`. With `-- tactics` only those whose names the pattern finds,
// with `--into FOLDER` elsewhere, with `--sizes phone,side,desk,wide,2560x1440` at other sizes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withPalette } from '../packages/web/e2e/palette.mjs';
import { launchChromium, load, servePage } from '../packages/web/e2e/start.mjs';
import { ensurePage, root } from './prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    into: { type: 'string', default: join(root, 'docs', 'gallery') },
    sizes: { type: 'string', default: 'phone,desk' },
  },
});
const only = new RegExp(positionals[0] ?? '');
const sizes = values.sizes.split(',');
const folder = resolve(values.into);
mkdirSync(folder, { recursive: true });
const { address, close } = await servePage();
const browser = await launchChromium();
try {
  const { takePictures } = await load('gallery.ts');
  const keep = (name, picture) => writeFileSync(join(folder, `${name}.png`), withPalette(picture));
  await takePictures({
    browser,
    address,
    page: ensurePage(),
    only,
    sizes,
    keep,
    tell: (name) => console.log(name),
  });
  console.log(`The pictures are in ${relative(process.cwd(), folder)}.`);
} finally {
  await browser.close();
  close();
}
