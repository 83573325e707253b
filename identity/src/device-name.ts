import { en } from './strings/en.ts';
import type { Text } from './strings/en.ts';

// The first that fits counts: most browsers name others too.
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdgA?\/|\bEdgiOS\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\bFirefox\/|\bFxiOS\//],
  ['Chrome', /\bChrome\/|\bHeadlessChrome\/|\bCriOS\//],
  ['Safari', /\bSafari\//],
];
const systems: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const between = en.device('', '');

/** What people call the device that a browser says it runs on. */
export function deviceName(userAgent: string | undefined) {
  const find = (list: [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test((userAgent ?? '').slice(0, 512)))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return en.device(browser, system);
  return browser ?? system ?? en.unknownDevice;
}

/** The same in the words of a page: names are kept as above. */
export function deviceIn(text: Text, name: string) {
  if (name === en.unknownDevice) return text.unknownDevice;
  const [browser = '', system] = name.split(between);
  return system ? text.device(browser, system) : browser;
}
