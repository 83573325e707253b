import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import { StartupProblem } from '../startup-problem.ts';
import { findProgram } from './find-program.ts';
import { ProgramFailure, runProgram } from './run-program.ts';
import { describeLevel, type SandboxLevel, sandboxLevels, type SandboxSetting } from './sandbox.ts';

let chosen: Promise<SandboxLevel> | undefined;

/** The level at which this process runs programs on other people's files. Found out once, by trying. */
export const sandboxLevel = (): Promise<SandboxLevel> => (chosen ??= strongestLevel());

/** Chooses the level of this process. Throws a StartupProblem where a required level does not work. */
export async function chooseSandbox(setting: SandboxSetting, ffmpegPath?: string): Promise<void> {
  if (setting === 'auto') chosen = strongestLevel(ffmpegPath);
  else {
    const obstacle = await obstacleTo(setting, ffmpegPath);
    if (obstacle)
      throw new StartupProblem(
        `MEDIA_SANDBOX=${setting} does not work on this machine: ${obstacle} Fix that, or set it to auto.`,
      );
    chosen = Promise.resolve(setting);
  }
  await chosen;
}

/** Logs the level: a warning where programs are not wholly confined. */
export async function tellSandbox(log: Log): Promise<void> {
  const level = await sandboxLevel();
  const text = `ffmpeg and pictures run ${describeLevel[level]} (${level})`;
  if (level === 'bubblewrap') log.info({ mediaSandbox: level }, text);
  else
    log.warn(
      { mediaSandbox: level },
      `${text}; where bubblewrap is installed and works, it prevents all of this`,
    );
}

async function strongestLevel(ffmpegPath?: string): Promise<SandboxLevel> {
  for (const level of sandboxLevels) if (!(await obstacleTo(level, ffmpegPath))) return level;
  return 'limits';
}

const programsOf: Record<SandboxLevel, string[]> = {
  bubblewrap: ['bwrap', 'prlimit'],
  unshare: ['unshare', 'setpriv', 'prlimit'],
  limits: ['prlimit'],
};

/** Why a level does not work here, as a sentence. `undefined` if a file was written under it, and Node and ffmpeg started. */
export async function obstacleTo(level: SandboxLevel, ffmpegPath = 'ffmpeg'): Promise<string | undefined> {
  const missing = programsOf[level].find((program) => !findProgram(program));
  if (missing) return `the program ${missing} is missing.`;
  const folder = await mkdtemp(join(tmpdir(), 'tv-sandbox-'));
  const ffmpeg = findProgram(ffmpegPath);
  const tried = [
    ['sh', '-c', 'echo tried > tried'],
    [process.execPath, '--version'],
    ...(ffmpeg ? [[ffmpeg, '-version']] : []),
  ];
  try {
    for (const command of tried)
      await runProgram(command, { sandbox: level, folder, timeLimitInSeconds: 20 });
    return undefined;
  } catch (problem) {
    if (!(problem instanceof ProgramFailure)) throw problem;
    return problem.details.split('\n').at(-1) || problem.message;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
