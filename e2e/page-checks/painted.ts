import type { Locator } from '@playwright/test';

/** What the browser paints an element with: the value of a CSS property. */
export const painted = (what: Locator, property: string) =>
  what.evaluate((element, name) => {
    const page = globalThis as unknown as {
      getComputedStyle: (of: unknown) => { getPropertyValue: (name: string) => string };
    };
    return page.getComputedStyle(element).getPropertyValue(name);
  }, property);
