import { describe, expect, it } from 'vitest';
import { ProgramFailure } from '../platform/sandbox/run-program.ts';
import { isFfmpegInstalled, missingFfmpeg, readFfmpegOutput, runFfmpeg } from './run-ffmpeg.ts';
import { ffmpegPath } from './test-sources.ts';

// -re makes ffmpeg follow the clock: it would run for an hour.
const endless = [
  '-nostdin',
  '-v',
  'error',
  '-re',
  '-f',
  'lavfi',
  '-i',
  'color=duration=3600',
  '-progress',
  'pipe:1',
  '-f',
  'null',
  '-',
];

describe('without ffmpeg', () => {
  it('says how to install it', async () => {
    const run = runFfmpeg('ffmpeg', [], { ffmpegPath: '/nowhere/ffmpeg', timeLimitInSeconds: 5 });
    await expect(run).rejects.toThrow(missingFfmpeg);
    expect(isFfmpegInstalled('/nowhere/ffmpeg')).toBe(false);
  });
});

describe.skipIf(!isFfmpegInstalled(ffmpegPath))('runFfmpeg', () => {
  it('ends a run at its time limit', async () => {
    await expect(runFfmpeg('ffmpeg', endless, { ffmpegPath, timeLimitInSeconds: 0.3 })).rejects.toThrow(
      'took longer than',
    );
  });

  it('ends at once when it is aborted, and leaves no process behind', async () => {
    const stop = new AbortController();
    let isRunning = false;
    const run = runFfmpeg('ffmpeg', endless, {
      ffmpegPath,
      timeLimitInSeconds: 30,
      signal: stop.signal,
      onOutput: () => {
        isRunning = true;
        stop.abort();
      },
    });
    await expect(run).rejects.toThrow('was stopped');
    expect(isRunning).toBe(true);
  });

  it('does not start when it is aborted already', async () => {
    await expect(
      runFfmpeg('ffmpeg', endless, { ffmpegPath, timeLimitInSeconds: 30, signal: AbortSignal.abort() }),
    ).rejects.toThrow();
  });

  it('tells what ffmpeg printed about a failure', async () => {
    const run = runFfmpeg('ffmpeg', ['-v', 'error', '-f', 'mov', '-i', 'file:/nowhere.mp4'], {
      ffmpegPath,
      timeLimitInSeconds: 10,
    });
    const failure = await run.catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProgramFailure);
    expect((failure as ProgramFailure).details).toContain('No such file');
  });

  it('stops a program that prints too much', async () => {
    const noise = [
      '-nostdin',
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'color=duration=60',
      '-f',
      'rawvideo',
      'pipe:1',
    ];
    const read = readFfmpegOutput('ffmpeg', noise, { ffmpegPath, timeLimitInSeconds: 30, maxBytes: 1000 });
    await expect(read).rejects.toThrow('more than 1000 bytes');
  });

  it.runIf(process.platform === 'linux')('refuses memory beyond the limit', async () => {
    const wide = [
      '-nostdin',
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      'testsrc2=size=3000x3000:duration=4',
      '-c:v',
      'libx264',
      '-f',
      'null',
      '-',
    ];
    const run = runFfmpeg('ffmpeg', wide, {
      ffmpegPath,
      timeLimitInSeconds: 30,
      memoryLimitInBytes: 150_000_000,
    });
    await expect(run).rejects.toThrow(ProgramFailure);
  });
});
