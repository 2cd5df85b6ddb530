// The whole tree of a small game: every history there can be, and what each seat can tell apart in it.

import { seatsOf } from '../actors.ts';
import { type Actors, BY_CHANCE, BY_CLOCK, CLOCK, TICK } from '../game.ts';
import { Match } from '../match.ts';
import { type Refusal, refuse } from '../refusal.ts';
import { legalMoves } from '../view.ts';
import { outcomesOf } from './chance.ts';
import type { EnvTable } from './env.ts';
import { PASS_WORD } from './numbering.ts';
import { endingOf } from './returns.ts';

/** A point of the tree; children are numbers of nodes. */
export type TreeNode =
  /** Chance draws: the children and how likely each is. */
  | { readonly chance: readonly number[]; readonly to: readonly number[] }
  /** A seat chooses: its information set, and a child for each of its actions. */
  | { readonly set: number; readonly to: readonly number[] }
  /** The match is over. */
  | { readonly returns: readonly number[] };

/** What a seat cannot tell apart: all nodes at which it has seen the same. */
export interface InformationSet {
  readonly seat: number;
  readonly actions: readonly string[];
}

/** Node 0 is the beginning. */
export interface GameTree {
  readonly nodes: readonly TreeNode[];
  readonly sets: readonly InformationSet[];
}

/** A tree beyond this is not for listing. */
const MOST_NODES = 500_000;

/** The tree of a table, or why it is not listed. Where several seats may act, the lowest acts first, unseen. */
export function treeOf(table: EnvTable): GameTree | Refusal {
  const builder = new TreeBuilder(table);
  const match = new Match(table.game, table.rules, table.seats);
  const root = builder.add(match, new Array(table.seats).fill(0), 0);
  return root === undefined
    ? refuse(
        `The tree of ${table.game.title} has more than ${MOST_NODES} nodes; --tiny takes a smaller game.`,
      )
    : { nodes: builder.nodes, sets: builder.sets };
}

class TreeBuilder {
  readonly nodes: TreeNode[] = [];
  readonly sets: InformationSet[] = [];
  private readonly table: EnvTable;
  /** A number for everything a seat can have seen: what it had seen before, and the entry after that. */
  private readonly seen = new Map<string, number>();
  private readonly setOf = new Map<string, number>();

  constructor(table: EnvTable) {
    this.table = table;
  }

  /** Adds a match and all that can follow; `seen` is what each seat has seen, `waiting` who lets the moment pass. */
  add(match: Match, seen: readonly number[], waiting: Actors): number | undefined {
    const at = this.nodes.length;
    if (at >= MOST_NODES) return undefined;
    this.nodes.push({ returns: [] });
    const node = this.node(match, seen, waiting);
    if (node === undefined) return undefined;
    this.nodes[at] = node;
    return at;
  }

  private node(match: Match, seen: readonly number[], waiting: Actors): TreeNode | undefined {
    const { game, position } = match;
    const actors = game.actors(position);
    if (actors === 0) return { returns: endingOf(match).returns };
    if (actors & BY_CHANCE) {
      const outcomes = outcomesOf(game, position);
      if (!outcomes) return undefined;
      const to = this.all(outcomes, ({ text }) =>
        this.after(match, seen, 0, (next) => next.act('chance', text)),
      );
      return to && { chance: outcomes.map(({ probability }) => probability), to };
    }
    const [seat] = seatsOf(actors & ~waiting);
    if (seat === undefined) {
      const to = this.after(match, seen, 0, (next) => next.move(CLOCK, TICK));
      return to === undefined ? undefined : { chance: [1], to: [to] };
    }
    const moves = legalMoves(game, position, seat);
    const mayPass = (actors & BY_CLOCK) !== 0;
    const actions = moves.map((move) => game.text(position, seat, move));
    const to = this.all([...moves, ...(mayPass ? [undefined] : [])], (move) =>
      move === undefined
        ? this.add(match, seen, waiting | (1 << seat))
        : this.after(match, seen, 0, (next) => next.move(seat, move)),
    );
    return to && { set: this.setNumber(seat, seen[seat], [...actions, ...(mayPass ? [PASS_WORD] : [])]), to };
  }

  private all<T>(choices: readonly T[], child: (choice: T) => number | undefined): number[] | undefined {
    const children: number[] = [];
    for (const choice of choices) {
      const at = child(choice);
      if (at === undefined) return undefined;
      children.push(at);
    }
    return children;
  }

  /** Adds what follows one event. */
  private after(
    match: Match,
    seen: readonly number[],
    waiting: Actors,
    act: (next: Match) => void,
  ): number | undefined {
    const { game, rules, seats } = this.table;
    const next = Match.at(game, rules, seats, match.log, match.bookmark());
    const now = [...seen];
    for (let seat = 0; seat < seats; seat++) {
      next.watch(seat, ({ by, do: text, view }) => {
        now[seat] = numberIn(this.seen, `${now[seat]} ${JSON.stringify([by, text, view])}`) + 1;
      });
    }
    act(next);
    return this.add(next, now, waiting);
  }

  private setNumber(seat: number, seen: number, actions: readonly string[]): number {
    const set = numberIn(this.setOf, `${seat} ${seen}`);
    if (set === this.sets.length) this.sets.push({ seat, actions });
    return set;
  }
}

function numberIn(numbers: Map<string, number>, key: string): number {
  const known = numbers.get(key);
  if (known !== undefined) return known;
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}
