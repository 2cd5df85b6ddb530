// What a closed window of Bang brought, in sentences: who called, where cards went, who is out.

import { agree, peopleNamed, subject, type View } from '@messdeck/engine';
import type { BangFacts } from '@messdeck/engine/games/bang';
import { TIED } from './wrap.ts';

export function outcomeOf(before: View, after: View, names: readonly string[]): string[] {
  const { window } = before.facts as BangFacts;
  const { lastCalls: callers = [], out } = after.facts as BangFacts;
  if (!window) return [];
  const said = [brought(window.piles.length > 0, callers, before, after, names)];
  const gone = (out ?? []).filter((seat) => !(before.facts as BangFacts).out.includes(seat));
  said.push(
    ...gone.map(
      (seat) => `${names[seat]} ${agree(peopleNamed(names), [seat], 'has', 'have')} no card left: out.`,
    ),
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
  const people = peopleNamed(names);
  const who = subject(people, callers);
  const does = (one: string, more: string): string => agree(people, callers, one, more);
  const owned = `now ${names.map((name, seat) => `${name}${TIED}${after.scores[seat]}`).join(', ')}`;
  if (callers.length === 0) return match ? 'Nobody calls: the match goes unclaimed.' : undefined;
  if (!match) return `${who} ${does('calls', 'call')} wrong and ${does('pays', 'pay')} a card: ${owned}.`;
  if (callers.length > 1) return `${who} call at the same time: nobody wins the piles.`;
  // The cards of the caller's own pile were the caller's before.
  const won = after.scores[callers[0]] - before.scores[callers[0]];
  return `${who} ${does('wins', 'win')} ${won} ${won === 1 ? 'card' : 'cards'}: ${owned}.`;
}
