import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { traced } from '../telemetry/tracing.ts';
import { confine, type Confinement, type SandboxLevel } from './sandbox.ts';

/** A program ended with an error. `details` is the end of its error output, `code` its exit status where it had one. */
export class ProgramFailure extends Error {
  override name = 'ProgramFailure';
  details: string;
  code: number | undefined;
  constructor(message: string, details = '', code?: number) {
    super(message);
    this.details = details;
    this.code = code;
  }
}

export type RunOptions = {
  sandbox: SandboxLevel;
  signal?: AbortSignal | undefined;
  /** Absolute paths of files and folders that the program reads, beside the system's. */
  reads?: readonly string[];
  /** The absolute path of the folder that it runs in, the only one that it writes. */
  folder?: string | undefined;
  /** Bytes for its standard input. Those that come over time are asked for as fast as it reads, and close it at their end. */
  input?: Uint8Array | AsyncIterable<Uint8Array>;
  /** Whether it reaches the network of the service. Programs that read files do not. */
  needsNetwork?: boolean;
  /** Whether it has to keep pace with something that goes on, such as a live stream. Others run at a lower priority. */
  isUrgent?: boolean;
  timeLimitInSeconds: number;
  /** For each process; 4 GiB where it is absent. */
  memoryLimitInBytes?: number | undefined;
  /** For each file that it writes; 1 GiB where it is absent. */
  fileLimitInBytes?: number | undefined;
  onOutput?: ((chunk: Buffer) => void) | undefined;
};

const gibibyte = 1024 ** 3;
const errorTailBytes = 16_384;
/** How writing to a program fails that has ended. */
const closedPipe = new Set<string | undefined>(['EPIPE', 'ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);
/** Milliseconds after a program's end, in which other processes that it left may hold its output. */
const longestOutput = 2_000;

/**
 * The only place that starts processes. The program sees a PATH and a locale in its environment, nothing else. Output goes to
 * `onOutput` as it comes. Only the end of the error output is retained. It settles when
 * the program has ended, and with it all processes that it began and that are in its group or in its namespace.
 */
export const runProgram = (command: readonly string[], options: RunOptions): Promise<void> =>
  traced({ name: basename(command[0]!), kind: 'internal' }, () => startProgram(command, options));

function startProgram(command: readonly string[], options: RunOptions): Promise<void> {
  const name = basename(command[0]!);
  const confinement: Confinement = {
    reads: options.reads ?? [],
    folder: options.folder,
    hasNetwork: options.needsNetwork ?? false,
    isUrgent: options.isUrgent ?? false,
    memoryInBytes: options.memoryLimitInBytes ?? 4 * gibibyte,
    fileInBytes: options.fileLimitInBytes ?? gibibyte,
    cpuSeconds: Math.ceil(options.timeLimitInSeconds * 64),
  };
  const [first, ...rest] = confine(options.sandbox, command, confinement);
  return new Promise((resolve, reject) => {
    options.signal?.throwIfAborted();
    // A process group of its own, so that all its processes can be killed at once.
    const child = spawn(first!, rest, {
      cwd: options.folder ?? '/',
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
    });
    let errors = '';
    let ended: ProgramFailure | undefined;
    const kill = (reason: ProgramFailure) => {
      ended ??= reason;
      if (child.pid) killGroup(child.pid);
    };
    const timer = setTimeout(
      () =>
        kill(
          new ProgramFailure(`${name} took longer than ${Math.round(options.timeLimitInSeconds)} seconds.`),
        ),
      options.timeLimitInSeconds * 1000,
    );
    const onAbort = () => kill(new ProgramFailure(`${name} was stopped.`));
    options.signal?.addEventListener('abort', onAbort, { once: true });
    // A program that ends before it has read its input closes the pipe.
    child.stdin.on('error', () => {});
    if (options.input === undefined || options.input instanceof Uint8Array) child.stdin.end(options.input);
    else
      pipeline(options.input, child.stdin).catch((error: NodeJS.ErrnoException) => {
        if (!closedPipe.has(error.code)) kill(new ProgramFailure(`${name} got no input: ${error.message}`));
      });
    child.stdout.on('data', (chunk: Buffer) => {
      try {
        options.onOutput?.(chunk);
      } catch (error) {
        kill(new ProgramFailure(error instanceof Error ? error.message : String(error)));
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
    child.on('error', settle);
    // What the program left behind in its group ends with it. In a namespace of processes the kernel sees to that.
    child.on('exit', () => {
      if (child.pid) killGroup(child.pid);
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, longestOutput).unref();
    });
    child.on('close', (code, signal) => {
      if (ended) settle(ended);
      else if (code === 0) settle();
      else settle(failureOf(name, { code, signal }, errors.trim(), confinement));
    });
  });
}

/** Shells and bubblewrap answer with 128 and the number of the signal that ended a program. */
const signalOf = (code: number | null) =>
  Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0];

function failureOf(
  name: string,
  { code, signal }: { code: number | null; signal: NodeJS.Signals | null },
  details: string,
  limits: Confinement,
): ProgramFailure {
  const end = signal ?? signalOf(code);
  if (end === 'SIGXFSZ' || /File too large/.test(details))
    return new ProgramFailure(`${name} wrote a file of more than ${limits.fileInBytes} bytes.`, details);
  if (end === 'SIGXCPU')
    return new ProgramFailure(
      `${name} took more than ${limits.cpuSeconds} seconds of processor time.`,
      details,
    );
  return new ProgramFailure(
    `${name} ended with ${end ?? `code ${code}`}.`,
    details,
    end ? undefined : (code ?? undefined),
  );
}

/** Runs a program and returns its output. The program is killed if it prints more than `maxBytes`. */
export async function readProgramOutput(
  command: readonly string[],
  options: RunOptions & { maxBytes: number },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  await runProgram(command, {
    ...options,
    onOutput: (chunk) => {
      size += chunk.length;
      if (size > options.maxBytes)
        throw new Error(`${basename(command[0]!)} printed more than ${options.maxBytes} bytes.`);
      chunks.push(chunk);
    },
  });
  return Buffer.concat(chunks);
}

function killGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The process group has already ended.
  }
}
