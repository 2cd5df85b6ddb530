// What the engine offers to bots, pages, servers and commands.

export { actorNames, parseActor, seatsOf, sidesOf } from './actors.ts';
export type { Advice } from './advice.ts';
export { type Ask, askOf, WAIT } from './ask.ts';
export { type Asked, type Prompt, sentenceOf, yourCall, yourTurn } from './asked.ts';
export type { Catalog, Findings } from './catalog.ts';
export { editionOf } from './editions.ts';
export { capital, lower } from './first-letter.ts';
export * from './game.ts';
export {
  type GameCatalog,
  type GameWords,
  inWords,
  type OptionRule,
  type WordlessGame,
} from './game-words.ts';
export { editions, findGame, games } from './games/index.ts';
export type { MatchFigure } from './games/match-figures.ts';
export {
  type Drawback,
  drawback,
  type Effect,
  type Goal,
  type HintFacts,
  isDrawback,
  type Near,
} from './hint-facts.ts';
export { FORMAT, type Made, type MatchRecord, makeRecord, type SeatOfRecord } from './make-record.ts';
export { type Bookmark, type HearLater, type LogEvent, Match, parseMove } from './match.ts';
export { figure, LOCALE, signed } from './numbers.ts';
export {
  accepts,
  allowed,
  type Default,
  defaultOf,
  type Option,
  type OptionValue,
  type Rules,
} from './options.ts';
export {
  type Card,
  makeCards,
  makePack,
  type Pack,
  type PrintedCard,
  type Spoken,
  sayBriefly,
  sayCard,
} from './pack.ts';
export type { GameParts } from './parts.ts';
export { agree, inSentence, type People, peopleNamed, subject, together, whose, YOU } from './persons.ts';
export { type Player, playMatch, randomPlayer } from './play.ts';
export { Random } from './random.ts';
export { checkRecord, type Fault, type Follower, isFault, parseRecord, replay } from './record.ts';
export { isRefusal, must, type Refusal, refuse, refuseByRules } from './refusal.ts';
export { checkSeats, settleRules } from './rules.ts';
export type { Scoring, WhatCounts } from './scoring.ts';
export { botRandom, type Chance, chanceFrom, type DrawNumber, matchSeed, type Shuffler } from './seeds.ts';
export { streamOf } from './stream.ts';
export { bySide, dealt, type TableSeen, type TerminalNotes } from './terminal.ts';
export { type Fact, type FactOf, sayFact } from './told.ts';
export type { Tricks } from './tricks.ts';
export { legalMoves, legalTexts, veil, viewOf } from './view.ts';
export {
  askedIn,
  askedOf,
  asSentence,
  cutOf,
  linesOf,
  nameSeats,
  objectOf,
  orderOf,
  predicateOf,
  promptOf,
  reportOf,
} from './words.ts';
