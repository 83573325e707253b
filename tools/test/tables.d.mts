type Run = {
  seconds: number;
  stages: { name: string; seconds: number }[];
  kinds: Record<string, number>;
  slowest: { file: string; stage: string; seconds: number }[];
};
type Times = { runs: Record<string, Run>; files: Record<string, number> };
export declare const tablesOf: (command: string, before: Times, now: Times) => string | undefined;
