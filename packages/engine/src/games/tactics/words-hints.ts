// What hints say in Tactics, in English.

export { squadWords as hintWords } from '../../mechanics/words-companies.ts';
