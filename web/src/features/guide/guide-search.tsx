import { SearchX } from 'lucide-react';
import { useRef, type KeyboardEvent, type RefObject } from 'react';
import { Link, useNavigate } from 'react-router';
import * as text from '@tv/strings/en/guide/guide.ts';
import { Button } from '@tv/ui/button.tsx';
import { MarkedText } from '@tv/ui/search/marked-text.tsx';
import { Notice } from '@tv/ui/notice.tsx';
import { SearchField } from '@tv/ui/search/search-field.tsx';
import type { FoundTask } from './find-tasks.ts';
import { toTask } from './guide-contents.tsx';
import style from './guide-search.module.css';

type GuideSearchProps = {
  field: RefObject<HTMLDivElement | null>;
  term: string;
  found: readonly FoundTask[];
  onChange: (term: string) => void;
};

/** The field, and what was found. Arrows walk from the field through the results, Enter opens the first, Escape empties the field. */
export function GuideSearch({ field, term, found, onChange }: GuideSearchProps) {
  const navigate = useNavigate();
  const list = useRef<HTMLOListElement>(null);
  const isSearching = term.trim() !== '';
  const input = () => field.current?.querySelector('input');
  const clear = () => {
    onChange('');
    input()?.focus();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isSearching) {
      event.preventDefault();
      clear();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const links = [...(list.current?.querySelectorAll<HTMLElement>('a') ?? [])];
    if (!step || links.length === 0) return;
    event.preventDefault();
    const at = links.findIndex((link) => link === document.activeElement);
    const next = at + step;
    if (next < 0) input()?.focus();
    else links[Math.min(next, links.length - 1)]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of its field and of its links
    <div role="search" className={style.search} onKeyDown={walk} ref={field}>
      <SearchField
        label={text.search}
        size="large"
        value={term}
        onChange={onChange}
        aria-keyshortcuts="/"
        onKeyDown={({ key, nativeEvent }) => {
          const [first] = found;
          if (key === 'Enter' && first && !nativeEvent.isComposing) void navigate(toTask(first.task.id));
        }}
      />
      <p role="status" className={found.length > 0 ? style.count : 'visually-hidden'}>
        {isSearching &&
          (found.length > 0 ? text.found(found.length, term.trim()) : text.nothingFound(term.trim()))}
      </p>
      {found.length > 0 && (
        <ol ref={list} className={style.results} aria-label={text.results}>
          {found.map(({ task, chapter, excerpt }) => (
            <li key={task.id}>
              <Link to={toTask(task.id)} className={style.result}>
                <span className={style.title}>
                  <MarkedText text={task.text.title} term={term} />
                </span>
                <span className={style.chapter}>{chapter}</span>
                <span className={style.excerpt}>
                  <MarkedText text={excerpt} term={term} />
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
      {isSearching && found.length === 0 && (
        <Notice icon={<SearchX />} title={text.nothingFound(term.trim())} text={text.otherWords}>
          <Button onClick={clear}>{text.showAll}</Button>
        </Notice>
      )}
    </div>
  );
}
