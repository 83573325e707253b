// Slow: what a calendar program would read is read again after each press.
// Proves: a person makes the address of their calendar and renews it, upon which the old one ends; visitors get that of the public pages.
// Ground: server/src/feeds, web/src/features/settings/feed-settings.tsx, web/src/features/calendar.
import { Visibility } from '@tv/contract/enumerations';
import { newItem, newPerson } from '../desk/at-desk.ts';
import { AURORA, enter, expect, test } from '../portal.ts';

test('a person subscribes to what is coming soon, renews the address and ends it', async ({ page }) => {
  const scheduledAt = new Date(Date.now() + 86_400_000);
  await newItem({ title: 'Soon for members', scheduledAt });
  await newItem({ title: 'Soon for everybody', scheduledAt, visibility: Visibility.PUBLIC });
  const read = async (address: string) => {
    const answer = await page.request.get(address);
    return answer.ok() ? (await answer.text()).replaceAll('\r\n ', '') : answer.status();
  };

  await page.goto(`/public/${AURORA}/coming-soon`);
  const open = await page.getByRole('link', { name: 'Subscribe to calendar' }).getAttribute('href');
  const shown = await read(open!.replace('webcal:', 'http:'));
  expect(shown).toContain('SUMMARY:Soon for everybody');
  expect(shown).not.toContain('Soon for members');

  await enter(page, (await newPerson()).email, '/settings');
  const address = page.getByLabel('Calendar address');
  await page.getByRole('button', { name: 'Create an address' }).click();
  const first = await address.inputValue();
  expect(await read(first)).toContain('SUMMARY:Soon for members');
  await page.getByRole('button', { name: 'Create a new address' }).click();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect(await read(first)).toBe(404);
  expect(await read(second)).toContain('SUMMARY:Soon for members');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await expect(address).toHaveCount(0);
  expect(await read(second)).toBe(404);
});
