import { type ProgramOptions, readFfmpegOutput } from '../../ingest/run-ffmpeg.ts';
import { bytesPerSecond, samplesPerSecond } from '../../machine-captions/wav-file.ts';

/** Decodes a header and segments of a sound into samples as transcription services get them. */
export type DecodeSound = (bytes: readonly Uint8Array[], signal: AbortSignal) => Promise<Buffer>;

const longestSeconds = 10;

export const decodeSound =
  (options: ProgramOptions): DecodeSound =>
  (bytes, signal) =>
    readFfmpegOutput(
      'ffmpeg',
      [
        // The header's edit list is about the beginning of its run.
        ...['-hide_banner', '-v', 'error', '-ignore_editlist', '1', '-protocol_whitelist', 'pipe,file'],
        ...['-f', 'mov', '-i', 'pipe:0', '-map', '0:a:0', '-ac', '1', '-ar', `${samplesPerSecond}`],
        ...['-f', 's16le', 'pipe:1'],
      ],
      {
        ...{ ...options, signal, isUrgent: true, input: Buffer.concat(bytes) },
        ...{ timeLimitInSeconds: longestSeconds, maxBytes: 120 * bytesPerSecond },
      },
    );
