import { captionLines, type CaptionTrack } from './caption-playlists.ts';
import type { MediaPackage, PackagedAudioTrack } from './media-package.ts';

/** DEFAULT and AUTOSELECT need a language or a name each; attribute texts carry no quotes (RFC 8216, section 4.2). */
const quoted = (text: string) => `"${text.replace(/["\r\n]/g, "'")}"`;

/**
 * The multivariant playlist of a package (RFC 8216, section 4.3.4), its children carrying the token of the request.
 * Sound has a group of its own, and so have captions; an item without pictures lists its sound tracks as variants.
 */
export function multivariantPlaylist(
  { renditions, audioTracks }: MediaPackage,
  captions: readonly CaptionTrack[],
  token: string,
): string {
  const address = (file: string) => `${file}?jwt=${encodeURIComponent(token)}`;
  const sound = audioTracks.find((track) => track.isDefault) ?? audioTracks[0];
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];
  if (audioTracks.length > 0) lines.push(...audioTracks.map((track) => audioLine(track, address)));
  lines.push(...captionLines(captions, address, quoted));
  const withCaptions = captions.length > 0 ? ['SUBTITLES="captions"'] : [];
  for (const { playlist, width, height, frameRate, bandwidth, averageBandwidth, codecs } of renditions) {
    const attributes = [
      `BANDWIDTH=${Math.ceil(bandwidth + (sound?.bandwidth ?? 0))}`,
      `AVERAGE-BANDWIDTH=${Math.ceil(averageBandwidth + (sound?.averageBandwidth ?? 0))}`,
      `CODECS=${quoted([codecs, sound?.codecs].filter(Boolean).join(','))}`,
      `RESOLUTION=${width}x${height}`,
      `FRAME-RATE=${frameRate.toFixed(3)}`,
      ...(sound ? ['AUDIO="sound"'] : []),
      ...withCaptions,
    ];
    lines.push(`#EXT-X-STREAM-INF:${attributes.join(',')}`, address(playlist));
  }
  if (renditions.length === 0 && sound) {
    const attributes = [
      `BANDWIDTH=${Math.ceil(sound.bandwidth)}`,
      `CODECS=${quoted(sound.codecs)}`,
      'AUDIO="sound"',
      ...withCaptions,
    ];
    lines.push(`#EXT-X-STREAM-INF:${attributes.join(',')}`, address(sound.playlist));
  }
  return `${lines.join('\n')}\n`;
}

function audioLine(track: PackagedAudioTrack, address: (file: string) => string): string {
  const attributes = [
    'TYPE=AUDIO',
    'GROUP-ID="sound"',
    `NAME=${quoted(track.name)}`,
    ...(track.languageCode ? [`LANGUAGE=${quoted(track.languageCode)}`] : []),
    `DEFAULT=${track.isDefault ? 'YES' : 'NO'}`,
    'AUTOSELECT=YES',
    ...(track.kind === 3 ? ['CHARACTERISTICS="public.accessibility.describes-video"'] : []),
    `CHANNELS=${quoted(String(track.channels))}`,
    `URI=${quoted(address(track.playlist))}`,
  ];
  return `#EXT-X-MEDIA:${attributes.join(',')}`;
}

/** A media playlist as ingest wrote it, each address in it carrying the token. */
export function withToken(playlist: string, token: string): string {
  const query = `?jwt=${encodeURIComponent(token)}`;
  return playlist
    .split('\n')
    .map((line) =>
      line.startsWith('#')
        ? line.replace(/URI="([^"?]+)"/g, `URI="$1${query}"`)
        : line.trim() && `${line.trim()}${query}`,
    )
    .join('\n');
}

/** Cues of a seek-preview track name parts of one sprite: `seek-previews.webp#xywh=…`. */
export const previewsWithToken = (vtt: string, token: string): string =>
  vtt.replace(/^(\S+\.webp)#/gm, `$1?jwt=${encodeURIComponent(token)}#`);
