import { mediaEndings } from '@tv/contract/media/media-endings';
import { textOf, type XmlElement } from '@tv/contract/formats/read-xml';
import { locate } from '../locate.ts';
import { endingOf } from '../paths.ts';
import { emptyItem, SourceProblem, type SourceItem } from '../source.ts';
import { attributeOf, childrenOf, ownChildren, ownTexts, secondsOf, textsOf } from './feed-elements.ts';
import { markdownOf } from './html-text.ts';

/** Where a feed was read: on the web, or in a folder. */
export type FeedContext =
  | { address: string; fetchText(address: string): Promise<string> }
  | { path: string; all: ReadonlySet<string> };

/** One entry of RSS or Atom. */
export async function entryOf(entry: XmlElement, context: FeedContext): Promise<SourceItem> {
  const groups = [entry, ...childrenOf(entry, 'media', 'group')];
  const media = (name: string) => groups.flatMap((each) => childrenOf(each, 'media', name));
  const mediaTexts = (name: string) => groups.flatMap((each) => textsOf(each, 'media', name));
  const links = ownChildren(entry, 'link');
  const pages = links
    .filter((each) => ['', 'alternate'].includes(attributeOf(each, 'rel')))
    .map((each) => attributeOf(each, 'href') || textOf(each).trim());
  const file = mediaFileOf(entry, links, media('content'));
  const title =
    ownTexts(entry, 'title')[0] ?? textsOf(entry, 'itunes', 'title')[0] ?? mediaTexts('title')[0] ?? '';
  const guid = ownTexts(entry, 'guid')[0] ?? ownTexts(entry, 'id')[0] ?? file?.address ?? pages[0] ?? '';
  const item = emptyItem(guid, markdownOf(title));
  const located = file && locate(file.address, context);
  if (located) item.media = located;
  else
    item.notes.push(file ? ['addressUnread', { address: file.address.slice(0, 200) }] : ['entryWithoutFile']);
  const description = [
    ...textsOf(entry, 'content', 'encoded'),
    ...ownTexts(entry, 'content'),
    ...ownTexts(entry, 'description'),
    ...ownTexts(entry, 'summary'),
    ...textsOf(entry, 'itunes', 'summary'),
    ...mediaTexts('description'),
    ...textsOf(entry, 'itunes', 'subtitle'),
  ][0];
  if (description) item.description = markdownOf(description);
  const published = [
    ...ownTexts(entry, 'pubDate'),
    ...ownTexts(entry, 'published'),
    ...textsOf(entry, 'dublinCore', 'date'),
    ...ownTexts(entry, 'updated'),
  ][0];
  if (published) item.publishedAt = published;
  const duration = textsOf(entry, 'itunes', 'duration')[0] ?? file?.duration;
  const seconds = duration ? secondsOf(duration) : undefined;
  if (seconds) item.durationSeconds = seconds;
  const terms = ownChildren(entry, 'category').map(
    (each) => attributeOf(each, 'label') || attributeOf(each, 'term') || textOf(each),
  );
  const keywords = [...textsOf(entry, 'itunes', 'keywords'), ...mediaTexts('keywords')].flatMap((each) =>
    each.split(','),
  );
  item.tags = [...terms, ...mediaTexts('category'), ...keywords];
  const credits = media('credit').filter((each) =>
    /^(?:|actor|anchor|presenter|speaker|interviewee|interviewer|host|moderator)$/i.test(
      attributeOf(each, 'role'),
    ),
  );
  item.speakers = [...textsOf(entry, 'podcast', 'person'), ...credits.map((each) => textOf(each))];
  if (item.speakers.length === 0)
    item.speakers = textsOf(entry, 'itunes', 'author').flatMap((each) => each.split(/;|, (?=[A-Z])/));
  const picture = [
    ...childrenOf(entry, 'itunes', 'image').map((each) => attributeOf(each, 'href')),
    ...media('thumbnail').map((each) => attributeOf(each, 'url')),
  ].find(Boolean);
  const poster = picture && locate(picture, context);
  if (poster) item.poster = poster;
  const isPermaLink = ownChildren(entry, 'guid').some((each) => attributeOf(each, 'isPermaLink') !== 'false');
  item.oldAddresses = [...pages, ...(isPermaLink && /^https?:/i.test(guid) ? [guid] : [])];
  const views = groups
    .flatMap((each) => childrenOf(each, 'media', 'community'))
    .flatMap((each) => childrenOf(each, 'media', 'statistics'))
    .map((each) => attributeOf(each, 'views'))[0];
  if (views) item.viewsBefore = Number(views);
  addCaptions(entry, media('subTitle'), item, context);
  await addChapters(entry, item, context);
  return item;
}

type MediaFile = { address: string; duration: string };

/** The best file that the entry names: a default one, then pictures before sound, then the highest, then the largest. */
function mediaFileOf(entry: XmlElement, links: XmlElement[], contents: XmlElement[]): MediaFile | undefined {
  const enclosures = [
    ...ownChildren(entry, 'enclosure'),
    ...links.filter((each) => attributeOf(each, 'rel') === 'enclosure'),
  ];
  const all = [...enclosures, ...contents].map((each) => {
    const address = attributeOf(each, 'url') || attributeOf(each, 'href');
    const type = attributeOf(each, 'type') || `${attributeOf(each, 'medium')}/`;
    const isMedia =
      /^(?:video|audio)\//i.test(type) || mediaEndings.has(endingOf(address.replace(/[?#].*$/, '')));
    // Pages with players, and lists of streams, are no files.
    const isFile = isMedia && !/mpegurl|dash\+xml|x-shockwave/i.test(type);
    const number = (name: string) => Number(attributeOf(each, name)) || 0;
    const order = [
      Number(attributeOf(each, 'isDefault') === 'true'),
      Number(/^video/i.test(type)),
      number('height'),
      number('bitrate'),
      number('fileSize') || number('length'),
    ];
    return { address, duration: attributeOf(each, 'duration'), order, isFile };
  });
  const files = all.filter(({ address, isFile }) => address && isFile);
  files.sort((one, other) => {
    const at = one.order.findIndex((value, index) => value !== other.order[index]);
    return at < 0 ? 0 : other.order[at]! - one.order[at]!;
  });
  return files[0];
}

const captionTypes = /vtt|srt|subrip|ttml/i;

function addCaptions(
  entry: XmlElement,
  subtitles: XmlElement[],
  item: SourceItem,
  context: FeedContext,
): void {
  const transcripts = childrenOf(entry, 'podcast', 'transcript').map((each) => ({
    address: attributeOf(each, 'url'),
    type: attributeOf(each, 'type'),
    language: attributeOf(each, 'language'),
  }));
  const titles = subtitles.map((each) => ({
    address: attributeOf(each, 'href'),
    type: attributeOf(each, 'type'),
    language: attributeOf(each, 'lang'),
  }));
  for (const { address, type, language } of [...titles, ...transcripts]) {
    const file = locate(address, context);
    if (!captionTypes.test(`${type} ${address}`))
      item.notes.push(type ? ['transcriptWithoutTimes', { type }] : ['transcriptOfUnknownType']);
    else if (file)
      item.captions.push({
        languageCode: language || item.languageCode || 'und',
        isMadeByMachine: false,
        file,
      });
  }
}

async function addChapters(entry: XmlElement, item: SourceItem, context: FeedContext): Promise<void> {
  for (const list of childrenOf(entry, 'simpleChapters', 'chapters'))
    for (const each of childrenOf(list, 'simpleChapters', 'chapter')) {
      const startSeconds = secondsOf(attributeOf(each, 'start'));
      if (startSeconds !== undefined) item.chapters.push({ startSeconds, title: attributeOf(each, 'title') });
    }
  const address = childrenOf(entry, 'podcast', 'chapters').map((each) => attributeOf(each, 'url'))[0];
  if (!address || item.chapters.length > 0) return;
  const located = locate(address, context);
  if (!located || !('address' in located) || !('fetchText' in context)) {
    item.notes.push(['chaptersOnWeb']);
    return;
  }
  try {
    const { chapters } = JSON.parse(await context.fetchText(located.address)) as {
      chapters?: { startTime?: unknown; title?: unknown; toc?: unknown }[];
    };
    for (const { startTime, title, toc } of Array.isArray(chapters) ? chapters : [])
      if (toc !== false)
        item.chapters.push({
          startSeconds: Number(startTime),
          title: typeof title === 'string' ? title : '',
        });
  } catch (problem) {
    if (!(problem instanceof SourceProblem || problem instanceof SyntaxError || problem instanceof TypeError))
      throw problem;
    item.notes.push(['chaptersUnreadAt', { address: located.address.slice(0, 200) }]);
  }
}
