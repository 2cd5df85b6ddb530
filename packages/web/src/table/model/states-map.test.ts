// The map as the page has it: what a screen reader finds, and what the keyboard reaches.

import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { StatesMap } from '../parts/states-map.tsx';

const page = renderToString(
  h(StatesMap, { options: { title: 'Where to start', states: { KS: ['on-table'] }, choices: ['OK'] } }),
);
const stateOf = (id: string): string => page.match(new RegExp(`<path[^>]*data-state="${id}"[^>]*>`))![0];

test('it is a group with a name', () => {
  expect(page).toMatch(/<svg[^>]* role="group" aria-label="Where to start"/);
});

test('what can be chosen is a button that takes the focus', () => {
  expect(stateOf('OK')).toContain('role="button" aria-hidden="false" tabindex="-1"');
});

test('what has something to say is an image with a title, out of the focus’ way', () => {
  expect(stateOf('KS')).toContain('role="img"');
  expect(stateOf('KS')).not.toContain('tabindex');
  expect(page).toContain('<title>Kansas: on the table</title>');
});

test('the rest and everything drawn above the states is silent', () => {
  expect(stateOf('TX')).toContain('aria-hidden="true"');
  expect(page).toMatch(/<g class="above" aria-hidden="true">/);
});
