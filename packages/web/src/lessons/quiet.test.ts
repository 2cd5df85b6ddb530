// A while without a deed: it begins again with every deed, and stands still while nobody looks.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Quiet } from './quiet.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('after the time it says so once, and every deed begins it anew', () => {
  const then = vi.fn();
  const quiet = new Quiet(20_000, then);
  quiet.begin();
  vi.advanceTimersByTime(15_000);
  quiet.begin();
  vi.advanceTimersByTime(19_999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  vi.advanceTimersByTime(60_000);
  expect(then).toHaveBeenCalledTimes(1);
});

test('while it is held the time stands still, and then goes on where it was', () => {
  const then = vi.fn();
  const quiet = new Quiet(20_000, then);
  quiet.begin();
  vi.advanceTimersByTime(15_000);
  quiet.hold(true);
  vi.advanceTimersByTime(600_000);
  expect(then).not.toHaveBeenCalled();
  quiet.hold(false);
  vi.advanceTimersByTime(4_999);
  expect(then).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(then).toHaveBeenCalledTimes(1);
});

test('begun while it is held, it waits for all of the time; ended, it never speaks', () => {
  const then = vi.fn();
  const quiet = new Quiet(20_000, then);
  quiet.hold(true);
  quiet.begin();
  vi.advanceTimersByTime(60_000);
  quiet.hold(false);
  vi.advanceTimersByTime(19_999);
  expect(then).not.toHaveBeenCalled();
  quiet.end();
  vi.advanceTimersByTime(60_000);
  expect(then).not.toHaveBeenCalled();
});
