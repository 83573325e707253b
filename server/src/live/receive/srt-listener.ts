import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { runFfmpeg } from '../../ingest/run-ffmpeg.ts';
import type { Log } from '../../platform/log.ts';
import type { SandboxLevel } from '../../platform/sandbox/sandbox.ts';
import { ByteQueue } from './byte-queue.ts';
import { scannedParts } from './container-scanner.ts';
import type { OnStream, StreamOwner } from './receive-stream.ts';

export type SrtListenerOptions = {
  port: number;
  host?: string;
  /** Whose stream this port receives. SRT has no keys that could be asked for, so a port has one input of one event. */
  owner: StreamOwner;
  /** From 10 to 79 characters, as `srtPassphrase` makes them. */
  passphrase: string;
  onStream: OnStream;
  log: Log;
  signal: AbortSignal;
  ffmpegPath?: string | undefined;
  sandbox?: SandboxLevel | undefined;
};

/** The passphrase of a key: the listener has to know it, and keys are stored hashed. */
export const srtPassphrase = (secret: string, owner: StreamOwner, keyId: string): string =>
  createHmac('sha256', secret)
    .update(`srt ${owner.eventId} ${owner.input} ${keyId}`)
    .digest('base64url')
    .slice(0, 32);

const idleSeconds = 30;
const longestSeconds = 7 * 24 * 3600;
const pauseMilliseconds = 500;

/**
 * Receives one stream after another by SRT, until the signal. A sender with another passphrase, or with none, is refused in its
 * handshake. The bytes of MPEG-TS are handed over as they are: nothing of them is read in the listener.
 */
export async function listenBySrt(options: SrtListenerOptions): Promise<void> {
  const { signal, log, owner, onStream } = options;
  while (!signal.aborted) {
    const ending = new AbortController();
    const queue = new ByteQueue();
    let hasBegun = false;
    const onOutput = (chunk: Buffer) => {
      queue.push(chunk);
      if (hasBegun) return;
      hasBegun = true;
      log.info({ ...owner }, 'a stream is received by SRT');
      const parts = scannedParts(queue, 'mpegts');
      onStream({ ...owner, way: 'srt', format: 'mpegts', parts, facts: {}, end: () => ending.abort() });
    };
    try {
      await runFfmpeg('ffmpeg', listenerArguments(options), {
        ...options,
        needsNetwork: true,
        isUrgent: true,
        timeLimitInSeconds: longestSeconds,
        signal: AbortSignal.any([signal, ending.signal]),
        onOutput,
      });
    } catch {
      // A lost line ends the listener with an error, whose text may name addresses.
      if (!hasBegun && !signal.aborted) log.warn({ ...owner }, 'the SRT listener ended and begins again');
    }
    queue.end();
    await wait(pauseMilliseconds, undefined, { signal }).catch(() => {});
  }
}

function listenerArguments({ port, host = '0.0.0.0', passphrase }: SrtListenerOptions): string[] {
  return [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-protocol_whitelist', 'srt,pipe'],
    // Raw bytes in and out. The packets of SRT are seven of MPEG-TS.
    ...[
      '-f',
      'data',
      '-mode',
      'listener',
      '-passphrase',
      passphrase,
      '-timeout',
      `${idleSeconds * 1_000_000}`,
    ],
    ...[
      '-i',
      `srt://${host}:${port}`,
      '-map',
      '0',
      '-c',
      'copy',
      '-f',
      'data',
      '-flush_packets',
      '1',
      'pipe:1',
    ],
  ];
}
