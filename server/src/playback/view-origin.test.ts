import { describe, expect, it } from 'vitest';
import { deviceOf, sourceOf } from './view-origin.ts';

describe('the device of a user agent', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'computer'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'computer',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer'],
    ['Mozilla/5.0 (X11; CrOS x86_64 16000.0.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'computer'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'phone'],
    [
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
      'phone',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'phone'],
    ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 'tablet'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 TV Safari/537.36', 'television'],
    ['Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 Chrome/108.0 Safari/537.36', 'television'],
    ['AppleCoreMedia/1.0.0.22A3354 (Apple TV; U; CPU OS 18_0 like Mac OS X; en_us)', 'television'],
    ['Overcast/3.0 (+http://overcast.fm/; iOS podcast app)', 'other'],
    [undefined, 'other'],
  ])('%s', (userAgent, device) => {
    expect(deviceOf(userAgent)).toBe(device);
  });
});

describe('where a viewer came from', () => {
  it.each([
    [{}, 'portal'],
    [{ from: '  ' }, 'portal'],
    [{ isEmbedded: true, from: 'www.google.com' }, 'embed'],
    [{ from: 'www.Google.co.uk' }, 'search'],
    [{ from: 'duckduckgo.com' }, 'search'],
    [{ from: 'de.linkedin.com' }, 'social'],
    [{ from: 't.co' }, 'social'],
    [{ from: 'intranet.example' }, 'link'],
    [{ from: 'notgoogle.com' }, 'link'],
  ])('%j: %s', (given, source) => {
    expect(sourceOf(given)).toBe(source);
  });
});
