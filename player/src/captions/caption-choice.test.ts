import { describe, expect, it } from 'vitest';
import { captionsWhenOn, firstCaptions } from './caption-choice.ts';

const subtitles = [
  { languageCode: 'en', isDefault: false },
  { languageCode: 'de', isDefault: true },
];

describe('firstCaptions', () => {
  it('follows the last choice on this device', () => {
    expect(firstCaptions(subtitles, 'de', 'en')).toBe('de');
    expect(firstCaptions(subtitles, 'off', 'en')).toBeUndefined();
  });

  it('else the settings, else shows none', () => {
    expect(firstCaptions(subtitles, undefined, 'en-GB')).toBe('en');
    expect(firstCaptions(subtitles, undefined, undefined)).toBeUndefined();
    expect(firstCaptions([], undefined, 'en')).toBeUndefined();
  });
});

describe('captionsWhenOn', () => {
  it('takes the last language, then one that is read, then the default, then any', () => {
    expect(captionsWhenOn(subtitles, 'en', ['de'])).toBe('en');
    expect(captionsWhenOn(subtitles, 'fr', ['pt', 'en-US'])).toBe('en');
    expect(captionsWhenOn(subtitles, undefined, ['fr'])).toBe('de');
    expect(captionsWhenOn([{ languageCode: 'sv', isDefault: false }], undefined, [])).toBe('sv');
    expect(captionsWhenOn([], undefined, ['en'])).toBeUndefined();
  });
});
