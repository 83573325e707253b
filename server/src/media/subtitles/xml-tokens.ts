import { decodeEntities, problemAt } from './cue.ts';

export type XmlToken =
  | { kind: 'open'; name: string; attributes: Map<string, string>; isEmpty: boolean; line: number }
  | { kind: 'close'; name: string; line: number }
  | { kind: 'text'; text: string; line: number };

const markup =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!|<\/([^\s<>]+)\s*>|<([^\s<>/!?]+)((?:\s+[^\s=<>/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;
const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads well-formed XML as far as subtitles need it. Names lose their prefix. Document type declarations are refused:
 * with them entities could be defined that grow without bound or point to other files.
 */
export function* xmlTokens(text: string): Generator<XmlToken> {
  let position = 0;
  let line = 1;
  const open: string[] = [];
  for (const match of text.matchAll(markup)) {
    const between = text.slice(position, match.index);
    if (between) yield { kind: 'text', text: decodeEntities(between), line };
    line += newlines(between);
    const [whole, data, closing, opening, attributes = '', slash] = match;
    if (whole === '<!') throw problemAt(line, 'a document type is not accepted; remove it.');
    if (whole === '<') throw problemAt(line, 'this is no well-formed XML.');
    if (data !== undefined) yield { kind: 'text', text: data, line };
    if (closing) {
      if (open.pop() !== closing) throw problemAt(line, `</${closing.slice(0, 40)}> closes nothing.`);
      yield { kind: 'close', name: local(closing), line };
    }
    if (opening) {
      if (!slash) open.push(opening);
      if (open.length > 100) throw problemAt(line, 'elements are nested too deeply.');
      yield {
        kind: 'open',
        name: local(opening),
        attributes: attributesOf(attributes),
        isEmpty: slash === '/',
        line,
      };
    }
    line += newlines(whole);
    position = match.index + whole.length;
  }
  if (open.length > 0)
    throw problemAt(line, `<${open.at(-1)!.slice(0, 40)}> is never closed; the file breaks off.`);
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);
const newlines = (text: string) => text.split('\n').length - 1;

function attributesOf(text: string): Map<string, string> {
  return new Map(
    Array.from(text.matchAll(attribute), ([, name, double, single]) => [
      local(name!),
      decodeEntities(double ?? single ?? ''),
    ]),
  );
}
