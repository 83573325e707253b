/** One caption: seconds from the start, and its lines as plain text. */
export type Cue = { startTime: number; endTime: number; text: string; speaker?: string };

/** Longer files are cut here: no real caption file comes near it. */
const mostCues = 20_000;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': '\u00a0',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
};

const parseTimestamp = (text: string): number | undefined => {
  const match = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(text);
  if (!match) return undefined;
  return Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) + Number(match[4]) / 1000;
};

const parseTiming = (line: string) => {
  const [start, end] = line.split('-->').map((part) => parseTimestamp(part.trim().split(/\s+/)[0] ?? ''));
  return start === undefined || end === undefined || end <= start ? undefined : { start, end };
};

const plain = (payload: string) =>
  payload
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (entity) => entities[entity] ?? entity)
    .trim();

/**
 * Blocks of a WebVTT file (W3C WebVTT §6) with a timing line: its settings, styles and markup are dropped,
 * a voice is kept as the speaker, and a block that breaks the format is passed over, as a browser does.
 */
const blocksOf = (file: string) => {
  const blocks = file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    const timing = at >= 0 && at <= 1 ? parseTiming(lines[at] ?? '') : undefined;
    return timing ? [{ ...timing, payload: lines.slice(at + 1).join('\n') }] : [];
  });
};

export const parseWebVtt = (file: string): Cue[] =>
  blocksOf(file)
    .slice(0, mostCues)
    .map(({ start, end, payload }) => {
      const speaker = /<v(?:\.[^\s>]*)?\s+([^>]+)>/.exec(payload)?.[1]?.trim();
      return { startTime: start, endTime: end, text: plain(payload), ...(speaker ? { speaker } : {}) };
    })
    .filter((cue) => cue.text !== '')
    .sort((a, b) => a.startTime - b.startTime);

/** Place of the last cue that began at or before this time; -1 before the first. Cues are sorted by their start. */
export const cueIndexAt = (cues: readonly Cue[], time: number): number => {
  let low = 0;
  let high = cues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cues[middle]?.startTime ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};

/** Cues on screen at this time; more than a handful at once would be a broken file. */
export const cuesAt = (cues: readonly Cue[], time: number): Cue[] => {
  const last = cueIndexAt(cues, time);
  return cues.slice(Math.max(0, last - 5), last + 1).filter((cue) => time < cue.endTime);
};

/** One picture of the sprite: where it is in the file, in pixels, and the seconds it stands for. */
export type SeekPreview = {
  startTime: number;
  endTime: number;
  url: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** Pictures over the scrubber; their addresses are relative to `base`, which is absolute. */
export const parseSeekPreviews = (file: string, base: string): SeekPreview[] =>
  blocksOf(file).flatMap(({ start, end, payload }) => {
    const match = /^(\S+)#xywh=(?:pixel:)?(\d+),(\d+),(\d+),(\d+)$/.exec(payload.trim());
    if (!match || !URL.canParse(match[1] ?? '', base)) return [];
    const [x = 0, y = 0, width = 0, height = 0] = match.slice(2).map(Number);
    return width > 0 && height > 0
      ? [{ startTime: start, endTime: end, url: new URL(match[1] ?? '', base).href, x, y, width, height }]
      : [];
  });
