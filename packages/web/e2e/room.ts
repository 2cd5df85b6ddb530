// Whether everything on the table has its room: nothing lies on anything else, cards are whole and in the window, and
// every index of the hand is free. What is evaluated in the page stands alone.

import type { Page } from 'playwright-core';

/** Parts of a table that must keep clear of each other. */
export const PARTS: string = [
  '.bar',
  '.tab',
  '.plaque',
  '.contract',
  '.standing',
  '.counts',
  '.auction',
  '.trick figure > .card',
  '.trick figure > .slot',
  '.trick figcaption',
  '.heap',
  '.ask',
  '.result',
  '.hand-box .hand',
  '.panel.sheet:not(:popover-open)',
  '.panel.log:not(:popover-open)',
  '.corners > li',
  '.night',
  '.votes',
  '.contest',
  '.board',
  '.board .worth',
  '.board .chip',
  '.middle .taken',
  '.set',
  '.piles',
  '.cost',
  '.flags-box',
  '.columns',
  '.stack > .run',
  '.dealrow',
  '.journey',
  '.ways',
  '.start',
  '.pile-seat',
  '.silent',
].join();

/** Pairs of parts that lie on each other, in words, and parts that leave the window. */
export function overlaps(parts: string): string[] {
  const nameOf = (element: Element): string =>
    `${element.className || element.tagName} “${(element.textContent ?? '').trim().slice(0, 24)}”`;
  const seen = (element: Element): DOMRect => {
    // What a scrolling box hides is not there.
    let { left, top, right, bottom } = element.getBoundingClientRect();
    for (let box = element.parentElement; box; box = box.parentElement) {
      if (getComputedStyle(box).overflowY === 'visible' || box.matches('.table, body, html')) continue;
      const frame = box.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const shown = [...document.querySelectorAll(parts)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => ({ element, box: seen(element) }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  const SLACK = 2;
  const found: string[] = [];
  for (const [i, { element: a, box: p }] of shown.entries()) {
    // The hand of a short phone runs over the lower edge; how far is seen by its cards.
    const low = a.matches('.hand') ? 0 : p.bottom - innerHeight;
    const out = Math.max(-p.left, -p.top, p.right - innerWidth, low);
    if (out > SLACK) found.push(`${nameOf(a)} leaves the window by ${Math.round(out)} px`);
    for (const { element: b, box: q } of shown.slice(i + 1)) {
      if (a.contains(b) || b.contains(a)) continue;
      // The cards of one column lie on each other.
      if (a.matches('.run') && a.parentElement === b.parentElement) continue;
      const x = Math.min(p.right, q.right) - Math.max(p.left, q.left);
      const y = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
      if (x > SLACK && y > SLACK)
        found.push(`${nameOf(a)} and ${nameOf(b)} share ${Math.round(x)} × ${Math.round(y)} px`);
    }
  }
  return found;
}

/** Cards of the own hand that are not whole in the window; on a short phone their feet may be under its edge. */
function cutOff(): string[] {
  const isShort = innerWidth < 700 && innerHeight < 720 && innerHeight > innerWidth;
  return [...document.querySelectorAll<HTMLElement>('.hand-box .card')]
    .filter((card) => {
      const { left, top, right, bottom, height } = card.getBoundingClientRect();
      const under = isShort ? height / 3 : 1;
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + under;
    })
    .map((card) => card.dataset['card'] ?? '');
}

/** Cards of the own hand whose index is under something else, or answers a press meant for it with another card. */
export function coveredIndices(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.hand-box .card')]
    .filter((card) => {
      const box = card.getBoundingClientRect();
      // The corner where number and mark stand: an eighth of the width into it, and a tenth down.
      const under = document.elementFromPoint(box.left + box.width / 8, box.top + box.height / 10);
      return !card.contains(under);
    })
    .map((card) => card.dataset['card'] ?? '');
}

/** Cards that lie before the players and are not whole in sight, or too small to be read. */
function hardToRead(): string[] {
  const LEAST = 44;
  return [...document.querySelectorAll<HTMLElement>('.trick .card, .contest .card, .piled > .card')]
    .filter((card) => {
      if (!card.checkVisibility({ visibilityProperty: true })) return false;
      const { left, top, right, bottom, width } = card.getBoundingClientRect();
      const cloth = card.closest('.trick, .contest, .ring')!;
      const isSeen = (x: number, y: number): boolean => cloth.contains(document.elementFromPoint(x, y));
      return width < LEAST || !isSeen(left + 4, top + 4) || !isSeen(right - 4, bottom - 4);
    })
    .map((card) => card.dataset['card'] ?? '');
}

/** Words on plaques and on the board that end in dots. */
function cutWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.plaque :is(.name, .says), .board .name, .tag')]
    .filter((words) => words.checkVisibility() && words.scrollWidth > words.clientWidth + 1)
    .map(({ textContent }) => textContent);
}

/** Words of a scale that run into each other, or out of it. */
function crowdedWords(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.gauge .foot, .vote-bar p')]
    .filter((line) => {
      if (!line.checkVisibility()) return false;
      const frame = line.getBoundingClientRect();
      // What is only spoken takes no room.
      const seen = (text: Node): boolean => {
        for (let part = text.parentElement!; part !== line; part = part.parentElement!)
          if (!part.checkVisibility() || getComputedStyle(part).clipPath !== 'none') return false;
        return true;
      };
      const boxOf = (word: Element): DOMRect => {
        const texts = document.createTreeWalker(word, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const found: DOMRect[] = [];
        while (texts.nextNode()) {
          range.selectNodeContents(texts.currentNode);
          const box = range.getBoundingClientRect();
          if (box.width > 0 && seen(texts.currentNode)) found.push(box);
        }
        const left = Math.min(...found.map((box) => box.left));
        return new DOMRect(left, 0, Math.max(...found.map((box) => box.right)) - left, 1);
      };
      const boxes = [...line.children].map(boxOf);
      return boxes.some(
        ({ left, right }, i) =>
          left < frame.left - 2 || right > frame.right + 2 || boxes[i + 1]?.left < right - 1,
      );
    })
    .map(({ textContent }) => textContent);
}

/** What has no room on the table of this page, in words. */
export async function withoutRoom(page: Page): Promise<string[]> {
  return [
    ...(await page.evaluate(overlaps, PARTS)),
    ...(await page.evaluate(cutOff)).map((card) => `${card} is cut off`),
    ...(await page.evaluate(coveredIndices)).map((card) => `the index of ${card} is covered`),
    ...(await page.evaluate(hardToRead)).map((card) => `${card} cannot be read`),
    ...(await page.evaluate(cutWords)).map((words) => `“${words}” is cut`),
    ...(await page.evaluate(crowdedWords)).map((words) => `“${words}” has no room`),
  ];
}

/** Gives the window another size. */
export async function resized(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  // The hand measures itself when the page has been laid out again; a panel that becomes a drawer slides away.
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  });
}

export type WindowSize = readonly [width: number, height: number];

/** What `look` finds in windows of these sizes, each with its size. */
export async function atSizes(
  page: Page,
  sizes: readonly WindowSize[],
  look: () => Promise<readonly string[]>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of sizes) {
    await resized(page, width, height);
    found.push(...(await look()).map((each) => `${width} × ${height}: ${each}`));
  }
  return found;
}
