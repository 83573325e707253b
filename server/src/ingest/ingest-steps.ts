import { Gauge } from 'prom-client';
import { counted, ingestSteps } from '../platform/telemetry/metrics.ts';

type Step = 'assemble' | 'scan' | 'probe' | 'encode' | 'waveform' | 'subtitles' | 'posters' | 'publish';

/** Uploads that this process works on, with the milliseconds of `performance.now()` at which each last went on. */
const wentOn = new Map<symbol, number>();

new Gauge({
  name: 'tv_ingest_oldest_progress_seconds',
  help: 'Time since the upload that stands still longest last made progress; 0: this process works on none',
  registers: [counted],
  collect() {
    const now = performance.now();
    this.set(Math.max(0, ...[...wentOn.values()].map((at) => now - at)) / 1000);
  },
});

/** Watches the progress of one upload until `stop`. */
export function watchProgress(): { goOn(): void; stop(): void } {
  const upload = Symbol('upload');
  const goOn = () => void wentOn.set(upload, performance.now());
  goOn();
  return { goOn, stop: () => void wentOn.delete(upload) };
}

/** Runs one step of making a media package, and measures it. */
export async function ingestStep<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
  const stop = ingestSteps.startTimer({ step });
  let outcome = 'failed';
  try {
    const result = await work();
    outcome = 'done';
    return result;
  } finally {
    stop({ outcome });
  }
}
