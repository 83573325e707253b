import { because } from '@tv/contract/reasons/problem-reasons';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CalendarEntry } from '@tv/contract/media-contents/calendar';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { preparePages, windowSize } from '@tv/client/lib/testing/open-routes.tsx';
import { refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as text from '@tv/strings/en/studio/content/schedule.ts';
import { openStudio, textAppears } from '../testing/open-studio.tsx';

beforeAll(() => {
  vi.stubEnv('TZ', 'Europe/Berlin');
});
afterAll(() => {
  vi.unstubAllEnvs();
});

preparePages();

const id = 'aaaaaaaa-0000-4000-8000-000000000001';

/** A calendar with one publication to come, which moves. */
function stubCalendar(facts: Partial<CalendarEntry> & { at: string }) {
  let entry: CalendarEntry = {
    ...{ mediaContentId: id, title: 'The frost', event: 'publish', isDone: false, mayMove: true },
    ...{ reminders: 0, ...facts },
  };
  return stubService({
    'GET /Management/Calendar': ({ query }) => ({
      entries: entry.at >= query.get('from')! && entry.at < query.get('to')! ? [entry] : [],
      isComplete: true,
    }),
    'PUT /Management/MediaContents/:id/Schedules': ({ body }) => {
      entry = { ...entry, at: body.publishAt ?? body.unpublishAt! };
      return {} as never;
    },
  });
}

const sent = (service: ReturnType<typeof stubCalendar>) =>
  service.heard('PUT /Management/MediaContents/:id/Schedules').map(({ body }) => body);

it('on a telephone a publication is moved by a button, which asks for day and time', async () => {
  windowSize.width = 360;
  const service = stubCalendar({ at: '2098-11-04T08:00:00.000Z' });
  openStudio('schedule?view=month&day=2098-11-04');
  fireEvent.click(await screen.findByRole('button', { name: text.moveEntry('The frost') }));
  expect(screen.queryByRole('table')).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: text.move });
  const moment = within(dialog).getByLabelText<HTMLInputElement>(text.events.publish.coming);
  expect(moment.value).toBe('2098-11-04T09:00');
  fireEvent.change(moment, { target: { value: '2020-01-01T09:00' } });
  fireEvent.submit(moment.closest('form')!);
  expect(within(dialog).getByRole('alert').textContent).toBe(text.past);
  expect(sent(service)).toEqual([]);
  fireEvent.change(moment, { target: { value: '2098-11-06T14:30' } });
  fireEvent.submit(moment.closest('form')!);
  await textAppears(/^“The frost” moved to .*6 November 2098|^“The frost” moved to .*November 6, 2098/);
  expect(dialog.hasAttribute('open')).toBe(false);
  expect((await screen.findByRole('link', { name: /The frost/ })).textContent).toMatch(/14:30|2:30/);
  expect(sent(service)).toEqual([{ publishAt: '2098-11-06T13:30:00.000Z' }]);
});

it('in a week the arrows up and down move an end by an hour, and no entry leaves the time to come', async () => {
  const service = stubCalendar({ event: 'unpublish', at: '2099-04-04T07:00:00.000Z' });
  openStudio('schedule?view=week&day=2099-04-04');
  const entry = () => screen.findByRole('link', { name: /Will be unpublished.*The frost/ });
  fireEvent.keyDown(await entry(), { key: 'ArrowDown', altKey: true });
  await waitFor(async () => expect((await entry()).textContent).toMatch(/10:00/));
  // Without Alt the arrow is the browser's.
  expect(fireEvent.keyDown(await entry(), { key: 'ArrowDown' })).toBe(true);
  expect(sent(service)).toEqual([{ unpublishAt: '2099-04-04T08:00:00.000Z' }]);

  service.answer({
    'PUT /Management/MediaContents/:id/Schedules': refusal(400, { why: because('field.future') }),
  });
  fireEvent.keyDown(await entry(), { key: 'ArrowUp', altKey: true });
  await textAppears('Choose a time in the future.');
  expect((await entry()).textContent).toMatch(/10:00/);
});

it('does not move what has happened, or what is another’s', async () => {
  const service = stubCalendar({ at: '2099-04-04T07:00:00.000Z', mayMove: false });
  openStudio('schedule?view=month&day=2099-04-04');
  const entry = await screen.findByRole('link', { name: /The frost/ });
  expect(entry.getAttribute('draggable')).toBe('false');
  fireEvent.keyDown(entry, { key: 'ArrowRight', altKey: true });
  fireEvent.keyDown(document.body, { key: 'z' });
  expect(sent(service)).toEqual([]);
});
