import { useQuery } from '@tanstack/react-query';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { watchedItem as anItem } from '@tv/client/lib/media-contents/test-watched-item.ts';
import type { Area } from '@tv/client/lib/area/area.ts';
import { openRoutes, organizationId, preparePages } from '@tv/client/lib/testing/open-routes.tsx';
import { stubService } from '@tv/client/lib/testing/stub-service.ts';
import { createPlayer } from '@tv/player/create-player.ts';
import { PlayerProvider } from '@tv/player/player-context.tsx';
import type { PlayerProblem } from '@tv/player/player-state.ts';
import { watchedItem } from '../queries.ts';
import { useReplacedFile } from './use-replaced-file.ts';
import { WatchStage } from './watch-stage.tsx';

preparePages();
afterEach(() => void vi.restoreAllMocks());

const area: Area = { isPublic: true, prefix: `/public/${organizationId}`, organizationId };
const version = (number: number): MediaContent =>
  anItem({ accessLevel: 2, videoUrl: `/api/media/some-item/${number}/master.m3u8` });
const settings = {
  ...{ autoplay: false, allowDownload: false, allowEmbed: false, skipSeconds: 10, showViewerName: false },
  ...{ playbackRates: [1], defaultPlaybackRate: 1 },
};

/** A busy machine takes longer for code that is loaded when it is needed. */
const atMost = { timeout: 10_000 };

const start = { startAt: 0, isResumed: false };

function Watching() {
  const { data } = useQuery(watchedItem(area, version(1).id));
  const [player] = useState(() => createPlayer());
  return (
    data && (
      <PlayerProvider player={player}>
        <WatchStage
          {...{ item: data, area, settings, start }}
          subtitles={[]}
          isMember={false}
          loadText={async () => ''}
          isBare
        />
      </PlayerProvider>
    )
  );
}

/** What jsdom's media element lacks: a browser that plays HLS by itself, as Safari does. */
function playable(video: HTMLVideoElement) {
  const state = { paused: true, currentTime: 0, readyState: 0, error: null as { code: number } | null };
  for (const name of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(video, name, {
      configurable: true,
      get: () => state[name],
      set: (value: never) => {
        state[name] = value;
      },
    });
  const tell = (...events: string[]) =>
    act(async () => events.forEach((name) => video.dispatchEvent(new Event(name))));
  video.play = vi.fn(async () => {
    state.paused = false;
    await tell('play', 'playing');
  });
  return {
    state,
    tell,
    opened: () => tell('loadedmetadata'),
    /** Loading an address that answers 404: the element starts again, paused, and fails (HTML, media element load algorithm). */
    async fails() {
      Object.assign(state, { paused: true, currentTime: 0, readyState: 0, error: { code: 4 } });
      await tell('emptied', 'timeupdate', 'error');
    },
  };
}

it('a visitor whose file is replaced goes on with the new one where they were', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(HTMLMediaElement.prototype, 'textTracks', 'get').mockReturnValue(
    Object.assign([], { addEventListener() {}, removeEventListener() {} }) as unknown as TextTrackList,
  );
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2, MEDIA_ERR_DECODE: 3 });
  const service = stubService({ 'GET /MediaContents/Publics/:id': version(1) });
  openRoutes([{ path: '/', Component: Watching }], '/');
  const section = await screen.findByRole('region', { name: 'Video player' });
  const video = section.querySelector('video')!;
  const browser = playable(video);
  await expect.poll(() => video.src, atMost).toContain('/some-item/1/master.m3u8');
  await browser.opened();
  await act(() => video.play());
  browser.state.currentTime = 7;
  await browser.tell('timeupdate');

  service.answer({ 'GET /MediaContents/Publics/:id': version(2) });
  vi.mocked(video.play).mockClear();
  // The engine itself tries again first, with a fresh token.
  for (let time = 0; time < 3; time++) await browser.fails();
  await expect.poll(() => video.src, atMost).toContain('/some-item/2/master.m3u8');
  expect(service.heard('GET /MediaContents/Publics/:id')).toHaveLength(2);
  await browser.opened();
  expect(video.currentTime).toBe(7);
  await vi.waitFor(() => expect(video.play).toHaveBeenCalled());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each<[PlayerProblem, number]>([
  ['gone', 2],
  ['unplayable', 2],
  ['unknown', 2],
  ['network', 1],
  ['refused', 1],
])('where the problem is "%s", the item is read %i times in all', async (problem, times) => {
  const service = stubService({ 'GET /MediaContents/Publics/:id': version(1) });
  const player = createPlayer();
  const Reading = () => {
    const { data } = useQuery(watchedItem(area, version(1).id));
    useReplacedFile(area, version(1).id);
    return data ? <p>read</p> : null;
  };
  openRoutes(
    [
      {
        path: '/',
        element: (
          <PlayerProvider player={player}>
            <Reading />
          </PlayerProvider>
        ),
      },
    ],
    '/',
  );
  await screen.findByText('read');
  let report: (change: { problem: PlayerProblem }) => void = () => {};
  player.attach((store) => {
    report = store.report;
    return { end: () => {} } as never;
  });
  await act(async () => report({ problem }));
  expect(service.heard('GET /MediaContents/Publics/:id')).toHaveLength(times);
});
