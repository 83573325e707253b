import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

/** ffmpeg or ffprobe ended with an error. `details` is the end of its error output. */
export class FfmpegFailure extends Error {
  override name = 'FfmpegFailure';
  details: string;
  constructor(message: string, details = '') {
    super(message);
    this.details = details;
  }
}

export const missingFfmpeg =
  'ffmpeg is not installed. Install it (Debian or Ubuntu: "sudo apt-get install -y ffmpeg"; macOS: "brew install ffmpeg") or set FFMPEG_PATH.';

export type ProgramOptions = {
  ffmpegPath?: string | undefined;
  signal?: AbortSignal | undefined;
  memoryLimitInBytes?: number | undefined;
};

export type RunOptions = ProgramOptions & {
  folder?: string | undefined;
  timeLimitInSeconds: number;
  onOutput?: ((chunk: Buffer) => void) | undefined;
};

const gigabyte = 1024 ** 3;
const errorTailBytes = 16_384;

/** The only place that starts processes. Output goes to `onOutput` as it comes. Only the end of the error output is retained. */
export function runFfmpeg(program: 'ffmpeg' | 'ffprobe', args: string[], options: RunOptions): Promise<void> {
  const path = programPath(program, options.ffmpegPath ?? 'ffmpeg');
  const [command, ...rest] = [...limits(options), path, ...args] as [string, ...string[]];
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    // A process group of its own, so that all its processes can be killed at once.
    const child = spawn(command, rest, {
      cwd: options.folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, HOME: process.env.HOME, LC_ALL: 'C' },
    });
    let errors = '';
    let ended: FfmpegFailure | undefined;
    const kill = (reason: FfmpegFailure) => {
      ended ??= reason;
      if (child.pid) killGroup(child.pid);
    };
    const timer = setTimeout(
      () =>
        kill(
          new FfmpegFailure(`${program} took longer than ${Math.round(options.timeLimitInSeconds)} seconds.`),
        ),
      options.timeLimitInSeconds * 1000,
    );
    const onAbort = () => kill(new FfmpegFailure(`${program} was stopped.`));
    options.signal?.addEventListener('abort', onAbort, { once: true });
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        options.onOutput?.(chunk);
      } catch (error) {
        kill(new FfmpegFailure(error instanceof Error ? error.message : String(error)));
      }
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors = (errors + chunk.toString('utf8')).slice(-errorTailBytes);
    });
    const settle = (failure?: Error) => {
      clearTimeout(timer);
      options.signal?.removeEventListener('abort', onAbort);
      if (failure) reject(failure);
      else resolve();
    };
    child.on('error', (error: NodeJS.ErrnoException) =>
      settle(error.code === 'ENOENT' ? new FfmpegFailure(missingFfmpeg) : error),
    );
    child.on('close', (code, signal) => {
      if (ended) settle(ended);
      else if (code === 0) settle();
      else if (code === 127) settle(new FfmpegFailure(missingFfmpeg));
      else settle(new FfmpegFailure(`${program} ended with ${signal ?? `code ${code}`}.`, errors.trim()));
    });
  });
}

/** Runs a program and returns its output. The program is killed if it prints more than `maxBytes`. */
export async function readFfmpegOutput(
  program: 'ffmpeg' | 'ffprobe',
  args: string[],
  options: RunOptions & { maxBytes: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  await runFfmpeg(program, args, {
    ...options,
    onOutput: (chunk) => {
      size += chunk.length;
      if (size > options.maxBytes) throw new Error(`${program} printed more than ${options.maxBytes} bytes.`);
      chunks.push(chunk);
    },
  });
  return Buffer.concat(chunks);
}

export function isFfmpegInstalled(ffmpegPath = 'ffmpeg'): boolean {
  return ffmpegPath.includes('/') ? runs(ffmpegPath) : onPath(ffmpegPath);
}

function programPath(program: string, ffmpegPath: string): string {
  if (program === 'ffmpeg' || !ffmpegPath.includes('/')) return program === 'ffmpeg' ? ffmpegPath : program;
  return join(dirname(ffmpegPath), program);
}

/**
 * A prefix of util-linux programs, each of which replaces itself by the next, so it stays one process. The kernel ends the
 * process with the service (also on kill -9), gives the service priority, and limits memory and CPU time.
 */
function limits(options: RunOptions): string[] {
  const memory = options.memoryLimitInBytes ?? 4 * gigabyte;
  const cpuSeconds = Math.ceil(options.timeLimitInSeconds * 64);
  return [
    ...(onPath('setpriv') ? ['setpriv', '--pdeathsig', 'KILL'] : []),
    ...(onPath('nice') ? ['nice', '-n', '10'] : []),
    ...(onPath('prlimit') ? ['prlimit', `--data=${memory}`, `--cpu=${cpuSeconds}`, '--core=0'] : []),
  ];
}

// Only found programs are cached: a missing program may be installed at any time.
const found = new Set<string>();
function onPath(program: string): boolean {
  if (found.has(program)) return true;
  const isThere = (process.env.PATH ?? '').split(delimiter).some((folder) => runs(join(folder, program)));
  if (isThere) found.add(program);
  return isThere;
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}
