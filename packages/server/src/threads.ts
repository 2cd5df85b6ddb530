// Where the code of a thread of its own lies: beside the file that starts it, compiled.

/** The compiled file `name` beside the module at `base`; from sources (in tests) its counterpart among the built files. */
export function threadFile(name: string, base: string): URL {
  const here = new URL(`./${name}.js`, base);
  return base.endsWith('.ts') ? new URL(here.href.replace('/server/src/', '/server/dist/')) : here;
}
