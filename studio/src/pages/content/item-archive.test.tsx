import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { archiveReasons } from '@tv/contract/reasons/archive';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { expect, it } from 'vitest';
import { byteSize } from '@tv/strings/en/locale.ts';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/archive.ts';
import * as words from '@tv/strings/en/studio/item/item.ts';
import { testItem } from '../../content/table/test-item.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const ready = testItem({ permitted: ['edit', 'unpublish', 'archive'], title: 'Ridge at dawn' });
const archived = testItem({
  ...{ state: 'draft', status: 0, storage: 'archived', title: ready.title },
  archive: { isComplete: true, publishesAgain: true },
  permitted: ['edit', 'bringBack'],
});

/** A service that archives the item, and brings it back. */
async function open(given: ManagedMediaContent, preview: object = { savedBytes: 3_000_000 }) {
  let item = given;
  const service = stubService({
    'GET /Management/MediaContents/:id': () => tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/Versions': [],
    'GET /Categories': [],
    'POST /Management/MediaContents/ArchivePreviews': ({ body }) =>
      body.ids.map((id) => ({ id, title: item.title, savedBytes: 0, formerVersions: 2, ...preview })),
    'PUT /Management/MediaContents/:id/Archive': () => (item = archived),
    'DELETE /Management/MediaContents/:id/Archive': () =>
      (item = { ...item, processing: { stage: 'processing', progress: 0.4 } }),
  });
  openStudio(`content/${item.id}`);
  await screen.findByLabelText('Title');
  return service;
}

async function openDialog() {
  fireEvent.click(await screen.findByRole('button', { name: words.moreSteps }));
  fireEvent.click(await screen.findByRole('menuitem', { name: text.archiveFirst }));
  return within(await screen.findByRole('dialog', { name: text.title(1) }));
}

it('archives an item after it said what that saves, and says so where the player stood', async () => {
  const service = await open(ready);
  const dialog = await openDialog();
  expect(await dialog.findByText(text.saves(byteSize(3_000_000)))).toBeTruthy();
  expect(dialog.getByText(text.formerVersions(2))).toBeTruthy();
  expect(service.heard('PUT /Management/MediaContents/:id/Archive')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: text.archive }));
  await textAppears(words.done.archive);
  expect(await screen.findByText(text.place)).toBeTruthy();
  expect(screen.getByText(text.badge)).toBeTruthy();
  expect(screen.getByText(new RegExp(text.publishesAgain))).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('brings an archived item back, and shows how far it is', async () => {
  const service = await open(archived);
  fireEvent.click(await screen.findByRole('button', { name: words.actions.bringBack }));
  expect(await screen.findByText(text.comingBack('40 %'))).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.actions.bringBack })).toBeNull();
  expect(service.heard('DELETE /Management/MediaContents/:id/Archive')).toHaveLength(1);
});

it('says why an item cannot be archived, and archives nothing', async () => {
  const problem = { status: 409, errorCode: 0, reason: 'archive.noOriginal', message: 'No original.' };
  const service = await open(ready, { formerVersions: 0, problem });
  const dialog = await openDialog();
  expect(await dialog.findByText(new RegExp(archiveReasons['archive.noOriginal']))).toBeTruthy();
  expect(dialog.queryByText(/This saves/)).toBeNull();
  const button = dialog.getByRole('button', { name: text.archive });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(service.heard('PUT /Management/MediaContents/:id/Archive')).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
