import { boxesIn } from '../mp4-boxes.ts';
import type { Cue } from '../subtitles/cue.ts';
import { parseSubtitles } from '../subtitles/parse.ts';
import { writeSubtitles } from '../subtitles/write.ts';
import type { SubtitleReading } from './source-subtitles.ts';

/** Seconds from the file's start. */
export type Sample = { startTime: number; endTime: number; data: Buffer };

/** The captions in a track's samples, sorted. Throws SubtitleProblem where they are malformed. */
export function cuesOfSamples(kind: SubtitleReading, samples: Sample[]): Cue[] {
  if (kind === 'ttml samples') return merged(samples.flatMap(cuesOfDocument));
  const raw = samples.flatMap((sample) =>
    kind === 'wvtt samples'
      ? cuesOfBoxes(sample)
      : [{ ...timesOf(sample), text: sample.data.toString('utf8').replace(/^\n+/, '') }],
  );
  const cues = merged(raw.filter(({ text, startTime, endTime }) => text.trim() && endTime > startTime));
  if (cues.length === 0) return [];
  // Read as a file would be, so that they are what captions beside a file become.
  return parseSubtitles(Buffer.from(writeSubtitles(cues.map(inOnePiece), 'VTT', 'und'))).cues;
}

const timesOf = ({ startTime, endTime }: Sample) => ({ startTime, endTime });

/** A blank line would end the cue. */
const inOnePiece = (cue: Cue) => ({
  ...cue,
  text: cue.text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim(),
});

/** ISO 14496-30, section 7: each sample is a whole document, its times those of the track. */
function cuesOfDocument({ data }: Sample): Cue[] {
  const text = data.toString('utf8');
  return /<p[\s>]/.test(text.replaceAll(/<\w+:p(?=[\s>])/g, '<p')) ? parseSubtitles(data).cues : [];
}

/** ISO 14496-30, section 6.6: `vttc` holds a cue with its text `payl` and its settings `sttg`. */
function cuesOfBoxes(sample: Sample): Cue[] {
  return boxesIn(sample.data)
    .filter(({ type }) => type === 'vttc')
    .map(({ start, end }) => {
      const inside = sample.data.subarray(start + 8, end);
      const boxes = boxesIn(inside);
      const textOf = (type: string) => {
        const box = boxes.find((each) => each.type === type);
        return box ? inside.toString('utf8', box.start + 8, box.end).trim() : '';
      };
      const settings = textOf('sttg');
      return { ...timesOf(sample), text: textOf('payl'), ...(settings && { settings }) };
    });
}

/** A caption that goes on while another comes or leaves lies in several samples. */
function merged(cues: Cue[]): Cue[] {
  const found: Cue[] = [];
  const last = new Map<string, Cue>();
  for (const cue of cues.toSorted((a, b) => a.startTime - b.startTime)) {
    const key = `${cue.settings ?? ''}\n${cue.text}`;
    const before = last.get(key);
    if (before && cue.startTime - before.endTime < 0.002)
      before.endTime = Math.max(before.endTime, cue.endTime);
    else {
      const own = { ...cue };
      last.set(key, own);
      found.push(own);
    }
  }
  return found;
}
