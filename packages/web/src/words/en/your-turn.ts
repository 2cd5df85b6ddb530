// Words of the page on which tables over days say whose turn it is.

import { listAnd } from '@messdeck/engine/mechanics/lists';

export const title = 'Your turn';
export const sub = 'Tables that go on for days';
export const itIsYourTurn = 'It is your turn';
export const others = 'Waiting for others';
export const go = 'Go there';
export const look = 'Look';
export const nextTable = 'Next table';
export const nobodyWaits = 'Nobody is waiting for you';
export const nobodyWaitsMeans =
  'Host a table with three days per action: everyone plays when it suits them, no hurry.';
export const host = 'Host a table';
export const waitsFor = (names: readonly string[]): string =>
  names.length === 0 ? 'Bots are playing.' : `Waiting for ${listAnd(names)}.`;
export const withWhom = (names: readonly string[]): string =>
  names.length === 0 ? '' : `With ${listAnd(names)}.`;
export const left = (time: string): string => `${time} left`;
export const hasLeft = (name: string, time: string): string => `${name}: ${time}`;
export const missed = (count: number): string =>
  count === 1
    ? 'Your time ran out once: a Captain made that action for you. The chair is yours.'
    : `Your time ran out ${count} times in a row: a Captain made those actions for you. The chair is yours.`;
export const standsIn =
  'Your time ran out three times in a row: a Captain plays for you until you come back.';
export const back = 'I’m back';
export const howTitle = 'How these tables work';
export const how =
  'Every action has its own time, up to fourteen days. When it runs out, a Captain makes that one action for you, and the next is yours again. After three in a row the Captain plays until you come back.';

/** "2 days 4 hours", "5 hours", "20 minutes". */
export function time(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.floor(minutes / 60);
  const some = (count: number, one: string): string => (count === 1 ? `1 ${one}` : `${count} ${one}s`);
  if (hours < 24) return some(hours, 'hour');
  const days = Math.floor(hours / 24);
  return [some(days, 'day'), hours % 24 > 0 && some(hours % 24, 'hour')].filter(Boolean).join(' ');
}
