import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './portal.ts';

/** The violations that axe finds on a page: the rule, its impact and the first elements. */
export async function violationsOn(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, impact, nodes }) => {
    const elements = nodes.slice(0, 3).map(({ target }) => target.join(' '));
    return `${id} (${impact}): ${elements.join(' | ')}`;
  });
}

export const expectNoViolation = async (page: Page): Promise<void> =>
  expect(await violationsOn(page)).toEqual([]);
