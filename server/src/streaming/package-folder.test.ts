import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MediaPackage } from '../media/media-package.ts';
import { aMediaContent, anOrganization, aPerson } from '../test-builders.ts';
import { startTestService, type TestService } from '../test-service.ts';

const demo = join(import.meta.dirname, '../../../demo/media/aurora-energy');
/** A film with two renditions, and sound with a waveform. */
const folders = ['fifty-hertz', 'night-shift-1'];
/** What ingest, captions and editing leave beside the stream. */
const beside = ['en.vtt', 'subtitle-1.vtt', 'draft-en.json', 'made-from.txt', 'original.mp4', 'audio-9.mp4'];

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function anItemOf(folder: string, organizationId: string) {
  const names = readdirSync(join(demo, folder));
  const media = JSON.parse(readFileSync(join(demo, folder, 'media-package.json'), 'utf8')) as MediaPackage;
  const id = await aMediaContent(service.db, organizationId, { visibility: 2, package: media });
  for (const name of names)
    await service.files.write(`media/${id}/1/${name}`, readFileSync(join(demo, folder, name)));
  for (const name of beside)
    await service.files.write(`media/${id}/1/${name}`, `text before an edit ${name}`);
  return { id, names: [...new Set([...names, ...beside])] };
}

const isOfStream = (name: string) =>
  /^(video-\d+|audio-1)\.(m3u8|mp4)$|^seek-previews\.(vtt|webp)$|^waveform\.json$/.test(name);

test.each(folders)(
  'of the folder of %s a player gets its stream, and nobody anything else',
  async (folder) => {
    const organizationId = await anOrganization(service.db);
    const { id, names } = await anItemOf(folder, organizationId);
    const admin = await aPerson(service.db, { organizations: [[organizationId, 'Admin']] });
    const me = await service.call('GET /Users/Me', { as: admin.subject });
    for (const jwt of ['public', me.body.mediaToken]) {
      const opened = [];
      for (const name of names) {
        const { statusCode } = await service.app.inject(`/api/media/${id}/1/${name}?jwt=${jwt}`);
        if (statusCode === 200) opened.push(name);
        else expect([name, statusCode]).toEqual([name, 404]);
      }
      expect(opened).toEqual(names.filter(isOfStream));
      expect(opened.length).toBeGreaterThan(2);
    }
  },
);

test('a sound track that was taken away is closed while its files are still there', async () => {
  const organizationId = await anOrganization(service.db);
  const sound = randomUUID();
  const track = {
    playlist: `sound-${sound}.m3u8`,
    kind: 2,
    name: 'Deutsch',
    isDefault: false,
    channels: 2,
  } as const;
  const measured = { bandwidth: 1, averageBandwidth: 1, codecs: 'mp4a.40.2', sizeInBytes: 1, addedAs: sound };
  const has = { visibility: 2, package: { audioTracks: [{ ...track, ...measured }] } };
  const statuses = [];
  for (const given of [has, { visibility: 2 }]) {
    const id = await aMediaContent(service.db, organizationId, given);
    await service.files.write(`media/${id}/sounds/${sound}/sound-${sound}.mp4`, 'sound');
    const { statusCode } = await service.app.inject(`/api/media/${id}/1/sound-${sound}.mp4?jwt=public`);
    statuses.push(statusCode);
  }
  expect(statuses).toEqual([200, 404]);
});
