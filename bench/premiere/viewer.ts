import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { CurrentUser } from '@tv/contract/people/people';
import { waitForPublication } from '@tv/contract/media-contents/publication-wait';
import type { Answered } from './browser.ts';
import { openViewer, type Viewer } from './open-viewer.ts';
import { openStream } from './stream.ts';
import { itemId as id, organizationId } from './seed-premiere.ts';

/** Instants in milliseconds of Unix time. */
export type Timeline = { openFrom: number; publishAt: number; end: number };
export type Seen = { turnedAfter: number; readyAfter: number; asks: number };

/** Milliseconds within which everybody presses Play. */
const pressing = 10_000;

/** `code`: the files of the player's code. */
type PremiereViewer = Viewer & { code: readonly string[] };

/** One viewer: opens the countdown, waits as the web does, presses Play, watches and reports. Undefined where the item never opened. */
export async function watchPremiere(viewer: PremiereViewer, timeline: Timeline): Promise<Seen | undefined> {
  const { bearer } = viewer;
  const browser = openViewer(viewer);
  const { call } = browser;
  const params = { id };
  let etag: string | undefined;
  const askItem = async (kind: string): Promise<MediaContent | undefined> => {
    const known = { ...(etag && { headers: { 'if-none-match': etag } }), right: [200, 304] };
    const answer: Answered | undefined = bearer
      ? await call(kind, 'GET /MediaContents/Published/:id', {}, { params })
      : await call(kind, 'GET /MediaContents/Publics/:id', known, { params });
    etag = answer?.etag;
    return answer?.status === 200 ? (JSON.parse(answer.text) as MediaContent) : undefined;
  };

  async function open(): Promise<string> {
    if (!bearer) {
      await browser.ask('page', `/public/${organizationId}/watch/${id}`, {
        headers: { 'accept-encoding': 'br' },
      });
      return 'public';
    }
    await browser.ask('page', `/watch/${id}`, { headers: { 'accept-encoding': 'br' } });
    await call(
      'visit of the portal',
      'POST /Users/Me/AddVisit',
      { right: [204] },
      { query: { timeZone: 'UTC' } },
    );
    const [me] = await Promise.all([
      call('person', 'GET /Users/Me', {}),
      askItem('item before'),
      call('up next', 'GET /MediaContents/:id/UpNext', {}, { params }),
    ]);
    await call(
      'reminder',
      'POST /schedules/media-contents/:id/publish/notifications',
      { right: [204] },
      { params },
    );
    return me ? (JSON.parse(me.text) as CurrentUser).mediaToken : 'public';
  }

  /** The parts of the page that the web asks for as the player takes the countdown's place. */
  const openParts = () =>
    bearer
      ? Promise.all([
          call('settings', 'GET /MediaContents/:id/MediaPlayerSettings/Resolved', {}, { params }),
          call('subtitles', 'GET /MediaContents/:id/Subtitles', {}, { params, query: { pageSize: 999 } }),
          call('attachments', 'GET /MediaContents/:id/Attachments', {}, { params }),
        ])
      : Promise.all([
          call('settings', 'GET /MediaContents/Publics/:id/MediaPlayerSettings/Resolved', {}, { params }),
          call(
            'subtitles',
            'GET /MediaContents/Publics/:id/Subtitles',
            {},
            { params, query: { pageSize: 999 } },
          ),
          call('attachments', 'GET /MediaContents/Publics/:id/Attachments', {}, { params }),
        ]);

  const visitorId = randomUUID();
  const reportVisit = () =>
    bearer
      ? call('visit', 'POST /MediaContents/:id/Visitors', { right: [204] }, { params })
      : call(
          'visit',
          'POST /MediaContents/:id/Visitors/:visitorId/Publics',
          { right: [204] },
          { params: { id, visitorId } },
        );
  const reportProgress = (from: number, to: number) => {
    const more = { right: [204], body: { mediaContentId: id, position: to, ranges: [[from, to]] } };
    return bearer
      ? call('progress', 'POST /WatchedTimestamps', more)
      : call('progress', 'POST /WatchedTimestamps/:id/Publics', more, { params: { id: visitorId } });
  };

  try {
    await wait(
      Math.max(0, timeline.openFrom - Date.now()) +
        Math.random() * (timeline.publishAt - timeline.openFrom) * 0.6,
    );
    const token = await open();
    for (const file of viewer.code) await browser.ask('code', file, { headers: { 'accept-encoding': 'br' } });
    let item: MediaContent | undefined;
    let asks = 0;
    const publishAt = new Date(timeline.publishAt).toISOString();
    while (!item?.videoUrl) {
      await wait(waitForPublication(publishAt, Date.now(), Math.random()));
      if (Date.now() > timeline.end) return undefined;
      item = await askItem('item');
      asks++;
    }
    const turnedAfter = Date.now() - timeline.publishAt;
    const [stream] = await Promise.all([openStream(browser.ask, item.videoUrl, token), openParts()]);
    const readyAfter = Date.now() - timeline.publishAt;
    if (!stream) return undefined;
    await wait(Math.max(0, timeline.publishAt + Math.random() * pressing - Date.now()));
    await stream.play({ until: timeline.end, reportVisit, reportProgress });
    return { turnedAfter, readyAfter, asks };
  } finally {
    browser.close();
  }
}
