import { expect } from '../portal.ts';

/** A stream as its address serves it. Seconds; addresses are whole and carry their token. */
export type Stream = { variants: number; durationInSeconds: number };

/**
 * Reads a stream's multivariant playlist and every playlist that it names, and checks what RFC 8216 demands of each.
 * Knows nothing of how the service writes them.
 */
export async function checkStream(address: string): Promise<Stream> {
  const lines = await readPlaylist(address);
  const version = numberOf(lines, '#EXT-X-VERSION:');
  const groups = new Map<string, Set<string>>();
  const defaults = new Set<string>();
  const playlists = new Map<string, number>();
  for (const line of lines) {
    if (line.startsWith('#EXT-X-MEDIA:')) {
      const { TYPE, 'GROUP-ID': group, NAME, DEFAULT, URI } = attributesOf(line);
      expect([TYPE, group, NAME], '§4.3.4.1: these are required').not.toContain(undefined);
      const names = groups.get(group!) ?? new Set();
      expect(names, '§4.3.4.1.1: each name of a group once').not.toContain(NAME);
      groups.set(group!, names.add(NAME!));
      if (DEFAULT === 'YES') {
        expect(defaults, '§4.3.4.1.1: one default in a group').not.toContain(group);
        defaults.add(group!);
      }
      playlists.set(new URL(URI!, address).href, Number.POSITIVE_INFINITY);
    }
  }
  const variants = lines.flatMap((line, index) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return [];
    const { BANDWIDTH, AUDIO } = attributesOf(line);
    expect(BANDWIDTH, '§4.3.4.2: required').toMatch(/^\d+$/);
    if (AUDIO) expect([...groups.keys()], '§4.3.4.2: the group is there').toContain(AUDIO);
    const uri = lines[index + 1]!;
    expect(uri, '§4.3.4.2: an address follows').not.toMatch(/^#|^$/);
    playlists.set(new URL(uri, address).href, Number(BANDWIDTH));
    return [uri];
  });
  expect(variants.length).toBeGreaterThan(0);
  const durations: number[] = [];
  for (const [playlist, bandwidth] of playlists)
    durations.push(await checkMedia(playlist, bandwidth, version));
  return { variants: variants.length, durationInSeconds: Math.max(...durations) };
}

async function checkMedia(address: string, bandwidth: number, mainVersion: number): Promise<number> {
  const lines = await readPlaylist(address);
  expect(numberOf(lines, '#EXT-X-VERSION:'), '§7: EXT-X-MAP beside media segments').toBeGreaterThanOrEqual(6);
  expect(mainVersion, '§7').toBeGreaterThanOrEqual(6);
  const target = numberOf(lines, '#EXT-X-TARGETDURATION:');
  expect(Number.isInteger(target), '§4.3.3.1').toBe(true);
  expect(lines, '§4.3.3.4').toContain('#EXT-X-ENDLIST');
  const map = lines.findIndex((line) => line.startsWith('#EXT-X-MAP:'));
  const first = lines.findIndex((line) => line.startsWith('#EXTINF:'));
  expect(map, '§3.3: fragments need an initialization before them').toBeGreaterThan(0);
  expect(map).toBeLessThan(first);
  const segments: { seconds: number; bytes: number }[] = [];
  for (let at = first; at < lines.length; at += 1) {
    if (!lines[at]!.startsWith('#EXTINF:')) continue;
    const seconds = Number(/^#EXTINF:([\d.]+),/.exec(lines[at]!)?.[1]);
    expect(Math.round(seconds), '§4.3.3.1').toBeLessThanOrEqual(target);
    const range = /^#EXT-X-BYTERANGE:(\d+)@\d+$/.exec(lines[at + 1]!);
    expect(range, '§4.3.2.2').not.toBeNull();
    expect(lines[at + 2], '§4.3.2.1: an address follows').not.toMatch(/^#|^$/);
    segments.push({ seconds, bytes: Number(range![1]) });
  }
  checkPeak(segments, target, bandwidth);
  return segments.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** §4.3.4.2: any run of segments of half to one and a half times the target duration stays within the bandwidth. */
function checkPeak(segments: { seconds: number; bytes: number }[], target: number, bandwidth: number): void {
  for (let from = 0; from < segments.length; from += 1) {
    let seconds = 0;
    let bytes = 0;
    for (const segment of segments.slice(from)) {
      seconds += segment.seconds;
      bytes += segment.bytes;
      if (seconds > target * 1.5) break;
      if (seconds >= target / 2) expect((bytes * 8) / seconds, '§4.3.4.2').toBeLessThanOrEqual(bandwidth);
    }
  }
}

async function readPlaylist(address: string): Promise<string[]> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(10_000) });
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('content-type'), '§4').toMatch(
    /^(application\/vnd\.apple\.mpegurl|audio\/mpegurl)/i,
  );
  const text = await answer.text();
  const lines = text.split(/\r?\n/);
  expect(lines[0], '§4.3.1.1').toBe('#EXTM3U');
  return lines;
}

function numberOf(lines: string[], tag: string): number {
  const found = lines.filter((line) => line.startsWith(tag));
  expect(found.length, `${tag} once`).toBe(1);
  return Number(found[0]!.slice(tag.length));
}

/** §4.2: names and values, quoted or not. */
const attributesOf = (line: string): Record<string, string | undefined> =>
  Object.fromEntries(
    [...line.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^",]*))/g)].map(([, name, quoted, plain]) => [
      name!,
      quoted ?? plain,
    ]),
  );
