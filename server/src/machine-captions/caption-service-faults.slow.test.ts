// Slow: each fault is met by every attempt of a job.
// Proves: captions by a service with faults are made in parts, fail with a reason, can be cancelled, and go on after a stop.
// Ground: server/src/machine-captions, server/src/platform/queue.
import { ProcessingStatus } from '@tv/contract/enumerations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../platform/db/sql.ts';
import { letSecondsPass } from '../platform/queue/test-queue.ts';
import { anOrganization, aPerson } from '../test-builders.ts';
import { captionKind } from './caption-payload.ts';
import { testSound } from './test-caption-service.ts';
import { transcribed, key, startMachineCaptions } from './test-machine-captions.ts';

describe('captions by a service with faults', () => {
  let world: Awaited<ReturnType<typeof startMachineCaptions>>;
  beforeAll(async () => {
    world = await startMachineCaptions();
  });
  afterAll(() => world.close());
  beforeEach(() => world.begin());
  /** Of the sixty that an organization has each month. */
  const minutesLeft = async (id: string) => (await world.read(id)).minutesLeft;

  it('are made in parts; an attempt goes on where the one before failed', async () => {
    const id = await world.anItem(250);
    world.state.samples = testSound([
      [100, true],
      [1, false],
      [149, true],
    ]);
    world.recognizer.answerWith((_, count) =>
      count === 2
        ? { status: 503, headers: { 'retry-after': '30' }, body: `no ${key}` }
        : transcribed(`Part ${count}.`, 2),
    );
    await world.ask(id);
    await world.work();
    expect((await world.read(id)).requests).toMatchObject([
      {
        state: 'working',
        problem: 'The transcription service failed (503).',
        progress: expect.closeTo(0.4, 1),
      },
    ]);
    expect(await world.detail(id)).toEqual({ status: ProcessingStatus.PROCESSING });
    const [job] = await world.db.query<{ wait: number; last_error: string }>(sql`
      select extract(epoch from run_at - now())::int as wait, last_error from jobs where kind = ${captionKind} and finished_at is null`);
    expect(job).toMatchObject({ last_error: 'answered 503' });
    expect(job!.wait).toBeGreaterThan(25);
    await letSecondsPass(world.db, 60);
    await world.work();
    expect(world.recognizer.requests).toHaveLength(3);
    // Times of the second part begin at its cut. It has the language of the first part.
    expect(await world.cues(id)).toEqual([
      { start: 2, text: 'Part 1.' },
      { start: expect.closeTo(102.5, 0), text: 'Part 3.' },
    ]);
    expect(world.recognizer.requests[2]!.fields).toContainEqual(['language', 'en']);
    expect(await world.db.query(sql`select from caption_request_parts`)).toEqual([]);
    // The part that was not answered is sent twice and counts once.
    expect(await minutesLeft(id)).toBe(55);
    expect(world.logged.join()).not.toContain(key);
  });

  it.each([
    [
      'garbled answers',
      () => ({ body: '<html>' }),
      'The transcription service sent an answer that is not a transcription.',
    ],
    ['a closed connection', () => 'hang up' as const, 'The transcription service cannot be reached.'],
    ['faults', () => ({ status: 500, body: key }), 'The transcription service failed (500).'],
  ])('fail after some attempts: %s', async (_, answer, problem) => {
    const id = await world.anItem();
    world.recognizer.answerWith(answer);
    await world.ask(id);
    await world.workToTheEnd();
    expect((await world.read(id)).requests).toMatchObject([{ state: 'failed', problem }]);
    expect(await world.detail(id)).toEqual({ status: ProcessingStatus.ERROR });
    expect(world.recognizer.requests).toHaveLength(6);
    expect(await minutesLeft(id)).toBe(60);
    expect(world.logged.join()).not.toContain(key);
  });

  it.each([
    [
      'a wrong key',
      { status: 401, body: key },
      'The transcription service rejects the key in TRANSCRIPTION_API_KEY.',
      1,
    ],
    [
      'a wrong address',
      { status: 404, body: '' },
      'There is no transcription service at TRANSCRIPTION_URL.',
      1,
    ],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' }, body: '' },
      'There is no transcription service at TRANSCRIPTION_URL.',
      1,
    ],
    [
      'a refusal of every form',
      { status: 400, body: '' },
      'The transcription service rejected the request (400).',
      4,
    ],
    ['silence', { json: { text: '', segments: [] } }, 'The service did not recognize any speech.', 1],
    [
      'no language',
      { json: { text: 'Hello.' } },
      'The service did not say which language it recognized. Try again and choose the language.',
      1,
    ],
  ])('fail at once: %s', async (_, answer, problem, count) => {
    const id = await world.anItem();
    world.recognizer.answerWith(() => answer);
    await world.ask(id);
    await world.work();
    expect((await world.read(id)).requests).toMatchObject([{ state: 'failed', problem }]);
    expect(world.recognizer.requests).toHaveLength(count);
    // What was delivered counts, be it of no use.
    expect(await minutesLeft(id)).toBe(problem.includes('which language') ? 59 : 60);
    const rows = await world.db.query<{ all: string }>(
      sql`select coalesce(string_agg(to_jsonb(j)::text, ''), '') as all from jobs j`,
    );
    expect(rows[0]!.all + world.logged.join()).not.toContain(key);
  });

  it('are made by services that know fewer forms of answers', async () => {
    const id = await world.anItem();
    world.recognizer.answerWith(({ fields }) => {
      const form = fields.find(([name]) => name === 'response_format')?.[1];
      return form === 'srt'
        ? { body: '1\n00:00:02,000 --> 00:00:04,000\nGuten Morgen.\n' }
        : { status: 422, body: '' };
    });
    await world.ask(id, { kind: 'transcription', languageCode: 'de' });
    await world.work();
    expect(await world.cues(id)).toEqual([{ start: 2, text: 'Guten Morgen.' }]);
    expect(await world.listed(id)).toMatchObject([{ languageCode: 'de', isAutoGenerated: true }]);
    expect(world.recognizer.requests).toHaveLength(3);
  });

  it('are cancelled, also while the service is slow', async () => {
    const id = await world.anItem();
    world.recognizer.answerWith(() => 'silence');
    const { body } = await world.ask(id);
    const working = world.work();
    await expect.poll(() => world.recognizer.requests.length).toBe(1);
    expect((await world.cancel(id, body.id)).status).toBe(204);
    expect((await world.cancel(id, body.id)).status).toBe(204);
    await working;
    expect((await world.read(id)).requests).toMatchObject([{ state: 'cancelled' }]);
    expect(await world.detail(id)).toBeUndefined();
    expect(await world.listed(id)).toEqual([]);
    const stranger = await aPerson(world.db, {
      organizations: [[await anOrganization(world.db), 'Admin']],
    });
    const answer = await world.service.call(
      'DELETE /Management/MediaContents/:id/CaptionRequests/:requestId',
      {
        ...{ as: stranger.subject, params: { id, requestId: body.id } },
      },
    );
    expect(answer.status).toBe(404);
  });

  it('go on after the worker was stopped', async () => {
    const id = await world.anItem();
    world.recognizer.answerWith(() => 'silence');
    await world.ask(id);
    const stop = new AbortController();
    const working = world.work(stop.signal);
    await expect.poll(() => world.recognizer.requests.length).toBe(1);
    stop.abort();
    await working;
    world.recognizer.answerWith(() => transcribed('Here again.'));
    await world.work();
    expect(await world.cues(id)).toMatchObject([{ text: 'Here again.' }]);
  });
});
