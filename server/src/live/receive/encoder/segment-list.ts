import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedSegment } from '../live-files.ts';

export type FinishedSegment = {
  number: number;
  seconds: Record<string, number>;
  /** Each track has something in it. A run that ends before its first picture leaves a segment without one, which no player can read. */
  isWhole: boolean;
};

/** Finds the segments that every track of a run has finished, by the playlists that ffmpeg writes. */
export class SegmentList {
  private readonly folder: string;
  private readonly found: Map<string, Map<number, number>>;
  private next: number;

  constructor(folder: string, tracks: readonly string[], firstSegment: number) {
    this.folder = folder;
    this.found = new Map(tracks.map((track) => [track, new Map<number, number>()]));
    this.next = firstSegment;
  }

  /** Removes the playlists of a run before. */
  async begin(): Promise<void> {
    await Promise.all([...this.found.keys()].map((track) => rm(this.playlist(track), { force: true })));
  }

  /** The segments that have been finished since the last call, in order. */
  async collect(): Promise<FinishedSegment[]> {
    await Promise.all([...this.found].map(([track, seconds]) => this.read(track, seconds)));
    const finished: FinishedSegment[] = [];
    for (;;) {
      const each = [...this.found].map(([track, all]) => [track, all.get(this.next)] as const);
      if (each.some(([, seconds]) => seconds === undefined)) return finished;
      finished.push({
        ...{ number: this.next, isWhole: await this.isWhole(this.next) },
        seconds: Object.fromEntries(each) as Record<string, number>,
      });
      for (const all of this.found.values()) all.delete(this.next);
      this.next++;
    }
  }

  private async read(track: string, seconds: Map<number, number>): Promise<void> {
    const playlist = await readFile(this.playlist(track), 'utf8').catch(() => '');
    for (const [, duration, number] of playlist.matchAll(/#EXTINF:([\d.]+),\n(?:#.*\n)*.*-(\d+)\.m4s/g))
      if (Number(number) >= this.next) seconds.set(Number(number), Number(duration));
  }

  private async isWhole(number: number): Promise<boolean> {
    const files = [...this.found.keys()].map((track) => join(this.folder, encodedSegment(track, number)));
    return (await Promise.all(files.map(hasFragment))).every(Boolean);
  }

  private playlist = (track: string): string => join(this.folder, `${track}.m3u8`);
}

/** Bytes among which the first fragment begins: only boxes that say what the file is stand before it. */
const beforeFragment = 512;

/** Whether a segment of fragmented MP4 has a fragment: ISO/IEC 14496-12, section 8.8.4. */
async function hasFragment(file: string): Promise<boolean> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(beforeFragment), 0, beforeFragment, 0);
  return buffer.subarray(0, bytesRead).includes('moof');
}
