import { parseSubtitles } from '@tv/captions/parse-subtitles';
import { plainText } from '@tv/captions/runs';
import { SubtitleProblem } from '@tv/captions/subtitle-file';
import type { Heard, HeardSegment, HeardWord } from './heard.ts';
import { languageCodeOf } from './language-code.ts';
import { garbled } from './service-failure.ts';

/** Seconds by which times may lie behind the end of the sound: services round up to their own frames. */
const slack = 30;
/** Limits beyond which a segment of whisper is probably not speech: the probability of no speech, and the confidence in its text. */
const noSpeech = { probability: 0.6, averageLog: -1 };

/**
 * Reads the answer of a transcription service about a file of so many seconds: `verbose_json` with segments, words or both,
 * `json`, WebVTT, SubRip or plain text. Text without times is spread over the file. Throws a ServiceFailure for anything else.
 */
export function readTranscript(body: string, seconds: number): Heard {
  const text = body.replace(/^\uFEFF/, '').trim();
  if (/^[{["]/.test(text)) return readJson(text, seconds);
  // A web page, or bytes that are not text.
  // oxlint-disable-next-line no-control-regex
  if (/^<|[\u0000-\u0008\u000e-\u001f\uFFFD]/.test(text)) throw garbled('transcription');
  if (text.startsWith('WEBVTT') || /\d --> \d/.test(text)) return { segments: readCues(text, seconds) };
  return { segments: wholeFile(text, seconds) };
}

const wholeFile = (text: string, seconds: number): HeardSegment[] =>
  text.trim() ? [{ text: text.trim(), startTime: 0, endTime: seconds, words: [] }] : [];

function readCues(text: string, seconds: number): HeardSegment[] {
  try {
    return parseSubtitles(Buffer.from(text), 'en')
      .cues.map((cue) => ({
        ...timesOf(cue.startTime, cue.endTime, seconds),
        text: plainText(cue),
        words: [],
      }))
      .filter((segment) => segment.text.trim());
  } catch (problem) {
    if (problem instanceof SubtitleProblem) throw garbled('transcription');
    throw problem;
  }
}

function readJson(text: string, seconds: number): Heard {
  const answer = objectOf(parsed(text));
  const languageCode = languageCodeOf(answer.language);
  const words = answer.words === undefined || answer.words === null ? [] : readWords(answer.words, seconds);
  const segments = Array.isArray(answer.segments)
    ? answer.segments.flatMap((each) => readSegment(objectOf(each), seconds))
    : undefined;
  const found = segments?.length
    ? withWords(segments, words)
    : words.length > 0
      ? [ofWords(words)]
      : wholeFile(plainOf(answer.text, segments), seconds);
  found.sort((one, other) => one.startTime - other.startTime);
  return { ...(languageCode && { languageCode }), segments: found };
}

/** An answer without words, segments and text is none; one with empty ones is silence. */
function plainOf(text: unknown, segments: unknown[] | undefined): string {
  if (typeof text === 'string') return text;
  if (segments) return '';
  throw garbled('transcription');
}

function readSegment(each: Record<string, unknown>, seconds: number): HeardSegment[] {
  const { text, no_speech_prob: silence, avg_logprob: average } = each;
  if (typeof text !== 'string') throw garbled('transcription');
  const isSilence =
    Number(silence) > noSpeech.probability && typeof average === 'number' && average < noSpeech.averageLog;
  if (isSilence || !text.trim()) return [];
  const words = each.words === undefined || each.words === null ? [] : readWords(each.words, seconds);
  return [{ ...timesOf(each.start, each.end, seconds), text: text.trim(), words }];
}

function readWords(given: unknown, seconds: number): HeardWord[] {
  if (!Array.isArray(given)) throw garbled('transcription');
  return given.flatMap((each) => {
    const { word, text = word, start, end } = objectOf(each);
    if (typeof text !== 'string') throw garbled('transcription');
    return text.trim() ? [{ text, ...timesOf(start, end, seconds) }] : [];
  });
}

function timesOf(start: unknown, end: unknown, seconds: number) {
  const isTime = (time: unknown): time is number =>
    typeof time === 'number' && Number.isFinite(time) && time >= 0 && time <= seconds + slack;
  if (!isTime(start) || !isTime(end) || end < start) throw garbled('transcription');
  return { startTime: Math.min(start, seconds), endTime: Math.min(end, seconds) };
}

/** Words that the answer lists beside its segments, each in the segment of its middle. */
function withWords(segments: HeardSegment[], words: HeardWord[]): HeardSegment[] {
  if (words.length === 0) return segments;
  const middle = ({ startTime, endTime }: HeardWord) => (startTime + endTime) / 2;
  return segments.map((segment, index) => {
    if (segment.words.length > 0) return segment;
    const from = index === 0 ? -Infinity : segment.startTime;
    const to = segments[index + 1]?.startTime ?? Infinity;
    return { ...segment, words: words.filter((word) => middle(word) >= from && middle(word) < to) };
  });
}

/** Some services put the space that belongs before a word into it. */
function ofWords(words: HeardWord[]): HeardSegment {
  const joint = words.some(({ text }) => /^\s/.test(text)) ? '' : ' ';
  return {
    text: words
      .map(({ text }) => text)
      .join(joint)
      .trim(),
    startTime: words[0]!.startTime,
    endTime: Math.max(...words.map(({ endTime }) => endTime)),
    words,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw garbled('transcription');
  }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw garbled('transcription');
  return value as Record<string, unknown>;
}
