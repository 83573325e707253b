import { studioPath } from '@tv/contract/pages/studio-paths';
import { useState } from 'react';
import { Link } from 'react-router';
import * as text from '@tv/strings/en/studio/content/bring-now.ts';
import type { BringLine } from './bring-lines.ts';
import style from './bring-list.module.css';

/** Pixels of a line, as the style sheet says, and lines that are shown beyond the edges. */
const lineHeight = 64;
const beyond = 8;
/** Lines that fit into the list at most. */
const mostSeen = 8;

const tones = {
  ...{ coming: 'calm', sending: 'calm', here: 'calm', deleted: 'calm' },
  ...{ came: 'good', failed: 'error', noFile: 'warning' },
} as const;

/** The items of a source, of which those near the visible part alone are in the page. */
export function BringList({ lines }: { lines: readonly BringLine[] }) {
  const [top, setTop] = useState(0);
  const first = Math.max(0, Math.floor(top / lineHeight) - beyond);
  const shown = lines.slice(first, first + mostSeen + 2 * beyond);
  return (
    <div
      className={style.list}
      role="region"
      aria-label={text.list}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the arrow keys need the focus here
      tabIndex={0}
      onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
    >
      <ul style={{ height: lines.length * lineHeight }} className={style.lines}>
        {shown.map((line, index) => (
          <li
            key={line.item.sourceId}
            className={style.line}
            style={{ top: (first + index) * lineHeight }}
            aria-setsize={lines.length}
            aria-posinset={first + index + 1}
          >
            <p dir="auto">
              {line.id ? (
                <Link to={studioPath('content/:id', { id: line.id })}>{line.item.title}</Link>
              ) : (
                line.item.title
              )}
            </p>
            <p className={style.detail} title={line.notes.join(' ')}>
              <span className={style[tones[line.outcome]]}>{text.outcomes[line.outcome]}</span>
              {line.notes.length > 0 && ` · ${line.notes.join(' ')}`}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
