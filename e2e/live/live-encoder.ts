import { type ChildProcess, spawn } from 'node:child_process';
import type { Page } from '@playwright/test';

const ffmpeg = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
/** Bits of the clock in the picture: tenths of a second, for almost two hours. */
const bits = 16;

/** Columns that are black or white: the bits of the tenths of a second since 1970, from the lowest. */
const clock = [
  `nullsrc=s=${bits * 2}x2:r=30`,
  `geq=lum='if(mod(floor(time(0)*10/pow(2,floor(X/2))),2),235,16)':cb=128:cr=128`,
  'scale=320:180:flags=neighbor,setsar=1',
].join(',');

/** Sends a picture with a clock, and a sound (a source of ffmpeg), until `stop`. */
export function startEncoder(
  format: 'flv' | 'mpegts',
  address: string,
  sound = 'sine=frequency=440:sample_rate=48000',
): { stop: () => Promise<void> } {
  const args = [
    ...['-nostdin', '-v', 'error', '-re', '-f', 'lavfi', '-i', clock],
    ...['-re', '-f', 'lavfi', '-i', sound],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '30', '-pix_fmt', 'yuv420p'],
    ...['-c:a', 'aac', '-f', format, address],
  ];
  const child: ChildProcess = spawn(ffmpeg, args, { stdio: 'ignore' });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Seconds between the clock in the picture of a page and the present. `null`: no picture is shown. */
export const latencyOn = (page: Page): Promise<number | null> =>
  page.evaluate<number | null>(`(() => {
    const video = document.querySelector('video');
    if (!video || video.readyState < 2 || video.videoWidth === 0) return null;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [${bits * 10}, 10];
    const drawing = canvas.getContext('2d');
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    let shown = 0;
    for (let bit = 0; bit < ${bits}; bit++)
      if (drawing.getImageData(bit * 10 + 5, 5, 1, 1).data[0] > 128) shown += 2 ** bit;
    const turn = 2 ** ${bits};
    return ((((Date.now() / 100 - shown) % turn) + turn) % turn) / 10;
  })()`);
