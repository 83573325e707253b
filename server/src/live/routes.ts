import type { LiveState } from '@tv/contract/enumerations';
import type { LiveEvent } from '@tv/contract/live/live';
import { liveLimits } from '@tv/contract/limits/live-limits';
import { isOnAir, isOver } from '@tv/contract/live/live-states';
import { because } from '@tv/contract/reasons/problem-reasons';
import { charactersPerSecond } from '../machine-captions/shape-cues.ts';
import { applyChange, type Change } from '../media-contents/management/change-item.ts';
import { publishReviewed } from '../media-contents/lifecycle/publish-reviewed.ts';
import { writeMedia } from '../media-contents/media-package/processing-db.ts';
import { organizationOf } from '../organization/choose-organization-db.ts';
import { recordChange, type RecordedChange } from '../platform/audit-db.ts';
import { type Caller, type Manager, managerOf } from '../platform/auth/caller.ts';
import { newKeyText, startOfKey } from '../platform/auth/key-text.ts';
import { hashToken } from '../platform/auth/secret-token.ts';
import { type CaptionServices, noCaptionServices } from '../platform/caption-services.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db/database.ts';
import { liveFileAddress } from '../platform/http/call-address.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import type { Serve } from '../platform/http/serve.ts';
import { insertCues, writeCaptions } from './captions/cues-db.ts';
import { findEvent, listEvents, lockEvent, moveEvent, sendsNow, writeInput } from './events-db.ts';
import { serveGuestLink } from './backstage/guest-link-routes.ts';
import { putKey } from './keys-db.ts';
import { type ChangeEvent, serveMarks } from './marks-routes.ts';
import { createLiveTickets } from './live-tickets.ts';
import { planEvent } from './plan-event.ts';
import { findStreamState } from './stream/segments-db.ts';
import { packageOfStream } from '../media/stream-package.ts';

export type LiveDeps = {
  db: Database;
  clock: Clock;
  environment: string;
  secretKey: string;
  publicUrl: string;
  captionServices?: CaptionServices;
  /** Where encoders send to, by protocol. */
  encoderAddresses?: LiveEvent['addresses'];
};

const missing = () => notFound('This live event');
const noCaptionsBecause = {
  'no-service': 'captions.noTranscriptionService',
  'not-allowed': 'captions.notAllowed',
} as const;
const over = () => new Problem(409, 0, because('live.isOver'));

/** The calls by which managers plan and run live events. A worker with the role `live` receives the streams. */
export function serveLive(serve: Serve, deps: LiveDeps): void {
  const {
    db,
    clock,
    environment,
    publicUrl,
    encoderAddresses = {},
    captionServices = noCaptionServices,
  } = deps;
  const tickets = createLiveTickets(deps.secretKey);

  /** Before it is on air, who runs the event sees what arrives. */
  const addressesOf = (id: string, state: LiveState) => ({
    addresses: encoderAddresses,
    ...(!isOver(state) && state !== 'waiting' && { previewUrl: liveFileAddress(id, 'master.m3u8') }),
  });
  const show = async (manager: Manager, id: string) => {
    const hasService = captionServices.transcription !== undefined;
    const found = await findEvent(db, manager, id, { addressesOf, hasService });
    if (!found) throw missing();
    return found;
  };
  /** Changes the event of an item that the caller manages, and answers it. */
  const change: ChangeEvent = async (caller, id, work) => {
    const manager = managerOf(caller);
    await applyChange(deps, manager, id, async (queries, item, now) => {
      const state = await lockEvent(queries, id);
      if (!state) throw missing();
      return work(state, queries, item, now);
    });
    return show(manager, id);
  };

  serve('GET /Management/LiveEvents', async ({ caller, query }) => {
    const manager = managerOf(caller);
    return listEvents(db, manager, await organizationOf(db, manager, query), query);
  });

  serve('POST /Management/LiveEvents', async ({ caller, query, body }) => {
    const manager = managerOf(caller);
    const id = await planEvent(db, manager, await organizationOf(db, manager, query), body, clock());
    return show(manager, id);
  });

  serve('GET /Management/LiveEvents/:id', ({ caller, params }) => show(managerOf(caller), params.id));

  serve('POST /Management/LiveEvents/:id/Keys', async ({ caller, params: { id }, body }) => {
    const { input = 'main' } = body;
    const key = newKeyText(environment);
    const start = startOfKey(key);
    const now = clock();
    await change(caller, id, async (state, queries, { organizationId }) => {
      if (isOver(state)) throw over();
      await putKey(queries, id, { organizationId, input, hash: hashToken(key), start, now });
      await record(queries, caller, { organizationId, id }, { action: 'stream key made', detail: { input } });
      return undefined;
    });
    return { input, key, start, createdDate: now.toISOString() };
  });

  serve('POST /Management/LiveEvents/:id/Tickets', async ({ caller, params, body: { input = 'main' } }) => {
    const { id, state } = await show(managerOf(caller), params.id);
    if (isOver(state)) throw over();
    const { ticket, until } = tickets.issue(id, input, clock());
    return { ticket, expiresAt: until.toISOString() };
  });

  serve('PUT /Management/LiveEvents/:id/OnAir', ({ caller, params: { id } }) =>
    change(caller, id, async (state, queries, item, now) => {
      if (isOver(state)) throw over();
      if (state === 'waiting') throw new Problem(409, 0, because('live.nothingArrives'));
      if (!item.hasPackage) await writeMedia(queries, id, packageOfStream, 0, now);
      const stands = { ...item, hasPackage: true };
      const published = await publishReviewed(queries, stands, managerOf(caller), now);
      // Last: webhooks get the event of a published item.
      const isNew = await moveEvent(queries, id, 'onAir', now);
      return isNew ? { action: 'live event went on air' } : published;
    }),
  );

  serve('DELETE /Management/LiveEvents/:id/OnAir', ({ caller, params: { id } }) =>
    change(caller, id, async (state, queries, _item, now) => {
      if (isOver(state)) return undefined;
      if (!(await moveEvent(queries, id, 'end', now))) throw new Problem(409, 0, because('live.notOnAir'));
      return { action: 'live event ended' };
    }),
  );

  serve('PUT /Management/LiveEvents/:id/Input', ({ caller, params: { id }, body: { input } }) =>
    change(caller, id, async (state, queries, { organizationId }, now) => {
      if (isOver(state)) throw over();
      // Else the guest would be on air whenever the guest's stream begins.
      if (input === 'guest' && !(await sendsNow(queries, id, input, now)))
        throw new Problem(409, 0, because('live.guestSendsNothing'));
      if (await writeInput(queries, id, input))
        await record(
          queries,
          caller,
          { organizationId, id },
          { action: 'live input chosen', detail: { input } },
        );
      return undefined;
    }),
  );

  serveMarks(serve, change);
  serveGuestLink(serve, change, { environment, publicUrl });
  serve('PUT /Management/LiveEvents/:id/Captions', async ({ caller, params: { id }, body }) => {
    if (body.isAutoGenerated) {
      const { captionsRefusal } = await show(managerOf(caller), id);
      if (captionsRefusal) throw new Problem(409, 0, because(noCaptionsBecause[captionsRefusal]));
    }
    return change(caller, id, async (state, queries) => {
      if (isOver(state)) throw over();
      const isNew = await writeCaptions(queries, id, body);
      return isNew ? { action: 'live captions switched on', detail: body } : undefined;
    });
  });

  serve('DELETE /Management/LiveEvents/:id/Captions', ({ caller, params: { id } }) =>
    change(caller, id, async (_state, queries) => {
      const isNew = await writeCaptions(queries, id, undefined);
      return isNew ? { action: 'live captions switched off' } : undefined;
    }),
  );

  serve('PUT /Management/LiveEvents/:id/Cues/:cueId', async ({ caller, params: { id, cueId }, body }) => {
    const text = body.text.trim();
    await change(caller, id, async (state, queries, _item, now) => {
      if (isOver(state)) throw over();
      if (!isOnAir(state)) throw new Problem(409, 0, because('live.notOnAirNow'));
      const { captionsLanguage: languageCode = null } = (await findStreamState(queries, id)) ?? {};
      if (languageCode === null) throw new Problem(409, 0, because('live.noCaptions'));
      const cue = { id: cueId, startsAt: now, endsAt: endOfReading(text, now), text };
      if (!(await insertCues(queries, id, { languageCode, isAutoGenerated: false }, [cue])))
        throw new Problem(409, 0, because('live.tooManyCues', { most: liveLimits.cues }));
      return undefined;
    });
  });

  const record = (
    queries: Parameters<Change>[0],
    caller: Caller,
    { id, organizationId }: { id: string; organizationId: string },
    recorded: NonNullable<RecordedChange>,
  ) =>
    recordChange(queries, {
      ...{ organizationId, personId: managerOf(caller).personId, subject: id, now: clock() },
      ...recorded,
    });
}

/** Seconds for which a typed line is shown, beside those that it takes to read. */
const reading = { shortest: 2, longest: 7 };

function endOfReading(text: string, from: Date): Date {
  const seconds = Math.min(reading.longest, Math.max(reading.shortest, text.length / charactersPerSecond));
  return new Date(from.getTime() + seconds * 1000);
}
