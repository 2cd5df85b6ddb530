// What an option changes, in a line beside it on the set-up page: of all that was counted, what can be told from nothing
// and tells most.

import type { Game, OptionValue, Rules } from '@messdeck/engine';
import type { Change, Figure } from '@messdeck/lab';
import type { OptionNotes } from '../../setup/option-note.tsx';
import { give, plain } from './numbers.ts';
import { countedOf, scaled, usualArm } from './results.ts';

const WORDS: Readonly<Record<Change['measure'], string>> = {
  bidder: 'a hand for the bidder',
  dealer: 'a hand for the dealer',
  score: 'to the score',
  made: 'contracts made of 100',
  won: 'deals won of 100',
  hands: 'hands in a match',
  points: 'points a hand and seat',
  actions: 'moves in a match',
};

/** In the order in which they say most to somebody who chooses. */
const ORDER = Object.keys(WORDS) as readonly Change['measure'][];

export async function optionNotes(game: Game): Promise<OptionNotes> {
  const counted = await countedOf(game.id);
  const [{ arms, changes }] = counted.questions;
  const usual = usualArm(counted);
  const armOf = (key: string, value: OptionValue): string | undefined =>
    arms.find(({ rules }) => rules[key] === value && onlyChanges(rules, usual.rules, key))?.id;
  return (key, value) => {
    const arm = armOf(key, value);
    const own = changes.filter((change) => change.arm === arm);
    if (own.length === 0) return undefined;
    const told = ORDER.flatMap((measure) => own.filter((one) => one.measure === measure && one.told));
    const [first] = told;
    if (!first) return { main: 'nothing one can count', words: '' };
    const figure = shown(first);
    const most = Math.max(
      ...changes.filter(({ measure }) => measure === first.measure).map(({ value }) => Math.abs(value)),
    );
    return {
      main: plain(figure, true),
      words: `${WORDS[first.measure]}, ${give(figure)}`,
      place: first.value / most,
    };
  };
}

const shown = (change: Change): Figure =>
  change.measure === 'made' || change.measure === 'won' ? scaled(change, 100) : change;

function onlyChanges(rules: Rules, usual: Rules, key: string): boolean {
  return Object.keys({ ...rules, ...usual }).every((one) => one === key || rules[one] === usual[one]);
}
