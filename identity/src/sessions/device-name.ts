import type { Text } from '../strings/text.ts';
import { textIn } from '../language.ts';

const en = textIn('en');

// The first match counts: most browsers name other browsers, too.
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

/** The browser and system of a user agent in English, as people call them. */
export function deviceName(userAgent: string | undefined) {
  const find = (list: [string, RegExp][]) =>
    list.find(([, pattern]) => pattern.test((userAgent ?? '').slice(0, 512)))?.[0];
  const [browser, system] = [find(browsers), find(systems)];
  if (browser && system) return en.onDevice(browser, system);
  return browser ?? system ?? en.unknownDevice;
}

const nameIn = (text: Text, browser: string) => (browser === en.commandLine ? text.commandLine : browser);

/** The device name in the language of a page. The stored name is English. */
export function localizedDeviceName(text: Text, name: string) {
  if (name === en.unknownDevice) return text.unknownDevice;
  const [browser = '', system] = name.split(between);
  return system ? text.onDevice(nameIn(text, browser), system) : nameIn(text, browser);
}
