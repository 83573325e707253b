/** A parsed media playlist (RFC 8216) of byte ranges in one file, with the fields that ingest needs. */
export type MediaPlaylist = {
  targetDuration: number;
  isEnded: boolean;
  initialization: ByteRange & { uri: string };
  segments: (ByteRange & { uri: string; durationInSeconds: number })[];
};
export type ByteRange = { offset: number; length: number };

export function parseMediaPlaylist(text: string): MediaPlaylist {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines[0] !== '#EXTM3U') throw new Error('The playlist does not begin with #EXTM3U.');
  const map = /#EXT-X-MAP:URI="([^"]+)",BYTERANGE="(\d+)@(\d+)"/.exec(text);
  if (!map) throw new Error('The playlist has no #EXT-X-MAP with a byte range.');
  const segments: MediaPlaylist['segments'] = [];
  let durationInSeconds: number | undefined;
  let range: ByteRange | undefined;
  for (const line of lines) {
    const extinf = /^#EXTINF:([\d.]+),/.exec(line);
    const byteRange = /^#EXT-X-BYTERANGE:(\d+)(?:@(\d+))?/.exec(line);
    if (extinf) durationInSeconds = Number(extinf[1]);
    else if (byteRange)
      range = { length: Number(byteRange[1]), offset: Number(byteRange[2] ?? endOf(segments.at(-1))) };
    else if (line && !line.startsWith('#')) {
      if (durationInSeconds === undefined || !range)
        throw new Error(`The segment ${line} has no duration or byte range.`);
      segments.push({ uri: line, durationInSeconds, ...range });
      durationInSeconds = range = undefined;
    }
  }
  return {
    targetDuration: Number(/#EXT-X-TARGETDURATION:(\d+)/.exec(text)?.[1]),
    isEnded: lines.includes('#EXT-X-ENDLIST'),
    initialization: { uri: map[1]!, length: Number(map[2]), offset: Number(map[3]) },
    segments,
  };
}

function endOf(range: ByteRange | undefined): number {
  return range ? range.offset + range.length : 0;
}

export function playlistDuration(playlist: MediaPlaylist): number {
  return playlist.segments.reduce((sum, segment) => sum + segment.durationInSeconds, 0);
}

/**
 * RFC 8216 §4.3.4.2: BANDWIDTH is the largest bit rate of any contiguous set of segments whose duration is between
 * 0.5 and 1.5 times the target duration; AVERAGE-BANDWIDTH that of the whole. In bits a second, rounded up.
 */
export function measureBandwidth(playlist: MediaPlaylist): { bandwidth: number; averageBandwidth: number } {
  const { segments, targetDuration } = playlist;
  const averageBandwidth = Math.ceil(rateOf(segments));
  let peak = 0;
  for (let start = 0; start < segments.length; start++) {
    for (let end = start + 1; end <= segments.length; end++) {
      const set = segments.slice(start, end);
      const duration = set.reduce((sum, segment) => sum + segment.durationInSeconds, 0);
      if (duration > 1.5 * targetDuration) break;
      if (duration >= 0.5 * targetDuration) peak = Math.max(peak, rateOf(set));
    }
  }
  return { bandwidth: Math.max(Math.ceil(peak), averageBandwidth), averageBandwidth };
}

function rateOf(segments: MediaPlaylist['segments']): number {
  const bits = segments.reduce((sum, segment) => sum + segment.length * 8, 0);
  const duration = segments.reduce((sum, segment) => sum + segment.durationInSeconds, 0);
  return duration > 0 ? bits / duration : 0;
}
