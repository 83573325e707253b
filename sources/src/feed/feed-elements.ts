import { childrenNamed, textOf, type XmlElement } from '@tv/contract/formats/read-xml';

export const namespaces = {
  atom: 'http://www.w3.org/2005/Atom',
  itunes: 'http://www.itunes.com/dtds/podcast-1.0.dtd',
  media: 'http://search.yahoo.com/mrss/',
  podcast: 'https://podcastindex.org/namespace/1.0',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dublinCore: 'http://purl.org/dc/elements/1.1/',
  simpleChapters: 'http://podlove.org/simple-chapters',
} as const;

/** Feeds write some of them with small differences. */
const also: Partial<Record<string, readonly string[]>> = {
  [namespaces.itunes]: ['https://www.itunes.com/dtds/podcast-1.0.dtd'],
  [namespaces.media]: ['http://search.yahoo.com/mrss', 'https://search.yahoo.com/mrss/'],
  [namespaces.podcast]: ['https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md'],
  [namespaces.simpleChapters]: [
    'http://podlove.org/simple-chapters/',
    'https://podlove.org/simple-chapters/',
  ],
};

const isOf = ({ namespace }: XmlElement, name: keyof typeof namespaces): boolean =>
  namespace === namespaces[name] || Boolean(also[namespaces[name]]?.includes(namespace));

/** The children of an extension. */
export const childrenOf = (element: XmlElement, space: keyof typeof namespaces, name: string): XmlElement[] =>
  childrenNamed(element, name).filter((each) => isOf(each, space));

/** The children that are of the feed's own format: RSS (which has no namespace, or an old one), or Atom. */
export const ownChildren = (element: XmlElement, name: string): XmlElement[] =>
  childrenNamed(element, name).filter(
    ({ namespace }) => namespace === element.namespace || namespace === '' || namespace === namespaces.atom,
  );

export const attributeOf = (element: XmlElement, name: string): string =>
  element.attributes.get(name)?.trim() ?? '';

const textsIn = (elements: XmlElement[]): string[] =>
  elements.map((each) => textOf(each).trim()).filter(Boolean);

export const ownTexts = (element: XmlElement, name: string): string[] =>
  textsIn(
    childrenNamed(element, name).filter(
      ({ namespace }) => namespace === element.namespace || namespace === '',
    ),
  );

export const textsOf = (element: XmlElement, space: keyof typeof namespaces, name: string): string[] =>
  textsIn(childrenOf(element, space, name));

/** Seconds of "3723", "62:03", "1:02:03" or "00:01:02.500". Undefined: it is no time. */
export function secondsOf(text: string): number | undefined {
  const time = text.trim();
  if (!/^\d+(?::\d{1,2}){0,2}(?:[.,]\d+)?$/.test(time)) return undefined;
  return time
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
}
