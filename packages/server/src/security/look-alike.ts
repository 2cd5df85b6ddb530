// Names that people at one table could mistake for each other: the same but for case, accents or blanks, or drawn alike.

/** Letters of other scripts, each above the Latin one that looks the same. */
const FOREIGN = 'АВЕЅІЈКМНОРСТУХаесіјорѕухԁԛԝΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηικνορτυχω';
const LATIN = 'ABESIJKMHOPCTYXaecijopsyxdqwABEZHIKMNOPTYXaynikvoptuxw';

const LATIN_FOR: ReadonlyMap<string, string> = new Map(
  [...FOREIGN].map((letter, at) => [letter, [...LATIN][at]]),
);

export function looksLike(one: string, other: string): boolean {
  const [a, b] = [plainly(one), plainly(other)];
  return spoken(a) === spoken(b) || drawn(a) === drawn(b);
}

/** In Latin letters where they look the same, without accents, blanks, dots and dashes. */
function plainly(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{M}\p{Z}\p{P}\p{Default_Ignorable_Code_Point}]/gu, '');
  return [...bare].map((letter) => LATIN_FOR.get(letter) ?? letter).join('') || name;
}

function spoken(plain: string): string {
  return plain.toLowerCase();
}

/** In most fonts these cannot be told apart. */
function drawn(plain: string): string {
  const alike = plain.replace(/[I1|]/g, 'l').replace(/0/g, 'O').replace(/rn/g, 'm').replace(/vv/g, 'w');
  return alike.toLowerCase();
}
