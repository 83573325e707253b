import type { Cue } from '@tv/contract/captions/cues';
import { writeClock } from '@tv/captions/clock';
import { parseSubtitles } from '@tv/captions/parse-subtitles';
import { readSrtText } from '@tv/captions/srt/srt-text';
import { writeVtt } from '@tv/captions/vtt/write-vtt';
import { boxesIn } from '../../media/mp4-boxes.ts';
import type { SubtitleReading } from '../source/source-subtitles.ts';

/** A sample with its times in seconds from the start of the file. */
export type Sample = { startTime: number; endTime: number; data: Buffer };
/** A cue in the syntax of WebVTT. */
type WrittenCue = { startTime: number; endTime: number; text: string; settings?: string };

/** Converts the samples of a subtitle track to WebVTT. Throws SubtitleProblem for malformed samples. */
export function vttOfSamples(kind: SubtitleReading, samples: Sample[]): string {
  if (kind === 'ttml samples')
    return writeVtt({
      cues: merged(samples.flatMap(cuesOfDocument), ({ place, runs }) => JSON.stringify([place, runs])),
      regions: [],
    });
  if (kind === 'srt samples') return writeVtt({ cues: samples.map(cueOfSrt).filter(isShown), regions: [] });
  const raw = samples.flatMap((sample): WrittenCue[] =>
    kind === 'wvtt samples'
      ? cuesOfBoxes(sample)
      : [{ ...timesOf(sample), text: inOnePiece(sample.data.toString('utf8')) }],
  );
  const cues = merged(
    raw.filter(({ text, startTime, endTime }) => text.trim() && endTime > startTime),
    ({ settings, text }) => `${settings ?? ''}\n${text}`,
  );
  return `WEBVTT\n\n${cues.map(writeCue).join('\n')}`;
}

const isShown = ({ startTime, endTime, runs }: Cue) =>
  endTime > startTime && runs.some(({ text }) => text.trim() !== '');

const cueOfSrt = (sample: Sample): Cue => ({
  ...timesOf(sample),
  ...readSrtText(inOnePiece(sample.data.toString('utf8')), () => {}),
});

const timesOf = ({ startTime, endTime }: Sample) => ({ startTime, endTime });

/** Removes blank lines and arrows, which would end the cue. */
const inOnePiece = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .replaceAll('-->', '--&gt;')
    .trim();

const writeCue = ({ startTime, endTime, text, settings = '' }: WrittenCue) =>
  `${writeClock(startTime, '.')} --> ${writeClock(endTime, '.')} ${settings}\n${text}\n`;

/** TTML (ISO 14496-30, section 7): each sample is a whole document whose times are those of the track. */
function cuesOfDocument({ data }: Sample): Cue[] {
  const text = data.toString('utf8');
  return /<p[\s>]/.test(text.replaceAll(/<\w+:p(?=[\s>])/g, '<p')) ? parseSubtitles(data).cues : [];
}

/** WebVTT (ISO 14496-30, section 6.6): `vttc` contains a cue with its text `payl` and its settings `sttg`. */
function cuesOfBoxes(sample: Sample): WrittenCue[] {
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
      return { ...timesOf(sample), text: inOnePiece(textOf('payl')), ...(settings && { settings }) };
    });
}

/** Joins the parts of a cue. A cue is split into several samples when another one starts or ends during it. */
function merged<Each extends { startTime: number; endTime: number }>(
  cues: Each[],
  keyOf: (cue: Each) => string,
): Each[] {
  const found: Each[] = [];
  const last = new Map<string, Each>();
  for (const cue of cues.toSorted((a, b) => a.startTime - b.startTime)) {
    const key = keyOf(cue);
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
