// What counts as looking for English words, and what does not.

import { expect, test } from 'vitest';
import { searchesIn, sentencesIn } from './words.mjs';

const found = (source: string): number => searchesIn(source, 'some.ts').length;

test.each([
  `line.endsWith('of the match')`,
  `name === 'You'`,
  `said.replace('passes', 'pass')`,
  `said.includes(': ')`,
  `said.split(' · ')`,
  `/ win Engagement \\d+ by /.test(line)`,
  `said.replace(/ plays? /, ' ')`,
  `/^Your (turn|call): /.exec(said)`,
  `/ of (.*)/.exec(name)`,
  `switch (end) { case 'dead end': stop(); }`,
])('%s looks for words', (source) => {
  expect(found(source)).toBe(1);
});

test.each([
  `text.startsWith('play ')`,
  `entry.do === 'draw reserve'`,
  `legal.includes('play PRES')`,
  `/^discard X/.test(text)`,
  `/^(captured|taken):/.test(place)`,
  `text.split(' ')`,
  `event.key === 'Escape'`,
  `/\\b[A-Z]{2,3}-H?\\d+\\b/.exec(id)`,
  `const said = 'You win the match';`,
])('%s does not', (source) => {
  expect(found(source)).toBe(0);
});

test.each([
  `const a = <p>No tables here</p>;`,
  `const a = <p>{count} left</p>;`,
  `const a = <section aria-label="The board" />;`,
  `const a = <Panel title="Taken this hand" />;`,
])('%s says something by itself', (source) => {
  expect(sentencesIn(source)).toHaveLength(1);
});

test.each([
  `const a = <p class="soft">{words.noTables}</p>;`,
  `const a = <p>{a}, {b}.&nbsp;</p>;`,
  `const a = <section aria-label={words.board} data-place="board" />;`,
  `const a = <h1>Messdeck</h1>;`,
])('%s does not', (source) => {
  expect(sentencesIn(source)).toEqual([]);
});
