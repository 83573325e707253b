import { SubtitleKind } from '@tv/contract/enumerations';
import type { Beat, DemoItem } from './item.ts';
import { durationOf } from './item.ts';

export type Cue = { startTime: number; endTime: number; text: string };
export type DemoSubtitle = {
  languageCode: 'en' | 'de';
  languageName: string;
  /** A caption in the item's own language, a subtitle in another. */
  kind: SubtitleKind;
  /** In the item's folder. */
  file: string;
  isDefault: boolean;
};

/** Seconds of rest before a beat's first and after its last caption. */
const LEAD_IN = 0.3;
const LEAD_OUT = 0.2;

const textsOf = (beat: Beat, language: 'en' | 'de'): string[] => {
  const texts = beat[language];
  return texts === undefined ? [] : typeof texts === 'string' ? [texts] : texts;
};

export const captionsOf = (item: DemoItem, language: 'en' | 'de'): Cue[] => {
  const cues: Cue[] = [];
  let beatStart = 0;
  for (const beat of item.beats) {
    const texts = textsOf(beat, language);
    const letters = texts.reduce((sum, text) => sum + text.length, 0);
    let startTime = beatStart + LEAD_IN;
    for (const text of texts) {
      const endTime = startTime + ((beat.seconds - LEAD_IN - LEAD_OUT) * text.length) / letters;
      cues.push({ startTime, endTime, text });
      startTime = endTime;
    }
    beatStart += beat.seconds;
  }
  return cues;
};

export const subtitlesOf = (item: DemoItem): DemoSubtitle[] => {
  const subtitles: DemoSubtitle[] = [];
  if (captionsOf(item, 'en').length > 0)
    subtitles.push({
      languageCode: 'en',
      languageName: 'English',
      kind: SubtitleKind.CAPTION,
      file: 'en.vtt',
      isDefault: true,
    });
  if (captionsOf(item, 'de').length > 0)
    subtitles.push({
      languageCode: 'de',
      languageName: 'Deutsch',
      kind: SubtitleKind.SUBTITLE,
      file: 'de.vtt',
      isDefault: false,
    });
  return subtitles;
};

export const chaptersOf = (item: DemoItem): { startTime: number; endTime: number; title: string }[] => {
  const chapters: { startTime: number; endTime: number; title: string }[] = [];
  let startTime = 0;
  for (const beat of item.beats) {
    if (beat.chapter !== undefined) {
      const last = chapters.at(-1);
      if (last) last.endTime = startTime;
      chapters.push({ startTime, endTime: durationOf(item), title: beat.chapter });
    }
    startTime += beat.seconds;
  }
  return chapters;
};

const clock = (seconds: number): string => {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${two(thousandths / 3_600_000)}:${two((thousandths / 60_000) % 60)}:${two((thousandths / 1000) % 60)}.${String(thousandths % 1000).padStart(3, '0')}`;
};

export const toWebVtt = (cues: Cue[]): string =>
  `WEBVTT\n\n${cues.map((cue, index) => `${index + 1}\n${clock(cue.startTime)} --> ${clock(cue.endTime)}\n${cue.text}\n`).join('\n')}`;
