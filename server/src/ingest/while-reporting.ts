import type { Log } from '../platform/log.ts';
import { watchProgress } from './ingest-steps.ts';

/** Interval of progress reports in milliseconds. */
const reportEvery = 2_000;

type Reporting = {
  log: Log;
  /** Saves the progress, from 0 to 1. Answers whether the work is still this process's. */
  report(share: number): Promise<boolean>;
  /** The worker stops. */
  stopping: AbortSignal;
};

/** Does a long piece of work and saves its progress. The work's signal is aborted once it is no longer this process's. */
export async function whileReporting(
  { log, report, stopping }: Reporting,
  work: (signal: AbortSignal, onProgress: (share: number) => void) => Promise<void>,
): Promise<string | void> {
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  let share = 0;
  const progress = watchProgress();
  const timer = setInterval(() => {
    report(share).then(
      (isOurs) => isOurs || lost.abort(),
      (err: unknown) => log.warn({ err }, 'progress is not recorded'),
    );
  }, reportEvery);
  try {
    await work(signal, (done) => {
      share = done;
      progress.goOn();
    });
  } catch (problem) {
    clearInterval(timer);
    if (lost.signal.aborted) return 'deleted, or taken over by another process';
    if (!stopping.aborted) log.warn({ err: problem }, 'a file could not be processed');
    await report(0);
    throw problem;
  } finally {
    clearInterval(timer);
    progress.stop();
  }
}
