import type { ChildProcess, SpawnOptions } from 'node:child_process';

export declare const endAll: () => Promise<void>;
export declare const endGroup: (child: ChildProcess, longest?: number) => Promise<void>;
export declare const runQuietly: (
  command: string,
  parameters: readonly string[],
  how: { cwd?: string; env: NodeJS.ProcessEnv; limit: number; log: string },
) => Promise<{ code: number; isLate: boolean; seconds: number }>;
export declare const startGroup: (
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
) => { child: ChildProcess; done: Promise<number> };
