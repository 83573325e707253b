import { bytesType } from '@tv/contract/calls/byte-calls';
import type { EditedCue, GivenCues } from '@tv/contract/captions/subtitle-drafts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../platform/db/sql.ts';
import { aMediaContent, anOrganization, aPerson } from '../../test-builders.ts';
import { startTestService, type TestService } from '../../test-service.ts';

const base = '/Management/MediaContents/:id/Subtitles/:languageCode/Cues' as const;
const vtt =
  'WEBVTT\n\n00:00.500 --> 00:02.000\n<v Host>Good <i>mornin</i></v>\n\n00:02.000 --> 00:04.000 align:start\nSecond.\n';
const cue = (key: string, startTime: number, text: string, more: Partial<EditedCue> = {}): EditedCue => ({
  ...{ key, startTime, endTime: startTime + 1.5, runs: [{ text }] },
  ...more,
});

describe('cues', () => {
  let service: TestService;
  let subject: string;
  let own: string;
  beforeAll(async () => {
    service = await startTestService();
    own = await anOrganization(service.db);
    ({ subject } = await aPerson(service.db, { organizations: [[own, 'OrganizationManager']] }));
  });
  afterAll(() => service.close());

  const asked = (id: string) => ({ as: subject, params: { id, languageCode: 'en' } });
  const read = (id: string, query = {}) => service.call(`GET ${base}`, { ...asked(id), query });
  const save = (id: string, body: GivenCues) => service.call(`PUT ${base}`, { ...asked(id), body });
  const publish = (id: string) => service.call(`POST ${base}/Publications`, asked(id));
  const bring = (id: string) =>
    service.app.inject({
      method: 'PUT',
      url: `/api/Management/MediaContents/${id}/Subtitles/en`,
      headers: { authorization: `Bearer token-${subject}`, 'content-type': bytesType },
      payload: vtt,
    });
  const change = (id: string, changed: readonly EditedCue[], removed: string[] = [], ifMatch?: unknown) =>
    service.call(`PATCH ${base}`, {
      ...asked(id),
      body: { changed: [...changed], removed },
      ...(ifMatch !== undefined && { headers: { 'if-match': String(ifMatch) } }),
    });

  it('may be changed one by one, and the rest stays as it is', async () => {
    const id = await aMediaContent(service.db, own);
    await bring(id);
    const { body, headers } = await read(id);
    const [first, second] = body.cues;
    const texts = async () => (await read(id)).body.cues.map(({ key, runs }) => [key, runs[0]?.text]);
    // A draft begins with what is published.
    const saved = await change(id, [{ ...second!, runs: [{ text: 'Other.' }] }], [], headers.etag);
    expect(saved).toMatchObject({ status: 200, body: { hasChanges: true, cuesCount: 2, checkedCount: 0 } });
    expect((await read(id)).body.cues).toEqual([first, { ...second!, runs: [{ text: 'Other.' }] }]);
    expect((await change(id, [], ['1'], headers.etag)).status).toBe(412);
    // New ones are where their time is, and last of those of one time.
    const more = [cue('c', 9, 'Last.'), cue('b', 1, 'New.'), { ...second!, key: 'd' }];
    expect((await change(id, more, ['1', 'unknown'], saved.headers.etag)).body).toMatchObject({
      cuesCount: 4,
    });
    const after = [
      ['b', 'New.'],
      ['2', 'Other.'],
      ['d', 'Second.'],
      ['c', 'Last.'],
    ];
    expect(await texts()).toEqual(after);
    expect((await change(id, more, ['1', 'unknown'])).status).toBe(200);
    expect(await texts()).toEqual(after);
    // Taken back, it is what is published.
    expect((await change(id, [first!, second!], ['b', 'c', 'd'])).body).toMatchObject({ hasChanges: false });
    expect((await read(id)).body.cues).toEqual([first, second]);
    expect(await change(id, [cue('b', 1, 'New.'), { ...cue('e', 5, 'x'), endTime: 5 }])).toMatchObject({
      status: 400,
      body: { exceptionData: { field: 'cues.3.endTime' } },
    });
    expect((await change(id, [cue('b', 1, 'New.'), cue('b', 2, 'Same.')])).status).toBe(400);
  });

  it('are published without a text between: what no text can say is not lost on the way', async () => {
    const id = await aMediaContent(service.db, own);
    const said: EditedCue[] = [
      cue('a', 1, 'One.\n\nTwo --> three & <i>four', { id: 'note', place: { line: -3, isLineNumber: true } }),
      cue('b', 3, 'NOTE', { place: { region: 'top', align: 'left' } }),
    ];
    said[1]!.runs = [
      { text: 'Grüße', speaker: 'Åsa & Co', classes: ['loud'], color: '#12ab34', size: 1.5, ruby: 'gryse' },
      { text: 'now', from: 3.5, language: 'en-GB', underline: true, family: 'serif' },
    ];
    const regions: GivenCues['regions'] = [
      { id: 'top', width: 40, lines: 3, regionAnchor: [0, 100], viewportAnchor: [10, 90], scroll: true },
    ];
    await save(id, { cues: said, regions });
    expect((await publish(id)).status).toBe(200);
    const { body } = await read(id, { isPublished: true });
    expect(body.regions).toEqual(regions);
    expect(body.cues).toEqual([
      { ...said[0], key: '1', runs: [{ text: 'One.\nTwo --> three & <i>four' }] },
      { ...said[1], key: '2' },
    ]);
    const [row] = await service.db.query<{ original_file: string; vtt_file: string; text: string }>(sql`
      select original_file, vtt_file, c.text from subtitles s join subtitle_cues c on c.subtitle_id = s.id
      where s.media_content_id = ${id}::uuid and c.position = 0`);
    expect(row).toMatchObject({ text: 'One. Two --> three & <i>four', original_file: row!.vtt_file });
    expect((await save(id, { cues: said })).body.hasChanges).toBe(true);
    expect((await save(id, { cues: said, regions })).body.hasChanges).toBe(false);
  });
});
