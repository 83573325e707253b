import { decodeText } from '@tv/contract/uploads/read-table';
import type { XmlElement } from '@tv/contract/formats/read-xml';
import { attributeOf } from '../feed/feed-elements.ts';
import { readJsonFile, textAt } from '../json.ts';
import type { SourceFiles, SourceItem } from '../source.ts';
import { largestText } from '../tables.ts';
import { parseXml } from '../xml-file.ts';

/** A slide that is passed by faster, in seconds, begins no chapter. */
const shortest = 1;

/** When which slide was shown (`shapes.svg`), as chapters. Their titles are the first lines of the slides. */
export async function chaptersOfSlides(
  files: SourceFiles,
  shapes: string,
  texts: string | undefined,
): Promise<SourceItem['chapters']> {
  const written = texts === undefined ? undefined : await readJsonFile(files, texts);
  const svg = decodeText(await files.read(shapes, largestText));
  // The declaration that BigBlueButton writes has no entities in it; another one is refused.
  const root = parseXml(svg.replace(/<!DOCTYPE\s+svg\b[^[\]<>]*>/i, ''), shapes);
  return imagesIn(root)
    .flatMap((image) => {
      const [, presentation = '', number = ''] =
        /presentation\/([^/]+)\/(?:svgs\/)?slide-?(\d+)\./.exec(attributeOf(image, 'href')) ?? [];
      if (!number) return [];
      const title = firstLineOf(textAt(written, presentation, `slide-${number}`)) || `Slide ${number}`;
      // A slide that was shown several times has lists of numbers in old recordings.
      const ends = numbersOf(attributeOf(image, 'out'));
      return numbersOf(attributeOf(image, 'in')).map((startSeconds, index) => ({
        startSeconds,
        title,
        seconds: (ends[index] ?? Infinity) - startSeconds,
      }));
    })
    .filter(({ seconds }) => seconds >= shortest)
    .map(({ startSeconds, title }) => ({ startSeconds, title }));
}

const imagesIn = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) =>
    child.kind === 'text' ? [] : child.name === 'image' ? [child] : imagesIn(child),
  );

const numbersOf = (text: string): number[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);

const firstLineOf = (text: string): string =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .find(Boolean) ?? '';
