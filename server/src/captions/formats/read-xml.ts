import { escapeMarkup } from '@tv/contract/escape-markup';
import { SaxesParser } from 'saxes';
import { decodeHTMLStrict } from 'entities';
import { withoutControls } from './runs.ts';
import { problemAt } from './subtitle-file.ts';

export type XmlElement = {
  kind: 'element';
  /** Without its prefix. */
  name: string;
  /** By their names without prefixes. */
  attributes: Map<string, string>;
  children: (XmlElement | XmlText)[];
  line: number;
};
export type XmlText = { kind: 'text'; text: string };

const deepest = 100;

/**
 * Well-formed XML as a tree. Document type declarations are refused: with them entities could be defined that grow without
 * bound or point to other files.
 */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ fragment: false });
  const open: XmlElement[] = [];
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    throw problemAt(parser.line, `this is no well-formed XML (${error.message.replace(/^\d+:\d+: /, '')}).`);
  });
  parser.on('doctype', () => {
    throw problemAt(parser.line, 'a document type is not accepted; remove it.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = {
      kind: 'element',
      name: local(name),
      attributes: new Map(Object.entries(attributes).map(([key, value]) => [local(key), value])),
      children: [],
      line: parser.line,
    };
    if (open.length >= deepest) throw problemAt(parser.line, 'elements are nested too deeply.');
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const say = (words: string) => open.at(-1)?.children.push({ kind: 'text', text: words });
  parser.on('text', say);
  parser.on('cdata', say);
  parser.write(withPlainCharacters(text)).close();
  if (!root) throw problemAt(1, 'this is no well-formed XML.');
  return root;
}

/** Without characters that XML forbids, written or spelled; names of characters that only HTML has are those characters. */
const withPlainCharacters = (text: string) =>
  withoutControls(text).replace(
    /&(?:#x[0-9a-f]{1,6}|#\d{1,7}|(?!amp;|lt;|gt;|quot;|apos;)[a-z]{2,31});/gi,
    (spelled) => {
      const character = decodeHTMLStrict(spelled);
      return character === spelled ? spelled : withoutControls(character).replace(/[&<]/g, escapeMarkup);
    },
  );

const local = (name: string) => name.slice(name.indexOf(':') + 1);
