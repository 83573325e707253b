import { createReadStream } from 'node:fs';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { codecName } from '../../ingest/encoding/codec-names.ts';
import { soundBits } from '../receive/encoder/encoder-arguments.ts';
import { encodedHeader, encodedSegment } from '../receive/live-files.ts';
import type { LiveRun, LiveSegment } from '../receive/live-report.ts';
import { previewSegments, previewTrack, type StoredPreview } from '../stream/preview-db.ts';
import { headerFile, liveFolder, segmentFile, type StoredTrack } from '../stream/segments-db.ts';
import type { EncodedEvent, StoreDeps } from './store-segments.ts';

/** Segments that wait to be stored. Beyond, one is left out: the presenter sees the newest. */
const mostWaiting = 5;

/** Stores the preview of a guest: the newest seconds, for the presenter alone. What cannot be stored is left out. */
export function storePreview(
  { files, log }: Pick<StoreDeps, 'files' | 'log'>,
  { id, part }: Omit<EncodedEvent, 'folder'>,
) {
  let preview: StoredPreview | undefined;
  let last: Promise<void> = Promise.resolve();
  let waiting = 0;
  const keyOf = (file: string) => `${liveFolder(id)}/${file}`;

  async function begin({ run, renditions, sounds }: LiveRun, folder: string): Promise<StoredPreview> {
    const header = async (track: string) => {
      const bytes = await readFile(join(folder, encodedHeader(track, run)));
      await files.write(keyOf(headerFile({ part, run }, previewTrack(track))), bytes);
      return codecName(bytes);
    };
    const tracks: StoredTrack[] = [];
    for (const { track, bitsPerSecond, ...picture } of renditions)
      tracks.push({ track: previewTrack(track), bitsPerSecond, codecs: await header(track), picture });
    for (const { track } of sounds)
      tracks.push({
        ...{ track: previewTrack(track), bitsPerSecond: soundBits, codecs: await header(track) },
        sound: { name: 'Original' },
      });
    return { run: { part, run, tracks }, segments: [] };
  }

  async function store(
    { number, startsAt, seconds }: LiveSegment,
    run: LiveRun,
    folder: string,
  ): Promise<void> {
    const before = preview?.run.run === run.run ? preview : undefined;
    if (!before) await forget();
    const begun = before ?? (await begin(run, folder));
    const lengths = await Promise.all(
      Object.entries(seconds).map(async ([track, length]) => {
        const file = join(folder, encodedSegment(track, number));
        const { size } = await stat(file);
        const stored = segmentFile({ part, fileNumber: number }, previewTrack(track));
        await files.write(keyOf(stored), createReadStream(file));
        await rm(file, { force: true });
        return [previewTrack(track), { seconds: length, bytes: size }] as const;
      }),
    );
    const segment = { number, fileNumber: number, startsAt, lengths: Object.fromEntries(lengths) };
    const all = [...begun.segments, segment];
    preview = { ...begun, segments: all.slice(-previewSegments) };
    await remove(all.slice(0, -previewSegments));
  }

  const remove = (segments: StoredPreview['segments']) =>
    Promise.all(
      segments.flatMap(({ fileNumber, lengths }) =>
        Object.keys(lengths).map((track) => files.remove(keyOf(segmentFile({ part, fileNumber }, track)))),
      ),
    );

  /** Forgets what there was before: of each run the newest seconds are left. */
  async function forget(): Promise<void> {
    const before = preview;
    preview = undefined;
    if (before) await remove(before.segments);
  }

  const queue = (work: () => Promise<void>): void => {
    waiting++;
    last = last
      .then(work)
      .catch((err: unknown) => log.error({ err, event: id }, 'the preview of a guest could not be stored'))
      .finally(() => void waiting--);
  };
  return {
    add(segment: LiveSegment, run: LiveRun, folder: string): void {
      if (waiting < mostWaiting) queue(() => store(segment, run, folder));
    },
    /** What the presenter can look at. */
    stored: (): StoredPreview | undefined => preview,
    /** Removes what is stored. */
    async end(): Promise<void> {
      queue(forget);
      await last;
    },
  };
}
