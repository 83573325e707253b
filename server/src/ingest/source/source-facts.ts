import { AudioTrackKind } from '@tv/contract/enumerations';
import { note } from '@tv/contract/reasons/notes';
import { asLine } from '@tv/contract/text-characters';
import type { Chapter } from '../../media/media-package.ts';
import type { FrameRate } from '../ladder.ts';
import { readChapters } from '../../media/chapters.ts';
import { readSourceTags, type SourceTags } from './source-tags.ts';
import { isSubtitleStream, readingOf, subtitleName, type SourceSubtitles } from './source-subtitles.ts';
import { isProtected, undecodableKind } from './undecodable-stream.ts';

/** The facts about a source file that ingest needs, from ffprobe's output. Indexes are stream indexes of the file. */
export type SourceFacts = {
  /** The duration. 0 if the file does not state it. */
  durationInSeconds: number;
  video?: SourceVideo;
  audio: SourceAudio[];
  subtitles: SourceSubtitles[];
  /** The cover picture of a sound file. */
  coverIndex?: number;
  chapters: Chapter[];
  /** The first timestamp of the file in seconds. */
  startTime: number;
  isEncrypted: boolean;
  /** The streams without a decoder, in words. */
  undecodable: { what: 'picture' | 'sound'; kind: string }[];
  /** One sentence for each part that is left out. */
  notes: string[];
  /** The tags of the file. */
  tags: SourceTags;
};

export type SourceVideo = {
  index: number;
  /** The picture's size as it is shown: after rotation and with square pixels. */
  width: number;
  height: number;
  meanRate: FrameRate;
  nominalRate: FrameRate;
  isInterlaced: boolean;
  isHighDynamicRange: boolean;
  /** The YUV matrix of the picture by swscale's name. For a file that does not state it, the usual one for its size. */
  colorMatrix: 'auto' | 'bt601' | 'bt709';
};

export type SourceAudio = {
  index: number;
  channels: number;
  languageCode?: string;
  title?: string;
  kind: AudioTrackKind;
  isDefault: boolean;
};

const maxTracks = 16;

type Stream = {
  index: number;
  codec_type?: string;
  codec_name?: string;
  codec_tag_string?: string;
  width?: number;
  height?: number;
  channels?: number;
  duration?: string;
  sample_aspect_ratio?: string;
  avg_frame_rate?: string;
  r_frame_rate?: string;
  field_order?: string;
  color_transfer?: string;
  color_space?: string;
  tags?: Record<string, string>;
  disposition?: Record<string, number>;
  side_data_list?: { rotation?: number }[];
};
type ProbeJson = {
  streams?: Stream[];
  format?: { duration?: string; start_time?: string; tags?: Record<string, string> };
  packets?: { side_data_list?: { side_data_type?: string }[] }[];
  chapters?: { start_time: string; end_time: string; tags?: Record<string, string> }[];
};

export type Readers = {
  /** Whether this ffmpeg can decode a codec, by ffprobe's name. */
  canDecode: (codec: string) => boolean;
  /** The CodecIDs of a Matroska file's subtitle tracks, in order. */
  matroskaSubtitles: string[];
};
const everything: Readers = { canDecode: () => true, matroskaSubtitles: [] };

export function readFacts(json: unknown, { canDecode, matroskaSubtitles } = everything): SourceFacts {
  const { streams = [], format, chapters = [], packets = [] } = json as ProbeJson;
  const attached = (stream: Stream) => stream.disposition?.attached_pic === 1;
  const kinds = new Map(streams.map((stream) => [stream, undecodableKind(stream, canDecode)]));
  const ofType = (type: string) =>
    streams.filter((stream) => stream.codec_type === type && kinds.get(stream) === undefined);
  const subtitles = readSubtitles(streams.filter(isSubtitleStream), canDecode, matroskaSubtitles);
  const sounds = ofType('audio').filter((stream) => (stream.channels ?? 0) > 0);
  const pictures = ofType('video').filter((stream) => (stream.width ?? 0) > 0);
  const video = pictures.find((stream) => !attached(stream));
  const cover = pictures.find(attached);
  const durationInSeconds =
    Number(format?.duration ?? 0) || Math.max(0, ...streams.map((stream) => durationOf(stream)));
  return {
    durationInSeconds,
    ...(video && { video: videoFacts(video) }),
    audio: sounds.slice(0, maxTracks).map(audioFacts),
    subtitles: subtitles.found.slice(0, maxTracks),
    ...(cover && { coverIndex: cover.index }),
    chapters: readChapters(
      chapters.map((chapter) => ({
        startTime: Number(chapter.start_time),
        endTime: Number(chapter.end_time),
        title: tagOf(chapter.tags, 'title') ?? '',
      })),
      durationInSeconds,
    ),
    // Ogg stores them in the stream.
    tags: readSourceTags({ ...sounds[0]?.tags, ...format?.tags }, { isAudio: !video }),
    startTime: Number(format?.start_time ?? 0) || 0,
    isEncrypted: isProtected(streams, packets),
    undecodable: streams
      .filter((stream) => ['video', 'audio'].includes(stream.codec_type ?? '') && !attached(stream))
      .flatMap((stream) => {
        const kind = kinds.get(stream);
        return kind ? [{ what: stream.codec_type === 'video' ? 'picture' : 'sound', kind }] : [];
      }),
    notes: [
      ...subtitles.notes,
      ...tooMany('note.manySounds', sounds.length),
      ...tooMany('note.manySubtitles', subtitles.found.length),
    ],
  };
}

const tooMany = (name: 'note.manySounds' | 'note.manySubtitles', count: number) =>
  count > maxTracks ? [note(name, { count, most: maxTracks })] : [];

function readSubtitles(
  streams: Stream[],
  canDecode: Readers['canDecode'],
  matroskaSubtitles: string[],
): { found: SourceSubtitles[]; notes: string[] } {
  const found: SourceSubtitles[] = [];
  const notes: string[] = [];
  for (const [position, stream] of streams.entries()) {
    const facts = subtitleFacts(stream);
    const read = readingOf(stream, canDecode, matroskaSubtitles[position]);
    if ('reading' in read) found.push({ ...facts, ...read });
    else notes.push(read.unread(subtitleName(facts)));
  }
  return { found, notes };
}

function videoFacts(stream: Stream): SourceVideo {
  const turn =
    stream.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ??
    Number(stream.tags?.rotate ?? 0);
  const [sampleWidth = 0, sampleHeight = 0] = (stream.sample_aspect_ratio ?? '').split(':').map(Number);
  const stretch = sampleWidth > 0 && sampleHeight > 0 ? sampleWidth / sampleHeight : 1;
  const size = { width: Math.round(stream.width! * stretch), height: stream.height! };
  const isTurned = Math.abs(Math.round(turn / 90)) % 2 === 1;
  return {
    index: stream.index,
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
    meanRate: rateOf(stream.avg_frame_rate),
    nominalRate: rateOf(stream.r_frame_rate),
    isInterlaced: ['tt', 'bb', 'tb', 'bt'].includes(stream.field_order ?? ''),
    isHighDynamicRange: ['smpte2084', 'arib-std-b67'].includes(stream.color_transfer ?? ''),
    colorMatrix: colorMatrixOf(stream),
  };
}

function colorMatrixOf(stream: Stream): SourceVideo['colorMatrix'] {
  if (stream.color_space && stream.color_space !== 'unknown') return 'auto';
  return stream.height! >= 720 ? 'bt709' : 'bt601';
}

function audioFacts(stream: Stream): SourceAudio {
  const languageCode = languageOf(stream.tags);
  const title = tagOf(stream.tags, 'title');
  return {
    index: stream.index,
    channels: stream.channels!,
    ...(languageCode && { languageCode }),
    ...(title && { title }),
    kind: audioKind(stream.disposition ?? {}),
    isDefault: stream.disposition?.default === 1,
  };
}

function audioKind(disposition: Record<string, number>): AudioTrackKind {
  if (disposition.comment) return AudioTrackKind.Commentary;
  if (disposition.visual_impaired || disposition.descriptions) return AudioTrackKind.Description;
  return disposition.dub ? AudioTrackKind.Dubbed : AudioTrackKind.Original;
}

function subtitleFacts(stream: Stream): Omit<SourceSubtitles, 'reading'> {
  const title = tagOf(stream.tags, 'title');
  return {
    index: stream.index,
    languageCode: languageOf(stream.tags) ?? 'und',
    ...(title && { title }),
    isDefault: stream.disposition?.default === 1,
  };
}

/** The shortest BCP 47 form: `eng` and `en` are both `en`. `undefined` if the file does not state a language. */
function languageOf(tags: Record<string, string> | undefined): string | undefined {
  const tag = tagOf(tags, 'language');
  if (!tag || tag === 'und') return undefined;
  try {
    return Intl.getCanonicalLocales(tag.replace('_', '-'))[0];
  } catch {
    return undefined;
  }
}

function tagOf(tags: Record<string, string> | undefined, name: string): string | undefined {
  const entry = Object.entries(tags ?? {}).find(([key]) => key.toLowerCase() === name);
  return (entry && asLine(entry[1]).trim().slice(0, 200)) || undefined;
}

function rateOf(text: string | undefined): FrameRate {
  const [numerator = 0, denominator = 1] = (text ?? '').split('/').map(Number);
  return { numerator, denominator };
}

function durationOf(stream: Stream): number {
  if (Number(stream.duration) > 0) return Number(stream.duration);
  const clock = /^(\d+):(\d+):([\d.]+)$/.exec(tagOf(stream.tags, 'duration') ?? '');
  return clock ? Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3]) : 0;
}
