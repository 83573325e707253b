import { decodeHTML } from 'entities';

/** HTML of a description as Markdown: links, lists and paragraphs stay, everything else is text. Text without tags stays as it is. */
export function markdownOf(html: string): string {
  if (!/<[a-z/!][^<>]*>|&[a-z\d#]+;/i.test(html)) return html.trim();
  const text = html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<(script|style)\b[^<>]*>[^]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(
      /<a\b[^<>]*?\bhref\s*=\s*(?:"([^"<>]*)"|'([^'<>]*)')[^<>]*>([^<>]*)<\/a\s*>/gi,
      (_, double, single, words) => linkOf(String(double ?? single), String(words)),
    )
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<(?:br|hr)\b[^<>]*>/gi, '\n')
    .replace(/<\/?(?:p|div|ul|ol|h[1-6]|blockquote|table|tr)\b[^<>]*>/gi, '\n\n')
    .replace(/<[a-z/!][^<>]*>/gi, '');
  return decodeHTML(text)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n[ \t]+/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function linkOf(address: string, words: string): string {
  const text = words.trim();
  if (!/^https?:\/\//i.test(address) || /[\s()]/.test(address)) return text;
  return text === '' || text === address ? address : `[${text.replace(/[[\]]/g, '')}](${address})`;
}
