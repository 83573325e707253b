import { milliseconds } from '@tv/contract/captions/cue-changes';
import { type Cues, newKey } from './change-cues.ts';
import { balancedLines, readable } from './check-cue.ts';

/** Cues of a text, with times in proportion to the length of each, from one second to another. */
export function cuesFromText(text: string, from: number, to: number): Cues {
  const parts = text.split(/\n\s*\n|\n/).flatMap(partsOf);
  const total = parts.reduce((sum, part) => sum + part.length, 0);
  const length = Math.max(to - from, total / readable.charactersASecond);
  let letters = 0;
  return parts.map((part) => {
    const startTime = milliseconds(from + (letters / total) * length);
    letters += part.length;
    const endTime = milliseconds(from + (letters / total) * length);
    return { key: newKey(), startTime, endTime, runs: [{ text: balancedLines(part) ?? part }] };
  });
}

/** Sentences, and of long ones parts that fit on two lines, cut after commas where that is possible. */
function partsOf(paragraph: string): string[] {
  const sentences =
    paragraph
      .replace(/\s+/g, ' ')
      .trim()
      .match(/[^.!?…]+(?:[.!?…]+["'”’»)]*\s*|$)/gu) ?? [];
  return sentences
    .map((each) => each.trim())
    .filter(Boolean)
    .flatMap(shortened);
}

function shortened(sentence: string): string[] {
  if (sentence.length <= readable.lineLength || balancedLines(sentence) !== undefined) return [sentence];
  const most = readable.lineLength * readable.lines - 10;
  const within = sentence.slice(0, most);
  const comma = Math.max(within.lastIndexOf(', '), within.lastIndexOf('; '), within.lastIndexOf(': '));
  const gap = comma > most / 3 ? comma + 1 : within.lastIndexOf(' ');
  const at = gap > 0 ? gap : most;
  return [sentence.slice(0, at).trim(), ...shortened(sentence.slice(at).trim())];
}
