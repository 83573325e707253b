import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestCaptionService } from '../../machine-captions/test-caption-service.ts';
import { findProgram } from '../../platform/sandbox/find-program.ts';
import { readProgramOutput, runProgram } from '../../platform/sandbox/run-program.ts';
import { ffmpegPath, makeSource } from '../test-sources.ts';
import { isFfmpegInstalled } from '../run-ffmpeg.ts';

const recognizer = findProgram('pocketsphinx_continuous');
const speaker = findProgram('espeak-ng');
const model = '/usr/share/pocketsphinx/model/en-us/en-us';
const inFolder = (folder: string) => ({ sandbox: 'limits', folder, timeLimitInSeconds: 120 }) as const;

/** Whether this machine can speak and recognize speech (Debian: pocketsphinx, pocketsphinx-en-us, espeak-ng, ffmpeg). */
export const canRecognize = Boolean(
  recognizer && speaker && existsSync(model) && isFfmpegInstalled(ffmpegPath),
);

/** Words that the recognizer tells apart when espeak-ng says them. It knows no others. */
const vocabulary = ['morning', 'weather', 'yellow', 'energy', 'hundred'];

/** A sound file in which words are said, each from its second on. */
export async function speak(folder: string, words: [second: number, word: string][]): Promise<string> {
  const files: string[] = [];
  for (const [index, [, word]] of words.entries()) {
    files.push(join(folder, `${index}.wav`));
    await runProgram([speaker!, '-v', 'en-us', '-s', '110', '-w', files.at(-1)!, word], inFolder(folder));
  }
  const delayed = words.map(([second], index) => `[${index}]adelay=${second * 1000}:all=1[d${index}]`);
  const mixed = `${words.map((_, index) => `[d${index}]`).join('')}amix=inputs=${words.length}:normalize=0,apad=pad_dur=1`;
  return makeSource(join(folder, 'talk.mka'), [
    ...files.flatMap((file) => ['-i', file]),
    ...['-filter_complex', [...delayed, mixed].join(';'), '-ac', '1', '-ar', '48000', '-c:a', 'flac'],
  ]);
}

/** pocketsphinx behind the OpenAI-compatible interface: it answers words with their times, and the language of its model. */
export const startRecognizer = () =>
  startTestCaptionService(async ({ sound }) => {
    const folder = await mkdtemp(join(tmpdir(), 'tv-recognizer-'));
    try {
      await writeFile(join(folder, 'sound.wav'), sound);
      await writeFile(
        join(folder, 'words.jsgf'),
        `#JSGF V1.0;\ngrammar words;\npublic <said> = ( ${vocabulary.join(' | ')} )+ ;\n`,
      );
      const printed = await readProgramOutput(
        [recognizer!, '-infile', 'sound.wav', '-jsgf', 'words.jsgf', '-time', 'yes'],
        { ...inFolder(folder), maxBytes: 1_000_000 },
      );
      const words = printed
        .toString()
        .split('\n')
        .flatMap((line) => {
          const [, word, start, end] = /^([a-z]+)(?:\(\d\))? ([\d.]+) ([\d.]+) [\d.]+$/.exec(line) ?? [];
          return word ? [{ word, start: Number(start), end: Number(end) }] : [];
        });
      return { json: { language: 'en', duration: sound.length / 32_000, words } };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
