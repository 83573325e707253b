import { locale } from '../../strings/en/locale.ts';

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'];
const format = { maximumFractionDigits: 2, useGrouping: false };

/** Base 1024, at most 2 decimals: `1.5 KB`. */
export const byteSize = (bytes: number): string => {
  if (!(bytes > 0)) return `0 ${units[0]}`;
  const power = Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1024)));
  return `${(bytes / 1024 ** power).toLocaleString(locale, format)} ${units[power]}`;
};
