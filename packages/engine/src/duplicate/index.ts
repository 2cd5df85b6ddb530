// Duplicate: boards of one deal each, what several made of the same cards, and who meets whom.

export { type BoardForm, boardFormOf, boardGames, boardRules, isForPartners, madeOf } from './boards.ts';
export { type Compared, compare, placesOf, type Total, totalOf } from './compare.ts';
export {
  boardsInRounds,
  FEWEST_PAIRS,
  MOST_PAIRS,
  type Movement,
  type MovementKind,
  type MovementRound,
  type MovementTable,
  movementFor,
  usualKind,
} from './movements.ts';
export { BOARDS_OF_DAYS, boardOfDay, chanceOfBoard, gameOfBoard, seedOfBoard } from './today.ts';
