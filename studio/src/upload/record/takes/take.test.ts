import { afterEach, expect, it, vi } from 'vitest';
import { startTake } from './take.ts';

/** A recorder of a slow computer: it ends two seconds after it was told to. */
class SlowRecorder extends EventTarget {
  state = 'inactive';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    setTimeout(() => this.dispatchEvent(new Event('stop')), 2_000);
  }
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is as long as what was recorded, however long the last piece takes', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('MediaRecorder', SlowRecorder);
  const onEnded = vi.fn<() => void>();
  const take = startTake({
    stream: {} as MediaStream,
    format: { mimeType: 'video/webm', ending: 'webm' },
    recording: {
      ...{ id: 'one', personId: 'a', organizationId: 'b', fileName: 'talk.webm', mimeType: 'video/webm' },
      ...{ hasPicture: true, startedAt: 0, seconds: 0, bytes: 0, pieces: 0, isEnded: false },
      ...{ title: 'Talk', chapters: [] },
    },
    isKept: true,
    onFull: () => {},
    onEnded,
    onPiece: () => {},
  });
  await vi.advanceTimersByTimeAsync(5_000);
  void take.stop().catch(() => {});
  await vi.advanceTimersByTimeAsync(3_000);
  expect(onEnded).toHaveBeenCalledOnce();
  expect(take.seconds()).toBe(5);
});
