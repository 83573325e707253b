import { setTimeout as wait } from 'node:timers/promises';
import type { MediaContent } from '@tv/contract/media-contents/media-content';
import type { CurrentUser } from '@tv/contract/people/people';
import { openViewer, type Viewer } from '../open-viewer.ts';
import { organizationId } from '../seed-premiere.ts';
import type { Played } from './playback.ts';
import { openEventStream } from './open-event-stream.ts';
import { takePart, type Part } from './take-part.ts';
import { watchStream } from './watch-stream.ts';

/** Instants in milliseconds of Unix time. */
export type LiveTimeline = { openFrom: number; openUntil: number; from: number; until: number };

type LiveViewer = Viewer & {
  id: string;
  /** Of those who ask, vote and react, too. */
  part: Part | undefined;
  /** Gets the events of the stream. */
  onText: ((text: string) => void) | undefined;
};

/** One viewer: opens the page of an event on air, watches, and follows the talk. Undefined where the stream never began. */
export async function watchLive(viewer: LiveViewer, timeline: LiveTimeline): Promise<Played | undefined> {
  const { id, bearer, origin, network, tally, part, onText } = viewer;
  const browser = openViewer(viewer);
  const { call, authorization } = browser;
  const params = { id };
  const { openFrom, openUntil, from, until } = timeline;
  await wait(Math.max(0, openFrom + Math.random() * (openUntil - openFrom) - Date.now()));
  const path = bearer ? `/watch/${id}` : `/public/${organizationId}/watch/${id}`;
  await browser.ask('page', path, { headers: { 'accept-encoding': 'br' } });
  const me = bearer && (await call('person', 'GET /Users/Me', {}));
  const [item] = await Promise.all([
    bearer
      ? call('item', 'GET /MediaContents/Published/:id', {}, { params })
      : call('item', 'GET /MediaContents/Publics/:id', {}, { params }),
    call('talk', 'GET /MediaContents/:id/Talk', {}, { params }),
    ...(['question', 'chat'] as const).map((kind) =>
      call('messages', 'GET /MediaContents/:id/Talk/Messages', {}, { params, query: { kind } }),
    ),
  ]);
  const { videoUrl } = item ? (JSON.parse(item.text) as MediaContent) : {};
  if (!videoUrl || (bearer && !me)) {
    browser.close();
    return undefined;
  }
  const events = openEventStream({
    ...{ id, origin, tally, onText },
    headers: { authorization, 'x-forwarded-for': network },
  });
  const token = me ? (JSON.parse(me.text) as CurrentUser).mediaToken : 'public';
  const [played] = await Promise.all([
    watchStream({ origin, videoUrl, token, network, tally, from, until }),
    part && takePart(id, call, part),
  ]);
  events.close();
  browser.close();
  return played;
}
