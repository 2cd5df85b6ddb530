// Every limit can be set, is documented with its default, and a wrong file is answered with what is allowed.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limitMeanings, parseLimits, USUAL_LIMITS } from './limits.ts';

test('what a file leaves out is as usual', () => {
  expect(parseLimits('{}')).toEqual(USUAL_LIMITS);
  expect(parseLimits('{"tables": 50, "publicTablesPerKey": 1}')).toEqual({
    ...USUAL_LIMITS,
    tables: 50,
    publicTablesPerKey: 1,
  });
});

test.each([
  ['{', 'It is not JSON.'],
  ['[]', 'It must be one JSON object, such as {"tables": 200000}.'],
  ['null', 'It must be one JSON object, such as {"tables": 200000}.'],
  ['{"tabels": 5}', /^There is no limit "tabels"; there are requestsPerKey, .*megabytes\.$/],
  ['{"__proto__": 5}', /^There is no limit "__proto__"/],
  ['{"tables": "5"}', '"tables" takes a whole number from 1 to 1000000000, not "5".'],
  ['{"tables": 0}', '"tables" takes a whole number from 1 to 1000000000, not 0.'],
  ['{"requestsPerKey": 1.5}', '"requestsPerKey" takes a whole number from 20 to 1000000000, not 1.5.'],
  ['{"talkPerTable": null}', '"talkPerTable" takes a whole number from 0 to 1000000000, not null.'],
])('%s is refused in a sentence that says what is allowed', (text, sentence) => {
  expect(() => parseLimits(text)).toThrow(sentence);
});

test('docs/hosting.md lists every limit with its default and its meaning', () => {
  const page = readFileSync(new URL('../../../docs/hosting.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `(\w+)` \| ([\d,]+) \| (.*) \|$/gm)].map(([, name, usual, means]) => ({
    name,
    usual: Number(usual.replaceAll(',', '')),
    means,
  }));
  expect(rows).toEqual(limitMeanings.map(({ name, usual, means }) => ({ name, usual, means })));
});
