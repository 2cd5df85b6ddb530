// axe on the page as it is, in daylight and in lamplight.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Evaluated, not added as a script: pages of the server allow none but their own. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
    bringFacesBack: () => void;
  }
}

/** Inspects each situation once. */
export class Inspector {
  readonly violations: string[] = [];
  private readonly page: Page;
  private readonly seen: Set<string> = new Set();

  constructor(page: Page) {
    this.page = page;
  }

  async inspect(situation: string): Promise<void> {
    if (this.seen.has(situation)) return;
    this.seen.add(situation);
    const { page } = this;
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
    await page.emulateMedia({ colorScheme: 'light' });
    await this.run(situation, {});
    // Only the inks are different by lamplight, and those of the faces are not: they are set aside to save time.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(setFacesAside);
    await this.run(`${situation}, dark`, { runOnly: ['color-contrast'] });
    await page.evaluate(() => window.bringFacesBack());
  }

  private async run(situation: string, options: RunOptions): Promise<void> {
    const found = await this.page.evaluate(async (how) => {
      // Inks that are still changing are none that anybody reads.
      for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
      const { violations } = await window.axe.run({ ...how, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
      );
    }, options);
    this.violations.push(...found.map((violation) => `${situation}: ${violation}`));
  }
}

/** Runs in the page. */
function setFacesAside(): void {
  const drawings = [...document.querySelectorAll('.face > svg')].map((svg) => {
    const parts = [...svg.childNodes];
    svg.replaceChildren();
    return { svg, parts };
  });
  window.bringFacesBack = () => {
    for (const { svg, parts } of drawings) svg.replaceChildren(...parts);
  };
}
