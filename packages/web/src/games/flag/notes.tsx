// What counts in Flag, what its passes came to, and the flags flown at the end.

import type { Entry, View } from '@messdeck/engine';
import { attained } from '@messdeck/engine/games/flag';
import { ranks, sammy, suits } from '@messdeck/engine/packs/sammy';
import type { JSX } from 'preact';
import * as words from '#words/games/flag/notes.ts';
import { cardsIn } from '../../table/model/cards-in.ts';
import type { GameNotes } from '../../table/model/game-notes.ts';
import { howOften } from '../../table/model/how-often.ts';
import type { LayoutProps } from '../../table/model/layout.ts';
import type { TableModel } from '../../table/model/model.ts';
import { factsOf } from './facts.ts';
import { leftIn } from './left-over.ts';
import { SuitPip } from './pips.tsx';
import './keepsake.css';

const LADDER = [...ranks].sort((a, b) => a.order - b.order);

/** Fourteen pennons on a halyard; those that did not fly are left open. */
function Keepsake({ model }: LayoutProps): JSX.Element {
  const flown = cardsIn(model.view.value, 'flags').map((card) => sammy.cards[sammy.find(card)!]);
  return (
    <ol class="halyard" aria-label={words.flags}>
      {LADDER.map(({ order, symbol, title }) => {
        const has = flown.filter((card) => card.order === order).map(({ suit }) => suit as string);
        const kind =
          has.length === suits.length ? words.flown : has.length > 0 ? words.begun : words.notBegun;
        return (
          <li key={order} class={`pennon ${kind}`}>
            {suits.map(({ id }) => (
              <i key={id} class={has.includes(id) ? 'on' : undefined}>
                <SuitPip suit={id} on={has.includes(id)} />
              </i>
            ))}
            <em>
              <span class="sr">{words.flownOf({ title, has: has.length, whole: suits.length })}</span>
              <span aria-hidden="true">{symbol}</span>
            </em>
          </li>
        );
      })}
    </ol>
  );
}

/** "12 plays, 5 cards flown": what a pass came to. */
function partMeaning(entries: readonly Entry[]): string {
  const plays = howOften(entries, /^(flag|move) /);
  const flown = howOften(entries, /^flag /);
  if (plays === 0) return words.noPlay;
  const made = plays === 1 ? words.onePlay : words.plays(plays);
  return flown === 0
    ? words.noneFlown(made)
    : words.playsAndFlown({ plays: made, cards: flown === 1 ? words.oneCard : words.cards(flown) });
}

/** "deal Oregon 5, Colorado 6": as much as a line holds; aloud the suits are named too. */
function brief(model: TableModel, entry: Entry, said: string): string {
  const entries = model.table.entries.value;
  const before = entries[entries.indexOf(entry) - 1]?.view;
  const [verb, card, stack] = entry.do.split(' ');
  if (verb === 'deal' && before) {
    // From the second pass on the hand is known before it is dealt.
    const lay = before.places['waste'] ?? [];
    const dealt = cardsIn(entry.view, 'waste').filter((card) => !lay.includes(card));
    return words.dealt(dealt.map(ranked).join(', '));
  }
  const up = before ? cameUp(before, entry.view).map(ranked) : [];
  const turned = up.length > 0 ? words.turnsUp(up.join(', ')) : '';
  if (verb === 'flag') return words.fly({ card: ranked(card), turned });
  if (verb === 'move') return words.toStack({ card: ranked(card), stack, turned });
  return said;
}

function ranked(id: string): string {
  const { name, rank } = sammy.cards[sammy.find(id)!];
  return `${name} ${rank}`;
}

/** Cards that have been seen only since then. */
function cameUp(before: View, after: View): string[] {
  const seen = new Set(Object.values(before.places).flat());
  return Object.values(after.places)
    .flat()
    .filter((card) => card !== null && !seen.has(card)) as string[];
}

/** The passes that are over, each with what it came to. */
function passes({ table }: TableModel): [string, string][] {
  const byPass = new Map<number, Entry[]>();
  for (const entry of table.entries.value) {
    const { pass } = factsOf(entry.view);
    if (pass === undefined) continue;
    const entries = byPass.get(pass);
    if (entries) entries.push(entry);
    else byPass.set(pass, [entry]);
  }
  const over = [...byPass].slice(0, table.state.value.tally.result ? undefined : -1);
  return over.map(([pass, entries]) => [words.pass(pass), partMeaning(entries)]);
}

const flagsOf = (model: TableModel): number => model.table.state.value.tally.result!.scores[0];

export const notes: GameNotes = {
  partMeaning,
  brief,
  worth: (model) => {
    const rows = passes(model);
    return { lists: rows.length > 0 ? [{ title: words.passes, rows }] : [] };
  },
  headline: (model) => (flagsOf(model) === 0 ? words.noCompleteFlags : attained[flagsOf(model)]),
  decided: (model) => {
    const flags = flagsOf(model);
    const { lay } = leftIn(model.view.value);
    if (flags === 0) return words.fourWouldHaveMade({ rank: attained[1], lay });
    if (flags === attained.length - 1) return words.allFlagsFly;
    const wanting = attained[flags + 1];
    return words.nextWouldHaveMade({
      flags: flags === 1 ? words.oneFlagFlies : words.flagsFlyOf(flags),
      rank: wanting,
      lay,
    });
  },
  Keepsake: { title: words.flags, Body: Keepsake },
  matchFigures: (model) => {
    const flown = model.view.value.places['flags'] ?? [];
    const turns = howOften(model.table.entries.value, /^turn$/);
    return [
      { figure: String(flagsOf(model)), words: words.flagsComplete },
      {
        figure: words.flownOfCards({ flown: flown.length, cards: sammy.cards.length }),
        words: words.cardsFlown,
      },
      { figure: String(turns + 1), words: turns === 0 ? words.onePass : words.severalPasses },
    ];
  },
};
