export type Part =
  | string
  | { kind: 'address' | 'mail'; text: string; href: string }
  | { kind: 'time'; text: string; seconds: number };

const address = String.raw`(?<address>\b(?:https?:\/\/|www\.)[^\s<>"“”]+)`;
const mail = String.raw`(?<mail>[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,})`;
const time = String.raw`(?<time>(?<![\d:.,])(?:\d{1,2}:[0-5]\d:[0-5]\d|\d{1,3}:[0-5]\d)(?![\d:]))`;
const anything = new RegExp([address, mail, time].join('|'), 'gu');

/** What ends a sentence ends no address; a bracket does only where it was opened before it. */
function withoutEnd(text: string): string {
  const shorter = text.replace(/[.,;:!?'’»…]+$/, '');
  const isOpened = (open: string, close: string) => shorter.split(open).length >= shorter.split(close).length;
  const trimmed =
    (shorter.endsWith(')') && !isOpened('(', ')')) || (shorter.endsWith(']') && !isOpened('[', ']'))
      ? shorter.slice(0, -1)
      : shorter;
  return trimmed === text ? text : withoutEnd(trimmed);
}

const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/**
 * A description in parts: web and mail addresses, and times such as `0:30` or `1:02:03` within `duration` seconds, between
 * plain text. Only `http`, `https` and `mailto` come out.
 */
export function linkedParts(words: string, duration: number): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of words.matchAll(anything)) {
    const groups = found.groups ?? {};
    const text = groups['address'] ? withoutEnd(found[0]) : found[0];
    const part = partOf(groups, text, duration);
    if (!part) continue;
    if (found.index > end) parts.push(words.slice(end, found.index));
    parts.push(part);
    end = found.index + text.length;
  }
  if (end < words.length) parts.push(words.slice(end));
  return parts;
}

function partOf(
  groups: Record<string, string | undefined>,
  text: string,
  duration: number,
): Part | undefined {
  if (groups['time']) {
    const seconds = secondsOf(text);
    return seconds <= duration ? { kind: 'time', text, seconds } : undefined;
  }
  if (groups['mail']) return { kind: 'mail', text, href: `mailto:${text}` };
  const href = text.startsWith('www.') ? `https://${text}` : text;
  return URL.canParse(href) ? { kind: 'address', text, href } : undefined;
}
