/** Tells spreadsheet programs that what follows is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * One record (RFC 4180). A text that a spreadsheet would calculate gets an apostrophe before it; numbers are written as
 * they are.
 */
export const csvRecord = (fields: readonly (string | number)[]): string =>
  `${fields.map((field) => (typeof field === 'number' ? String(field) : quoted(harmless(field)))).join(',')}\r\n`;

const harmless = (text: string) => (/^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
