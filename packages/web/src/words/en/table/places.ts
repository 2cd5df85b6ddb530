// Cards that lie open beside the table.

export { cards } from './parts.ts';
export const cardsToChooseFrom = 'Cards to choose from';
