import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LiveEvent } from '@tv/contract/live/live';
import { because } from '@tv/contract/reasons/problem-reasons';
import { expect, it } from 'vitest';
import { preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { onlyPage, refusal, stubService } from '@tv/client/lib/testing/stub-service.ts';
import * as captionsText from '@tv/strings/en/studio/live/captions.ts';
import * as chapters from '@tv/strings/en/studio/live/chapters.ts';
import * as guestText from '@tv/strings/en/studio/live/guest.ts';
import * as text from '@tv/strings/en/studio/live/live.ts';
import { openStudio, textAppears } from '../../testing/open-studio.tsx';

preparePages();

const id = 'dddddddd-0000-4000-8000-000000000007';
const event: LiveEvent = {
  ...{ id, title: 'Town hall', scheduledAt: '2099-05-01T10:00:00Z', state: 'waiting', input: 'main' },
  ...{ watchPath: `/watch/${id}`, stateSince: '2026-11-01T08:00:00Z' },
  inputs: [{ input: 'main' }, { input: 'backup' }],
  marks: [],
  addresses: { rtmp: 'rtmp://tv.example:1935/live' },
};
const health: LiveEvent['health'] = {
  ...{ at: '2026-11-01T08:00:00Z', chosen: 'main', renditions: [360, 720], encoderSpeed: 1.5 },
  ...{ secondsBehind: 0, soundLevel: -18.4 },
  warnings: [
    { name: 'live.upright', message: 'The picture is upright.' },
    { name: 'live.ofLater', message: 'Something that this page does not know.' },
  ],
};
const stream: NonNullable<LiveEvent['inputs'][number]['stream']> = {
  ...({ way: 'rtmp' } as const),
  ...{ since: '2026-11-01T08:00:00Z', width: 1280, height: 720, framesPerSecond: 29.97 },
  ...{ bitsPerSecond: 2_480_000, videoCodec: 'h264', soundCodec: 'aac' },
};
const path = '/Management/LiveEvents' as const;

it('an event is planned once, however often its answer is lost', async () => {
  const service = stubService({
    [`GET ${path}`]: () => [],
    [`POST ${path}`]: () => refusal(500),
    [`GET ${path}/:id`]: event,
    'GET /Management/Categories': () => onlyPage([]),
  });
  openStudio('live');
  fireEvent.click(await screen.findByRole('button', { name: text.newEvent }));
  const dialog = within(await screen.findByRole('dialog', { name: text.newEvent }));
  const plan = dialog.getByRole('button', { name: text.plan });
  expect(plan.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(dialog.getByLabelText(text.eventTitle), { target: { value: ' Town hall ' } });
  fireEvent.change(dialog.getByLabelText(text.begins), { target: { value: '2099-05-01T10:00' } });
  fireEvent.click(plan);
  expect((await dialog.findByRole('alert')).textContent).toBeTruthy();
  service.answer({ [`POST ${path}`]: event });
  fireEvent.click(plan);
  expect(await screen.findByRole('heading', { name: 'Town hall' })).toBeTruthy();
  const sent = service.heard(`POST ${path}`).map(({ body }) => body as { id: string });
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ title: 'Town hall', audience: { kind: 'everybody' } });
});

it('who runs an event makes a key, sees what arrives, goes on air and ends it', async () => {
  let shown = event;
  const service = stubService({
    [`GET ${path}/:id`]: () => shown,
    [`POST ${path}/:id/Keys`]: {
      ...{ input: 'main', key: 'tv_live_secret', start: 'tv_live_s', createdDate: '2026-11-01T08:00:00Z' },
    },
    [`PUT ${path}/:id/OnAir`]: () => refusal(409, { why: because('live.nothingArrives') }),
  });
  openStudio(`live/${id}`);
  const goOnAir = await screen.findByRole('button', { name: text.goOnAir });
  expect(goOnAir.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(goOnAir);
  expect(service.heard(`PUT ${path}/:id/OnAir`)).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: `${text.makeKey}: ${text.inputs.main}` }));
  const once = within(await screen.findByRole('dialog', { name: text.streamKey }));
  expect(once.getByLabelText<HTMLInputElement>(text.streamKey).value).toBe('tv_live_secret');
  shown = {
    ...event,
    state: 'receiving',
    health,
    inputs: [
      { input: 'main', stream },
      { input: 'backup', stream },
    ],
  };
  fireEvent.click(once.getByRole('button', { name: 'Done' }));

  expect(await screen.findByText(text.states.receiving)).toBeTruthy();
  expect(screen.getAllByText(/1,280 × 720 · 30 frames per second · 2.5 Mbit\/s · h264, aac/)).toHaveLength(2);
  expect(screen.getByRole('meter', { name: text.level }).getAttribute('aria-valuetext')).toBe('-18 dB');
  expect(screen.getByText(/^The picture is upright. Turn the camera/)).toBeTruthy();
  expect(screen.getByText('Something that this page does not know.')).toBeTruthy();

  service.answer({ [`PUT ${path}/:id/Input`]: () => (shown = { ...shown, input: 'backup' }) });
  fireEvent.click(screen.getByRole('button', { name: `${text.show}: ${text.inputs.backup}` }));
  await waitFor(() => expect(service.heard(`PUT ${path}/:id/Input`)[0]?.body).toEqual({ input: 'backup' }));

  service.answer({ [`PUT ${path}/:id/OnAir`]: () => (shown = { ...shown, state: 'onAir' }) });
  fireEvent.click(goOnAir);
  fireEvent.click(await screen.findByRole('button', { name: text.end }));
  const ending = within(await screen.findByRole('dialog', { name: text.end }));
  service.answer({ [`DELETE ${path}/:id/OnAir`]: () => (shown = { ...shown, state: 'ended' }) });
  fireEvent.click(ending.getByRole('button', { name: text.end }));
  expect(await screen.findByText(text.stateHelp.ended)).toBeTruthy();
  expect(service.heard(`DELETE ${path}/:id/OnAir`)).toHaveLength(1);
  expect(screen.queryByText(text.inputsTitle)).toBeNull();
});

it('a refusal says why, and the page shows the event as it is', async () => {
  let shown: LiveEvent = { ...event, state: 'receiving' };
  stubService({
    [`GET ${path}/:id`]: () => shown,
    [`PUT ${path}/:id/OnAir`]: () => refusal(409, { why: because('live.nothingArrives') }),
  });
  openStudio(`live/${id}`);
  const goOnAir = await screen.findByRole('button', { name: text.goOnAir });
  shown = event;
  fireEvent.click(goOnAir);
  await textAppears(/No stream arrives yet/);
  expect(await screen.findByText(text.states.waiting)).toBeTruthy();
});

it('the presenter marks chapters by a button, by a title and by a key, and takes the last one back', async () => {
  let shown: LiveEvent = { ...event, state: 'onAir' };
  const markPath = `${path}/:id/Marks/:markId` as const;
  const service = stubService({
    [`GET ${path}/:id`]: () => shown,
    [`PUT ${markPath}`]: ({ body }: { body: unknown }) => {
      const { title } = body as { title: string };
      const mark = { id: `mark-${title}`, title, at: '2026-11-01T08:00:00Z', second: 65 };
      return (shown = { ...shown, marks: [...shown.marks, mark] });
    },
    [`DELETE ${markPath}`]: () => (shown = { ...shown, marks: shown.marks.slice(0, -1) }),
  });
  openStudio(`live/${id}`);
  const button = await screen.findByRole('button', { name: chapters.mark });
  const title = screen.getByLabelText<HTMLInputElement>(chapters.title);
  fireEvent.change(title, { target: { value: ' Figures ' } });
  fireEvent.keyDown(title, { key: 'n' });
  expect(service.heard(`PUT ${markPath}`)).toEqual([]);
  fireEvent.click(button);
  await textAppears(chapters.marked('Figures'));
  expect(await screen.findByText('1:05')).toBeTruthy();
  expect(title.value).toBe('');
  fireEvent.keyDown(document.body, { key: 'n' });
  await textAppears(chapters.marked('Chapter 2'));
  fireEvent.click(screen.getByRole('button', { name: chapters.undo }));
  await textAppears(chapters.takenAway('Chapter 2'));
  expect(service.heard(`DELETE ${markPath}`).map(({ params }) => params)).toEqual([
    { id, markId: 'mark-Chapter 2' },
  ]);
  expect(screen.queryByText('Chapter 2')).toBeNull();
});

it('captions are switched on, made by a service, and typed', async () => {
  const onAir: LiveEvent = { ...event, state: 'onAir', captionsRefusal: 'not-allowed' };
  let shown = onAir;
  const service = stubService({
    [`GET ${path}/:id`]: () => shown,
    [`PUT ${path}/:id/Captions`]: ({ body }: { body: NonNullable<LiveEvent['captions']> }) =>
      (shown = { ...shown, captions: body }),
    [`PUT ${path}/:id/Cues/:cueId`]: () => refusal(500),
  } as Parameters<typeof stubService>[0]);
  openStudio(`live/${id}`);
  fireEvent.click(await screen.findByRole('switch', { name: captionsText.show }));
  const language = await screen.findByLabelText<HTMLSelectElement>(captionsText.language);
  expect(language.value).toBe('en');
  expect(screen.getByText(/does not allow automatic captions/)).toBeTruthy();
  expect(screen.queryByRole('switch', { name: captionsText.automatic })).toBeNull();
  const { captionsRefusal: _, ...allowed } = shown;
  shown = allowed;
  fireEvent.change(language, { target: { value: 'de' } });
  fireEvent.click(await screen.findByRole('switch', { name: captionsText.automatic }));
  await waitFor(() => expect(shown.captions).toEqual({ languageCode: 'de', isAutoGenerated: true }));

  const line = screen.getByLabelText<HTMLInputElement>(captionsText.typed);
  const send = screen.getByRole('button', { name: captionsText.send });
  fireEvent.change(line, { target: { value: ' Guten Morgen ' } });
  fireEvent.click(send);
  await textAppears(captionsText.unexpected);
  expect(line.value).toBe(' Guten Morgen ');
  service.answer({ [`PUT ${path}/:id/Cues/:cueId`]: () => new Response(null, { status: 204 }) });
  fireEvent.click(send);
  await waitFor(() => expect(line.value).toBe(''));
  const sent = service.heard(`PUT ${path}/:id/Cues/:cueId`);
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Guten Morgen' }, { text: 'Guten Morgen' }]);
});

it('the presenter invites a guest, sees them backstage, and puts them on air and off it by button and key', async () => {
  let shown: LiveEvent = { ...event, state: 'onAir', health, inputs: [{ input: 'main', stream }] };
  const guestPath = `${path}/:id/Guest` as const;
  const url = 'https://tv.example/backstage#tv_live_secret';
  const service = stubService({
    [`GET ${path}/:id`]: () => shown,
    [`POST ${guestPath}`]: ({ body }: { body: unknown }) => {
      const { name } = body as { name: string };
      shown = { ...shown, guest: { name, createdDate: '2026-11-01T08:00:00Z', warnings: [] } };
      return { name, url, createdDate: '2026-11-01T08:00:00Z' };
    },
    [`PUT ${path}/:id/Input`]: ({ body }: { body: unknown }) => {
      const { input } = body as { input: 'main' | 'guest' };
      return (shown = { ...shown, input });
    },
    [`DELETE ${guestPath}`]: () => {
      const { guest: _, ...rest } = shown;
      return (shown = rest);
    },
  });
  openStudio(`live/${id}`);
  const name = await screen.findByLabelText(guestText.name);
  fireEvent.change(name, { target: { value: ' Second speaker ' } });
  fireEvent.click(screen.getByRole('button', { name: guestText.makeLink }));
  const once = within(await screen.findByRole('dialog', { name: guestText.link }));
  expect(once.getByLabelText<HTMLInputElement>(guestText.link).value).toBe(url);
  fireEvent.click(once.getByRole('button', { name: 'Done' }));

  // A guest who sends nothing is put on air by nothing.
  const putOnAir = await screen.findByRole('button', { name: guestText.putOnAir('Second speaker') });
  expect(screen.getByText(guestText.states.away)).toBeTruthy();
  fireEvent.click(putOnAir);
  fireEvent.keyDown(document.body, { key: 'g' });
  expect(service.heard(`PUT ${path}/:id/Input`)).toEqual([]);

  const guest = { ...shown.guest!, stream: { ...stream, way: 'browser' as const }, soundLevel: -30.2 };
  shown = { ...shown, guest: { ...guest, warnings: [health!.warnings[0]!] } };
  expect(await screen.findByText(guestText.states.backstage, {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByRole('meter', { name: guestText.levelOf('Second speaker') })).toBeTruthy();
  expect(screen.getByText(guestText.previewSoon)).toBeTruthy();
  fireEvent.keyDown(document.body, { key: 'g' });
  const takeBack = await screen.findByRole('button', { name: guestText.takeBack('Second speaker') });
  expect(screen.getByText(guestText.states.goingOnAir)).toBeTruthy();
  shown = { ...shown, health: { ...health!, chosen: 'guest' } };
  expect(await screen.findByText(guestText.seen('Second speaker'), {}, { timeout: 5_000 })).toBeTruthy();
  // Not before the event itself is on air.
  shown = { ...shown, state: 'receiving' };
  expect(await screen.findByText(guestText.states.goingOnAir, {}, { timeout: 5_000 })).toBeTruthy();
  expect(screen.queryByText(guestText.seen('Second speaker'))).toBeNull();
  fireEvent.click(takeBack);
  await screen.findByRole('button', { name: guestText.putOnAir('Second speaker') });
  expect(service.heard(`PUT ${path}/:id/Input`).map(({ body }) => body)).toEqual([
    { input: 'guest' },
    { input: 'main' },
  ]);

  fireEvent.click(screen.getByRole('button', { name: guestText.endLink }));
  const ending = within(await screen.findByRole('dialog', { name: guestText.endLink }));
  fireEvent.click(ending.getByRole('button', { name: guestText.endLink }));
  expect(await screen.findByLabelText(guestText.name)).toBeTruthy();
}, 20_000);
