import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** Waits until nothing fades or moves that does so once, at most two seconds: half faded text has little contrast. */
const untilStill = (page: Page) =>
  page.evaluate(`Promise.race([
    Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
      .map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ]).then(() => undefined)`);

/** The violations that axe finds on a page, of all rules or of these: the rule, its impact and the first elements. */
export async function violationsOn(page: Page, rules: string[] = []): Promise<string[]> {
  await untilStill(page);
  // Else it gathers what it found in another page, which takes longer than looking; frames of other sites are not looked at.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, impact, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id} (${impact}): ${elements.join(' | ')}`;
  });
}

export const expectNoViolation = async (page: Page): Promise<void> =>
  expect(await violationsOn(page)).toEqual([]);
