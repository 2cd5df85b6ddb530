// Every game from the shelf to the final score with the keyboard alone; the focus is never lost, and a listener
// hears every event once, in words.

import { describe, expect, test } from 'vitest';
import { playByKeyboard, playedOnce } from './match.ts';
import { ENDINGS } from './pointer.ts';
import { GAMES } from './tables.ts';

/** Current move, where it is not a turn; in Bang time runs, and the cards that fall say all there is. */
const ASKED: Readonly<Record<string, RegExp>> = {
  flag: / are wanted|^Fly /,
  'sammys-travels': /^(Deal|Travel on)/,
  bang: /^/,
};

/** Events that may have happened before the page was there to announce them: shuffle, cut, the first turns of bots. */
const MISSED = 12;

describe.each(GAMES)('$title by keyboard alone', (setting) => {
  const match = playedOnce(() => playByKeyboard(setting));

  test('comes from the shelf to its final score', async () => {
    expect((await match()).heading).toMatch(ENDINGS);
  });

  test('never loses the focus', async () => {
    expect((await match()).unfocused).toEqual([]);
  });

  test('announces every event once, in words', async () => {
    const { announced, heard, happened } = await match();
    expect(heard).toEqual(happened.slice(happened.length - heard.length));
    expect(happened.length - heard.length).toBeLessThan(MISSED);
    for (const said of announced) {
      expect(said).toMatch(/^[A-Z0-9“]\S*\s\S/);
      expect(said).not.toMatch(/\bundefined\b|\bnull\b|\?\s\?|[a-z]+:\d|\.\.$/);
    }
  });

  test('says what is asked when the turn comes, and not twice', async () => {
    const { announced } = await match();
    const { [setting.game]: asked = /^Your turn[:.] / } = ASKED;
    expect(announced.filter((said) => asked.test(said)).length).toBeGreaterThan(0);
    const twice = announced.filter((said, i) => /^Your turn[:.] /.test(said) && said === announced[i - 1]);
    expect(twice).toEqual([]);
  });
});
