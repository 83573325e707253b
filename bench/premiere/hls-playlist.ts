export type Part = { address: string; seconds: number; start: number; end: number };

/** The playlists that a multivariant playlist names: its widest picture and its first sound (RFC 8216, section 4.3.4). */
export function playlistsIn(multivariant: string): { video: string; audio: string } {
  const lines = multivariant.split('\n');
  const variants = lines.flatMap((line, index) => {
    const width = Number(/^#EXT-X-STREAM-INF:.*RESOLUTION=(\d+)x/.exec(line)?.[1]);
    return width ? [{ width, address: lines[index + 1] ?? '' }] : [];
  });
  const video = variants.toSorted((one, other) => other.width - one.width)[0]?.address;
  const audio = /^#EXT-X-MEDIA:TYPE=AUDIO.*URI="([^"]+)"/m.exec(multivariant)?.[1];
  if (!video || !audio) throw new Error('The multivariant playlist names no picture or no sound.');
  return { video, audio };
}

/** The parts of a media playlist in their order, its initialization first. Byte ranges are both included. */
export function partsIn(playlist: string): Part[] {
  const parts: Part[] = [];
  const add = (address: string, seconds: number, [length = 0, start = 0]: number[]) =>
    parts.push({ address, seconds, start, end: start + length - 1 });
  let seconds = 0;
  let range: number[] = [];
  for (const line of playlist.split('\n')) {
    const map = /^#EXT-X-MAP:URI="([^"]+)",BYTERANGE="(\d+)@(\d+)"/.exec(line);
    if (map) add(map[1]!, 0, [Number(map[2]), Number(map[3])]);
    else if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice(8));
    else if (line.startsWith('#EXT-X-BYTERANGE:')) range = line.slice(17).split('@').map(Number);
    else if (line && !line.startsWith('#')) add(line, seconds, range);
  }
  return parts;
}
