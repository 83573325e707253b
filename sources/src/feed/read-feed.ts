import { decodeText } from '@tv/contract/uploads/read-table';
import { childrenNamed, textOf, type XmlElement } from '@tv/contract/formats/read-xml';
import { endingOf } from '../paths.ts';
import { SourceProblem, type SourceInput, type SourceReading } from '../source.ts';
import { largestText } from '../tables.ts';
import { parseXml } from '../xml-file.ts';
import { entryOf, type FeedContext } from './feed-entry.ts';
import { attributeOf, namespaces, ownTexts } from './feed-elements.ts';

/** Pages of one feed (RFC 5005) that are read. */
const mostPages = 200;

/** RSS with the podcast and Media RSS extensions, or Atom: a podcast, or a channel of nearly any system. */
export async function readFeed(input: SourceInput): Promise<SourceReading> {
  const reading: SourceReading = { instance: '', items: [], problems: [] };
  for await (const { where, text, context } of pagesOf(input)) {
    const channel = channelOf(text, where);
    reading.instance ||= instanceOf(channel, context);
    const series = ownTexts(channel, 'title')[0] ?? '';
    const languageCode = ownTexts(channel, 'language')[0];
    const entries = [...childrenNamed(channel, 'item'), ...childrenNamed(channel, 'entry')];
    for (const entry of entries) {
      const item = await entryOf(entry, context);
      if (series) item.categories = [series];
      if (languageCode) item.languageCode ??= languageCode;
      reading.items.push(item);
    }
    const next = nextOf(channel, context);
    if (next) context.next(next);
  }
  return reading;
}

type Page = { where: string; text: string; context: FeedContext & { next(address: string): void } };

async function* pagesOf(input: SourceInput): AsyncGenerator<Page> {
  if ('files' in input) {
    const all = (await input.files.list()).map(({ path }) => path);
    const feeds = all.filter((path) => ['.xml', '.rss', '.atom'].includes(endingOf(path)));
    if (feeds.length === 0) throw new SourceProblem(['noFeed']);
    for (const path of feeds.sort()) {
      const text = decodeText(await input.files.read(path, largestText));
      yield { where: path, text, context: { path, all: new Set(all), next: () => {} } };
    }
    return;
  }
  const seen = new Set<string>();
  const open = [input.address];
  for (let address = open.shift(); address !== undefined && seen.size < mostPages; address = open.shift()) {
    if (seen.has(address)) continue;
    seen.add(address);
    const text = await input.fetchText(address);
    yield {
      where: address,
      text,
      context: { address, fetchText: input.fetchText, next: (each) => void open.push(each) },
    };
  }
}

function channelOf(text: string, where: string): XmlElement {
  const root = parseXml(text, where);
  const channel = root.name === 'feed' ? root : childrenNamed(root, 'channel')[0];
  if (!channel) throw new SourceProblem(['notFeed', { where }]);
  // RSS 1.0 has its items beside the channel.
  if (root.name === 'RDF') channel.children.push(...childrenNamed(root, 'item'));
  return channel;
}

/** The address by which the feed names itself, else where it was read, else what it is about. */
function instanceOf(channel: XmlElement, context: FeedContext): string {
  const self = linksOf(channel, 'self')[0];
  return (
    self ||
    ('address' in context ? context.address : '') ||
    ownTexts(channel, 'link')[0] ||
    ownTexts(channel, 'id')[0] ||
    ''
  );
}

function nextOf(channel: XmlElement, context: FeedContext): string | undefined {
  const next = linksOf(channel, 'next')[0];
  return 'address' in context && next && URL.canParse(next, context.address)
    ? new URL(next, context.address).href
    : undefined;
}

const linksOf = (channel: XmlElement, rel: string): string[] =>
  childrenNamed(channel, 'link')
    .filter((each) => each.namespace === namespaces.atom && attributeOf(each, 'rel') === rel)
    .map((each) => attributeOf(each, 'href') || textOf(each));
