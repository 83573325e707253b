import { decodeText } from '@tv/contract/uploads/read-table';
import { readXml, XmlProblem, type XmlElement } from '@tv/contract/formats/read-xml';
import type { Note } from './say.ts';
import { SourceProblem, type SourceFiles } from './source.ts';
import { largestText } from './tables.ts';

/** Reads XML of a source. Throws a `SourceProblem` that names the file or address, and the line. */
export function parseXml(text: string, where: string): XmlElement {
  try {
    return readXml(text.replace(/^\uFEFF/, '').trimStart());
  } catch (problem) {
    if (!(problem instanceof XmlProblem)) throw problem;
    throw new SourceProblem(['atLine', { where, line: problem.line, why: whyNot(problem) }]);
  }
}

function whyNot({ reason: { name, values } }: XmlProblem): Note {
  if (name === 'xml.documentType') return ['xmlDocumentType'];
  if (name === 'xml.nested') return ['xmlNested'];
  return name === 'xml.empty' ? ['xmlEmpty'] : ['xmlMalformed', { detail: String(values['detail']) }];
}

export const readXmlFile = async (files: SourceFiles, path: string): Promise<XmlElement> =>
  parseXml(decodeText(await files.read(path, largestText)), path);
