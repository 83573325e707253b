/**
 * Not in a text of one line: control characters (tabs and line breaks among them), the other separators of lines, and what turns
 * the order of letters around: embeddings, overrides and isolates (UAX 9). The marks that Hebrew and Arabic need stay.
 */
export const notInLine = '\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069';

/** Not in a text of several lines: control characters other than tabs and line breaks. */
export const notInLines = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';

const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const unseen = new RegExp(`[${notInLine}]`, 'g');

/** A text as one line: breaks and tabs become spaces, the other characters of `notInLine` go. */
export const asLine = (text: string): string => text.replace(breaks, ' ').replace(unseen, '');
