import { isolate } from '@tv/contract/isolate';
import { locale, number, plural } from './locale.ts';

/** How well items play, in the studio's analytics. */
export const playing = 'Playing';
export const playingItems = 'Playing, by item';
export const scores = 'How well it plays';
export const median = 'Start';
export const medianText =
  'Half of the starts showed the first frame within this time after play was pressed.';
export const slow = 'Slow starts';
export const slowText = '5 of 100 starts took longer than this.';
export const rebuffering = 'Rebuffering';
export const rebufferingText =
  'Of the time that viewers wanted to watch, the share in which playing had stopped to load. Waits after a seek or a pause do not count.';
export const failed = 'Failed starts';
export const failedText =
  'An error was shown, or the viewer left after waiting 10 seconds for the first frame. Viewers who are offline do not count.';
export const dropped = 'Dropped pictures';
export const droppedText = 'Pictures that the device decoded too late to show.';
export const changes = 'Quality changes';
export const changesText = 'How often the player changed the quality in an hour of playing.';
export const starts = 'Starts';
export const aboutStarts = (count: number) =>
  plural(count, { one: 'of about # start', other: 'of about # starts' });
export const tooFew = 'fewer than 5';
export const inSeconds = (seconds: number) =>
  seconds.toLocaleString(locale, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: seconds < 10 ? 1 : 0,
  });
export const inPercent = (share: number) =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 });
export const anHour = (count: number) => `${number(Math.round(count * 10) / 10)} per hour`;

export const byBrowser = 'By browser';
export const browser = 'Browser';
export const browserNames = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'Others',
};
export const byNetwork = 'By network';
export const network = 'Network';
export const networkNames = {
  '4g': 'Fast (4G, cable)',
  '3g': 'Medium (3G)',
  '2g': 'Slow (2G)',
  'slow-2g': 'Very slow',
  unknown: 'Unknown',
};
export const networkText = 'As the browser estimates it. Firefox and Safari do not.';
export const byDay = 'By day';
export const byItem = 'By item, worst first';
export const byItemText =
  'Ordered by failed starts and rebuffering together. Items with fewer than 5 starts are left out.';
export const countOfItems = (count: number, isExact: boolean) =>
  plural(count, { one: '# item', other: '# items' }, isExact ? number(count) : `${number(count)}+`);
export const measure = 'Shown by day';
export const worst = (words: string) => `worst: ${isolate(words)}`;
export const noneADay = 'fewer than 5 starts a day';

export const nothingPlayed = 'Not enough starts in this period';
export const nothingPlayedText =
  'Scores appear once 5 starts are counted. Choose a longer period, or share an item.';
export const whatIsCounted =
  'Reported by players without names, and not by browsers that ask not to be measured (Global Privacy Control). Starts are rounded to fives.';
export const chooseItem = 'Choose an item';
export const chooseItemText =
  'Only managers of the organization can see how all items play. Choose one of your items.';
