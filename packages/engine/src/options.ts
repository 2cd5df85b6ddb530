// Options of a game as declarative tables: one table serves validation, defaults, forms and documents.

/** What an option can be set to. */
export type OptionValue = string | number | boolean;
/** Option values by key, either as somebody gave them or settled for a match. */
export type Rules = Readonly<Record<string, OptionValue>>;

/** A default, or one for each number of seats. */
export type Default = OptionValue | Readonly<Record<number, OptionValue>>;

/** A rule that players may vary, described so that checks, forms, and documents all read the same table. */
export interface Option {
  readonly key: string;
  /** One line for a person: what the option decides. */
  readonly help: string;
  readonly default: Default;
  /** The allowed values… */
  readonly values?: readonly OptionValue[];
  /** …or whole numbers from `min` to `max`… */
  readonly min?: number;
  readonly max?: number;
  /** …or texts that match a regular expression (lists of cards). */
  readonly pattern?: string;
  /** Values that show the range of an option without `values`, for tests and forms. */
  readonly examples?: readonly OptionValue[];
  /** The values in plain words, for forms: `{ open: 'A player who passed may bid again' }`. */
  readonly words?: Readonly<Record<string, string>>;
}

/** The value an option takes when nobody sets it, which may depend on the number of seats. */
export function defaultOf(option: Option, seats: number): OptionValue {
  const value = option.default;
  return typeof value === 'object' ? value[seats] : value;
}

/** What an option allows, for a person. */
export function allowed(option: Option): string {
  if (option.values) return option.values.map((value) => JSON.stringify(value)).join(', ');
  if (option.pattern !== undefined) return `a text of the form ${option.pattern}`;
  return `a whole number from ${option.min} to ${option.max}`;
}

/** Checks a value from outside against what an option allows. */
export function accepts(option: Option, value: unknown): value is OptionValue {
  if (option.values) return option.values.includes(value as OptionValue);
  if (option.pattern !== undefined) {
    return typeof value === 'string' && new RegExp(`^(?:${option.pattern})$`).test(value);
  }
  return Number.isInteger(value) && (value as number) >= option.min! && (value as number) <= option.max!;
}
