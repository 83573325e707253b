import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sandboxLevel } from '../sandbox/choose-sandbox.ts';
import { ProgramFailure, readProgramOutput } from '../sandbox/run-program.ts';
import type { SandboxLevel } from '../sandbox/sandbox.ts';
import { type Drawing, pack, unpack } from './drawing.ts';

/** A picture cannot be drawn: it is damaged, of an unknown kind, or needs more than its process may use. */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

export type DrawOptions = {
  signal?: AbortSignal | undefined;
  /** Absent: the level that this process has chosen. */
  sandbox?: SandboxLevel | undefined;
  /** 60 where it is absent. */
  timeLimitInSeconds?: number;
};

const memoryLimitInBytes = 2 * 1024 ** 3;
const maxResultBytes = 64_000_000;

const source = join(import.meta.dirname, '../../..', 'src');
const entry = fileURLToPath(new URL('./drawing-process.ts', import.meta.url));
/** The folders of packages that modules of the service are looked for in, from the nearest to the farthest. */
const packages = import.meta.dirname
  .split(sep)
  .map((_, index, parts) => join(sep, ...parts.slice(0, parts.length - index), 'node_modules'))
  .filter((folder) => existsSync(folder));

/**
 * Runs the drawing that a module exports as `draw`, in a sandboxed process of its own. The process reads the service's code
 * and no other file, and writes none. Throws PictureProblem where the drawing failed.
 */
export async function draw<Work extends Drawing<never, unknown>>(
  module: URL,
  given: Parameters<Work>[0],
  pictures: readonly Uint8Array[],
  options: DrawOptions = {},
): Promise<Awaited<ReturnType<Work>>> {
  const command = [process.execPath, '--disable-warning=ExperimentalWarning', entry, module.href];
  try {
    const output = await readProgramOutput(command, {
      sandbox: options.sandbox ?? (await sandboxLevel()),
      signal: options.signal,
      reads: [...packages, source],
      input: pack(given, pictures),
      timeLimitInSeconds: options.timeLimitInSeconds ?? 60,
      memoryLimitInBytes,
      maxBytes: maxResultBytes,
    });
    const { value, parts } = unpack(output);
    return { result: value, pictures: parts } as Awaited<ReturnType<Work>>;
  } catch (problem) {
    options.signal?.throwIfAborted();
    if (problem instanceof ProgramFailure)
      throw new PictureProblem(
        'The picture cannot be read: it is damaged, too large, or in an unknown format.',
        {
          cause: problem,
        },
      );
    throw problem;
  }
}
