// What is known of a hand besides its cards, in a player's words: one short list for each game.

import type { Game, View } from '@messdeck/engine';

/** How seats and sides are called at this table. */
export interface Called {
  readonly names: readonly string[];
  /** For each seat its side. */
  readonly sides: readonly number[];
  readonly self: number | null;
}

interface Contract {
  readonly by: number;
  readonly points?: number;
  readonly squads?: number;
  readonly tricks?: number;
  readonly company?: string;
  readonly denomination?: string;
}

/** Facts as any game may have them. */
interface Known {
  readonly dealer?: number;
  readonly contract?: Contract;
  readonly squads?: readonly number[];
  readonly captured?: readonly number[];
  readonly engagement?: number;
  readonly skirmish?: number;
  readonly nestTaker?: number;
  readonly received?: readonly string[];
  readonly out?: readonly number[];
  readonly tricks?: readonly number[];
  readonly high?: { readonly by: number; readonly card: string };
  readonly credit?: readonly number[];
  readonly tickets?: readonly string[];
  readonly offices?: readonly string[];
  readonly contestant?: number;
  readonly votes?: Readonly<Record<string, readonly number[]>>;
  readonly declarant?: number;
  readonly flag?: number;
  readonly pass?: number;
  readonly start?: readonly (string | null)[];
  readonly stopped?: readonly number[];
}

export function factsOf(game: Game, view: View, called: Called): string[] {
  const facts = view.facts as Known;
  const { names } = called;
  const say: (string | undefined)[] = [
    contract(game, facts.contract, names),
    facts.declarant === undefined ? undefined : `${is(names, facts.declarant)} declarant`,
    facts.engagement === undefined ? undefined : `engagement ${facts.engagement}`,
    facts.skirmish === undefined ? undefined : `hand ${facts.skirmish}`,
    bySide('squads', facts.squads, called),
    bySide('captured', facts.captured, called),
    bySide('tricks', facts.tricks, called),
    facts.nestTaker === undefined ? undefined : `${names[facts.nestTaker]} took the nest`,
    facts.received?.length ? `you were given ${facts.received.join(' ')}` : undefined,
    facts.high ? `highest: ${names[facts.high.by]} ${facts.high.card}` : undefined,
    facts.contestant === undefined ? undefined : `${is(names, facts.contestant)} the contestant`,
    ...Object.entries(facts.votes ?? {}).map(([key, votes]) => bySide(spaced(key), votes, called)),
    ...(facts.tickets ?? []).map(
      (ticket, side) => `${sideName(side, called)}: ${game.terms?.[ticket] ?? ticket}`,
    ),
    facts.out?.length ? `out: ${facts.out.map((seat) => names[seat]).join(', ')}` : undefined,
    facts.credit?.some((credit) => credit > 0)
      ? `credit: ${facts.credit.map((credit, seat) => `${names[seat]} ${credit}`).join(', ')}`
      : undefined,
    facts.flag === undefined ? undefined : `working on flag ${facts.flag}`,
    facts.pass === undefined ? undefined : `time ${facts.pass} through the hand`,
    facts.start?.[0] ? `started in ${facts.start.join(', ')}` : undefined,
    facts.stopped?.length ? `stopped: ${facts.stopped.map((seat) => names[seat]).join(', ')}` : undefined,
    facts.dealer === undefined ? undefined : `${names[facts.dealer]} dealt`,
  ];
  return say.filter((text) => text !== undefined);
}

function contract(game: Game, terms: Contract | undefined, names: readonly string[]): string | undefined {
  if (!terms) return undefined;
  const { by, points, squads, tricks, company, denomination } = terms;
  const many = points ?? (squads === undefined ? `${tricks} tricks` : `${squads} squads`);
  const what = company ?? denomination;
  return `contract ${many} in ${what === undefined ? 'any' : (game.terms?.[what] ?? what)} by ${names[by]}`;
}

/** "squads: you 3, they 2", or seat by seat where everybody plays for himself. */
function bySide(what: string, counts: readonly number[] | undefined, called: Called): string | undefined {
  if (!counts || counts.every((count) => count === 0)) return undefined;
  const bySeat = counts.length === called.names.length;
  const who = counts.map((count, i) => `${bySeat ? called.names[i] : sideName(i, called)} ${count}`);
  return `${what}: ${who.join(', ')}`;
}

function sideName(side: number, { names, sides, self }: Called): string {
  if (self === null) return names.filter((_, seat) => sides[seat] === side).join(' and ');
  return sides[self] === side ? 'you' : 'they';
}

function is(names: readonly string[], seat: number): string {
  return names[seat] === 'You' ? 'you are' : `${names[seat]} is`;
}

function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
