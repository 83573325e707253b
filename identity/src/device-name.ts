import { en } from './strings/en.ts';
import type { Text } from './strings/en.ts';

// The first that fits counts: most browsers name others too.
const browsers: [string, RegExp][] = [
  [en.commandLine, /^TV-command-line\//],
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

const between = en.onDevice('', '');

/** What people call the device that a browser says it runs on. */
export function deviceName(userAgent: string | undefined) {
  const find = (list: [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test((userAgent ?? '').slice(0, 512)))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return en.onDevice(browser, system);
  return browser ?? system ?? en.unknownDevice;
}

const nameIn = (text: Text, browser: string) => (browser === en.commandLine ? text.commandLine : browser);

/** The same in the words of a page: names are kept as above. */
export function deviceIn(text: Text, name: string) {
  if (name === en.unknownDevice) return text.unknownDevice;
  const [browser = '', system] = name.split(between);
  return system ? text.onDevice(nameIn(text, browser), system) : nameIn(text, browser);
}
