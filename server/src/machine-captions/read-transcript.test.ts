import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTranscript } from './read-transcript.ts';
import { ServiceFailure } from './service-failure.ts';

const json = (answer: unknown, seconds = 10) => readTranscript(JSON.stringify(answer), seconds);
const words = [
  { word: 'hello', start: 0.5, end: 1 },
  { word: 'there', start: 1, end: 1.5 },
];
const heardWords = words.map(({ word, start, end }) => ({ text: word, startTime: start, endTime: end }));

test('verbose answers: words beside the segments, in them, or instead of them', () => {
  const segments = [{ start: 0.4, end: 1.6, text: ' Hello, there.' }];
  const heard = {
    languageCode: 'en',
    segments: [{ startTime: 0.4, endTime: 1.6, text: 'Hello, there.', words: heardWords }],
  };
  expect(json({ language: 'english', segments, words })).toEqual(heard);
  expect(json({ language: 'en', segments: [{ ...segments[0], words }] })).toEqual(heard);
  expect(json({ segments, words: null })).toEqual({ segments: [{ ...heard.segments[0], words: [] }] });
  expect(json({ words: words.map((each) => ({ ...each, word: ` ${each.word}` })) }).segments).toMatchObject([
    { startTime: 0.5, endTime: 1.5, text: 'hello there' },
  ]);
});

test('text alone is spread over the file, and subtitles are read', () => {
  const whole = { segments: [{ startTime: 0, endTime: 10, text: 'Hello there.', words: [] }] };
  expect(json({ text: ' Hello there.\n' })).toEqual(whole);
  expect(readTranscript('Hello there.\n', 10)).toEqual(whole);
  const cue = { segments: [{ startTime: 1, endTime: 2, text: 'Hello there.', words: [] }] };
  expect(readTranscript('WEBVTT\n\n00:01.000 --> 00:02.000\nHello there.\n', 10)).toEqual(cue);
  expect(readTranscript('1\n00:00:01,000 --> 00:00:02,000\nHello there.\n\n', 10)).toEqual(cue);
});

test('silence is no failure, and what the service takes for silence itself is left out', () => {
  expect(json({ text: '', segments: [] })).toEqual({ segments: [] });
  expect(readTranscript('', 10)).toEqual({ segments: [] });
  const thanks = { start: 0, end: 3, text: 'Thanks for watching!' };
  expect(json({ segments: [{ ...thanks, no_speech_prob: 0.9, avg_logprob: -1.4 }] }).segments).toEqual([]);
  expect(json({ segments: [{ ...thanks, no_speech_prob: 0.9, avg_logprob: -0.2 }] }).segments).toHaveLength(
    1,
  );
});

test('times behind the end of the file by a frame of the service are those of the end', () => {
  expect(json({ segments: [{ start: 8, end: 30, text: 'Bye.' }] }).segments[0]).toMatchObject({
    endTime: 10,
  });
});

test.each([
  ['a web page', '<!doctype html><title>Gateway</title>'],
  ['broken JSON', '{"segments": ['],
  ['a list', '[1, 2]'],
  ['something else', '{"id": "chatcmpl-1", "choices": []}'],
  ['segments that are none', '{"segments": ["hello"]}'],
  ['a segment without text', '{"segments": [{"start": 0, "end": 1}]}'],
  ['a segment without times', '{"segments": [{"text": "hello"}]}'],
  ['times that are none', '{"segments": [{"text": "hello", "start": "soon", "end": 1}]}'],
  ['an end before the start', '{"segments": [{"text": "hello", "start": 3, "end": 1}]}'],
  ['times of another file', '{"segments": [{"text": "hello", "start": 3000, "end": 3001}]}'],
  ['words that are none', '{"words": {"hello": 1}}'],
  ['bytes', 'RIFF\u0000\u0001WAVE'],
  ['a broken subtitle file', 'WEBVTT\n\n00:01.000 --> later\nHello\n'],
])('%s is no transcript', (_, body) => {
  expect(() => readTranscript(body, 10)).toThrow(ServiceFailure);
});

test('whatever comes is read or refused', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
      try {
        for (const { startTime, endTime } of readTranscript(body, 10).segments) {
          expect(startTime).toBeGreaterThanOrEqual(0);
          expect(endTime).toBeLessThanOrEqual(10);
        }
      } catch (problem) {
        expect(problem).toBeInstanceOf(ServiceFailure);
      }
    }),
  );
});
