import { expect, it } from 'vitest';
import { vttOfSamples } from './subtitle-samples.ts';

it('joins a caption that lies in several samples, and leaves gaps out', () => {
  const sample = (startTime: number, endTime: number, text: string) => ({
    startTime,
    endTime,
    data: Buffer.from(text),
  });
  const vtt = vttOfSamples('webvtt samples', [
    sample(0, 1, '\n\nOne & two\n\nthree'),
    sample(1, 2, '\n\nOne & two\n\nthree'),
    sample(2, 3, ''),
    sample(4, 5, 'Last'),
  ]);
  expect(vtt).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:02.000 \nOne & two\nthree\n\n00:00:04.000 --> 00:00:05.000 \nLast\n',
  );
});
