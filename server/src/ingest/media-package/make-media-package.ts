import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import type { CutRange } from '@tv/contract/media/cuts';
import { basename, dirname, join, resolve } from 'node:path';
import type { Chapter, MediaPackage, PackagedAudioTrack, Rendition } from '../../media/media-package.ts';
import { withCuts } from '../encoding/cut-filters.ts';
import { extractSubtitles } from '../subtitles/embedded-subtitles.ts';
import { encode } from '../encoding/encode.ts';
import type { Quality } from '../encoding/ffmpeg-arguments.ts';
import { ingestStep } from '../ingest-steps.ts';
import { constantFrameRate, ladder, valueOf } from '../ladder.ts';
import { makePictures } from '../poster/make-posters.ts';
import { describeAudioTracks } from '../encoding/packaged-audio.ts';
import type { AudioTrackLabel } from '../encoding/packaged-audio.ts';
import { posterPictures } from '../poster/poster-picture.ts';
import { probe } from '../source/probe.ts';
import { readProducedTrack } from '../encoding/read-produced-track.ts';
import { RefusedSource } from '../source/refused-source.ts';
import type { ProgramOptions } from '../run-ffmpeg.ts';
import { planSeekPreviews, writeSeekPreviewTrack } from '../encoding/seek-previews.ts';
import { readChapters } from '../../media/chapters.ts';
import { toneMappingFilters } from '../encoding/tone-mapping.ts';
import { writeWaveform } from '../peaks/waveform.ts';

export type MediaPackageRequest = ProgramOptions & {
  source: string;
  /** The folder to make. It appears only when the package is complete, and replaces an older package there. */
  outputFolder: string;
  /** Reports progress from 0 to 1. */
  onProgress?: (share: number) => void;
  /** The shorter sides of the rungs, in place of 360, 540, 720 and 1080. */
  heights?: number[];
  quality?: Quality;
  /** The picture for the posters, in place of a frame or the attached cover. */
  posterSource?: Buffer;
  audioTracks?: AudioTrackLabel[];
  chapters?: Chapter[];
  /** Parts of the source to leave out, in order, in seconds of the source. */
  cuts?: readonly CutRange[];
};

export type MakeMediaPackage = (request: MediaPackageRequest) => Promise<MediaPackage>;

const encodeShare = 0.9;

/** Makes the media package of one source file. Throws RefusedSource for a file that cannot become media content. */
export async function makeMediaPackage(request: MediaPackageRequest): Promise<MediaPackage> {
  const target = resolve(request.outputFolder);
  await mkdir(dirname(target), { recursive: true });
  const folder = await mkdtemp(join(dirname(target), `.${basename(target)}-`));
  try {
    const mediaPackage = await fill(folder, { ...request, source: resolve(request.source) });
    await writeFile(join(folder, 'media-package.json'), `${JSON.stringify(mediaPackage, undefined, 2)}\n`);
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
    request.onProgress?.(1);
    return mediaPackage;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function fill(folder: string, request: MediaPackageRequest): Promise<MediaPackage> {
  const { quality = 'normal', onProgress } = request;
  const options: ProgramOptions = {
    ffmpegPath: request.ffmpegPath,
    signal: request.signal,
    memoryLimitInBytes: request.memoryLimitInBytes,
    sandbox: request.sandbox,
  };
  const probed = await ingestStep('probe', () => probe(request.source, options));
  const { video } = probed;
  const frameRate = constantFrameRate(video?.meanRate, video?.nominalRate);
  const source = withCuts(probed, request.cuts ?? [], video && frameRate);
  const rungs = video ? ladder(video, valueOf(frameRate), request.heights) : [];
  const seekPreviews = video && planSeekPreviews(video, source.durationInSeconds);
  const toneMapping = await toneMappingFilters(video, options);
  await ingestStep('encode', () =>
    encode(
      { source, rungs, frameRate, seekPreviews, quality, toneMapping },
      { ...options, folder, onProgress: (share) => onProgress?.(share * encodeShare) },
    ),
  );

  const descriptions = describeAudioTracks(source.audio, request.audioTracks);
  const lengths: number[] = [];
  const read = async (name: string) => {
    const { track, durationInSeconds } = await readProducedTrack(folder, name);
    lengths.push(durationInSeconds);
    return track;
  };
  const renditions: Rendition[] = [];
  for (const { side, width, height } of rungs) {
    const produced = await read(`video-${side}`);
    renditions.push({ ...produced, width, height, frameRate: toThousandths(valueOf(frameRate)) });
  }
  const audioTracks: PackagedAudioTrack[] = [];
  for (const [position, description] of descriptions.entries())
    audioTracks.push({ ...(await read(`audio-${position + 1}`)), ...description, channels: 2 });
  const made = toThousandths(Math.max(...lengths));
  refuseBrokenOff(source, made);
  // An AAC track is up to two frames longer than its content, because of the encoder's delay.
  const durationInSeconds = Math.abs(made - source.durationInSeconds) < 0.1 ? source.durationInSeconds : made;

  const sprite = seekPreviews && (await writeSeekPreviewTrack(folder, seekPreviews, durationInSeconds));
  const firstSound = source.audio[0];
  if (!video && firstSound)
    await ingestStep('waveform', () => writeWaveform(source, firstSound.index, folder, options));
  onProgress?.(encodeShare + 0.03);
  const subtitles = await ingestStep('subtitles', () => extractSubtitles(source, folder, options));
  const notes = [...source.notes, ...subtitles.notes];
  const { posterSource } = request;
  const { posters, problem } = await ingestStep('posters', async () => {
    const pictures = posterSource ? [posterSource] : await posterPictures(source, options, toneMapping);
    return makePictures({ pictures, quality, sprite }, folder, options);
  });
  // A cover may be damaged. The frames of a film were made here, so another attempt may draw them.
  if (problem && video) throw problem;
  if (problem) notes.push(note('note.picture'));
  return {
    mediaType: video ? 1 : 0,
    durationInSeconds,
    renditions,
    audioTracks,
    ...posters,
    hasSeekPreviews: video !== undefined,
    hasWaveform: video === undefined,
    chapters: readChapters(request.chapters ?? source.chapters, durationInSeconds),
    embeddedSubtitles: subtitles.found,
    ...(notes.length > 0 && { notes }),
    ...(Object.keys(source.tags).length > 0 && { sourceTags: source.tags }),
  };
}

const toThousandths = (value: number) => Math.round(value * 1000) / 1000;

// Formats that state their length at the start. The length of other formats is an estimate.
const statingLength = ['mov', 'matroska', 'avi', 'wav', 'flac'];

function refuseBrokenOff(source: { format: string; durationInSeconds: number }, madeInSeconds: number): void {
  const missing = source.durationInSeconds - madeInSeconds;
  if (!statingLength.includes(source.format) || missing < 2 || missing < source.durationInSeconds * 0.05)
    return;
  throw new RefusedSource(
    because('files.brokenOff', {
      made: Math.round(madeInSeconds),
      whole: Math.round(source.durationInSeconds),
    }),
  );
}
