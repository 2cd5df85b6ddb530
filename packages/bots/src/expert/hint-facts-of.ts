// What a game tells of a choice, and its words; nothing where it has nothing to tell.

import { drawback, type Effect, type Game, type HintFacts, isDrawback, sayFact } from '@messdeck/engine';

export async function hintFactsOf({ parts }: Game): Promise<HintFacts> {
  return (await parts?.hintFacts?.())?.hintFacts ?? {};
}

export async function hintWordsOf({ parts }: Game): Promise<object> {
  return (await parts?.hintWords?.())?.hintWords ?? {};
}

export function effectsInWords(effects: readonly Effect[], words: object): Effect<string>[] {
  return effects.map((effect) =>
    isDrawback(effect) ? drawback(sayFact(words, effect.drawback)) : sayFact(words, effect),
  );
}
