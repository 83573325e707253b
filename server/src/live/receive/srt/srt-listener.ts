import { runFfmpeg } from '../../../ingest/run-ffmpeg.ts';
import type { Log } from '../../../platform/log.ts';
import { ProgramFailure } from '../../../platform/sandbox/run-program.ts';
import type { SandboxLevel } from '../../../platform/sandbox/sandbox.ts';
import { ByteQueue } from './byte-queue.ts';
import { scannedParts } from '../container-scanner.ts';
import type { OnStream, StreamOwner } from '../receive-stream.ts';

export type SrtListenerOptions = {
  /** On this machine alone. */
  port: number;
  owner: StreamOwner;
  onStream: OnStream;
  log: Log;
  signal: AbortSignal;
  ffmpegPath?: string | undefined;
  sandbox?: SandboxLevel | undefined;
};

const idleSeconds = 30;
/** Milliseconds within which the first bytes have to come. */
const longestStart = 15_000;
const longestSeconds = 7 * 24 * 3600;

/**
 * Receives one stream by SRT, whose caller is led here. Settles when it has ended. The bytes of MPEG-TS are handed over as they are:
 * nothing of them is read in the listener.
 */
export async function listenBySrt(options: SrtListenerOptions): Promise<void> {
  const { signal, log, owner, onStream } = options;
  const ending = new AbortController();
  const queue = new ByteQueue();
  let hasBegun = false;
  const onOutput = (chunk: Buffer) => {
    queue.push(chunk);
    if (hasBegun) return;
    hasBegun = true;
    clearTimeout(deadline);
    log.info({ ...owner }, 'a stream is received by SRT');
    const parts = scannedParts(queue, 'mpegts');
    onStream({ ...owner, way: 'srt', format: 'mpegts', parts, facts: {}, end: () => ending.abort() });
  };
  const deadline = setTimeout(() => ending.abort(), longestStart);
  try {
    await runFfmpeg('ffmpeg', listenerArguments(options.port), {
      ...options,
      needsNetwork: true,
      isUrgent: true,
      timeLimitInSeconds: longestSeconds,
      signal: AbortSignal.any([signal, ending.signal]),
      onOutput,
    });
  } catch (error) {
    // A line that breaks ends the listener with an error. Its text may name addresses.
    if (!(error instanceof ProgramFailure)) throw error;
    if (!hasBegun && !signal.aborted) log.warn({ ...owner }, 'a caller by SRT sent nothing');
  } finally {
    clearTimeout(deadline);
    queue.end();
  }
}

// Raw bytes in and out. The packets of SRT are seven of MPEG-TS.
const listenerArguments = (port: number): string[] => [
  ...['-nostdin', '-hide_banner', '-v', 'error', '-protocol_whitelist', 'srt,pipe'],
  ...['-f', 'data', '-mode', 'listener', '-timeout', `${idleSeconds * 1_000_000}`],
  ...['-i', `srt://127.0.0.1:${port}`, '-map', '0', '-c', 'copy'],
  ...['-f', 'data', '-flush_packets', '1', 'pipe:1'],
];
