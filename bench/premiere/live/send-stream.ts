import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = process.env.FFMPEG_PATH || 'ffmpeg';
/** What is sent: made before anything is measured, because encoders are no part of the portal. */
export const sentStream = { width: 1280, height: 720, framesPerSecond: 25, seconds: 20 };

/** Makes a picture that moves, and a sound. Answers the file. */
export function makeStream(folder: string): string {
  const { width, height, framesPerSecond, seconds } = sentStream;
  const file = join(folder, 'sent.flv');
  execFileSync(program, [
    ...[
      '-nostdin',
      '-v',
      'error',
      '-y',
      '-f',
      'lavfi',
      '-i',
      `testsrc2=s=${width}x${height}:r=${framesPerSecond}`,
    ],
    ...['-f', 'lavfi', '-i', 'sine=frequency=440:sample_rate=48000', '-t', `${seconds}`],
    ...[
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-bf',
      '0',
      '-g',
      '50',
      '-b:v',
      '2500k',
      '-pix_fmt',
      'yuv420p',
    ],
    ...['-c:a', 'aac', '-b:a', '128k', '-f', 'flv', file],
  ]);
  return file;
}

/** Sends a file again and again in real time, as an encoder does, until `stop`. */
export function sendStream(file: string, address: string) {
  const child = spawn(
    program,
    ['-nostdin', '-v', 'error', '-re', '-stream_loop', '-1', '-i', file, '-c', 'copy', '-f', 'flv', address],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit').finally(() => process.off('exit', kill));
  return {
    /** Whether it still sends. */
    isSending: () => child.exitCode === null,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
