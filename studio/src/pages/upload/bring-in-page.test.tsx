import { fireEvent, screen, within } from '@testing-library/react';
import { Role } from '@tv/contract/enumerations';
import { because } from '@tv/contract/reasons/problem-reasons';
import type { WatchedSource } from '@tv/contract/sources/watched-sources';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/content/bring-in.ts';
import * as now from '@tv/strings/en/studio/content/bring-now.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const source: WatchedSource = {
  ...{
    id: 'dddddddd-0000-4000-8000-000000000001',
    kind: 'zoom',
    folder: 'zoom',
    isDraft: true,
    isPaused: false,
  },
  ...{ createdDate: '2026-11-01T08:00:00Z', takenCount: 3, failedCount: 1 },
};
const path = '/Management/WatchedSources' as const;
const problem = {
  ...{ errorCode: 0, message: 'in English', reason: 'watched.fileLarge' },
  exceptionData: { file: 'talk.mp4', most: 4096 },
};

it('a source is watched, looked at, paused, and shows what came and what failed', async () => {
  let sources: WatchedSource[] = [];
  const service = stubService({
    [`GET ${path}`]: () => sources,
    [`POST ${path}`]: refusal(400, {
      why: because('watched.folder'),
      exceptionData: { field: 'folder' },
    }),
    'GET /Management/Categories': () => onlyPage([]),
  });
  openStudio('bring-in');
  expect(await screen.findByText(text.none)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog', { name: text.add }));
  fireEvent.change(dialog.getByLabelText(text.kind), { target: { value: 'zoom' } });
  fireEvent.change(dialog.getByLabelText(text.folderField), { target: { value: '../x' } });
  fireEvent.click(dialog.getByRole('button', { name: text.add }));
  expect(await dialog.findByText(/without “\.\.”/)).toBeTruthy();
  service.answer({ [`POST ${path}`]: () => (sources = [source])[0]! });
  fireEvent.change(dialog.getByLabelText(text.folderField), { target: { value: 'zoom' } });
  fireEvent.click(dialog.getByRole('button', { name: text.add }));
  await textAppears(text.added);
  expect(service.heard(`POST ${path}`).at(-1)?.body).toEqual({ kind: 'zoom', folder: 'zoom', isDraft: true });
  expect(await screen.findByText(/3 items came in · 1 item failed/)).toBeTruthy();
  service.answer({
    [`POST ${path}/:id/Look`]: () => new Response(null, { status: 204 }),
    [`PATCH ${path}/:id`]: () => (sources = [{ ...source, isPaused: true }])[0]!,
    [`GET ${path}/:id`]: () => ({
      ...source,
      items: [
        {
          ...{ sourceId: 'a.mp4', title: 'Talk', state: 'failed', problem },
          changedDate: '2026-11-01T08:00:00Z',
        },
      ],
    }),
  });
  fireEvent.click(screen.getByRole('button', { name: `${text.look}: zoom` }));
  await textAppears(text.looking);
  fireEvent.click(screen.getByRole('button', { name: `${text.details}: zoom` }));
  expect(await screen.findByText('talk.mp4 is larger than 4 KB.')).toBeTruthy();
  fireEvent.keyDown(screen.getByText('talk.mp4 is larger than 4 KB.'), { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: `${text.pause}: zoom`, hidden: true }));
  expect(await screen.findByText(text.isPaused)).toBeTruthy();
});

it('why a source cannot be read is said of its note, and of a stored sentence where there is none that the page knows', async () => {
  const unread = (nth: number, exceptionData: object): WatchedSource => ({
    ...source,
    ...{ id: `dddddddd-0000-4000-8000-00000000000${nth}`, folder: `zoom${nth}` },
    problem: { errorCode: 0, message: '', reason: 'watched.unreadable', exceptionData: { ...exceptionData } },
  });
  stubService({
    [`GET ${path}`]: () => [
      unread(1, { sentence: 'a', note: ['notFeed', { where: 'feed.xml' }] }),
      unread(2, { sentence: 'An old one' }),
      unread(3, { sentence: 'A later one', note: ['notYetKnown', {}] }),
      unread(4, { sentence: 'Another one', note: ['inFile', { file: 'a', why: ['notYetKnown'] }] }),
    ],
  });
  openStudio('bring-in');
  expect(await screen.findByText('It cannot be read: feed.xml is neither RSS nor Atom.')).toBeTruthy();
  for (const sentence of ['An old one', 'A later one', 'Another one'])
    expect(screen.getByText(`It cannot be read: ${sentence}.`)).toBeTruthy();
});

it('a content manager reads how content is brought in, and sees no sources', async () => {
  stubService({});
  openStudio('bring-in', { role: Role.ContentManager });
  expect(await screen.findByRole('button', { name: now.chooseFolder })).toBeTruthy();
  expect(screen.queryByText(text.watched)).toBeNull();
});

it('a bucket is watched with its key, and what becomes of what comes in can be changed', async () => {
  const bucket = { endpoint: 'https://s3.example.org', name: 'recordings', keyId: 'AKIA' };
  const watched: WatchedSource = { ...source, bucket, categoryId: 'cccccccc-0000-4000-8000-000000000001' };
  let sources: WatchedSource[] = [];
  const service = stubService({
    [`GET ${path}`]: () => sources,
    [`POST ${path}`]: () => (sources = [watched])[0]!,
    [`PATCH ${path}/:id`]: () => watched,
    'GET /Management/Categories': () => onlyPage([]),
  });
  openStudio('bring-in');
  fireEvent.click(await screen.findByRole('button', { name: text.add }));
  const dialog = within(await screen.findByRole('dialog', { name: text.add }));
  fireEvent.click(dialog.getByLabelText(text.bucket));
  for (const [label, value] of [
    [text.endpoint, bucket.endpoint],
    [text.bucketName, bucket.name],
    [text.keyId, bucket.keyId],
    [text.secretKey, 'secret'],
    [text.folderField, 'zoom'],
  ] as const)
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: text.add }));
  await textAppears(text.added);
  expect(service.heard(`POST ${path}`).at(-1)?.body).toEqual({
    ...{ kind: 'folder', folder: 'zoom', isDraft: true },
    bucket: { ...bucket, secret: 'secret' },
  });
  fireEvent.click(await screen.findByRole('button', { name: `${text.edit}: recordings/zoom` }));
  const edit = within(await screen.findByRole('dialog', { name: text.edit }));
  fireEvent.change(edit.getByLabelText(text.category), { target: { value: '' } });
  fireEvent.click(edit.getByRole('button', { name: text.save }));
  await textAppears(text.changed);
  expect(service.heard(`PATCH ${path}/:id`).at(-1)?.body).toEqual({ isDraft: true, categoryId: '' });
});
