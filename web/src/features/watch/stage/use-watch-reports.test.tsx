import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { renderHook } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Player } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import { createPlayerStore } from '@tv/player/player-store.ts';
import { useWatchReports } from './use-watch-reports.ts';

type Report = { path: string; position?: number; ranges?: [number, number][] };
let reports: Report[] = [];
/** Reports of how it played. */
let playings: { path: string }[] = [];
let status = 204;
const service = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    const body = text ? (JSON.parse(text) as object) : {};
    if (path.includes('/Playings')) playings.push({ path, ...body });
    else reports.push({ path, ...body });
    response.writeHead(status).end();
  });
});

beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const element = document.createElement('script');
  element.id = 'configuration';
  element.type = 'application/json';
  const { port } = service.address() as AddressInfo;
  element.textContent = JSON.stringify({ apiBase: `http://127.0.0.1:${port}/api` });
  document.body.append(element);
});
afterAll(() => {
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  reports = [];
  playings = [];
  status = 204;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => void vi.useRealTimers());

const item = { id: 'aaaaaaaa-0000-4000-8000-000000000001', durationInSeconds: 100 } as MediaContent;

/** The hook over a store that is told what a media element would tell. */
const watching = (watched = item) => {
  const store = createPlayerStore({ duration: 100 });
  const { unmount } = renderHook(() => useWatchReports(watched, false), {
    wrapper: ({ children }) => (
      <PlayerProvider player={{ ...store, element: () => undefined } as unknown as Player}>
        {children}
      </PlayerProvider>
    ),
  });
  const play = (from: number, to: number) => {
    store.report({ started: true, paused: false, ended: false, seeking: false });
    for (let time = from; time <= to; time += 0.25) {
      store.report({ currentTime: time });
      vi.advanceTimersByTime(250);
    }
  };
  return { ...store, unmount, play };
};

const positions = async (count: number) => {
  await expect.poll(() => reports.filter(({ position }) => position !== undefined).length).toBe(count);
  return reports
    .filter(({ position }) => position !== undefined)
    .map(({ position, ranges }) => ({ position, ranges }));
};

it('tells a visit at the first playback, and the position every ten seconds', async () => {
  const { play, unmount } = watching();
  play(0, 9.5);
  await expect.poll(() => reports.map(({ path }) => path.split('/')[4])).toEqual(['Visitors']);
  play(9.75, 20.5);
  expect(await positions(2)).toEqual([
    { position: 9.75, ranges: [[0, 9.75]] },
    { position: 19.75, ranges: [[9.75, 19.75]] },
  ]);
  unmount();
  await positions(3);
});

it('tells on pause, on seek, at the end, and when the page goes away', async () => {
  const { play, report, unmount } = watching();
  play(0, 2);
  report({ paused: true });
  expect((await positions(1))[0]).toEqual({ position: 2, ranges: [[0, 2]] });
  play(2, 3);
  report({ seeking: true });
  expect((await positions(2))[1]).toEqual({ position: 3, ranges: [[2, 3]] });
  play(98, 99.75);
  report({ ended: true, paused: true });
  expect((await positions(3))[2]).toEqual({ position: 100, ranges: [[98, 100]] });
  play(50, 51);
  window.dispatchEvent(new Event('pagehide'));
  expect((await positions(4))[3]).toEqual({ position: 51, ranges: [[50, 51]] });
  play(51.25, 52);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect((await positions(5))[4]).toEqual({ position: 52, ranges: [[51, 52]] });
  play(52.25, 53);
  unmount();
  expect((await positions(6))[5]).toEqual({ position: 53, ranges: [[52, 53]] });
});

it('tells with the next report what one could not tell', async () => {
  const { play, report, unmount } = watching();
  status = 503;
  play(0, 2);
  report({ paused: true });
  await positions(1);
  status = 204;
  // The refusal reaches the hook after the service has noted the report.
  await expect
    .poll(async () => {
      play(2, 3);
      report({ paused: true });
      return reports.at(-1)?.ranges;
    })
    .toEqual([[0, 3]]);
  unmount();
});

it('tells nothing of what is not published', async () => {
  const { play, unmount } = watching({ ...item, status: 0 });
  play(0, 25);
  unmount();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reports).toEqual([]);
});

it('tells once at the end how it played', async () => {
  // Reports of other tests may still be on their way.
  const id = 'aaaaaaaa-0000-4000-8000-000000000002';
  const { play, unmount } = watching({ ...item, id });
  play(0, 5);
  unmount();
  const ofItem = () => playings.filter(({ path }) => path.includes(id));
  await expect
    .poll(ofItem)
    .toMatchObject([
      { path: `/api/MediaContents/${id}/Playings/Publics`, start: 'played', network: 'unknown' },
    ]);
  expect(ofItem()).toHaveLength(1);
});
