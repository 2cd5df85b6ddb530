// Score sheets as linked lists: a clone shares the hands that were scored before it.

/** The hands scored so far, the last one first; undefined before the first. */
export type Sheet<Entry> = { readonly entry: Entry; readonly before: Sheet<Entry> } | undefined;

/** The entries in the order scored. */
export function sheetEntries<Entry>(sheet: Sheet<Entry>): Entry[] {
  const entries: Entry[] = [];
  for (let at = sheet; at; at = at.before) entries.push(at.entry);
  return entries.reverse();
}
