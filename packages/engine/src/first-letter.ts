// Words at the beginning of a sentence, and within one.

/** "the Major of Infantry (7)" → "The Major of Infantry (7)". */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "Play the Major" → "play the Major". */
export function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
