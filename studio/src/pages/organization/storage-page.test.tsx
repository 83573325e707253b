import { screen, within } from '@testing-library/react';
import type { StorageUse } from '@tv/contract/organization/storage';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/organization/storage.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

const MB = 1024 ** 2;
const weir = 'aaaaaaaa-0000-4000-8000-000000000001';
const use: StorageUse = {
  storedBytes: 4 * MB,
  kinds: { originals: 3 * MB, packages: MB, attachments: 0, subtitles: 0 },
  categories: [{ id: weir, name: 'Safety', storedBytes: MB }],
  items: [{ id: weir, title: 'The weir at noon', storedBytes: 4 * MB, packageVersions: 2 }],
};

it('tells what is stored by kind, category and item, and leads to the largest ones', async () => {
  stubService({ 'GET /Management/Storage': use });
  openStudio('organization/storage');
  expect(await screen.findByText(text.used('4 MB'))).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: text.storage })).toBeTruthy();
  expect(screen.getByText(text.noLimit)).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  const lineOf = (name: string) => screen.getByText(name).closest('li')!;
  expect(within(lineOf(text.kinds.originals)).getByText('3 MB')).toBeTruthy();
  expect(within(lineOf('Safety')).getByText('1 MB')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'The weir at noon' });
  expect(link.getAttribute('href')).toBe(`/studio/content/${weir}`);
  expect(lineOf('The weir at noon').textContent).toContain(text.versions(2));
});

it('says how much of the limit is used, and warns where little is left', async () => {
  stubService({ 'GET /Management/Storage': { ...use, storageLimit: 4.25 * MB } });
  openStudio('organization/storage');
  const meter = await screen.findByRole<HTMLMeterElement>('meter', { name: text.usedOf('4 MB', '4.25 MB') });
  expect([meter.value, meter.max]).toEqual([4 * MB, 4.25 * MB]);
  expect(screen.getByText(text.nearlyFull)).toBeTruthy();
});

it('tells how far the search index is renewed, while it is', async () => {
  stubService({ 'GET /Management/Storage': { ...use, searchRebuild: { remaining: 300, total: 1_500 } } });
  openStudio('organization/storage');
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: text.search });
  expect([bar.value, bar.max]).toEqual([1_200, 1_500]);
  expect(screen.getByText(text.searchRebuild(1_200, 1_500))).toBeTruthy();
});
