// Contracts, cards and bids of the Parker games within a sentence.

export const cardOf = ({ number, company }: { readonly number: number; readonly company: string }): string =>
  `${number} of ${company}`;

export const tank = 'Tank';

export const ordnance = 'Ordnance';

export const bidStands = ({
  whose,
  number,
  company,
}: {
  readonly whose: string;
  readonly number: string;
  readonly company: string;
}): string => `${whose} ${number} on ${company} stands`;

export const contractLostBy = (points: number): string => `Contract lost by ${points}`;

export const contractJustMade = 'Contract just made';

export const contractMadeWithOver = (over: number): string => `Contract made, with ${over} over`;

export const played = ({ name, bid }: { readonly name: string; readonly bid: string }): string =>
  `${name} played ${bid}`;

export const lostBy = (points: number): string => `lost by ${points}`;

export const madePoints = (made: number): string => `made, ${made}`;

export const anything = 'it';

export const squadSettled = ({
  title,
  verb,
  whose,
  card,
  points,
  carried,
}: {
  readonly title: string;
  readonly verb: string;
  readonly whose: string;
  readonly card: string;
  readonly points: string;
  readonly carried: string;
}): string => `${title} ${verb} it: ${whose} ${card} took ${points}${carried}.`;

export const madeIt = 'made';

export const brokeIt = 'broke';

export const carried = (cards: string): string => `, ${cards} in it`;

export const lastHand = ({
  played,
  meaning,
}: {
  readonly played: string | undefined;
  readonly meaning: string;
}): string => `In the last hand ${played}: ${meaning}.`;

export const moreToCome = ({ left, unit }: { readonly left: number; readonly unit: string }): string =>
  `${left} ${unit} more`;

export const butTheirContractMade = 'but their contract is made';

export const theirContractLost = 'and their contract is lost';

export const contractMadeAndMore = (more: string): string => `The contract is made, and this is ${more}.`;

export const andContractMade = 'and the contract is made';

export const butContractLost = 'but the contract is lost';
