// What is told of a challenge, and to whom. A pair hears of others only what concerns boards that it has played itself:
// not even how far they have come, since a board that is soon over gives away that there was nothing to play for.

import type { Total } from '@messdeck/engine/duplicate';
import { commitTo } from '@messdeck/engine/sealed';
import { sealName } from '../table/board-chance.ts';
import { playedBy, resultOf, type Scored, type Standing, standings } from './field.ts';
import { type Challenge, type KeptPartner, type KeptPerson, type Pair, rowOf } from './kept.ts';
import { chairOf, missingFor, opponentsOf, tablesUnder } from './places.ts';

/** Who looks: one of a pair, or somebody who only may. */
export interface Viewer {
  readonly pair: Pair;
  readonly member: 0 | 1;
}

export function isClosed({ ends }: Pick<Challenge, 'ends'>, now: number): boolean {
  return now >= ends;
}

/** The challenge as this viewer may know it. */
export function tellChallenge(challenge: Challenge, viewer: Viewer | undefined, now: number): object {
  const { id, game, edition, rules, boards, against, bot, maker, open, ends, secrets, day } = challenge;
  const closed = isClosed(challenge, now);
  const own = viewer ? playedBy(challenge, viewer.pair) : [];
  // When nobody can play any more, the sums of all boards are everybody's; what each board brought is not.
  const looked = closed ? [...Array(boards).keys()] : own;
  const field = standings(challenge, looked);
  return {
    challenge: id,
    game,
    edition,
    rules,
    boards,
    against,
    bot,
    ...(maker && { maker: maker.name }),
    ...(day && { day: day.day }),
    public: open,
    state: closed ? 'closed' : 'open',
    endsInMs: Math.max(0, ends - now),
    forPairs: new Set(challenge.form.sides).size < challenge.form.seats,
    ...(secrets && { seals: secrets.map(commitTo) }),
    pairs: field.map((standing) => tellPair(challenge, standing, own)),
    ...(viewer && { you: tellOwn(challenge, viewer) }),
  };
}

function namesOf({ first, second }: Pair): (string | null)[] {
  return [first.name, ...(second && !('bot' in second) ? [second.name] : [])];
}

function tellPair(
  challenge: Challenge,
  { pair, direction, boards, total, place }: Standing,
  own: readonly number[],
): object {
  const opponents = opponentsOf(challenge, pair);
  return {
    pair: pair.number,
    names: namesOf(pair),
    ...(pair.second && 'bot' in pair.second && { bot: pair.second.bot }),
    against: pair.against,
    ...(opponents && { opponents: opponents.number }),
    direction,
    boards: boards.map((scored, board) => (own.includes(board) && scored ? told(scored) : null)),
    ...(total.top > 0 && { ...toldTotal(total), place }),
  };
}

const told = ({ points, matchpoints, top, average }: Scored): object => ({
  points,
  matchpoints,
  top,
  average,
});

const toldTotal = ({ matchpoints, top, share, average }: Total): object => ({
  matchpoints,
  top,
  share,
  average,
});

/** Where somebody's own pair stands. */
function tellOwn(challenge: Challenge, { pair, member }: Viewer): object {
  const missing = missingFor(challenge, pair);
  const under =
    missing === undefined || opponentsOf(challenge, pair) ? tablesUnder(challenge, pair) : undefined;
  let next = missing === undefined;
  const boards = [...Array(challenge.boards).keys()].map((board) => {
    if (resultOf(challenge, pair, board)) return { state: 'played', ...tableAt(challenge, under!, board) };
    const state = !next ? 'closed' : 'next';
    next = false;
    const at = under === undefined ? {} : tableAt(challenge, under, board);
    return 'table' in at ? { state: 'playing', ...at } : { state };
  });
  return {
    pair: pair.number,
    member,
    seat: chairOf(challenge, pair, member),
    ...(missing !== undefined && { missing }),
    boards,
  };
}

function tableAt(challenge: Challenge, under: number, board: number): { table?: string } {
  const found = challenge.tables.get(rowOf(under, board));
  return found ? { table: found.table } : {};
}

/** A board to somebody who has played it: what all who have played it made of it. */
export function tellBoard(challenge: Challenge, viewer: Viewer, board: number): object {
  const field = standings(challenge, [board]);
  const { secrets, day } = challenge;
  return {
    board,
    ...tableAt(challenge, tablesUnder(challenge, viewer.pair), board),
    ...(secrets && { seal: { match: sealName({ challenge: challenge.id, board }), secret: secrets[board] } }),
    ...(day && { seed: day.seed }),
    results: field.flatMap(({ pair, direction, boards }) => {
      const scored = boards[board];
      const result = resultOf(challenge, pair, board);
      if (!scored || !result) return [];
      const { scores, contract } = result;
      return [{ pair: pair.number, direction, scores, ...(contract && { contract }), ...told(scored) }];
    }),
  };
}

/** A challenge in the list of those that anybody may join. */
export function tellListed(challenge: Challenge, now: number): object {
  const { id, game, boards, against, maker, day, pairs, ends } = challenge;
  return {
    challenge: id,
    game,
    boards,
    against,
    ...(maker && { maker: maker.name }),
    ...(day && { day: day.day }),
    pairs: pairs.length,
    endsInMs: Math.max(0, ends - now),
  };
}

/** Whose credential this is. */
export function memberWith(
  challenge: Challenge,
  owns: (owner: string) => boolean,
): { readonly pair: Pair; readonly member: 0 | 1 } | undefined {
  const isOwn = (who: KeptPerson | KeptPartner | undefined): boolean =>
    who !== undefined && 'owner' in who && owns(who.owner);
  for (const pair of challenge.pairs) {
    if (isOwn(pair.first)) return { pair, member: 0 };
    if (isOwn(pair.second)) return { pair, member: 1 };
  }
  return undefined;
}
