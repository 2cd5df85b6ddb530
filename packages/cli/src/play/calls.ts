// What a closed window of Bang brought, in sentences: who called, where cards went, who is out.

import type { View } from '@messdeck/engine';
import type { BangFacts } from '@messdeck/engine/games/bang';
import { all } from '@messdeck/engine/mechanics/either';
import { TIED } from './wrap.ts';

export function outcomeOf(before: View, after: View, names: readonly string[]): string[] {
  const { window } = before.facts as BangFacts;
  const { lastCalls: callers = [], out } = after.facts as BangFacts;
  if (!window) return [];
  const said = [brought(window.piles.length > 0, callers, before, after, names)];
  const gone = (out ?? []).filter((seat) => !(before.facts as BangFacts).out.includes(seat));
  said.push(
    ...gone.map((seat) => `${names[seat]} ${names[seat] === 'You' ? 'have' : 'has'} no card left: out.`),
  );
  return said.filter((sentence) => sentence !== undefined);
}

function brought(
  match: boolean,
  callers: readonly number[],
  before: View,
  after: View,
  names: readonly string[],
): string | undefined {
  const who = all(callers.map((seat) => names[seat]));
  const many = callers.length > 1 || who === 'You';
  const owned = `now ${names.map((name, seat) => `${name}${TIED}${after.scores[seat]}`).join(', ')}`;
  if (callers.length === 0) return match ? 'Nobody calls: the match goes unclaimed.' : undefined;
  if (!match) return `${who} ${many ? 'call' : 'calls'} wrong and ${many ? 'pay' : 'pays'} a card: ${owned}.`;
  if (callers.length > 1) return `${who} call at the same time: nobody wins the piles.`;
  // The cards of the caller's own pile were the caller's before.
  const won = after.scores[callers[0]] - before.scores[callers[0]];
  return `${who} ${many ? 'win' : 'wins'} ${won} ${won === 1 ? 'card' : 'cards'}: ${owned}.`;
}
