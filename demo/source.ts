import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { paintCards } from './cards/paint-cards.ts';
import type { DemoItem } from './item.ts';
import { durationOf } from './item.ts';
import { sceneOf, stageOf } from './scenes/scenes.ts';
import { makeSound } from './sound/make-sound.ts';

const FRAMES_PER_SECOND = 20;

/** Writes the picture and sound of an item into one nearly lossless file, as a camera would. A file that exists already is used again. */
export const makeSource = async (item: DemoItem, folder: string): Promise<string> => {
  const whole = join(folder, item.mediaType === 0 ? 'sound-1.wav' : 'source.mkv');
  if (
    await access(whole).then(
      () => true,
      () => false,
    )
  )
    return whole;
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  const sounds = [item.sound, ...(item.secondSound ? [item.secondSound.sound] : [])];
  const soundFiles = sounds.map((_, index) => join(fresh, `sound-${index + 1}.wav`));
  for (const [index, sound] of sounds.entries()) await writeFile(soundFiles[index]!, makeSound(item, sound));
  if (item.mediaType === 1) await drawInto(item, join(fresh, 'source.mkv'), soundFiles);
  await rename(fresh, folder);
  return whole;
};

const drawInto = async (item: DemoItem, file: string, soundFiles: string[]): Promise<void> => {
  const stage = stageOf(item, item.art.size ?? 720);
  const scene = sceneOf(item, stage);
  const canvas = createCanvas(stage.width, stage.height);
  const brush = canvas.getContext('2d');
  const frames = Math.round(durationOf(item) * FRAMES_PER_SECOND);
  const encoder = spawn(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    [
      ...['-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', `${stage.width}x${stage.height}`],
      ...['-r', `${FRAMES_PER_SECOND}`, '-i', 'pipe:0', ...soundFiles.flatMap((sound) => ['-i', sound])],
      ...['-map', '0:v', ...soundFiles.flatMap((_, index) => ['-map', `${index + 1}:a`])],
      ...[
        '-c:v',
        'libx264',
        '-preset',
        'ultrafast',
        '-crf',
        '8',
        '-pix_fmt',
        'yuv420p',
        '-c:a',
        'flac',
        file,
      ],
    ],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  const ended = once(encoder, 'exit');
  let broken: Error | undefined;
  encoder.stdin.on('error', (error) => (broken = error));
  for (let frame = 0; frame < frames && !broken; frame++) {
    const second = frame / FRAMES_PER_SECOND;
    scene(brush, second);
    paintCards(brush, stage, item, second);
    if (!encoder.stdin.write(canvas.data()) && !broken)
      await Promise.race([once(encoder.stdin, 'drain'), ended]);
  }
  encoder.stdin.end();
  const [code] = await ended;
  if (code !== 0 || broken) throw new Error(`Drawing "${item.slug}" failed: ffmpeg ended with code ${code}.`);
};
