import { childrenNamed, textOf, type XmlElement } from '@tv/contract/formats/read-xml';
import { markdownOf } from '../feed/html-text.ts';
import { listAt, readJsonFile, textAt } from '../json.ts';
import { baseOf, folderOf } from '../paths.ts';
import type { Note } from '../say.ts';
import {
  emptyItem,
  filesOf,
  readPart,
  SourceProblem,
  type SourceInput,
  type SourceItem,
  type SourceReading,
} from '../source.ts';
import { readXmlFile } from '../xml-file.ts';
import { chaptersOfSlides } from './slides.ts';

const whole = /^(?:video|meeting|capture|screenshare)(?:-\d+)?\.(?:mp4|m4v|webm)$/;
const camera = /^video\/webcams\.(?:mp4|webm)$/;
const screen = /^deskshare\/deskshare\.(?:mp4|webm)$/;
const sound = /^(?:audio\/)?audio\.(?:m4a|mp3|ogg|opus|webm)$/;

/** The last instant that a date can have. */
const latest = 8.64e15;

/** A recording in one or more published formats: folders with a `metadata.xml` of the same id. */
type Recording = { id: string; metadata: XmlElement[]; folders: string[] };

/** BigBlueButton: folders of published recordings, as they lie below `/var/bigbluebutton/published`. */
export async function readBigbluebutton(input: SourceInput): Promise<SourceReading> {
  const files = filesOf(input);
  const paths = (await files.list()).map(({ path }) => path).sort();
  const reading: SourceReading = { instance: '', items: [], problems: [] };
  const recordings = new Map<string, Recording>();
  const within = (path: string, read: () => Promise<void>) => readPart(reading.problems, path, read);
  for (const path of paths.filter((each) => baseOf(each) === 'metadata.xml'))
    await within(path, async () => {
      const metadata = await readXmlFile(files, path);
      const id = textAtElement(metadata, 'id') || baseOf(folderOf(path));
      const known = recordings.get(id);
      known?.metadata.push(metadata);
      known?.folders.push(folderOf(path));
      if (!known) recordings.set(id, { id, metadata: [metadata], folders: [folderOf(path)] });
    });
  if (recordings.size === 0 && reading.problems.length === 0) throw new SourceProblem(['noMetadata']);
  for (const recording of recordings.values()) {
    const item = itemOfMetadata(recording);
    reading.instance ||= URL.parse(item.oldAddresses[0] ?? '')?.host ?? '';
    reading.items.push(...(await withFiles(item, recording)));
  }
  return reading;

  async function withFiles(item: SourceItem, { id, folders }: Recording): Promise<SourceItem[]> {
    const inFolders = (pattern: RegExp) =>
      folders.flatMap((folder) => {
        const start = folder === '' ? '' : `${folder}/`;
        return paths.filter((path) => path.startsWith(start) && pattern.test(path.slice(start.length)));
      });
    const first = (pattern: RegExp) => inFolders(pattern)[0];
    const note = (...text: Note) => item.notes.push(text);
    const shapes = first(/^shapes\.svg$/);
    if (shapes !== undefined)
      await within(shapes, async () => {
        item.chapters = await chaptersOfSlides(files, shapes, first(/^presentation_text\.json$/));
      });
    await addCaptions(item, inFolders(/^captions?_[\w-]+\.vtt$/), first(/^captions\.json$/));
    const notes = first(/^notes\/notes\.pdf$|^notes\.pdf$/);
    if (notes !== undefined) item.attachments.push({ file: { path: notes }, name: 'notes.pdf' });
    if (first(/^slides_new\.xml$/) !== undefined) note('chatLeft');
    const [all, people, shown, heard] = [whole, camera, screen, sound].map(first);
    const media = all ?? people ?? heard ?? shown;
    if (media === undefined) note('noVideoNoSound');
    else item.media = { path: media };
    if (all !== undefined || media === undefined) return [item];
    if (item.chapters.length > 0) note('slidesAreChapters');
    if (media === shown) note('screenWithoutSound');
    if (shown === undefined || media === shown) return [item];
    note('screenApart');
    return [
      item,
      {
        ...item,
        sourceId: `${id}/screen`,
        title: `${item.title} (screen)`,
        media: { path: shown },
        captions: [],
        attachments: [],
        oldAddresses: [],
        notes: [['screenOf', { title: item.title.slice(0, 100) }]],
      },
    ];
  }

  async function addCaptions(item: SourceItem, found: string[], list: string | undefined): Promise<void> {
    const named = new Map<string, string>();
    if (list !== undefined)
      await within(list, async () => {
        const known = await readJsonFile(files, list);
        for (const each of listAt(known)) named.set(textAt(each, 'locale'), textAt(each, 'localeName'));
      });
    for (const path of found) {
      const languageCode = /^captions?_([\w-]+)\.vtt$/.exec(baseOf(path))![1]!;
      const name = named.get(languageCode);
      item.captions.push({ languageCode, ...(name && { name }), isMadeByMachine: false, file: { path } });
    }
  }
}

const textAtElement = (element: XmlElement, ...names: string[]): string => {
  const found = names.reduce<XmlElement[]>(
    (elements, name) => elements.flatMap((each) => childrenNamed(each, name)),
    [element],
  );
  return found.map((each) => textOf(each).trim()).find(Boolean) ?? '';
};

/** What is known of a meeting. Moodle adds its own words as `bbb-…`. */
function itemOfMetadata({ id, metadata: all }: Recording): SourceItem {
  const metadata = all[0]!;
  const meta = (name: string) => textAtElement(metadata, 'meta', name);
  const [meeting] = childrenNamed(metadata, 'meeting');
  const title =
    meta('bbb-recording-name') ||
    meta('meetingName') ||
    meeting?.attributes.get('name')?.trim() ||
    meta('name');
  const item = emptyItem(id, title ?? '');
  const description = markdownOf(meta('bbb-recording-description') || meta('description'));
  if (description) item.description = description;
  item.tags = meta('bbb-recording-tags').split(',');
  const course = meta('bbb-context') || meta('bbb-context-name');
  if (course) item.categories = [course];
  const [started, ended] = ['start_time', 'end_time'].map((name) => Number(textAtElement(metadata, name)));
  if (started! > 0 && started! < latest) item.createdAt = item.publishedAt = new Date(started!).toISOString();
  const milliseconds = Number(textAtElement(metadata, 'playback', 'duration')) || ended! - started!;
  if (milliseconds > 0) item.durationSeconds = milliseconds / 1000;
  item.oldAddresses = all.map((each) => textAtElement(each, 'playback', 'link')).filter(Boolean);
  if (textAtElement(metadata, 'published') === 'false') item.notes.push(['isNotPublished']);
  return item;
}
