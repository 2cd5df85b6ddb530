// The packs: their cards, and printing them.

import type { ComponentChildren, JSX } from 'preact';

export const standard = 'Standard';

export const largeIndex = 'Large index';

export const inkSaving = 'Ink-saving';

export const whitePaper = 'white paper';

export const fourColors = 'Four colors';

export const clearGray = 'clear in gray';

export const edition = 'Edition';

export const packsNotLoaded = 'The packs could not be loaded. Try again when the network is back.';

export const openingBoxes = 'Opening the boxes…';

export const noSuchCard = 'No card by that name in any pack.';

export const onePack = 'one pack';

export const packs = (found: number): string => `${found} packs`;

export const oneCard = 'One card.';

export const cardsIn = ({ count, packs }: { readonly count: number; readonly packs: string }): string =>
  `${count} cards in ${packs}.`;

export const drawingSheets = 'Drawing the sheets…';

export const findCard = 'Find a card';

export const findCardAnyPack = 'Find a card in any pack';

export const thePacks = 'The packs';

export const everyCard = 'Every card in the five packs';

export const print = 'Print';

export const severalPacks = 'Packs';

export const cards = (count: number): string => `${count} cards`;

export const openingBox = 'Opening the box…';

export const neighboringCards = 'Neighboring cards';

export const before = '‹ Before';

export const next = 'Next ›';

export const playedIn = (games: ComponentChildren): JSX.Element => <>Played in {games}.</>;

export const box = 'Box';

export const oneSheetCard = 'one sheet of card';

export const rulesBooklet = 'Rules booklet';

export const toReadAndFold = 'to read, and to fold';

export const scorePads = 'Score pads';

export const fourSlipsSheet = 'four slips a sheet';

export const usLetter = 'US Letter';

export const cardsWithBacks = 'DriveThruCards';

export const gameCrafter = 'The Game Crafter';

export const makeplayingcards = 'MakePlayingCards';

export const homeSheets = 'Home sheets';

export const gutterfold = 'Gutterfold';

export const proof = 'Proof';

export const cardPrinter = 'Card printer';

export const homeHelp = 'Nine cards a sheet, with cut marks in the waste.';

export const gutterfoldHelp = 'Four cards a sheet, one side: fold, glue, then cut.';

export const proofHelp = 'All cards on one page, to look through.';

export const printerHelp = 'One side of a card on every page, with bleed and no marks.';

export const cardsWanted = 'Cards';

export const withTheirBacks = (cards: number): string => `${cards}, with their backs`;

export const oneSheetOrTwo = 'one sheet, or two';

export const what = 'What';

export const paper = 'Paper';

export const how = 'How';

export const braille = 'Braille';

export const brailleHelp = 'rings beside the index, to press dots';

export const backs = 'Backs';

export const bothSides = 'Both sides';

export const none = 'None';

export const mmRight = 'mm right';

export const fartherLeft = 'Farther left';

export const fartherRight = 'Farther right';

export const mmUp = 'mm up';

export const fartherDown = 'Farther down';

export const fartherUp = 'Farther up';

export const printersMiss = (button: ComponentChildren): JSX.Element => (
  <>
    Printers miss a little when they turn the sheet. {button} once and enter its two numbers here. They are
    kept on this device.
  </>
);

export const printTestSheet = 'Print the test sheet';

export const atFullSize = 'When you print, set the scale to 100 % (“actual size”).';

export const drawing = 'Drawing the sheets. They are made on this device; nothing is sent.';

export const notMade =
  'The PDF could not be made. Choose fewer things, and try again when the network is back.';

export const saved = (name: string): string => `Saved ${name}.`;

export const savedFiles = (names: number): string => `Saved ${names} files.`;

export const readNumbers = (full: string): string =>
  `${full} Read two numbers on the test sheet and enter them under Backs.`;

export const printPack = (title: string): string => `Print ${title}`;

export const files = 'Files';

export const doBacksLineUp = 'Do the backs line up with the fronts?';

export const yes = 'Yes';

export const noTestSheet = 'No, print the test sheet';

export const saveAsPdf = 'Save as PDF';

export const printNow = 'Print…';

export const chartRanks = 'Chart of Ranks';

export const mapStates = 'Map of the states';

export const theBox = 'the box';

export const theBooklet = 'the rules booklet';

export const thePads = 'the score pads';

export const thePoster = 'the poster';

export const onOnePage = 'all cards on one page';

export const cardsAsPages = ({ cards, pages }: { readonly cards: number; readonly pages: number }): string =>
  `${cards} cards as ${pages} pages, each back before its face`;

export const facesAsPages = ({ cards, pages }: { readonly cards: number; readonly pages: number }): string =>
  `${cards} faces and one back as ${pages} pages`;

export const chooseOne = 'Choose at least one thing.';

export const and = ({
  things,
  last,
}: {
  readonly things: string;
  readonly last: string | undefined;
}): string => `${things}, and ${last}`;

export const paperAndScale = (paper: string): string =>
  `. Paper: ${paper}. Print at 100 %, never “fit to page”`;

export const front = 'Front';

export const back = 'Back';

export const heldLight = 'Held to the light';

export const preview = 'Preview';

export const sideSheet = 'Side of the sheet';

export const notDrawn = 'The sheet could not be drawn.';

export const drawingSheet = 'Drawing the sheet…';

export const span = ({ first, last }: { readonly first: string; readonly last: string }): string =>
  `${first} to ${last}`;

export const firstBack = 'First sheet, back';

export const firstFront = (cards: string): string => `First sheet, front: ${cards}`;

export const heldToLight = 'First sheet, held to the light';

export const firstSheet = (cards: string): string => `First sheet: ${cards}`;

export const otherSide = 'First sheet, other side';

export const redMoved = 'Red: the backs, moved to make up for your printer.';

export const redMiss = 'Red: where the backs fall. A miss of 1 mm does not show.';

const sheetsOfCards = (count: number): string =>
  count === 1 ? '1 sheet of cards' : `${count} sheets of cards`;

export const sheetsOnBothSides = (count: number): string => `${sheetsOfCards(count)} on both sides`;

export const sheetsOnOneSide = (count: number): string => `${sheetsOfCards(count)} on one side`;

export const sheetsToFold = (count: number): string => `${sheetsOfCards(count)} to fold and glue`;
