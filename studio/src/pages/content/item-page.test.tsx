import { because } from '@tv/contract/reasons/problem-reasons';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { usualPlayerSettings } from '@tv/contract/media/usual-player-settings';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { session } from '@tv/client/lib/session/session-state.ts';
import { forgetUnsaved } from '@tv/client/lib/state/unsaved-storage.ts';
import { refusal, stubService, tagged } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import * as saving from '@tv/strings/en/studio/saving.ts';
import { testItem } from '../../content/table/test-item.ts';
import { closePage, openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const item = testItem({ permitted: ['edit'], title: 'Ridge at dawn' });

async function open(answers: Parameters<typeof stubService>[0] = {}) {
  const service = stubService({
    'GET /Management/MediaContents/:id': tagged(item, '"1"'),
    'GET /Management/MediaContents/:id/Versions': [],
    'GET /Categories': [],
    ...answers,
  });
  openStudio(`content/${item.id}`);
  const title = await screen.findByLabelText<HTMLInputElement>('Title');
  return { service, title };
}

it('saves a changed title by itself, and sends the tag of what was read', async () => {
  const { service, title } = await open({
    'PATCH /Management/MediaContents/:id': ({ body }) => tagged({ ...item, ...body } as typeof item, '"2"'),
  });
  expect(title.value).toBe('Ridge at dawn');
  fireEvent.change(title, { target: { value: 'Ridge at noon' } });
  await screen.findByText(/^Saved at /);
  const [sent] = service.heard('PATCH /Management/MediaContents/:id');
  expect(sent?.headers.get('if-match')).toBe('"1"');
  expect(sent?.body).toMatchObject({ title: 'Ridge at noon' });
});

it('goes on from what the page before is still saving: nothing is sent twice, and nobody is told of a conflict', async () => {
  let stored = item;
  let tag = 1;
  const line = Promise.withResolvers<void>();
  const { service, title } = await open({
    'GET /Management/MediaContents/:id': () => tagged(stored, `"${tag}"`),
    'PATCH /Management/MediaContents/:id': async ({ body, headers }) => {
      await line.promise;
      if (headers.get('if-match') !== `"${tag}"`) return refusal(412);
      stored = { ...stored, ...body } as typeof item;
      tag += 1;
      return tagged(stored, `"${tag}"`);
    },
  });
  const sent = () => service.heard('PATCH /Management/MediaContents/:id').map(({ body }) => body);
  fireEvent.change(title, { target: { value: 'Ridge at noon' } });
  cleanup();
  await waitFor(() => expect(sent()).toEqual([{ title: 'Ridge at noon' }]));

  openStudio(`content/${item.id}`);
  const again = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(again.value).toBe('Ridge at noon');
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'At twelve.' } });
  line.resolve();
  await screen.findByText(/^Saved at /);
  expect(sent()).toEqual([{ title: 'Ridge at noon' }, { description: 'At twelve.' }]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(again.value).toBe('Ridge at noon');
});

/** The step at which an item stands. */
const here = () => document.querySelector('[aria-current="step"]')?.textContent;

async function chooseStep(name: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: text.moreSteps }));
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}

it('is unpublished from the menu, scheduled in a dialog, and published by its button', async () => {
  let now: ManagedMediaContent = testItem({ permitted: ['edit', 'unpublish'] });
  let tag = 0;
  const become = (facts: Partial<ManagedMediaContent>) => {
    now = { ...now, ...facts };
    tag += 1;
    return now;
  };
  const { service } = await open({
    'GET /Management/MediaContents/:id': () => tagged(now, `"${tag}"`),
    'DELETE /Management/MediaContents/:id/Publications': () =>
      become({ state: 'draft', permitted: ['edit', 'publish', 'schedule'] }),
    'PUT /Management/MediaContents/:id/Schedules': ({ body }) =>
      become({ state: 'scheduled', scheduledPublicationDate: body.publishAt! }),
    'POST /Management/MediaContents/:id/Publications': () =>
      become({ state: 'published', permitted: ['edit', 'unpublish'] }),
  });
  expect(here()).toMatch(/^Published/);
  expect(screen.queryByRole('button', { name: text.actions.publish })).toBeNull();

  await chooseStep(text.actions.unpublish);
  await textAppears('It is a draft again.');
  await waitFor(() => expect(here()).toMatch(/^Draft/));

  await chooseStep(text.schedule);
  const dialog = await screen.findByRole('dialog', { name: text.schedule });
  const submit = dialog.querySelector<HTMLButtonElement>('[type="submit"]')!;
  fireEvent.click(submit);
  const moment = screen.getByLabelText(text.publishAt);
  fireEvent.change(moment, { target: { value: '2099-05-01T09:00' } });
  service.answer({
    'PUT /Management/MediaContents/:id/Schedules': refusal(400, { why: because('field.future') }),
  });
  fireEvent.click(submit);
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a time in the future.');
  service.answer({
    'PUT /Management/MediaContents/:id/Schedules': ({ body }) =>
      become({ state: 'scheduled', scheduledPublicationDate: body.publishAt! }),
  });
  fireEvent.click(submit);
  await waitFor(() => expect(here()).toMatch(/^Scheduled/));
  expect(dialog.hasAttribute('open')).toBe(false);
  // Without a moment nothing was sent.
  const sent = service.heard('PUT /Management/MediaContents/:id/Schedules').map(({ body }) => body);
  const publishAt = new Date('2099-05-01T09:00').toISOString();
  expect(sent).toEqual([{ publishAt }, { publishAt }]);

  fireEvent.click(await screen.findByRole('button', { name: text.actions.publish }));
  await waitFor(() => expect(here()).toMatch(/^Published/));
  expect(service.heard('POST /Management/MediaContents/:id/Publications')).toHaveLength(1);
});

const group = (name: string) => screen.findByRole('group', { name });

it('asks for each field that two people changed, with both texts, who and when, and sends what was chosen', async () => {
  const theirs = { ...item, title: 'Ridge at dusk', description: 'Theirs.', tags: ['theirs'] };
  const { service, title } = await open({
    'PATCH /Management/MediaContents/:id': refusal(412, { why: because('items.changedMeanwhile') }),
    'GET /Management/MediaContents/:id/History': [
      { at: '2026-11-02T10:00:00Z', action: 'x', person: { id: 'other', name: 'Other Manager' }, detail: {} },
    ],
  });
  service.answer({ 'GET /Management/MediaContents/:id': tagged(theirs, '"2"') });
  fireEvent.change(title, { target: { value: 'Ridge at noon' } });
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'Mine.' } });
  const disputed = await group('Title');
  expect(disputed.textContent).toContain('Ridge at noon');
  expect(disputed.textContent).toContain('Ridge at dusk');
  await waitFor(() => expect(disputed.textContent).toMatch(/Other Manager, .*2026/));
  expect((await group('Description')).textContent).toContain('Theirs.');
  // What nobody else touched here is theirs already, and typing on sends nothing.
  expect(screen.getByText('theirs')).toBeTruthy();
  const sent = () => service.heard('PATCH /Management/MediaContents/:id').map(({ body }) => body);
  fireEvent.change(title, { target: { value: 'Ridge at noon, mine' } });
  expect(sent()).toHaveLength(1);

  service.answer({
    'PATCH /Management/MediaContents/:id': ({ body }) => tagged({ ...theirs, ...body } as typeof item, '"3"'),
  });
  fireEvent.click(within(await group('Description')).getByRole('button', { name: 'Use theirs' }));
  expect(sent()).toHaveLength(1);
  fireEvent.click(within(await group('Title')).getByRole('button', { name: 'Save mine' }));
  await screen.findByText(/^Saved at /);
  expect(sent().at(-1)).toEqual({ title: 'Ridge at noon, mine' });
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Theirs.');
});

it('only what was changed outlasts a reload, and is saved over what others changed meanwhile', async () => {
  const { service, title } = await open();
  service.line.isOffline = true;
  fireEvent.change(title, { target: { value: 'In a tunnel' } });
  await screen.findByText(text.refused);
  closePage();
  const now = { ...item, description: 'Theirs.' };
  const again = await open({
    'GET /Management/MediaContents/:id': tagged(now, '"2"'),
    'PATCH /Management/MediaContents/:id': ({ body }) => tagged({ ...now, ...body } as typeof item, '"3"'),
  });
  await screen.findByText(/^Saved at /);
  expect(again.service.heard('PATCH /Management/MediaContents/:id').map(({ body }) => body)).toEqual([
    { title: 'In a tunnel' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>('Description').value).toBe('Theirs.');
});

it('a field that was emptied and a chapter without a title wait, also over a reload', async () => {
  const chaptered = { ...item, chapters: [{ title: 'Start', startTime: 0, endTime: 19 }] };
  const answers: Parameters<typeof open>[0] = {
    'GET /Management/MediaContents/:id': tagged(chaptered, '"1"'),
    'PATCH /Management/MediaContents/:id': ({ body }) =>
      tagged({ ...chaptered, ...body } as typeof item, '"2"'),
  };
  const { service, title } = await open(answers);
  fireEvent.change(title, { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Description'), { target: { value: 'New.' } });
  fireEvent.click(screen.getByRole('button', { name: text.tabs.chapters }));
  fireEvent.change(await screen.findByDisplayValue('Start'), { target: { value: '' } });
  await waitFor(() =>
    expect(service.heard('PATCH /Management/MediaContents/:id').map(({ body }) => body)).toEqual([
      { description: 'New.' },
    ]),
  );
  await screen.findByText(text.refused);
  closePage();
  const again = await open(answers);
  expect(again.title.value).toBe('');
  fireEvent.click(screen.getByRole('button', { name: text.tabs.chapters }));
  expect(screen.queryByDisplayValue('Start')).toBeNull();
  expect(again.service.heard('PATCH /Management/MediaContents/:id')).toEqual([]);
});

it('says that somebody deleted the item, and what was written stays to be copied, also after a reload', async () => {
  const { service, title } = await open({
    'PATCH /Management/MediaContents/:id': refusal(404, { errorCode: 14, why: because('request.notFound') }),
  });
  fireEvent.change(title, { target: { value: 'Long thought of' } });
  const note = await screen.findByRole('alert', { name: saving.gone });
  expect(within(note).getByDisplayValue('Long thought of')).toBeTruthy();
  expect(title.value).toBe('Long thought of');
  act(() => void dispatchEvent(new Event('online')));
  expect(service.heard('PATCH /Management/MediaContents/:id')).toHaveLength(1);

  closePage();
  stubService({ 'GET /Management/MediaContents/:id': refusal(404, { why: because('request.notFound') }) });
  openStudio(`content/${item.id}`);
  const kept = await screen.findByRole('alert', { name: saving.gone });
  expect(within(kept).getByDisplayValue('Long thought of')).toBeTruthy();
  fireEvent.click(within(kept).getByRole('button', { name: saving.dropKept }));
  expect([screen.queryByRole('alert'), localStorage.length]).toEqual([null, 0]);
});

it('the browser asks before the page is left unsaved, and somebody else does not get the text', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { service, title } = await open();
  expect(leave()).toBe(false);
  service.line.isOffline = true;
  fireEvent.change(title, { target: { value: 'Mine' } });
  expect(leave()).toBe(true);
  await screen.findByText(text.refused);
  // A session that has ended leads to the sign-in, and the text is on this device.
  act(() => session.set({ status: 'signed-out' }));
  expect(leave()).toBe(false);
  closePage();
  const opened = async (who: Parameters<typeof openStudio>[1]) => {
    stubService({ 'GET /Management/MediaContents/:id': tagged(item, '"1"'), 'GET /Categories': [] });
    openStudio(`content/${item.id}`, who);
    const { value } = await screen.findByLabelText<HTMLInputElement>('Title');
    closePage();
    return value;
  };
  expect(await opened({ id: 'eeeeeeee-0000-4000-8000-000000000001' })).toBe(item.title);
  expect(await opened({})).toBe('Mine');
  forgetUnsaved();
  expect(await opened({})).toBe(item.title);
});

it('offers the code for other sites where the item may stand in them, whoever decides it', async () => {
  const settings = (allowEmbed: boolean) => ({
    ...usualPlayerSettings,
    showViewerName: !allowEmbed,
    allowEmbed,
  });
  const { service } = await open({
    'GET /MediaContents/:id/MediaPlayerSettings/Resolved': settings(false),
  });
  await waitFor(() =>
    expect(service.heard('GET /MediaContents/:id/MediaPlayerSettings/Resolved')).toHaveLength(1),
  );
  await screen.findByText(text.forColleagues);
  expect(screen.queryByText(text.forSites)).toBeNull();
  cleanup();
  await open({ 'GET /MediaContents/:id/MediaPlayerSettings/Resolved': settings(true) });
  expect(await screen.findByText(text.forSites)).toBeTruthy();
});
