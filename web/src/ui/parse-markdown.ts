/** A part of a line of Markdown. Nothing else has a meaning; HTML is text. */
export type Inline = { kind: 'text' | 'strong' | 'emphasis' | 'code'; text: string } | Link;
type Link = { kind: 'link'; text: string; address: string };

export type Block =
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'list'; isNumbered: boolean; items: Inline[][] };

const heading = /^(#{1,6})\s+(.+?)\s*#*$/;
const item = /^\s*([-*+]|\d{1,9}[.)])\s+(.+)$/;
const marks = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\))/;

/** The blocks of a text in Markdown: headings, paragraphs and plain lists. */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push({ kind: 'paragraph', content: readInline(lines.join(' ')) });
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const [, hashes, title] = heading.exec(line) ?? [];
    const [, bullet, entry] = item.exec(line) ?? [];
    if (hashes && title) {
      end();
      blocks.push({ kind: 'heading', level: hashes.length, content: readInline(title) });
    } else if (bullet && entry) {
      end();
      const isNumbered = /^\d/.test(bullet);
      const last = blocks.at(-1);
      if (last?.kind === 'list' && last.isNumbered === isNumbered) last.items.push(readInline(entry));
      else blocks.push({ kind: 'list', isNumbered, items: [readInline(entry)] });
    } else if (line.trim() === '') end();
    else lines.push(line.trim());
  }
  end();
  return blocks;
}

export const readInline = (text: string): Inline[] =>
  // Splitting by a group puts what it matched at every second place.
  text
    .split(marks)
    .map((part, index): Inline => (index % 2 ? marked(part) : { kind: 'text', text: part }))
    .filter((part) => part.text !== '');

function marked(part: string): Inline {
  if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
  if (part.startsWith('*')) return { kind: 'emphasis', text: part.slice(1, -1) };
  if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
  const [text = '', address = ''] = part.slice(1, -1).split('](');
  return isSafe(address) ? { kind: 'link', text, address } : { kind: 'text', text };
}

/** Never a script or data: other sites, mail, and paths of this origin. */
const isSafe = (address: string) => /^(https?:\/\/|mailto:|#|\/(?![/\\]))/i.test(address);
