// @vitest-environment jsdom
import type { PlayingReport } from '@tv/contract/playback/playing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Player } from '../create-player.ts';
import { createPlayerStore } from '../player-store.ts';
import { reportPlaying } from './report-playing.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The reports of a player whose state is told what a media element would tell. */
const measuring = () => {
  const store = createPlayerStore();
  const sent: PlayingReport[] = [];
  const frames = { totalVideoFrames: 0, droppedVideoFrames: 0 };
  const element = () => ({ getVideoPlaybackQuality: () => frames });
  const end = reportPlaying({ ...store, element } as unknown as Player, async (report) => sent.push(report));
  const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
  return {
    ...{ sent, frames, end, pass, report: store.report },
    /** Play is pressed, and the first frame comes after so many seconds. */
    start: (seconds: number) => {
      store.report({ waiting: true });
      store.report({ paused: false });
      pass(seconds);
      store.report({ started: true, waiting: false, activeQuality: 2 });
    },
    hide: () => window.dispatchEvent(new Event('pagehide')),
  };
};

it('tells the time to the first frame, stops to load, changes of quality and dropped pictures', () => {
  const { sent, frames, end, pass, report, start } = measuring();
  pass(30);
  start(1.2);
  pass(20);
  report({ waiting: true });
  pass(3);
  report({ waiting: false, activeQuality: 1 });
  pass(10);
  Object.assign(frames, { totalVideoFrames: 750, droppedVideoFrames: 5 });
  end();
  expect(sent).toEqual([
    {
      ...{
        start: 'played',
        startMilliseconds: 1200,
        playedSeconds: 30,
        rebufferings: 1,
        rebufferedSeconds: 3,
      },
      ...{ renditionChanges: 1, frames: 750, droppedFrames: 5, network: 'unknown' },
    },
  ]);
});

it('a wait after a seek, after a pause, and a chosen quality are no trouble of the line', () => {
  const { sent, end, pass, report, start } = measuring();
  start(1);
  report({ seeking: true });
  report({ waiting: true });
  pass(4);
  report({ seeking: false });
  report({ waiting: false });
  report({ paused: true });
  pass(60);
  report({ waiting: true });
  report({ paused: false });
  pass(2);
  report({ waiting: false, quality: 0, activeQuality: 0 });
  pass(5);
  end();
  expect(sent).toMatchObject([
    { playedSeconds: 5, rebufferings: 0, rebufferedSeconds: 0, renditionChanges: 0 },
  ]);
});

it('tells what is new each time the page goes away, and the start once', () => {
  const { sent, end, hide, pass, start } = measuring();
  start(0.5);
  pass(10);
  hide();
  hide();
  pass(7);
  end();
  expect(sent).toMatchObject([{ start: 'played', playedSeconds: 10 }, { playedSeconds: 7 }]);
  expect(sent[1]).not.toHaveProperty('start');
});

it('an error before the first frame is a failed start, unless trying again helps', () => {
  const failed = measuring();
  failed.report({ waiting: true });
  failed.report({ waiting: false, problem: 'network' });
  failed.end();
  expect(failed.sent).toMatchObject([{ start: 'failed' }]);
  const helped = measuring();
  helped.report({ waiting: true });
  helped.report({ waiting: false, problem: 'network' });
  helped.report({ problem: undefined });
  helped.start(2);
  helped.end();
  expect(helped.sent).toMatchObject([{ start: 'played' }]);
});

it('whoever leaves after ten seconds without a frame saw a failed start; whoever leaves sooner, or never played, saw none', () => {
  const left = [10, 4].map((seconds) => {
    const { sent, end, pass, report } = measuring();
    report({ waiting: true });
    pass(seconds);
    end();
    return sent.map(({ start }) => start);
  });
  expect(left).toEqual([['failed'], []]);
  const idle = measuring();
  idle.pass(60);
  idle.end();
  expect(idle.sent).toEqual([]);
});

it('tells a long viewing in parts, and nothing where nobody wants to be measured', () => {
  const long = measuring();
  long.start(1);
  for (let minute = 1; minute <= 70; minute++) {
    long.pass(60);
    long.report({ currentTime: minute * 60 });
  }
  expect(long.sent.map(({ playedSeconds }) => playedSeconds)).toEqual([1800, 1800]);
  vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true, onLine: true });
  const quiet = measuring();
  quiet.start(1);
  quiet.pass(10);
  quiet.end();
  expect(quiet.sent).toEqual([]);
});
