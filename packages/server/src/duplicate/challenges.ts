// Challenges: laid, joined, played board by board. Everything that happens is a document added to the challenge;
// of two who would add the same, one is refused, whichever node they asked.

import { isRefusal, Match, type MatchRecord, type Refusal } from '@messdeck/engine';
import { boardFormOf, boardOfDay, boardRules, gameOfBoard, seedOfBoard } from '@messdeck/engine/duplicate';
import { findGame } from '../games.ts';
import { hashOf, newId, newKey } from '../security/keys.ts';
import { looksLike } from '../security/look-alike.ts';
import {
  type BoardAtTable,
  Conflict,
  type DocumentChange,
  type KeptAnswer,
  type KeptTable,
} from '../store/store.ts';
import { Declined } from '../table/declined.ts';
import { checkBot } from '../table/making.ts';
import type { TableServices } from '../table/services.ts';
import type { Sitter, Tables } from '../table/tables.ts';
import { resultOf } from './field.ts';
import {
  type Against,
  CHALLENGE,
  type Challenge,
  HAPPENED,
  type KeptChallenge,
  type KeptPair,
  type KeptPartner,
  type KeptPerson,
  type KeptResult,
  MOST_PARTS,
  OPEN,
  type Pair,
  partAdded,
  readChallenge,
  rowOf,
} from './kept.ts';
import { chairOf, isForPairs, type Missing, missingFor, seatsAt, tablesUnder } from './places.ts';
import { isClosed, memberWith, tellListed, type Viewer } from './told.ts';

/** What somebody asks for who lays a challenge. */
export interface WantedChallenge {
  readonly game: string;
  readonly name: string;
  readonly boards: number;
  readonly rules?: Readonly<Record<string, string | number | boolean>> | undefined;
  readonly against?: Against | undefined;
  readonly bot?: string | undefined;
  /** For how many seconds boards may begin. */
  readonly lasts: number;
  readonly public?: boolean | undefined;
}

/** What somebody asks for who comes to play. */
export interface WantedPair {
  readonly name: string;
  readonly partner?: string | undefined;
  readonly against?: 'bots' | 'pairs' | undefined;
}

type KeepBody = ((body: object) => KeptAnswer) | undefined;

const DAY = 86_400_000;
/** Results are kept for so long after the last board can begin. */
const KEPT = 90 * DAY;
const EVERY = 3_600_000;
/** So many are looked at when old ones are forgotten, those that ended first. */
const AT_ONCE = 500;
const MOST_LISTED = 100;
/** The group in which all challenges are listed. */
const ALL = 'all';
const MOST_PAIRS = 200;
/** A board whose table is gone is begun again only within this time: later its cards have been seen. */
const BEGINS_WITHIN = 600_000;
const TRIES = 5;
const FRIEND = 'friend';
/** Answers to requests with an `Idempotency-Key`. */
export const ANSWER = 'answer';
const BOT_OF_THE_DAY = 'captain';

export class Challenges {
  private readonly services: TableServices;
  private readonly tables: Tables;
  private callOff: () => void = () => undefined;
  private stopped = false;

  constructor(services: TableServices, tables: Tables) {
    this.services = services;
    this.tables = tables;
    this.sweepLater();
  }

  private sweepLater(): void {
    this.callOff = this.services.time.later(EVERY, () => {
      // A store that cannot be reached says so elsewhere.
      void this.sweep()
        .catch(() => undefined)
        .then(() => this.stopped || this.sweepLater());
    });
  }

  stop(): void {
    this.stopped = true;
    this.callOff();
  }

  // ── Finding ──────────────────────────────────────────────────────────────────────────────────────────────────

  async find(id: string): Promise<Challenge | undefined> {
    const { store } = this.services;
    const [own, parts] = await Promise.all([
      store.document(CHALLENGE, id),
      store.documents(HAPPENED, id, MOST_PARTS),
    ]);
    return own && readChallenge(JSON.parse(own.text) as KeptChallenge, parts);
  }

  /** Those that anybody may join, the one that ends first before the others. */
  async listed(): Promise<object[]> {
    const now = this.now();
    const open = await this.services.store.documents(OPEN, ALL, MOST_LISTED);
    const found = await Promise.all(open.map(({ id }) => this.find(id)));
    return found.flatMap((each) => (each && !isClosed(each, now) ? [tellListed(each, now)] : []));
  }

  private now(): number {
    return this.services.time.now();
  }

  // ── Laying ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** Seals the cards of every board, and gives out the key of the link. */
  async lay(wanted: WantedChallenge, sitter: Sitter, keep: KeepBody): Promise<object> {
    const form = must(boardFormOf(wanted.game));
    const rules = must(boardRules(form, wanted.rules ?? {}));
    const game = must(findGame(form.game));
    const against = wanted.against ?? 'bots';
    if (against !== 'bots' && !isForPairs({ form }))
      throw new Declined(
        'impossible',
        `${game.title} is played without partners: everybody plays against bots.`,
      );
    const { random } = this.services;
    const invite = newKey(random);
    const made = this.now();
    const kept: KeptChallenge = {
      id: newId(random),
      game: form.game,
      edition: game.edition,
      rules,
      boards: wanted.boards,
      against,
      bot: checkBot(wanted.bot ?? BOT_OF_THE_DAY),
      maker: { name: wanted.name, owner: sitter.owner },
      invite: hashOf(invite),
      open: wanted.public ?? false,
      made,
      ends: made + wanted.lasts * 1000,
      secrets: Array.from({ length: wanted.boards }, () => random(32).toString('hex')),
    };
    const { token } = sitter;
    const body = { challenge: kept.id, invite, ...(token !== undefined && { token }) };
    await this.services.store.change([...laying(kept), ...this.answered(keep?.(body))]);
    return body;
  }

  /** The board of a day, which is laid by whoever first asks for it; `left`: milliseconds until the day is over. */
  async today(day: string, left: number): Promise<Challenge> {
    const id = `today-${day}`;
    const found = await this.find(id);
    if (found) return found;
    const board = boardOfDay(day);
    const form = must(boardFormOf(gameOfBoard(board)));
    const made = this.now();
    const kept: KeptChallenge = {
      id,
      game: form.game,
      edition: must(findGame(form.game)).edition,
      rules: must(boardRules(form, {})),
      boards: 1,
      against: 'bots',
      bot: BOT_OF_THE_DAY,
      open: true,
      made,
      ends: made + left,
      day: { day, board, seed: seedOfBoard(board) },
    };
    await this.services.store.change(laying(kept)).catch(unlessTaken);
    return (await this.find(id))!;
  }

  // ── Coming ───────────────────────────────────────────────────────────────────────────────────────────────────

  /** A pair comes: with a bot, with a friend who comes by a key of their own, or alone where a game is played so. */
  async join(id: string, wanted: WantedPair, sitter: Sitter, keep: KeepBody): Promise<object> {
    const key = newKey(this.services.random);
    for (let tries = 0; ; tries++) {
      const challenge = (await this.find(id))!;
      this.mustBeOpen(challenge);
      mustBeNew(challenge, sitter.owner, wanted.name);
      const kept = pairAs(challenge, wanted, person(wanted.name, sitter), hashOf(key));
      const number = challenge.pairs.length;
      if (number >= MOST_PAIRS)
        throw new Declined('not now', `${MOST_PAIRS} pairs have come already; there is no room for more.`);
      const { token } = sitter;
      const byKey = kept.partner !== undefined && 'key' in kept.partner;
      const body = {
        pair: number,
        member: 0,
        ...(token !== undefined && { token }),
        ...(byKey && { partner: key }),
      };
      try {
        const added = partAdded(id, 'pair', [number], kept);
        await this.services.store.change([added, ...this.answered(keep?.(body))]);
        return body;
      } catch (error) {
        // Somebody else has come at the same time.
        if (!(error instanceof Conflict) || tries >= TRIES) throw error;
      }
    }
  }

  /** The friend comes. */
  async joinPartner(
    id: string,
    number: number,
    name: string,
    sitter: Sitter,
    keep: KeepBody,
  ): Promise<object> {
    const challenge = (await this.find(id))!;
    const pair = challenge.pairs[number];
    this.mustBeOpen(challenge);
    if (pair.second) throw new Declined('not now', `${pair.first.name} has a partner already.`);
    mustBeNew(challenge, sitter.owner, name);
    const { token } = sitter;
    const body = { pair: number, member: 1, ...(token !== undefined && { token }) };
    await this.addPartner(challenge, pair, person(name, sitter), keep?.(body));
    return body;
  }

  /** The first of a pair takes a bot for the boards that have not begun. */
  async takeBot(id: string, number: number, bot: string, keep: KeepBody): Promise<void> {
    const challenge = (await this.find(id))!;
    const pair = challenge.pairs[number];
    this.mustBeOpen(challenge);
    if (!pair.partner) throw new Declined('impossible', 'This game is played without partners.');
    await this.addPartner(challenge, pair, { bot: checkBot(bot) }, keep?.({}));
  }

  private async addPartner(
    challenge: Challenge,
    { number, partners }: Pair,
    second: KeptPartner,
    answer?: KeptAnswer,
  ): Promise<void> {
    const added = partAdded(challenge.id, 'partner', [number, partners], second);
    await this.services.store.change([added, ...this.answered(answer)]).catch((error) => {
      if (error instanceof Conflict) throw new Declined('not now', 'Somebody was faster; look again.');
      throw error;
    });
  }

  private mustBeOpen(challenge: Challenge): void {
    if (isClosed(challenge, this.now())) throw new Declined('not now', 'This challenge is closed.');
  }

  // ── Playing ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** The table of a pair's next board: it begins when the first of those who sit there asks for it. */
  async play(id: string, { pair: { number }, member }: Viewer, board: number, from: string): Promise<object> {
    const challenge = (await this.find(id))!;
    const pair = challenge.pairs[number];
    const missing = missingFor(challenge, pair);
    if (missing !== undefined) throw new Declined('not now', MISSING[missing]);
    if (resultOf(challenge, pair, board)) throw new Declined('not now', 'You have played this board.');
    const before = [...Array(board).keys()].find((each) => !resultOf(challenge, pair, each));
    if (before !== undefined) throw new Declined('not now', `Board ${before + 1} comes first.`);
    const under = tablesUnder(challenge, pair);
    const begun = challenge.tables.get(rowOf(under, board));
    const seat = chairOf(challenge, pair, member);
    if (begun) return { table: await this.takeUp(challenge, pair, board, begun, from), seat };
    this.mustBeOpen(challenge);
    const table = newId(this.services.random);
    try {
      const begins = partAdded(id, 'board', [under, board], { table, at: this.now() });
      await this.services.store.change([begins]);
    } catch (error) {
      unlessTaken(error);
      // The other of the pair was faster: that table is being made.
      throw new Declined('unavailable', 'The board is being dealt.', { retryAfter: 1 });
    }
    await this.begin(challenge, pair, board, table, from);
    return { table, seat };
  }

  /** A board that was begun: found where it stands, or finished without anybody having noted it. */
  private async takeUp(
    challenge: Challenge,
    pair: Pair,
    board: number,
    { table, at }: { readonly table: string; readonly at: number },
    from: string,
  ): Promise<string> {
    const found = await this.services.store.load(table);
    if (found?.kept.state === 'over') {
      const { kept, actions } = found;
      await this.note(
        kept,
        resultFrom(
          challenge,
          kept,
          actions.flatMap(({ events }) => events),
        ),
      );
      throw new Declined('not now', 'You have played this board.');
    }
    if (found) return table;
    if (this.now() - at > BEGINS_WITHIN)
      throw new Declined('not now', 'This board was left for so long that its table is gone.');
    await this.begin(challenge, pair, board, table, from).catch(unlessTaken);
    return table;
  }

  private async begin(
    challenge: Challenge,
    pair: Pair,
    board: number,
    id: string,
    from: string,
  ): Promise<void> {
    const { random } = this.services;
    const { secrets, day } = challenge;
    const seats = seatsAt(challenge, pair);
    const at: BoardAtTable = {
      challenge: challenge.id,
      board,
      pair: tablesUnder(challenge, pair),
      from: secrets ? { secret: secrets[board] } : { seed: day!.seed },
    };
    const kept: KeptTable = {
      id,
      game: challenge.game,
      edition: challenge.edition,
      rules: challenge.rules,
      seats,
      host: seats.findIndex(({ owner }) => owner !== undefined),
      state: 'waiting',
      public: false,
      chat: false,
      board: at,
      // Nobody is given these keys: whoever looks on or sits down in a bot's chair would see cards.
      invite: hashOf(newKey(random)),
      watch: hashOf(newKey(random)),
      made: this.now(),
    };
    await this.tables.begin(kept, from);
  }

  /** A board is over: what came of it belongs to the challenge. */
  async over(kept: KeptTable, record: MatchRecord): Promise<void> {
    const challenge = await this.find(kept.board!.challenge);
    if (challenge) await this.note(kept, resultFrom(challenge, kept, record.log));
  }

  private async note({ board }: KeptTable, result: KeptResult): Promise<void> {
    const { challenge: id, pair, board: number } = board!;
    const added = partAdded(id, 'result', [pair, number], result);
    await this.services.store.change([added]).catch(unlessTaken);
  }

  // ── Keeping ──────────────────────────────────────────────────────────────────────────────────────────────────

  /** An answer that is kept with what it answers. */
  private answered(answer: KeptAnswer | undefined): DocumentChange[] {
    if (!answer) return [];
    const put = { group: '', order: this.now(), text: JSON.stringify(answer) };
    return [{ kind: ANSWER, id: answer.key, seen: 0, put }];
  }

  /** Forgets challenges that ended long ago, and answers that nobody asks for again. */
  async sweep(): Promise<void> {
    const { store } = this.services;
    const now = this.now();
    await store.forgetDocuments(ANSWER, now - KEPT);
    for (const { id, text, version } of await store.documents(CHALLENGE, ALL, AT_ONCE)) {
      const { ends, open } = JSON.parse(text) as KeptChallenge;
      if (open && ends < now) await this.forget(OPEN, id);
      if (ends + KEPT >= now) continue;
      for (const part of await store.documents(HAPPENED, id, MOST_PARTS))
        await store.change([{ kind: HAPPENED, id: part.id, seen: part.version }]);
      await store.change([{ kind: CHALLENGE, id, seen: version }]);
    }
  }

  private async forget(kind: string, id: string): Promise<void> {
    const found = await this.services.store.document(kind, id);
    if (found) await this.services.store.change([{ kind, id, seen: found.version }]);
  }
}

/** The documents of a new challenge; what ends first is listed first. */
function laying(kept: KeptChallenge): DocumentChange[] {
  const put = { group: ALL, order: -Math.round(kept.ends), text: JSON.stringify(kept) };
  const own = { kind: CHALLENGE, id: kept.id, seen: 0, put };
  const isListed = kept.open && kept.day === undefined;
  return isListed ? [own, { ...own, kind: OPEN, put: { ...put, text: '{}' } }] : [own];
}

const MISSING: Readonly<Record<Missing, string>> = {
  partner: 'Your partner has not come yet.',
  opponents: 'Nobody has come yet whom you could play.',
  "opponents' partner": 'One of those whom you play has not come yet.',
};

function person(name: string, { owner, token }: Sitter): KeptPerson {
  return { name, owner, ...(token !== undefined && { program: true }) };
}

/** One person plays in one pair, and names can be told apart. */
function mustBeNew(challenge: Challenge, owner: string, name: string): void {
  const found = memberWith(challenge, (other) => other === owner);
  if (found) throw new Declined('not now', 'You play in this challenge already.');
  const names = challenge.pairs.flatMap(({ first, second }) => [
    first.name,
    ...(second && 'name' in second ? [second.name] : []),
  ]);
  const namesake = names.find((each) => looksLike(each, name));
  if (namesake === undefined) return;
  throw new Declined(
    'not now',
    `Somebody in this challenge is called ${JSON.stringify(namesake)}: choose a name that looks different.`,
  );
}

function pairAs(
  challenge: Challenge,
  { partner, against }: WantedPair,
  first: KeptPerson,
  key: string,
): KeptPair {
  if (!isForPairs(challenge)) {
    if (partner !== undefined || against === 'pairs')
      throw new Declined('impossible', 'This game is played without partners, against bots.');
    return { first, against: 'bots' };
  }
  const usual = challenge.against === 'pairs' ? 'pairs' : 'bots';
  const wanted = against ?? usual;
  if (challenge.against !== 'either' && wanted !== usual)
    throw new Declined('impossible', `In this challenge everybody plays against ${usual}.`);
  if (partner === undefined)
    throw new Declined('impossible', `Say who your partner is: "${FRIEND}", or a bot such as "captain".`);
  return { first, against: wanted, partner: partner === FRIEND ? { key } : { bot: checkBot(partner) } };
}

/** What came of a match, from its log. */
function resultFrom({ form }: Challenge, { rules, seats }: KeptTable, log: MatchRecord['log']): KeptResult {
  const match = new Match(must(findGame(form.game)), rules, seats.length);
  for (const { by, do: text } of log) match.act(by, text);
  const { scores } = match.game.tally(match.position).result!;
  const bid = form.contract === undefined ? undefined : log.findLast(isBid(form.contract));
  return { scores, ...(bid && { contract: { by: bid.by as number, do: bid.do } }) };
}

const isBid =
  (verb: string) =>
  ({ do: text }: MatchRecord['log'][number]): boolean =>
    text.startsWith(`${verb} `);

function must<T>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Declined('impossible', value.refused);
  return value as T;
}

function unlessTaken(error: unknown): void {
  if (!(error instanceof Conflict)) throw error;
}
