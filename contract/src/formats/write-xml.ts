import { escapeMarkup } from './escape-markup.ts';

/** Code points that XML 1.0 (section 2.2) forbids, even escaped; lone surrogates are among them. */
const noCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text escaped for XML, without the characters that XML forbids. */
export const xmlText = (value: string): string => escapeMarkup(value.replace(noCharacters, ''));

type Attributes = Record<string, string | number | undefined>;

/** An element; its content is markup already. Without content it is empty. */
export function element(name: string, attributes: Attributes, content?: string): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) written += ` ${key}="${xmlText(String(value))}"`;
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** An element with a text. */
export const textElement = (name: string, text: string): string => element(name, {}, xmlText(text));

/** A document of its root element. */
export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
