import { because, sayReason } from '@tv/contract/reasons/problem-reasons';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '../http/problem.ts';
import type { Log } from '../log.ts';
import { findProgram } from '../sandbox/find-program.ts';
import { ProgramFailure, runProgram } from '../sandbox/run-program.ts';
import { SettingProblem } from '../startup-problem.ts';
import type { Files } from '../storage/files.ts';

/** Stands for the path of the file in SCAN_COMMAND. */
const placeholder = '{}';
const secondsForRequest = 6;
const secondsForJob = 1_800;

/** The scanner found harmful content in a file. Its message is a sentence for the person who brought it. */
export class InfectedFile extends Error {
  override name = 'InfectedFile';
}

/** The scanner gave no verdict: it is missing, ended with an error, or took too long. */
export class ScannerTrouble extends Error {
  override name = 'ScannerTrouble';
  /** What it was to check, in words. */
  what: string;
  constructor(what: string) {
    super(`The scanner could not check ${what}.`);
    this.what = what;
  }
}

/** Lets a program look for harmful content in files. Without a program every file passes. */
export type Scanner = {
  /** Checks a file for a job. Throws InfectedFile or ScannerTrouble. */
  checkFile(file: string, what: string, signal?: AbortSignal): Promise<void>;
  /** Checks the bytes of a request. Throws a Problem: 400 where they are infected, 503 where the scanner gave no verdict. */
  checkBytes(bytes: Uint8Array, what: string): Promise<void>;
};

/** Reads SCAN_COMMAND: a program and its arguments, separated by spaces. Throws a SettingProblem that names the fault. */
export function readScanCommand(text: string | undefined): string[] | undefined {
  const command = (text ?? '').split(/\s+/).filter(Boolean);
  if (command.length === 0) return undefined;
  if (!command.slice(1).includes(placeholder))
    throw new SettingProblem(['scanPlace', { place: placeholder }]);
  if (!findProgram(command[0]!)) throw new SettingProblem(['scanMissing', { program: command[0]! }]);
  return command;
}

/**
 * Exit status 0 means clean, 1 infected, every other one no verdict. The program may use the network, because scanners talk to
 * a service of their own. It gets no setting of this service.
 */
export function createScanner(
  command: readonly string[] | undefined,
  { files, log }: { files: Pick<Files, 'temporaryFolder'>; log: Pick<Log, 'warn'> },
): Scanner {
  async function checkFile(
    file: string,
    what: string,
    { seconds, signal }: { seconds: number; signal?: AbortSignal | undefined },
  ): Promise<void> {
    if (!command) return;
    const [name, ...rest] = command;
    const program = findProgram(name!);
    try {
      if (!program) throw new Error(`The scanner ${name} is not installed.`);
      const args = rest.map((each) => (each === placeholder ? file : each));
      await runProgram([program, ...args], { sandbox: 'limits', timeLimitInSeconds: seconds, signal });
    } catch (problem) {
      signal?.throwIfAborted();
      if (problem instanceof ProgramFailure && problem.code === 1)
        throw new InfectedFile(sayReason(because('files.harmful', { what })));
      const reason = problem instanceof Error ? problem.message : String(problem);
      log.warn(
        { reason, details: problem instanceof ProgramFailure ? problem.details : undefined },
        'the scanner gave no verdict',
      );
      throw new ScannerTrouble(what);
    }
  }

  return {
    checkFile: (file, what, signal) => checkFile(file, what, { seconds: secondsForJob, signal }),
    async checkBytes(bytes, what) {
      if (!command) return;
      const folder = await files.temporaryFolder();
      try {
        const file = join(folder, 'file');
        await writeFile(file, bytes, { mode: 0o600 });
        await checkFile(file, what, { seconds: secondsForRequest });
      } catch (problem) {
        if (problem instanceof InfectedFile) throw new Problem(400, 0, because('files.harmful', { what }));
        if (problem instanceof ScannerTrouble)
          throw new Problem(503, 0, because('files.scannerAway', { what }), { retryAfterSeconds: 60 });
        throw problem;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
