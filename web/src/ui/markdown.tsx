import { readMarkdown, type Block, type Inline } from './parse-markdown.ts';

/** A text in Markdown. Its headings stand below the page's own, so that there is one first heading. */
export const Markdown = ({ text }: { text: string }) => readMarkdown(text).map(drawnBlock);

function drawnBlock(block: Block, index: number) {
  if (block.kind === 'paragraph') return <p key={index}>{block.content.map(drawn)}</p>;
  if (block.kind === 'heading') {
    const Heading = block.level <= 2 ? 'h2' : 'h3';
    return <Heading key={index}>{block.content.map(drawn)}</Heading>;
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List key={index}>
      {block.items.map((item, place) => (
        <li key={place}>{item.map(drawn)}</li>
      ))}
    </List>
  );
}

function drawn(part: Inline, index: number) {
  if (part.kind === 'strong') return <strong key={index}>{part.text}</strong>;
  if (part.kind === 'emphasis') return <em key={index}>{part.text}</em>;
  if (part.kind === 'code') return <code key={index}>{part.text}</code>;
  if (!('address' in part)) return part.text;
  return (
    <a key={index} href={part.address} rel="noreferrer">
      {part.text}
    </a>
  );
}
