// Which options decide anything, given the seats and the other options: those that cannot apply are not asked for. What
// is said here stands on the rules pages under Options; a test holds the two together where it can.

import type { Game, Option, OptionValue, Rules } from '@messdeck/engine';
import { settle, valuesOf } from './options.ts';

/** What a game says of its options beyond its rules. */
export interface OptionRules {
  /** When an option decides anything; left out: always. */
  readonly applies?: Readonly<Record<string, (rules: Rules, seats: number) => boolean>>;
  /** When a value of an option can be meant; left out: always. */
  readonly canMean?: Readonly<Record<string, (value: OptionValue, rules: Rules, seats: number) => boolean>>;
  /** Whether each of two players chooses a value of this option. */
  readonly twice?: Readonly<Record<string, (rules: Rules) => boolean>>;
  /** What else there would be to choose with other seats. */
  otherwise?(seats: number): string | undefined;
}

export function applies(when: OptionRules, option: Option, rules: Rules, seats: number): boolean {
  return when.applies?.[option.key]?.(rules, seats) ?? true;
}

/** The values of an option that can be meant, given the seats and the other options. */
export function valuesThatApply(
  when: OptionRules,
  option: Option,
  rules: Rules,
  seats: number,
): readonly OptionValue[] | undefined {
  return valuesOf(option)?.filter((value) => canMean(when, option, value, rules, seats));
}

function canMean(
  when: OptionRules,
  option: Option,
  value: OptionValue,
  rules: Rules,
  seats: number,
): boolean {
  return when.canMean?.[option.key]?.(value, rules, seats) ?? true;
}

/** What was chosen, without what another choice or the seats have made impossible. */
export function stillMeant(game: Game, when: OptionRules, given: Rules, seats: number): Rules {
  const { rules, refused } = settle(game, given, seats);
  if (refused === undefined) return given;
  const meant = game.options.filter(
    (option) => applies(when, option, rules, seats) && canMean(when, option, rules[option.key], rules, seats),
  );
  const kept = Object.entries(given).filter(([key]) => meant.some((option) => option.key === key));
  // What goes may take another choice with it: without one pack for two there are no two starts.
  const fewer = kept.length < Object.keys(given).length;
  return fewer ? stillMeant(game, when, Object.fromEntries(kept), seats) : given;
}
