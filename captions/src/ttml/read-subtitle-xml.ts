import { escapeMarkup } from '@tv/contract/formats/escape-markup';
import { decodeHTMLStrict } from 'entities';
import { readXml, XmlProblem, type XmlElement } from '@tv/contract/formats/read-xml';
import { withoutControls } from '../runs.ts';
import { problemAt } from '../subtitle-file.ts';

/** The namespaces of TTML and of its first editions. */
const timedText = /^http:\/\/www\.w3\.org\/.*(?:ttml|ttaf)/;
const isForeign = (namespace: string) => namespace !== '' && !timedText.test(namespace);

/**
 * Reads the XML of a TTML file, also where it has characters or names of characters that XML has not. What is of another
 * namespace than TTML's is left out; a file whose prefixes are not declared is read by the names alone.
 */
export function readSubtitleXml(text: string): XmlElement {
  try {
    return readXml(withPlainCharacters(text), isForeign);
  } catch (problem) {
    throw problem instanceof XmlProblem ? problemAt(problem.line, problem.reason) : problem;
  }
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
