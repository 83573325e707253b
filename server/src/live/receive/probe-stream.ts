import { readFacts, type SourceFacts } from '../../ingest/source/source-facts.ts';
import { type ProgramOptions, readFfmpegOutput } from '../../ingest/run-ffmpeg.ts';
import { ProgramFailure } from '../../platform/sandbox/run-program.ts';
import { inputFrom } from './encoder/encoder-arguments.ts';
import type { Recording, RecordingStart } from './recording.ts';

export type StreamProbe = Pick<SourceFacts, 'video' | 'audio'> & { videoCodec?: string; soundCodec?: string };

const maxBytes = 8_000_000;

/** What has arrived since a start, as ffprobe reads it. A stream that it cannot read has neither pictures nor sound. */
export async function probeStream(
  recording: Recording,
  start: RecordingStart,
  options: ProgramOptions,
): Promise<StreamProbe> {
  const args = ['-v', 'error', '-of', 'json', '-show_streams', ...inputFrom(recording.format, 'pipe:0')];
  const input = received(recording, start);
  try {
    const limits = { timeLimitInSeconds: 20, maxBytes: 1_000_000 };
    const json = JSON.parse(
      String(await readFfmpegOutput('ffprobe', args, { ...options, ...limits, input })),
    ) as {
      streams?: { codec_type?: string; codec_name?: string }[];
    };
    const { video, audio } = readFacts(json);
    const codec = (type: string) => json.streams?.find((stream) => stream.codec_type === type)?.codec_name;
    const [videoCodec, soundCodec] = [codec('video'), codec('audio')];
    return {
      ...(video && { video }),
      audio,
      ...(videoCodec && { videoCodec }),
      ...(soundCodec && { soundCodec }),
    };
  } catch (error) {
    if (error instanceof ProgramFailure && error.details) return { audio: [] };
    throw error;
  }
}

async function* received(recording: Recording, start: RecordingStart): AsyncGenerator<Buffer> {
  const reading = { offset: start.offset };
  const last = Math.min(recording.written, start.offset + maxBytes);
  for await (const bytes of recording.read(start, reading)) {
    yield bytes;
    if (reading.offset >= last) return;
  }
}
