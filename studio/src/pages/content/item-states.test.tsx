import { fireEvent, screen, within } from '@testing-library/react';
import type { MediaVersion } from '@tv/contract/media/media-versions';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as history from '@tv/strings/en/studio/item/history.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import * as versions from '@tv/strings/en/studio/item/versions.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio } from '../../testing/open-studio.tsx';

preparePages();

const item = testItem({ permitted: ['edit', 'publish', 'delete'], state: 'draft' });
const served: MediaVersion = {
  ...{ id: 'eeeeeeee-0000-4000-8000-000000000001', state: 'ready', isCurrent: true, progress: 1, notes: [] },
  ...{ cuts: [], createdDate: '2026-11-01T10:00:00Z', durationInSeconds: 12, sizeInBytes: 1_000_000 },
};

function open(tab: string, answers: Parameters<typeof stubService>[0] = {}) {
  stubService({
    'GET /Management/MediaContents/:id': tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/Versions': [],
    'GET /Management/MediaContents/:id/History': [],
    'GET /Management/MediaContents/:id/Subtitles': [],
    'GET /Categories': [],
    ...answers,
  });
  openStudio(`content/${item.id}?tab=${tab}`);
}
const isShown = async (tab: string) =>
  expect((await screen.findByRole('button', { name: tab })).getAttribute('aria-pressed')).toBe('true');

it('the page has its shape while the item is awaited', async () => {
  open('details', { 'GET /Management/MediaContents/:id': () => new Promise<never>(() => {}) });
  expect((await screen.findAllByRole('status', { name: 'Loading' })).length).toBeGreaterThan(0);
});

it.each([
  [[], versions.nothingToCut, versions.showFile],
  [[served], versions.cannotCut, versions.replace],
  [[served, { ...served, isCurrent: false, state: 'processing' }], versions.busy, versions.showProgress],
] satisfies [MediaVersion[], string, string][])(
  'what cannot be cut says why, and leads to the file',
  async (stored, why, way) => {
    open('cut', { 'GET /Management/MediaContents/:id/Versions': stored });
    await screen.findByText(why);
    fireEvent.click(screen.getByRole('button', { name: way }));
    await isShown(text.tabs.file);
  },
);

it('who may not change an item reads that they cannot cut it', async () => {
  open('cut', { 'GET /Management/MediaContents/:id': tagged({ ...item, permitted: [] }, '"1"') });
  expect(await screen.findByText(versions.mayNotCut)).toBeTruthy();
});

it('a history without changes leads to the details', async () => {
  open('history');
  await screen.findByText(history.none);
  fireEvent.click(screen.getByRole('button', { name: history.editDetails }));
  await isShown(text.tabs.details);
});

it('no two buttons above the page look the same', async () => {
  open('details');
  await screen.findByLabelText('Title');
  const icons = within(screen.getByRole('banner'))
    .getAllByRole('button')
    .map((button) => button.querySelector('svg')?.getAttribute('class'))
    .filter((icon) => icon !== undefined);
  expect(icons.length).toBeGreaterThan(3);
  expect(new Set(icons).size).toBe(icons.length);
});
