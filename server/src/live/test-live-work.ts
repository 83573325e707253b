import { Visibility } from '@tv/contract/enumerations';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { hashToken } from '../platform/auth/secret-token.ts';
import { crossing } from '../platform/db/second-lock/scope.ts';
import { testSound } from '../machine-captions/test-caption-service.ts';
import { type CaptionServices, noCaptionServices } from '../platform/caption-services.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, testSecretKey, type TestService } from '../test-service.ts';
import { createLiveTickets } from './live-tickets.ts';
import { putKey } from './keys-db.ts';
import type { EncodeEventOptions, LiveReport } from './receive/live-report.ts';
import type { AcceptKey, AcceptTicket, OnStream, ReceivedStream } from './receive/receive-stream.ts';
import { aLiveEvent } from './test-live-event.ts';
import { workOnLiveEvents } from './work/work-on-events.ts';

/** The service of the test file that has called `prepareLiveWork`, and the folder of its encoders. */
export let service: TestService;
export let folder: string;

/** Call it once in a test file. Files share this module where they run in one process, and have a service each. */
export function prepareLiveWork(): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'live-work-'));
    service = await startTestService();
  });
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });
}

export const quiet = { info() {}, warn() {}, error() {} };

/** A header as ffmpeg writes them, as far as its codec is read. */
export const header = Buffer.from('....avcC\x01\x64\x00\x1f', 'latin1');

export async function anEvent(visibility: Visibility = Visibility.PUBLIC) {
  const organizationId = await anOrganization(service.db);
  const manager = await aPerson(service.db, { organizations: [[organizationId, 'OrganizationManager']] });
  const viewer = await aPerson(service.db, { organizations: [organizationId] });
  const id = await aLiveEvent(service.db, organizationId, { visibility });
  const key = `tv_demo_${id}`;
  await putKey(service.db, id, {
    ...{ organizationId, input: 'main', hash: hashToken(key), start: 'tv_demo_', now: service.now() },
  });
  const as = { as: manager.subject, params: { id } };
  return {
    ...{ id, key, viewer, manager },
    show: async () => (await service.call('GET /Management/LiveEvents/:id', as)).body,
    onAir: () => service.call('PUT /Management/LiveEvents/:id/OnAir', as),
    end: () => service.call('DELETE /Management/LiveEvents/:id/OnAir', as),
  };
}

/** A worker whose encoder is a folder into which the test writes, and whose listener is the test. */
export async function aWorker(captionServices: CaptionServices = noCaptionServices) {
  let listening: { acceptKey: AcceptKey; acceptTicket: AcceptTicket; onStream: OnStream } | undefined;
  const encoders: (EncodeEventOptions & { chosen: string[] })[] = [];
  const errors: unknown[] = [];
  const completed: string[] = [];
  const log = { info() {}, warn() {}, error: (problem: unknown) => void errors.push(problem) };
  const work = await crossing('worker', () =>
    workOnLiveEvents({
      ...{ db: service.db, files: service.files, clock: service.now, folder, log: log as never },
      async receive(given) {
        listening = given;
      },
      readTicket: createLiveTickets(testSecretKey).read,
      captionServices,
      // Each segment is a second of a tone.
      decodeSound: async ([, ...segments]) => testSound([[segments.length, true]]),
      async joinOriginal(_files, { segments }, into) {
        writeFileSync(join(into, 'original.ts'), `original of ${segments.length} segments`);
        return join(into, 'original.ts');
      },
      async encodeLeft({ folder: of }) {
        completed.push(of);
      },
      async encode(options) {
        const encoder = { ...options, chosen: [] as string[] };
        encoders.push(encoder);
        return {
          take: (stream) => new Promise<void>((done) => void (stream.end = done)),
          choose: (input) => void encoder.chosen.push(input),
          end: async () => {},
        };
      },
    }),
  );
  return {
    ...{ work, encoders, errors, completed },
    /** An encoder sends with a key. Answers whether it was taken. */
    async send(key: string, by: 'key' | 'ticket' = 'key'): Promise<ReceivedStream | undefined> {
      const owner = await (by === 'key' ? listening!.acceptKey(key) : listening!.acceptTicket(key));
      if (!owner) return undefined;
      const stream = {
        ...owner,
        ...{ way: 'rtmp', format: 'flv', facts: {}, hasTicket: by === 'ticket', end() {} },
      } as unknown as ReceivedStream;
      listening!.onStream(stream);
      await expect.poll(() => encoders.length, { timeout: 10_000 }).toBeGreaterThan(0);
      return stream;
    },
    report(chosen: LiveReport['chosen'], { backstage = false } = {}) {
      const stream = { way: 'rtmp' as const, since: service.now(), bitsPerSecond: 2_000_000 };
      const guest = backstage && { guest: { ...stream, way: 'browser' as const } };
      encoders.at(-1)!.onReport({
        ...{ at: service.now(), chosen, renditions: [360], secondsBehind: 0 },
        inputs: { ...guest, ...(chosen && { [chosen]: stream }) },
        ...(backstage && { backstage: { soundLevel: -20, warnings: [] } }),
        warnings: [{ name: 'live.noSound', values: {} }],
      });
    },
    segment(number: number, run = 1, hasSound = false) {
      const { folder: into, onSegment } = encoders.at(-1)!;
      mkdirSync(into, { recursive: true });
      if (number === 0)
        appendFileSync(
          join(into, 'runs.jsonl'),
          `${JSON.stringify({
            ...{ run, input: 'main', recording: 'recording-1-main.flv' },
            sounds: hasSound ? [{ track: 'audio-1' }] : [],
            renditions: [
              { track: 'video-360', width: 640, height: 360, framesPerSecond: 30, bitsPerSecond: 800_000 },
            ],
          })}\n`,
        );
      writeFileSync(join(into, `video-360-init-${run}.mp4`), header);
      writeFileSync(join(into, `video-360-${number}.m4s`), `segment ${number}`);
      if (hasSound) {
        writeFileSync(join(into, `audio-1-init-${run}.mp4`), header);
        writeFileSync(join(into, `audio-1-${number}.m4s`), `sound ${number}`);
      }
      const seconds = { 'video-360': 1, ...(hasSound && { 'audio-1': 1 }) };
      onSegment!({ number, run, startsAt: service.now().toISOString(), seconds });
    },
  };
}

export const stateOf = async (event: Awaited<ReturnType<typeof anEvent>>) => (await event.show()).state;
export const patient = { timeout: 20_000, interval: 100 };
export const fetch = async (id: string, file: string, jwt = 'public') => {
  const answer = await service.app.inject({ url: `/api/media/${id}/live/${file}?jwt=${jwt}` });
  return { status: answer.statusCode, text: answer.body, cache: answer.headers['cache-control'] };
};
