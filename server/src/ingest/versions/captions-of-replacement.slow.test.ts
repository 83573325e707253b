// Slow: it encodes four films.
// Proves: captions in a file that replaces another one are added, wait as drafts, or stay deleted.
// Ground: server/src/ingest, server/src/captions.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bytesType } from '@tv/contract/calls/byte-calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath, h264, picture, tone } from '../test-sources.ts';
import { startVersions } from './test-versions.ts';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('a file that replaces another one', () => {
  let world: Awaited<ReturnType<typeof startVersions>>;
  beforeAll(async () => {
    world = await startVersions();
  });
  afterAll(() => world.close());

  it('brings captions along: those of a new language are added, others wait as drafts', async () => {
    const id = await world.anItem();
    const say = async (name: string, text: string) => {
      await writeFile(join(world.folder, name), `1\n00:00:00,500 --> 00:00:01,500\n${text}\n`);
      return ['-i', join(world.folder, name)];
    };
    const tracks = [...(await say('en.srt', 'Hello')), ...(await say('de.srt', 'Hallo'))];
    const labels = ['-metadata:s:s:0', 'language=eng', '-metadata:s:s:1', 'language=deu'];
    const maps = ['0:v', '1:a', '2', '3'].flatMap((each) => ['-map', each]);
    const film = await world.make('captioned.mp4', [
      ...[...picture('160x90', 3), ...tone(3), ...tracks, ...maps],
      ...[...h264, '-c:a', 'aac', '-c:s', 'mov_text', ...labels],
    ]);
    const put = (text: string) =>
      world.service.app.inject({
        method: 'PUT',
        url: `/api/Management/MediaContents/${id}/Subtitles/en`,
        headers: {
          authorization: `Bearer token-${world.as}`,
          'content-type': bytesType,
        },
        payload: `WEBVTT\n\n00:00.500 --> 00:01.500\n${text}\n`,
      });
    const asked = { as: world.as, params: { id } };
    const cues = async (languageCode: string, isPublished: boolean) => {
      const { body } = await world.service.call(
        'GET /Management/MediaContents/:id/Subtitles/:languageCode/Cues',
        { as: world.as, params: { id, languageCode }, query: { isPublished } },
      );
      return body.cues.map(({ runs }) => runs.map(({ text }) => text).join(''));
    };
    await put('A person wrote this');
    await world.work((await world.replace(id, film)).body.id);
    const [now] = await world.versions(id);
    expect(now!.notes).toEqual([
      'The captions in the file (German) were added.',
      'The captions in the file (English) were added as drafts: the current ones stay until someone publishes a draft.',
    ]);
    expect([await cues('de', true), await cues('en', true), await cues('en', false)]).toEqual([
      ['Hallo'],
      ['A person wrote this'],
      ['Hello'],
    ]);
    const drafts = await world.service.call('GET /Management/MediaContents/:id/SubtitleDrafts', asked);
    expect(drafts.body).toMatchObject([{ languageCode: 'en', hasChanges: true, cuesCount: 1 }]);

    // The same captions in another file are not news, and a draft that somebody has stays.
    await world.work((await world.replace(id, film, 'third.mp4')).body.id);
    expect((await world.versions(id))[0]!.notes).toEqual([
      'The captions in the file (English) were left out: there is already a draft in that language, or no room for more.',
    ]);
    // Made again of the same file, captions that somebody deleted stay deleted.
    const german = await world.service.db.query<{ id: string }>(
      sql`delete from subtitles where media_content_id = ${id} and language_code = 'de' returning id`,
    );
    expect(german).toHaveLength(1);
    const again = await world.service.call('POST /Management/MediaContents/:id/Reprocessings', asked);
    expect(again.status).toBeLessThan(300);
    await world.work((await world.versions(id)).find(({ state }) => state === 'waiting')!.id);
    expect(await cues('de', true)).toEqual([]);
  });
});
