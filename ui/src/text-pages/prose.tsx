import { Fragment, type ReactNode } from 'react';
import { proseMarks } from '@tv/client/lib/format/prose-marks.ts';
import type { Section } from '@tv/strings/section.ts';
import { PlainSection } from './plain-page.tsx';

/** A text with its marks drawn: `**strong**`, `*emphasis*`, `` `code` `` and `[[key]]`. */
export const Prose = ({ text }: { text: string }) =>
  // Splitting by a group puts what it matched at every second place.
  text
    .split(proseMarks)
    .map((part, index) => <Fragment key={index}>{index % 2 ? marked(part) : part}</Fragment>);

function marked(part: string): ReactNode {
  if (part.startsWith('**')) return <strong>{part.slice(2, -2)}</strong>;
  if (part.startsWith('*')) return <em>{part.slice(1, -1)}</em>;
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  return <kbd>{part.slice(2, -2)}</kbd>;
}

/** A section of a page of text; what it is given besides stands below. */
export const ProseSection = ({
  id,
  section,
  children,
}: {
  id: string;
  section: Section;
  children?: ReactNode;
}) => (
  <PlainSection id={id} title={section.title}>
    {section.body.map(paragraph)}
    {children}
  </PlainSection>
);

function paragraph(part: Section['body'][number], index: number): ReactNode {
  if (typeof part === 'string')
    return (
      <p key={index}>
        <Prose text={part} />
      </p>
    );
  if ('command' in part)
    return (
      <pre key={index}>
        <code>{part.command}</code>
      </pre>
    );
  return (
    <ul key={index}>
      {part.map((item) => (
        <li key={item}>
          <Prose text={item} />
        </li>
      ))}
    </ul>
  );
}
