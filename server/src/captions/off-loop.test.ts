import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { SubtitleProblem } from '@tv/captions/subtitle-file';
import { offLoop } from './off-loop.ts';
import { tasks } from './tasks.ts';

const clock = (second: number) => new Date(second * 1000).toISOString().slice(11, 19);
const words = 'Anemometer & vane <i>turn</i> in the wind of the morning. '.repeat(4);
const cueCount = 9_000;
const vtt = Buffer.from(
  `WEBVTT\n\n${Array.from({ length: cueCount }, (_, at) => `${clock(at)}.000 --> ${clock(at + 1)}.000\n${words}\n`).join('\n')}`,
);
const ttml = Buffer.from(
  `<tt xmlns="http://www.w3.org/ns/ttml"><body><div>${Array.from({ length: cueCount }, (_, at) => `<p begin="${at}s" end="${at + 1}s">${words.replaceAll('&', '&amp;').replace(/<\/?i>/g, '')}</p>`).join('')}</div></body></tt>`,
);

it.each([
  ['WebVTT', vtt],
  ['TTML', ttml],
])('reads megabytes of %s while the service goes on', async (_, bytes) => {
  expect(bytes.length).toBeGreaterThan(2_000_000);
  // A thread that is open already answers at once; what is read in this one would leave no turn to others.
  await offLoop('read', vtt.subarray(0, 40_000), 'en');
  let turns = 0;
  let isRead = false;
  const reading = offLoop('read', bytes, 'en').finally(() => (isRead = true));
  for (; !isRead; turns += 1) await setImmediate();
  expect((await reading).texts).toHaveLength(cueCount);
  expect(turns).toBeGreaterThan(100);
});

it('says in the other thread what it says in this one', async () => {
  const small = vtt.subarray(0, 40_000);
  expect(await offLoop('read', small, 'en')).toEqual(tasks.read(small, 'en'));
  const bad = Buffer.from(`<tt>${' '.repeat(40_000)}`);
  await expect(offLoop('read', bad, 'en')).rejects.toThrow(SubtitleProblem);
  await expect(offLoop('read', bad, 'en')).rejects.toThrow('not well-formed');
});
