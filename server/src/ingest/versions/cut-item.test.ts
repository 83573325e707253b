import { randomUUID } from 'node:crypto';
import { bytesType } from '@tv/contract/calls/byte-calls';
import type { CutRange } from '@tv/contract/media/cuts';
import { cutTime, uncutTime } from '@tv/contract/media/cuts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aPerson } from '../../test-builders.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';
import { startVersions } from './test-versions.ts';

const vtt = (...cues: [from: string, to: string, text: string][]) =>
  `WEBVTT\n\n${cues.map(([from, to, text]) => `00:00:0${from} --> 00:00:0${to}\n${text}\n`).join('\n')}`;

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('parts of a film', () => {
  let world: Awaited<ReturnType<typeof startVersions>>;
  beforeAll(async () => {
    world = await startVersions();
  });
  afterAll(() => world.close());

  const saveCaptions = async (id: string, languageCode: string, text: string) => {
    const { statusCode } = await world.service.app.inject({
      method: 'PUT',
      url: `/api/Management/MediaContents/${id}/Subtitles/${languageCode}`,
      headers: {
        authorization: `Bearer token-${world.as}`,
        'content-type': bytesType,
      },
      payload: text,
    });
    expect(statusCode).toBe(200);
  };
  const captions = async (id: string, languageCode: string, format = 'vtt') => {
    const [row] = await world.service.db.query<{ id: string }>(
      sql`select id from subtitles where media_content_id = ${id} and language_code = ${languageCode}`,
    );
    const answer = await world.service.app.inject(
      `/api/media/${id}/subtitles/${row!.id}?jwt=public&format=${format}`,
    );
    return answer.body.split('\n').filter((line) => line.includes('-->') || /^[a-z]/.test(line));
  };
  const found = (id: string) =>
    world.service.db.query(sql`
      select c.text, c.start_time::float8 as at from subtitle_cues c join subtitles s on s.id = c.subtitle_id
      where s.media_content_id = ${id} and s.language_code = 'en' order by c.position`);
  const edit = (id: string, body: object) =>
    world.service.call('PATCH /Management/MediaContents/:id', { as: world.as, params: { id }, body });
  const chapters = async (id: string) =>
    (
      (await world.service.call('GET /Management/MediaContents/:id', { as: world.as, params: { id } })).body
        .chapters ?? []
    ).map(({ title, startTime }) => [title, startTime]);

  it('are left out without touching the original, and everything moves with them and back', async () => {
    const id = await world.anItem();
    await saveCaptions(
      id,
      'en',
      vtt(['0.200', '0.800', 'first'], ['2.000', '2.600', 'second'], ['4.500', '5.500', 'third']),
    );
    await edit(id, {
      chapters: [
        { title: 'One', startTime: 0 },
        { title: 'Two', startTime: 2 },
        { title: 'Three', startTime: 4 },
      ],
    });
    const viewer = await aPerson(world.service.db, { organizations: [world.organization] });
    const watching = await world.mediaToken(viewer.subject);
    const people: string[] = [];
    for (const [position, played] of [
      [2.2, '{[0,2.2)}'],
      [5, '{[0,1),[3,5)}'],
    ] as const) {
      const { id: person } = await aPerson(world.service.db, { organizations: [world.organization] });
      people.push(person);
      await world.service.db.query(sql`
        insert into watch_progress (person_id, media_content_id, position, played)
        values (${person}, ${id}, ${position}, ${played}::text::nummultirange)`);
    }
    const watched = async () => {
      const rows = await world.service.db.query<{ position: number; played: string }>(sql`
        select position::float8 as position, played::text as played from watch_progress
        where media_content_id = ${id} order by array_position(${people}::uuid[], person_id)`);
      return rows.map(({ position, played }) => [
        Math.round(position * 100) / 100,
        played.replace(/(\.\d*?)0+(?=[,)])/g, '$1').replace(/\.(?=[,)])/g, ''),
      ]);
    };

    const asked = await world.cut(id, [
      { from: 1.5, to: 3.5 },
      { from: 0, to: 0.5 },
    ]);
    expect(asked.body).toMatchObject({
      state: 'waiting',
      cuts: [
        { from: 0, to: 0.5 },
        { from: 1.5, to: 3.5 },
      ],
    });
    await world.work(asked.body.id);
    expect((await world.row(id)).duration_in_seconds).toBeCloseTo(3.5, 1);
    const size = (await world.watch(id, 2, 'video-180.mp4')).bytes.length;
    expect(size).toBeGreaterThan(1000);
    expect(await captions(id, 'en')).toEqual([
      ...['00:00:00.000 --> 00:00:00.300', 'first', '00:00:02.000 --> 00:00:03.000', 'third'],
    ]);
    expect((await captions(id, 'en', 'srt'))[0]).toContain('00:00:00,000 --> 00:00:00,300');
    expect(await found(id)).toEqual([
      { text: 'first', at: 0 },
      { text: 'third', at: 2 },
    ]);
    expect(await chapters(id)).toEqual([
      ['One', 0],
      ['Two', 1],
      ['Three', 1.5],
    ]);
    expect(await watched()).toEqual([
      [1, '{[0,1)}'],
      [2.5, '{[0,0.5),[1,2.5)}'],
    ]);
    const [row] = await world.service.db.query<{ id: string }>(
      sql`select id from subtitles where media_content_id = ${id}`,
    );
    const segment = (version: number, token?: string) =>
      world.watch(id, version, `captions-${row!.id}-0.vtt`, token);
    expect((await segment(2)).body).toContain('first');
    expect((await segment(2)).body).not.toContain('second');
    // What was cut out is closed at once, also to those who watch it; its managers look into it.
    expect([(await segment(1)).status, (await segment(1, watching)).status]).toEqual([404, 404]);
    expect((await segment(1, await world.mediaToken(world.as))).body).toContain('second');

    // What is written for the cut film is in its time.
    await saveCaptions(id, 'de', vtt(['2.000', '3.000', 'drittens']));
    await edit(id, {
      chapters: [
        ...(await chapters(id)).map(([title, startTime]) => ({ title, startTime })),
        { title: 'New', startTime: 3 },
      ],
    });

    await world.takeBack(id, id);
    expect(await captions(id, 'en')).toContain('second');
    expect(await captions(id, 'de')).toEqual(['00:00:04.500 --> 00:00:05.500', 'drittens']);
    expect(await found(id)).toHaveLength(3);
    expect(await chapters(id)).toEqual([
      ['One', 0],
      ['Two', 2],
      ['Three', 4],
      ['New', 5.5],
    ]);
    expect(await watched()).toEqual([
      [2.2, '{[0,2.2)}'],
      [5, '{[0,1),[3,5)}'],
    ]);
    await world.takeBack(id, asked.body.id);
    expect(await captions(id, 'de')).toEqual(['00:00:02.000 --> 00:00:03.000', 'drittens']);
    expect(await found(id)).toHaveLength(2);
  });

  it('take drafts of captions with them and back, and an editor that is open is told', async () => {
    const id = await world.anItem();
    const asked = { as: world.as, params: { id, languageCode: 'en' } };
    const cue = (key: string, startTime: number, endTime: number) => ({
      ...{ key, startTime, endTime, runs: [{ text: key }] },
    });
    const save = (cues: object[], ifMatch?: unknown) =>
      world.service.call('PUT /Management/MediaContents/:id/Subtitles/:languageCode/Cues', {
        ...{ ...asked, body: { cues } },
        ...(ifMatch !== undefined && { headers: { 'if-match': String(ifMatch) } }),
      });
    const read = () =>
      world.service.call('GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues', asked);
    const times = async () =>
      (await read()).body.cues.map(({ key, startTime, endTime }) => [key, startTime, endTime]);

    const whole = [cue('first', 0.2, 0.8), cue('second', 2, 2.6), cue('third', 4.5, 5.5)];
    const saved = await save(whole);
    await world.service.db.query(sql`
      insert into heard_words (media_content_id, language_code, texts, start_times)
      values (${id}, 'en', '{one,two,three}', '{0.75,2,4.5}')`);
    const words = async () =>
      (
        await world.service.call('GET /Management/MediaContents/:id/HeardWords', {
          as: world.as,
          params: { id },
        })
      ).body;
    const { body: version } = await world.cut(id, [
      { from: 0, to: 0.5 },
      { from: 1.5, to: 3.5 },
    ]);
    await world.work(version.id);
    expect(await times()).toEqual([
      ['first', 0, 0.3],
      ['third', 2, 3],
    ]);
    expect((await read()).body).toMatchObject({ hasChanges: true, cuesCount: 2 });
    expect(await words()).toEqual({ texts: ['one', 'three'], startTimes: [0.25, 2] });
    // Times of the whole film are not saved for the cut one.
    expect((await save(whole, saved.headers.etag)).status).toBe(412);

    await world.takeBack(id, id);
    expect(await times()).toEqual([
      ['first', 0.2, 0.8],
      ['second', 2, 2.6],
      ['third', 4.5, 5.5],
    ]);
    await world.takeBack(id, version.id);
    const { headers } = await read();
    expect((await save([cue('third', 2, 2.5)], headers.etag)).status).toBe(200);
    const published = await world.service.call(
      'POST /Management/MediaContents/:id/Subtitles/:languageCode/Cues/Publications',
      asked,
    );
    expect(published.status).toBe(200);
    expect(await captions(id, 'en')).toEqual(['00:00:02.000 --> 00:00:02.500', 'third']);
    await world.takeBack(id, id);
    expect(await times()).toEqual([['third', 4.5, 5]]);
    expect((await read()).body.hasChanges).toBe(false);
  });

  it('must be a list that can be applied', async () => {
    const id = await world.anItem();
    const refused = async (cuts: CutRange[]) => {
      const { status, body } = await world.cut(id, cuts);
      return `${status} ${body.message}`;
    };
    expect(
      await refused([
        { from: 2, to: 4 },
        { from: 0, to: 2.5 },
      ]),
    ).toMatch(/^400 .*cuts\[0\]\.from must not overlap/);
    expect(await refused([{ from: 6.5, to: 8 }])).toMatch(
      /^400 .*cuts\[0\]\.from must be less than the length, 6 s/,
    );
    expect(
      await refused([
        { from: 0, to: 1 },
        { from: 3, to: 8 },
      ]),
    ).toMatch(/^400 .*cuts\[1\]\.to must be at most the length/);
    expect(await refused([{ from: 3, to: 3 }])).toMatch(/^400 .*cuts\[0\]\.to must be at least 0\.1 s/);
    expect(
      await refused([
        { from: 0, to: 3 },
        { from: 3, to: 6 },
      ]),
    ).toMatch(/^400 .*cuts must leave some of the item/);
    expect(await refused([{ from: -1, to: 3 }])).toMatch(/^400/);
    expect(await refused([])).toMatch(/^409 .*nothing would change/);
    const without = randomUUID();
    await world.service.db.query(sql`
      insert into media_contents (id, organization_id, title, processing_status, package, package_version, duration_in_seconds)
      select ${without}, organization_id, title, 2, package, 1, duration_in_seconds from media_contents where id = ${id}`);
    expect((await world.cut(without, [{ from: 0, to: 1 }])).body.message).toContain(
      'original of this item is not stored',
    );
  });

  it('are the same times in the database and in the service', async () => {
    const cuts = [
      { from: 0, to: 0.5 },
      { from: 1.5, to: 3.5 },
    ];
    for (const second of [0, 0.3, 0.5, 1, 1.5, 2, 3.5, 4]) {
      const [row] = await world.service.db.query(sql`
        select cut_second(c, ${second}::numeric)::float8 as cut, uncut_second(c, ${second}::numeric, false)::float8 as uncut,
          uncut_second(c, ${second}::numeric, true)::float8 as "end"
        from (select '{[0,0.5),[1.5,3.5)}'::nummultirange as c) given`);
      expect(row).toEqual({
        cut: cutTime(cuts, second),
        uncut: uncutTime(cuts, second),
        end: uncutTime(cuts, second, true),
      });
    }
  });
});
