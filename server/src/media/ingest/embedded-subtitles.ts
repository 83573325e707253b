import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedSubtitle } from '../media-package.ts';
import { inputArguments } from './probe.ts';
import type { ProbedSource } from './probe.ts';
import { FfmpegFailure, runFfmpeg } from './run-ffmpeg.ts';
import type { ProgramOptions } from './run-ffmpeg.ts';
import { languageName, uniqueName } from './track-names.ts';

const mostBytes = 5_000_000;

/** Writes each text track of the source as `embedded-{n}.vtt`; a track that cannot be read or is empty is left out. */
export async function extractSubtitles(
  source: ProbedSource,
  folder: string,
  options: ProgramOptions,
): Promise<EmbeddedSubtitle[]> {
  const found: EmbeddedSubtitle[] = [];
  for (const [position, track] of source.subtitles.entries()) {
    const file = `embedded-${position + 1}.vtt`;
    if (!(await extract(source, track.index, file, folder, options))) {
      await rm(join(folder, file), { force: true });
      continue;
    }
    const name = track.title ?? languageName(track.languageCode) ?? 'Subtitles';
    found.push({
      file,
      languageCode: track.languageCode,
      name: uniqueName(
        name,
        found.map((other) => other.name),
      ),
      isDefault: track.isDefault && !found.some((other) => other.isDefault),
    });
  }
  return found;
}

async function extract(
  source: ProbedSource,
  streamIndex: number,
  file: string,
  folder: string,
  options: ProgramOptions,
) {
  const args = ['-nostdin', '-v', 'error', '-y', ...inputArguments(source), '-map', `0:${streamIndex}`];
  try {
    await runFfmpeg('ffmpeg', [...args, '-fs', `${mostBytes}`, '-f', 'webvtt', file], {
      ...options,
      folder,
      timeLimitInSeconds: 600,
    });
  } catch (error) {
    if (error instanceof FfmpegFailure && error.details) return false;
    throw error;
  }
  return (await readFile(join(folder, file), 'utf8')).includes('-->');
}
