// What another language must export where the English exports this: the same names and parameters, other words.

/** A module of words with its sentences left open. */
export type Translated<English> = English extends string
  ? string
  : English extends (...parts: infer Parts) => infer Said
    ? (...parts: Parts) => Translated<Said>
    : English extends readonly string[]
      ? readonly string[]
      : { readonly [Name in keyof English]: Translated<English[Name]> };
