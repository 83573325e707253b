import type { Presence, PresentPerson } from '@tv/contract/people/presence';
import { useEffect } from 'react';
import { ApiError } from '@tv/client/lib/api/api-error.ts';
import { call } from '@tv/client/lib/api/call.ts';
import { readEvents } from '@tv/client/lib/api/event-stream.ts';
import { followEvents } from '@tv/client/lib/api/follow-events.ts';
import { createStore } from '@tv/client/lib/state/store.ts';

/** What a page shows, as others are told. */
export type OpenSubject = Omit<Presence, 'isEditing'>;

/** Milliseconds between two words of this tab. The service forgets it after twice as long. */
const tellEvery = 15_000;
/** Milliseconds until a change is told that follows another one. */
const shortestPause = 3_000;
/** Milliseconds between an answer and the next word, whatever the page: the service takes one word a second of a tab. */
const apart = 1_100;
/** Milliseconds for which a change counts as editing. */
const editingFor = 60_000;
/** Seconds for which the service is asked to keep the stream open. */
const duration = 3600;
/** So many words in a row that were not heard, and the others are no longer known. */
const tooManyFailures = 2;

// Another one in each tab. Tabs that are copied load their code again.
const tabId = crypto.randomUUID();
const nobody: readonly PresentPerson[] = [];
const others = createStore(nobody);

/** Who else is where this tab is. */
export const othersHere = { get: others.get, subscribe: others.subscribe };

let subject: OpenSubject | undefined;
let editedAt = -Infinity;
let reportedAt = -Infinity;
let answeredAt = -Infinity;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let unfollow: (() => void) | undefined;
/** One request after the other, so that the service hears them in their order. */
let sending: Promise<void> = Promise.resolve();

/** Milliseconds until the service takes the next word. */
function untilTaken(): number {
  const since = Date.now() - answeredAt;
  return since >= 0 && since < apart ? apart - since : 0;
}

const isEditing = () => Date.now() - editedAt < editingFor;

/** Says that the page is open, while it is seen, and lets `WhoIsHere` show who else has it open. Absent: the person may not open it. */
export function usePresence(shown: OpenSubject | undefined): void {
  const text = shown && JSON.stringify(shown);
  useEffect(() => (text === undefined ? undefined : bePresent(JSON.parse(text) as OpenSubject)), [text]);
}

/** Says that the person changed something on the page. Does nothing on a page without a presence. */
export function tellEditing(): void {
  const isKnown = isEditing();
  editedAt = Date.now();
  if (!isKnown) tell();
}

function bePresent(shown: OpenSubject): () => void {
  subject = shown;
  editedAt = -Infinity;
  tell();
  document.addEventListener('visibilitychange', onVisibility);
  addEventListener('pagehide', leave);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    removeEventListener('pagehide', leave);
    subject = undefined;
    leave();
  };
}

// What nobody sees says nothing, and is forgotten.
const onVisibility = () => (document.hidden ? stopFollowing() : tell());

function stopFollowing(): void {
  clearTimeout(timer);
  unfollow?.();
  unfollow = undefined;
}

function leave(): void {
  stopFollowing();
  others.set(nobody);
  if (reportedAt === -Infinity) return;
  reportedAt = -Infinity;
  const ended = call('DELETE /Management/Presences/:tabId', { params: { tabId }, keepalive: true });
  sending = Promise.allSettled([sending, ended]).then(() => {});
}

function tell(): void {
  clearTimeout(timer);
  if (!subject || document.hidden) return;
  const wait = Math.max(reportedAt + shortestPause - Date.now(), untilTaken());
  if (wait > 0) {
    timer = setTimeout(tell, wait);
    return;
  }
  reportedAt = Date.now();
  timer = setTimeout(tell, tellEvery);
  sending = sending.then(send);
}

async function send(): Promise<void> {
  const reported = subject;
  if (!reported) return;
  if (untilTaken() > 0) {
    reportedAt = -Infinity;
    tell();
    return;
  }
  try {
    await call('PUT /Management/Presences/:tabId', {
      params: { tabId },
      body: { ...reported, isEditing: isEditing() },
    });
    failures = 0;
    if (subject && !document.hidden) unfollow ??= follow();
  } catch (error) {
    failures += 1;
    if (failures >= tooManyFailures) others.set(nobody);
    // It is not the person's, or not there any more.
    const status = error instanceof ApiError ? error.status : undefined;
    if ((status === 403 || status === 404) && subject === reported) stopFollowing();
  } finally {
    answeredAt = Date.now();
  }
}

const follow = () =>
  followEvents(
    (signal) =>
      readEvents('GET /Management/Presences/Events', { query: { tabId, seconds: duration }, signal }),
    ({ name, data }) => name === 'people' && others.set(JSON.parse(data) as PresentPerson[]),
  );
