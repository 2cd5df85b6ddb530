// Database URLs: what is wrong with one is said without its password.

import { expect, test } from 'vitest';
import { parseAddress } from './address.ts';

test('a URL may name several hosts, which are tried in turn', () => {
  expect(parseAddress('postgres://ann:s%40cret@db1:5432,db2/cards?sslmode=verify-full')).toEqual({
    urls: [
      'postgres://ann:s%40cret@db1:5432/cards?sslmode=verify-full',
      'postgres://ann:s%40cret@db2/cards?sslmode=verify-full',
    ],
    name: 'the database cards at db1:5432 or db2',
  });
  expect(parseAddress('postgresql://[::1]:5432/cards').urls).toEqual(['postgres://[::1]:5432/cards']);
});

test('what is wrong is named, and no password is', () => {
  const wrong = (url: string): string => {
    try {
      parseAddress(url);
    } catch (error) {
      expect((error as Error).message).not.toContain('secret');
      return (error as Error).message;
    }
    throw new Error(`${url} was taken.`);
  };
  expect(wrong('mysql://ann:secret@db/cards')).toMatch(
    /begins with postgres:\/\/, not mysql:\/\/\. It looks like postgres:\/\//,
  );
  expect(wrong('cards')).toMatch(/^This is no database URL\. It looks like/);
  expect(wrong('')).toMatch(/^This is no database URL\./);
  expect(wrong('postgres://ann:secret@db')).toMatch(/names no database/);
  expect(wrong('postgres://ann:secret@db/')).toMatch(/names no database/);
  expect(wrong('postgres://ann:secret@db:99999/cards')).toMatch(/"db:99999" where a host belongs/);
  expect(wrong('postgres://ann:secret@db,/cards')).toMatch(/"" where a host belongs/);
  expect(wrong('postgres://ann:secret#db/cards')).toMatch(/^This is no database URL\./);
  expect(wrong('postgres://ann:secret db:5432/cards')).toMatch(/has something else where a host belongs/);
  expect(wrong('postgres://ann:secret%@db/cards')).toMatch(/cannot be read/);
  expect(wrong('postgres://ann:secret@db/ca%rds')).toMatch(/cannot be read/);
});
