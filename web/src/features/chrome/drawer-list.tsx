import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as text from '@tv/strings/en/browse/drawers.ts';
import { Button } from '@tv/ui/button.tsx';
import listNote from '../../parts/list-note.module.css';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import style from './drawer-list.module.css';

type DrawerItem = {
  id: string;
  label: string;
  note?: string;
  to?: string;
  onPress?: () => void;
  isCurrent?: boolean;
};

type DrawerListProps = {
  title: string;
  titleTo?: string | undefined;
  /** What the link of the title says instead of it. */
  titleText?: string | undefined;
  /** Where what surrounds the list says so already. */
  hidesTitle?: boolean | undefined;
  items: DrawerItem[] | undefined;
  error: unknown;
  retry: () => void;
  /** Colour of the dot before each item. */
  mark?: 'discover' | 'followed';
  search: string;
  onSearch: (text: string) => void;
  empty: ReactNode;
  /** At a choice of an item's link. */
  onItem?: () => void;
  /** After a choice of a link. */
  onDone: () => void;
  /** Below the items: the rest of a long list, something else to do. */
  end?: ReactNode;
};

/** A search field appears above so many options, or while a search is on. */
const manyOptions = 8;

export function DrawerList(props: DrawerListProps) {
  const { title, titleTo, titleText = title, hidesTitle, items, search, onSearch, onDone } = props;
  return (
    <>
      {!hidesTitle && (
        <div className={style.head}>
          {titleTo ? (
            <Link className={style.title} to={titleTo} onClick={onDone}>
              {titleText} <ChevronRight aria-hidden="true" />
            </Link>
          ) : (
            <p className={style.title}>{title}</p>
          )}
        </div>
      )}
      {(search !== '' || (items?.length ?? 0) > manyOptions) && (
        <input
          className={style.search}
          type="search"
          aria-label={text.searchIn(title)}
          placeholder={text.search}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      )}
      <Items {...props} />
      {props.end}
    </>
  );
}

function Items({ items, error, retry, mark, search, empty, onItem, onDone, title }: DrawerListProps) {
  const { pathname } = useLocation();
  if (error && !items) {
    return (
      <div className={listNote.note}>
        <p>{text.notLoaded}</p>
        <Button onClick={retry}>{actions.tryAgain}</Button>
      </div>
    );
  }
  if (!items) {
    return (
      <div className={style.waiting} role="status" aria-label={text.loading(title)}>
        {[70, 50, 60, 45].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={14} />
        ))}
      </div>
    );
  }
  if (items.length === 0) {
    return <div className={listNote.note}>{search ? <p>{text.noResults(search)}</p> : empty}</div>;
  }
  const dot = mark && <span className={`${style.mark} ${mark === 'followed' ? style.followed : ''}`} />;
  const words = (item: DrawerItem) => (
    <>
      {dot}
      <span className={style.label} dir="auto">
        {item.label}
      </span>
      {item.note && <span className={style.note}>{item.note}</span>}
    </>
  );
  return (
    <ul aria-label={title}>
      {items.map((item) => (
        <li key={item.id}>
          {item.to ? (
            <Link
              className={style.item}
              to={item.to}
              aria-current={item.to === pathname ? 'page' : undefined}
              onClick={() => {
                onItem?.();
                onDone();
              }}
            >
              {words(item)}
            </Link>
          ) : (
            <button
              type="button"
              className={style.item}
              aria-current={item.isCurrent ? 'true' : undefined}
              onClick={item.onPress}
            >
              {words(item)}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
