import type { RetentionPreviewItem } from '@tv/contract/retention/retention-rules';
import { studioPath } from '@tv/contract/pages/studio-paths';
import { Link } from 'react-router';
import { byteSize } from '@tv/strings/en/locale.ts';
import { shortDay } from '@tv/client/lib/format/short-dates.ts';
import * as text from '@tv/strings/en/studio/organization/retention.ts';
import lines from '@tv/ui/page-section.module.css';
import { keptBy } from '../parts/retention/kept-by.ts';
import { reasonWords } from '../parts/problems/reason-words.ts';

/** Items that a rule meets, and when it acts. */
export const PreviewLines = ({ items }: { items: readonly RetentionPreviewItem[] }) => (
  <ul className={lines.list}>
    {items.map((item) => (
      <li key={item.mediaContentId} className={lines.line}>
        <div className={lines.facts}>
          <p className={lines.name} dir="auto">
            <Link to={studioPath('content/:id', { id: item.mediaContentId })}>{item.title}</Link>
          </p>
          <p className={lines.detail}>{whyNot(item) ?? wordsOf(item)}</p>
          <p className={lines.detail}>
            {item.manager ? text.owner(item.manager.name) : text.noOwner}
            {item.state !== 'blocked' && ` · ${byteSize(item.sizeInBytes)}`}
          </p>
        </div>
      </li>
    ))}
  </ul>
);

const whyNot = ({ legalHold, problem }: RetentionPreviewItem) =>
  (legalHold && keptBy(legalHold)) ?? (problem && reasonWords(problem));

const wordsOf = ({ state, day, isAnnounced }: RetentionPreviewItem) =>
  [text.states[state], day !== undefined && text.onDay(shortDay(day)), isAnnounced && text.announced]
    .filter(Boolean)
    .join(', ');
