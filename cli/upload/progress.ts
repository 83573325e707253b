import type { WriteStream } from 'node:tty';
import { text } from '../texts.ts';
import { addSample, secondsLeft, type Sample } from '@tv/contract/formats/time-left';

export type Step = 'reading' | 'sending' | 'waiting' | 'processing';
/** How far one file is. `share`: of the step, from 0 to 1. */
export type Progress = { show(step: Step, share: number): void; end(): void };
type Screen = Pick<WriteStream, 'write' | 'isTTY' | 'columns'>;
type Total = { files: number; bytes: number };

const barWidth = 24;
/** Milliseconds of which the speed is the average: files are processed by fits and starts. */
const window = 60_000;
/** What of a file is done when a step of it begins and ends. */
const shares: Record<Step, [number, number]> = {
  reading: [0, 0],
  sending: [0, 0.5],
  waiting: [0.5, 0.5],
  processing: [0.5, 1],
};

/** One line about all files of a command, which moves on a terminal; elsewhere a line at every tenth. */
export function openBoard(total: Total, out: Screen = process.stderr, now = () => Date.now()) {
  const open = new Map<Progress, { label: string; bytes: number; step: Step; done: number }>();
  let ended = { files: 0, bytes: 0 };
  let samples: Sample[] = [];
  let shown = '';
  const clear = () => {
    if (out.isTTY && shown) out.write('\r\x1b[K');
    shown = '';
  };
  const shareOf = () => {
    const bytes = [...open.values()].reduce((sum, each) => sum + each.bytes * each.done, ended.bytes);
    return Math.min(1, bytes / Math.max(1, total.bytes));
  };
  const draw = () => {
    const share = shareOf();
    samples = addSample(samples, { at: now(), done: share }, window);
    const line = lineOf(share);
    if (line === shown) return;
    clear();
    shown = line;
    if (line) out.write(out.isTTY ? line.slice(0, (out.columns || 80) - 1) : `${line}\n`);
  };

  /** The line as it is now. Without a terminal it has no bar, and stays the same until the next tenth. */
  function lineOf(share: number): string {
    const current = [...open.values()].at(-1);
    if (!current && out.isTTY) return '';
    const left = secondsLeft(samples, 1 - share);
    const percent = Math.floor(share * 100);
    const counts = [
      total.files > 1
        ? text.filesDone({ done: ended.files, all: total.files })
        : current && text[current.step],
      share < 1 && left !== undefined && words(left),
    ].filter(Boolean);
    if (out.isTTY) {
      const filled = Math.round((percent / 100) * barWidth);
      const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${String(percent).padStart(3)} %`;
      return [bar, ...counts, current?.label].join('  ');
    }
    const tenth = `${Math.floor(percent / 10) * 10} %`;
    return shown.startsWith(tenth) ? shown : [tenth, ...counts].join(', ');
  }

  return {
    /** `bytes`: the size of the file. */
    open(label: string, bytes: number): Progress {
      const file = { label, bytes, step: 'reading' as Step, done: 0 };
      const progress: Progress = {
        show(step, share) {
          const [begin, end] = shares[step];
          Object.assign(file, { step, done: begin + (end - begin) * Math.min(1, share) });
          // The one that moved last is named.
          open.delete(progress);
          open.set(progress, file);
          draw();
        },
        end() {
          if (!open.delete(progress)) return;
          ended = { files: ended.files + 1, bytes: ended.bytes + bytes };
          draw();
        },
      };
      open.set(progress, file);
      return progress;
    },
    /** Lines that stay, above the line that moves. */
    print(write: () => void) {
      if (!out.isTTY) return write();
      clear();
      write();
      draw();
    },
  };
}

function words(seconds: number): string {
  if (seconds < 60) return text.secondsLeft({ count: Math.max(10, Math.ceil(seconds / 10) * 10) });
  if (seconds < 5_400) return text.minutesLeft({ count: Math.round(seconds / 60) });
  return text.hoursLeft({ count: Math.round(seconds / 3_600) });
}
