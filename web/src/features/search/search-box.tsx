import { History, Search } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { limits } from '@tv/contract/limits';
import { useCurrentUser } from '../../lib/current-user.ts';
import { pathIn, usePlace } from '../../lib/place.ts';
import { forgetSearches, recentSearches, rememberSearch } from '../../lib/recent-searches.ts';
import { useEvent } from '../../lib/use-event.ts';
import * as text from '../../strings/en/search.ts';
import style from './search-box.module.css';

/** The search field with the person's recent searches: a combobox whose list only ever offers whole terms. */
export function SearchBox({ onDone, isFocused }: { onDone?: () => void; isFocused?: boolean }) {
  const place = usePlace();
  const userId = useCurrentUser()?.id;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [query] = useSearchParams();
  const asked = pathname === pathIn(place, 'search') ? (query.get('searchTerm') ?? '') : '';
  const [term, setTerm] = useState(asked);
  const [recent, setRecent] = useState<string[]>([]);
  const [chosen, setChosen] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const listId = useId();
  const shown = recent.filter((old) => old.startsWith(term.trim().toLowerCase()) && old !== term);
  useEffect(() => setTerm(asked), [asked]);
  useSlashKey(input);
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const close = () => {
    setRecent([]);
    setChosen(-1);
  };
  useEvent(form, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node) || !form.current?.contains(relatedTarget)) close();
  });
  const go = (wanted: string) => {
    const clean = wanted.trim();
    if (!clean) return;
    rememberSearch(userId, place.organizationId, clean);
    close();
    setTerm(clean);
    input.current?.blur();
    onDone?.();
    const address = `${pathIn(place, 'search')}?searchTerm=${encodeURIComponent(clean)}`;
    void navigate(address, { state: { from: asked ? undefined : pathname + search + hash } });
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      close();
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (shown.length === 0) return setRecent(recentSearches(userId, place.organizationId));
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place beyond the options stands for the field itself.
    const places = shown.length + 1;
    setChosen((now) => ((now + 1 + step + places) % places) - 1);
  };

  return (
    <form
      ref={form}
      role="search"
      aria-label={text.portal}
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        go(shown[chosen] ?? term);
      }}
    >
      <div className={style.field}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          className={style.input}
          type="search"
          role="combobox"
          aria-label={text.search}
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-activedescendant={chosen >= 0 ? `${listId}-${chosen}` : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          placeholder={text.whatToSearch}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.searchTermLength}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setChosen(-1);
          }}
          onFocus={() => setRecent(recentSearches(userId, place.organizationId))}
          onKeyDown={onKeyDown}
        />
        <kbd className={style.key} aria-hidden="true">
          /
        </kbd>
      </div>
      {shown.length > 0 && (
        <div className={style.list}>
          <div className={style.listHead}>
            {text.recentSearches}
            <button
              type="button"
              className={style.clear}
              onClick={() => {
                forgetSearches(userId, place.organizationId);
                close();
                input.current?.focus();
              }}
            >
              {text.clear}
            </button>
          </div>
          <div role="listbox" id={listId} aria-label={text.recentSearches}>
            {shown.map((old, index) => (
              // The keys are the field's (aria-activedescendant).
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={old}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === chosen}
                className={`${style.option} ${index === chosen ? style.chosen : ''}`}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => go(old)}
              >
                <History aria-hidden="true" />
                {old}
              </div>
            ))}
          </div>
        </div>
      )}
    </form>
  );
}

/** `/` brings the focus here from anywhere that takes no text. */
function useSlashKey(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const at = event.target;
      const isTyping =
        at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at.tagName));
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      if (event.defaultPrevented || document.querySelector('dialog:modal') || !input.current) return;
      event.preventDefault();
      input.current.focus();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [input]);
}
