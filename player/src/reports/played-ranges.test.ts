import { expect, it } from 'vitest';
import { createPlayedRanges, playedUntil, type Range, union } from './played-ranges.ts';

/** Watched with one's own clock: what is played takes its time, a jump none. */
const watching = () => {
  let now = 1_000;
  const played = createPlayedRanges(undefined, () => now);
  return {
    ...played,
    /** From one second to another, with a look at the clock four times a second. */
    watch: (from: number, to: number, rate = 1) => {
      for (let time = from; time <= to; time += 0.25 * rate) {
        played.play(time, rate);
        now += 250;
      }
    },
    wait: (seconds: number) => void (now += seconds * 1000),
  };
};

it('joins what overlaps or touches', () => {
  expect(
    union([
      [10, 20],
      [0, 5],
      [5, 7],
      [15, 25],
    ]),
  ).toEqual([
    [0, 7],
    [10, 25],
  ]);
});

it('records only what was played, not what a seek jumped over', () => {
  const { watch, rest, take } = watching();
  watch(0, 1);
  rest();
  watch(40, 41);
  expect(take()).toEqual([
    [0, 1],
    [40, 41],
  ]);
});

it('sees a jump that nobody announced, also a short one, and a step back', () => {
  const { watch, take } = watching();
  watch(0, 1);
  watch(3, 4);
  watch(30, 31);
  watch(5, 6);
  expect(take()).toEqual([
    [0, 1],
    [3, 4],
    [5, 6],
    [30, 31],
  ]);
});

it('counts nothing that was skipped at double speed', () => {
  const { watch, take } = watching();
  watch(0, 10, 2);
  watch(15, 20, 2);
  expect(take()).toEqual([
    [0, 10],
    [15, 20],
  ]);
});

it('takes rare looks for what they are while the page is in the background', () => {
  const { play, wait, take } = watching();
  play(0);
  wait(60);
  play(60);
  expect(take()).toEqual([[0, 60]]);
});

it('goes on without a gap after it was taken, and answers nothing when nothing was played', () => {
  const { watch, take } = watching();
  watch(0, 2);
  expect(take()).toEqual([[0, 2]]);
  expect(take()).toEqual([]);
  watch(2.25, 3);
  expect(take()).toEqual([[2, 3]]);
});

it('tells again what could not be told', () => {
  const { watch, take, giveBack } = watching();
  watch(0, 2);
  giveBack(take());
  watch(2.25, 3);
  expect(take()).toEqual([[0, 3]]);
});

/** A media element that plays on while a busy machine tells its times rarely and late. */
const busy = () => {
  let now = 1_000;
  const record: Range[] = [];
  const times = {
    get length() {
      return record.length;
    },
    start: (at: number) => record[at]![0],
    end: (at: number) => record[at]![1],
  };
  const played = createPlayedRanges(
    (from) => playedUntil(times, from),
    () => now,
  );
  return {
    ...played,
    /** The media plays for some seconds, and nobody is told. */
    go(from: number, to: number, rate = 1) {
      record.splice(0, record.length, ...union([...record, [from, to]]));
      now += ((to - from) / rate) * 1000;
    },
  };
};

it('counts what was played between two times that a busy machine told late, whatever else was told meanwhile', () => {
  const { go, play, take } = busy();
  play(0);
  for (let second = 0; second < 20; second += 2) {
    go(second, second + 1.9);
    // The buffer grew: the time is told as it was.
    play(second);
    go(second + 1.9, second + 2);
    play(second + 2);
  }
  expect(take()).toEqual([[0, 20]]);
});

it('counts up to the moment at which playing stopped, which no event told', () => {
  const { go, play, rest, take } = busy();
  play(0);
  go(0, 1.4);
  rest();
  play(10);
  go(10, 11.2);
  expect(take()).toEqual([
    [0, 1.4],
    [10, 11.2],
  ]);
});

it('a seek within what was played before counts no more than the clock allows', () => {
  const { go, play, rest, take } = busy();
  play(0);
  go(0, 30);
  play(30);
  expect(take()).toEqual([[0, 30]]);
  rest();
  play(5);
  go(5, 6);
  rest();
  expect(take()).toEqual([[5, 6]]);
});

it('the media’s record decides about a long step: what it has not played was jumped over', () => {
  const { go, play, take } = busy();
  play(0);
  go(0, 2);
  go(12, 13);
  play(13);
  expect(take()).toEqual([[0, 2]]);
});
