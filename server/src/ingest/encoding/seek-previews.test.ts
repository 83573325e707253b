import { expect, it } from 'vitest';
import { planSeekPreviews, seekPreviewTrack } from './seek-previews.ts';

it('covers the whole length without a gap, at most 144 pictures', () => {
  for (const seconds of [0.5, 2, 61, 3600, 86_400]) {
    const plan = planSeekPreviews({ width: 1920, height: 1080 }, seconds);
    expect(plan.maxFrames).toBeLessThanOrEqual(144);
    const times = [...seekPreviewTrack(plan, plan.maxFrames, seconds).matchAll(/(\d+):(\d+):([\d.]+) -->/g)];
    const starts = times.map(
      ([, hours, minutes, rest]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(rest),
    );
    expect(starts).toEqual(
      Array.from({ length: plan.maxFrames }, (_, index) => index * plan.intervalInSeconds),
    );
    expect(starts.at(-1)! + plan.intervalInSeconds).toBeGreaterThanOrEqual(seconds);
  }
});

it('points to each picture in turn, upright ones too', () => {
  const plan = planSeekPreviews({ width: 1080, height: 1920 }, 30);
  expect([plan.width, plan.height, plan.columns]).toEqual([90, 160, 12]);
  const boxes = [...seekPreviewTrack(plan, 15, 30).matchAll(/#xywh=(\S+)/g)].map((match) => match[1]);
  expect([boxes[0], boxes[11], boxes[12]]).toEqual(['0,0,90,160', '990,0,90,160', '0,160,90,160']);
});
