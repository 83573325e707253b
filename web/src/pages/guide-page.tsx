import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { chaptersFor } from '../features/guide/chapters.ts';
import { findTasks } from '../features/guide/find-tasks.ts';
import { GuideChapter } from '../features/guide/guide-chapter.tsx';
import { GuideChapters, GuideContents } from '../features/guide/guide-contents.tsx';
import { GuideSearch } from '../features/guide/guide-search.tsx';
import { useOpenChapters } from '../features/guide/use-open-chapters.ts';
import { useSlashKey } from '../features/search/search-box/combobox.ts';
import { useAddressText } from '@tv/client/lib/area/use-address-text.ts';
import { admitAnybody } from '@tv/client/lib/session/access.ts';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/guide/guide.ts';
import { PlainPage } from '@tv/ui/text-pages/plain-page.tsx';

/** Anybody may read the guide. Who has a session finds the chapter of their role first. */
export const loader = admitAnybody;

export function GuidePage() {
  const user = useCurrentUser();
  const chapters = useMemo(() => chaptersFor(user), [user]);
  const [typed, type] = useAddressText('searchTerm');
  const found = useMemo(() => findTasks(chapters, typed), [chapters, typed]);
  const { open, toggle } = useOpenChapters(chapters);
  const { key, hash, search } = useLocation();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    // A person who opens a task has found it, even if the address does not have the search term yet.
    if (hash && !search) type('');
  }
  const field = useRef<HTMLDivElement>(null);
  useSlashKey(() => field.current?.querySelector('input')?.focus());
  return (
    <PlainPage title={text.title} lead={text.lead} aside={<GuideContents chapters={chapters} open={open} />}>
      <GuideSearch field={field} term={typed} found={found} onChange={type} />
      {!typed.trim() && (
        <>
          <GuideChapters chapters={chapters} />
          <div>
            {chapters.map((chapter) => (
              <GuideChapter
                key={chapter.id}
                chapter={chapter}
                isOpen={open.has(chapter.id)}
                onToggle={(isOpen) => toggle(chapter.id, isOpen)}
              />
            ))}
          </div>
        </>
      )}
    </PlainPage>
  );
}
