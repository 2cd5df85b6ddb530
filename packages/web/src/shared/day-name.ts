// How a day is named in what is kept and in links. The shelf needs it: it must not bring figures and packs along.

/** "2026-11-16", by the clock on the wall. */
export function dayName(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
