import { because } from '@tv/contract/reasons/problem-reasons';
import { note } from '@tv/contract/reasons/notes';
import { childrenNamed, type XmlElement } from '@tv/contract/formats/read-xml';
import { latest, orderCues } from '../order-cues.ts';
import { readSubtitleXml } from './read-subtitle-xml.ts';
import { problemAt, type Notes } from '../subtitle-file.ts';
import { aroundAll, noteAnimation, within, type Around, type Document } from './ttml-around.ts';
import { readParagraph } from './ttml-paragraph.ts';
import { isGone, readHead, specifiedBy, type Specified } from './ttml-styles.ts';
import { clockOf } from './ttml-times.ts';

/** Seconds that a caption without an end stays if none follows. */
const usualLength = 5;

/** TTML, and its first edition DFXP: every text that is shown, with the times, styles and places of all around it. */
export function parseTtml(text: string, notes: Notes) {
  const root = readSubtitleXml(text);
  if (root.name !== 'tt') throw problemAt(1, because('captions.noTtml'));
  const language = root.attributes.get('lang') ?? '';
  const head = readHead(root);
  if (!head.pixels && [...head.regions.values()].some((region) => countsPixels(specifiedBy(region, head))))
    notes.add(note('note.pixels'));
  const document: Document = {
    head,
    clock: clockOf(root),
    language,
    notes,
    regions: new Map(),
    found: [],
    readAgain: 0,
  };
  for (const body of childrenNamed(root, 'body')) walk(body, aroundAll(root, document), document);
  endOpenOnes(document);
  return { cues: orderCues(document.found, notes), regions: [] };
}

/** Reads all paragraphs in an element; `outside` is what is around it. */
function walk(element: XmlElement, outside: Around, document: Document): void {
  const around = within(element, outside, document);
  const { own, changes } = around.styles.at(-1)!;
  if (isGone(own) && changes.length === 0) return;
  if (element.name === 'p') return readParagraph(element, around, document);
  for (const child of element.children) {
    if (child.kind === 'text') continue;
    if (child.name === 'div' || child.name === 'p') walk(child, around, document);
    else noteAnimation(child, document.notes);
  }
}

const countsPixels = (region: Specified) =>
  ['origin', 'extent'].some((name) => region.get(name)?.includes('px'));

/** A caption that never ends ends when the next one begins; one that says no time at all is there throughout. */
function endOpenOnes({ found, notes }: Document): void {
  const starts = [...new Set(found.map(({ cue }) => cue.startTime))].sort((one, other) => one - other);
  const following = new Map(starts.map((start, index) => [start, starts[index + 1]]));
  for (const { cue, line, isThroughout } of found) {
    if (cue.endTime !== Infinity) continue;
    cue.endTime = isThroughout ? latest : (following.get(cue.startTime) ?? cue.startTime + usualLength);
    notes.at(line, note(isThroughout ? 'note.throughout' : 'note.noEnd'));
  }
}
