// Takes a picture of every scene: `npm run gallery` writes them to the ignored folder `gallery`, `-- --docs` takes those
// that the docs show, in docs/gallery. With `-- tactics` only those whose names the pattern finds, with `--into FOLDER`
// elsewhere, with `--sizes phone,side,desk,wide,2560x1440` at other sizes.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withPalette } from '../packages/web/e2e/palette.mjs';
import { launchChromium, load, servePage } from '../packages/web/e2e/start.mjs';
import { picturesOfDocs } from './pictures-of-docs.mjs';
import { ensurePage, root } from './prepare.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: 'boolean', default: false },
    into: { type: 'string' },
    sizes: { type: 'string', default: 'phone,desk' },
  },
});
const shown = values.docs ? picturesOfDocs() : undefined;
const only = new RegExp(positionals[0] ?? '');
const sizes = values.sizes.split(',');
const folder = resolve(values.into ?? join(root, values.docs ? 'docs/gallery' : 'gallery'));
mkdirSync(folder, { recursive: true });
const { address, close } = await servePage();
const browser = await launchChromium();
try {
  const { takePictures } = await load('gallery.ts');
  const keep = (name, picture) => {
    if (!shown || shown.has(name)) writeFileSync(join(folder, `${name}.png`), withPalette(picture));
  };
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
