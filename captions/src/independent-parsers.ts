import imscDocuments from 'imsc/src/main/js/doc.js';
import imscStates, { type ImscElement } from 'imsc/src/main/js/isd.js';
import vttJs from 'vtt.js';

const { VTTCue, VTTRegion, WebVTT } = vttJs;

// What two other parsers read of the same files. For tests only.

/** The texts that are on the picture from one moment on, a paragraph each, with readings behind their words. */
export type State = { from: number; texts: string[] };

/** Runs of space as one, and none at the ends. */
export const withSingleSpaces = (text: string) => text.replace(/[ \t\n\u00a0]+/g, ' ').trim();

const quiet = () => false;
const refuse = (message: string): never => {
  throw new Error(message);
};

/** What imscJS shows of a TTML document, from each change to the next one. It does not support the first edition. */
export function readByImsc(text: string): State[] {
  const second = text.replaceAll('http://www.w3.org/2006/10/ttaf1', 'http://www.w3.org/ns/ttml');
  const document = imscDocuments.fromXML(second, { info: quiet, warn: quiet, error: quiet, fatal: refuse });
  if (!document) throw new Error('imscJS reads nothing.');
  return document.getMediaTimeEvents().map((from) => ({
    from,
    texts: imscStates.generateISD(document, from).contents.flatMap(paragraphsIn),
  }));
}

const paragraphsIn = (element: ImscElement): string[] =>
  element.kind === 'p'
    ? [withSingleSpaces(wordsIn(element))].filter(Boolean)
    : (element.contents ?? []).flatMap(paragraphsIn);

function wordsIn({ kind, text = '', contents = [], styleAttrs = {} }: ImscElement): string {
  if (kind === 'br') return '\n';
  const isHidden = styleAttrs['http://www.w3.org/ns/ttml#styling visibility'] === 'hidden';
  return (isHidden ? '' : text) + contents.map(wordsIn).join('');
}

/** As much of a document as vtt.js needs to make elements. */
class Element {
  childNodes: Element[] = [];
  parentNode?: Element;
  localName = '';
  readonly words: string;
  constructor(words = '') {
    this.words = words;
  }
  appendChild(child: Element) {
    child.parentNode = this;
    this.childNodes.push(child);
  }
  get textContent(): string {
    return this.words + this.childNodes.map(({ textContent }) => textContent).join('');
  }
}
const window = {
  VTTCue,
  VTTRegion,
  document: {
    createElement: () => new Element(),
    createTextNode: (words: string) => new Element(words),
    createProcessingInstruction: () => new Element(),
  },
};

export type PlainCue = { id: string; startTime: number; endTime: number; text: string };

/** The cues that vtt.js reads of a WebVTT file, in the order of the file. */
export function readByVttJs(text: string): PlainCue[] {
  const cues: PlainCue[] = [];
  const parser = new WebVTT.Parser(window, { decode: (more = '') => more });
  parser.onparsingerror = () => {};
  parser.oncue = ({ id, startTime, endTime, text: markup }) => {
    const shown = WebVTT.convertCueToDOMTree(window, markup);
    const words = shown instanceof Element ? shown.textContent : '';
    cues.push({ id, startTime, endTime, text: withSingleSpaces(words) });
  };
  parser.parse(text);
  parser.flush();
  return cues;
}
