import { isolate, isolateAlways } from '@tv/contract/languages/isolate';
import { chapterAt } from '@tv/player/chapters.ts';
import { formatClock } from '@tv/player/clock.ts';
import type { PlayerChapter } from '@tv/player/player-props.ts';
import type { SpokenCue } from '@tv/player/captions/cues.ts';

/** A transcript as a text file: a line a cue with its time, under the names of its chapters. */
export const asText = (cues: readonly SpokenCue[], chapters: readonly PlayerChapter[]): string => {
  let within: PlayerChapter | undefined;
  const lines = cues.flatMap(({ startTime, speaker, text }) => {
    const chapter = chapterAt(chapters, startTime);
    const heading = chapter && chapter !== within ? [...(within ? [''] : []), chapter.title] : [];
    within = chapter;
    const words = text.replaceAll('\n', ' ');
    // The direction of a line is that of its text, not of the speaker's name.
    const named = isolate(words) === words ? isolate : isolateAlways;
    return [...heading, `${formatClock(startTime)}  ${speaker ? `${named(speaker)}: ` : ''}${words}`];
  });
  return lines.join('\n');
};
