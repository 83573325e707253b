import { because } from '@tv/contract/reasons/problem-reasons';
import { ProcessingStatus } from '@tv/contract/enumerations';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import type { Processing } from '@tv/contract/uploads/uploads';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as fields from '@tv/strings/en/studio/item/fields.ts';
import * as saving from '@tv/strings/en/studio/saving.ts';
import * as text from '@tv/strings/en/studio/content/upload.ts';
import { testItem } from '../../content/table/test-item.ts';
import type * as ContentKey from '../../upload/content-key.ts';
import { cancelUpload } from '../../upload/run-uploads.ts';
import { allUploads } from '../../upload/upload-store.ts';
import { closePage, openStudio, textAppears } from '../../testing/open-studio.tsx';

// jsdom has no workers.
vi.mock('../../upload/content-key.ts', async (original) => ({
  ...(await original<typeof ContentKey>()),
  contentKey: async ({ name }: File) => `sha256 ${name}`,
}));

preparePages();
const clearList = () => {
  for (const { id } of allUploads()) cancelUpload(id);
  dispatchEvent(new Event('pagehide'));
};
afterEach(clearList);

const id = 'ffffffff-0000-4000-8000-000000000001';

/** A service that a film arrives at, which is `ready` or still processed. Others may `change` the item, too. */
function serve(isReady = true) {
  let now: ManagedMediaContent = testItem({
    ...{ id, title: 'film', state: 'draft', status: 0, permitted: ['edit', 'publish'] },
    ...(!isReady && { processingStatus: ProcessingStatus.PROCESSING, publishesWhenReady: false }),
  });
  let version = 1;
  const processingStatus = isReady ? ProcessingStatus.COMPLETED : ProcessingStatus.PROCESSING;
  const processing: Processing = {
    ...{ id, title: 'film', organizationName: 'Aurora Energy', progress: 0.5, watchPath: `/watch/${id}` },
    processingStatus,
  };
  const change = (more: Partial<ManagedMediaContent>) => {
    now = { ...now, ...more };
    version += 1;
    return tagged(now, `"${version}"`);
  };
  const service = stubService({
    'GET /Management/Uploads/Quota': {},
    'GET /Categories': [],
    'POST /Management/Uploads': ({ body }) => ({
      ...{ id, offset: body.sizeInBytes!, sizeInBytes: body.sizeInBytes!, isCompleted: false },
    }),
    'POST /Management/Uploads/:id/Completions': processing,
    'GET /Management/Processings/Events': () =>
      new Response(`event: processing\ndata: ${JSON.stringify(processing)}\n\n`),
    'GET /Management/MediaContents/:id': () => tagged(now, `"${version}"`),
    'GET /Management/MediaContents/:id/History': [],
    'PATCH /Management/MediaContents/:id': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${version}"`)
        return refusal(412, { why: because('items.changedMeanwhile') });
      return change(body as Partial<ManagedMediaContent>);
    },
    'POST /Management/MediaContents/:id/Publications': () => {
      change({ state: 'published', status: 1 });
      return now;
    },
  });
  return {
    service,
    change,
    sent: () => service.heard('PATCH /Management/MediaContents/:id').map(({ body }) => body),
  };
}

/** The page with a film that has arrived. */
async function upload(isReady = true) {
  const served = serve(isReady);
  const { container } = openStudio('upload');
  const input = container.querySelector('input[type=file]:not([webkitdirectory])')!;
  fireEvent.change(input, { target: { files: [new File(['x'], 'film.mp4')] } });
  const typed = await screen.findByLabelText(fields.itemTitle);
  await screen.findByText(isReady ? text.done : /^Uploaded\./);
  const title = await screen.findByDisplayValue<HTMLInputElement>('film');
  // Who types while the file arrives stays in the field.
  expect(title).toBe(typed);
  return { ...served, title, type: (value: string) => fireEvent.change(title, { target: { value } }) };
}

/** The page is closed and another one opened, which has nothing but what is stored on the device. */
function reload() {
  dispatchEvent(new Event('pagehide'));
  const stored = { ...localStorage };
  clearList();
  closePage();
  Object.entries(stored).forEach(([key, value]) => localStorage.setItem(key, value as string));
  openStudio('upload');
}

const leaves = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('what is typed after the upload while the line is away is there after a reload, and is saved then', async () => {
  const { service, sent, type } = await upload();
  expect(leaves()).toBe(true);
  service.line.isOffline = true;
  type('Above the clouds');
  expect((await screen.findByText(text.notReached)).getAttribute('role')).toBe('alert');
  expect(leaves()).toBe(false);
  reload();
  expect(await screen.findByDisplayValue('Above the clouds')).toBeTruthy();
  expect(sent()).toEqual([]);
  service.line.isOffline = false;
  dispatchEvent(new Event('online'));
  await screen.findByText(/^Saved at /);
  expect(sent()).toEqual([{ title: 'Above the clouds' }]);
  expect(leaves()).toBe(true);
});

it('a refusal stands beside its field, and nothing is published before it is saved', async () => {
  const { service, change, sent, title, type } = await upload();
  service.answer({
    'PATCH /Management/MediaContents/:id': refusal(400, {
      why: because('field.tooLong', { most: 200 }),
      exceptionData: { field: 'title' },
    }),
  });
  type('Too long');
  await screen.findByText(text.seeField);
  expect(title.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter at most 200 characters.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.publish }));
  await textAppears(text.notSaved);
  expect(service.heard('POST /Management/MediaContents/:id/Publications')).toEqual([]);

  service.answer({
    'PATCH /Management/MediaContents/:id': ({ body }) => change(body as Partial<ManagedMediaContent>),
  });
  type('Short');
  fireEvent.click(screen.getByRole('button', { name: text.publish }));
  expect(await screen.findByText(text.published)).toBeTruthy();
  expect(sent().at(-1)).toEqual({ title: 'Short' });
  expect(screen.queryByRole('button', { name: text.publish })).toBeNull();
});

it('asks with both texts where somebody else edits the item meanwhile', async () => {
  const { change, sent, type } = await upload();
  change({ title: 'Theirs', description: 'Theirs, too' });
  type('Mine');
  const disputed = await screen.findByRole('group', { name: fields.itemTitle });
  for (const words of ['Mine', 'Theirs']) expect(disputed.textContent).toContain(words);
  expect(screen.getByDisplayValue('Theirs, too')).toBeTruthy();
  const before = sent().length;
  fireEvent.click(within(disputed).getByRole('button', { name: saving.saveMine }));
  await screen.findByText(/^Saved at /);
  expect(sent().slice(before)).toEqual([{ title: 'Mine' }]);
});

it('publishing it once it is ready is a wish that the service has, also after a reload', async () => {
  const { sent } = await upload(false);
  const wish = () => screen.findByRole('switch', { name: fields.publishesWhenReady });
  fireEvent.click(await wish());
  await screen.findByText(/^Saved at /);
  expect(sent()).toEqual([{ publishesWhenReady: true }]);
  reload();
  await waitFor(async () => expect((await wish()).getAttribute('aria-checked')).toBe('true'));
});

it('says that somebody deleted the item, and has what was written', async () => {
  const { service, sent, type } = await upload();
  service.answer({
    'PATCH /Management/MediaContents/:id': refusal(404, { why: because('request.notFound') }),
  });
  type('Long thought of');
  const note = await screen.findByRole('alert', { name: saving.gone });
  expect(within(note).getByDisplayValue('Long thought of')).toBeTruthy();
  dispatchEvent(new Event('online'));
  expect(sent()).toHaveLength(1);
});
