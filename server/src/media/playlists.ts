import { captionLines, type CaptionTrack } from './caption-playlists.ts';
import type { MediaPackage, PackagedAudioTrack } from './media-package.ts';

/** Quotes an attribute text, which must not contain quotes itself (RFC 8216, section 4.2). */
const quoted = (text: string) => `"${text.replace(/["\r\n]/g, "'")}"`;

/**
 * The multivariant playlist of a package (RFC 8216, section 4.3.4). All addresses in it have the token of the request. Sound
 * and captions are groups of their own. For an item without pictures the sound tracks are the variants.
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

/** Adds the token to each address of a media playlist that ingest wrote. */
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

/** Adds the token to the addresses in a seek-preview track, which are parts of one sprite: `seek-previews.webp#xywh=…`. */
export const previewsWithToken = (vtt: string, token: string): string =>
  vtt.replace(/^(\S+\.webp)#/gm, `$1?jwt=${encodeURIComponent(token)}#`);
