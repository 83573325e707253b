import { decodeText } from '@tv/contract/read-table';
import { readXml, XmlProblem, type XmlElement } from '@tv/contract/read-xml';
import { SourceProblem, type SourceFiles } from './source.ts';
import { largestText } from './tables.ts';

/** Reads XML of a source. Throws a `SourceProblem` that names the file or address, and the line. */
export function parseXml(text: string, where: string): XmlElement {
  try {
    return readXml(text.replace(/^\uFEFF/, '').trimStart());
  } catch (problem) {
    if (!(problem instanceof XmlProblem)) throw problem;
    throw new SourceProblem(`${where}, line ${problem.line}: ${problem.message}`);
  }
}

export const readXmlFile = async (files: SourceFiles, path: string): Promise<XmlElement> =>
  parseXml(decodeText(await files.read(path, largestText)), path);
