/** A segment of a live playlist. `startsAt`: seconds since 1970. */
export type LiveSegment = { number: number; address: string; seconds: number; startsAt: number };
export type LivePlaylist = { header: string; segments: LiveSegment[]; isEnded: boolean };

/** Reads a live playlist. Of one that leaves out what is known the times go on from `known`, its last known segment. */
export function readLivePlaylist(text: string, known?: LiveSegment): LivePlaylist {
  const segments: LiveSegment[] = [];
  let number = 0;
  let seconds = 0;
  let startsAt = Number.NaN;
  let header = '';
  for (const line of text.split('\n')) {
    if (line.startsWith('#EXT-X-MEDIA-SEQUENCE:')) number = Number(line.slice(22));
    else if (line.startsWith('#EXT-X-SKIP:')) number += Number(/SKIPPED-SEGMENTS=(\d+)/.exec(line)![1]);
    else if (line.startsWith('#EXT-X-MAP:')) header = /URI="([^"]+)"/.exec(line)![1]!;
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) startsAt = Date.parse(line.slice(25)) / 1000;
    else if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(line.slice(8));
    else if (line && !line.startsWith('#')) {
      if (number === (known?.number ?? Number.NaN) + 1) startsAt = known!.startsAt + known!.seconds;
      segments.push({ number, address: line, seconds, startsAt });
      number++;
      startsAt += seconds;
    }
  }
  return { header, segments, isEnded: text.includes('#EXT-X-ENDLIST') };
}
