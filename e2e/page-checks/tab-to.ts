import type { Locator } from '@playwright/test';
import { expect } from '../portal.ts';

const maxPresses = 80;

/** Goes on with Tab until an element has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  for (let presses = 0; presses < maxPresses; presses += 1) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return;
    await target.page().keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Goes to an element with Tab and presses keys there, once it takes them: a button may be waiting for an answer. */
export async function pressOn(target: Locator, ...keys: string[]): Promise<void> {
  await tabTo(target);
  await expect(target).toBeEnabled();
  for (const key of keys) await target.page().keyboard.press(key);
}

/** Goes to a field with Tab and types a text in place of what it has. */
export async function typeInto(target: Locator, text: string): Promise<void> {
  await pressOn(target, 'Control+A');
  await target.page().keyboard.type(text);
}
