import type { PlayingReport } from '@tv/contract/playback/playing';
import { startTimeBounds } from '@tv/contract/playback/playing-figures';
import { Counter, Histogram } from 'prom-client';
import { counted } from './metrics.ts';

const registers = [counted];

const starts = new Counter({
  name: 'tv_playing_starts_total',
  help: 'Starts that players reported, by outcome: played, failed',
  labelNames: ['outcome'],
  registers,
});
const startTimes = new Histogram({
  name: 'tv_playing_start_seconds',
  help: 'Time from pressing play to the first frame, as players reported it',
  buckets: startTimeBounds.map((milliseconds) => milliseconds / 1000),
  registers,
});
const seconds = new Counter({
  name: 'tv_playing_seconds_total',
  help: 'Seconds that players reported, by state: played, rebuffering',
  labelNames: ['state'],
  registers,
});
const rebufferings = new Counter({
  name: 'tv_playing_rebufferings_total',
  help: 'How often players stopped to load',
  registers,
});
const renditionChanges = new Counter({
  name: 'tv_playing_rendition_changes_total',
  help: 'How often players changed the quality themselves',
  registers,
});
const frames = new Counter({
  name: 'tv_playing_frames_total',
  help: 'Pictures that players reported, by outcome: shown, dropped',
  labelNames: ['outcome'],
  registers,
});
for (const outcome of ['played', 'failed']) starts.inc({ outcome }, 0);

/** Counts a report of a player. */
export function countPlaying(report: PlayingReport): void {
  const { start, startMilliseconds, droppedFrames = 0 } = report;
  if (start) starts.inc({ outcome: start });
  if (startMilliseconds !== undefined) startTimes.observe(startMilliseconds / 1000);
  seconds.inc({ state: 'played' }, report.playedSeconds ?? 0);
  seconds.inc({ state: 'rebuffering' }, report.rebufferedSeconds ?? 0);
  rebufferings.inc(report.rebufferings ?? 0);
  renditionChanges.inc(report.renditionChanges ?? 0);
  frames.inc({ outcome: 'shown' }, (report.frames ?? 0) - droppedFrames);
  frames.inc({ outcome: 'dropped' }, droppedFrames);
}
