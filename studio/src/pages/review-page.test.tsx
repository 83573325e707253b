import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QueuedReview } from '@tv/contract/media-contents/reviews';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/content/review.ts';
import { testItem } from '../content/table/test-item.ts';
import { closePage, openStudio, textAppears } from '../testing/open-studio.tsx';

preparePages();

const items = ['Queue of one', 'Queue of two', 'With its author'].map((title, index) =>
  testItem({
    ...{ id: `aaaaaaaa-0000-4000-8000-00000000000${index + 1}`, title, state: 'inReview' },
    permitted: ['approve', 'requestChanges', 'comment'],
  }),
);
const queued = (index: number): QueuedReview => ({
  ...{ mediaContent: items[index]!, version: 1, submittedAt: '2026-11-01T10:00:00Z', openRemarks: 0 },
});

function stubQueue() {
  return stubService({
    'GET /Management/Reviews': ({ query }) =>
      onlyPage(
        query.get('group') === 'waiting'
          ? [queued(0), queued(1)]
          : query.get('group') === 'withAuthor'
            ? [queued(2)]
            : [],
      ),
    'GET /Management/Reviews/Counts': { toReview: 2 },
    'GET /Management/MediaContents/:id': ({ params }) =>
      tagged(
        items.find(({ id }) => id === params['id'])!,
        '"1"',
      ),
    'GET /Management/MediaContents/:id/Reviews': onlyPage([]),
    'GET /Management/MediaContents/:id/Reviews/Summary': ({ params }) => ({
      ...{ version: 1, openRemarks: 0, reviewers: [], changes: [] },
      submitted: {
        at: '2026-11-01T10:00:00Z',
        by: { id: items[0]!.id, name: 'Organization Manager' },
        comment: params['id'] === items[0]!.id ? 'From the archive.' : '',
      },
    }),
    'POST /Management/MediaContents/:id/Reviews/Actions': items[0]!,
  });
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

it('J and K go through the whole queue, and the menu counts what waits', async () => {
  stubQueue();
  openStudio('review');
  const queue = await screen.findByRole('navigation', { name: text.queue });
  const link = (title: string) => within(queue).findByRole('link', { name: new RegExp(title) });
  const [one, two, three] = await Promise.all(items.map(({ title }) => link(title)));
  const isCurrent = (element: HTMLElement | undefined) =>
    waitFor(() => expect(element?.getAttribute('aria-current')).toBe('page'));
  await isCurrent(one);
  expect(await screen.findByRole('heading', { level: 2, name: 'Queue of one' })).toBeTruthy();
  expect(await screen.findByText('From the archive.')).toBeTruthy();
  expect(await screen.findByText(text.waitForYou(2, '2'))).toBeTruthy();
  expect(await screen.findByRole('link', { name: /^Review\s*2 to review$/ })).toBeTruthy();

  press('j');
  await isCurrent(two);
  expect(await screen.findByRole('heading', { level: 2, name: 'Queue of two' })).toBeTruthy();
  press('j');
  await isCurrent(three);
  // There is no next one.
  press('j');
  press('k');
  await isCurrent(two);
  expect(queue.querySelectorAll('[aria-current="page"]')).toHaveLength(1);

  // Keys are text in a field.
  const field = screen.getByRole('textbox');
  press('c');
  expect(document.activeElement).toBe(field);
  fireEvent.keyDown(field, { key: 'j' });
  expect(two?.getAttribute('aria-current')).toBe('page');
  field.blur();
  press('?');
  expect(await screen.findByRole('dialog', { name: 'All shortcuts' })).toBeTruthy();
});

it('asks what is to be changed before it asks its author for changes', async () => {
  const service = stubQueue();
  openStudio('review');
  await screen.findByRole('heading', { level: 2, name: 'Queue of one' });
  const field = await screen.findByRole('textbox');
  press('A');
  await textAppears(text.sayWhat);
  expect(document.activeElement).toBe(field);
  expect(service.heard('POST /Management/MediaContents/:id/Reviews/Actions')).toEqual([]);
  field.blur();
  press('a');
  await textAppears(text.done.approve);
  expect(service.heard('POST /Management/MediaContents/:id/Reviews/Actions')).toHaveLength(1);
});

it('a remark that was not sent stays with its item, also over a reload', async () => {
  stubQueue();
  openStudio('review');
  const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(text.writeHere);
  await heading('Queue of one');
  fireEvent.change(await field(), { target: { value: 'The sound is low here.' } });
  press('j');
  await heading('Queue of two');
  expect((await field()).value).toBe('');
  closePage();

  const service = stubQueue();
  openStudio('review');
  await heading('Queue of one');
  expect((await field()).value).toBe('The sound is low here.');
  fireEvent.keyDown(await field(), { key: 'Enter' });
  await waitFor(() =>
    expect(service.heard('POST /Management/MediaContents/:id/Reviews/Actions')[0]?.body).toMatchObject({
      comment: 'The sound is low here.',
    }),
  );
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('tv.unsaved'))).toEqual([]);
});
