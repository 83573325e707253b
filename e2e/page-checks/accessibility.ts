import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../portal.ts';

/** Ends what fades or moves once, and for a moment only: half faded text has little contrast. */
const endFades = (page: Page) =>
  page.evaluate(`document.getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime <= 2000)
    .forEach((each) => each.finish())`);

/** The violations that axe finds on a page, of all rules or of these: the rule, its impact and the first elements. */
export async function violationsOn(page: Page, rules: string[] = []): Promise<string[]> {
  await endFades(page);
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
