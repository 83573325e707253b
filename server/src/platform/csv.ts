import { calculated } from '@tv/contract/uploads/sheet-cells';
import { stringify } from 'csv-stringify/sync';

/** Tells spreadsheet programs that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * Records of a table (RFC 4180). A text that a spreadsheet would calculate begins with an apostrophe; numbers are written
 * as they are.
 */
export const csvRecords = (records: readonly (readonly (string | number)[])[]): string =>
  stringify([...records], {
    record_delimiter: 'windows',
    cast: { string: harmless },
    quoted_match: mustBeQuoted,
  });

/** The library quotes a whole CRLF; many readers also end a record at one of its two characters. */
const mustBeQuoted = /['\r\n]/;

/**
 * `escape_formulas` of the library looks at the first character alone; spreadsheets skip the space before a formula. Texts
 * that begin with an apostrophe already get another one, so that a reader can take one away.
 */
const harmless = (text: string) => (calculated.test(text) ? `'${text}` : text);
