import { invalidField } from '../../platform/problem.ts';
import { SubtitleProblem } from './cue.ts';
import { parseSubtitles } from './parse.ts';

/** What somebody sent as subtitles; a malformed file is a 400 that names its line. */
export function readSubtitles(bytes: Buffer) {
  try {
    return parseSubtitles(bytes);
  } catch (problem) {
    if (problem instanceof SubtitleProblem) throw invalidField('subtitles', problem.message, 'Subtitles:');
    throw problem;
  }
}
