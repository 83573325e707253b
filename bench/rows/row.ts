import type { Figures } from '../measure.ts';

/** A row of the report. It can be measured again while the service runs. */
export type Row = {
  name: string;
  measure(): Promise<Figures>;
  /** Measures nginx that serves the same files alone. */
  measureNginx?(): Promise<Figures>;
  /** Measures the bare server with answers of so many bytes. */
  measureSameSize?(bytes: number): Promise<Figures>;
};
