import { expect, test } from 'vitest';
import { chooseInput } from '../choose-input.ts';
import { planOf, smallerPlan } from './encoder-plan.ts';
import { EncoderSpeed } from './encoder-speed.ts';

const sound = { index: 1, channels: 2, kind: 1 as const, isDefault: true };
const video = (width: number, height: number, rate: number) => ({
  ...{
    index: 0,
    width,
    height,
    isInterlaced: false,
    isHighDynamicRange: false,
    colorMatrix: 'auto' as const,
  },
  meanRate: { numerator: rate, denominator: 1 },
  nominalRate: { numerator: rate, denominator: 1 },
});

test('a source of 4K at 60 frames becomes at most 1080 lines, and shrinks step by step', () => {
  const steps: string[] = [];
  let plan = smallerPlan({ sounds: [] });
  expect(plan).toBeUndefined();
  plan = planOf({ video: video(3840, 2160, 60), audio: [sound] });
  while (plan?.video) {
    const { rungs, frameRate } = plan.video;
    steps.push(
      `${rungs.map(({ side }) => side).join(' ')} at ${frameRate.numerator / frameRate.denominator}`,
    );
    plan = smallerPlan(plan);
  }
  expect(steps).toEqual([
    ...['360 540 720 1080 at 60', '360 540 720 1080 at 30', '360 540 720 at 30', '360 540 at 30'],
    ...['360 at 30', '360 at 15'],
  ]);
});

test('an encoder is too slow where it is behind and does not catch up', () => {
  const measured = (perSecond: number) => {
    const speed = new EncoderSpeed();
    for (let second = 0; second <= 6; second++) speed.add(second * 1000, second * perSecond);
    return speed;
  };
  expect(measured(0.8).speed()).toBeCloseTo(0.8);
  expect(measured(0.8).isTooSlow(6)).toBe(true);
  expect(measured(0.8).isTooSlow(2)).toBe(false);
  expect(measured(1.5).isTooSlow(6)).toBe(false);
  expect(new EncoderSpeed().isTooSlow(60)).toBe(false);
});

test('viewers get the preferred input, and the other one while nothing is received there', () => {
  const now = 100_000;
  const received = { hasEnded: false, lastReceivedAt: now, steadySince: 0 };
  const still = { ...received, lastReceivedAt: now - 4000 };
  const fresh = { ...received, steadySince: now - 1000 };
  const gone = { ...received, hasEnded: true };
  const choose = (inputs: Parameters<typeof chooseInput>[0], current?: 'main' | 'backup') =>
    chooseInput(inputs, { preferred: 'main', current, now });
  expect(choose({})).toBeUndefined();
  expect(choose({ main: received, backup: received })).toBe('main');
  expect(choose({ backup: received })).toBe('backup');
  expect(choose({ main: still, backup: received }, 'main')).toBe('backup');
  expect(choose({ main: gone, backup: received }, 'main')).toBe('backup');
  expect(choose({ main: fresh, backup: received }, 'backup')).toBe('backup');
  expect(choose({ main: received, backup: received }, 'backup')).toBe('main');
  expect(choose({ main: still, backup: gone }, 'main')).toBe('main');
});
