import { note } from '@tv/contract/reasons/notes';
import { open } from 'node:fs/promises';
import { languageName } from '../../media/track-names.ts';

/**
 * How a subtitle track is read. `decode`: ffmpeg converts it to WebVTT, without places and colours. `copy`: it is WebVTT. `ass`:
 * it is SubStation Alpha. All others: ffmpeg copies the raw samples, whose format the name tells. Subtitles that are pictures
 * are not read.
 */
export type SubtitleReading =
  | 'decode'
  | 'copy'
  | 'ass'
  | 'webvtt samples'
  | 'wvtt samples'
  | 'ttml samples'
  | 'srt samples';

export type SourceSubtitles = {
  index: number;
  languageCode: string;
  title?: string;
  isDefault: boolean;
  reading: SubtitleReading;
};

export const subtitleName = ({ title, languageCode }: Pick<SourceSubtitles, 'title' | 'languageCode'>) =>
  title ?? languageName(languageCode) ?? 'Subtitles';

type Stream = { codec_type?: string; codec_name?: string; codec_tag_string?: string };

const pictures = ['dvd_subtitle', 'hdmv_pgs_subtitle', 'dvb_subtitle', 'xsub'];
/** Codec tags of ISO 14496-30. ffmpeg reports some of these tracks as data. */
const sampleTags: Record<string, SubtitleReading> = { stpp: 'ttml samples', wvtt: 'wvtt samples' };

export const isSubtitleStream = ({ codec_type, codec_tag_string }: Stream) =>
  codec_type === 'subtitle' || (codec_type === 'data' && (codec_tag_string ?? '') in sampleTags);

/** How a subtitle stream is read, or why it cannot be. `matroskaCodec` is the CodecID, for a Matroska file. */
export function readingOf(
  { codec_name: name, codec_tag_string: tag = '' }: Stream,
  canDecode: (codec: string) => boolean,
  matroskaCodec: string | undefined,
): { reading: SubtitleReading } | { unread: (name: string) => string } {
  if (sampleTags[tag]) return { reading: sampleTags[tag] };
  if (name === 'webvtt') return { reading: 'copy' };
  if (name === 'subrip') return { reading: 'srt samples' };
  if (name === 'ass' || name === 'ssa') return { reading: 'ass' };
  if (name === 'ttml') return { reading: 'ttml samples' };
  if (!name && matroskaCodec?.endsWith('/WEBVTT')) return { reading: 'webvtt samples' };
  if (name && pictures.includes(name))
    return { unread: (track) => note('note.subtitlesArePictures', { name: track }) };
  if (name && canDecode(name)) return { reading: 'decode' };
  const kind = name ?? matroskaCodec ?? tag.replace(/^(\[0\])+$/, '');
  return {
    unread: (track) =>
      kind
        ? note('note.subtitlesOfKind', { name: track, kind })
        : note('note.subtitlesOfUnknownKind', { name: track }),
  };
}

const headLength = 4 * 1024 * 1024;

/** The CodecIDs of the subtitle tracks, in order (Matroska, RFC 9559, section 5.1.4.1.21). ffprobe omits those it does not know. */
export async function matroskaSubtitleCodecs(file: string): Promise<string[]> {
  await using source = await open(file, 'r');
  const bytes = Buffer.alloc(headLength);
  const { bytesRead } = await source.read(bytes, 0, headLength, 0);
  const head = bytes.toString('latin1', 0, bytesRead);
  // Element 0x86, its length in one byte with the marker bit set, then the text.
  return Array.from(head.matchAll(/\x86([\x84-\xbf])([DS]_[A-Z0-9_/]+)/g), ([, length, name]) =>
    name!.slice(0, length!.charCodeAt(0) & 0x7f),
  );
}
