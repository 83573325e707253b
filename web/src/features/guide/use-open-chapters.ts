import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import type { ShownChapter } from './chapters.ts';

/**
 * Which chapters are unfolded: at first the reader's own, then also each that an address leads into. An address that names a task
 * gives its heading the focus. A page that is printed is unfolded as a whole.
 */
export function useOpenChapters(chapters: readonly ShownChapter[]) {
  const { hash, key } = useLocation();
  const manner = useNavigationType();
  const named = decodeURIComponent(hash.slice(1));
  const withNamed = (open: ReadonlySet<string>) => {
    const chapter = chapters.find(({ id, tasks }) => id === named || tasks.some((task) => task.id === named));
    return chapter && !open.has(chapter.id) ? new Set([...open, chapter.id]) : open;
  };
  const [open, setOpen] = useState<ReadonlySet<string>>(() =>
    withNamed(new Set(chapters.slice(0, 1).map(({ id }) => id))),
  );
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setOpen(withNamed(open));
  }
  useEffect(() => {
    if (!named || manner === 'POP') return;
    const target = document.getElementById(named);
    target?.querySelector<HTMLElement>(':is(summary, h3)')?.focus({ preventScroll: true });
  }, [named, key, manner]);
  useEffect(() => {
    const unfold = () => flushSync(() => setOpen(new Set(chapters.map(({ id }) => id))));
    addEventListener('beforeprint', unfold);
    return () => removeEventListener('beforeprint', unfold);
  }, [chapters]);
  const toggle = (id: string, isOpen: boolean) =>
    setOpen((before) => {
      if (before.has(id) === isOpen) return before;
      const next = new Set(before);
      if (isOpen) next.add(id);
      else next.delete(id);
      return next;
    });
  return { open, toggle };
}
