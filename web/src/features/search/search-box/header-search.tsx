import { ArrowLeft, Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useEvent } from '@tv/client/lib/browser/use-event.ts';
import { useMediaQuery } from '@tv/client/lib/browser/use-media-query.ts';
import * as text from '@tv/strings/en/browse/search.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { SearchBox } from './search-box.tsx';
import style from './search-box.module.css';

/** A field where there is room for one, else a button that lays one over the header; the search screen has its own. */
export function HeaderSearch() {
  const area = useArea();
  const { pathname } = useLocation();
  const hasRoom = useMediaQuery('(width >= 768px)');
  const [isSearching, setSearching] = useState(false);
  if (pathname === pathIn(area, 'search')) return null;
  if (hasRoom) return <SearchBox />;
  if (!isSearching) {
    return (
      <IconButton label={text.search} onClick={() => setSearching(true)}>
        <Search />
      </IconButton>
    );
  }
  return <SearchOverlay onClose={() => setSearching(false)} />;
}

function SearchOverlay({ onClose }: { onClose: () => void }) {
  const overlay = useRef<HTMLDivElement>(null);
  useEvent(overlay, 'keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && onClose());
  return (
    <div ref={overlay} className={style.overlay}>
      <IconButton label={text.closeSearch} onClick={onClose}>
        <ArrowLeft />
      </IconButton>
      <SearchBox isFocused onDone={onClose} />
    </div>
  );
}
