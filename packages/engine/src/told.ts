// Facts that are told by name: the name of a function in a catalog, and what it is told of. So a fact can be sent and
// compared, and the compiler sees that every catalog has words for it.

/** Any fact told by name; a sentence stands for itself, as games without a catalog tell it. */
export type Fact = string | readonly [name: string, ...of: unknown[]];

/** The facts that a catalog has words for. */
export type FactOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends (...of: infer Of) => string
    ? readonly [Name, ...Of]
    : never;
}[keyof Words & string];

/** A fact in the words of a catalog. */
export function sayFact(words: object, fact: Fact): string {
  if (typeof fact === 'string') return fact;
  const [name, ...of] = fact;
  return (words as Readonly<Record<string, (...of: unknown[]) => string>>)[name](...of);
}
