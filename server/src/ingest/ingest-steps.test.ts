import { expect, test } from 'vitest';
import { counted } from '../platform/telemetry/metrics.ts';
import { metricOf } from '../test-metrics.ts';
import { ingestStep, watchProgress } from './ingest-steps.ts';

const stands = async () => metricOf(await counted.metrics(), 'tv_ingest_oldest_progress_seconds')!;

test('the upload that stands still longest is told, until it goes on or ends', async () => {
  expect(await stands()).toBe(0);
  const still = watchProgress();
  await new Promise((resolve) => setTimeout(resolve, 60));
  const other = watchProgress();
  const first = await stands();
  expect(first).toBeGreaterThan(0.05);
  still.goOn();
  expect(await stands()).toBeLessThan(first);
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
