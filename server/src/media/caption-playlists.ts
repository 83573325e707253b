import { SubtitleKind } from '@tv/contract/enumerations';
import { uniqueName } from './track-names.ts';

/** A caption rendition, as an HLS player lists it. */
export type CaptionTrack = {
  id: string;
  language_code: string;
  language_name: string;
  kind: number;
  is_auto_generated?: boolean;
};

const file = /^captions-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.m3u8|-(\d{1,5})\.vtt)$/;

/** The parts of a caption rendition's address. Without `segment` it is the address of the playlist. */
export function captionFile(name: string): { subtitleId: string; segment?: number } | undefined {
  const [, subtitleId, segment] = file.exec(name) ?? [];
  if (!subtitleId) return undefined;
  return { subtitleId, ...(segment !== undefined && { segment: Number(segment) }) };
}

/**
 * The caption renditions of the multivariant playlist (RFC 8216, section 4.3.4.1). Captions for the hard of hearing are marked
 * as such. A player shows none unless the person or their device asks for them. Names are unique within the group, and say what a machine made.
 */
export function captionLines(
  tracks: readonly CaptionTrack[],
  address: (file: string) => string,
  quoted: (text: string) => string,
): string[] {
  const names: string[] = [];
  return tracks.map(({ id, language_code, language_name, kind, is_auto_generated }) => {
    const name = uniqueName(is_auto_generated ? `${language_name} (auto-generated)` : language_name, names);
    names.push(name);
    const attributes = [
      'TYPE=SUBTITLES',
      'GROUP-ID="captions"',
      `NAME=${quoted(name)}`,
      `LANGUAGE=${quoted(language_code)}`,
      'DEFAULT=NO',
      'AUTOSELECT=YES',
      'FORCED=NO',
      ...(kind === SubtitleKind.CAPTION
        ? [
            'CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound"',
          ]
        : []),
      `URI=${quoted(address(`captions-${id}.m3u8`))}`,
    ];
    return `#EXT-X-MEDIA:${attributes.join(',')}`;
  });
}

/** The media playlist of a caption rendition: WebVTT segments over the whole duration. Each segment's address has the token. */
export function captionPlaylist(
  subtitleId: string,
  durationInSeconds: number,
  segmentSeconds: number,
  token: string,
): string {
  const count = Math.max(1, Math.ceil(durationInSeconds / segmentSeconds));
  const segments = Array.from({ length: count }, (_, index) => {
    const seconds = Math.min(segmentSeconds, Math.max(0.001, durationInSeconds - index * segmentSeconds));
    return `#EXTINF:${seconds.toFixed(3)},\ncaptions-${subtitleId}-${index}.vtt?jwt=${encodeURIComponent(token)}`;
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.min(segmentSeconds, Math.max(1, durationInSeconds)))}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...segments,
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
