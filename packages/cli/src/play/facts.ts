// What is known of a hand besides its cards, in a player's words: one short list for each game.

import type { Game, View } from '@messdeck/engine';
import { type ArmedForcesFacts, worthOfServices } from '@messdeck/engine/games/armed-forces';
import type { BangFacts } from '@messdeck/engine/games/bang';
import type { DoBoyFacts } from '@messdeck/engine/games/do-boy';
import type { FlagFacts } from '@messdeck/engine/games/flag';
import type { MilitacFacts } from '@messdeck/engine/games/militac';
import type { NationalContestFacts } from '@messdeck/engine/games/national-contest';
import type { SammyFacts } from '@messdeck/engine/games/sammy';
import type { SammysTravelsFacts } from '@messdeck/engine/games/sammys-travels';
import type { SigsFacts } from '@messdeck/engine/games/sigs';
import type { TacticsFacts } from '@messdeck/engine/games/tactics';
import { leftOn } from '@messdeck/engine/games/united-states';
import { all } from '@messdeck/engine/mechanics/either';
import { services } from '@messdeck/engine/packs/armed-forces';
import { signed } from './sheet.ts';

/** How seats and sides are called at this table. */
export interface Called {
  readonly names: readonly string[];
  /** For each seat its side. */
  readonly sides: readonly number[];
  readonly self: number | null;
}

type Bids = Required<TacticsFacts & MilitacFacts & SammyFacts>['contract'];

/** A contract in points, squads or tricks, with a company or a denomination. */
type Contract = Pick<Bids, 'by'> & Partial<Bids>;

/** Facts as any game may have them. */
type Known = { contract?: Contract } & Partial<
  Pick<TacticsFacts, 'dealer' | 'squads' | 'captured' | 'skirmish' | 'engagement'> &
    Pick<DoBoyFacts, 'nestTaker' | 'received'> &
    Pick<SammyFacts, 'declarant' | 'tricks'> &
    Pick<NationalContestFacts, 'contestant' | 'tickets' | 'votes'> &
    Pick<SammysTravelsFacts, 'start' | 'stopped'> &
    Pick<FlagFacts, 'flag' | 'pass'> &
    Pick<ArmedForcesFacts, 'high' | 'penalties'> &
    Pick<SigsFacts, 'credit'> &
    Pick<BangFacts, 'out'>
>;

export function factsOf(game: Game, view: View, called: Called): string[] {
  const facts = view.facts as Known;
  const { names } = called;
  const say: (string | undefined)[] = [
    contract(game, facts.contract, names),
    facts.declarant === undefined ? undefined : `${is(names, facts.declarant)} declarant`,
    facts.engagement === undefined ? undefined : `engagement ${facts.engagement}`,
    facts.skirmish === undefined ? undefined : `hand ${facts.skirmish}`,
    bySide('squads', facts.squads, called),
    bySide('points captured', facts.captured, called),
    bySide('tricks', facts.tricks, called),
    facts.nestTaker === undefined ? undefined : `${names[facts.nestTaker]} took the nest`,
    facts.received?.length ? `you were given ${facts.received.join(' ')}` : undefined,
    bySide('penalties', facts.penalties, called),
    facts.high ? `highest: ${names[facts.high.by]} ${facts.high.card}` : undefined,
    facts.contestant === undefined ? undefined : `${is(names, facts.contestant)} the contestant`,
    ...Object.entries(facts.votes ?? {}).map(([key, votes]) => bySide(spaced(key), votes, called)),
    ...(game.id === 'skirmish' ? ['Army', 'Navy'] : (facts.tickets ?? [])).map(
      (ticket, side) => `${sideName(side, called)}: ${game.terms?.[ticket] ?? ticket}`,
    ),
    game.id === 'armed-forces' ? dots(view) : undefined,
    game.id === 'united-states' ? left(view) : undefined,
    facts.out?.length ? `out: ${facts.out.map((seat) => names[seat]).join(', ')}` : undefined,
    facts.credit?.some((credit) => credit > 0)
      ? `credit: ${facts.credit.map((credit, seat) => `${names[seat]} ${credit}`).join(', ')}`
      : undefined,
    facts.flag === undefined ? undefined : `working on flag ${facts.flag}`,
    facts.pass === undefined ? undefined : `time ${facts.pass} through the hand`,
    facts.start?.[0] ? `started in ${facts.start.join(', ')}` : undefined,
    facts.stopped?.length
      ? `at the end of the journey: ${all(facts.stopped.map((seat) => names[seat]))}`
      : undefined,
    facts.dealer === undefined ? undefined : `${names[facts.dealer]} dealt`,
  ];
  return say.filter((text) => text !== undefined);
}

function contract(game: Game, terms: Contract | undefined, names: readonly string[]): string | undefined {
  if (!terms) return undefined;
  const { by, points, squads, tricks, company, denomination } = terms;
  const many =
    points ?? (squads === undefined ? `${tricks} ${tricks === 1 ? 'trick' : 'tricks'}` : `${squads} squads`);
  const what = company ?? denomination;
  return `contract ${many} in ${what === undefined ? 'any' : (game.terms?.[what] ?? what)} by ${names[by]}`;
}

/** What a dot of each service is worth as the board stands, the highest first. */
function dots({ places }: View): string {
  const worth = worthOfServices(known(places['board']));
  const ranked = [...services].sort((a, b) => worth[b.id] - worth[a.id]);
  return `each dot scores: ${ranked.map(({ id, name }) => `${name} ${worth[id]}`).join(', ')}`;
}

/** What the cards on the own hand would cost. */
function left({ places, seat }: View): string | undefined {
  return seat === null ? undefined : `left in your hand: ${leftOn(known(places[`hand:${seat}`]))} points`;
}

function known(cards: readonly (string | null)[] = []): string[] {
  return cards.filter((card) => card !== null);
}

/** "squads: you 3, they 2", or seat by seat where everybody plays for himself. */
export function bySide(
  what: string,
  counts: readonly number[] | undefined,
  called: Called,
): string | undefined {
  if (!counts || counts.every((count) => count === 0)) return undefined;
  const bySeat = counts.length === called.names.length;
  const who = counts.map((count, i) => `${bySeat ? called.names[i] : sideName(i, called)} ${signed(count)}`);
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
