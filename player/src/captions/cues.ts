import type { Cue, CueRun, Cues } from '@tv/contract/captions/cues';

/** The words of a cue as plain text, and the speaker: a line of a transcript. */
export type SpokenCue = { startTime: number; endTime: number; text: string; speaker?: string };
type Timed = { startTime: number; endTime: number };

/** Where the service answers a subtitle's cues as it read them; no subtitle format is read in the browser. */
export const cuesUrl = (url: string): string => `${url}${url.includes('?') ? '&' : '?'}format=cues`;

export const readCues = (json: string): Cues => JSON.parse(json) as Cues;

export const readSpokenCues = (json: string): SpokenCue[] => readCues(json).cues.map(spokenIn);

/** A cue's runs with the name of each speaker before the first that they say; those of one cue after another are not repeated. */
export const spokenRuns = ({ runs }: Pick<Cue, 'runs'>): { run: CueRun; speaker?: string }[] => {
  let last: string | undefined;
  return runs.map((run) => {
    const { speaker, text } = run;
    const isSpoken = text.trim() !== '';
    const isNew = isSpoken && speaker !== undefined && speaker !== last;
    if (isSpoken) last = speaker;
    // who writes the name into the text as well does not mean it twice
    const isWritten = isNew && text.trimStart().toLowerCase().startsWith(`${speaker.toLowerCase()}:`);
    return { run, ...(isNew && !isWritten ? { speaker } : {}) };
  });
};

const spokenIn = (cue: Cue): SpokenCue => {
  const runs = spokenRuns(cue);
  const [first] = runs;
  const text = runs
    .map(({ run, speaker }, index) => (speaker && index > 0 ? `${speaker}: ${run.text}` : run.text))
    .join('');
  const { startTime, endTime } = cue;
  return { startTime, endTime, text, ...(first?.speaker ? { speaker: first.speaker } : {}) };
};

/** Place of the last cue that began at or before this time; -1 before the first. Cues are sorted by their start. */
export const cueIndexAt = (cues: readonly Timed[], time: number): number => {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.startTime ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

const latestEnds = new WeakMap<readonly Timed[], number[]>();

/** For each cue, when the last of it and those before it has ended. */
const endsOf = (cues: readonly Timed[]): number[] => {
  const known = latestEnds.get(cues);
  if (known) return known;
  let latest = 0;
  const ends = cues.map(({ endTime }) => (latest = Math.max(latest, endTime)));
  latestEnds.set(cues, ends);
  return ends;
};

/** More than these at once nobody could read. */
const most = 20;

/** Places of the cues that are on screen at this time, the earliest first. */
export const shownAt = (cues: readonly Timed[], time: number): number[] => {
  const ends = endsOf(cues);
  const shown: number[] = [];
  for (let at = cueIndexAt(cues, time); at >= 0 && (ends[at] ?? 0) > time && shown.length < most; at -= 1)
    if (time < (cues[at]?.endTime ?? 0)) shown.unshift(at);
  return shown;
};
