import { expect, it } from 'vitest';
import { chooseFormat } from './formats.ts';

const browsers = {
  chromium: /webm/,
  firefox: /^video\/webm(;codecs=vp8,opus)?$|^audio\/(webm|ogg);codecs=opus$/,
  safari: /mp4/,
};
const formatIn = (browser: keyof typeof browsers, hasPicture: boolean, cores = 8) =>
  chooseFormat({ hasPicture, cores }, (mimeType) => browsers[browser].test(mimeType))?.mimeType;

it('is the best that each browser writes', () => {
  expect(formatIn('chromium', true)).toBe('video/webm;codecs=vp9,opus');
  expect(formatIn('chromium', true, 4)).toBe('video/webm;codecs=vp8,opus');
  expect(formatIn('firefox', true)).toBe('video/webm;codecs=vp8,opus');
  expect(formatIn('safari', true)).toBe('video/mp4;codecs=avc1.640028,mp4a.40.2');
  expect(formatIn('chromium', false)).toBe('audio/webm;codecs=opus');
  expect(formatIn('safari', false)).toBe('audio/mp4;codecs=mp4a.40.2');
  expect(chooseFormat({ hasPicture: true, cores: 8 }, () => false)).toBeUndefined();
});
