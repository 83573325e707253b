import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { limits } from '@tv/contract/limits/limits';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/browse/search.ts';
import { noOffers, useSlashKey } from './combobox.ts';
import style from './search-box.module.css';
import { searchPath } from '@tv/client/lib/area/search-path.ts';

const loadOffers = () => import('./header-offers.tsx');
const HeaderOffers = lazy(async () => ({ default: (await loadOffers()).HeaderOffers }));

/** The header's search field. What it offers, and the code for that, comes when somebody goes to it. */
export function SearchBox({ onDone, isFocused }: { onDone?: () => void; isFocused?: boolean }) {
  const area = useArea();
  const userId = useCurrentUser()?.id;
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const [typed, type] = useState('');
  const [isAwake, setAwake] = useState(false);
  const [shown, setShown] = useState(noOffers);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useSlashKey(() => input.current?.focus());
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const go = (address: string) => {
    type('');
    input.current?.blur();
    onDone?.();
    void navigate(address, { state: { from: pathname + search + hash } });
  };
  const searchFor = (term: string) => {
    const clean = term.trim();
    if (!clean) return;
    void import('./recent-searches.ts').then(({ rememberSearch }) =>
      rememberSearch(userId, area.organizationId, clean),
    );
    go(searchPath(area, clean));
  };
  return (
    <form
      ref={form}
      role="search"
      aria-label={text.portal}
      className={style.form}
      onSubmit={(event) => {
        event.preventDefault();
        searchFor(typed);
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
          aria-autocomplete="list"
          aria-keyshortcuts="/"
          aria-expanded={shown.isShown}
          aria-controls={shown.listId}
          aria-activedescendant={shown.chosenId}
          placeholder={text.whatToSearch}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.searchTermLength}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onPointerEnter={() => void loadOffers().catch(() => {})}
          onFocus={() => setAwake(true)}
        />
        <kbd className={style.key} aria-hidden="true">
          /
        </kbd>
      </div>
      {isAwake && (
        <Suspense>
          <HeaderOffers form={form} typed={typed} onSearch={searchFor} onGo={go} onChange={setShown} />
        </Suspense>
      )}
    </form>
  );
}
