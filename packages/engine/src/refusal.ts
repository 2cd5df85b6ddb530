// Errors as values: a sentence for a person, with the rule id where a rule was broken.

export interface Refusal {
  readonly refused: string;
}

export function refuse(sentence: string): Refusal {
  return { refused: sentence };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}
