export type Row = {
  file: string;
  project: string;
  passed: number;
  skipped: number;
  failures: string[];
  notRun?: number;
  milliseconds: Record<string, number>;
};
export type Result = {
  name: string;
  kind: string;
  code: number;
  isLate: boolean;
  seconds: number;
  processor: number;
  rows: Row[];
  setUp: { kind: string; count: number; seconds: number }[];
  left: { processes: string[]; files: string[] };
};
type Total = { passed: number; failed: number; skipped: number; failures: string[] };
export declare const totalsOf: (results: Result[]) => Total;
export declare const lineOfCounts: (total: Total) => string;
export declare const secondsByKind: (results: Result[]) => Record<string, number>;
export declare const summary: (results: Result[], seconds: number) => string;
