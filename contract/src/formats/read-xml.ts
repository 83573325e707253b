import { because, sayReason, type ProblemReason } from '../reasons/problem-reasons.ts';
import { SaxesParser } from 'saxes';

export type XmlElement = {
  kind: 'element';
  /** Without its prefix. */
  name: string;
  /** '' where it has none. */
  namespace: string;
  /** By their names without prefixes. */
  attributes: Map<string, string>;
  children: (XmlElement | XmlText)[];
  line: number;
};
export type XmlText = { kind: 'text'; text: string };

/** The text is not the XML that is accepted here; `line` is where. */
export class XmlProblem extends Error {
  override name = 'XmlProblem';
  line: number;
  reason: ProblemReason;
  constructor(line: number, reason: ProblemReason) {
    super(sayReason(reason));
    this.line = line;
    this.reason = reason;
  }
}

const deepest = 100;

/** The namespaces that an element declares, by their prefixes; the default one by ''. */
type Namespaces = { declared: ReadonlyMap<string, string>; around: Namespaces | undefined };

/**
 * Reads well-formed XML as a tree. Document type declarations are refused: they can define entities that grow without
 * bound or that point to other files. Elements, with all that is in them, and attributes of a namespace of which
 * `isForeign` is true are left out. A prefix that is not declared names no namespace.
 */
export function readXml(text: string, isForeign: (namespace: string) => boolean = () => false): XmlElement {
  const parser = new SaxesParser({ fragment: false });
  const open: XmlElement[] = [];
  let namespaces: Namespaces | undefined;
  let root: XmlElement | undefined;
  parser.on('error', (error) => {
    const detail = error.message.replace(/^\d+:\d+: /, '');
    throw new XmlProblem(parser.line, because('xml.malformed', { detail }));
  });
  parser.on('doctype', () => {
    throw new XmlProblem(parser.line, because('xml.documentType'));
  });
  parser.on('opentag', ({ name, attributes }) => {
    namespaces = { declared: declaredBy(attributes), around: namespaces };
    const namespace = namespaceOf(prefixOf(name), namespaces);
    const isLeftOut = (prefix: string) => isForeign(namespaceOf(prefix, namespaces));
    const own = Object.entries(attributes).filter(
      ([key]) => !/^xmlns(?::|$)/.test(key) && !(key.includes(':') && isLeftOut(prefixOf(key))),
    );
    const element: XmlElement = {
      kind: 'element',
      name: local(name),
      namespace,
      attributes: new Map(own.map(([key, value]) => [local(key), value])),
      children: [],
      line: parser.line,
    };
    if (open.length >= deepest) throw new XmlProblem(parser.line, because('xml.nested'));
    if (!isForeign(namespace)) open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
    namespaces = namespaces?.around;
  });
  const addText = (words: string) => open.at(-1)?.children.push({ kind: 'text', text: words });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(text).close();
  if (!root) throw new XmlProblem(1, because('xml.empty'));
  return root;
}

/** The child elements that have this name. */
export const childrenNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child.kind === 'element' && child.name === name);

/** All text in an element, that of the elements in it too. */
export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (child.kind === 'text' ? child.text : textOf(child))).join('');

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const prefixOf = (name: string) => name.slice(0, Math.max(0, name.indexOf(':')));

const declaredBy = (attributes: Record<string, unknown>) =>
  new Map(
    Object.entries(attributes).flatMap(([name, value]) =>
      /^xmlns(?::|$)/.test(name) ? [[name.slice('xmlns:'.length), String(value)] as const] : [],
    ),
  );

function namespaceOf(prefix: string, namespaces: Namespaces | undefined): string {
  for (let each = namespaces; each; each = each.around) {
    const namespace = each.declared.get(prefix);
    if (namespace !== undefined) return namespace;
  }
  return '';
}
