const escaped: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** What XML 1.0 (section 2.2) has no characters for, not even escaped, halves of surrogate pairs among it. */
const noCharacters = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

export const xmlText = (value: string): string =>
  value.replace(noCharacters, '').replace(/[&<>"']/g, (character) => escaped[character] ?? character);

type Attributes = Record<string, string | number | undefined>;

/** An element; its content is markup already. Without content it is empty. */
export function element(name: string, attributes: Attributes, content?: string): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** An element with a text. */
export const textElement = (name: string, text: string): string => element(name, {}, xmlText(text));
