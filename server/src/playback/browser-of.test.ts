import { expect, it } from 'vitest';
import { browserOf } from './browser-of.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

it.each([
  [chrome, 'chrome'],
  [`${chrome} Edg/140.0`, 'edge'],
  [`${chrome} OPR/121.0`, 'other'],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
    'samsung',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0 Mobile/15E148 Safari/605.1',
    'firefox',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1', 'chrome'],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'safari'],
  ['Overcast/3.0 (+http://overcast.fm/; iOS podcast app)', 'other'],
  [undefined, 'other'],
])('%s: %s', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});
