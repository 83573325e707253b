import type { Cues } from '@tv/contract/captions/cues';
import { writeVtt } from '@tv/captions/vtt/write-vtt';

/** The clock of the cues is that of the pictures, which begin at 0 (RFC 8216, section 3.5). */
const clockOfPictures = 'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000';

/**
 * Cues as the segments of an HLS rendition, each with every cue of its seconds: one that is shown across a border is in
 * the segments on both sides. Segments without cues are WebVTT files without cues.
 */
export function writeSegments({ cues, regions }: Cues, seconds: number, durationInSeconds: number): string[] {
  const count = Math.max(1, Math.ceil(durationInSeconds / seconds));
  const segments = Array.from({ length: count }, () => [] as Cues['cues']);
  for (const cue of cues) {
    const last = Math.min(count - 1, Math.ceil(cue.endTime / seconds) - 1);
    for (let index = Math.floor(cue.startTime / seconds); index <= last; index += 1)
      segments[index]!.push(cue);
  }
  return segments.map((within) => writeSegment({ cues: within, regions }));
}

/** The WebVTT of one segment. */
export const writeSegment = (cues: Cues): string =>
  writeVtt(cues).replace('WEBVTT\n', `WEBVTT\n${clockOfPictures}\n`);
