// What hints say in Militac, in English.

export { squadWords as hintWords } from '../../mechanics/words-companies.ts';
