import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import { maxDifference } from '@tv/contract/media/sound-tracks';
import { addedSoundFile, fitsLength } from '../../media/sound-tracks.ts';
import { refusalOf } from '../encoding/encode.ts';
import { soundArguments } from '../encoding/ffmpeg-arguments.ts';
import { ingestStep } from '../ingest-steps.ts';
import { probe } from '../source/probe.ts';
import { progressReader } from '../progress-reader.ts';
import { type ProducedTrack, readProducedTrack } from '../encoding/read-produced-track.ts';
import { RefusedSource } from '../source/refused-source.ts';
import { type ProgramOptions, runFfmpeg } from '../run-ffmpeg.ts';
import { clockTime } from './clock-time.ts';

type SoundRequest = ProgramOptions & {
  id: string;
  source: string;
  /** An empty folder for the files of the track. */
  folder: string;
  /** The length of the item. */
  seconds: number;
  /** Reports progress from 0 to 1. */
  onProgress: (share: number) => void;
};

/** Seconds of difference that nobody hears. */
const unheard = 0.5;

/**
 * Makes a sound track, of the length of its item, of the first sound of a file. Throws RefusedSource for a file without sound and
 * for one whose length differs too much.
 */
export async function makeSound({
  id,
  source: file,
  seconds,
  onProgress,
  ...options
}: SoundRequest): Promise<{ track: ProducedTrack; note: string | undefined }> {
  const source = await ingestStep('probe', () => probe(file, options));
  const sound = source.audio.find(({ isDefault }) => isDefault) ?? source.audio[0];
  if (!sound) throw new RefusedSource(because('files.noSound'));
  const { durationInSeconds: given } = source;
  if (!fitsLength(given, seconds))
    throw new RefusedSource(
      because('files.otherLength', {
        given: clockTime(given),
        wanted: clockTime(seconds),
        most: Math.round(maxDifference(seconds)),
      }),
    );
  const name = addedSoundFile(id);
  try {
    await ingestStep('encode', () =>
      runFfmpeg('ffmpeg', soundArguments(source, sound.index, name, seconds), {
        ...options,
        reads: [file],
        fileLimitInBytes: 50_000_000 + Math.ceil(seconds) * 100_000,
        timeLimitInSeconds: 600 + seconds * 4,
        onOutput: progressReader((done) => onProgress(Math.min(1, done / seconds))),
      }),
    );
  } catch (error) {
    throw refusalOf(error);
  }
  const { track } = await readProducedTrack(options.folder, name);
  return { track, note: noteOn(given - seconds) };
}

function noteOn(difference: number): string | undefined {
  if (Math.abs(difference) <= unheard) return undefined;
  const time = clockTime(Math.max(1, Math.abs(difference)));
  return note(difference > 0 ? 'note.longerSound' : 'note.shorterSound', { time });
}
