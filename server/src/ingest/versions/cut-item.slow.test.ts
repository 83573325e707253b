// Slow: it encodes five cuts of a film.
// Proves: an item is cut anew out of its original, and the whole film stays although it is long replaced.
// Ground: server/src/ingest, contract/src/media/cuts.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';
import { ffmpegPath } from '../test-sources.ts';
import { startVersions } from './test-versions.ts';

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('parts of a film', () => {
  let world: Awaited<ReturnType<typeof startVersions>>;
  beforeAll(async () => {
    world = await startVersions();
  });
  afterAll(() => world.close());

  it('are cut anew out of the original, and the whole film stays although it is long replaced', async () => {
    const id = await world.anItem();
    for (let turn = 0; turn < 5; turn++) {
      world.service.setNow(new Date(world.service.now().getTime() + 1000));
      const { body } = await world.cut(id, [{ from: 0, to: turn + 0.5 }]);
      await world.work(body.id);
    }
    const versions = await world.versions(id);
    expect(versions.map(({ cuts }) => cuts[0]?.to ?? 0)).toEqual([4.5, 3.5, 2.5, 1.5, 0]);
    expect(versions[0]!.durationInSeconds).toBeCloseTo(1.5, 1);
    expect(versions.at(-1)).toMatchObject({ id, original: { fileName: 'first.mp4' } });
  });
});
