// How hard the deal of a day is, where that has been counted: how many of Sergeants' tries win it, and how many of the
// deals of the run are easier.

import { countedOf, usualArm } from './results.ts';

const DAY = 86_400_000;

/** A sentence; undefined for days nobody has counted. */
export async function gradeOf(game: string, day: string): Promise<string | undefined> {
  const counted = await countedOf(game);
  const played = counted.questions.find(({ id }) => id === 'days');
  const open = counted.questions.find(({ id }) => id === 'days-open')?.open?.[0];
  const all = usualArm(counted).each;
  const each = played?.arms[0].each;
  if (!played?.days || !each || !all) return undefined;
  const at = (Date.parse(day) - Date.parse(played.days)) / (DAY * (played.every ?? 1));
  const score = each.score[at];
  if (score === undefined) return undefined;
  const easier = all.score.filter((other) => other > score).length;
  const can = open?.winnable.each[at];
  const harder = `It is harder than ${Math.round((100 * easier) / all.score.length)} of 100 deals`;
  const wins = `Sergeants win it in ${Math.round(100 * each.won[at])} of 100 tries`;
  const told = can === 'y' ? ' It can be won.' : can === 'n' ? ' It cannot be won, only played far.' : '';
  return `${harder}; ${wins}.${told}`;
}
