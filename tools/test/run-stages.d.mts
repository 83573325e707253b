import type { Result } from './totals.mjs';
type Stage = {
  name: string;
  kind: string;
  command: [string, string[]];
  limit: number;
  pattern?: RegExp;
  tellsAlone?: boolean;
};
type Surroundings = { folder: string; env: NodeJS.ProcessEnv; isEnding(): boolean };
export declare const runLanes: (lanes: Stage[][], surroundings: Surroundings) => Promise<Result[]>;
