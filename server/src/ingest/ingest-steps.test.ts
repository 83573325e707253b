import { afterEach, expect, test, vi } from 'vitest';
import { counted } from '../platform/telemetry/metrics.ts';
import { metricOf } from '../test-metrics.ts';
import { ingestStep, watchProgress } from './ingest-steps.ts';

afterEach(() => void vi.useRealTimers());

const stands = async () => metricOf(await counted.metrics(), 'tv_ingest_oldest_progress_seconds')!;

test('the upload that stands still longest is told, until it goes on or ends', async () => {
  expect(await stands()).toBe(0);
  vi.useFakeTimers({ toFake: ['performance'] });
  const still = watchProgress();
  vi.advanceTimersByTime(60_000);
  const other = watchProgress();
  vi.advanceTimersByTime(5_000);
  expect(await stands()).toBe(65);
  still.goOn();
  expect(await stands()).toBe(5);
  still.stop();
  other.stop();
  expect(await stands()).toBe(0);
});

test('a step that fails is counted as such, and its problem passed on', async () => {
  const counts = async () => {
    const text = await counted.metrics();
    return ['done', 'failed'].map(
      (outcome) => metricOf(text, 'tv_ingest_step_duration_seconds_count', { step: 'publish', outcome }) ?? 0,
    );
  };
  const [done, failed] = await counts();
  const problem = new Error('no room');
  await expect(ingestStep('publish', () => Promise.reject(problem))).rejects.toBe(problem);
  expect(await ingestStep('publish', async () => 'whole')).toBe('whole');
  expect(await counts()).toEqual([done! + 1, failed! + 1]);
});
