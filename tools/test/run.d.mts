import type { ChildProcess, SpawnOptions } from 'node:child_process';

export declare const endAll: () => Promise<void>;
export declare const endGroup: (child: ChildProcess, how?: NodeJS.Signals, longest?: number) => Promise<void>;
export declare const startGroup: (
  command: string,
  parameters: readonly string[],
  options: SpawnOptions,
) => { child: ChildProcess; done: Promise<number> };
